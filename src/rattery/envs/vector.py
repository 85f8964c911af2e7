"""A vector environment on the CPU: one call makes a move at each of thousands of tables, compiled and on all cores.

    env = VectorEnv("<game>(players=4)", tables=4096, seed=1)
    batch = env.reset()
    while True:
        batch = env.step(env.random_moves())     # or your own: one legal move per table, STAY for none

At every table one seat decides; the table's row of the batch has that seat, its observation and its legal moves.
Observations and moves number seats relative to it, so that one learner can play all seats without knowing where it sits.
When a game ends, its rewards are in the batch, and the next game has been dealt. The environment owns the arrays of the
batch and overwrites them in every step; copy what must outlive a step.

For search and critics there are `save` and `restore`, `copy_rows`, `imagine`, `observe` for any seat and `observe_all`.
Opponents can play all seats but one: see `vector_opponents`. An environment is not thread-safe.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple, Protocol

import numpy as np

from rattery.core.arguments import whole_number
from rattery.core.arrays import Array
from rattery.core.chance import Chance
from rattery.core.compile.untyped import GpuArray
from rattery.core.compiling_notice import compiling_notice
from rattery.core.cores import cores
from rattery.core.errors import BadArgument, BadOption, IllegalMove
from rattery.core.game import NOBODY, Game
from rattery.core.json_data import JsonObject
from rattery.core.moves import Move
from rattery.core.record import blanks
from rattery.envs.compiled_opponents import FIRST_PYTHON_OPPONENT
from rattery.envs.loading import game_of
from rattery.envs.opponents import Opponent
from rattery.envs.rewards import reward_kind
from rattery.envs.stepping import (
    NEW_GAME,
    STAY,
    Batch,
    choose_entry,
    imagine_rows_entry,
    make_batch,
    make_buffers,
    observe_rows_entry,
    refusal_entry,
    serve_entry,
    step_entry,
)
from rattery.envs.thread_pool import CHOOSE, STEP, CallerThread, ThreadPool
from rattery.envs.vector_opponents import DecisionBatch, Seating, python_opponent, seat_opponents
from rattery.playouts.playout import simulation_key

__all__ = ["STAY", "VectorEnv", "VectorState"]

MIN_TABLES_PER_THREAD = 128  # with fewer, starting another thread does not pay off
SAVED_BUFFERS = ("tables", "offers", "lucks", "progress", "learners", "players")  # the buffers that change


class Origin(NamedTuple):
    """The settings in which two environments must agree to exchange saved states."""

    kind: str  # the class of the environment: on the CPU or on a GPU
    game: Game
    tables: int
    finals: bool
    looks_ahead: bool  # whether an opponent needs scratch worlds
    python_opponents: int  # opponents that are called from Python


class EnvSettings(Protocol):
    """The attributes of an environment that `Origin` records."""

    game: Game
    tables: int
    finals: bool


class VectorState(NamedTuple):
    """A copy of everything that changes in an environment, with the settings it belongs to."""

    origin: Origin
    seed: int
    buffers: tuple[GpuArray, ...]
    batch: tuple[GpuArray, ...]
    rules: str  # their version


class VectorEnv:
    """Many tables of one game, stepped together.

    Without a seed, a random one is chosen. `opponents` (one for all, or a list with one per seat) play every seat except
    `seat`, a number, or `"random"` for a seat that varies from table to table. Then `batch` only shows decisions of that
    seat, the learner; `rewards` still has a column for every seat. `finals=True` keeps the final observation of each
    game: that of the learner, or without opponents of the seat that moved last.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int = 1024,
        *,
        seed: int | None = None,
        rewards: str = "zero_sum",
        threads: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | str = 0,
        finals: bool = False,
        **options: object,
    ) -> None:
        self.game = game_of(game, **options)
        self.tables = checked_tables(tables)
        if threads is not None and whole_number("threads", threads) < 1:
            raise BadOption("env-threads", given=str(threads))
        self.seed, self.rewards, self.opponents, self.seat = a_seed(seed), rewards, opponents, seat
        self.threads, self.finals = threads, finals
        tables = self.tables
        self.batch: Batch = make_batch(self.game, tables, finals)
        self._reward_kind = reward_kind(rewards)
        seating = seat_opponents(self.game, tables, opponents, seat)
        self._buffers = make_buffers(self.game, tables, seating.looks_ahead)
        self._buffers.learners[:], self._buffers.players[:] = seating.learners, seating.players
        self._python_opponents = [python_opponent(opponent, self.seed) for opponent in seating.python_opponents]
        self._origin = origin_of(self, seating)
        self._moves = np.zeros(tables, np.int64)
        self._choices = np.zeros(tables, np.int64)
        self._is_fresh = True  # no move was made since the last reset
        with compiling_notice(self.game):
            self._pool = self._make_pool(threads or default_threads(tables))
            self.reset()
            self.random_moves()
            self.reset()

    def _make_pool(self, threads: int) -> ThreadPool | CallerThread:
        """What runs steps and random choices: a thread pool, or the caller. Each compiles its own entry point."""
        rules, others = self.game.rules, "" if self.opponents is None else self.game.name
        step = (tuple(self._buffers), tuple(self.batch), self._moves, self.tables, self._reward_kind)
        buffers, ranges = self._buffers, row_ranges(self.tables, threads)
        choice = (buffers.offers, buffers.lucks, buffers.to_relative, self.batch.seats, self._choices)
        if len(ranges) > 1:
            return ThreadPool(partial(serve_entry(rules, others), step, choice), ranges)
        run_step = partial(step_entry(rules, others), *step, 0, self.tables)
        return CallerThread({STEP: run_step, CHOOSE: partial(choose_entry(), *choice, 0, self.tables)})

    def reset(self, seed: int | None = None) -> Batch:
        """A new game at every table. With a seed, table i deals game i of that seed, the same as random playout i; without,
        the tables go on to the next games of the current seed."""
        first = 0
        if seed is not None:
            self.seed = whole_number("seed", seed)
        elif not self._is_fresh:
            first = next_games(self._buffers.progress["number"], self.tables)
        self._buffers.key[:] = simulation_key(self.seed)
        self._buffers.progress["number"] = np.arange(first, first + self.tables)
        self._moves[:] = NEW_GAME
        self._pool.run(STEP)
        self._run_python_opponents()
        self._is_fresh = True
        return self.batch

    def step(self, moves: Array, rows: Array | None = None) -> Batch:
        """Make one move at every table, or at these rows only. If any of them is illegal, it raises `IllegalMove`, and no
        table changes.

        A table whose move is STAY does not change, and its rewards are 0.
        """
        if rows is None:
            self._moves[:] = self._numbers(moves, self.tables)
        else:
            chosen = checked_rows(rows, self.tables)
            self._moves[:] = STAY
            self._moves[chosen] = self._numbers(moves, len(chosen))
        self._refuse_illegal("env-illegal")
        self._is_fresh = False
        self._pool.run(STEP)
        self._run_python_opponents()
        return self.batch

    def _refuse_illegal(self, message: str) -> None:
        refused = refusal_entry()(0, self.tables, self.batch.masks, self._moves)
        if refused >= 0:
            raise IllegalMove(message, table=refused, given=self._move_name(refused))

    def _run_python_opponents(self) -> None:
        """Call the Python opponents round after round until the learner decides at every table. Rewards and dones add up."""
        if not self._python_opponents:
            return
        rewards, dones = self.batch.rewards.copy(), self.batch.dones.copy()
        rows = np.arange(self.tables)
        while (turns := self._buffers.players[rows, self.batch.seats] - FIRST_PYTHON_OPPONENT).max() >= 0:
            self._moves[:] = STAY
            for number, opponent in enumerate(self._python_opponents):
                asked = np.flatnonzero(turns == number)
                if len(asked):
                    self._moves[asked] = self._numbers(opponent.moves(self._decision_batch(asked)), len(asked))
            self._refuse_illegal("env-opponent-illegal")
            self._pool.run(STEP)
            rewards += self.batch.rewards
            dones |= self.batch.dones
        self.batch.rewards[:], self.batch.dones[:] = rewards, dones

    def _decision_batch(self, rows: Array) -> DecisionBatch:
        buffers, batch = self._buffers, self.batch
        return DecisionBatch(
            self.game, self.seed, buffers.tables[rows], buffers.progress[rows], batch.seats[rows],
            batch.observations[rows], batch.masks[rows], buffers.to_relative,
        )  # fmt: skip

    def _numbers(self, moves: Array, count: int) -> Array:
        """Checks that there is one integer per table."""
        numbers = integers(moves)
        if numbers.shape != (count,) or numbers.dtype.kind not in "iu":
            raise IllegalMove("env-moves", expected=count, given=f"{numbers.dtype} {numbers.shape}")
        return numbers

    def random_moves(self) -> Array:
        """A uniformly random legal move for every table; always the same array, overwritten by the next call."""
        self._pool.run(CHOOSE)
        return self._choices

    def move(self, table: int, action: int) -> Move | None:
        """The move that an action stands for at a table, with absolute seat numbers; None if the number is out of range."""
        row, action = whole_number("table", table, 0, self.tables - 1), whole_number("action", action)
        if not 0 <= action < self._buffers.to_absolute.shape[1]:
            return None
        return self.game.kind.moves[int(self._buffers.to_absolute[self.batch.seats[row], action])]

    def _move_name(self, table: int) -> str:
        return str(self.move(table, int(self._moves[table])) or self._moves[table])

    # Observations of any seat, and imagined worlds.

    def observe(self, seats: int | Array) -> Array:
        """Observations of a seat, the same at every table or one per table; 0 where the seat is below 0. A new array."""
        seen = np.zeros((self.tables, self.game.rules.OBSERVATION), np.int16)
        observe_rows_entry(self.game.rules)(self._buffers.boxes, self._buffers.tables, self._eyes(seats), seen)
        return seen

    def observe_all(self) -> Array:
        """The observations of all seats, tables × players × numbers, for a critic. A new array."""
        return np.stack([self.observe(seat) for seat in range(self.game.players)], axis=1)

    def imagine(self, seed: int, seats: int | Array | None = None, rows: Array | None = None) -> Batch:
        """Replace every table, or these rows only, by a world consistent with what a seat knows: by default the deciding
        seat, else one for all, or one per table or row. Call `save` first to `restore` the real tables afterwards. A row's
        world depends on the seed and the row, not on which other rows are replaced."""
        key, lucks = simulation_key(whole_number("seed", seed)), blanks(Chance, 1)
        eyes = imagining_eyes(self.batch.seats, seats, rows, self.game.players)
        imagine_rows_entry(self.game.rules)(self._buffers.boxes, self._buffers.tables, eyes, lucks, key)
        return self._refresh_batch()

    def _eyes(self, seats: int | Array) -> Array:
        return checked_eyes(np.asarray(seats), self.tables, self.game.players)

    def _refresh_batch(self) -> Batch:
        """Fill in the batch again; rewards and dones are 0."""
        self._moves[:] = STAY
        self._pool.run(STEP)
        return self.batch

    # Saving and copying.

    def save(self) -> VectorState:
        """A copy of everything that changes, which `restore` can use any number of times."""
        kept = (getattr(self._buffers, name) for name in SAVED_BUFFERS)
        batch = tuple(map(np.copy, self.batch))
        return VectorState(self._origin, self.seed, tuple(map(np.copy, kept)), batch, self.game.rules_version)

    def restore(self, state: VectorState) -> Batch:
        """Return to a saved state of this environment, or of one with the same game, tables, finals and opponents."""
        checked_state(state, self._origin)
        self.seed, self._is_fresh = state.seed, False
        self._buffers.key[:] = simulation_key(self.seed)
        for name, kept in zip(SAVED_BUFFERS, state.buffers, strict=True):
            getattr(self._buffers, name)[:] = kept
        for array, kept in zip(self.batch, state.batch, strict=True):
            array[:] = kept
        return self.batch

    def copy_rows(self, sources: Array, targets: Array) -> Batch:
        """Tables `targets` become copies of tables `sources`, including their future random draws: call `imagine` to make
        them differ. Rewards and dones are 0. Where a target occurs more than once, the last copy counts."""
        sources, targets = rows_to_copy(sources, targets, self.tables)
        arrays = [getattr(self._buffers, name) for name in SAVED_BUFFERS] + [
            array for array in self.batch if len(array) == self.tables
        ]
        for array in arrays:
            array[targets] = array[sources]
        self._is_fresh = False
        self.batch.dones[:], self.batch.rewards[:] = False, 0
        return self.batch

    def __getstate__(self) -> JsonObject:
        settings = {name: getattr(self, name) for name in ("game", "tables", "seed", *SETTINGS)}
        return {"settings": settings, "state": self.save()}

    def __setstate__(self, kept: JsonObject) -> None:
        self.__init__(**kept["settings"])  # type: ignore[misc]
        self.restore(kept["state"])

    def close(self) -> None:
        """End the threads. After that the environment cannot step."""
        self._pool.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.tables} tables of {self.game}>"


SETTINGS = ("rewards", "threads", "opponents", "seat", "finals")


def default_threads(tables: int) -> int:
    """One thread per core, with at least MIN_TABLES_PER_THREAD tables each."""
    return max(1, min(cores(), tables // MIN_TABLES_PER_THREAD))


def row_ranges(tables: int, threads: int) -> list[tuple[int, int]]:
    """Divides the tables into one range per thread, as evenly as possible."""
    ends = [tables * part // threads for part in range(threads + 1)]
    return [(first, end) for first, end in pairwise(ends) if first < end]


# Arguments.


def checked_tables(tables: int) -> int:
    """The number of tables; BadOption if there is none."""
    if whole_number("tables", tables) < 1:
        raise BadOption("env-tables", given=str(tables))
    return int(tables)


def a_seed(seed: int | None) -> int:
    """The given seed, or a random one."""
    return int(np.random.default_rng().integers(1 << 48)) if seed is None else whole_number("seed", seed)


def next_games(numbers: Array, tables: int) -> int:
    """The first game number after all games dealt so far, rounded up to a multiple of `tables`."""
    return (int(numbers.max()) // tables + 1) * tables


def integers(given: Array) -> Array:
    """As an array; an empty list, whose type NumPy would take for float, becomes an array of integers."""
    found = np.asarray(given)
    return found if found.size or isinstance(given, np.ndarray) else found.astype(np.int64)


def checked_rows(rows: Array, tables: int) -> Array:
    """Checks numbers of tables: one dimension, integers, in range."""
    found = integers(rows)
    if found.ndim != 1 or found.dtype.kind not in "iu" or (len(found) and not 0 <= found.min() <= found.max() < tables):
        raise BadArgument("env-rows", tables=tables)
    return found


def rows_to_copy(sources: Array, targets: Array, tables: int) -> tuple[Array, Array]:
    """Checks the arguments of `copy_rows` and drops repeated targets: the last source given for a target counts."""
    one, other = checked_rows(sources, tables), checked_rows(targets, tables)
    if one.shape != other.shape:
        raise BadArgument("env-rows", tables=tables)
    places, from_the_end = np.unique(other[::-1], return_index=True)
    return one[::-1][from_the_end], places


def checked_eyes(seats: Array, count: int, players: int) -> Array:
    """Checks seats, one for all or one for each of `count` tables; below 0 means none."""
    if seats.ndim > 1 or seats.dtype.kind not in "iu" or seats.shape not in ((), (count,)) or (seats >= players).any():
        raise BadArgument("env-seats", tables=count, last=players - 1)
    return np.full(count, seats, np.int16)


def imagining_eyes(deciders: Array, seats: int | Array | None, rows: Array | None, players: int) -> Array:
    """The eye that imagines each table: the decider's or the given one at `rows` (None for all), else NOBODY."""
    chosen = np.arange(len(deciders)) if rows is None else checked_rows(rows, len(deciders))
    eyes = np.full(len(deciders), NOBODY, np.int16)
    eyes[chosen] = deciders[chosen] if seats is None else checked_eyes(np.asarray(seats), len(chosen), players)
    return eyes


def origin_of(env: EnvSettings, seating: Seating) -> Origin:
    """The settings of an environment that a saved state must match."""
    return Origin(
        type(env).__name__, env.game, env.tables, env.finals, seating.looks_ahead, len(seating.python_opponents)
    )  # fmt: skip


def checked_state(state: object, origin: Origin) -> None:
    """Refuses a state that an environment with other settings or rules has saved, before anything is changed."""
    if not isinstance(state, VectorState) or state.origin != origin:
        raise BadArgument("env-state", name=str(origin.game), tables=origin.tables)
    if state.rules != (now := origin.game.rules_version):
        raise BadArgument("env-state-rules", name=str(origin.game), saved=state.rules, now=now)
