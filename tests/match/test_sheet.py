"""The score sheet: its lines add up to the score, and every line has words and reasons."""

from __future__ import annotations

import random

import pytest

from rattery.core.words import LANGUAGES, words
from rattery.match import Match
from tests.brought import with_declaration
from tests.variants import loaded, variants_of


def played(variant: str, seed: int) -> Match:
    match, luck = loaded(variant).new(seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(luck.choice(match.moves()))
    return match


@pytest.mark.parametrize("variant", [each for name in with_declaration("sheet") for each in variants_of(name)])
def test_the_lines_of_the_score_sheet_add_up_to_the_score(variant: str) -> None:
    match = played(variant, 21)
    lines = match.game.kind.sheet(match.game.seats, match.view(None), match.events(None))
    counted = [line.points for line in lines if not line.breaks_tie]
    assert [sum(column) for column in zip(*counted, strict=True)] == match.scores
    for line in lines:
        for lang in LANGUAGES:
            assert words(lang, match.game.name).say(line.message, **line.facts)


@pytest.mark.parametrize("variant", ["rat_trap(players=3)", "ratjack(players=2)"])
def test_whoever_has_points_in_a_line_is_told_why(variant: str) -> None:
    match = played(variant, 22)
    story = match.events(None)
    for line in match.game.kind.sheet(match.game.seats, match.view(None), story):
        for seat, points in enumerate(line.points):
            assert all(story[place]["seat"] == seat for place in line.told[seat])
            assert points == 0 or line.told[seat]
