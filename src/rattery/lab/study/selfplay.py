"""Self-play of searching bots in machine code, move for move the same games as a tournament plays.

A `Match` imagines a world, searches, decides and plays in interpreted steps; here one compiled call per decision does all
of it on the real table, with the seeds that `decide` would use, and records the course of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from rattery.bots.bot import decision_seed
from rattery.bots.evaluation import Results, Tables
from rattery.bots.nodes import NONE, Edge, Node, SearchState
from rattery.bots.search import Observation, Tree, search_function
from rattery.bots.thinking import parts
from rattery.bots.tree import NUMBERS_PER_WORD, capacity_for, initial_state
from rattery.core.arrays import Array
from rattery.core.chance import Chance, seed_chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.effort import SearchEffort
from rattery.core.game import NOBODY, Game
from rattery.core.moves import Offers
from rattery.core.observation import basics_of
from rattery.core.order_of_play import begins_rule
from rattery.core.record import Row, array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.core.study_subject import study_subject
from rattery.lab.study.course import (
    COUNTS,
    Course,
    closeness_rule,
    log_chances_rule,
    opening_rule,
    record_decision_rule,
    rounds_rule,
    write_chances,
)
from rattery.lab.study.features import Features
from rattery.match.fairness import key_from_seed
from rattery.minds.network import MindArrays
from rattery.minds.weights import mind_of, weights_for
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import result_rule

INITIAL_PLIES = 512  # capacity of the log; doubled as needed
# Visits and summed utilities of the root's edges over all trees, indexed by move.
RootTotals = tuple[Row[int], Row[float]]
# The memory of a search: root table; scratch tables and offers; state; tree; observation; results; chance; the arrays of the
# mind, if there is one; totals.
Workspace = tuple[
    Row[Table], tuple[Tables, Row[Offers]], Row[SearchState], Tree, Observation, Results, Row[Chance], MindArrays, RootTotals
]  # fmt: skip
RECORD, REPLAY, PLAY, EVALUATE, FORCE = range(5)  # modes of `decision_entry`


@cache
def begin_entry(game: str, rules: Rules[Box, Table]) -> CompiledFunction:
    """Compiled: sets up a table with a key, marks what was dealt, and returns the seat that begins."""
    set_up, begins, record_opening = rules.set_up, begins_rule(rules), opening_rule(study_subject(game))

    def begin(boxes, tables, key, things, opening):  # type: ignore[no-untyped-def]
        seed_chance(tables[0].chance, key[0], key[1])
        set_up(boxes[0], tables[0])
        record_opening(boxes[0], tables[0], things, opening)
        return begins(boxes[0], tables[0])

    return entry_point(begin)


@cache
def search_rule(game: str, rules: Rules[Box, Table], learned: bool) -> CompiledFunction:
    """Makes the rule that searches the decision at `tables[0]`: imagines a world for its seat and grows trees from there.

    Every tree has a key and a number of iterations. The trees are grown one after another in the same memory; the totals
    of their roots are added up in the workspace.
    """
    turn, imagine, search = rules.turn, rules.imagine, rule(search_function(game, rules, learned))

    @rule
    def think(boxes: Row[Box], tables: Row[Table], workspace: Workspace, keys: Row[int], iterations: Row[int]) -> None:
        roots, scratch, states, tree, observation, results, lucks, mind, (visits, values) = workspace
        seed_chance(lucks[0], keys[0], keys[1])
        roots[0] = tables[0]
        imagine(boxes[0], roots[0], turn(boxes[0], tables[0]), lucks[0])
        for move in range(len(visits)):
            visits[move], values[move] = 0, 0.0
        state, slots = states[0], tree[2]
        for number in range(len(iterations)):
            seed_chance(state.luck, keys[2 * number], keys[2 * number + 1])
            state.node_count, state.edge_count, state.iterations = 0, 0, 0
            for slot in range(len(slots)):
                slots[slot] = NONE
            search((boxes, roots), scratch, states, tree, observation, results, mind, iterations[number])
            add_root_edges(tree[0], tree[1], visits, values)

    return think


@rule
def add_root_edges(nodes: Row[Node], edges: Row[Edge], visits: Row[int], values: Row[float]) -> None:
    """Adds the visits and values of a tree's root edges to the totals."""
    edge = int(nodes[0].first_edge)
    while edge != NONE:
        e = edges[edge]
        visits[e.move] += e.visits
        values[e.move] += e.value_sum
        edge = int(e.next_edge)


@rule
def most_visited(offers: Offers, visits: Row[int], values: Row[float]) -> int:
    """The most visited of the moves on offer; ties by mean utility, then by the move's number."""
    best = int(offers.ids[0])
    for place in range(1, offers.n):
        move = int(offers.ids[place])
        if visits[move] > visits[best] or (
            visits[move] == visits[best] and values[move] / max(1, visits[move]) > values[best] / max(1, visits[best])
        ):
            best = move
    return best


@cache
def decision_entry(game: str, rules: Rules[Box, Table], learned: bool = False) -> CompiledFunction:
    """Compiled: one decision in one of five modes. Returns the next seat to decide, NOBODY at the end.

    RECORD    search, record the decision, make the most visited move
    REPLAY  record the decision, make the move in `choices[0]`
    PLAY    search and make the most visited move
    EVALUATE   search, and write the moves on offer and their visits to `choices`; returns their number
    FORCE   make the move in `choices[0]`

    A decision with a single legal move is not searched.
    """
    turn, legal, play = rules.turn, rules.legal, rules.play
    log_chances, think, note = (
        log_chances_rule(game, rules),
        search_rule(game, rules, learned),
        record_decision_rule(study_subject(game)),
    )

    def decision(mode, boxes, tables, workspace, keys, iterations, ply, notes, choices):  # type: ignore[no-untyped-def]
        box, s, offers = boxes[0], tables[0], workspace[1][1][0]
        ids, visits = choices
        if mode == FORCE:
            play(box, s, ids[0])
            return turn(box, s)
        seat, is_recorded = turn(box, s), mode in (RECORD, REPLAY)
        if is_recorded:
            log_chances(box, s, notes[0][0], ply)
        legal(box, s, offers)
        move = int(ids[0]) if mode == REPLAY else int(offers.ids[0])
        if offers.n > 1 and mode != REPLAY:
            think(boxes, tables, workspace, keys, iterations)
            legal(box, s, offers)
            move = most_visited(offers, workspace[8][0], workspace[8][1])
        if mode == EVALUATE:
            evaluate(offers, workspace[8][0], ids, visits)
            return int(offers.n)
        if is_recorded:
            (chances, moves, seats, offered, before, contested), features, courses = notes
            before[ply] = tables[0]
            moves[ply], seats[ply], offered[ply] = move, seat, offers.n
            note(box, s, offers, seat, move, chances[ply, seat], features, courses[0], contested[ply])
        play(box, s, move)
        return turn(box, s)

    if learned:  # the cache of machine code is keyed by name: both variants need their own
        decision.__name__, decision.__qualname__ = "decision_by_mind", decision.__qualname__ + "_by_mind"
    return entry_point(decision)


@rule
def evaluate(offers: Offers, found: Row[int], ids: Row[int], visits: Row[int]) -> None:
    """Writes the moves on offer and their visits.

    The search's values are not used: the maximum of several estimates is biased upwards, and a rarely visited move has a
    poor estimate. The worth of a move is measured by playing on from it.
    """
    for place in range(offers.n):
        ids[place] = offers.ids[place]
        visits[place] = found[offers.ids[place]] if offers.n > 1 else 0


@cache
def finish_entry(game: str, rules: Rules[Box, Table]) -> CompiledFunction:
    """Compiled: writes the result of a finished game and completes its course."""
    write_result, subject = result_rule(rules), study_subject(game)
    write_closeness, rounds = closeness_rule(subject), rounds_rule(subject)

    def finish(boxes, tables, plies, chances, courses, scores, winners, endings):  # type: ignore[no-untyped-def]
        box, s, course = boxes[0], tables[0], courses[0]
        write_result(box, s, 0, scores, winners, endings)
        write_closeness(box, s, course, winners[0])
        course.rounds = rounds(box, s)
        if plies > 0:
            write_chances(course, chances, plies, winners[0])

    return entry_point(finish)


@dataclass
class Log:
    """The recorded plies of the game in progress; reused for the next game."""

    chances: Array  # plies × seats
    moves: Array
    seats: Array
    offered: Array  # how many moves there were to choose from
    tables: Array  # as they were before each move
    contested: Array  # plies × features: offered beside other moves at an open decision

    @classmethod
    def with_capacity(cls, game: Game, features: int, plies: int) -> Log:
        return cls(
            np.zeros((plies, game.seats)), np.zeros(plies, np.int32), np.zeros(plies, np.int32), np.zeros(plies, np.int32),
            blanks(game.rules.Table, plies), np.zeros((plies, features), np.bool_),
        )  # fmt: skip

    @property
    def arrays(self) -> tuple[Array, Array, Array, Array, Array, Array]:
        return self.chances, self.moves, self.seats, self.offered, self.tables, self.contested

    def __len__(self) -> int:
        return len(self.moves)


@dataclass(frozen=True)
class GameRecord:
    """A recorded game."""

    played: GameRange
    course: Array  # one Course
    counts: Array  # COUNTS × features
    opening: Array  # seats × things: what each seat was dealt before the first decision


class SelfPlay:
    """Plays games of one searching level against itself. Owns all memory for one game at a time; not thread-safe.

    `max_iterations` is the most iterations of a later `evaluate`.
    """

    def __init__(self, game: Game, level: SearchEffort, max_iterations: int = 0) -> None:
        self.game, self.features, self.effort = game, Features(game), level
        self.box, self.table = array_of(game.box), blanks(game.rules.Table, 1)
        self.workspace = workspace(game, self.effort, max(max_iterations, self.effort.iterations))
        self.log = Log.with_capacity(game, len(self.features), INITIAL_PLIES)
        self.plies = 0
        most = len(game.kind.moves)
        self._choices = np.zeros(most, np.int32), np.zeros(most, np.int32)
        self._course = blanks(Course, 1)
        self._counts = np.zeros((len(COUNTS), len(self.features)), np.int64)
        self._seen = np.zeros(len(self.features), np.int32)

    def play(self, number: int, key: bytes, seeds: Sequence[int], moves: Sequence[int] | None = None) -> GameRecord:
        """Plays and records a whole game, or replays and records given moves."""
        game, about, rules = self.game, self.features, self.game.rules
        played = blank_range(game, number, 1)
        self._course, self._counts = blanks(Course, 1), np.zeros_like(self._counts)
        opening = np.zeros((game.players, len(about.things)), np.bool_)
        begin = begin_entry(game.name, rules)
        played.began[0] = begin(self.box, self.table, key_words(key), about.thing_rows, opening)
        seat, ply = int(self.table[0]["decider"]), 0
        while seat != NOBODY:
            self._ensure_capacity(ply)
            if moves is not None:
                self._choices[0][0] = moves[ply]
            seed = decision_seed(seeds[seat], ply, seat)
            seat = self._decide(RECORD if moves is None else REPLAY, self.table, seed, ply)
            ply += 1
        self.plies = played.lengths[0] = ply
        self._finish(self.table, ply, played)
        return GameRecord(played, self._course, self._counts, opening)

    def _decide(self, mode: int, table: Array, seed: int, ply: int, iterations: int = 0) -> int:
        about, grown = self.features, np.array(parts(iterations or self.effort.iterations, self.effort.trees))
        keys = key_words(b"".join(key_from_seed(seed + number) for number in range(len(grown))))
        counting = (about.starts, about.members, about.thing_rows, about.first_thing, self._seen, self._counts)
        notes = (self.log.arrays, counting, self._course)
        decide = decision_entry(self.game.name, self.game.rules, weights_for(self.game) is not None)
        found: int = decide(mode, self.box, table, self.workspace, keys, grown, ply, notes, self._choices)
        return found

    def _finish(self, table: Array, plies: int, played: GameRange) -> None:
        finish = finish_entry(self.game.name, self.game.rules)
        course = self._course if plies else blanks(Course, 1)
        finish(self.box, table, plies, self.log.chances, course, played.scores, played.winners, played.endings)

    def _ensure_capacity(self, ply: int) -> None:
        if ply < len(self.log):
            return
        larger = Log.with_capacity(self.game, len(self.features), 2 * len(self.log))
        for old, new in zip(self.log.arrays, larger.arrays, strict=True):
            new[: len(old)] = old
        self.log = larger

    # Counterfactuals of the game last played.

    def evaluate(self, ply: int, seed: int, iterations: int) -> tuple[Array, Array]:
        """Searches the decision at a ply again, with another seed; returns the moves on offer and their visits."""
        table = self.log.tables[ply : ply + 1].copy()
        found = self._decide(EVALUATE, table, seed, ply, iterations)
        ids, visits = (each[:found].copy() for each in self._choices)
        return ids, visits

    def play_instead(self, ply: int, move: int, seeds: Sequence[int]) -> GameRange:
        """Plays on with another move at a ply: the same chance from there, the same bots with the same seeds."""
        table = self.log.tables[ply : ply + 1].copy()
        self._choices[0][0] = move
        seat = self._decide(FORCE, table, 0, ply)
        while seat != NOBODY:
            ply += 1
            seat = self._decide(PLAY, table, decision_seed(seeds[seat], ply, seat), ply)
        other = blank_range(self.game, 0, 1)
        self._finish(table, 0, other)
        return other


def workspace(game: Game, level: SearchEffort, iterations: int) -> tuple[object, ...]:
    """Allocates the memory of a search of at most this many iterations."""
    nodes, edges, slots = capacity_for(iterations)
    observed, _ = basics_of(game.rules)
    weights = weights_for(game)
    words = np.zeros(-(-observed // NUMBERS_PER_WORD), np.uint64)
    return (
        blanks(game.rules.Table, 1),
        (blanks(game.rules.Table, 2), blanks(game.rules.Offers, 1)),
        initial_state(0, level.params),
        (np.empty(nodes, Node.dtype), np.empty(edges, Edge.dtype), np.full(slots, NONE, np.int32)),
        (words.view(np.int16)[:observed], words),
        (np.zeros(game.seats), np.zeros(game.seats), np.zeros(game.seats)),
        blanks(Chance, 1),
        () if weights is None else mind_of(game, weights).arrays(),
        (np.zeros(len(game.kind.moves), np.int64), np.zeros(len(game.kind.moves))),
    )


def key_words(key: bytes) -> Array:
    """A key as two 64-bit words, or several keys one after another."""
    return np.frombuffer(key, dtype="<u8")
