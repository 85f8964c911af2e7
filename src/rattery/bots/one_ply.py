"""One-ply search in compiled code, on processor and GPU: for opponents in environments and for quick self-play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rattery.bots.evaluation import evaluation_rule, table_rules
from rattery.core.chance import Chance
from rattery.core.compile.device_memory import copy_record
from rattery.core.compile.rule import out_of_line
from rattery.core.moves import Offers
from rattery.core.record import Row
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import MindArrays

TIE_TOLERANCE = 1e-9  # chances that differ by less are equal, because a GPU and a processor round differently
BestMove = Callable[[Box, Table, Offers, Chance, Row[Table], int, MindArrays, Row[float]], int]


@cache
def best_move_rule(game: str, rules: Rules[Box, Table], learned: bool) -> BestMove:
    """Finds the move with the best evaluation for its player in one imagined world: its index on offer, the first of equals.

    `worlds[first]` and `worlds[first + 1]` are scratch space. Without a mind, `mind` is not read and may be any number.
    """
    turn, imagine = rules.turn, rules.imagine
    (_, play), evaluate = table_rules(rules), evaluation_rule(game, rules, learned)

    @out_of_line
    def best_move(
        box: Box,
        s: Table,
        offers: Offers,
        luck: Chance,
        worlds: Row[Table],
        first: int,
        mind: MindArrays,
        chances: Row[float],
    ) -> int:
        seat, best, best_chance = turn(box, s), 0, -1.0
        copy_record(worlds[first], s)
        imagine(box, worlds[first], seat, luck)
        for place in range(offers.n):
            copy_record(worlds[first + 1], worlds[first])
            play(box, worlds[first + 1], offers.ids[place])
            evaluate(box, worlds[first + 1], len(chances), mind, chances)
            if chances[seat] > best_chance + TIE_TOLERANCE:
                best, best_chance = place, chances[seat]
        return best

    return best_move
