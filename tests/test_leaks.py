"""Nothing leaks: two worlds that differ only in what a pair of eyes cannot know look, sound and ask the same to it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from rattery.bots.talking import Talking, talking
from rattery.core.chance import Chance
from rattery.core.game import View
from rattery.core.record import bytes_of, duplicate
from rattery.core.story import Told
from rattery.core.talk import Promise, talk_of
from rattery.match import Match
from tests.positions import table_of
from tests.variants import VARIANTS, is_sampled, loaded

every_variant = pytest.mark.parametrize("variant", VARIANTS)
TWIN_MOVES = 12


def eyes_of(match: Match) -> list[int | None]:
    return [*range(match.game.players), None]


def observation(match: Match, seat: int | None) -> list[int]:
    out = np.zeros(match.game.rules.OBSERVATION, np.int16)
    match.game.rules.observe(match.game.plain_box, match.position.table, match.eye(seat), out)
    return [int(number) for number in out]


def all_a_seat_is_told(match: Match, seat: int | None, view: Callable[[Match, int | None], Any]) -> dict[str, Any]:
    """Everything a seat receives at this moment: view, observation, turn, question, legal moves and reasons why others are
    not. It includes the spectator's view, as any client can watch.
    """
    return {
        "view": view(match, seat),
        "in plain view": view(match, None),
        "observation": observation(match, seat),
        "turn": match.turn,
        "question": match.question,
        "asks": match.asks(),
        "moves": [str(move) for move in match.moves()] if match.turn == seat else None,
        "closed": [(str(move), why.message, why.facts) for move, why in match.unavailable_moves()]
        if match.turn == seat
        else None,
    }


def plain_view(match: Match, seat: int | None) -> Any:
    return match.view(seat)


def worlds_told_apart(
    variant: str, seed: int, view: Callable[[Match, int | None], Any] = plain_view
) -> tuple[int, int]:
    """Imagines worlds for random seats along a match; returns how many differ, and how many the seat can tell apart."""
    match, luck = loaded(variant).new(seed=seed), random.Random(seed)
    different = told_apart = 0
    while not match.is_over:
        for seat in luck.sample(eyes_of(match), 2) if is_sampled(match) else ():
            world = match.imagine(seat, luck.randrange(2**60))
            assert world.check() is None
            different += hidden_bytes(world) != hidden_bytes(match)
            told_apart += all_a_seat_is_told(world, seat, view) != all_a_seat_is_told(match, seat, view)
        match.play(luck.choice(match.moves()))
    return different, told_apart


def hidden_bytes(match: Match) -> bytes:
    """The bytes of the table without its chance, which every imagined world redraws."""
    return bytes_of(table_of(match))[Chance.dtype.itemsize :]


@every_variant
def test_a_seat_cannot_tell_its_world_from_one_it_imagines(variant: str) -> None:
    different, told_apart = worlds_told_apart(variant, 4)
    assert told_apart == 0
    game = loaded(variant)
    assert different == 0 if game.kind.is_open(game.box) else different > 20


def test_the_leak_test_catches_a_view_that_leaks() -> None:
    def leaky(match: Match, seat: int | None) -> Any:
        return match.view(seat), [int(kind) for kind in table_of(match).piles[0].cards]

    _, told_apart = worlds_told_apart("rat_trap(players=3)", 1, leaky)
    assert told_apart > 0


def told_to(seat_eye: int, story: list[Told]) -> list[tuple[str, dict[str, int], bool]]:
    """The story as told to an eye: events, their facts, and whether each reveals something to it."""
    heard = []
    for told in story:
        facts = told.facts_for(seat_eye)
        shows = told.event.reveals and (told.event.secret is None or told.event.secret in facts)
        heard.append((told.event.name, facts, shows))
    return heard


def twin_leak(match: Match, seat: int | None, luck: random.Random) -> str | None:
    """Plays the same moves in the real world and an imagined one with the same dice. The first difference in what a seat is
    told must be something revealed to it. Returns a description of the leak, or None."""
    twin = match.imagine(seat, luck.randrange(2**60))
    for field in ("key", "counter", "fraction", "choices"):
        setattr(table_of(twin).chance, field, getattr(table_of(match).chance, field))
    real = match.imagine(seat, 0)
    real._table = duplicate(table_of(match))
    eye = match.eye(seat)
    for _ in range(TWIN_MOVES):
        if real.is_over or twin.is_over:
            return None
        common = [move for move in real.moves() if move in twin.moves()]
        if not common:
            return None
        move = luck.choice(common)
        heard, heard_in_twin = told_to(eye, real.play(move)), told_to(eye, twin.play(move))
        for one, other in zip(heard, heard_in_twin, strict=False):
            if one != other:
                return None if one[2] or other[2] else f"{move}: {one} against {other}"
        if len(heard) != len(heard_in_twin):
            longer = max(heard, heard_in_twin, key=len)[min(len(heard), len(heard_in_twin))]
            return None if longer[2] else f"{move}: {longer} against nothing"
        if all_a_seat_is_told(real, seat, plain_view) != all_a_seat_is_told(twin, seat, plain_view):
            if any(shows for _, _, shows in heard):
                return None
            return f"{move}: the tables look different after {heard}"
    return None


@every_variant
def test_moves_of_others_sound_the_same_in_every_world_until_something_is_shown(variant: str) -> None:
    match, luck = loaded(variant).new(seed=8), random.Random(8)
    while not match.is_over:
        if is_sampled(match):
            assert twin_leak(match, luck.choice(eyes_of(match)), luck) is None
        match.play(luck.choice(match.moves()))


@every_variant
def test_what_can_be_taken_back_has_shown_nobody_anything(variant: str) -> None:
    """A move that may be undone gives every seat the same view in every world that seat can imagine."""
    match, luck = loaded(variant).new(seed=9), random.Random(9)
    while not match.is_over:
        mover, move = match.turn, luck.choice(match.moves())
        eyes = eyes_of(match) if is_sampled(match) else []
        others = [(seat, match.imagine(seat, luck.randrange(2**60))) for seat in eyes]
        match.play(move)
        if match.why_not_undo() is None:
            for seat, world in others:
                if move in world.moves():
                    world.play(move)
                    assert world.view(seat) == match.view(seat)
            assert match.turn == mover


@every_variant
def test_an_imagined_world_has_forgotten_the_real_one(variant: str) -> None:
    """From worlds that differ only in what a seat cannot know, it imagines the same world, byte for byte."""
    match, luck = loaded(variant).new(seed=10), random.Random(10)
    while not match.is_over:
        for seat in eyes_of(match) if is_sampled(match) else ():
            other = match.imagine(seat, luck.randrange(2**60))
            assert bytes_of(table_of(match.imagine(seat, 11))) == bytes_of(table_of(other.imagine(seat, 11)))
        match.play(luck.choice(match.moves()))


@every_variant
def test_an_imagined_world_draws_its_own_chance(variant: str) -> None:
    match = loaded(variant).new(seed=6)
    keys = {bytes_of(table_of(match.imagine(0, seed)).chance) for seed in range(20)}
    assert len(keys) == 20
    assert bytes_of(table_of(match).chance) not in keys
    assert hidden_bytes(match.imagine(0, 1)) == hidden_bytes(match.imagine(0, 1))


# What bots say.


def talk_of_bots(talk: Talking, match: Match, moment: int, history: Sequence[Promise | View]) -> Any:
    """What every bot would promise now, and how promises would influence its next move."""
    seats = range(match.game.players)
    return talk.promises(match, moment, seats), [dict(talk.move_bias(match, seat, history)) for seat in seats]


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if talk_of(loaded(variant).name)])
def test_bots_promise_and_remember_the_same_in_every_world(variant: str) -> None:
    """Promises of bots and their grudges depend on public information only, whichever eye a world is imagined for."""
    different = swayed = settled = 0
    for seed in range(12, 20):
        found = talk_in_every_world(variant, seed)
        different, swayed, settled = different + found[0], swayed + found[1], settled + found[2]
        if min(different - 20, swayed, settled) > 0:
            return
    pytest.fail(f"words hardly matter: {different} other worlds, {swayed} swayed, {settled} settled")


def talk_in_every_world(variant: str, seed: int) -> tuple[int, int, int]:
    """Compares the talk of bots along a match with that in imagined worlds; returns the number of worlds that differed, of
    influenced decisions, and of promises that were kept, broken or void."""
    match, luck, different, swayed = loaded(variant).new(seed=seed), random.Random(seed), 0, 0
    talk, history, heard = talking(match), list[Promise | View](match.events(None)), len(match.events(None))
    assert talk is not None
    for moment in range(120):
        if match.is_over:
            break
        said = talk_of_bots(talk, match, moment, history)
        for seat in luck.sample(eyes_of(match), 2):
            world = match.imagine(seat, luck.randrange(2**60))
            different += hidden_bytes(world) != hidden_bytes(match)
            assert talk_of_bots(talk, world, moment, history) == said
        swayed += any(said[1])
        history += said[0]
        match.play(luck.choice(match.moves()))
        history += match.events(None)[heard:]
        heard = len(match.events(None))
    return different, swayed, sum(word.outcome != "open" for word in talk.part.promise_outcomes(history))


def test_this_test_catches_bots_that_talk_of_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(talk: Talking, match: Match, moment: int, seats: Any) -> Any:
        return [Promise(0, str([int(kind) for kind in table_of(match).piles[0].cards]), None)]

    monkeypatch.setattr(Talking, "promises", leaky)
    with pytest.raises(AssertionError):
        test_bots_promise_and_remember_the_same_in_every_world("rat_trap(players=3)")
