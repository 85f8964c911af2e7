"""Thousands of tables at once: one call makes a move at every table, compiled and on all cores.

    env = VectorEnv("<game>(players=4)", tables=4096, seed=1)
    batch = env.reset()
    while True:
        batch = env.step(env.random_moves())     # or your own: one legal move a table, STAY where none is made

Every table has one seat that decides; the row of the batch is what that seat sees, what it may do, and who it is. Both count
seats from its own, so that one learner can play all seats without knowing where it sits. When a game ends its rewards are in
the batch, and the next game has been dealt. The arrays of the batch are the environment's own and always the same ones: a
step writes into them and copies nothing, so keep a copy of what you want to keep.

For search and critics there are `save` and `restore`, `copy_rows`, `imagine`, `observe` for any seat and `observe_all`.
Opponents can play all seats but one: see `vector_opponents`.
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
from rattery.envs.compiled_opponents import FIRST_OUTSIDE
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
from rattery.envs.thread_pool import CHOOSE, STEP, NoThreads, ThreadPool
from rattery.envs.vector_opponents import Question, Seating, outsider, seat_opponents
from rattery.playouts.playout import simulation_key

__all__ = ["STAY", "VectorEnv", "VectorState"]

WORTH_A_THREAD = 128  # tables; with fewer a thread of its own is not worth it, unless `threads` asks for it
KEPT = ("tables", "offers", "lucks", "progress", "learners", "players")  # of the buffers, what changes


class Origin(NamedTuple):
    """What an environment must have in common with another one to take over its state."""

    kind: str  # where the tables lie
    game: Game
    tables: int
    finals: bool
    looks_ahead: bool  # whether an opponent needs worlds of its own
    outsiders: int  # opponents that are called from Python


class Tabled(Protocol):
    """What `Origin` tells of an environment."""

    game: Game
    tables: int
    finals: bool


class VectorState(NamedTuple):
    """Everything that changes in an environment, as it was when it was saved, and in what kind of environment."""

    origin: Origin
    seed: int
    buffers: tuple[GpuArray, ...]
    batch: tuple[GpuArray, ...]


class VectorEnv:
    """Many tables of one game, stepped together.

    Without a seed the games are new ones every time. `opponents` play all seats but one, `seat` (a number, or `"random"` for
    another one from table to table): one for all of them, or a list with one for each. Then only that seat is asked;
    `rewards` still has a column for every seat. `finals=True` keeps what the seat that is asked, or without opponents the
    one that moved last, saw when its game was over.
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
        self._paying = reward_kind(rewards)
        seating = seat_opponents(self.game, tables, opponents, seat)
        self._buffers = make_buffers(self.game, tables, seating.looks_ahead)
        self._buffers.learners[:], self._buffers.players[:] = seating.learners, seating.players
        self._outside = [outsider(opponent, self.seed) for opponent in seating.outside]
        self._origin = origin_of(self, seating)
        self._moves = np.zeros(tables, np.int64)
        self._choices = np.zeros(tables, np.int64)
        self._is_fresh = True  # no move was made since the games were dealt
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
        others = "" if self.opponents is None else self.game.name
        if len(parts) > 1:
            entry = serve_entry(rules, others)
            return ThreadPool(partial(entry, buffers, batch, *choosing, self._moves, self._choices, *played), parts)
        step = partial(step_entry(rules, others), buffers, batch, self._moves, *played, 0, self.tables)
        return NoThreads({STEP: step, CHOOSE: partial(choose_entry(), *choosing, self._choices, 0, self.tables)})

    def reset(self, seed: int | None = None) -> Batch:
        """A new game at every table. With a seed, game i is the one random playouts of that seed deal; without, they are
        the next games of the seed there was."""
        first = 0
        if seed is not None:
            self.seed = whole_number("seed", seed)
        elif not self._is_fresh:
            first = next_games(self._buffers.progress["number"], self.tables)
        self._buffers.key[:] = simulation_key(self.seed)
        self._buffers.progress["number"] = np.arange(first, first + self.tables)
        self._moves[:] = NEW_GAME
        self._pool.run(STEP)
        self._let_others_play()
        self._is_fresh = True
        return self.batch

    def step(self, moves: Array, rows: Array | None = None) -> Batch:
        """Make one move at every table, or at these rows only. If one of them is illegal, none is made.

        A table whose move is STAY makes none: it pays nothing, and shows what it did.
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
        self._let_others_play()
        return self.batch

    def _refuse_illegal(self, message: str) -> None:
        refused = refusal_entry()(0, self.tables, self.batch.masks, self._moves)
        if refused >= 0:
            raise IllegalMove(message, table=refused, given=self._called(refused))

    def _let_others_play(self) -> None:
        """Ask the opponents that are called from Python, round after round, until every table waits for its learner."""
        if not self._outside:
            return
        rewards, dones = self.batch.rewards.copy(), self.batch.dones.copy()
        rows = np.arange(self.tables)
        while (turns := self._buffers.players[rows, self.batch.seats] - FIRST_OUTSIDE).max() >= 0:
            self._moves[:] = STAY
            for number, opponent in enumerate(self._outside):
                asked = np.flatnonzero(turns == number)
                if len(asked):
                    self._moves[asked] = self._numbers(opponent.moves(self._question(asked)), len(asked))
            self._refuse_illegal("env-opponent-illegal")
            self._pool.run(STEP)
            rewards += self.batch.rewards
            dones |= self.batch.dones
        self.batch.rewards[:], self.batch.dones[:] = rewards, dones

    def _question(self, rows: Array) -> Question:
        buffers, batch = self._buffers, self.batch
        return Question(
            self.game, self.seed, buffers.tables[rows], buffers.progress[rows], batch.seats[rows],
            batch.observations[rows], batch.masks[rows], buffers.to_relative,
        )  # fmt: skip

    def _numbers(self, moves: Array, count: int) -> Array:
        """Moves as one whole number a table."""
        numbers = integers(moves)
        if numbers.shape != (count,) or numbers.dtype.kind not in "iu":
            raise IllegalMove("env-moves", expected=count, given=f"{numbers.dtype} {numbers.shape}")
        return numbers

    def random_moves(self) -> Array:
        """A legal move for every table, each as likely as the next; always the same array."""
        self._pool.run(CHOOSE)
        return self._choices

    def move(self, table: int, action: int) -> Move | None:
        """The move that an action is at a table: seats in it are counted from the first one, no longer from the decider."""
        row, action = whole_number("table", table, 0, self.tables - 1), whole_number("action", action)
        if not 0 <= action < self._buffers.to_absolute.shape[1]:
            return None
        return self.game.kind.moves[int(self._buffers.to_absolute[self.batch.seats[row], action])]

    def _called(self, table: int) -> str:
        return str(self.move(table, int(self._moves[table])) or self._moves[table])

    # What any seat sees, and other worlds.

    def observe(self, seats: int | Array) -> Array:
        """What a seat sees at every table: the same one everywhere, or one a table (one below 0 sees nothing)."""
        seen = np.zeros((self.tables, self.game.rules.OBSERVATION), np.int16)
        observe_rows_entry(self.game.rules)(self._buffers.boxes, self._buffers.tables, self._eyes(seats), seen)
        return seen

    def observe_all(self) -> Array:
        """The full state for a critic, tables × players × numbers: what all seats together see."""
        return np.stack([self.observe(seat) for seat in range(self.game.players)], axis=1)

    def imagine(self, seed: int, seats: int | Array | None = None, rows: Array | None = None) -> Batch:
        """Every table, or these rows only, becomes a world that could be the real one for all a seat knows: the one that
        decides, if no other is given (one for all, or one for each table or row). `save` the environment before, to
        `restore` it afterwards. A row becomes the same world whether others do or not."""
        key, lucks = simulation_key(whole_number("seed", seed)), blanks(Chance, 1)
        eyes = imagining_eyes(self.batch.seats, seats, rows, self.game.players)
        imagine_rows_entry(self.game.rules)(self._buffers.boxes, self._buffers.tables, eyes, lucks, key)
        return self._show()

    def _eyes(self, seats: int | Array) -> Array:
        return checked_eyes(np.asarray(seats), self.tables, self.game.players)

    def _show(self) -> Batch:
        """Fill in the batch anew; nothing is paid."""
        self._moves[:] = STAY
        self._pool.run(STEP)
        return self.batch

    # Going back, and copies.

    def save(self) -> VectorState:
        """A copy of everything that changes: `restore` goes back to it as often as one likes."""
        kept = (getattr(self._buffers, name) for name in KEPT)
        return VectorState(self._origin, self.seed, tuple(map(np.copy, kept)), tuple(map(np.copy, self.batch)))

    def restore(self, state: VectorState) -> Batch:
        """Go back to a saved state, of this environment or of one with the same game, tables, finals and opponents."""
        checked_state(state, self._origin)
        self.seed, self._is_fresh = state.seed, False
        self._buffers.key[:] = simulation_key(self.seed)
        for name, kept in zip(KEPT, state.buffers, strict=True):
            getattr(self._buffers, name)[:] = kept
        for array, kept in zip(self.batch, state.batch, strict=True):
            array[:] = kept
        return self.batch

    def copy_rows(self, sources: Array, targets: Array) -> Batch:
        """Tables `targets` become copies of tables `sources`, dice to come included: imagine worlds to have them differ.
        Nothing is paid. Of several copies to one table the last counts."""
        one, other = rows_to_copy(sources, targets, self.tables)
        arrays = [getattr(self._buffers, name) for name in KEPT] + [
            array for array in self.batch if len(array) == self.tables
        ]
        for array in arrays:
            array[other] = array[one]
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
        """End the threads. The environment cannot be used after that."""
        self._pool.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.tables} tables of {self.game}>"


SETTINGS = ("rewards", "threads", "opponents", "seat", "finals")


def worthwhile_threads(tables: int) -> int:
    """As many as there are cores, and tables for."""
    return max(1, min(cores(), tables // WORTH_A_THREAD))


def shares(tables: int, threads: int) -> list[tuple[int, int]]:
    """The tables in as many parts as there are threads, as equal as can be."""
    ends = [tables * part // threads for part in range(threads + 1)]
    return [(first, end) for first, end in pairwise(ends) if first < end]


# Arguments.


def checked_tables(tables: int) -> int:
    if whole_number("tables", tables) < 1:
        raise BadOption("env-tables", given=str(tables))
    return int(tables)


def a_seed(seed: int | None) -> int:
    """The seed that is given, or a new one."""
    return int(np.random.default_rng().integers(1 << 48)) if seed is None else whole_number("seed", seed)


def next_games(numbers: Array, tables: int) -> int:
    """The number of the first game after all that were dealt, in whole rounds of tables."""
    return (int(numbers.max()) // tables + 1) * tables


def integers(given: Array) -> Array:
    """An array of what was given; an empty list, which could be of anything, is one of whole numbers."""
    found = np.asarray(given)
    return found if found.size or isinstance(given, np.ndarray) else found.astype(np.int64)


def checked_rows(rows: Array, tables: int) -> Array:
    """Numbers of tables."""
    found = integers(rows)
    if found.ndim != 1 or found.dtype.kind not in "iu" or (len(found) and not 0 <= found.min() <= found.max() < tables):
        raise BadArgument("env-rows", tables=tables)
    return found


def rows_to_copy(sources: Array, targets: Array, tables: int) -> tuple[Array, Array]:
    """Numbers of tables to copy, and of those they are copied to, each of these once: with the last that is given for it."""
    one, other = checked_rows(sources, tables), checked_rows(targets, tables)
    if one.shape != other.shape:
        raise BadArgument("env-rows", tables=tables)
    places, from_the_end = np.unique(other[::-1], return_index=True)
    return one[::-1][from_the_end], places


def checked_eyes(seats: Array, count: int, players: int) -> Array:
    """Seats, one for all or one for each of `count`; below 0 is nobody."""
    if seats.ndim > 1 or seats.dtype.kind not in "iu" or seats.shape not in ((), (count,)) or (seats >= players).any():
        raise BadArgument("env-seats", tables=count, last=players - 1)
    return np.full(count, seats, np.int16)


def imagining_eyes(deciders: Array, seats: int | Array | None, rows: Array | None, players: int) -> Array:
    """Whose eyes imagine each table: those of the deciders or of the given seats, at the rows if there are any."""
    chosen = np.arange(len(deciders)) if rows is None else checked_rows(rows, len(deciders))
    eyes = np.full(len(deciders), NOBODY, np.int16)
    eyes[chosen] = deciders[chosen] if seats is None else checked_eyes(np.asarray(seats), len(chosen), players)
    return eyes


def origin_of(env: Tabled, seating: Seating) -> Origin:
    return Origin(
        type(env).__name__, env.game, env.tables, env.finals, seating.looks_ahead, len(seating.outside)
    )  # fmt: skip


def checked_state(state: object, origin: Origin) -> None:
    """Refuse what was not saved by such an environment, before anything is changed."""
    if not isinstance(state, VectorState) or state.origin != origin:
        raise BadArgument("env-state", name=str(origin.game), tables=origin.tables)
