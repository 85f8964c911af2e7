"""A game that brings neither judge nor tuning is played all the same: by its score, and by playouts to the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rattery.bots import judge
from rattery.bots.bot import decide
from rattery.bots.greedy_bot import EasyBot
from rattery.bots.hint import hint
from rattery.bots.judge import judge_by_score, judge_of
from rattery.bots.search import search_entry, search_function
from rattery.core import game_parts
from rattery.core.compile.rule import rule
from tests.bots.test_bots import before_the_last_move, wins
from tests.variants import loaded


@rule
def points_on_the_table(box: Any, s: Any, seat: int) -> int:
    return int(s[seat])


class OnlyAScore:
    """The only part of a game's rules that the default judge uses."""

    score = points_on_the_table


@pytest.mark.parametrize(
    ("points", "chances"), [([0, 0], [0.5, 0.5]), ([7, 4, 6], [4 / 8, 1 / 8, 3 / 8]), ([-2, 0], [0.25, 0.75])]
)
def test_by_default_a_table_is_judged_by_its_score(points: list[int], chances: list[float]) -> None:
    said = np.zeros(len(points))
    judged: Any = judge_by_score(OnlyAScore)
    judged(None, points, said)
    assert said.tolist() == chances


@pytest.fixture
def nothing_brought(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every game loses its own judge and tuning."""
    for module in (judge, game_parts):
        monkeypatch.setattr(module, "optional_part", lambda game, name: None)
    for kept in (search_function, search_entry):
        kept.cache_clear()
    yield
    for kept in (search_function, search_entry):
        kept.cache_clear()


@pytest.mark.compiled
@pytest.mark.usefixtures("nothing_brought")
def test_without_judge_and_tuning_bots_see_a_win_in_hand() -> None:
    game = "pied_piper(players=2)"
    assert judge_of("pied_piper", loaded(game).rules) is judge_by_score(loaded(game).rules)
    seen = 0
    for seed in range(40):
        match, _ = before_the_last_move(game, seed)
        winning = [move for move in match.moves() if all(wins(match, move, world) for world in range(8))]
        if winning and len(winning) < len(match.moves()):
            assert hint(match, iterations=2_000).chance > 0.9
            assert decide(EasyBot(seed), match) in match.moves()
            seen += 1
    assert seen > 3
