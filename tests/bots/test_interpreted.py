"""A bot decides the same with and without machine code: a search grows the same tree interpreted and compiled."""

from __future__ import annotations

import pytest

from rattery.bots.efforts import efforts, one_ply_effort
from rattery.bots.hint import hint
from rattery.bots.levels import bot
from rattery.bots.thinking import think
from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.effort import SearchParams
from rattery.core.interpreted import linked, linked_with_helpers
from rattery.core.packages import game_names
from rattery.core.story import narrate, recording
from tests.bots.test_bots import positions
from tests.variants import VARIANTS, loaded

SMALL = 24  # iterations


def params_of(variant: str) -> list[SearchParams]:
    """The search parameters of every level, `easy` included."""
    game = loaded(variant)
    one_ply = SearchParams(max_depth=1, prior_samples=one_ply_effort(game).worlds)
    return [*{effort.params: None for effort in efforts(game).values()}, one_ply]


@pytest.mark.compiled
@pytest.mark.parametrize("variant", VARIANTS)
def test_interpreted_and_compiled_searches_find_exactly_the_same(variant: str) -> None:
    for number, match in enumerate(positions(variant, seed=7, apart=25, most=2)):
        world = match.imagine(match.turn, number)
        for params in params_of(variant):
            compiled, interpreted = (
                think(world, number, params, SMALL, interpreted=way).candidates for way in (False, True)
            )
            assert interpreted == compiled


@pytest.mark.compiled
@pytest.mark.parametrize("game", sorted(game_names()))
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_a_level_makes_its_usual_move_before_there_is_machine_code(game: str, level: str) -> None:
    for match in positions(f"{game}(players=3)", seed=9, most=3):
        world = match.imagine(match.turn, 1)
        compiled, interpreted = (bot(level, 5, timed=False, interpreted=way) for way in (False, True))
        assert interpreted.choose(world, 11) == compiled.choose(world, 11)


@pytest.mark.parametrize("game", sorted(game_names()))
def test_strong_levels_and_hints_think_as_long_as_they_may_before_there_is_machine_code(game: str) -> None:
    match = positions(f"{game}(players=2)", seed=9, most=1)[0]
    world = match.imagine(match.turn, 1)
    thought = think(world, 1, efforts(match.game)["expert"].params, 10**9, seconds=0.05, interpreted=True)
    assert 0 < thought.iterations < 10**9
    assert {candidate.move for candidate in thought.candidates} == set(match.moves())
    assert hint(match, iterations=SMALL, interpreted=True).move in match.moves()


def test_a_search_that_has_no_time_still_has_something_to_choose_from() -> None:
    match = positions("ratjack(players=2)", seed=9, most=1)[0]
    world = match.imagine(match.turn, 1)
    assert think(world, 1, efforts(match.game)["expert"].params, 100, seconds=0.0, interpreted=True).iterations > 0


# Linked rules.


@rule
def told_and_doubled(x: int) -> int:
    narrate(0, x)
    return doubled(x)


@rule
def doubled(x: int) -> int:
    return 2 * x


def test_linked_rules_do_the_same_in_silence() -> None:
    with recording([]) as told:
        assert linked(told_and_doubled)(21) == doubled(21) == 42
    assert told == []


def test_a_linked_rule_calls_functions_only() -> None:
    assert linked(told_and_doubled).__globals__["doubled"] is linked(doubled)
    assert type(linked(draw)).__name__ == "function"


def shown(x: int, *, times: int = 2) -> int:
    return helped(x) * times


def helped(x: int) -> int:
    return doubled(x)


def test_helpers_are_linked_where_it_is_asked_for() -> None:
    assert linked_with_helpers(shown)(5) == shown(5) == 20
    assert linked_with_helpers(shown).__globals__["helped"] is linked_with_helpers(helped)
    assert linked(shown).__globals__["helped"] is helped
