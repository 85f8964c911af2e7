"""Selection: which legal move an iteration follows at a node."""

from __future__ import annotations

import math

from rattery.bots.nodes import NONE, Edge, Node, Params, SearchState
from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers
from rattery.core.record import Row

UNTRIED_VALUE = 0.5  # the assumed value of a move at a node where none was tried yet


@rule
def select_by_confidence(edges: Row[Edge], node: Node, offers: Offers, state: SearchState) -> int:
    """The edge of the legal move with the highest upper confidence bound; ties are broken by a random draw."""
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
def select_by_policy(edges: Row[Edge], node: Node, offers: Offers, state: SearchState) -> int:
    """The edge of the legal move with the highest PUCT score: its value, and a bonus in proportion to its prior.

    Priors are weights, normalised over the moves that are legal in this world. The assumed value of an untried move is the
    average of those tried, less `first_play_reduction`.
    """
    weights, value, visits = 0.0, 0.0, 0
    edge = int(node.first_edge)
    for place in range(offers.n):
        while edges[edge].move != offers.ids[place]:
            edge = int(edges[edge].next_edge)
        weights += edges[edge].prior_sum
        value += edges[edge].value_sum
        visits += edges[edge].visits
    untried = value / visits - state.params.first_play_reduction if visits > 0 else UNTRIED_VALUE
    best = NONE
    highest = -1e9
    edge = int(node.first_edge)
    for place in range(offers.n):
        while edges[edge].move != offers.ids[place]:
            edge = int(edges[edge].next_edge)
        e = edges[edge]
        bonus = state.params.exploration * (e.prior_sum / weights) * math.sqrt(float(e.availability)) / (1.0 + e.visits)
        score = bonus + (e.value_sum / e.visits if e.visits > 0 else untried)
        if score > highest:
            best = edge
            highest = score
    return best


@rule
def select_with_a_mind(edges: Row[Edge], node: Node, offers: Offers, state: SearchState) -> int:
    """By upper confidence bound if priors are sampled one ply ahead, else by the mind's policy."""
    if state.params.prior_samples > 0:
        return select_by_confidence(edges, node, offers, state)
    return select_by_policy(edges, node, offers, state)
