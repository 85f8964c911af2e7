"""A vector environment on a GPU, for hundreds of thousands of tables: the interface and the games of `VectorEnv`.

    env = GpuVectorEnv("<game>(players=4)", tables=1 << 18, seed=1)
    batch = env.reset()
    observations = torch.from_dlpack(batch.observations)     # shares the memory that the next step writes into
    batch = env.step(env.random_moves())             # or your own: a tensor on the GPU, one legal move per table

The batch has the fields of the CPU's, as GPU arrays that PyTorch, JAX and CuPy use without a copy. All launches and
copies go to one stream: the default one, which is also PyTorch's default, or the one whose address is given. An
environment can be deep-copied and pickled; its state is copied through host memory and restored on a GPU.

`step` synchronises with the GPU to learn whether a move was illegal. With `wait=False` it does not: after an illegal move no
table changes any more, until `check` raises the error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from rattery.core.arguments import whole_number
from rattery.core.arrays import Array
from rattery.core.compile.cuda import cuda, has_gpu
from rattery.core.compile.untyped import GpuArray, GpuStream
from rattery.core.errors import IllegalMove, NoDevice
from rattery.core.extras import install_command
from rattery.core.game import Game
from rattery.core.json_data import JsonObject
from rattery.core.moves import Move
from rattery.core.record import blanks
from rattery.core.relative_moves import relative_moves
from rattery.envs.device_array import DeviceArray, on_gpu
from rattery.envs.kernels import (
    NO_TABLE,
    TABLES_PER_BLOCK,
    choose_kernel,
    clear_kernel,
    deal_kernel,
    gather_kernel,
    imagine_kernel,
    move_kernel,
    observe_all_kernel,
    observe_kernel,
    offer_kernel,
    python_opponents_kernel,
    refusal_kernel,
    scatter_kernel,
    show_kernel,
    waiting_kernel,
)
from rattery.envs.loading import game_of
from rattery.envs.opponents import Opponent
from rattery.envs.rewards import reward_kind
from rattery.envs.stepping import STAY, Batch, Buffers, Progress, make_batch, make_buffers
from rattery.envs.vector import (
    SAVED_BUFFERS,
    VectorState,
    a_seed,
    checked_eyes,
    checked_rows,
    checked_state,
    checked_tables,
    imagining_eyes,
    integers,
    next_games,
    origin_of,
    rows_to_copy,
)
from rattery.envs.vector_opponents import Seating, policies_only, seat_opponents
from rattery.playouts.device import launch_config
from rattery.playouts.playout import simulation_key
from rattery.playouts.question_order import QuestionOrder


class GpuBatch(NamedTuple):
    """The outcome of a step: the arrays of `Batch`, on the GPU."""

    observations: DeviceArray
    masks: DeviceArray
    seats: DeviceArray
    rewards: DeviceArray
    dones: DeviceArray
    scores: DeviceArray
    winners: DeviceArray
    lengths: DeviceArray
    finals: DeviceArray


SETTINGS = ("rewards", "opponents", "seat", "finals")  # besides game, tables and seed


def in_words(array: GpuArray) -> GpuArray:
    """A flat view of the same memory as words of eight bytes."""
    return array.ravel().view(np.int64)


def in_bytes(array: GpuArray) -> GpuArray:
    """A flat view of the same memory as bytes."""
    return array.ravel().view(np.uint8)


class GpuVectorEnv:
    """Many tables of one game on a GPU, stepped together. Seeds, opponents, seats and finals are those of `VectorEnv`.

    Opponents are `"random"`, `"judge"`, or a function of the observations and masks of all tables, in GPU arrays; only its
    moves for tables where it is to move count. Levels and bots run on the CPU, and are refused here.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int = 1 << 16,
        *,
        seed: int | None = None,
        rewards: str = "zero_sum",
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | str = 0,
        finals: bool = False,
        stream: int = 0,
        **options: object,
    ) -> None:
        tables = checked_tables(tables)
        if not has_gpu():
            raise NoDevice("device-no-gpu", command=install_command("gpu"))
        self.game = game_of(game, **options)
        self.tables, self.seed, self.rewards, self.opponents = tables, a_seed(seed), rewards, opponents
        self.seat, self.finals = seat, finals
        self._reward_kind = reward_kind(rewards)
        self._stream: GpuStream = cuda.external_stream(stream) if stream else 0
        seating = seat_opponents(self.game, tables, opponents, seat)
        self._python_opponents = policies_only(seating.python_opponents)
        self._origin = origin_of(self, seating)
        self._to_absolute = relative_moves(self.game).to_absolute
        self._is_fresh = True
        self._allocate(seating)
        self._load_kernels()
        self.reset()

    def _allocate(self, seating: Seating) -> None:
        """Allocates the GPU memory of the tables, the batch and a step; rows are padded to whole blocks."""
        to_device, settle, tables = self._to_device, cuda.synchronize, self.tables
        blocks, per_block = launch_config(tables, TABLES_PER_BLOCK)
        made = make_batch(self.game, blocks * per_block, self.finals)
        buffers = make_buffers(self.game, blocks * per_block, seating.looks_ahead)
        buffers.learners[:tables], buffers.players[:tables] = seating.learners, seating.players
        whole = Batch(*map(to_device, made))  # padded: a block of the show kernel writes all its rows
        self._buffers = Buffers(*map(to_device, buffers))
        self._in_words = [in_words(array) for array in (self._buffers.tables, whole.masks, whole.observations)]
        self._outputs = Batch(
            *(array[:tables] if array.size else array for array in whole)
        )  # an empty array cannot be sliced
        self._order = QuestionOrder(tables, self._stream)
        self._finished, self._finished_count = to_device(np.zeros(tables, np.int32)), to_device(np.zeros(1, np.int32))
        self._opponent_moves, self._waiting = to_device(np.zeros(tables, np.int64)), to_device(np.zeros(1, np.int32))
        self._choices, self._refused = to_device(np.zeros(tables, np.int64)), to_device(np.array([NO_TABLE], np.int32))
        self.batch = GpuBatch(*(on_gpu(array, settle) for array in self._outputs))
        self._chosen = on_gpu(self._choices, settle)
        self._arguments = {  # of kernels launched by keyword; `make_moves` takes the moves in addition
            **self._buffers._asdict(), **self._outputs._asdict(), "order": self._order.order, "asked": self._order.asked,
            "finished": self._finished, "finished_count": self._finished_count, "refused": self._refused,
            "stride": tables, "reward_kind": self._reward_kind,
        }  # fmt: skip

    def _load_kernels(self) -> None:
        stream, others = self._stream, "" if self.opponents is None else self.game.name
        self._per_table = (*launch_config(self.tables), stream)
        per_block = (*launch_config(self.tables, TABLES_PER_BLOCK), stream)
        rules, moves, per_table = self.game.rules, len(self.game.kind.moves), self._per_table
        self._refuse, self._choose, self._clear = (
            refusal_kernel()[per_table],
            choose_kernel()[per_table],
            clear_kernel()[per_table],
        )
        self._move, self._deal = move_kernel(rules, others)[per_table], deal_kernel(rules, others)[per_table]
        self._take_moves, self._count_waiting = python_opponents_kernel()[per_table], waiting_kernel()[per_table]
        self._offer, self._show = offer_kernel(rules)[per_table], show_kernel(rules, moves)[per_block]

    # Copies use the stream of the kernels, which orders them; copies on another stream would not wait for the kernels.

    def _to_device(self, array: Array) -> GpuArray:
        """Copy a NumPy array to a new array on the GPU."""
        return cuda.to_device(array, stream=self._stream)

    def _copy_into(self, target: GpuArray, array: GpuArray) -> None:
        """Copy an array into an existing one on the GPU."""
        target.copy_to_device(array, stream=self._stream)

    def _to_host(self, array: GpuArray) -> Array:
        """Copy to host memory; waits for everything launched on the stream before."""
        copied: Array = array.copy_to_host(stream=self._stream)
        if self._stream:
            self._stream.synchronize()
        return copied

    def _copied_bytes(self, array: GpuArray) -> GpuArray:
        """A copy on the GPU, as a flat array of bytes."""
        source = in_bytes(array)
        made = cuda.device_array(source.size, np.uint8)
        self._copy_into(made, source)
        return made

    def reset(self, seed: int | None = None) -> GpuBatch:
        """A new game at every table: the same games that `VectorEnv` deals. Waits for the GPU."""
        first = 0
        if seed is not None:
            self.seed = whole_number("seed", seed)
        elif not self._is_fresh:
            first = next_games(self._to_host(self._buffers.progress[: self.tables])["number"], self.tables)
        progress = blanks(Progress, self.tables)
        progress["number"] = np.arange(first, first + self.tables)
        self._copy_into(self._buffers.key, simulation_key(self.seed))
        self._copy_into(self._buffers.progress[: self.tables], progress)
        self._copy_into(self._outputs.dones, np.zeros(self.tables, np.bool_))
        self._copy_into(self._outputs.rewards, np.zeros((self.tables, self.game.players), np.float32))
        self._copy_into(self._finished, np.arange(self.tables, dtype=np.int32))
        self._copy_into(self._finished_count, np.array([self.tables], np.int32))
        self._deal_and_show()
        self._run_python_opponents()
        cuda.synchronize()
        self._is_fresh = True
        return self.batch

    def step(self, moves: GpuArray, rows: GpuArray = None, *, wait: bool = True) -> GpuBatch:
        """Make one move at every table, or at these rows only. If any of them is illegal, no table changes. A table whose
        move is STAY does not change. Moves on the GPU are used in place; NumPy arrays, and all moves with `rows`,
        pass through host memory."""
        numbers, outputs = self._numbers(moves, rows), self._outputs
        self._is_fresh = False
        self._refuse(outputs.masks, numbers, self._refused)
        self._clear(outputs.rewards, outputs.dones, self._refused)
        self._make_moves(numbers)
        if wait or self._python_opponents:
            self.check(numbers)
        self._run_python_opponents()
        return self.batch

    def _make_moves(self, numbers: GpuArray) -> None:
        self._move(moves=numbers, **self._arguments)
        self._deal_and_show()

    def _run_python_opponents(self) -> None:
        """Call the policies of the other seats round after round until the learner decides at every table. Each round waits
        for the GPU, which counts the tables that are left."""
        while self._python_opponents and self._are_waiting():
            for number, policy in enumerate(self._python_opponents):
                chosen = self._numbers(policy(self.batch.observations, self.batch.masks))
                self._take_moves(self._buffers.players, self._outputs.seats, number, chosen, self._opponent_moves)
            self._refuse(self._outputs.masks, self._opponent_moves, self._refused)
            self._make_moves(self._opponent_moves)
            self.check(self._opponent_moves, "env-opponent-illegal")

    def _are_waiting(self) -> bool:
        self._copy_into(self._waiting, np.zeros(1, np.int32))
        self._count_waiting(self._buffers.players, self._outputs.seats, self._opponent_moves, self._waiting)
        return bool(self._to_host(self._waiting)[0])

    def check(self, moves: GpuArray = None, message: str = "env-illegal") -> None:
        """Wait for the GPU; raise `IllegalMove` if a move was illegal since the last check. After that steps work again."""
        refused = int(self._to_host(self._refused)[0])  # waits for the GPU
        if refused != NO_TABLE:
            self._copy_into(self._refused, np.array([NO_TABLE], np.int32))
            given = "?" if moves is None else str(self._to_host(moves[refused : refused + 1])[0])
            raise IllegalMove(message, table=refused, given=given)

    def _deal_and_show(self) -> None:
        """Deal the next game where one is over, and fill in the batch."""
        self._deal(**self._arguments)
        self._show_tables()

    def _show_tables(self) -> None:
        buffers, outputs, (tables, masks, observations) = self._buffers, self._outputs, self._in_words
        self._order.sort()
        self._offer(buffers.boxes, buffers.tables, self._order.order, buffers.offers, outputs.seats)
        # fmt: off
        self._show(
            buffers.boxes, tables, buffers.offers, buffers.to_relative, outputs.seats, masks, observations,
            self._finished_count
        )
        # fmt: on

    def random_moves(self) -> DeviceArray:
        """A uniformly random legal move for every table; always the same array, overwritten by the next call."""
        buffers = self._buffers
        self._choose(buffers.offers, buffers.lucks, buffers.to_relative, self._outputs.seats, self._choices)
        return self._chosen

    def _numbers(self, moves: GpuArray, rows: GpuArray = None) -> GpuArray:
        """Checks that there is one integer per table (or row), and returns them on the GPU, one per table."""
        count = self.tables if rows is None else len(rows)
        given = self._as_gpu_or_numpy(moves)
        if given.shape != (count,) or np.dtype(given.dtype).kind not in "iu":
            raise IllegalMove("env-moves", expected=count, given=f"{given.dtype} {given.shape}")
        if rows is None:
            return self._to_device(given.astype(np.int64)) if isinstance(given, np.ndarray) else given
        numbers = np.full(self.tables, STAY, np.int64)
        numbers[checked_rows(self._as_numpy(rows), self.tables)] = self._as_numpy(given)
        return self._to_device(numbers)

    @staticmethod
    def _as_gpu_or_numpy(array: GpuArray) -> GpuArray:
        """A GPU array without a copy, or else a NumPy array."""
        if not hasattr(array, "__cuda_array_interface__"):
            array = integers(array)
        return array if isinstance(array, np.ndarray) else cuda.as_cuda_array(array)

    def _as_numpy(self, array: GpuArray) -> Array:
        """The array in host memory."""
        found = self._as_gpu_or_numpy(array)
        return found if isinstance(found, np.ndarray) else self._to_host(found)

    def move(self, table: int, action: int) -> Move | None:
        """The move that an action stands for at a table, as in `VectorEnv`; waits for the GPU."""
        row, action = whole_number("table", table, 0, self.tables - 1), whole_number("action", action)
        if not 0 <= action < self._to_absolute.shape[1]:
            return None
        seat = int(self._to_host(self._outputs.seats[row : row + 1])[0])
        return self.game.kind.moves[int(self._to_absolute[seat, action])]

    # Observations of any seat, and imagined worlds.

    def observe(self, seats: GpuArray) -> DeviceArray:
        """Observations of a seat, as in `VectorEnv`; a new array."""
        observations = self._to_device(np.zeros((self.tables, self.game.rules.OBSERVATION), np.int16))
        observe_kernel(self.game.rules)[self._per_table](
            self._buffers.boxes, self._buffers.tables, self._eyes(seats), observations
        )
        return on_gpu(observations, cuda.synchronize)

    def observe_all(self) -> DeviceArray:
        """The observations of all seats, tables × players × numbers, for a critic; a new array."""
        observations = self._to_device(
            np.zeros((self.tables, self.game.players, self.game.rules.OBSERVATION), np.int16)
        )
        observe_all_kernel(self.game.rules)[self._per_table](self._buffers.boxes, self._buffers.tables, observations)
        return on_gpu(observations, cuda.synchronize)

    def imagine(self, seed: int, seats: GpuArray = None, rows: GpuArray = None) -> GpuBatch:
        """Replace every table, or these rows only, by a world consistent with what a seat knows, as in `VectorEnv`."""
        key = self._to_device(simulation_key(whole_number("seed", seed)))
        eyes = self._outputs.seats if seats is None and rows is None else self._imagining(seats, rows)
        imagine_kernel(self.game.rules)[self._per_table](self._buffers.boxes, self._buffers.tables, eyes, key)
        self._clear(self._outputs.rewards, self._outputs.dones, self._refused)
        self._show_tables()
        return self.batch

    def _eyes(self, seats: GpuArray) -> GpuArray:
        return self._to_device(checked_eyes(self._as_numpy(seats), self.tables, self.game.players))

    def _imagining(self, seats: GpuArray, rows: GpuArray) -> GpuArray:
        deciders = self._to_host(self._outputs.seats)
        eyes, chosen = (None if array is None else self._as_numpy(array) for array in (seats, rows))
        return self._to_device(imagining_eyes(deciders, eyes, chosen, self.game.players))

    # Saving and copying.

    def _changing_arrays(self) -> list[GpuArray]:
        """Everything that changes besides the batch: buffers, the sorted order and the list of finished games."""
        kept = [getattr(self._buffers, name) for name in SAVED_BUFFERS]
        return [*kept, self._order.asked, self._order.order, self._finished, self._finished_count]

    def _batch_arrays(self) -> list[GpuArray]:
        """The arrays of the batch, without `finals` if they are off and have no rows."""
        return [array for array in self._outputs if len(array)]

    def save(self) -> VectorState:
        """A copy on the GPU of everything that changes, which `restore` can use any number of times."""
        batch = tuple(map(self._copied_bytes, self._batch_arrays()))
        changing = tuple(map(self._copied_bytes, self._changing_arrays()))
        return VectorState(self._origin, self.seed, changing, batch, self.game.rules_version)

    def restore(self, state: VectorState) -> GpuBatch:
        """Return to a saved state of this environment, or of one with the same game, tables, finals and opponents."""
        checked_state(state, self._origin)
        self.seed, self._is_fresh = state.seed, False
        self._copy_into(self._buffers.key, simulation_key(self.seed))
        for array, kept in zip(
            [*self._changing_arrays(), *self._batch_arrays()], [*state.buffers, *state.batch], strict=True
        ):
            self._copy_into(in_bytes(array), kept)
        return self.batch

    def __getstate__(self) -> JsonObject:
        """The settings and everything that changes, in host memory; waits for the GPU. A stream belongs to its process, so
        the copy uses the default one."""
        settings = {name: getattr(self, name) for name in ("game", "tables", "seed", *SETTINGS)}
        changing, batch = (
            tuple(map(self._bytes_to_host, arrays)) for arrays in (self._changing_arrays(), self._batch_arrays())
        )
        state = VectorState(self._origin, self.seed, changing, batch, self.game.rules_version)
        return {"settings": settings, "state": state}

    def __setstate__(self, kept: JsonObject) -> None:
        self.__init__(**kept["settings"])  # type: ignore[misc]
        self.restore(kept["state"])

    def _bytes_to_host(self, array: GpuArray) -> Array:
        """A copy in host memory, as bytes."""
        return self._to_host(in_bytes(array))

    def copy_rows(self, sources: GpuArray, targets: GpuArray) -> GpuBatch:
        """Tables `targets` become copies of tables `sources`, as in `VectorEnv`."""
        one, other = rows_to_copy(self._as_numpy(sources), self._as_numpy(targets), self.tables)
        self._clear(self._outputs.rewards, self._outputs.dones, self._refused)
        if len(one):  # a grid of no threads cannot be launched
            rows, places = self._to_device(one.astype(np.int64)), self._to_device(other.astype(np.int64))
            for array in [
                *(getattr(self._buffers, name) for name in SAVED_BUFFERS),
                self._order.asked,
                *self._batch_arrays(),
            ]:
                self._copy_rows_of(array, rows, places)
        self._is_fresh = False
        self._show_tables()
        return self.batch

    def _copy_rows_of(self, array: GpuArray, rows: GpuArray, places: GpuArray) -> None:
        raw = in_bytes(array)
        width = raw.size // len(array)
        buffer = cuda.device_array(len(rows) * width, np.uint8)
        grid = (*launch_config(len(rows) * width), self._stream)
        gather_kernel()[grid](raw, width, rows, buffer)
        scatter_kernel()[grid](raw, width, places, buffer)

    def close(self) -> None:
        """Wait for the GPU. Its memory is freed once nothing refers to the environment or its arrays."""
        cuda.synchronize()

    def __enter__(self) -> GpuVectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.tables} tables of {self.game}>"
