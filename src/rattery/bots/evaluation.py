"""Evaluation: what a table is worth to every seat, by its result, by a mind or judge, or by playouts from it.

The functions here build rules that are specialised for one game and its evaluator, once each. `mind` holds the arrays of a
mind, which evaluates through the eyes of the player to move; rules with a hand-written judge pass it on without reading it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, MutableSequence
from functools import cache
from typing import NamedTuple

from rattery.bots.judge import judge_of
from rattery.bots.nodes import Edge, Node, Params
from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import out_of_line, rule
from rattery.core.moves import Offers
from rattery.core.observation import network_inputs_of
from rattery.core.record import Row
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import MindArrays, fill_shares, logit, move_weight, run_network

MAX_MARGIN = 1 << 20  # points

Tables = MutableSequence[Table]  # the table being evaluated, and scratch space
Results = tuple[Row[float], Row[float], Row[float]]  # by seat: shares of the victory, utilities, scratch space

# The signatures of the rules built below.
Evaluate = Callable[[Box, Table, int, MindArrays, Row[float]], None]
AddMargins = Callable[[Box, Table, int, Params, Row[float], Row[float]], None]
AddPriors = Callable[[Box, Tables, int, MindArrays, Offers, Node, Row[Edge], Params, Row[float]], None]
PlayGreedily = Callable[[Box, Tables, int, MindArrays, Offers, Row[float], int], None]
PlayAtRandom = Callable[[Box, Table, Offers, int, Chance], None]
EvaluateLeaf = Callable[[Box, Tables, int, MindArrays, Offers, Params, Chance, Results], None]


class TableRules(NamedTuple):
    """A game's two large rules as calls that are not inlined, because search and evaluation use them in several places."""

    legal: Callable[[Box, Table, Offers], None]
    play: Callable[[Box, Table, int], None]


@cache
def table_rules(rules: Rules[Box, Table]) -> TableRules:
    """`legal` and `play` of a game as `TableRules`. Cached."""
    find_moves, make_move = rules.legal, rules.play

    @out_of_line
    def legal(box: Box, s: Table, offers: Offers) -> None:
        find_moves(box, s, offers)

    @out_of_line
    def play(box: Box, s: Table, move: int) -> None:
        make_move(box, s, move)

    return TableRules(legal, play)


@cache
def mind_rule(rules: Rules[Box, Table]) -> Evaluate:
    """Evaluation by a mind, which reads the observation of the player to move."""
    _, observe = network_inputs_of(rules)
    turn = rules.turn

    @rule
    def judge(box: Box, s: Table, seats: int, mind: MindArrays, chances: Row[float]) -> None:
        inputs, table, weights, biases, _, powers, observation, hidden_1, hidden_2 = mind
        eye = turn(box, s)
        observe(box, s, eye, observation)
        run_network(observation, inputs, table, weights, biases, hidden_1, hidden_2)
        fill_shares(weights, biases, hidden_1, hidden_2, powers, eye, seats, chances)

    return judge


@cache
def judge_rule(game: str, rules: Rules[Box, Table]) -> Evaluate:
    """Evaluation by a hand-written judge, which reads the whole table."""
    by_hand = judge_of(game, rules)

    @rule
    def judge(box: Box, s: Table, seats: int, mind: MindArrays, chances: Row[float]) -> None:
        by_hand(box, s, chances)

    return judge


@cache
def evaluation_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Evaluate:
    """Every seat's share of the victory: the actual one when the game is over, else an estimate by the mind or the judge."""
    is_over, is_winner = rules.is_over, rules.is_winner
    judge = mind_rule(rules) if learned else judge_rule(game, rules)

    @out_of_line
    def evaluate(box: Box, s: Table, seats: int, mind: MindArrays, chances: Row[float]) -> None:
        if not is_over(box, s):
            judge(box, s, seats, mind, chances)
            return
        winners = 0
        for seat in range(seats):
            chances[seat] = 0.0
            if is_winner(box, s, seat):
                winners += 1
        for seat in range(seats):
            if is_winner(box, s, seat):
                chances[seat] = 1.0 / winners

    return evaluate


@cache
def utility_rule(rules: Rules[Box, Table]) -> AddMargins:
    """Utility: the share of the victory, mixed with a logistic function of the margin when the game is over."""
    is_over, score = rules.is_over, rules.score

    @rule
    def margin(box: Box, s: Table, seats: int, seat: int) -> int:
        """The points of a seat minus those of the best other seat."""
        best = -MAX_MARGIN
        for other in range(seats):
            if other != seat:
                best = max(best, int(score(box, s, other)))
        return int(score(box, s, seat)) - best

    @rule
    def add_margins(box: Box, s: Table, seats: int, params: Params, chances: Row[float], utility: Row[float]) -> None:
        for seat in range(seats):
            utility[seat] = chances[seat]
            if params.margin_weight > 0.0 and is_over(box, s):
                ahead = 1.0 / (1.0 + math.exp(-margin(box, s, seats, seat) / params.margin_scale))
                utility[seat] += params.margin_weight * (ahead - chances[seat])

    return add_margins


@cache
def prior_rule(game: str, rules: Rules[Box, Table], learned: bool) -> AddPriors:
    """Sets the priors of a node's edges: one ply ahead by the judge; with a mind, one ply ahead or by its policy."""
    one_ply = one_ply_rule(game, rules, learned)
    if not learned:
        return one_ply
    policy = policy_rule(rules)

    @rule
    def add_priors(
        box: Box,
        tables: Tables,
        seats: int,
        mind: MindArrays,
        offers: Offers,
        node: Node,
        edges: Row[Edge],
        params: Params,
        chances: Row[float],
    ) -> None:
        if params.prior_samples > 0:
            one_ply(box, tables, seats, mind, offers, node, edges, params, chances)
        else:
            policy(box, tables, seats, mind, offers, node, edges, params, chances)

    return add_priors


@cache
def policy_rule(rules: Rules[Box, Table]) -> AddPriors:
    """Priors by a mind's policy for the player to move, at the cost of one network evaluation for all moves.

    Edges that have a prior keep it. The likeliest move on offer has weight 1.
    """
    turn, (_, observe) = rules.turn, network_inputs_of(rules)

    @rule
    def add_priors(
        box: Box,
        tables: Tables,
        seats: int,
        mind: MindArrays,
        offers: Offers,
        node: Node,
        edges: Row[Edge],
        params: Params,
        chances: Row[float],
    ) -> None:
        inputs, table, weights, biases, heads, powers, observation, hidden_1, hidden_2 = mind
        seat = turn(box, tables[0])
        observe(box, tables[0], seat, observation)
        run_network(observation, inputs, table, weights, biases, hidden_1, hidden_2)
        first_head = seat * (len(heads) // seats)
        likeliest = logit(weights, biases, hidden_1, hidden_2, int(heads[first_head + offers.ids[0]]))
        for place in range(1, offers.n):
            head = int(heads[first_head + offers.ids[place]])
            likeliest = max(likeliest, logit(weights, biases, hidden_1, hidden_2, head))
        edge = int(node.first_edge)
        for place in range(offers.n):
            while edges[edge].move != offers.ids[place]:
                edge = int(edges[edge].next_edge)
            if edges[edge].prior_count == 0:
                head = int(heads[first_head + offers.ids[place]])
                edges[edge].prior_sum = move_weight(
                    logit(weights, biases, hidden_1, hidden_2, head) - likeliest, powers
                )
                edges[edge].prior_count = 1

    return add_priors


@cache
def one_ply_rule(game: str, rules: Rules[Box, Table], learned: bool) -> AddPriors:
    """Priors by mind or judge, one ply ahead, at the cost of a move and an evaluation for each edge.

    Values are added up over visits. `tables[1]` is scratch space.
    """
    turn, (_, play), evaluate = rules.turn, table_rules(rules), evaluation_rule(game, rules, learned)

    @rule
    def add_priors(
        box: Box,
        tables: Tables,
        seats: int,
        mind: MindArrays,
        offers: Offers,
        node: Node,
        edges: Row[Edge],
        params: Params,
        chances: Row[float],
    ) -> None:
        seat = turn(box, tables[0])
        edge = int(node.first_edge)
        for place in range(offers.n):
            while edges[edge].move != offers.ids[place]:
                edge = int(edges[edge].next_edge)
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            evaluate(box, tables[1], seats, mind, chances)
            edges[edge].prior_sum += chances[seat]
            edges[edge].prior_count += 1

    return add_priors


@cache
def greedy_playout_rule(game: str, rules: Rules[Box, Table], learned: bool) -> PlayGreedily:
    """A playout of at most `plies` greedy plies: each player makes the move it likes best by mind or judge."""
    turn, is_over = rules.turn, rules.is_over
    (legal, play), evaluate = table_rules(rules), evaluation_rule(game, rules, learned)

    @rule
    def play_greedily(
        box: Box, tables: Tables, seats: int, mind: MindArrays, offers: Offers, chances: Row[float]
    ) -> None:
        """Make the move after which its player's estimated share of the victory is highest; the first of equals."""
        seat = turn(box, tables[0])
        best = 0
        best_chance = -1.0
        for place in range(offers.n):
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            evaluate(box, tables[1], seats, mind, chances)
            if chances[seat] > best_chance:
                best = place
                best_chance = chances[seat]
        play(box, tables[0], offers.ids[best])

    @rule
    def greedy_playout(
        box: Box, tables: Tables, seats: int, mind: MindArrays, offers: Offers, chances: Row[float], plies: int
    ) -> None:
        while plies > 0 and not is_over(box, tables[0]):
            legal(box, tables[0], offers)
            play_greedily(box, tables, seats, mind, offers, chances)
            plies -= 1

    return greedy_playout


@cache
def random_playout_rule(rules: Rules[Box, Table]) -> PlayAtRandom:
    """A playout of at most `plies` random plies."""
    is_over, (legal, play) = rules.is_over, table_rules(rules)

    @rule
    def random_playout(box: Box, s: Table, offers: Offers, plies: int, luck: Chance) -> None:
        while plies > 0 and not is_over(box, s):
            legal(box, s, offers)
            play(box, s, offers.ids[draw(luck, offers.n)])
            plies -= 1

    return random_playout


@cache
def leaf_rule(game: str, rules: Rules[Box, Table], learned: bool) -> EvaluateLeaf:
    """Evaluation of a leaf: every seat's share of the victory, and its utility."""
    return mind_leaf_rule(game, rules) if learned else playout_leaf_rule(game, rules)


@cache
def playout_leaf_rule(game: str, rules: Rules[Box, Table]) -> EvaluateLeaf:
    """Evaluation of a leaf without a mind: greedy plies, random plies, then the judge."""
    greedy_playout, random_playout = greedy_playout_rule(game, rules, learned=False), random_playout_rule(rules)
    evaluate, add_margins = evaluation_rule(game, rules, learned=False), utility_rule(rules)

    @rule
    def evaluate_leaf(
        box: Box, tables: Tables, seats: int, mind: MindArrays, offers: Offers, params: Params, luck: Chance,
        results: Results,
    ) -> None:  # fmt: skip
        chances, utility, _ = results
        greedy_playout(box, tables, seats, mind, offers, chances, params.greedy_plies)
        random_playout(box, tables[0], offers, params.playout_plies, luck)
        evaluate(box, tables[0], seats, mind, chances)
        add_margins(box, tables[0], seats, params, chances, utility)

    return evaluate_leaf


@cache
def mind_leaf_rule(game: str, rules: Rules[Box, Table]) -> EvaluateLeaf:
    """Evaluation of a leaf by a mind, averaged with the outcome of a playout from it if `mind_weight` is less than 1."""
    is_over = rules.is_over
    greedy_playout, random_playout = greedy_playout_rule(game, rules, learned=True), random_playout_rule(rules)
    evaluate, add_margins = evaluation_rule(game, rules, learned=True), utility_rule(rules)

    @rule
    def evaluate_leaf(
        box: Box, tables: Tables, seats: int, mind: MindArrays, offers: Offers, params: Params, luck: Chance,
        results: Results,
    ) -> None:  # fmt: skip
        chances, utility, before = results
        evaluate(box, tables[0], seats, mind, chances)
        is_mixed = params.mind_weight < 1.0 and not is_over(box, tables[0])
        for seat in range(seats):
            before[seat] = chances[seat]
        if is_mixed:
            greedy_playout(box, tables, seats, mind, offers, chances, params.greedy_plies)
            random_playout(box, tables[0], offers, params.playout_plies, luck)
            evaluate(box, tables[0], seats, mind, chances)
        add_margins(box, tables[0], seats, params, chances, utility)
        if is_mixed:
            for seat in range(seats):
                chances[seat] += params.mind_weight * (before[seat] - chances[seat])
                utility[seat] += params.mind_weight * (before[seat] - utility[seat])

    return evaluate_leaf
