"""Checking a whole store: loads and replays every table as a server would, and compares it with its stored result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from rattery.server.store.reading import StoreReader
from rattery.server.store.rows import log_entry, table_row
from rattery.server.store.store import Damaged, LogEntry, TableRow
from rattery.server.tables.loading import OtherRulesTable, Unreadable, begun_by_others, load
from rattery.server.tables.state import OVER, TableState

WELL, REPLAYED, OTHER_RULES, DAMAGED = "well", "replayed", "other-rules", "damaged"


@dataclass(frozen=True)
class Finding:
    """The finding for a table: WELL, REPLAYED (begun with another version of the rules, but this one provably replays the
    same match), OTHER_RULES (it does not) or DAMAGED."""

    table: str
    kind: str
    stage: str = ""
    problem: str = ""


def check(reader: StoreReader) -> Iterator[Finding]:
    """Check every table in turn."""
    for table in reader.table_ids():
        yield check_table(reader, table)


def check_table(reader: StoreReader, table: str) -> Finding:
    try:
        state = read_state(reader, table)
    except OtherRulesTable as error:
        return Finding(table, OTHER_RULES, problem=error.problem)
    except Unreadable as error:
        return Finding(table, DAMAGED, problem=error.problem)
    problem = _wrong_result(reader, state)
    if problem:
        return Finding(table, DAMAGED, state.stage, problem)
    is_other = state.has_begun and begun_by_others(state)
    return Finding(table, REPLAYED if is_other else WELL, state.stage)


def read_state(reader: StoreReader, table: str) -> TableState:
    """The state of a table, as a server would load it; Unreadable if it cannot be."""
    try:
        row, entries = read_rows(reader, table)
    except Damaged as damaged:
        raise Unreadable(table, damaged.problem) from None
    return load(row, entries)


def read_rows(reader: StoreReader, table: str) -> tuple[TableRow, list[LogEntry]]:
    values = reader.table(table)
    if values is None:
        raise Damaged(table, "there is no such table")
    return table_row(values), [log_entry(found) for found in reader.log_entries(table)]


def _wrong_result(reader: StoreReader, state: TableState) -> str:
    """What is wrong with the stored result, which must follow from the moves; empty if nothing is."""
    try:
        text = reader.result(state.row.id)
        if text is None:
            return ""
        kept = msgspec.json.decode(text, type=dict[str, object])
    except (Damaged, msgspec.DecodeError, UnicodeError, RecursionError):
        return "its result cannot be read"
    if state.stage != OVER or state.match is None:
        return "it has a result and is not over"
    same = (kept.get("scores"), kept.get("winners")) == (state.match.scores, state.winners)
    return "" if same else "its result is not what its moves lead to"
