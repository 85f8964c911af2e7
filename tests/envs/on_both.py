"""Runs the same calls on a vector environment on the CPU and on one on a GPU, real or simulated, and compares them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rattery.core.arrays import Array
from rattery.core.errors import BadArgument, IllegalMove
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv


def assert_same(here: VectorEnv, there: GpuVectorEnv) -> None:
    """The batches and the tables behind them are equal."""
    for name, ours, theirs in zip(here.batch._fields, here.batch, there.batch, strict=True):
        assert (ours == np.asarray(theirs.copy_to_host())).all(), name
    tables = np.asarray(there._to_host(there._buffers.tables))[: here.tables]
    assert (here._buffers.tables == tables).all()


def step_both(here: VectorEnv, there: GpuVectorEnv, rows: Array | None = None, *, wait: bool = True) -> None:
    moves = here.random_moves().copy()
    assert (moves == there.random_moves().copy_to_host()).all()
    chosen = moves if rows is None else moves[rows]
    here.step(chosen, rows)
    there.step(chosen, rows, wait=wait)


def compare_state(variant: str, tables: int, steps: int, opponents: str | None = None) -> None:
    """Stepping some rows, finals, observe, imagine, copy_rows and restore do the same as on the CPU."""
    settings: Any = {"tables": tables, "seed": 5, "opponents": opponents, "seat": 1, "finals": True}
    some, others = np.arange(0, tables, 3), np.arange(1, tables, 3)
    with VectorEnv(variant, threads=1, **settings) as here, GpuVectorEnv(variant, **settings) as there:
        kept, kept_there, start = here.save(), there.save(), [array.copy() for array in here.batch]
        for _ in range(steps):
            step_both(here, there, some, wait=False)
            there.check()
        assert_same(here, there)
        compare_what_seats_see(here, there)
        for env in (here, there):
            env.imagine(seed=4, rows=others)
        assert_same(here, there)
        for env in (here, there):
            env.imagine(seed=3)
        assert_same(here, there)
        copy_rows(here, there, some[: len(others)], others)
        step_both(here, there)
        assert_same(here, there)
        here.restore(kept)
        for other in (kept, 3):
            with pytest.raises(BadArgument, match="save"):
                there.restore(other)  # type: ignore[arg-type]
        there.restore(kept_there)
        assert_same(here, there)
        assert all((now == then).all() for now, then in zip(here.batch, start, strict=True))


def copy_rows(here: VectorEnv, there: GpuVectorEnv, sources: Array, targets: Array) -> None:
    """No rows, then some, then two sources for one target, where the last counts."""
    nothing, twice = np.zeros(0, np.int64), np.array([0, 0])
    for one, other in ((nothing, nothing), (sources, targets), (np.array([1, 2]), twice)):
        here.copy_rows(one, other)
        there.copy_rows(one, other)
        assert_same(here, there)
    assert here._buffers.tables[0] == here._buffers.tables[2]


def compare_what_seats_see(here: VectorEnv, there: GpuVectorEnv) -> None:
    last = here.game.players - 1
    for seats in (0, last, here.batch.seats):
        assert (here.observe(seats) == np.asarray(there.observe(seats).copy_to_host())).all()
    assert (here.observe_all() == np.asarray(there.observe_all().copy_to_host())).all()
    assert here.move(0, 0) == there.move(0, 0) is not None


def pickled(env: GpuVectorEnv) -> GpuVectorEnv:
    read = pickle.loads(pickle.dumps(env))  # noqa: S301
    assert isinstance(read, GpuVectorEnv)
    return read


def compare_copies(variant: str, tables: int, steps: int, opponents: str | None = None) -> None:
    """An environment that is deep-copied or pickled in the middle of a game plays on like the original."""
    for copied, finals in ((copy.deepcopy, True), (pickled, False)):
        env = GpuVectorEnv(variant, tables=tables, seed=5, opponents=opponents, seat=1, finals=finals)
        env.step(env.random_moves())
        other = copied(env)
        for _ in range(steps):
            assert batch_bytes(env) == batch_bytes(other)
            for each in (env, other):
                each.step(each.random_moves())
        assert batch_bytes(env) == batch_bytes(other)


def batch_bytes(env: GpuVectorEnv) -> list[bytes]:
    return [np.asarray(array.copy_to_host()).tobytes() for array in env.batch]


def first_legal(observations: Any, masks: Any) -> Any:
    """A policy for both; on a GPU it copies the masks to the host."""
    may = masks.copy_to_host() if hasattr(masks, "copy_to_host") else masks
    return np.asarray(may).argmax(axis=1)


def compare_opponents(variant: str, opponents: list[Any], tables: int, steps: int) -> int:
    """Compiled opponents and policies make the same moves as on the CPU; returns how many games have ended."""
    settings: Any = {"tables": tables, "seed": 5, "opponents": opponents, "seat": "random", "finals": True}
    ended = 0
    with VectorEnv(variant, threads=1, **settings) as here, GpuVectorEnv(variant, **settings) as there:
        assert_same(here, there)
        for _ in range(steps):
            step_both(here, there)
            assert_same(here, there)
            ended += int(here.batch.dones.sum())
            assert np.allclose(here.batch.rewards.sum(axis=1), 0), "what one seat wins the others lose"
    return ended


def compare_one_table(variant: str) -> None:
    """A single table keeps its finals, too."""
    with VectorEnv(variant, 1, seed=5, finals=True) as here, GpuVectorEnv(variant, 1, seed=5, finals=True) as there:
        while not here.batch.dones[0]:
            step_both(here, there)
        assert here.batch.finals.any()
        assert_same(here, there)


def compare_seeds(variant: str, tables: int) -> None:
    """Both deal the same games from the same seed; a reset without one deals the next games."""
    with VectorEnv(variant, tables, seed=4, threads=1) as here, GpuVectorEnv(variant, tables, seed=4) as there:
        first = batch_bytes(there)
        deal: Callable[[Any], Any]
        for deal in (lambda env: env.reset(), lambda env: env.reset(seed=9), lambda env: env.reset(seed=4)):
            step_both(here, there)
            deal(here)
            deal(there)
            assert_same(here, there)
        assert batch_bytes(there)[:3] == first[:3], "what is seen, what may be done, and by whom"
    assert GpuVectorEnv(variant, tables).seed != GpuVectorEnv(variant, tables).seed


def refuse_a_move(there: GpuVectorEnv) -> None:
    """The error of an illegal move names its table."""
    masks = np.asarray(there.batch.masks.copy_to_host())
    moves, table = masks.argmax(axis=1), there.tables - 1
    moves[table] = masks[table].argmin()
    with pytest.raises(IllegalMove, match=str(table)):
        there.step(moves)
