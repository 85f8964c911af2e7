"""The outlook on a move is true, and does not depend on what its seat cannot know."""

from __future__ import annotations

import random

import pytest

from rattery.core.foresight import foresight_of
from rattery.core.story import Told
from rattery.match import Match
from rattery.match.outlook import Outlook, outlooks
from tests.variants import VARIANTS, is_sampled, loaded

every_variant = pytest.mark.parametrize("variant", VARIANTS)
MOST_MOVES = 240


def as_seen(told: list[Told], seat: int) -> list[tuple[str, dict[str, int]]]:
    return [(one.event.name, one.facts_for(seat)) for one in told]


def outlook_on(match: Match, seat: int, move: object) -> Outlook:
    return next(each for each in outlooks(match, seat) if each.move == move)


@every_variant
def test_what_is_foretold_of_a_move_happens_and_it_can_be_taken_back_if_that_was_said(variant: str) -> None:
    match, luck = loaded(variant).new(seed=7), random.Random(7)
    while not match.is_over and match.ply < MOST_MOVES:
        seat, move = match.turn, luck.choice(match.moves())
        assert seat is not None
        foretold = outlook_on(match, seat, move) if is_sampled(match) or len(match.moves()) < 4 else None
        told = match.play(move)
        if foretold is not None:
            left_out = foresight_of(match.game.name).passes_over
            happened = as_seen([one for one in told if one.event.name not in left_out], seat)
            assert as_seen(foretold.told, seat) == happened[: len(foretold.told)]
            assert not foretold.is_whole or len(foretold.told) == len(happened)
            assert (foretold.why_not_undo is None) == (match.why_not_undo(seat) is None), move


@every_variant
def test_every_world_a_seat_can_imagine_has_the_same_outlook(variant: str) -> None:
    match, luck = loaded(variant).new(seed=3), random.Random(3)
    while not match.is_over and match.ply < MOST_MOVES:
        if is_sampled(match):
            seat = match.turn
            assert seat is not None
            seen = [facts_of(each, seat) for each in outlooks(match, seat)]
            for seed in (11, 12):
                world = match.imagine(seat, seed)
                assert [facts_of(each, seat) for each in outlooks(world, seat)] == seen
        match.play(luck.choice(match.moves()))


def facts_of(outlook: Outlook, seat: int) -> object:
    told, later = as_seen(outlook.told, seat), as_seen(outlook.later, seat)
    return outlook.move, outlook.why_not_undo, told, later, outlook.facts, outlook.is_whole
