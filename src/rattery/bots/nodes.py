"""The search tree: its records, and the rules that look up and expand nodes and update the edges of a path.

A node is an information set: what the player to move can know. Nodes are found by a 64-bit hash of that; collisions are not
detected. The edges of a node are a linked list, so that a move that was not legal in earlier worlds can still be added.
"""

from __future__ import annotations

import numpy as np

from rattery.core.chance import WORD, Chance, word
from rattery.core.compile.rule import rule
from rattery.core.effort import MAX_DEPTH
from rattery.core.moves import Offers
from rattery.core.record import Record, Row, f64, i32, i64, part, row, u64

NONE = -1
MIX_1 = np.uint64(0x9E37_79B9_7F4A_7C15)
MIX_2 = np.uint64(0xBF58_476D_1CE4_E5B9)


class Params(Record):
    """`core.effort.SearchParams` as a record for compiled code."""

    exploration: float = f64
    first_play_urgency: float = f64
    first_play_reduction: float = f64
    prior_weight: float = f64
    prior_samples: int = i64
    greedy_plies: int = i64
    playout_plies: int = i64
    mind_weight: float = f64
    max_depth: int = i64
    margin_weight: float = f64
    margin_scale: float = f64


class Node(Record):
    """An information set."""

    key: int = u64  # hash of what its player can know
    visits: int = i32
    first_edge: int = i32


class Edge(Record):
    """A move at a node. The edges of a node are a linked list, sorted by the numbers of their moves."""

    value_sum: float = f64  # utility to its player, summed over visits
    win_sum: float = f64  # its player's share of the victory, summed over visits
    prior_sum: float = f64  # one-ply priors, summed over samples; or the weight of the move in a mind's policy
    prior_count: int = i32
    visits: int = i32
    availability: int = i32  # visits of the node in worlds where the move was legal
    move: int = i32
    next_edge: int = i32


class SearchState(Record):
    """The state of a search between two iterations, besides nodes and edges."""

    params: Params = part(Params)
    luck: Chance = part(Chance)
    node_count: int = i64
    edge_count: int = i64
    iterations: int = i64
    path: Row[int] = row(i32, MAX_DEPTH)  # the edges of the current iteration
    path_seats: Row[int] = row(i32, MAX_DEPTH)  # the player who chose each of them


@rule
def observation_key(words: Row[int], seat: int) -> int:
    """A 64-bit hash of a seat and what it observes, given as 64-bit words: two seats may observe the same numbers."""
    key = int(MIX_1) ^ word(seat)
    for observed in words:
        key = ((key ^ observed) * int(MIX_2)) & WORD
        key ^= key >> 29
    return key


@rule
def find_node(state: SearchState, nodes: Row[Node], slots: Row[int], key: int) -> int:
    """The node with this key, by open addressing; a new node if there is none yet, NONE if the tree is full."""
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
def add_edge(
    state: SearchState, nodes: Row[Node], edges: Row[Edge], node: int, before: int, after: int, move: int
) -> int:
    """Insert an edge between two edges of a node (or NONE at either end); NONE if the tree is full."""
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
def expand(state: SearchState, nodes: Row[Node], edges: Row[Edge], node: int, offers: Offers) -> bool:
    """Give every legal move an edge and count it as available once more; False if the tree is full.

    The moves on offer have to be sorted by number, as the edges are.
    """
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
def backpropagate(edges: Row[Edge], state: SearchState, length: int, chances: Row[float], utility: Row[float]) -> None:
    """Add to every edge on the path the share of the victory and the utility of the player who chose it."""
    for step in range(length):
        e = edges[state.path[step]]
        seat = state.path_seats[step]
        e.visits += 1
        e.win_sum += chances[seat]
        e.value_sum += utility[seat]
