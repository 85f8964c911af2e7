"""The ledger finds missing rows, duplicate rows and rows without a request."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chaos.ledger import Ledger
from rattery.core.box import BoxFile
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.state import TableState

ROW = TableRow(
    *("t", "rat_trap(players=2)", BoxFile.standard("rat_trap").data, "07" * 16, None),
    *((SeatRow("person", "Ann"), SeatRow("person", "Bob")), False, 1.0),
)


def a_course() -> tuple[Ledger, list[LogEntry]]:
    """A few moves with their requests, acknowledgements and rows."""
    ledger, state = Ledger(), TableState(ROW)
    entries = [LogEntry(1, "begin", None, {}, None, 1.0)]
    apply(state, entries[0])
    for number in range(2, 8):
        seat = state.asked()[0]
        message = {"type": "move", "id": f"key-{number:05}", "version": state.question_version}
        message["move"] = str(state.offered(seat)[0])
        ledger.ask("t", seat, message)
        entries.append(LogEntry(number, "move", seat, {"move": message["move"]}, f"asked:{message['id']}", 1.0))
        apply(state, entries[-1])
        ledger.done("t", {"id": message["id"], "version": state.version})
    return ledger, entries


def test_what_was_told_and_what_is_written_are_the_same() -> None:
    ledger, entries = a_course()
    state = ledger.compare(ROW, entries)
    assert ledger.problems == []
    assert ledger.acknowledged == 6
    assert state.number == 7


def lose_the_last(entries: list[LogEntry]) -> None:
    entries.pop()


def change_who_moved(entries: list[LogEntry]) -> None:
    last = entries.pop()
    assert last.seat is not None
    entries.append(LogEntry(last.number, "move", 1 - last.seat, last.facts, last.key, last.at))


def add_what_nobody_asked_for(entries: list[LogEntry]) -> None:
    entries.append(LogEntry(8, "say", 0, {"text": "hi"}, "asked:nobody-did", 1.0))


def write_it_under_another_key(entries: list[LogEntry]) -> None:
    last = entries.pop()
    entries.append(LogEntry(last.number, last.kind, last.seat, last.facts, "asked:elsewhere", last.at))


@pytest.mark.parametrize(
    "spoil", [lose_the_last, change_who_moved, add_what_nobody_asked_for, write_it_under_another_key]
)
def test_whatever_is_spoilt_in_the_store_is_found(spoil: Callable[[list[LogEntry]], None]) -> None:
    ledger, entries = a_course()
    spoil(entries)
    ledger.compare(ROW, entries)
    assert ledger.problems


def test_something_told_done_at_two_versions_is_found() -> None:
    ledger, entries = a_course()
    key = str(entries[-1].key).removeprefix("asked:")
    ledger.done("t", {"id": key, "version": 1})
    assert ledger.problems


def test_a_question_answered_twice_is_found() -> None:
    ledger, entries = a_course()
    first = ledger.asked["t", "key-00002"].message
    ledger.asked["t", "key-00003"].message["version"] = first["version"]
    ledger.asked["t", "key-00003"].seat = ledger.asked["t", "key-00002"].seat
    entries[2] = LogEntry(3, "move", entries[1].seat, entries[2].facts, entries[2].key, 1.0)
    ledger.compare(ROW, entries)
    assert any("times" in problem for problem in ledger.problems)
