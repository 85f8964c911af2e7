"""The judge of a game: a static evaluation of a table, used by the search and the one-ply bots where no mind fits.

A judge is a rule `judge(box, s, chances)` that fills in each seat's expected share of the victory for a game that is not
over: each at least 0, and 1 in total. A game may define its own in `judge.py`; the default below goes by the score. A judge
may read the whole table, because it is called on imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from rattery.core.compile.rule import rule
from rattery.core.game import Game
from rattery.core.game_parts import optional_part
from rattery.core.interpreted import linked
from rattery.core.observation import network_inputs_of
from rattery.core.record import Row
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import fill_shares, run_network
from rattery.minds.weights import Weights, mind_of, weights_for

Judge = Callable[[Box, Table, Row[float]], None]


def judge_of(game: str, rules: Rules[Box, Table]) -> Judge:
    """A game's own judge, or the default one."""
    brought = optional_part(game, "judge")
    return judge_by_score(rules) if brought is None else cast(Judge, brought.judge)


def static_chances(game: Game, table: Table) -> list[float]:
    """Each seat's estimated share of the victory on a table in plain Python, evaluated by the interpreter.

    With a mind, every seat's share is estimated from that seat's own observation, and the shares are then normalised.
    """
    weights, shares = weights_for(game), [0.0] * game.seats
    if weights is None:
        judge_of(game.name, game.rules)(game.plain_box, table, shares)
        return [float(share) for share in shares]
    found = [own_share(game, weights, table, seat) for seat in range(game.players)]
    if game.seats > game.players:
        found += [max(0.0, 1.0 - sum(found))]
    return [share / sum(found) for share in found]


def own_share(game: Game, weights: Weights, table: Table, seat: int) -> float:
    """A seat's share of the victory, estimated by a mind from the seat's own observation."""
    inputs, rows, factors, biases, _, powers, observation, hidden_1, hidden_2 = mind_of(game, weights).lists()
    shares = [0.0] * game.seats
    _, observe = network_inputs_of(game.rules)
    linked(observe)(game.plain_box, table, seat, observation)
    linked(run_network)(observation, inputs, rows, factors, biases, hidden_1, hidden_2)
    linked(fill_shares)(factors, biases, hidden_1, hidden_2, powers, seat, game.seats, shares)
    return shares[seat]


@cache
def judge_by_score(rules: Rules[Box, Table]) -> Judge:
    """The default: a seat that is n points ahead of the last has n + 1 times its chances."""
    score = rules.score

    @rule
    def judge(box: Box, s: Table, chances: Row[float]) -> None:
        lowest = int(score(box, s, 0))
        for seat in range(1, len(chances)):
            lowest = min(lowest, int(score(box, s, seat)))
        total = 0.0
        for seat in range(len(chances)):
            chances[seat] = 1.0 + (int(score(box, s, seat)) - lowest)
            total += chances[seat]
        for seat in range(len(chances)):
            chances[seat] /= total

    return judge
