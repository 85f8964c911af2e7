"""Compares Numba's simulated GPU, whose threads are Python threads, with the CPU.

This does not test machine code for a GPU (tests/test_gpu.py does, where there is one), but the logic of the kernels: sorting
by question, steps, restarting games, observations. Run by test_simulated_gpu.py.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from numba.cuda.simulator import kernel
from numba.cuda.simulator.cudadrv import devicearray
from numba.extending import overload
from numba.np.numpy_support import as_dtype

import rattery
from rattery.bots import one_ply
from rattery.core.compile.cuda import cuda
from rattery.core.compile.device_memory import copy_record
from rattery.envs import kernels, vector_gpu
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv
from rattery.playouts import device, gpu, question_order
from rattery.playouts.simulate import simulate
from tests.envs.on_both import (
    compare_copies,
    compare_one_table,
    compare_opponents,
    compare_state,
    first_legal,
    refuse_a_move,
)

SMALL_BLOCK = 8  # threads, each of which is a Python thread in the simulation
GAMES, TABLES = 3, 2
STEPS_PER_CHECK = 8
JOIN_SECONDS = 0.0003
STEPS = 5, 26  # a few, and enough to end a short game


def shrink_blocks(variant: str) -> None:
    """Configures the kernels for the simulation: small blocks, with a thread for every question; records copied by field."""
    device.launch_config.__defaults__ = (SMALL_BLOCK,)
    questions = len(rattery.load(variant).kind.questions) + 1  # and one for idle tables
    question_order.BLOCK = max(SMALL_BLOCK, questions)
    vars(question_order).update(QUESTIONS=questions, IDLE=questions - 1)
    vars(gpu).update(IDLE=questions - 1)
    for module in (kernels, gpu, one_ply):
        vars(module).update(copy_record=copy_fields, own_record=local_record)
    gpu.STEPS_PER_CHECK = STEPS_PER_CHECK
    vars(vector_gpu)["on_gpu"] = lambda array, settle: array
    throttle_polling()


def throttle_polling() -> None:
    """Makes the simulation wait between polls of its threads; busy polling takes more CPU time than the threads."""
    simulated: Any = kernel.BlockThread
    is_alive = simulated.is_alive

    def is_alive_after_join(thread: Any) -> bool:
        if not thread.syncthreads_blocked:
            thread.join(JOIN_SECONDS)
        return bool(is_alive(thread))

    simulated.is_alive = is_alive_after_join


def local_record(layout: Any) -> Any:
    """A thread-local record with the same interface as a kernel's arguments."""
    simulated: Any = devicearray
    return simulated.FakeWithinKernelCUDAArray(simulated.FakeCUDAArray(np.zeros(1, as_dtype(layout))))[0]


def copy_fields(there: Any, here: Any) -> None:
    """Copies a record field by field, in place of the kernels' byte copy."""
    to, source = there._item._ary, here if isinstance(here, np.void) else here._item._ary
    for field in to.dtype.names:
        to[field] = source[field]


in_machine_code = copy_record


@overload(copy_fields)
def _compiled_copy_fields(there, here):  # type: ignore[no-untyped-def]
    """CPU machine code in the same process keeps using the usual copy."""

    def copy(there, here):  # type: ignore[no-untyped-def]
        in_machine_code(there, here)

    return copy


def compare_playouts(variant: str) -> None:
    game = rattery.load(variant)
    here, there = simulate(game, GAMES, seed=17, threads=1), gpu.simulate_on_gpu(game, GAMES, seed=17, tables=TABLES)
    for name in ("lengths", "scores", "winners", "endings", "began"):
        assert (getattr(here, name) == getattr(there, name)).all(), name


def compare_steps(variant: str, steps: int, tables: int) -> int:
    """Steps both environments and compares them; returns how many games ended."""
    ended = 0
    with VectorEnv(variant, tables=tables, seed=5, threads=1) as here:
        there = GpuVectorEnv(variant, tables=tables, seed=5)
        for step in range(steps):
            if step % 4 == 0:
                refuse_a_move(there)
            for name, ours, theirs in zip(here.batch._fields, here.batch, there.batch, strict=True):
                assert (ours == np.asarray(theirs.copy_to_host())).all(), f"{name} after {step} steps"
            chosen = here.random_moves()
            assert (chosen == there.random_moves().copy_to_host()).all()
            here.step(chosen)
            there.step(chosen)
            ended += int(here.batch.dones.sum())
    return ended


def copy_on_the_stream(variant: str) -> None:
    """Checks that every copy to and from the GPU uses the stream that was given."""
    streams: list[Any] = []

    def noted(function: Any) -> Any:
        def copy(*given: Any, stream: Any = 0, **settings: Any) -> Any:
            streams.append(stream)
            return function(*given, stream=stream, **settings)

        return copy

    simulated, driver, given = devicearray.FakeCUDAArray, cuda, cuda.stream()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(driver, "external_stream", lambda address: given, raising=False)
        patched.setattr(driver, "to_device", noted(driver.to_device))
        for name in ("copy_to_host", "copy_to_device"):
            patched.setattr(simulated, name, noted(getattr(simulated, name)))
        with GpuVectorEnv(variant, 3, seed=5, opponents=first_legal_here, stream=7) as env:
            moves = env.random_moves()
            kept = env.save()
            env.step(moves)
            env.check()
            env.reset()
            env.imagine(seed=1, rows=np.array([0]))
            env.observe(0)
            env.copy_rows(np.array([0]), np.array([1]))
            env.restore(kept)
        assert streams
        assert all(stream is given for stream in streams)


def first_legal_here(observations: Any, masks: Any) -> Any:
    """A policy that makes no copies."""
    return np.asarray(masks._ary).argmax(axis=1)


def compare_a_state(variant: str) -> None:
    compare_state(variant, tables=5, steps=2, opponents="random")


def compare_some_copies(variant: str) -> None:
    compare_copies(variant, tables=3, steps=2, opponents="random")


def compare_some_opponents(variant: str) -> None:
    compare_opponents(variant, ["judge", first_legal], tables=3, steps=2)


def compare_some_steps(variant: str) -> None:
    compare_steps(variant, min(STEPS), tables=SMALL_BLOCK + 3)  # a block and a part of another


def compare_steps_to_the_end(variant: str) -> None:
    assert compare_steps(variant, max(STEPS), tables=3) > 0, "a table is dealt anew"


if __name__ == "__main__":
    variant, *parts = sys.argv[1:]
    shrink_blocks(variant)
    compare = {
        "playouts": compare_playouts,
        "steps": compare_some_steps,
        "whole games": compare_steps_to_the_end,
        "state": compare_a_state,
        "copies": compare_some_copies,
        "opponents": compare_some_opponents,
        "one table": compare_one_table,
        "stream": copy_on_the_stream,
    }
    for part in parts:
        compare[part](variant)
    print("the same")
