"""On a GPU the same seed is the same game."""

from __future__ import annotations

import numpy as np
import pytest

from rattery.core.compile.cuda import has_gpu
from rattery.core.errors import IllegalMove
from rattery.core.packages import game_names
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv
from rattery.playouts import gpu
from rattery.playouts.gpu import simulate_on_gpu
from rattery.playouts.simulate import simulate
from tests.variants import EVERY_VARIANT, loaded

pytestmark = pytest.mark.skipif(not has_gpu(), reason="this machine has no GPU that CUDA can use")


@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_games_on_a_gpu_are_the_games_on_the_processor(variant: str) -> None:
    game = loaded(variant)
    here, there = simulate(game, games=5_000, seed=17), simulate_on_gpu(game, games=5_000, seed=17, tables=1_000)
    assert (here.lengths == there.lengths).all()
    assert (here.scores == there.scores).all()
    assert (here.winners == there.winners).all()
    assert (here.endings == there.endings).all()
    assert (here.began == there.began).all()


def test_a_simulation_in_several_calls_is_the_one_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = loaded("rat_trap(players=4)")
    here = simulate(game, games=2_500, seed=3)
    monkeypatch.setattr(gpu, "GAMES_A_CALL", 1_000)
    there = simulate(game, games=2_500, seed=3, device="cuda")
    assert there.is_complete
    assert (here.scores == there.scores).all()
    assert (here.endings == there.endings).all()
    assert (here.began == there.began).all()


ONE_OF_EACH = [f"{name}(players=4)" for name in game_names()]


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_steps_on_a_gpu_are_the_steps_on_the_processor(variant: str) -> None:
    with VectorEnv(variant, tables=300, seed=5) as here:
        there = GpuVectorEnv(variant, tables=300, seed=5)
        for step in range(200):
            if step % 20 == 10:  # nothing is made of moves of which one is illegal, and nothing changes
                moves = here.batch.masks.argmax(axis=1)
                moves[17] = here.batch.masks[17].argmin()
                with pytest.raises(IllegalMove, match="17"):
                    there.step(moves)
            for ours, theirs in zip(here.batch, there.batch, strict=True):
                assert (ours == theirs.copy_to_host()).all()
            chosen = here.random_moves()
            assert (chosen == there.random_moves().copy_to_host()).all()
            here.step(chosen)
            there.step(chosen)


def test_an_illegal_move_on_a_gpu_changes_nothing() -> None:
    env = GpuVectorEnv("rat_trap(players=2)", tables=50, seed=1)
    before = [array.copy_to_host() for array in env.batch]
    moves = env.random_moves().copy_to_host()
    moves[17] = 10_000
    with pytest.raises(IllegalMove, match="17"):
        env.step(moves)
    assert all((now.copy_to_host() == then).all() for now, then in zip(env.batch, before, strict=True))


def test_pytorch_and_jax_take_a_batch_over_without_a_copy() -> None:
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    env = GpuVectorEnv("rat_trap(players=2)", tables=64, seed=1)
    seen, may = torch.from_dlpack(env.batch.observations), torch.as_tensor(env.batch.masks, device="cuda")
    before = seen.clone()
    env.step(may.int().argmax(dim=1))
    assert (seen.cpu().numpy() == env.batch.observations.copy_to_host()).all()
    assert (may.cpu().numpy() == env.batch.masks.copy_to_host()).all()
    assert bool((seen != before).any())
    theirs = jax.dlpack.from_dlpack(env.batch.observations)
    assert theirs.unsafe_buffer_pointer() == seen.data_ptr()
    assert (np.asarray(theirs) == env.batch.observations.copy_to_host()).all()
