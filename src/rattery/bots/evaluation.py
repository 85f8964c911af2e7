"""Evaluation: what a table is worth to every seat, by the result, by a mind or judge, or by playing on from it.

The rules here are made for one game, by the judge it has. A *view* is what an evaluation by a mind needs besides the table:
the seat whose eyes look at it, and the mind's arrays. A judge written by hand ignores it.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from functools import cache
from typing import Any, NamedTuple

from rattery.bots.judge import judge_of
from rattery.bots.nodes import Params
from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import out_of_line, rule
from rattery.core.observation import glance_of
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import fill_shares, logit, move_weight, run_network

LARGEST_MARGIN = 1 << 20  # points


class TableRules(NamedTuple):
    """The large rules of a game, called and not inlined."""

    legal: Any
    play: Any


@cache
def table_rules(rules: Rules[Box, Table]) -> TableRules:
    find_moves, make_move = rules.legal, rules.play

    @out_of_line
    def legal(box: Box, s: Table, offers: Any) -> None:
        find_moves(box, s, offers)

    @out_of_line
    def play(box: Box, s: Table, move: int) -> None:
        make_move(box, s, move)

    return TableRules(legal, play)


@cache
def mind_rule(rules: Rules[Box, Table]) -> Any:
    """A mind as a judge: it sees what one seat can know."""
    _, observe = glance_of(rules)

    @rule
    def judge(box: Box, s: Table, seats: int, view: Any, chances: Any) -> None:
        eye, (inputs, table, weights, biases, _, powers, seen, hidden, deeper) = view
        observe(box, s, eye, seen)
        run_network(seen, inputs, table, weights, biases, hidden, deeper)
        fill_shares(weights, biases, hidden, deeper, powers, eye, seats, chances)

    return judge


@cache
def judge_rule(game: str, rules: Rules[Box, Table]) -> Any:
    """A judge written by hand, which sees the whole table."""
    by_hand = judge_of(game, rules)

    @rule
    def judge(box: Box, s: Table, seats: int, view: Any, chances: Any) -> None:
        by_hand(box, s, chances)

    return judge


@cache
def evaluation_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Any:
    """Every seat's share of the victory: the real one when the game is over, else as the mind or the judge sees it."""
    is_over, is_winner = rules.is_over, rules.is_winner
    judge = mind_rule(rules) if learned else judge_rule(game, rules)

    @out_of_line
    def evaluate(box: Box, s: Table, seats: int, view: Any, chances: Any) -> None:
        if not is_over(box, s):
            judge(box, s, seats, view, chances)
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
def utility_rule(rules: Rules[Box, Table]) -> Any:
    """Utility: the share of the victory, mixed with a logistic function of the margin when the game is over."""
    is_over, score = rules.is_over, rules.score

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
        for seat in range(seats):
            utility[seat] = chances[seat]
            if params.margin_weight > 0.0 and is_over(box, s):
                ahead = 1.0 / (1.0 + math.exp(-margin(box, s, seats, seat) / params.margin_scale))
                utility[seat] += params.margin_weight * (ahead - chances[seat])

    return add_margins


@cache
def prior_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Any:
    """What gives the edges of a node their priors: a mind has a policy, and may look one ply ahead as a judge does."""
    one_ply = one_ply_rule(game, rules, learned)
    if not learned:
        return one_ply
    policy = policy_rule(rules)

    @rule
    def add_priors(
        box: Box,
        tables: MutableSequence[Table],
        seats: int,
        view: Any,
        offers: Any,
        node: Any,
        edges: Any,
        params: Params,
        chances: Any,
    ) -> None:
        if params.prior_samples > 0:
            one_ply(box, tables, seats, view, offers, node, edges, params, chances)
        else:
            policy(box, tables, seats, view, offers, node, edges, params, chances)

    return add_priors


@cache
def policy_rule(rules: Rules[Box, Table]) -> Any:
    """Priors by the policy of a mind, one look for all moves: its player's own."""
    turn, (_, observe) = rules.turn, glance_of(rules)

    @rule
    def add_priors(
        box: Box,
        tables: MutableSequence[Table],
        seats: int,
        view: Any,
        offers: Any,
        node: Any,
        edges: Any,
        params: Params,
        chances: Any,
    ) -> None:
        _, (inputs, table, weights, biases, heads, powers, seen, hidden, deeper) = view
        seat = turn(box, tables[0])
        observe(box, tables[0], seat, seen)
        run_network(seen, inputs, table, weights, biases, hidden, deeper)
        first_head = seat * (len(heads) // seats)
        edge = int(node.first_edge)
        for place in range(offers.n):
            while edges[edge].move != offers.ids[place]:
                edge = int(edges[edge].next_edge)
            if edges[edge].prior_count == 0:
                head = int(heads[first_head + offers.ids[place]])
                edges[edge].prior_sum = move_weight(logit(weights, biases, hidden, deeper, head), powers)
                edges[edge].prior_count = 1

    return add_priors


@cache
def one_ply_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Any:
    """Priors by mind or judge, one ply ahead, through its player's eyes: `tables[1]` is scratch space for the moves."""
    turn, (_, play), evaluate = rules.turn, table_rules(rules), evaluation_rule(game, rules, learned)

    @rule
    def add_priors(
        box: Box,
        tables: MutableSequence[Table],
        seats: int,
        view: Any,
        offers: Any,
        node: Any,
        edges: Any,
        params: Params,
        chances: Any,
    ) -> None:
        seat = turn(box, tables[0])
        edge = int(node.first_edge)
        for place in range(offers.n):
            while edges[edge].move != offers.ids[place]:
                edge = int(edges[edge].next_edge)
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            evaluate(box, tables[1], seats, (seat, view[1]), chances)
            edges[edge].prior_sum += chances[seat]
            edges[edge].prior_count += 1

    return add_priors


@cache
def greedy_playout_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Any:
    """Up to this many plies, each player's by mind or judge."""
    turn, is_over = rules.turn, rules.is_over
    (legal, play), evaluate = table_rules(rules), evaluation_rule(game, rules, learned)

    @rule
    def play_greedily(
        box: Box, tables: MutableSequence[Table], seats: int, view: Any, offers: Any, chances: Any
    ) -> None:
        """The move after which its player stands best."""
        seat = turn(box, tables[0])
        best = 0
        best_chance = -1.0
        for place in range(offers.n):
            tables[1] = tables[0]
            play(box, tables[1], offers.ids[place])
            evaluate(box, tables[1], seats, (seat, view[1]), chances)
            if chances[seat] > best_chance:
                best = place
                best_chance = chances[seat]
        play(box, tables[0], offers.ids[best])

    @rule
    def greedy_playout(
        box: Box, tables: MutableSequence[Table], seats: int, view: Any, offers: Any, chances: Any, plies: int
    ) -> None:
        while plies > 0 and not is_over(box, tables[0]):
            legal(box, tables[0], offers)
            play_greedily(box, tables, seats, view, offers, chances)
            plies -= 1

    return greedy_playout


@cache
def random_playout_rule(rules: Rules[Box, Table]) -> Any:
    """Up to this many plies at random."""
    is_over, (legal, play) = rules.is_over, table_rules(rules)

    @rule
    def random_playout(box: Box, s: Table, offers: Any, plies: int, luck: Chance) -> None:
        while plies > 0 and not is_over(box, s):
            legal(box, s, offers)
            play(box, s, offers.ids[draw(luck, offers.n)])
            plies -= 1

    return random_playout


@cache
def leaf_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Any:
    """What a leaf is worth: every seat's share of the victory, and its utility."""
    return mixed_leaf_rule(game, rules) if learned else played_on_leaf_rule(game, rules)


@cache
def played_on_leaf_rule(game: str, rules: Rules[Box, Table]) -> Any:
    """Greedy plies, random plies, then the judge."""
    greedy_playout, random_playout = greedy_playout_rule(game, rules, learned=False), random_playout_rule(rules)
    evaluate, add_margins = evaluation_rule(game, rules, learned=False), utility_rule(rules)

    @rule
    def evaluate_leaf(
        box: Box, tables: MutableSequence[Table], seats: int, view: Any, offers: Any, params: Params, luck: Chance,
        results: Any,
    ) -> None:  # fmt: skip
        chances, utility, _ = results
        greedy_playout(box, tables, seats, view, offers, chances, params.greedy_plies)
        random_playout(box, tables[0], offers, params.playout_plies, luck)
        evaluate(box, tables[0], seats, view, chances)
        add_margins(box, tables[0], seats, params, chances, utility)

    return evaluate_leaf


@cache
def mixed_leaf_rule(game: str, rules: Rules[Box, Table]) -> Any:
    """By the mind as it lies, mixed with what comes of playing on from there if `mind_weight` is less than 1."""
    is_over = rules.is_over
    greedy_playout, random_playout = greedy_playout_rule(game, rules, learned=True), random_playout_rule(rules)
    evaluate, add_margins = evaluation_rule(game, rules, learned=True), utility_rule(rules)

    @rule
    def evaluate_leaf(
        box: Box, tables: MutableSequence[Table], seats: int, view: Any, offers: Any, params: Params, luck: Chance,
        results: Any,
    ) -> None:  # fmt: skip
        chances, utility, before = results
        evaluate(box, tables[0], seats, view, chances)
        is_mixed = params.mind_weight < 1.0 and not is_over(box, tables[0])
        for seat in range(seats):
            before[seat] = chances[seat]
        if is_mixed:
            greedy_playout(box, tables, seats, view, offers, chances, params.greedy_plies)
            random_playout(box, tables[0], offers, params.playout_plies, luck)
            evaluate(box, tables[0], seats, view, chances)
        add_margins(box, tables[0], seats, params, chances, utility)
        if is_mixed:
            for seat in range(seats):
                chances[seat] += params.mind_weight * (before[seat] - chances[seat])
                utility[seat] += params.mind_weight * (before[seat] - utility[seat])

    return evaluate_leaf
