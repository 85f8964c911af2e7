"""Hundreds of thousands of tables at once on a GPU: the steps of `VectorEnv`, and the same games.

    env = GpuVectorEnv("rat_trap(players=4)", tables=1 << 18, seed=1)
    batch = env.reset()
    seen = torch.from_dlpack(batch.observations)     # the very memory the next step writes into
    batch = env.step(env.random_moves())             # or moves of your own: a tensor on the GPU, one legal move a table

The batch has what the processor's has, in arrays on the GPU that PyTorch, JAX and CuPy take over without a copy.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rattery.core.errors import BadOption, IllegalMove, NoDevice
from rattery.core.game import Game
from rattery.core.record import blanks
from rattery.envs.device_array import DeviceArray, on_gpu
from rattery.envs.loading import game_of
from rattery.envs.rewards import reward_kind
from rattery.envs.stepping import NEW_GAME, Batch, Bench, Place, choosing, make_batch, make_bench, refusal, stepping
from rattery.lab.gpu import REGISTERS, THREADS_PER_BLOCK, blocks_for, cuda_module, has_gpu
from rattery.lab.playouts import simulation_key

NO_TABLE = np.iinfo(np.int32).max


@cache
def step_kernel(rules: Any) -> Any:
    """A thread makes the step of one table."""
    cuda = cuda_module()
    step = cuda.jit(stepping(rules), device=True)

    # fmt: off
    def steps(  # type: ignore[no-untyped-def]
        boxes, blank_tables, tables, offers, lucks, places, key, turned, straight,
        observations, masks, seats, rewards, dones, scores, winners, lengths, moves, stride, paying
    ):
        row = cuda.grid(1)
        if row < tables.shape[0]:
            step(
                row, row + 1, boxes, blank_tables, tables, offers, lucks, places, key, turned, straight,
                observations, masks, seats, rewards, dones, scores, winners, lengths, moves, stride, paying
            )
    # fmt: on

    return cuda.jit(steps, max_registers=REGISTERS)


@cache
def choose_kernel() -> Any:
    """A thread draws a random move for one table."""
    cuda = cuda_module()
    choose = cuda.jit(choosing, device=True)

    def choices(offers, lucks, turned, seats, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            choose(row, row + 1, offers, lucks, turned, seats, moves)

    return cuda.jit(choices)


@cache
def refusal_kernel() -> Any:
    """The first table whose move is not legal; every thread looks at one."""
    cuda = cuda_module()
    refuse = cuda.jit(refusal, device=True)

    def refusals(masks, moves, first):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and refuse(row, row + 1, masks, moves) >= 0:
            cuda.atomic.min(first, 0, row)

    return cuda.jit(refusals)


class GpuVectorEnv:
    """Many tables of one game on a GPU, stepped together."""

    def __init__(
        self, game: str | Game, tables: int = 1 << 16, *, seed: int = 0, rewards: str = "zero_sum", **options: Any
    ) -> None:
        if tables < 1:
            raise BadOption("env-tables", given=str(tables))
        if not has_gpu():
            raise NoDevice("device-no-gpu")
        self.game = game_of(game, **options)
        self.tables, self.seed, self.rewards = tables, seed, rewards
        self._cuda, self._paying = cuda_module(), reward_kind(rewards)
        self._batch = [self._cuda.to_device(array) for array in make_batch(self.game, tables)]
        self._bench = [self._cuda.to_device(array) for array in make_bench(self.game, tables)]
        self._moves, self._choices = (self._cuda.to_device(np.zeros(tables, np.int64)) for _ in range(2))
        self._refused = self._cuda.to_device(np.array([NO_TABLE], np.int32))
        settle = self._cuda.synchronize
        lent: list[Any] = [on_gpu(array, settle) for array in self._batch]
        self.batch: Any = Batch(*lent)  # with a device array in every place
        self._chosen = on_gpu(self._choices, settle)
        self.reset()

    def reset(self, seed: int | None = None) -> Any:
        """A new game at every table; game i of a seed is the one random playouts of that seed deal."""
        self.seed = self.seed if seed is None else seed
        places: Any = blanks(Place, self.tables)
        places["number"] = np.arange(self.tables)
        self._on_bench("key").copy_to_device(simulation_key(self.seed))
        self._on_bench("places").copy_to_device(places)
        self._moves.copy_to_device(np.full(self.tables, NEW_GAME, np.int64))
        self._make_moves(self._moves)
        return self.batch

    def step(self, moves: Any) -> Any:
        """Make one move at every table; the moves lie on the GPU. If one of them is illegal, none is made."""
        numbers = self._numbers(moves)
        self._refused.copy_to_device(np.array([NO_TABLE], np.int32))
        refusal_kernel()[self._grid](self._in_batch("masks"), numbers, self._refused)
        refused = int(self._refused.copy_to_host()[0])
        if refused != NO_TABLE:
            raise IllegalMove("env-illegal", table=refused, given=str(numbers[refused : refused + 1].copy_to_host()[0]))
        self._make_moves(numbers)
        return self.batch

    def random_moves(self) -> DeviceArray:
        """A legal move for every table, each as likely as the next; always the same array."""
        offers, lucks, turned = map(self._on_bench, ("offers", "lucks", "turned"))
        choose_kernel()[self._grid](offers, lucks, turned, self._in_batch("seats"), self._choices)
        return self._chosen

    def _numbers(self, moves: Any) -> Any:
        """Moves as one whole number a table, where they lie."""
        if not hasattr(moves, "__cuda_array_interface__"):
            moves = np.asarray(moves)
        given = moves if isinstance(moves, np.ndarray) else self._cuda.as_cuda_array(moves)
        if given.shape != (self.tables,) or np.dtype(given.dtype).kind not in "iu":
            raise IllegalMove("env-moves", expected=self.tables, given=f"{given.dtype} {given.shape}")
        return self._cuda.to_device(given.astype(np.int64)) if isinstance(given, np.ndarray) else given

    def _make_moves(self, moves: Any) -> None:
        step_kernel(self.game.rules)[self._grid](*self._bench, *self._batch, moves, self.tables, self._paying)
        self._cuda.synchronize()

    @property
    def _grid(self) -> tuple[int, int]:
        return blocks_for(self.tables), THREADS_PER_BLOCK

    def _on_bench(self, name: str) -> Any:
        return self._bench[Bench._fields.index(name)]

    def _in_batch(self, name: str) -> Any:
        return self._batch[Batch._fields.index(name)]
