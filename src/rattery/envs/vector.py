"""Thousands of tables at once: one call makes a move at every table, compiled and on all cores.

    env = VectorEnv("<game>(players=4)", tables=4096, seed=1)
    batch = env.reset()
    while True:
        batch = env.step(env.random_moves())     # or your own: one legal move a table

Every table has one seat that decides; the row of the batch is what that seat sees, what it may do, and who it is. Both count
seats from its own, so that one learner can play all seats without knowing where it sits. When a game ends its rewards are in
the batch, and the next game has been dealt. The arrays of the batch are the environment's own and always the same ones: a
step writes into them and copies nothing, so keep a copy of what you want to keep.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from rattery.core.compiling_notice import compiling_notice
from rattery.core.cores import cores
from rattery.core.errors import BadOption, IllegalMove
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.envs.loading import game_of
from rattery.envs.rewards import reward_kind
from rattery.envs.stepping import (
    NEW_GAME,
    Array,
    Batch,
    choose_entry,
    make_batch,
    make_buffers,
    refusal_entry,
    serve_entry,
    step_entry,
)
from rattery.envs.thread_pool import CHOOSE, STEP, NoThreads, ThreadPool
from rattery.playouts.playout import simulation_key

WORTH_A_THREAD = 128  # tables; with fewer a thread of its own is not worth it, unless `threads` asks for it


class VectorEnv:
    """Many tables of one game, stepped together."""

    def __init__(
        self,
        game: str | Game,
        tables: int = 1024,
        *,
        seed: int = 0,
        rewards: str = "zero_sum",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if tables < 1:
            raise BadOption("env-tables", given=str(tables))
        if threads is not None and threads < 1:
            raise BadOption("env-threads", given=str(threads))
        self.game = game_of(game, **options)
        self.tables = tables
        self.seed = seed
        self.rewards = rewards
        self.batch: Batch = make_batch(self.game, tables)
        self._paying = reward_kind(rewards)
        self._buffers = make_buffers(self.game, tables)
        self._moves = np.zeros(tables, np.int64)
        self._choices = np.zeros(tables, np.int64)
        with compiling_notice(self.game):
            self._pool = self._make_pool(threads or worthwhile_threads(tables))
            self.reset()
            self.random_moves()
            self.reset()

    def _make_pool(self, threads: int) -> ThreadPool | NoThreads:
        """Whatever runs steps and choices: a pool, or the caller alone. Each compiles an entry point of its own."""
        buffers, batch, rules = tuple(self._buffers), tuple(self.batch), self.game.rules
        choosing = (self._buffers.offers, self._buffers.lucks, self._buffers.to_relative, self.batch.seats)
        parts, played = shares(self.tables, threads), (self.tables, self._paying)
        if len(parts) > 1:
            entry = serve_entry(rules)
            return ThreadPool(partial(entry, buffers, batch, *choosing, self._moves, self._choices, *played), parts)
        step = partial(step_entry(rules), buffers, batch, self._moves, *played, 0, self.tables)
        return NoThreads({STEP: step, CHOOSE: partial(choose_entry(), *choosing, self._choices, 0, self.tables)})

    def reset(self, seed: int | None = None) -> Batch:
        """A new game at every table; game i of a seed is the one random playouts of that seed deal."""
        self.seed = self.seed if seed is None else seed
        self._buffers.key[:] = simulation_key(self.seed)
        self._buffers.progress["number"] = np.arange(self.tables)
        self._moves[:] = NEW_GAME
        self._pool.run(STEP)
        return self.batch

    def step(self, moves: Array) -> Batch:
        """Make one move at every table. If one of them is illegal, none is made."""
        self._moves[:] = self._numbers(moves)
        refused = refusal_entry()(0, self.tables, self.batch.masks, self._moves)
        if refused >= 0:
            raise IllegalMove("env-illegal", table=refused, given=self._called(refused))
        self._pool.run(STEP)
        return self.batch

    def _numbers(self, moves: Array) -> Array:
        """Moves as one whole number a table."""
        numbers = np.asarray(moves)
        if numbers.shape != (self.tables,) or numbers.dtype.kind not in "iu":
            raise IllegalMove("env-moves", expected=self.tables, given=f"{numbers.dtype} {numbers.shape}")
        return numbers

    def random_moves(self) -> Array:
        """A legal move for every table, each as likely as the next; always the same array."""
        self._pool.run(CHOOSE)
        return self._choices

    def move(self, table: int, action: int) -> Move | None:
        """The move that an action is at a table: seats in it are counted from the first one, no longer from the decider."""
        if not 0 <= action < self._buffers.to_absolute.shape[1]:
            return None
        return self.game.kind.moves[int(self._buffers.to_absolute[self.batch.seats[table], action])]

    def _called(self, table: int) -> str:
        return str(self.move(table, int(self._moves[table])) or self._moves[table])

    def close(self) -> None:
        """End the threads. The environment cannot be used after that."""
        self._pool.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def worthwhile_threads(tables: int) -> int:
    """As many as there are cores, and tables for."""
    return max(1, min(cores(), tables // WORTH_A_THREAD))


def shares(tables: int, threads: int) -> list[tuple[int, int]]:
    """The tables in as many parts as there are threads, as equal as can be."""
    ends = [tables * part // threads for part in range(threads + 1)]
    return [(first, end) for first, end in pairwise(ends) if first < end]
