"""Games by search: whole games of a search against itself, compiled, and samples of what it met and looked at.

Every game follows from the key and its number: the deal, an opening at random, the search, and now and then a move at
random. From each decision come two samples: the position as its player saw it, with the search's visits, its value and, when
the game is over, how that ended; and a position after one of the moves the search has tried, as the next player to move
sees it, with what the search found it worth. Games alone pass through few bad positions, and a mind is asked about those.

No Python runs between the deal and the end of a game, and no lock is held: a thread a core plays all it can.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from rattery.bots.evaluation import Results, Tables, table_rules
from rattery.bots.nodes import NONE, Edge, Node, SearchState
from rattery.bots.search import Observation, Tree, iterations_rule
from rattery.bots.tree import WORD_LENGTH, initial_state, room_for
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
from rattery.training.quick_play import ended_rule
from rattery.training.samples import MOST_SEATS, NOT_OFFERED, ONLY_IMAGINED, Samples

MILLE = 1000
IN_ALL = 1_000  # the visits of a decision add up to this
FEWEST_VISITS = 6  # of a move whose value is a sample
SEARCH_KEY = 1 << 40  # numbers of games stay below this: the search draws from a key of its own


Search = tuple[Row[SearchState], Tree, Observation, Results]
Kept = tuple[Array, Array, Array, Array, Array, Array]  # as in Samples, but for how many seats there are

# What the rules below take, in this order.
Decide = Callable[[Box, Tables, Tables, Offers, Chance, Search, MindArrays, int], None]
KeepPosition = Callable[[Box, Table, Tree, Array, Kept, int, int], None]
KeepAfter = Callable[[Box, Tables, Edge, Chance, int, Kept, int, int], int]


@rule
def visits_of(nodes: Row[Node], edges: Row[Edge]) -> int:
    """Of all moves at the root."""
    total, edge = 0, int(nodes[0].first_edge)
    while edge != NONE:
        total += edges[edge].visits
        edge = int(edges[edge].next_edge)
    return total


@rule
def most_visited(nodes: Row[Node], edges: Row[Edge]) -> int:
    """The edge at the root with the most visits; of equals the one with the higher value, then the first."""
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
    """An edge at the root, as likely as it was visited."""
    left, edge = draw(luck, visits_of(nodes, edges)), int(nodes[0].first_edge)
    while left >= edges[edge].visits:
        left -= edges[edge].visits
        edge = int(edges[edge].next_edge)
    return edge


@rule
def write_visits(nodes: Row[Node], edges: Row[Edge], to_relative: Row[int], out: Row[int]) -> float:
    """How the visits are spread over the moves as the player counts them; gives its share of the victory on average."""
    total, won, edge = visits_of(nodes, edges), 0.0, int(nodes[0].first_edge)
    while edge != NONE:
        out[to_relative[edges[edge].move]] = IN_ALL * int(edges[edge].visits) // total
        won += edges[edge].win_sum
        edge = int(edges[edge].next_edge)
    return won / total


@rule
def any_edge(nodes: Row[Node], edges: Row[Edge], moves: int, luck: Chance) -> int:
    """An edge at the root, each as likely as the next."""
    edge = int(nodes[0].first_edge)
    for _ in range(draw(luck, moves)):
        if edges[edge].next_edge != NONE:
            edge = int(edges[edge].next_edge)
    return edge


@cache
def decision_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Decide:
    """Search for the decision at `reals[0]`, in a world imagined in `reals[1]`: the root's edges say what was found."""
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
def sample_rules(rules: Rules[Box, Table]) -> tuple[KeepPosition, KeepAfter]:
    """What is kept of a decision; until the game is over, a row's first share is the seat that looked."""
    turn, is_over, observe = rules.turn, rules.is_over, rules.observe
    imagine, (_, play) = rules.imagine, table_rules(rules)

    @rule
    def keep_position(box: Box, s: Table, tree: Tree, to_relative: Array, kept: Kept, row: int, number: int) -> None:
        (observations, visits, shares, values, _, owners), seat = kept, turn(box, s)
        observe(box, s, seat, observations[row])
        values[row] = write_visits(tree[0], tree[1], to_relative[seat], visits[row])
        shares[row, 0] = seat
        owners[row] = number

    @rule
    def keep_after(
        box: Box, reals: Tables, e: Edge, luck: Chance, seats: int, kept: Kept, row: int, number: int
    ) -> int:
        """A position after a move, in a world imagined anew; gives how many rows that took."""
        (observations, _, shares, values, heads, owners), seat = kept, turn(box, reals[0])
        if e.visits < FEWEST_VISITS:
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
        owners[row] = number
        return 1

    return keep_position, keep_after


@cache
def search_games_entry(game: str, rules: Rules[Box, Table], learned: bool) -> CompiledFunction:
    """Plays games and keeps samples until there is no room for those of another decision; gives how many were kept."""
    is_over, set_up, (legal, play) = rules.is_over, rules.set_up, table_rules(rules)
    decide, (keep_position, keep_after) = decision_rule(game, rules, learned), sample_rules(rules)
    fill_results = ended_rule(rules)

    def search_games(
        boxes: Row[Box],
        scratch: tuple[Tables, Tables, Row[Offers], Row[Chance]],
        search: Search,
        mind: MindArrays,
        key: Row[int],
        settings: tuple[int, int, int, int, int],
        to_relative: Array,
        kept: Kept,
    ) -> int:
        (reals, tables, all_offers, lucks), (states, tree, _, results) = scratch, search
        (first, iterations, longest_opening, at_random, by_visits), (nodes, edges, _) = settings, tree
        box, offers, luck, room, seats = boxes[0], all_offers[1], lucks[0], len(kept[5]) - 1, len(results[0])
        rows, number = 0, first
        while rows < room:
            seed_playout(reals[0].chance, luck, key[0], key[1], number)
            own_key = SEARCH_KEY + 2 * int(number)
            seed_chance(states[0].luck, siphash(key[0], key[1], own_key), siphash(key[0], key[1], own_key + 1))
            set_up(box, reals[0])
            began, opening = rows, draw(luck, longest_opening + 1)
            while not is_over(box, reals[0]):
                legal(box, reals[0], offers)
                move = int(offers.ids[draw(luck, offers.n)])
                if offers.n > 1 and opening > 0:
                    opening -= 1
                elif offers.n > 1:
                    decide(box, reals, tables, all_offers[0], luck, search, mind, iterations)
                    if rows < room:
                        keep_position(box, reals[0], tree, to_relative, kept, rows, number)
                        rows += 1
                        tried = drawn_by_visits(nodes, edges, luck)
                        if draw(luck, 2) == 0:
                            tried = any_edge(nodes, edges, offers.n, luck)
                        rows += keep_after(box, reals, edges[tried], luck, seats, kept, rows, number)
                    lot = draw(luck, MILLE)
                    if lot >= at_random + by_visits:
                        move = int(edges[most_visited(nodes, edges)].move)
                    elif lot >= at_random:
                        move = int(edges[drawn_by_visits(nodes, edges, luck)].move)
                play(box, reals[0], move)
            fill_results(box, reals[0], seats, kept[2], began, rows)
            number += 1
        return rows

    if learned:  # machine code is found by the name of what it was made from
        search_games.__name__, search_games.__qualname__ = (
            "search_games_by_mind",
            search_games.__qualname__ + "_by_mind",
        )
    return entry_point(search_games)


@dataclass(frozen=True)
class SearchPlayers:
    """Who plays: a mind, or the game's judge, with these parameters and this many iterations a decision."""

    weights: Weights | None
    params: SearchParams
    iterations: int
    longest_opening: int = 12  # moves at random before the search plays
    at_random: int = 30  # of a thousand moves after that
    by_visits: int = 150  # of a thousand moves: drawn as likely as they were visited; the others are the most visited

    def samples(self, game: Game, seed: int, first: int, rows: int) -> Samples:
        """Samples of the games from number `first` on, at most `rows`."""
        nodes, edges, slots = room_for(self.iterations)
        observed, _ = basics_of(game.rules)
        words = np.zeros(-(-observed // WORD_LENGTH), np.uint64)
        tree = np.empty(nodes, Node.dtype), np.empty(edges, Edge.dtype), np.empty(slots, np.int32)
        found = Samples(
            np.zeros((rows, game.rules.OBSERVATION), np.int16),
            np.full((rows, len(game.kind.moves)), NOT_OFFERED, np.int16),
            np.full((rows, MOST_SEATS), np.nan, np.float32),
            np.full(rows, np.nan, np.float32),
            np.zeros(rows, np.int8),
            np.full(rows, game.seats, np.int8),
            np.zeros(rows, np.int32),
        )
        kept = search_games_entry(game.name, game.rules, self.weights is not None)(
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
            (first, self.iterations, self.longest_opening, self.at_random, self.by_visits),
            relative_moves(game).to_relative,
            (found.observations, found.visits, found.shares, found.values, found.heads, found.games),
        )
        return found.where(np.arange(rows) < kept)
