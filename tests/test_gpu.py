"""On a GPU the same seed is the same game."""

from __future__ import annotations

from typing import Any

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
from tests.envs.on_both import (
    assert_same,
    compare_copies,
    compare_one_table,
    compare_opponents,
    compare_seeds,
    compare_state,
    step_both,
)
from tests.variants import EVERY_VARIANT, loaded

pytestmark = [
    pytest.mark.skipif(not has_gpu(), reason="this machine has no GPU that CUDA can use"),
    # The tables of a test are few on purpose.
    pytest.mark.filterwarnings("ignore:.*Grid size .* under-utilization:Warning"),
]


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
    monkeypatch.setattr(gpu, "GAMES_PER_CALL", 1_000)
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


# Operations of an environment other than steps: the same as on the CPU.

THREE_PLAY = [f"{name}(players=3)" for name in game_names()]
A_SECOND = 2_000_000_000  # of a GPU's cycles, or about that


@pytest.mark.parametrize("variant", THREE_PLAY)
def test_state_copies_and_seeds_on_a_gpu_are_those_on_the_processor(variant: str) -> None:
    compare_state(variant, tables=300, steps=20)
    compare_copies(variant, tables=300, steps=5)
    compare_seeds(variant, tables=300)


@pytest.mark.parametrize("variant", THREE_PLAY)
def test_opponents_on_a_gpu_make_the_moves_they_make_on_the_processor(variant: str) -> None:
    """Compiling the opponents takes longest by far: a minute and more for each game."""
    ended = compare_opponents(variant, ["judge", "random"], tables=300, steps=80)
    ended += compare_opponents(variant, ["judge", first_legal_anywhere], tables=300, steps=20)
    compare_copies(variant, tables=300, steps=5, opponents="judge")
    assert ended > 0


def first_legal_anywhere(observations: Any, masks: Any) -> Any:
    """A policy of PyTorch's, on masks where they lie."""
    torch = pytest.importorskip("torch")
    if isinstance(masks, np.ndarray):
        return masks.argmax(axis=1)
    return torch.from_dlpack(masks).int().argmax(dim=1)


def test_a_single_table_keeps_its_finals_on_a_gpu() -> None:
    compare_one_table("pied_piper(players=2)")


def test_steps_on_a_stream_of_pytorchs_follow_what_it_computes_there_and_wait_for_nothing() -> None:
    """The stream is busy for a second: `step` returns before that, and everything is executed in order."""
    torch = pytest.importorskip("torch")
    stream = torch.cuda.Stream()
    variant = "pied_piper(players=2)"
    with (
        VectorEnv(variant, 300, seed=5, threads=1) as here,
        torch.cuda.stream(stream),
        GpuVectorEnv(variant, 300, seed=5, stream=stream.cuda_stream) as there,
    ):
        step_both(here, there, wait=False)  # compiled from here on
        assert_same(here, there)
        masks = torch.from_dlpack(there.batch.masks)
        for _ in range(30):
            here.step(here.batch.masks.argmax(axis=1))
        torch.cuda._sleep(A_SECOND)
        for _ in range(30):
            there.step(masks.int().argmax(dim=1), wait=False)
        assert not stream.query(), "it is still at work"
        there.check()
        assert_same(here, there)
        kept, before = there.save(), masks.clone()
        step_both(here, there)
        there.restore(kept)
        there.imagine(seed=2)
        assert (masks == before).all(), "who imagines may do the same"


def test_after_an_illegal_move_nothing_moves_until_it_was_told() -> None:
    env = GpuVectorEnv("pied_piper(players=2)", tables=50, seed=1)
    before = env.batch.observations.copy_to_host()
    moves = env.random_moves().copy_to_host()
    moves[17] = 10_000
    env.step(moves, wait=False)
    env.step(env.random_moves(), wait=False)
    with pytest.raises(IllegalMove, match="17"):
        env.check()
    assert (env.batch.observations.copy_to_host() == before).all()
    env.step(env.random_moves())
    assert (env.batch.observations.copy_to_host() != before).any()


def test_cupy_and_jax_look_and_choose_where_the_batch_lies() -> None:
    cupy, jax = pytest.importorskip("cupy"), pytest.importorskip("jax")
    variant = "pied_piper(players=2)"
    with VectorEnv(variant, 64, seed=1, threads=1) as here, GpuVectorEnv(variant, 64, seed=1) as there:
        for _ in range(10):
            here.step(here.batch.masks.argmax(axis=1))
            there.step(cupy.asarray(there.batch.masks).argmax(axis=1))
        for _ in range(10):
            here.step(here.batch.masks.argmax(axis=1))
            there.step(jax.numpy.argmax(jax.dlpack.from_dlpack(there.batch.masks), axis=1))
        rows = cupy.arange(0, 64, 2)
        here.step(here.batch.masks[::2].argmax(axis=1), np.arange(0, 64, 2))
        there.step(cupy.asarray(there.batch.masks)[rows].argmax(axis=1), rows)
        assert_same(here, there)
        assert (here.observe(here.batch.seats) == there.observe(there.batch.seats).copy_to_host()).all()
