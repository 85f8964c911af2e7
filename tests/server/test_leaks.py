"""Nobody peeks: two tables that differ only in what a pair of eyes cannot know send it the same bytes."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rattery.core.box import BoxFile
from rattery.core.options import read_spelling
from rattery.core.record import bytes_of
from rattery.match.match import Match
from rattery.match.outlook import outlooks
from rattery.server.connection import outgoing, story_parts
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables import bot_talk
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.state import TableState
from tests.positions import table_of
from tests.variants import loaded

VARIANTS = [
    "rat_trap(players=3,roles=true)",
    "rat_trap(players=2)",
    "pied_piper(players=3,variant=hidden)",
    "pied_piper(players=2)",
    "first_rat(players=1)",
    "ratjack(players=3)",
    "ratjack(players=2,memory_aid=false)",
]


def new_course(variant: str, key: str) -> TableState:
    """A table of people at which the match has begun."""
    name, _ = read_spelling(variant)
    players = loaded(variant).players
    row = TableRow("t", variant, BoxFile.standard(name).data, key, None, (SeatRow("person"),) * players, False, 0.0)
    state = TableState(row)
    apply(state, LogEntry(1, "begin", None, {}, None, 0.0))
    return state


def sent_to(state: TableState, eye: int | None, since: int = -1) -> bytes:
    """Everything of a table that reaches one pair of eyes."""
    return msgspec.json.encode(
        [
            *(outgoing.position_part(state, eye, eye, lang) for lang in ("en", "fr")),
            story_parts.story_part(state, eye, eye, "en", since),
            foretold_to(state, eye),
            story_parts.talk_part(state, "en", since),
            story_parts.round_ends_part(state, eye, since),
            outgoing.deciding(state, eye),
            state.version,
            [outgoing.seat_part(state, seat, "en") for seat in range(len(state.seats))],
        ]
    )


def foretold_to(state: TableState, eye: int | None) -> object:
    """What a seat is told of its moves before it makes one."""
    if eye is None or state.match is None or eye not in state.asked():
        return None
    return outgoing.outlook_part(state, eye, outlooks(state.match, eye), eye, "en")


def play(state: TableState, move: str, seat: int) -> None:
    apply(state, LogEntry(state.number + 1, "move", seat, {"move": move}, None, float(state.number)))


def with_world(state: TableState, world: Match) -> TableState:
    """The same table with another world under it; what was told before is kept out of it."""
    twin = object.__new__(TableState)
    twin.__dict__.update(state.__dict__)
    real = state.match
    assert real is not None
    world._plies, world.is_imagined = real._plies, False
    for drawn in ("counter", "fraction", "choices"):  # as much chance was used there; only the key is another
        setattr(world.record.chance, drawn, getattr(real.record.chance, drawn))
    twin.match = world
    return twin


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seat_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart(variant: str) -> None:
    state, luck, different = new_course(variant, "07" * 16), random.Random(5), 0
    game = state.game
    for _ in range(60):
        assert state.match is not None
        if state.match.is_over:
            break
        eye = luck.choice([*range(game.players), None])
        world = state.match.imagine(eye, luck.randrange(2**60))
        different += bytes_of(world.record) != bytes_of(state.match.record)
        assert sent_to(with_world(state, world), eye) == sent_to(state, eye)
        asked = luck.choice(state.asked())
        play(state, str(luck.choice(state.offered(asked))), asked)
    assert different > 10


def twins(variant: str, eye: int | None) -> tuple[TableState, TableState]:
    """Two tables with other keys that look the same to one pair of eyes when they begin."""
    first = new_course(variant, f"{1:032x}")
    wanted = sent_to(first, eye)
    for number in range(2, 4000):
        other = new_course(variant, f"{number:032x}")
        if sent_to(other, eye) == wanted:
            return first, other
    raise AssertionError("no two tables look the same")


@pytest.mark.parametrize(("variant", "eye"), [("rat_trap(players=2)", 0), ("rat_trap(players=3)", None)])
def test_two_tables_with_other_keys_look_the_same_until_they_show_a_difference(variant: str, eye: int | None) -> None:
    one, other = twins(variant, eye)
    assert one.match is not None
    assert other.match is not None
    assert one.match.key != other.match.key
    assert bytes_of(one.match.record) != bytes_of(other.match.record)
    while (asked := one.asked()) == other.asked():
        common = [m for m in one.offered(asked[0]) if m in other.offered(asked[0])]
        if (eye in asked and one.offered(eye) != other.offered(eye)) or not common:
            break
        play(one, str(common[0]), asked[0])
        play(other, str(common[0]), asked[0])
        if one.match.view(eye) != other.match.view(eye):
            break
        assert sent_to(one, eye) == sent_to(other, eye)
    assert one.number > 1


def test_a_choice_in_secret_changes_nothing_for_anybody_else() -> None:
    one, other = new_course("ratjack(players=3)", "05" * 16), new_course("ratjack(players=3)", "05" * 16)
    before = {eye: sent_to(one, eye) for eye in (0, 2, None)}
    low, high = one.offered(1)
    play(one, str(low), 1)
    play(other, str(high), 1)
    for eye in (0, 2, None):
        assert sent_to(one, eye) == sent_to(other, eye) == before[eye]
    assert sent_to(one, 1) != sent_to(other, 1)


def test_what_is_closed_and_why_is_told_to_nobody_but_who_decides() -> None:
    state, luck, told = new_course("ratjack(players=3)", "09" * 16), random.Random(2), 0
    for _ in range(40):
        asked = luck.choice(state.asked())
        sent = {eye: outgoing.position_part(state, eye, eye, "en") for eye in (0, 1, 2, None)}
        closed = {eye: [each["why"] for each in part["closed"]] for eye, part in sent.items() if part is not None}
        told += len(closed.pop(asked))
        assert not any(closed.values())
        play(state, str(luck.choice(state.offered(asked))), asked)
    assert told > 10


def test_what_bots_say_is_the_same_in_every_world() -> None:
    """The promises they are about to make, how words sway them, and what became of words: for every pair of eyes."""
    state, luck, said, swayed = new_course("rat_trap(players=4,roles=true)", "08" * 16), random.Random(3), 0, 0
    state.seats = [replace(seat, kind="bot", level="easy") for seat in state.seats]
    for _ in range(150):
        assert state.match is not None
        if state.match.is_over:
            break
        due = bot_talk.due_promises(state)
        biases = [dict(bot_talk.move_bias(state, seat)) for seat in range(4)]
        for eye in (luck.randrange(4), None):
            twin = with_world(state, state.match.imagine(eye, luck.randrange(2**60)))
            twin.match.key = state.match.key  # type: ignore[union-attr]  # the tempers of its bots
            assert bot_talk.due_promises(twin) == due
            assert [dict(bot_talk.move_bias(twin, seat)) for seat in range(4)] == biases
            assert story_parts.outcomes_part(twin) == story_parts.outcomes_part(state)
        for promise in due:
            facts = {"promise": promise.promise, "to": promise.to}
            key = bot_talk.promise_key(state, promise.seat)
            apply(state, LogEntry(state.number + 1, "promise", promise.seat, facts, key, float(state.number)))
        assert bot_talk.due_promises(state) == [], "once a question"
        said, swayed = said + len(due), swayed + any(biases)
        asked = luck.choice(state.asked())
        play(state, str(luck.choice(state.offered(asked))), asked)
    assert said > 5
    assert swayed > 3


def test_the_temper_of_a_bot_is_told_when_the_match_is_over() -> None:
    state = new_course("rat_trap(players=3)", "08" * 16)
    state.seats = [replace(seat, kind="bot", level="easy") for seat in state.seats]
    told: set[Any] = set()
    while state.asked():
        told |= {outgoing.seat_part(state, seat, "en")["temper"] for seat in range(3)}
        play(state, str(state.offered(state.asked()[0])[0]), state.asked()[0])
    assert told == {None}
    for seat in range(3):
        assert outgoing.seat_part(state, seat, "en")["temper"] in ("an honest rat", "a canny rat", "a sly rat")


def test_this_test_catches_a_table_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: TableState, eye: int | None, you: int | None, lang: str) -> Any:
        assert state.match is not None
        return [int(card) for card in table_of(state.match).piles[0].cards]

    monkeypatch.setattr(outgoing, "position_part", leaky)
    with pytest.raises(AssertionError):
        test_a_seat_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart("rat_trap(players=2)")
