"""Rows: how a table and its log entries are encoded in a database, the same in every store.

tables       one row per table; `box` is the digest of a row of `boxes`, or the box itself if an older edition wrote it
boxes        every distinct box once, by its digest
happenings   one row per log entry, numbered from 1 at each table
results      the results of matches that are over
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from rattery.server.store.store import Damaged, LogEntry, SeatRow, TableRow

EDITION = 3  # of the schema: 2 added the version of the rules, 3 stores every distinct box once
TABLE_COLUMNS = "id, game, box, key, host, seats, listed, created, rules"
TABLE_QUERY = (
    "SELECT id, game, coalesce(boxes.box, tables.box), key, host, seats, listed, created, rules"
    " FROM tables LEFT JOIN boxes ON boxes.digest = tables.box"
)
MALFORMED = "rows on a malformed page of the file"  # as the problem of a table
ENTRY_COLUMNS = "number, kind, seat, facts, key, at"

Row = tuple[Any, ...]  # the values of a row, not validated: the file may be damaged

UNDECODABLE = (msgspec.DecodeError, UnicodeError, TypeError, ValueError, RecursionError)
DELETIONS = (
    "DELETE FROM results WHERE tbl = {}",
    "DELETE FROM happenings WHERE tbl = {}",
    "DELETE FROM tables WHERE id = {}",
)  # in this order a crash between two of them leaves no dangling reference


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def box_digest(box: str) -> str:
    """The key under which a box is stored: the SHA-256 of its JSON."""
    return hashlib.sha256(box.encode()).hexdigest()


def table_values(table: TableRow, box: str) -> tuple[object, ...]:
    """The values of TABLE_COLUMNS; `box` is its digest, or its JSON in a store of an older edition."""
    return (
        *(table.id, table.game, box, table.key, table.host),
        *(json_text(table.seats), table.listed, table.created, table.rules),
    )


def table_row(values: Row) -> TableRow:
    """Decode the values of TABLE_COLUMNS; Damaged if that fails."""
    id_, game, box, key, host, seats, listed, created, rules = values
    try:
        seat_rows = msgspec.json.decode(seats, type=tuple[SeatRow, ...])
        return TableRow(id_, game, _box(box), key, host, seat_rows, bool(listed), created, rules)
    except UNDECODABLE as error:
        raise Damaged(str(id_), f"the row of the table: {type(error).__name__}") from None


@lru_cache(256)
def _box(text: str) -> dict[str, object]:
    """A decoded box, shared by all tables that have it and therefore never modified."""
    box: dict[str, object] = msgspec.json.decode(text)
    return box


def entry_values(table: str, entry: LogEntry) -> tuple[object, ...]:
    """The table's id, and the values of ENTRY_COLUMNS."""
    return (table, entry.number, entry.kind, entry.seat, json_text(entry.facts), entry.key, entry.at)


def log_entry(values: Row) -> LogEntry:
    """Decode the values of ENTRY_COLUMNS; Damaged if that fails."""
    number, kind, seat, facts, key, at = values
    try:
        return LogEntry(number, kind, seat, msgspec.json.decode(facts, type=dict[str, object]), key, at)
    except UNDECODABLE as error:
        raise Damaged("", f"log entry {number}: {type(error).__name__}") from None


def results(values: Sequence[Row]) -> dict[str, dict[str, object]]:
    """Results by table, from pairs of table and JSON. Unreadable ones are left out: a result follows from the moves."""
    found: dict[str, dict[str, object]] = {}
    for table, result in values:
        with contextlib.suppress(*UNDECODABLE):
            found[table] = msgspec.json.decode(result, type=dict[str, object])
    return found
