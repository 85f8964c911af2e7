"""Loading: a table's state from what is written of it. What cannot be read is refused for that table alone, in a sentence.

Happenings are replayed by the rules at hand. A match that was begun by other rules is replayed only if every move was
written with the position it was made in and leads to the same one again: nothing becomes another match without a word.
"""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.errors import RatteryError
from rattery.server.errors import Refusal
from rattery.server.store.store import Happening, TableRow
from rattery.server.tables.fold.apply import UnknownKind, follow
from rattery.server.tables.state import TableState


class Unreadable(Refusal):
    """A table whose rows are damaged. `problem` is for the operator: what is wrong, without what players typed."""

    reason, status = "unreadable", 409
    closing_code = 4409  # of connections to it: they need not come back

    def __init__(self, table: str, problem: str, message: str = "cannot-read-table", **facts: str) -> None:
        super().__init__(message, given=table, **facts)
        self.table, self.problem = table, problem


class OtherRulesTable(Unreadable):
    """A table whose match was begun by rules that are not at hand."""

    reason, closing_code = "other-rules", 4410

    def __init__(self, table: str, begun_by: str, now: str) -> None:
        problem = f"begun by rules {begun_by}, here are {now}"
        super().__init__(table, problem, "cannot-replay-table", saved=begun_by, now=now)


def load(row: TableRow, happenings: Sequence[Happening]) -> TableState:
    """The state that follows from a table's happenings."""
    try:
        state = TableState(row)
    except RatteryError as error:
        raise Unreadable(row.id, str(error)) from error
    except Exception as error:
        raise Unreadable(row.id, _named(error)) from error
    read_on(state, happenings)
    if state.has_begun and begun_by_others(state) and not state.is_proven:
        raise _other_rules(state)
    return state


def read_on(state: TableState, happenings: Sequence[Happening]) -> None:
    """Apply what was written; whatever is wrong with it is wrong with this table alone."""
    try:
        follow(state, happenings)
    except UnknownKind as error:
        raise Unreadable(state.row.id, str(error), "table-newer") from error
    except Exception as error:  # a damaged row may break anything
        if begun_by_others(state):
            raise _other_rules(state) from error
        raise Unreadable(state.row.id, _named(error)) from error


def begun_by_others(state: TableState) -> bool:
    """Whether the match was begun by other rules than those at hand."""
    return state.rules not in (None, state.game.rules_version)


def _other_rules(state: TableState) -> OtherRulesTable:
    return OtherRulesTable(state.row.id, str(state.rules)[:12], state.game.rules_version)


def _named(error: Exception) -> str:
    """What went wrong. Errors of our own say it; others may quote what players typed and are only named."""
    return str(error) if type(error).__module__.startswith("rattery.") else type(error).__name__
