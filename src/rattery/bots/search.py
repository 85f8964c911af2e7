"""Search: information-set Monte Carlo tree search, one for all games, compiled for each.

One iteration:

    imagine   re-deal everything the searching seat cannot know, and draw a fresh chance key
    descend   from node to node, each the information set of whoever decides there, by the most promising move
    judge     where the tree ends: a few moves at random, then the game's judge; or the result, if the game is over
    back up   every move on the way is credited with its own player's share of the victory

A node is what the player to move can know, as `observe` shows it: worlds that look the same to that player share their
statistics, whatever is hidden in them, and a throw of the dice simply leads to another node. Every player maximises its own
share. A move that is not on offer in this world is not compared in it: `available` counts the times it was.

The real table never comes in: the root is a world that was already imagined.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from rattery.bots.judges import judge_of
from rattery.core.chance import Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.record import Record, Row, f64, i32, i64, part, row, u64

NONE = -1
LONGEST_PATH = 512
LARGEST_LEAD = 1 << 20  # points
MIX_1 = np.uint64(0x9E37_79B9_7F4A_7C15)
MIX_2 = np.uint64(0xBF58_476D_1CE4_E5B9)
SHIFT = np.uint64(29)


class Way(Record):
    """How to search."""

    exploration: float = f64  # how much a little-tried move is worth trying
    urgency: float = f64  # what an untried move without a first impression is taken to be worth
    trust: float = f64  # how many visits the judge's first impression of a move counts for
    impressions: int = i64  # how many visits of a node ask the judge for one
    shrewd: int = i64  # moves beyond the tree that everybody makes by first impression
    playout: int = i64  # moves at random after those, before the judge is asked
    horizon: int = i64  # moves looked ahead at most, at most LONGEST_PATH
    pride: float = f64  # how much of a result is by how many points it was won or lost
    points: float = f64  # how many of them are a lot


class Node(Record):
    key: int = u64  # what its player can know, mixed into one number
    visits: int = i32
    first: int = i32  # its first edge


class Edge(Record):
    """A move at a node."""

    total: float = f64  # what it was worth to its player, added up
    won: float = f64  # its player's shares of the victory, added up
    impression: float = f64  # the judge's first impressions of it, added up
    impressions: int = i32  # how many
    visits: int = i32
    available: int = i32  # visits of the node in worlds where it was legal
    move: int = i32
    next: int = i32  # the node's next edge, by rising moves


class Desk(Record):
    """What lies before somebody who searches, besides the tree itself."""

    way: Way = part(Way)
    luck: Chance = part(Chance)
    nodes: int = i64  # how many there are in the tree
    edges: int = i64
    iterations: int = i64
    moves: int = i64  # made on the way down, over all iterations
    path: Row[int] = row(i32, LONGEST_PATH)  # the edges of the present iteration
    deciders: Row[int] = row(i32, LONGEST_PATH)  # who chose each of them


@rule
def mixed(words: Any) -> Any:
    """What is observed, mixed into one number."""
    key = MIX_1
    for word in words:
        key = (key ^ word) * MIX_2
        key ^= key >> SHIFT
    return key


@rule
def find_node(desk: Desk, nodes: Any, slots: Any, key: Any) -> int:
    """The node of this key; a new one if there is none yet, NONE if there is no room for it."""
    mask = len(slots) - 1
    slot = np.int64(key & np.uint64(mask))
    while slots[slot] != NONE:
        if nodes[slots[slot]].key == key:
            return int(slots[slot])
        slot = (slot + 1) & mask
    if desk.nodes == len(nodes):
        return NONE
    node = int(desk.nodes)
    desk.nodes += 1
    slots[slot] = node
    nodes[node].key = key
    nodes[node].visits = 0
    nodes[node].first = NONE
    return node


@rule
def add_edge(desk: Desk, nodes: Any, edges: Any, node: int, before: int, after: int, move: int) -> int:
    """A new edge between two others of a node; NONE if there is no room for it."""
    if desk.edges == len(edges):
        return NONE
    edge = int(desk.edges)
    desk.edges += 1
    edges[edge].move = move
    edges[edge].visits = 0
    edges[edge].available = 0
    edges[edge].total = 0.0
    edges[edge].won = 0.0
    edges[edge].impression = 0.0
    edges[edge].impressions = 0
    edges[edge].next = after
    if before == NONE:
        nodes[node].first = edge
    else:
        edges[before].next = edge
    return edge


@rule
def open_edges(desk: Desk, nodes: Any, edges: Any, node: int, offers: Any) -> bool:
    """Every move on offer has an edge and was available once more; False if there was no room for one."""
    before = NONE
    edge = int(nodes[node].first)
    for place in range(offers.n):
        while edge != NONE and edges[edge].move < offers.ids[place]:
            before = edge
            edge = int(edges[edge].next)
        if edge == NONE or edges[edge].move != offers.ids[place]:
            edge = add_edge(desk, nodes, edges, node, before, edge, offers.ids[place])
            if edge == NONE:
                return False
        edges[edge].available += 1
        before = edge
        edge = int(edges[edge].next)
    return True


@rule
def most_promising(edges: Any, node: Any, offers: Any, desk: Desk) -> int:
    """The edge of the move on offer with the highest promise; which of several equal ones is left to luck."""
    best = NONE
    best_promise = -1.0
    edge = int(node.first)
    favoured = draw(desk.luck, offers.n)
    for place in range(offers.n):
        while edges[edge].move != offers.ids[place]:
            edge = int(edges[edge].next)
        promised = promise(edges[edge], desk.way)
        if promised > best_promise or (promised == best_promise and place <= favoured):
            best = edge
            best_promise = promised
    return best


@rule
def promise(e: Edge, way: Way) -> float:
    """What a move is worth so far, and what it might be worth."""
    total = float(e.total)
    visits = float(e.visits)
    if e.impressions > 0:
        total += way.trust * e.impression / e.impressions
        visits += way.trust
    if visits == 0.0:
        return float(way.urgency)
    return total / visits + way.exploration * math.sqrt(math.log(e.available + 1.0) / visits)


@rule
def credit(edges: Any, desk: Desk, length: int, chances: Any, worth: Any) -> None:
    """Every move on the way is credited with its player's share, and with what that was worth to him."""
    for step in range(length):
        e = edges[desk.path[step]]
        seat = desk.deciders[step]
        e.visits += 1
        e.won += chances[seat]
        e.total += worth[seat]


@cache
def search_entry(game: str, rules: Any) -> Any:
    """The compiled loop of iterations for a game."""
    turn, legal, play, is_over, is_winner = rules.turn, rules.legal, rules.play, rules.is_over, rules.is_winner
    imagine, observe, score, judge = rules.imagine, rules.observe, rules.score, judge_of(game)

    @rule
    def shares(box: Any, s: Any, seats: int, chances: Any) -> None:
        """Everybody's share of the victory: the real one when the game is over, else as the judge sees it."""
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
    def lead(box: Any, s: Any, seats: int, seat: int) -> int:
        """The points of a seat over the best of the others."""
        best = -LARGEST_LEAD
        for other in range(seats):
            if other != seat:
                best = max(best, int(score(box, s, other)))
        return int(score(box, s, seat)) - best

    @rule
    def weigh(box: Any, s: Any, seats: int, way: Way, chances: Any, worth: Any) -> None:
        """What everybody's share is worth to him: at the end it also matters by how many points he is ahead or behind."""
        for seat in range(seats):
            worth[seat] = chances[seat]
            if way.pride > 0.0 and is_over(box, s):
                ahead = 1.0 / (1.0 + math.exp(-lead(box, s, seats, seat) / way.points))
                worth[seat] += way.pride * (ahead - chances[seat])

    @rule
    def impress(box: Any, tables: Any, seats: int, offers: Any, node: Any, edges: Any, chances: Any) -> None:
        """Ask the judge how each move on offer would look: `tables[1]` tries what `tables[0]` offers."""
        seat = turn(box, tables[0])
        edge = int(node.first)
        for place in range(offers.n):
            while edges[edge].move != offers.ids[place]:
                edge = int(edges[edge].next)
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            shares(box, tables[1], seats, chances)
            edges[edge].impression += chances[seat]
            edges[edge].impressions += 1

    @rule
    def move_shrewdly(box: Any, tables: Any, seats: int, offers: Any, chances: Any) -> None:
        """The move after which the judge likes its player best."""
        seat = turn(box, tables[0])
        best = 0
        best_chance = -1.0
        for place in range(offers.n):
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            shares(box, tables[1], seats, chances)
            if chances[seat] > best_chance:
                best = place
                best_chance = chances[seat]
        play(box, tables[0], offers.ids[best])

    @rule
    def play_on(box: Any, tables: Any, seats: int, offers: Any, chances: Any, moves: int) -> None:
        """A few moves, each player's by first impression."""
        while moves > 0 and not is_over(box, tables[0]):
            legal(box, tables[0], offers)
            move_shrewdly(box, tables, seats, offers, chances)
            moves -= 1

    @rule
    def wander(box: Any, s: Any, offers: Any, moves: int, luck: Any) -> None:
        """A few moves at random."""
        while moves > 0 and not is_over(box, s):
            legal(box, s, offers)
            play(box, s, offers.ids[draw(luck, offers.n)])
            moves -= 1

    def search(boxes, roots, tables, all_offers, desks, nodes, edges, slots, seen, words, chances, worth, iterations):  # type: ignore[no-untyped-def]
        box, s, offers, desk = boxes[0], tables[0], all_offers[0], desks[0]
        seats, eye, way = len(chances), turn(box, roots[0]), desk.way
        for _ in range(iterations):
            tables[0] = roots[0]
            imagine(box, s, eye, desk.luck)
            length = 0
            while length < way.horizon and not is_over(box, s):
                seat = turn(box, s)
                observe(box, s, seat, seen)
                node = find_node(desk, nodes, slots, mixed(words))
                if node == NONE:
                    break
                nodes[node].visits += 1
                if nodes[node].visits == 1 and length > 0:
                    break
                legal(box, s, offers)
                if not open_edges(desk, nodes, edges, node, offers):
                    break
                if nodes[node].visits <= way.impressions + 1:
                    impress(box, tables, seats, offers, nodes[node], edges, chances)
                edge = most_promising(edges, nodes[node], offers, desk)
                desk.path[length] = edge
                desk.deciders[length] = seat
                length += 1
                play(box, s, edges[edge].move)
            play_on(box, tables, seats, offers, chances, way.shrewd)
            wander(box, s, offers, way.playout, desk.luck)
            shares(box, s, seats, chances)
            weigh(box, s, seats, way, chances, worth)
            credit(edges, desk, length, chances, worth)
            desk.iterations += 1
            desk.moves += length

    return entry_point(search)
