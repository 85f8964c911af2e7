"""Exporting one table: everything that can be read of it, even if it is damaged or needs rules that are not installed."""

from __future__ import annotations

import msgspec

from rattery.server.errors import NoSuch
from rattery.server.part import Part
from rattery.server.store.reading import StoreReader
from rattery.server.store.rows import ENTRY_COLUMNS, TABLE_COLUMNS
from rattery.server.store.store import Damaged
from rattery.server.tables.loading import Unreadable
from rattery.server.tables.result import match_file
from rattery.server.tables.state import OVER
from rattery.server.upkeep.checking import check_table, read_state

FORMAT = 1
SECRETS = ("host", "secret", "invitation", "address", "link")  # digests of secrets, and players' webhooks


def export(reader: StoreReader, table: str) -> Part:
    """A table as data: its rows, the finding of its check and, if it is over, the match file for `rattery verify`."""
    values, entries = _row(reader, table), reader.readable_log_entries(table)
    if values is None:
        raise NoSuch("no-such-table", given=table[:40])
    found = check_table(reader, table)
    row = dict(zip(TABLE_COLUMNS.split(", "), values, strict=False))
    return {
        "rattery_table": FORMAT,
        "found": {"kind": found.kind, "stage": found.stage, "problem": found.problem},
        "table": {name: _readable(value) for name, value in row.items() if name not in SECRETS},
        "happenings": [_log_entry(happened) for happened in entries],
        "match": _match(reader, table),
    }


def _row(reader: StoreReader, table: str) -> tuple[object, ...] | None:
    """The row of a table, empty if it cannot be read; None if there is none."""
    try:
        return reader.table(table)
    except Damaged:
        return ()


def _log_entry(values: tuple[object, ...]) -> Part:
    return {
        name: _readable(value) for name, value in zip(ENTRY_COLUMNS.split(", "), values, strict=True) if name != "key"
    }


def _readable(value: object) -> object:
    """Decoded JSON without SECRETS; damaged JSON as it is stored, and bytes in hexadecimal."""
    if isinstance(value, bytes):
        return value.hex()
    if not isinstance(value, str) or not value.startswith(("{", "[")):
        return value
    try:
        return _without_secrets(msgspec.json.decode(value))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return value


def _without_secrets(value: object) -> object:
    if isinstance(value, dict):
        return {name: _without_secrets(part) for name, part in value.items() if name not in SECRETS}
    return [_without_secrets(part) for part in value] if isinstance(value, list) else value


def _match(reader: StoreReader, table: str) -> Part | None:
    try:
        state = read_state(reader, table)
    except Unreadable:
        return None
    return match_file(state) if state.stage == OVER else None
