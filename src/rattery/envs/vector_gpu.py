"""Hundreds of thousands of tables at once on a GPU: the steps of `VectorEnv`, and the same games.

    env = GpuVectorEnv("<game>(players=4)", tables=1 << 18, seed=1)
    batch = env.reset()
    seen = torch.from_dlpack(batch.observations)     # the very memory the next step writes into
    batch = env.step(env.random_moves())             # or moves of your own: a tensor on the GPU, one legal move a table

The batch has what the processor's has, in arrays on the GPU that PyTorch, JAX and CuPy take over without a copy.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.core.compile.cuda import cuda, has_gpu
from rattery.core.errors import BadOption, IllegalMove, NoDevice
from rattery.core.extras import install_command
from rattery.core.game import Game
from rattery.core.record import blanks
from rattery.envs.device_array import DeviceArray, on_gpu
from rattery.envs.kernels import (
    NO_TABLE,
    TABLES_SHOWN_TOGETHER,
    choose_kernel,
    clear_kernel,
    deal_kernel,
    move_kernel,
    offer_kernel,
    refusal_kernel,
    show_kernel,
)
from rattery.envs.loading import game_of
from rattery.envs.rewards import reward_kind
from rattery.envs.stepping import Batch, Buffers, Progress, make_batch, make_buffers
from rattery.playouts.device import a_thread_each
from rattery.playouts.playout import simulation_key
from rattery.playouts.question_order import QuestionOrder


def in_words(array: Any) -> Any:
    """The same memory, counted in words of eight bytes."""
    return array.ravel().view(np.int64)


class GpuVectorEnv:
    """Many tables of one game on a GPU, stepped together."""

    def __init__(
        self, game: str | Game, tables: int = 1 << 16, *, seed: int = 0, rewards: str = "zero_sum", **options: Any
    ) -> None:
        if tables < 1:
            raise BadOption("env-tables", given=str(tables))
        if not has_gpu():
            raise NoDevice("device-no-gpu", command=install_command("gpu"))
        self.game = game_of(game, **options)
        self.tables, self.seed, self.rewards = tables, seed, rewards
        self._paying = reward_kind(rewards)
        there, settle = cuda.to_device, cuda.synchronize
        blocks, together = a_thread_each(tables, TABLES_SHOWN_TOGETHER)
        whole: Any = Batch(*map(there, make_batch(self.game, blocks * together)))  # a block shows all its rows
        self._buffers: Any = Buffers(*map(there, make_buffers(self.game, blocks * together)))
        self._in_words = [in_words(array) for array in (self._buffers.tables, whole.masks, whole.observations)]
        self._shown: Any = Batch(*(array[:tables] for array in whole))
        self._order = QuestionOrder(tables)
        self._over, self._overs = there(np.zeros(tables, np.int32)), there(np.zeros(2, np.int32))
        self._choices, self._refused = there(np.zeros(tables, np.int64)), there(np.array([NO_TABLE], np.int32))
        lent: list[Any] = [on_gpu(array, settle) for array in self._shown]
        self.batch: Any = Batch(*lent)  # with a device array in every place
        self._chosen = on_gpu(self._choices, settle)
        self._load_kernels()
        self.reset()

    def _load_kernels(self) -> None:
        each, shown_together = a_thread_each(self.tables), a_thread_each(self.tables, TABLES_SHOWN_TOGETHER)
        rules, moves = self.game.rules, len(self.game.kind.moves)
        self._refuse, self._choose, self._clear = refusal_kernel()[each], choose_kernel()[each], clear_kernel()[each]
        self._move, self._deal = move_kernel(rules)[each], deal_kernel(rules)[each]
        self._offer, self._show = offer_kernel(rules)[each], show_kernel(rules, moves)[shown_together]

    def reset(self, seed: int | None = None) -> Any:
        """A new game at every table; game i of a seed is the one random playouts of that seed deal."""
        self.seed = self.seed if seed is None else seed
        progress: Any = blanks(Progress, self.tables)
        progress["number"] = np.arange(self.tables)
        self._buffers.key.copy_to_device(simulation_key(self.seed))
        self._buffers.progress[: self.tables].copy_to_device(progress)
        self._shown.dones.copy_to_device(np.zeros(self.tables, np.bool_))
        self._shown.rewards.copy_to_device(np.zeros((self.tables, self.game.players), np.float32))
        self._over.copy_to_device(np.arange(self.tables, dtype=np.int32))
        self._overs.copy_to_device(np.array([self.tables, 0], np.int32))
        self._deal_and_show()
        cuda.synchronize()
        return self.batch

    def step(self, moves: Any) -> Any:
        """Make one move at every table; the moves lie on the GPU. If one of them is illegal, none is made."""
        numbers, buffers, shown = self._numbers(moves), self._buffers, self._shown
        self._refuse(shown.masks, numbers, self._refused)
        self._clear(shown.rewards, shown.dones, self._over, self._overs, self._refused)
        # fmt: off
        self._move(
            buffers.boxes, buffers.tables, buffers.progress, buffers.to_absolute, self._order.order, self._order.asked,
            numbers, shown.seats, shown.dones, self._over, self._overs, self._refused
        )
        # fmt: on
        self._deal_and_show()
        refused = int(self._refused.copy_to_host()[0])  # waits until everything is done
        if refused != NO_TABLE:
            self._refused.copy_to_device(np.array([NO_TABLE], np.int32))
            raise IllegalMove("env-illegal", table=refused, given=str(numbers[refused : refused + 1].copy_to_host()[0]))
        return self.batch

    def _deal_and_show(self) -> None:
        """Deal anew where a game is over, and show every table."""
        buffers, shown, (tables, masks, observations) = self._buffers, self._shown, self._in_words
        # fmt: off
        self._deal(
            buffers.boxes, buffers.blank_tables, buffers.tables, buffers.lucks, buffers.progress, buffers.key,
            self._order.asked, shown.rewards, shown.dones, shown.scores, shown.winners, shown.lengths, self._over,
            self._overs, self.tables, self._paying
        )
        self._order.sort()
        self._offer(buffers.boxes, buffers.tables, self._order.order, buffers.offers, shown.seats)
        self._show(
            buffers.boxes, tables, buffers.offers, buffers.to_relative, shown.seats, masks, observations,
            self._overs, self._refused
        )
        # fmt: on

    def random_moves(self) -> DeviceArray:
        """A legal move for every table, each as likely as the next; always the same array."""
        buffers = self._buffers
        self._choose(buffers.offers, buffers.lucks, buffers.to_relative, self._shown.seats, self._choices)
        return self._chosen

    def _numbers(self, moves: Any) -> Any:
        """Moves as one whole number a table, where they lie."""
        if not hasattr(moves, "__cuda_array_interface__"):
            moves = np.asarray(moves)
        given = moves if isinstance(moves, np.ndarray) else cuda.as_cuda_array(moves)
        if given.shape != (self.tables,) or np.dtype(given.dtype).kind not in "iu":
            raise IllegalMove("env-moves", expected=self.tables, given=f"{given.dtype} {given.shape}")
        return cuda.to_device(given.astype(np.int64)) if isinstance(given, np.ndarray) else given
