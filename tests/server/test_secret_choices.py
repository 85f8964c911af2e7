"""Choices made in secret: who has chosen shows to nobody before all have, persons and bots mixed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.errors import RatteryError
from rattery.server.connection import incoming, outgoing
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables.feed import EncodedParts, Feed
from rattery.server.tables.fold import apply
from rattery.server.tables.requests import Request, validate
from rattery.server.tables.state import TableState

SEATS = (SeatRow("person", "Ann"), SeatRow("bot", "", "easy"), SeatRow("person", "Bob"), SeatRow("bot", "", "easy"))
EYES = (0, 2, None)


def a_table(clock: int | None = None) -> TableState:
    """Ratjack, begun: everybody chooses a card to hide."""
    row = TableRow(
        "t", "ratjack(players=4)", BoxFile.standard("ratjack").data, "07" * 16, None, SEATS, False, 0.0, None
    )
    state = TableState(row)
    apply.apply(state, LogEntry(1, "begin", None, {}, None, 0.0))
    state.clock = clock
    assert state.still_choosing == [0, 1, 2, 3]
    return state


def happen(state: TableState, kind: str, seat: int | None, **facts: Any) -> None:
    apply.apply(state, LogEntry(state.number + 1, kind, seat, facts, None, 0.0))


def choose(state: TableState, seat: int, place: int = 0) -> None:
    assert state.match is not None
    happen(state, "move", seat, move=str(state.match.moves_in_secret(seat)[place]))


def seen(state: TableState, eye: int | None) -> tuple[Any, ...]:
    """Everything a newcomer with these eyes is sent, and what the lobby tells."""
    held = () if eye is None else (eye,)
    news = Feed().news(state, EncodedParts(), eye, eye, "en", held)
    return news, outgoing.table_part(state, "en"), outgoing.deciding(state, None), state.changed, state.version


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_what_others_have_chosen_changes_nothing_until_all_have(order: tuple[int, ...]) -> None:
    """For each pair of eyes it depends on its own choice alone, in whatever order persons and bots choose."""
    state, other = a_table(60), a_table(60)
    before = {eye: seen(other, eye) for eye in EYES}
    after: dict[int | None, tuple[Any, ...]] = {}
    for seat in (0, 2):
        alone = a_table(60)
        choose(alone, seat)
        after[seat] = seen(alone, seat)
    for seat in order[:-1]:
        choose(state, seat)
        for eye in EYES:
            has_chosen = eye is not None and eye in state.choices
            assert seen(state, eye) == (after if has_chosen else before)[eye]
    choose(state, order[-1])
    assert not state.is_together
    assert state.version == 2


@pytest.mark.parametrize("chosen", [(), (1,), (2,), (1, 2), (1, 2, 3)])
def test_a_choice_can_be_taken_back_whoever_else_has_chosen(chosen: tuple[int, ...]) -> None:
    state = a_table()
    for seat in chosen[:-1]:
        choose(state, seat)
    choose(state, 0)
    if chosen and len(chosen) < 3:
        choose(state, chosen[-1])
    assert state.why_not_undo(0) is None
    happen(state, "undo", 0)
    assert state.why_not_undo(0) == "nothing-to-undo"
    assert 0 in state.persons_asked()
    choose(state, 0, 1)
    for seat in state.still_choosing:
        choose(state, seat)
    assert not state.is_together


def test_bots_choose_without_waiting_for_persons() -> None:
    state = a_table()
    assert state.bots_turn() == 1
    choose(state, 1)
    assert state.bots_turn() == 3
    choose(state, 3)
    assert state.bots_turn() is None
    assert state.persons_asked() == [0, 2]


def test_whoever_comes_back_to_a_seat_a_bot_kept_chooses_for_himself() -> None:
    state = a_table()
    happen(state, "bot", 0, level="easy")
    choose(state, 0)
    happen(state, "back", 0)
    assert state.persons_asked() == [0, 2]
    assert outgoing.position_part(state, 0, 0, "en")["chosen"] is None  # type: ignore[index]


# What a hostile client can find out by asking.


@dataclass
class Prober:
    """A client that asks for everything there is."""

    held: dict[int, str]
    eye: int | None
    host_secret: str | None = None
    is_host: bool = False


def probes(state: TableState, own: int) -> list[incoming.Asking]:
    """Every kind of request, about every seat and at every version around the present one."""
    seats, key = range(len(state.seats)), "k" * 8
    versions = (state.question_version - 1, state.question_version, state.question_version + 1, state.version + 1)
    assert state.match is not None
    own_move = str(state.match.moves_in_secret(own)[1])
    return [
        *(
            incoming.Move(id=key, version=max(0, v), move=move)
            for v in versions
            for move in (own_move, "hide 0", "fly")
        ),
        *(incoming.Undo(id=key, version=max(0, v)) for v in versions),
        *(incoming.Hint(id=key, version=max(0, v)) for v in versions),
        *(incoming.Vote(id=key, seat=seat) for seat in seats),
        *(incoming.Bot(id=key, seat=seat, level="easy") for seat in seats),
        *(incoming.Back(id=key, seat=seat) for seat in seats),
        *(incoming.Concede(id=key, seat=seat) for seat in seats),
        *(incoming.Invite(id=key, seat=seat) for seat in seats),
        *(incoming.Reveal(id=key, seat=seat, salt="00" * 16) for seat in seats),
        incoming.Begin(id=key),
        incoming.Say(id=key, text="hello"),
        incoming.Gallery(id=key, text="hello", name="Eve"),
    ]


def answer(state: TableState, caller: Prober, message: incoming.Asking) -> object:
    """What a client hears: why it is refused, or that it is done. What is written is not told."""
    request = Request(state, caller, lambda seat: False, (), waited=3600.0)
    try:
        change = validate(request, message)
    except RatteryError as error:
        return type(error), error.message, sorted(error.facts.items()), error.say("en")
    return change.kind, change.seat


@pytest.mark.parametrize("eye", [2, None])
@pytest.mark.parametrize("chosen", [(0,), (1,), (0, 1), (0, 1, 3)])
def test_no_request_tells_who_has_chosen(chosen: tuple[int, ...], eye: int | None) -> None:
    """A player who has not chosen, or a spectator, asks for everything before and after the others have."""
    before, after = a_table(60), a_table(60)
    for seat in chosen:
        choose(after, seat)
    caller = Prober({} if eye is None else {eye: "secret"}, eye)
    for message in probes(before, 2):
        assert answer(after, caller, message) == answer(before, caller, message), message
    assert after.deadline() == before.deadline()
