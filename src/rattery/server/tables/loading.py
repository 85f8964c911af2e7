"""Loading: builds a table's state from its stored row and log entries. Unreadable data makes that table alone unavailable.

Log entries are replayed by the installed rules. A match begun under another version of the rules is accepted only if every
move was stored with fingerprints of its positions and these are reached again: no match silently becomes another one.
"""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.errors import RatteryError
from rattery.server.errors import Refusal
from rattery.server.store.store import LogEntry, TableRow
from rattery.server.tables.fold.apply import UnknownKind, apply_all
from rattery.server.tables.state import TableState


class Unreadable(Refusal):
    """A table whose rows are damaged. `problem` is for the operator's log and never contains text players typed."""

    reason, status = "unreadable", 409
    closing_code = 4409  # of its WebSockets: clients do not reconnect

    def __init__(self, table: str, problem: str, message: str = "cannot-read-table", **facts: str) -> None:
        super().__init__(message, given=table, **facts)
        self.table, self.problem = table, problem


class OtherRulesTable(Unreadable):
    """A table whose match was begun under a version of the rules that is not installed."""

    reason, closing_code = "other-rules", 4410

    def __init__(self, table: str, begun_by: str, now: str) -> None:
        problem = f"begun by rules {begun_by}, here are {now}"
        super().__init__(table, problem, "cannot-replay-table", saved=begun_by, now=now)


def load(row: TableRow, entries: Sequence[LogEntry]) -> TableState:
    """The state of a table after all its log entries; raises Unreadable. Blocking: a few milliseconds a move."""
    try:
        state = TableState(row)
    except RatteryError as error:
        raise Unreadable(row.id, str(error)) from error
    except Exception as error:
        raise Unreadable(row.id, _named(error)) from error
    read_on(state, entries)
    if state.has_begun and begun_by_others(state) and not state.is_verified:
        raise _other_rules(state)
    return state


def read_on(state: TableState, entries: Sequence[LogEntry]) -> None:
    """Apply further log entries; any error becomes Unreadable, so that it affects this table alone."""
    try:
        apply_all(state, entries)
    except UnknownKind as error:
        raise Unreadable(state.row.id, str(error), "table-newer") from error
    except Exception as error:  # a damaged row may cause any exception
        if begun_by_others(state):
            raise _other_rules(state) from error
        raise Unreadable(state.row.id, _named(error)) from error


def begun_by_others(state: TableState) -> bool:
    """Whether the match was begun under another version of the rules than the installed one."""
    return state.rules not in (None, state.game.rules_version)


def _other_rules(state: TableState) -> OtherRulesTable:
    return OtherRulesTable(state.row.id, str(state.rules)[:12], state.game.rules_version)


def _named(error: Exception) -> str:
    """The message of an error of ours; of any other only the type, as its message may quote text players typed."""
    return str(error) if type(error).__module__.startswith("rattery.") else type(error).__name__
