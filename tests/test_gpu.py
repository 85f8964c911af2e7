"""On a GPU the same seed is the same game."""

from __future__ import annotations

import pytest

from rattery.lab import gpu
from rattery.lab.gpu import has_gpu, simulate_on_gpu
from rattery.lab.playouts import simulate
from tests.variants import EVERY_VARIANT, loaded

pytestmark = pytest.mark.skipif(not has_gpu(), reason="this machine has no GPU that CUDA can use")


@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_games_on_a_gpu_are_the_games_on_the_processor(variant: str) -> None:
    game = loaded(variant)
    here, there = simulate(game, games=5_000, seed=17), simulate_on_gpu(game, games=5_000, seed=17, threads=1_000)
    assert (here.lengths == there.lengths).all()
    assert (here.scores == there.scores).all()
    assert (here.winners == there.winners).all()
    assert (here.endings == there.endings).all()


def test_a_simulation_in_several_calls_is_the_one_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = loaded("rat_trap(players=4)")
    here = simulate(game, games=2_500, seed=3)
    monkeypatch.setattr(gpu, "GAMES_A_CALL", 1_000)
    there = simulate(game, games=2_500, seed=3, device="cuda")
    assert there.is_complete
    assert (here.scores == there.scores).all()
    assert (here.endings == there.endings).all()
