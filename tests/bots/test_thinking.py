"""A search keeps to its time limit, counted from when it is compiled, and considers exactly the legal moves."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import rattery
from rattery.bots import thinking, tree, tree_scheduler
from rattery.bots.efforts import efforts
from rattery.bots.nodes import NONE
from rattery.bots.search import search_entry
from rattery.core.effort import SearchParams
from tests.variants import EVERY_VARIANT, loaded

DECISIONS, ITERATIONS = 6, 60


def test_the_clock_starts_when_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]

    def search(*given: Any) -> None:
        state, (nodes, *_), iterations = given[2], given[3], given[-1]
        clock[0] += 60.0 if clock[0] == 0.0 else 0.001 * iterations
        state[0]["iterations"] += iterations
        nodes[0]["first_edge"] = NONE

    monkeypatch.setattr(tree, "search_entry", lambda game, rules, learned: search)
    for module in (thinking, tree_scheduler):
        monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    world = rattery.load("rat_trap").new(seed=1).imagine(0, 1)
    assert thinking.think(world, 0, SearchParams(), 500, seconds=2.5).iterations == 500


def test_the_search_is_ready_once_somebody_has_thought() -> None:
    game = rattery.load("rat_trap(players=3)")
    search_entry.cache_clear()
    assert not thinking.is_ready(game)
    thinking.warm_up(game)
    assert thinking.is_ready(game)


@pytest.mark.bounds
@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_whoever_thinks_thinks_of_every_move_and_no_other(variant: str) -> None:
    """Early, later and late in a game, with the parameters of every level."""
    game = loaded(variant)
    match, luck = game.new(seed=5), random.Random(5)
    for ply in range(150):
        if match.is_over:
            break
        if ply % (150 // DECISIONS) == 0:
            for level in efforts(game).values():
                world = match.imagine(match.turn, ply)
                thought = thinking.think(world, ply, level.params, ITERATIONS)
                assert {option.move for option in thought.candidates} == set(match.moves())
                assert sum(option.visits for option in thought.candidates) == ITERATIONS
        match.play(luck.choice(match.moves()))
