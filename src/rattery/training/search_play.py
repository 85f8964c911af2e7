"""Compiled self-play by search: whole games, and samples of their positions.

A game is determined by the key and its number: the deal, random opening moves, the search, and occasional random moves.
Each decision yields up to two samples: the position as its player observes it, with visits, value and (after the game)
the result; and a position after one of the moves tried, as the next player observes it, with the value that the search
found. A search asks its mind about bad positions, too, which rarely occur in games: the second kind of sample covers
them.

No Python runs within a call, and the GIL is released: use one thread per core.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from rattery.bots.evaluation import Results, Tables, table_rules
from rattery.bots.nodes import NONE, Edge, Node, SearchState
from rattery.bots.search import Observation, Tree, iterations_rule
from rattery.bots.tree import NUMBERS_PER_WORD, capacity_for, initial_state
from rattery.core.arrays import Array
from rattery.core.chance import Chance, draw, seed_chance, siphash
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.core.moves import Offers
from rattery.core.observation import basics_of
from rattery.core.record import Row, array_of, blanks
from rattery.core.relative_moves import relative_moves
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import MindArrays
from rattery.minds.weights import Weights, mind_of
from rattery.playouts.playout import seed_playout, simulation_key
from rattery.training.quick_play import fill_results_rule
from rattery.training.samples import MAX_SEATS, MIN_VISITS, NOT_OFFERED, ONLY_IMAGINED, VISIT_SCALE, Samples

SEARCH_KEY = 1 << 40  # above all game numbers: seeds the search's generator apart from the games'

Search = tuple[Row[SearchState], Tree, Observation, Results]
SampleArrays = tuple[Array, Array, Array, Array, Array, Array]  # the arrays of Samples except `seats`

# Signatures of the rules below.
Decide = Callable[[Box, Tables, Tables, Offers, Chance, Search, MindArrays, int], None]
WritePosition = Callable[[Box, Table, Tree, Array, SampleArrays, int, int], None]
WriteSuccessor = Callable[[Box, Tables, Edge, Chance, int, SampleArrays, int, int], int]


@rule
def visits_of(nodes: Row[Node], edges: Row[Edge]) -> int:
    """The visits of all moves at the root."""
    total, edge = 0, int(nodes[0].first_edge)
    while edge != NONE:
        total += edges[edge].visits
        edge = int(edges[edge].next_edge)
    return total


@rule
def most_visited(nodes: Row[Node], edges: Row[Edge]) -> int:
    """The edge at the root with the most visits; ties go to the higher value, then to the first."""
    best, edge = int(nodes[0].first_edge), int(nodes[0].first_edge)
    while edge != NONE:
        if edges[edge].visits > edges[best].visits or (
            edges[edge].visits == edges[best].visits and edges[edge].value_sum > edges[best].value_sum
        ):
            best = edge
        edge = int(edges[edge].next_edge)
    return best


@rule
def drawn_by_visits(nodes: Row[Node], edges: Row[Edge], luck: Chance) -> int:
    """A random edge at the root, in proportion to its visits."""
    left, edge = draw(luck, visits_of(nodes, edges)), int(nodes[0].first_edge)
    while left >= edges[edge].visits:
        left -= edges[edge].visits
        edge = int(edges[edge].next_edge)
    return edge


@rule
def write_visits(nodes: Row[Node], edges: Row[Edge], to_relative: Row[int], out: Row[int]) -> float:
    """Writes the visits, scaled, to the moves as the player counts them; returns the mean of its share of the victory."""
    total, won, edge = visits_of(nodes, edges), 0.0, int(nodes[0].first_edge)
    while edge != NONE:
        out[to_relative[edges[edge].move]] = VISIT_SCALE * int(edges[edge].visits) // total
        won += edges[edge].win_sum
        edge = int(edges[edge].next_edge)
    return won / total


@rule
def any_edge(nodes: Row[Node], edges: Row[Edge], moves: int, luck: Chance) -> int:
    """A uniformly random edge at the root."""
    edge = int(nodes[0].first_edge)
    for _ in range(draw(luck, moves)):
        if edges[edge].next_edge != NONE:
            edge = int(edges[edge].next_edge)
    return edge


@cache
def decision_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Decide:
    """Searches for the decision at `reals[0]`, in a world imagined in `reals[1]`; the result is in the root's edges."""
    turn, imagine, iterate = rules.turn, rules.imagine, iterations_rule(game, rules, learned)

    @rule
    def decide(
        box: Box, reals: Tables, tables: Tables, offers: Offers, luck: Chance, search: Search, mind: MindArrays,
        iterations: int,
    ) -> None:  # fmt: skip
        states, tree, observation, results = search
        slots = tree[2]
        reals[1] = reals[0]
        imagine(box, reals[1], turn(box, reals[0]), luck)
        for slot in range(len(slots)):
            slots[slot] = NONE
        states[0].node_count = 0
        states[0].edge_count = 0
        iterate(box, reals[1], tables, offers, states[0], tree, observation, results, mind, iterations)

    return decide


@cache
def sample_rules(rules: Rules[Box, Table]) -> tuple[WritePosition, WriteSuccessor]:
    """Write the samples of a decision; until the game is over, a row's first share holds its observing seat."""
    turn, is_over, observe = rules.turn, rules.is_over, rules.observe
    imagine, (_, play) = rules.imagine, table_rules(rules)

    @rule
    def write_position(
        box: Box, s: Table, tree: Tree, to_relative: Array, out: SampleArrays, row: int, number: int
    ) -> None:
        (observations, visits, shares, values, _, game_numbers), seat = out, turn(box, s)
        observe(box, s, seat, observations[row])
        values[row] = write_visits(tree[0], tree[1], to_relative[seat], visits[row])
        shares[row, 0] = seat
        game_numbers[row] = number

    @rule
    def write_successor(
        box: Box, reals: Tables, e: Edge, luck: Chance, seats: int, out: SampleArrays, row: int, number: int
    ) -> int:
        """A position after a move in a newly imagined world; returns the number of rows written, 0 or 1."""
        (observations, _, shares, values, heads, game_numbers), seat = out, turn(box, reals[0])
        if e.visits < MIN_VISITS:
            return 0
        reals[1] = reals[0]
        imagine(box, reals[1], seat, luck)
        play(box, reals[1], int(e.move))
        if is_over(box, reals[1]):
            return 0
        eye = turn(box, reals[1])
        observe(box, reals[1], eye, observations[row])
        values[row] = e.win_sum / e.visits
        heads[row] = seat - eye if seat >= eye else seat - eye + seats
        shares[row, 0] = ONLY_IMAGINED
        game_numbers[row] = number
        return 1

    return write_position, write_successor


@cache
def search_games_entry(game: str, rules: Rules[Box, Table], learned: bool) -> CompiledFunction:
    """Plays games until there is no room for the two samples of another decision, compiled; returns the number of rows."""
    is_over, set_up, (legal, play) = rules.is_over, rules.set_up, table_rules(rules)
    decide, (write_position, write_successor) = decision_rule(game, rules, learned), sample_rules(rules)
    fill_results = fill_results_rule(rules)

    def search_games(
        boxes: Row[Box],
        scratch: tuple[Tables, Tables, Row[Offers], Row[Chance]],
        search: Search,
        mind: MindArrays,
        key: Row[int],
        settings: tuple[int, int, int, int, int],
        to_relative: Array,
        out: SampleArrays,
    ) -> int:
        (reals, tables, all_offers, lucks), (states, tree, _, results) = scratch, search
        (first, iterations, max_opening_moves, random_per_mille, by_visits_per_mille), (nodes, edges, _) = (
            settings,
            tree,
        )
        box, offers, luck, room, seats = boxes[0], all_offers[1], lucks[0], len(out[5]) - 1, len(results[0])
        rows, number = 0, first
        while rows < room:
            seed_playout(reals[0].chance, luck, key[0], key[1], number)
            search_key = SEARCH_KEY + 2 * int(number)
            seed_chance(states[0].luck, siphash(key[0], key[1], search_key), siphash(key[0], key[1], search_key + 1))
            set_up(box, reals[0])
            began, opening = rows, draw(luck, max_opening_moves + 1)
            while not is_over(box, reals[0]):
                legal(box, reals[0], offers)
                move = int(offers.ids[draw(luck, offers.n)])
                if offers.n > 1 and opening > 0:
                    opening -= 1
                elif offers.n > 1:
                    decide(box, reals, tables, all_offers[0], luck, search, mind, iterations)
                    if rows < room:
                        write_position(box, reals[0], tree, to_relative, out, rows, number)
                        rows += 1
                        tried = drawn_by_visits(nodes, edges, luck)
                        if draw(luck, 2) == 0:
                            tried = any_edge(nodes, edges, offers.n, luck)
                        rows += write_successor(box, reals, edges[tried], luck, seats, out, rows, number)
                    roll = draw(luck, 1000)
                    if roll >= random_per_mille + by_visits_per_mille:
                        move = int(edges[most_visited(nodes, edges)].move)
                    elif roll >= random_per_mille:
                        move = int(edges[drawn_by_visits(nodes, edges, luck)].move)
                play(box, reals[0], move)
            fill_results(box, reals[0], seats, out[2], began, rows)
            number += 1
        return rows

    if learned:  # compiled code is cached by function name: one name for each variant
        search_games.__name__, search_games.__qualname__ = (
            "search_games_by_mind",
            search_games.__qualname__ + "_by_mind",
        )
    return entry_point(search_games)


@dataclass(frozen=True)
class SearchPlayers:
    """Plays games by search with a mind, or without weights with the game's judge."""

    weights: Weights | None
    params: SearchParams
    iterations: int  # per decision
    max_opening_moves: int = 12  # random moves at most before the search plays
    random_per_mille: int = 30  # random moves of a thousand after that
    by_visits_per_mille: int = 150  # of a thousand: drawn in proportion to visits; all others are the most visited move

    def samples(self, game: Game, seed: int, first: int, rows: int) -> Samples:
        """Samples of the games from number `first` on, at most `rows`. Releases the GIL while it plays."""
        nodes, edges, slots = capacity_for(self.iterations)
        observed, _ = basics_of(game.rules)
        words = np.zeros(-(-observed // NUMBERS_PER_WORD), np.uint64)
        tree = np.empty(nodes, Node.dtype), np.empty(edges, Edge.dtype), np.empty(slots, np.int32)
        found = Samples(
            np.zeros((rows, game.rules.OBSERVATION), np.int16),
            np.full((rows, len(game.kind.moves)), NOT_OFFERED, np.int16),
            np.full((rows, MAX_SEATS), np.nan, np.float32),
            np.full(rows, np.nan, np.float32),
            np.zeros(rows, np.int8),
            np.full(rows, game.seats, np.int8),
            np.zeros(rows, np.int32),
        )
        rows_written = search_games_entry(game.name, game.rules, self.weights is not None)(
            array_of(game.box),
            (blanks(game.rules.Table, 2), blanks(game.rules.Table, 2), blanks(game.rules.Offers, 2), blanks(Chance, 1)),
            (
                initial_state(seed, self.params),
                tree,
                (words.view(np.int16)[:observed], words),
                tuple(np.zeros(game.seats) for _ in range(3)),
            ),
            () if self.weights is None else mind_of(game, self.weights).arrays(),
            simulation_key(seed),
            (first, self.iterations, self.max_opening_moves, self.random_per_mille, self.by_visits_per_mille),
            relative_moves(game).to_relative,
            (found.observations, found.visits, found.shares, found.values, found.heads, found.games),
        )
        return found.where(np.arange(rows) < rows_written)
