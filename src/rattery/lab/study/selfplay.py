"""Games that searching bots play among themselves, decision by decision in machine code: the very games a tournament plays.

A referee in Python imagines, searches, decides and plays through a `Match`; here one compiled call does all of it on the
real table, with the seeds `decide` would use, and notes the course of the game on the way.
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
from rattery.bots.tree import WORD_LENGTH, initial_state, room_for
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
    note_rule,
    opening_rule,
    rounds_rule,
    watch_rule,
    write_chances,
)
from rattery.lab.study.features import Features
from rattery.match.fairness import key_from_seed
from rattery.minds.network import MindArrays
from rattery.minds.weights import mind_of, weights_for
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import result_rule

FIRST_ROOM = 512  # plies; doubled when a game is longer
Found = tuple[Row[int], Row[float]]  # visits and summed utilities at the root over all trees, by the number of the move
# A root table; scratch tables and offers; the search's state; its tree; an observation; results; chance; a mind's arrays;
# what was found.
Workspace = tuple[
    Row[Table], tuple[Tables, Row[Offers]], Row[SearchState], Tree, Observation, Results, Row[Chance], MindArrays, Found
]  # fmt: skip
NOTE, FOLLOW, REPLY, WEIGH, GIVEN = range(5)  # ways to go about a decision


@cache
def begin_entry(game: str, rules: Rules[Box, Table]) -> CompiledFunction:
    """Set up a table with a key; gives who begins."""
    set_up, begins, look_at_opening = rules.set_up, begins_rule(rules), opening_rule(study_subject(game))

    def begin(boxes, tables, key, things, opening):  # type: ignore[no-untyped-def]
        seed_chance(tables[0].chance, key[0], key[1])
        set_up(boxes[0], tables[0])
        look_at_opening(boxes[0], tables[0], things, opening)
        return begins(boxes[0], tables[0])

    return entry_point(begin)


@cache
def search_rule(game: str, rules: Rules[Box, Table], learned: bool) -> CompiledFunction:
    """Think about the decision at `tables[0]` as its seat would: imagine a world, and search from there.

    Every tree has a key and a number of iterations; they are grown one after another in the same memory.
    """
    turn, imagine, search = rules.turn, rules.imagine, rule(search_function(game, rules, learned))

    @rule
    def think(boxes: Row[Box], tables: Row[Table], thinking: Workspace, keys: Row[int], iterations: Row[int]) -> None:
        roots, scratch, states, tree, observation, results, lucks, mind, (visits, values) = thinking
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
            add_found(tree[0], tree[1], visits, values)

    return think


@rule
def add_found(nodes: Row[Node], edges: Row[Edge], visits: Row[int], values: Row[float]) -> None:
    """Add up what a tree has found at its root."""
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
    """One decision, in one of five ways; the seat that decides next comes back, NOBODY at the end.

    NOTE    think, note everything about the decision, make the move
    FOLLOW  the same with the move in `choices[0]`, which the caller gives
    REPLY   think and make the move
    WEIGH   think, and write the moves on offer with their visits; how many comes back
    GIVEN   make the move in `choices[0]`
    """
    turn, legal, play = rules.turn, rules.legal, rules.play
    watch, think, note = watch_rule(game, rules), search_rule(game, rules, learned), note_rule(study_subject(game))

    def decision(mode, boxes, tables, thinking, keys, iterations, ply, notes, choices):  # type: ignore[no-untyped-def]
        box, s, offers = boxes[0], tables[0], thinking[1][1][0]
        ids, visits = choices
        if mode == GIVEN:
            play(box, s, ids[0])
            return turn(box, s)
        seat, is_noted = turn(box, s), mode in (NOTE, FOLLOW)
        if is_noted:
            watch(box, s, notes[0][0], ply)
        legal(box, s, offers)
        move = int(ids[0]) if mode == FOLLOW else int(offers.ids[0])
        if offers.n > 1 and mode != FOLLOW:
            think(boxes, tables, thinking, keys, iterations)
            legal(box, s, offers)
            move = most_visited(offers, thinking[8][0], thinking[8][1])
        if mode == WEIGH:
            weigh(offers, thinking[8][0], ids, visits)
            return int(offers.n)
        if is_noted:
            (chances, moves, seats, offered, kept, contested), about, courses = notes
            kept[ply] = tables[0]
            moves[ply], seats[ply], offered[ply] = move, seat, offers.n
            note(box, s, offers, seat, move, chances[ply, seat], about, courses[0], contested[ply])
        play(box, s, move)
        return turn(box, s)

    if learned:  # machine code is found by the name of what it was made from
        decision.__name__, decision.__qualname__ = "decision_by_mind", decision.__qualname__ + "_by_mind"
    return entry_point(decision)


@rule
def weigh(offers: Offers, found: Row[int], ids: Row[int], visits: Row[int]) -> None:
    """The moves on offer, and how often the search visited each.

    What the search found a move worth is left out: the largest of several guesses is too high, and a move that was hardly
    visited is hardly known. What a move is worth is found by playing on from it.
    """
    for place in range(offers.n):
        ids[place] = offers.ids[place]
        visits[place] = found[offers.ids[place]] if offers.n > 1 else 0


@cache
def finish_entry(game: str, rules: Rules[Box, Table]) -> CompiledFunction:
    """Write the result of a game that is over, and its course."""
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
    """What was noted of the game in progress, ply by ply; used again for the next game."""

    chances: Array  # plies × seats
    moves: Array
    seats: Array
    offered: Array  # how many moves there were to choose from
    tables: Array  # before each move
    contested: Array  # plies × features: on offer beside something else, while the outcome was open

    @classmethod
    def with_room(cls, game: Game, features: int, plies: int) -> Log:
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
class Noted:
    """A game and everything that was noted of it."""

    played: GameRange
    course: Array  # one Course
    counts: Array  # COUNTS × features
    opening: Array  # seats × things: what each seat was dealt before the first decision


class SelfPlay:
    """A table at which bots of one searching level play each other; it is used for one game at a time."""

    def __init__(self, game: Game, level: SearchEffort, deepest: int = 0) -> None:
        self.game, self.features, self.effort = game, Features(game), level
        self.box, self.table = array_of(game.box), blanks(game.rules.Table, 1)
        self.thinking = workspace(game, self.effort, max(deepest, self.effort.iterations))
        self.log = Log.with_room(game, len(self.features), FIRST_ROOM)
        self.plies = 0
        most = len(game.kind.moves)
        self._choices = np.zeros(most, np.int32), np.zeros(most, np.int32)
        self._course = blanks(Course, 1)
        self._counts = np.zeros((len(COUNTS), len(self.features)), np.int64)
        self._seen = np.zeros(len(self.features), np.int32)

    def play(self, number: int, key: bytes, seeds: Sequence[int], moves: Sequence[int] | None = None) -> Noted:
        """A whole game with everything that is noted of it; or one that was played already, by its moves."""
        game, about, rules = self.game, self.features, self.game.rules
        played = blank_range(game, number, 1)
        self._course, self._counts = blanks(Course, 1), np.zeros_like(self._counts)
        opening = np.zeros((game.players, len(about.things)), np.bool_)
        begin = begin_entry(game.name, rules)
        played.began[0] = begin(self.box, self.table, words_of(key), about.thing_rows, opening)
        seat, ply = int(self.table[0]["decider"]), 0
        while seat != NOBODY:
            self._make_room(ply)
            if moves is not None:
                self._choices[0][0] = moves[ply]
            seed = decision_seed(seeds[seat], ply, seat)
            seat = self._decide(NOTE if moves is None else FOLLOW, self.table, seed, ply)
            ply += 1
        self.plies = played.lengths[0] = ply
        self._finish(self.table, ply, played)
        return Noted(played, self._course, self._counts, opening)

    def _decide(self, mode: int, table: Array, seed: int, ply: int, iterations: int = 0) -> int:
        about, grown = self.features, np.array(parts(iterations or self.effort.iterations, self.effort.trees))
        keys = words_of(b"".join(key_from_seed(seed + number) for number in range(len(grown))))
        counting = (about.starts, about.members, about.thing_rows, about.first_thing, self._seen, self._counts)
        notes = (self.log.arrays, counting, self._course)
        decide = decision_entry(self.game.name, self.game.rules, weights_for(self.game) is not None)
        found: int = decide(mode, self.box, table, self.thinking, keys, grown, ply, notes, self._choices)
        return found

    def _finish(self, table: Array, plies: int, played: GameRange) -> None:
        finish = finish_entry(self.game.name, self.game.rules)
        course = self._course if plies else blanks(Course, 1)
        finish(self.box, table, plies, self.log.chances, course, played.scores, played.winners, played.endings)

    def _make_room(self, ply: int) -> None:
        if ply < len(self.log):
            return
        larger = Log.with_room(self.game, len(self.features), 2 * len(self.log))
        for old, new in zip(self.log.arrays, larger.arrays, strict=True):
            new[: len(old)] = old
        self.log = larger

    # What could have been.

    def weigh(self, ply: int, seed: int, iterations: int) -> tuple[Array, Array]:
        """Think about the decision at a ply anew, with a seed of its own: the moves on offer, and their visits."""
        table = self.log.tables[ply : ply + 1].copy()
        found = self._decide(WEIGH, table, seed, ply, iterations)
        ids, visits = (each[:found].copy() for each in self._choices)
        return ids, visits

    def instead(self, ply: int, move: int, seeds: Sequence[int]) -> GameRange:
        """The game with another move at a ply: the same chance from there on, the same bots with the same seeds."""
        table = self.log.tables[ply : ply + 1].copy()
        self._choices[0][0] = move
        seat = self._decide(GIVEN, table, 0, ply)
        while seat != NOBODY:
            ply += 1
            seat = self._decide(REPLY, table, decision_seed(seeds[seat], ply, seat), ply)
        other = blank_range(self.game, 0, 1)
        self._finish(table, 0, other)
        return other


def workspace(game: Game, level: SearchEffort, iterations: int) -> tuple[object, ...]:
    """Everything a search works on, for this many iterations at most."""
    nodes, edges, slots = room_for(iterations)
    observed, _ = basics_of(game.rules)
    weights = weights_for(game)
    words = np.zeros(-(-observed // WORD_LENGTH), np.uint64)
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


def words_of(key: bytes) -> Array:
    """A key as two words, or several one after another."""
    return np.frombuffer(key, dtype="<u8")
