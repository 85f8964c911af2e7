"""The state of a table: what cannot follow what happened before is an error, with or without assertions."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from rattery.core.box import BoxFile
from rattery.core.words import LANGUAGES
from rattery.server.connection import story_parts
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.loading import OtherRulesTable, Unreadable, load
from rattery.server.tables.requests import played
from rattery.server.tables.state import Inconsistent, TableState

ROW = TableRow(
    "t", "ratjack(players=2)", BoxFile.standard("ratjack").data, "07" * 16, None, (SeatRow("person"),) * 2, False, 0.0
)
BEGIN = LogEntry(1, "begin", None, {}, None, 0.0)


def after_begin(kind: str, seat: int | None = 0, number: int = 2, **facts: Any) -> list[LogEntry]:
    return [BEGIN, LogEntry(number, kind, seat, facts, None, 0.0)]


WRONG = {
    "a number is missing": after_begin("say", text="hi", number=3),
    "a kind nobody knows": after_begin("fly"),
    "a method that is no kind": after_begin("play", move="up 1"),
    "no such move": after_begin("move", move="fly away"),
    "no move at all": after_begin("move"),
    "no such seat": after_begin("name", seat=7, name="Ann"),
    "no seat": after_begin("undo", seat=None),
    "illegal choices in secret": [
        BEGIN,
        *(LogEntry(2 + seat, "move", seat, {"move": "draw deck"}, None, 0.0) for seat in (0, 1)),
    ],
    "a seat that is not asked": after_begin("move", seat=7, move="hide 0"),
    "another position": after_begin("move", move="hide 0", on="000000000000"),
    "a salt nobody committed to": [
        LogEntry(1, "start", None, {}, None, 0.0),
        LogEntry(2, "reveal", 0, {"salt": "00" * 16}, None, 0.0),
    ],
    "cards dealt twice": after_begin("deal"),
    "a move before the match": [LogEntry(1, "move", 0, {"move": "draw deck"}, None, 0.0)],
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_table_that_cannot_be_read_is_refused_in_words(wrong: str) -> None:
    with pytest.raises(Unreadable):
        load(ROW, WRONG[wrong])


BROKEN_ROWS = {
    "key not hexadecimal": msgspec.structs.replace(ROW, key="zz" * 16),
    "key too short": msgspec.structs.replace(ROW, key="07"),
    "no seats": msgspec.structs.replace(ROW, seats=()),
    "a game nobody knows": msgspec.structs.replace(ROW, game="mouse_trap"),
    "another box": msgspec.structs.replace(ROW, box={"game": "ratjack"}),
    "a bot's salt": msgspec.structs.replace(ROW, seats=(SeatRow("bot", salt="zz"),) * 2),
}


@pytest.mark.parametrize("wrong", BROKEN_ROWS)
def test_a_table_whose_row_is_damaged_is_refused_in_words(wrong: str) -> None:
    with pytest.raises(Unreadable) as refused:
        load(BROKEN_ROWS[wrong], [BEGIN])
    assert refused.value.problem
    for lang in LANGUAGES:
        assert "t" in refused.value.say(lang)


START = LogEntry(1, "start", None, {}, None, 0.0)
STARTED_BY_OTHERS = msgspec.structs.replace(START, facts={"rules": "0123456789ab"})


def written_moves(count: int) -> list[LogEntry]:
    """A table that was begun by other rules, and as many moves there as a server writes them."""
    found = [STARTED_BY_OTHERS]
    state = load(ROW, [START])
    for number in range(2, 2 + count):
        seat = state.asked()[0]
        change = played(state, seat, state.offered(seat)[0])
        found.append(LogEntry(number, change.kind, change.seat, change.facts, None, 0.0))
        apply(state, found[-1], change.move)
    return found


def facts_of(entries: list[LogEntry], **changed: Any) -> list[LogEntry]:
    """The same, with other facts in the last move; None leaves one out."""
    facts = {name: fact for name, fact in {**entries[-1].facts, **changed}.items() if fact is not None}
    return [*entries[:-1], msgspec.structs.replace(entries[-1], facts=facts)]


@pytest.mark.parametrize("count", [1, 2, 3])  # a choice in secret, the one after which both are played, and a turn
def test_a_match_of_other_rules_goes_on_if_every_position_is_the_same(count: int) -> None:
    entries = written_moves(count)
    state = load(ROW, entries)
    assert state.number == len(entries)
    assert state.fingerprint == load(ROW, [START, *entries[1:]]).fingerprint


OTHERWISE: dict[str, tuple[int, dict[str, str | None]]] = {
    "no position was written": (2, {"on": None}),
    "another position": (3, {"on": "0" * 12}),
    "a move that is none any more": (3, {"move": "a move of those days"}),
    "the last move leads elsewhere": (3, {"to": "0" * 12}),
    "choices made in secret lead elsewhere": (2, {"to": "0" * 12}),
    "nobody knows where the last move led": (3, {"to": None}),
}


@pytest.mark.parametrize("what", OTHERWISE)
def test_a_match_of_other_rules_that_may_be_another_one_is_kept_and_told(what: str) -> None:
    count, changed = OTHERWISE[what]
    with pytest.raises(OtherRulesTable) as told:
        load(ROW, facts_of(written_moves(count), **changed))
    for lang in LANGUAGES:
        assert "0123456789ab" in told.value.say(lang)
        assert TableState(ROW).game.rules_version in told.value.say(lang)


def test_cards_that_were_dealt_by_other_rules_and_not_played_yet_are_kept_and_told() -> None:
    with pytest.raises(OtherRulesTable):
        load(ROW, [STARTED_BY_OTHERS])


def test_a_move_that_was_taken_back_leaves_the_match_of_other_rules_where_it_was() -> None:
    entries = written_moves(4)
    while load(ROW, entries).why_not_undo(entries[-1].seat or 0) is not None:
        entries = entries[:-1]
    undo = LogEntry(len(entries) + 1, "undo", entries[-1].seat, {}, None, 0.0)
    assert load(ROW, [*entries, undo]).number == undo.number


def test_it_is_refused_without_assertions_too() -> None:
    code = "from tests.server.test_state import WRONG, ROW, load, Unreadable\n"
    code += "for wrong in WRONG.values():\n"
    code += "    try: load(ROW, wrong)\n"
    code += "    except Unreadable: print('refused')\n"
    done = subprocess.run([sys.executable, "-O", "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.split() == ["refused"] * len(WRONG)


def test_a_log_entry_out_of_order_changes_nothing() -> None:
    state = TableState(ROW)
    apply(state, BEGIN)
    with pytest.raises(Inconsistent):
        apply(state, BEGIN)
    assert state.number == 1


@pytest.mark.parametrize("game", ["rat_trap(players=3)", "ratjack(players=2)"])
def test_the_table_as_a_round_left_it_is_sent_with_the_move_that_ended_it(game: str) -> None:
    name, players = game.partition("(")[0], int(game[-2])
    seats = (SeatRow("person"),) * players
    state = TableState(TableRow("t", game, BoxFile.standard(name).data, "07" * 16, None, seats, False, 0.0))
    apply(state, BEGIN)
    while not story_parts.has_round_ends(state, state.version - 1):
        asked = state.asked()[0]
        move = str(state.offered(asked)[-1])
        apply(state, LogEntry(state.number + 1, "move", asked, {"move": move}, None, 0.0))
    [end] = story_parts.round_ends_part(state, 0, state.version - 1)
    lines = story_parts.story_part(state, 0, 0, "en", state.version - 1)["lines"]
    assert lines[end["line"]]["event"] == "round_began"
    points = [player["points"] for player in end["view"]["rats" if name == "rat_trap" else "players"]]
    assert points == list(state.position.scores), "the points of the round are there"
    assert end["view"] != state.position.view(0), "and the cards of the next are not"
    if name == "rat_trap":
        assert all(sum(rat["known"].values()) == rat["stock"] for rat in end["view"]["rats"] if not rat["out"])
