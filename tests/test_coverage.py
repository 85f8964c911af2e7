"""How often a tournament's intervals hold (`bench.coverage`)."""

from __future__ import annotations

import numpy as np
import pytest

from bench.coverage import Coverage, coverages, numbered
from rattery.lab.tournament.tournament import tournament


def test_an_interval_holds_if_the_mean_of_all_tournaments_lies_in_it() -> None:
    found = np.array([[[0.4, 0.3, 0.5]], [[0.6, 0.5, 0.7]], [[0.5, 0.51, 0.6]], [[0.5, 0.2, 0.8]]])
    coverage = Coverage.of("share", found)
    assert coverage.held == 0.75
    assert coverage.given == pytest.approx((0.1 + 0.1 + 0.045 + 0.3) / 4)
    assert coverage.needed == pytest.approx(1.96 * found[:, 0, 0].std(ddof=1), rel=1e-3)


def test_intervals_of_one_statistic_hold_jointly() -> None:
    found = np.array([[[0.5, 0.4, 0.6], [0.5, 0.4, 0.6]], [[0.5, 0.4, 0.6], [0.5, 0.51, 0.6]]])
    assert Coverage.of("order of play", found).held == 0.5


def test_every_interval_of_a_tournament_is_measured() -> None:
    bots = numbered(["random", "random"])
    assert list(bots) == ["random", "random 2"]
    game = "pied_piper(players=2,variant=little_rats)"
    found = coverages([tournament(game, bots, 4, seed, workers=1) for seed in range(3)])
    assert [each.statistic for each in found] == [
        "victories of random", "victories of random 2", "random ahead of random 2", "random 2 ahead of random",
        "rating of random", "rating of random 2", "order of play",
    ]  # fmt: skip
    assert all(each.held == 1.0 for each in found), "four games say little"
