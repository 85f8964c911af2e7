"""One step of many tables, in one compiled loop.

A step makes a move at each table and fills in the batch: the deciding seat, its observation and its legal moves. A game that
ends is paid out and, if wanted, the next one is dealt in the same step. All arrays have one row per table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from rattery.core.arrays import Array
from rattery.core.chance import Chance, draw, seed_chance, siphash
from rattery.core.compile.atomics import load_acquire, spin_until, store_release
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import out_of_line, rule
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.game import NOBODY, Game
from rattery.core.moves import Offers
from rattery.core.record import Record, Row, array_of, blanks, i32, i64
from rattery.core.relative_moves import relative_moves
from rattery.core.rules import Box, Rules, Table
from rattery.envs.compiled_opponents import opponents_play_rule
from rattery.envs.rewards import pay
from rattery.envs.thread_pool import CHOOSE, JOBS, STEP
from rattery.playouts.playout import seed_playout

NEW_GAME = -1  # in place of a move: deal the next game
STAY = -2  # in place of a move: the table does not change


class Batch(NamedTuple):
    """The outcome of a step, one row per table. The arrays are allocated once; every step overwrites them."""

    observations: Array  # tables × numbers: what the seat that decides sees
    masks: Array  # tables × moves: its legal moves
    seats: Array  # the seat that decides; -1 where the game is over and no next one is dealt
    rewards: Array  # tables × players: rewards of this step
    dones: (
        Array  # whether this step ended a game; where the next is dealt, observations, masks and seats are of that one
    )
    scores: Array  # tables × seats: of the last game that ended here
    winners: Array  # tables × seats: of the last game that ended here, alone or shared
    lengths: Array  # the moves of the last game that ended here
    finals: (
        Array  # tables × numbers: the last observation of the learner, else of the seat that moved last; no rows if off
    )


class Progress(Record):
    """Which game a table plays, and how far it is."""

    number: int = i64  # the game's number among all games of the seed
    played: int = i32  # moves made in this game
    decided: int = i32  # 1 once the learner had a decision in this game; only maintained with opponents


class Buffers(NamedTuple):
    """The state of all tables, one row per table unless noted."""

    boxes: Array  # one row, shared
    blank_tables: Array  # one row, shared
    tables: Array
    offers: Array
    lucks: Array  # generators apart from the game's own: for random moves, and for what opponents imagine
    progress: Array
    key: Array  # two words, derived from the seed
    to_relative: Array  # seats × moves, shared; see relative_moves
    to_absolute: Array
    learners: Array  # the only seat that the caller plays; NOBODY without opponents
    players: Array  # tables × seats: what plays each seat, see `compiled_opponents`
    worlds: Array  # two per table: scratch space of opponents that look ahead; only two rows if none does
    chances: Array  # tables × seats: likewise scratch space; only one row if none does


def make_batch(game: Game, tables: int, finals: bool = False) -> Batch:
    """A batch of zeros; `finals` allocates the last observations of games."""
    return Batch(
        observations=np.zeros((tables, game.rules.OBSERVATION), np.int16),
        masks=np.zeros((tables, len(game.kind.moves)), np.bool_),
        seats=np.full(tables, NOBODY, np.int16),
        rewards=np.zeros((tables, game.players), np.float32),
        dones=np.zeros(tables, np.bool_),
        scores=np.zeros((tables, game.seats), np.int32),
        winners=np.zeros((tables, game.seats), np.bool_),
        lengths=np.zeros(tables, np.int32),
        finals=np.zeros((tables if finals else 0, game.rules.OBSERVATION), np.int16),
    )


def make_buffers(game: Game, tables: int, looks_ahead: bool = False) -> Buffers:
    """Blank buffers; `looks_ahead` allocates scratch space for opponents that look ahead."""
    moves, scratch = relative_moves(game), tables if looks_ahead else 1
    return Buffers(
        boxes=array_of(game.box),
        blank_tables=blanks(game.rules.Table, 1),
        tables=blanks(game.rules.Table, tables),
        offers=blanks(game.rules.Offers, tables),
        lucks=blanks(Chance, tables),
        progress=blanks(Progress, tables),
        key=np.zeros(2, np.uint64),
        to_relative=moves.to_relative,
        to_absolute=moves.to_absolute,
        learners=np.full(tables, NOBODY, np.int16),
        players=np.zeros((tables, game.seats), np.int16),
        worlds=blanks(game.rules.Table, 2 * scratch),
        chances=np.zeros((scratch, game.seats)),
    )


# Signatures of the rules below.
Deal = Callable[[Box, Table, Chance, Progress, int, int], None]
PayOut = Callable[[Box, Table, int, Row[int], Row[bool], Row[float]], None]


@cache
def deal_rule(rules: Rules[Box, Table]) -> Deal:
    """Seeds a blank table for the game of its number, and sets it up."""
    set_up = rules.set_up

    @rule
    def deal(box: Box, s: Table, luck: Chance, progress: Progress, key_0: int, key_1: int) -> None:
        seed_playout(s.chance, luck, key_0, key_1, progress.number)
        set_up(box, s)
        progress.played = 0
        progress.decided = 0

    return deal


@cache
def pay_out_rule(rules: Rules[Box, Table]) -> PayOut:
    """Fills in scores, winners and rewards of a finished game."""
    score, is_winner = rules.score, rules.is_winner

    @rule
    def pay_out(
        box: Box, s: Table, reward_kind: int, scores: Row[int], winners: Row[bool], rewards: Row[float]
    ) -> None:
        for seat in range(len(scores)):
            scores[seat] = score(box, s, seat)
            winners[seat] = is_winner(box, s, seat)
        pay(reward_kind, winners, scores, rewards)

    return pay_out


@cache
def steps_rule(rules: Rules[Box, Table], opponents: str = "") -> CompiledFunction:
    """The step of tables `first` to `end`. `stride` is added to a table's game number for its next game; 0 deals none.

    `opponents` is the name of the game, for its judge, or empty. With it, compiled opponents move until the learner has a
    decision. A game that ends before the learner had one is skipped: it pays nothing and sets no `done`.

    The first loop makes the moves, the second fills in observations and masks. Both are written out here, because passing
    an array to a function reference-counts it: for this many arrays that would cost as much as a move.
    """
    play, is_over, turn, legal, observing = rules.play, rules.is_over, rules.turn, rules.legal, rules.observe
    deal, pay_out, opponents_play = deal_rule(rules), pay_out_rule(rules), opponents_play_rule(rules, opponents)

    @out_of_line
    def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
        observing(box, s, eye, out)

    @rule
    def steps(
        first: int, end: int, buffers: Buffers, batch: Batch, moves: Array, stride: int, reward_kind: int
    ) -> None:
        # fmt: off
        (
            boxes, blank_tables, tables, offers, lucks, progress, key, to_relative, to_absolute, learners, players,
            worlds, chances,
        ) = buffers
        # fmt: on
        observations, masks, seats, rewards, dones, scores, winners, lengths, finals = batch
        box = boxes[0]
        for row in range(first, end):
            s, game, move, is_due = tables[row], progress[row], moves[row], moves[row] == NEW_GAME
            dones[row] = False
            for seat in range(rewards.shape[1]):
                rewards[row, seat] = 0
            if move == STAY:
                continue
            if move != NEW_GAME:
                play(box, s, to_absolute[seats[row], move])
                game.played += 1
                opponents_play(row, box, s, offers, lucks, game, learners, players, worlds, chances)
                is_due = is_over(box, s)
                dones[row] = is_due and (learners[row] == NOBODY or game.decided)
            if dones[row]:
                lengths[row] = game.played
                pay_out(box, s, reward_kind, scores[row], winners[row], rewards[row])
                if finals.shape[0] > 0:
                    observe(box, s, seats[row] if learners[row] == NOBODY else learners[row], finals[row])
            is_due &= move == NEW_GAME or stride > 0
            while is_due:
                game.number += stride if move != NEW_GAME else 0
                tables[row] = blank_tables[0]
                deal(box, s, lucks[row], game, key[0], key[1])
                opponents_play(row, box, s, offers, lucks, game, learners, players, worlds, chances)
                is_due = is_over(box, s)  # over before the learner had a decision: skip it
                move = STAY
        for row in range(first, end):
            s, offered = tables[row], offers[row]
            seat = turn(box, s)
            seats[row] = seat
            for move in range(masks.shape[1]):
                masks[row, move] = False
            if seat != NOBODY:  # else the game is over, and no move is legal
                legal(box, s, offered)
                for which in range(offered.n):
                    masks[row, to_relative[seat, offered.ids[which]]] = True
                observe(box, s, seat, observations[row])

    return steps


# Entry points take buffers and batch as plain tuples: Numba's dispatch takes two to three times as long for a NamedTuple.


@cache
def step_entry(rules: Rules[Box, Table], opponents: str = "") -> CompiledFunction:
    """One step of tables `first` to `end`, compiled."""
    steps = steps_rule(rules, opponents)

    def step(buffers, batch, moves, stride, reward_kind, first, end):  # type: ignore[no-untyped-def]
        steps(first, end, buffers, batch, moves, stride, reward_kind)

    return entry_point(step)


@cache
def choose_entry() -> CompiledFunction:
    """A random legal move for each of the tables `first` to `end`, compiled."""

    def choose(offers, lucks, to_relative, seats, choices, first, end):  # type: ignore[no-untyped-def]
        choosing(first, end, offers, lucks, to_relative, seats, choices)

    return entry_point(choose)


@cache
def serve_entry(rules: Rules[Box, Table], opponents: str = "") -> CompiledFunction:
    """The loop of a `thread_pool` worker, compiled: runs commands on tables `first` to `end` as they arrive.

    `step` and `choice` are the arguments of `step_entry` and `choose_entry` before those two, unpacked once: passing
    tuples on would count the references of all arrays at every command.
    """
    steps = steps_rule(rules, opponents)

    def serve(step, choice, commands, done, spins, first, end):  # type: ignore[no-untyped-def]
        (buffers, batch, moves, stride, reward_kind), (offers, lucks, to_relative, seats, choices) = step, choice
        while spin_until(commands, done[0] + 1, spins):
            command = load_acquire(commands)
            if command % JOBS == STEP:
                steps(first, end, buffers, batch, moves, stride, reward_kind)
            elif command % JOBS == CHOOSE:
                choosing(first, end, offers, lucks, to_relative, seats, choices)
            else:
                return
            store_release(done, command)

    return entry_point(serve)


@cache
def observe_entry(rules: Rules[Box, Table]) -> CompiledFunction:
    """The observation of one eye at the first table, compiled."""
    observe = rules.observe

    def observing(boxes, tables, eye, observation):  # type: ignore[no-untyped-def]
        observe(boxes[0], tables[0], eye, observation)

    return entry_point(observing)


@cache
def observe_rows_entry(rules: Rules[Box, Table]) -> CompiledFunction:
    """The observation of one eye per table, compiled; an eye below 0 leaves its row unchanged."""
    observe = rules.observe

    def observing_rows(boxes, tables, eyes, observations):  # type: ignore[no-untyped-def]
        for row in range(len(tables)):
            if eyes[row] >= 0:
                observe(boxes[0], tables[row], eyes[row], observations[row])

    return entry_point(observing_rows)


@cache
def imagine_rows_entry(rules: Rules[Box, Table]) -> CompiledFunction:
    """Replaces each table by a world that its eye could imagine, compiled; an eye below 0 leaves its table unchanged."""
    imagine = rules.imagine

    def imagining_rows(boxes, tables, eyes, lucks, key):  # type: ignore[no-untyped-def]
        for row in range(len(tables)):
            if eyes[row] >= 0:
                seed_imagining(lucks[0], key[0], key[1], row)
                imagine(boxes[0], tables[row], eyes[row], lucks[0])

    return entry_point(imagining_rows)


@rule
def seed_imagining(luck: Chance, key_0: int, key_1: int, row: int) -> None:
    """Seeds a generator from the key and the row, so that a row's world does not depend on the other rows."""
    seed_chance(luck, siphash(key_0, key_1, 2 * row), siphash(key_0, key_1, 2 * row + 1))


@rule
def choosing(
    first: int, end: int, offers: Row[Offers], lucks: Row[Chance], to_relative: Array, seats: Row[int], moves: Row[int]
) -> None:
    """A random legal move for each table: the same moves that random playouts of the same games make."""
    for row in range(first, end):
        moves[row] = to_relative[seats[row], offers[row].ids[draw(lucks[row], offers[row].n)]]


def refusal(first, end, masks, moves):  # type: ignore[no-untyped-def]
    """The first table whose move is illegal, -1 if there is none; compiled for the CPU here and for the GPU in `kernels`."""
    for row in range(first, end):
        if moves[row] != STAY and (moves[row] < 0 or moves[row] >= masks.shape[1] or not masks[row, moves[row]]):
            return row
    return -1


@cache
def refusal_entry() -> CompiledFunction:
    """`refusal`, compiled."""
    return entry_point(refusal)
