"""Search: information-set Monte Carlo tree search, one for all games, compiled for each.

One iteration:

    imagine         re-deal everything the searching seat cannot know, and draw a fresh chance key
    select          from node to node, each an information set of the player to move, by upper confidence bound
    evaluate        where the tree ends: greedy plies, random plies, then the judge; or the result of a game that is over
    backpropagate   every edge on the path is credited with its own player's share of the victory

A node is what the player to move can know, as the basics of an observation show it: worlds that look the same to that player
share their statistics, whatever is hidden in them, and a throw of the dice simply leads to another node. Every player
maximises its own share. A move that is not legal in this world is not compared in it: `availability` counts the iterations
in which it was.

The real table never comes in: the root is a world that was already imagined. The same functions run compiled on arrays of
records and interpreted on plain ones, and grow the same tree.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from functools import cache
from typing import Any

import numpy as np

from rattery.bots.judge import judge_of
from rattery.core.chance import WORD, Chance, draw, word
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import out_of_line, rule
from rattery.core.effort import MAX_DEPTH
from rattery.core.observation import basics_of
from rattery.core.record import Record, Row, f64, i32, i64, part, row, u64
from rattery.core.rules import Box, Rules, Table

NONE = -1
LARGEST_MARGIN = 1 << 20  # points
MIX_1 = np.uint64(0x9E37_79B9_7F4A_7C15)
MIX_2 = np.uint64(0xBF58_476D_1CE4_E5B9)


class Params(Record):
    """`core.effort.SearchParams` as compiled code reads them."""

    exploration: float = f64
    first_play_urgency: float = f64
    prior_weight: float = f64
    prior_samples: int = i64
    greedy_plies: int = i64
    playout_plies: int = i64
    max_depth: int = i64
    margin_weight: float = f64
    margin_scale: float = f64


class Node(Record):
    """An information set."""

    key: int = u64  # hash of what its player can know
    visits: int = i32
    first_edge: int = i32


class Edge(Record):
    """A move at a node. Edges of a node are a linked list in rising order of their moves."""

    value_sum: float = f64  # utility to its player, summed over visits
    win_sum: float = f64  # its player's share of the victory, summed over visits
    prior_sum: float = f64  # the judge's priors, summed
    prior_count: int = i32
    visits: int = i32
    availability: int = i32  # visits of the node in worlds where the move was legal
    move: int = i32
    next_edge: int = i32


class SearchState(Record):
    """Everything a search needs between two iterations, besides nodes and edges."""

    params: Params = part(Params)
    luck: Chance = part(Chance)
    node_count: int = i64
    edge_count: int = i64
    iterations: int = i64
    path: Row[int] = row(i32, MAX_DEPTH)  # the edges of the current iteration
    path_seats: Row[int] = row(i32, MAX_DEPTH)  # the player who chose each of them


@rule
def observation_key(words: Any) -> int:
    """A 64-bit hash of an observation, given as 64-bit words."""
    key = int(MIX_1)
    for observed in words:
        key = ((key ^ observed) * int(MIX_2)) & WORD
        key ^= key >> 29
    return key


@rule
def find_node(state: SearchState, nodes: Any, slots: Any, key: int) -> int:
    """The node of this key by open addressing; a new one if there is none yet, NONE if the tree is full."""
    mask = len(slots) - 1
    slot = int(np.int64(key & word(mask)))
    while slots[slot] != NONE:
        if nodes[slots[slot]].key == key:
            return int(slots[slot])
        slot = (slot + 1) & mask
    if state.node_count == len(nodes):
        return NONE
    node = int(state.node_count)
    state.node_count += 1
    slots[slot] = node
    nodes[node].key = key
    nodes[node].visits = 0
    nodes[node].first_edge = NONE
    return node


@rule
def add_edge(state: SearchState, nodes: Any, edges: Any, node: int, before: int, after: int, move: int) -> int:
    """A new edge between two others of a node; NONE if there is no room for it."""
    if state.edge_count == len(edges):
        return NONE
    edge = int(state.edge_count)
    state.edge_count += 1
    edges[edge].move = move
    edges[edge].visits = 0
    edges[edge].availability = 0
    edges[edge].value_sum = 0.0
    edges[edge].win_sum = 0.0
    edges[edge].prior_sum = 0.0
    edges[edge].prior_count = 0
    edges[edge].next_edge = after
    if before == NONE:
        nodes[node].first_edge = edge
    else:
        edges[before].next_edge = edge
    return edge


@rule
def expand(state: SearchState, nodes: Any, edges: Any, node: int, offers: Any) -> bool:
    """Every legal move has an edge and was available once more; False if there was no room for one."""
    before = NONE
    edge = int(nodes[node].first_edge)
    for place in range(offers.n):
        while edge != NONE and edges[edge].move < offers.ids[place]:
            before = edge
            edge = int(edges[edge].next_edge)
        if edge == NONE or edges[edge].move != offers.ids[place]:
            edge = add_edge(state, nodes, edges, node, before, edge, offers.ids[place])
            if edge == NONE:
                return False
        edges[edge].availability += 1
        before = edge
        edge = int(edges[edge].next_edge)
    return True


@rule
def select_edge(edges: Any, node: Any, offers: Any, state: SearchState) -> int:
    """The edge of the legal move with the highest upper confidence bound; ties are broken at random."""
    best = NONE
    highest = -1.0
    edge = int(node.first_edge)
    favoured = draw(state.luck, offers.n)
    for place in range(offers.n):
        while edges[edge].move != offers.ids[place]:
            edge = int(edges[edge].next_edge)
        bound = confidence_bound(edges[edge], state.params)
        if bound > highest or (bound == highest and place <= favoured):
            best = edge
            highest = bound
    return best


@rule
def confidence_bound(e: Edge, params: Params) -> float:
    """UCB1 over the iterations in which the move was available; the prior counts as `prior_weight` visits."""
    total = float(e.value_sum)
    visits = float(e.visits)
    if e.prior_count > 0:
        total += params.prior_weight * e.prior_sum / e.prior_count
        visits += params.prior_weight
    if visits == 0.0:
        return float(params.first_play_urgency)
    return total / visits + params.exploration * math.sqrt(math.log(e.availability + 1.0) / visits)


@rule
def backpropagate(edges: Any, state: SearchState, length: int, chances: Any, utility: Any) -> None:
    """Every edge on the path is credited with its player's share of the victory and its utility to that player."""
    for step in range(length):
        e = edges[state.path[step]]
        seat = state.path_seats[step]
        e.visits += 1
        e.win_sum += chances[seat]
        e.value_sum += utility[seat]


@cache
def search_function(game: str, rules: Rules[Box, Table]) -> Any:
    """The search for a game: a Python function that can be compiled, or interpreted on plain records."""
    turn, is_over, is_winner, score = rules.turn, rules.is_over, rules.is_winner, rules.score
    imagine, judge, (_, observe) = rules.imagine, judge_of(game, rules), basics_of(rules)
    find_moves, make_move = rules.legal, rules.play

    @out_of_line
    def legal(box: Box, s: Table, offers: Any) -> None:
        find_moves(box, s, offers)

    @out_of_line
    def play(box: Box, s: Table, move: int) -> None:
        make_move(box, s, move)

    @out_of_line
    def evaluate(box: Box, s: Table, seats: int, chances: Any) -> None:
        """Every seat's share of the victory: the real one when the game is over, else as the judge sees it."""
        if not is_over(box, s):
            judge(box, s, chances)
            return
        winners = 0
        for seat in range(seats):
            chances[seat] = 0.0
            if is_winner(box, s, seat):
                winners += 1
        for seat in range(seats):
            if is_winner(box, s, seat):
                chances[seat] = 1.0 / winners

    @rule
    def margin(box: Box, s: Table, seats: int, seat: int) -> int:
        """The points of a seat minus those of the best other seat."""
        best = -LARGEST_MARGIN
        for other in range(seats):
            if other != seat:
                best = max(best, int(score(box, s, other)))
        return int(score(box, s, seat)) - best

    @rule
    def add_margins(box: Box, s: Table, seats: int, params: Params, chances: Any, utility: Any) -> None:
        """Utility: the share of the victory, mixed with a logistic function of the margin when the game is over."""
        for seat in range(seats):
            utility[seat] = chances[seat]
            if params.margin_weight > 0.0 and is_over(box, s):
                ahead = 1.0 / (1.0 + math.exp(-margin(box, s, seats, seat) / params.margin_scale))
                utility[seat] += params.margin_weight * (ahead - chances[seat])

    @rule
    def add_priors(
        box: Box, tables: MutableSequence[Table], seats: int, offers: Any, node: Any, edges: Any, chances: Any
    ) -> None:
        """The judge evaluates every legal move one ply ahead: `tables[1]` is scratch space for the moves of `tables[0]`."""
        seat = turn(box, tables[0])
        edge = int(node.first_edge)
        for place in range(offers.n):
            while edges[edge].move != offers.ids[place]:
                edge = int(edges[edge].next_edge)
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            evaluate(box, tables[1], seats, chances)
            edges[edge].prior_sum += chances[seat]
            edges[edge].prior_count += 1

    @rule
    def play_greedily(box: Box, tables: MutableSequence[Table], seats: int, offers: Any, chances: Any) -> None:
        """The move after which the judge likes its player best."""
        seat = turn(box, tables[0])
        best = 0
        best_chance = -1.0
        for place in range(offers.n):
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            evaluate(box, tables[1], seats, chances)
            if chances[seat] > best_chance:
                best = place
                best_chance = chances[seat]
        play(box, tables[0], offers.ids[best])

    @rule
    def greedy_playout(
        box: Box, tables: MutableSequence[Table], seats: int, offers: Any, chances: Any, plies: int
    ) -> None:
        """Up to this many plies, each player's by the judge."""
        while plies > 0 and not is_over(box, tables[0]):
            legal(box, tables[0], offers)
            play_greedily(box, tables, seats, offers, chances)
            plies -= 1

    @rule
    def random_playout(box: Box, s: Table, offers: Any, plies: int, luck: Chance) -> None:
        """Up to this many plies at random."""
        while plies > 0 and not is_over(box, s):
            legal(box, s, offers)
            play(box, s, offers.ids[draw(luck, offers.n)])
            plies -= 1

    def search(
        game: Any, scratch: Any, states: Any, tree: Any, observation: Any, results: Any, iterations: int
    ) -> None:
        """Run iterations. Every argument but the last holds arrays: the box and the root table; two scratch tables and
        the moves on offer; the state; nodes, edges and the hash table of nodes; an observation as 16-bit numbers and as
        64-bit words of the same memory; shares of the victory and utilities by seat."""
        (boxes, roots), (tables, all_offers), (nodes, edges, slots) = game, scratch, tree
        (seen, words), (chances, utility) = observation, results
        box, offers, state = boxes[0], all_offers[0], states[0]
        seats, eye, params = len(chances), turn(box, roots[0]), state.params
        for _ in range(iterations):
            tables[0] = roots[0]
            s = tables[0]
            imagine(box, s, eye, state.luck)
            length = 0
            while length < params.max_depth and not is_over(box, s):
                seat = turn(box, s)
                observe(box, s, seat, seen)
                node = find_node(state, nodes, slots, observation_key(words))
                if node == NONE:
                    break
                nodes[node].visits += 1
                if nodes[node].visits == 1 and length > 0:
                    break
                legal(box, s, offers)
                if not expand(state, nodes, edges, node, offers):
                    break
                if nodes[node].visits <= params.prior_samples + 1:
                    add_priors(box, tables, seats, offers, nodes[node], edges, chances)
                edge = select_edge(edges, nodes[node], offers, state)
                state.path[length] = edge
                state.path_seats[length] = seat
                length += 1
                play(box, s, edges[edge].move)
            greedy_playout(box, tables, seats, offers, chances, params.greedy_plies)
            random_playout(box, s, offers, params.playout_plies, state.luck)
            evaluate(box, s, seats, chances)
            add_margins(box, s, seats, params, chances, utility)
            backpropagate(edges, state, length, chances, utility)
            state.iterations += 1

    return search


@cache
def search_entry(game: str, rules: Rules[Box, Table]) -> Any:
    """The search for a game as machine code, compiled on its first call or fetched from the cache."""
    return entry_point(search_function(game, rules))
