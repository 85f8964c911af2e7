"""Recording: random games with everything counted that each seat did, in one compiled pass.

They are the games `simulate` plays. A victory counts 60, shared it counts in equal parts: whole numbers, so that the sums
are the same in whatever order they are added.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.game import Game
from rattery.core.order_of_play import begins_rule
from rattery.core.record import array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.lab.study.features import Deeds
from rattery.playouts.game_range import Array, GameRange, blank_range
from rattery.playouts.playout import random_move_rule, result_rule, seed_playout, simulation_key

VICTORY = 60  # divisible by however many share it
SUMS = GAMES, WON, WON_SQUARED, TIMES, TIMES_WON = range(5)  # what is added up for each seat and feature


@cache
def recording_entry(rules: Rules[Box, Table]) -> Any:
    """The compiled loop over games `first` and following."""
    set_up, begins, turn, is_over = rules.set_up, begins_rule(rules), rules.turn, rules.is_over
    random_move, write_result = random_move_rule(rules), result_rule(rules)

    # fmt: off
    def recording(  # type: ignore[no-untyped-def]
        boxes, tables, offers, lucks, key, first, starts, members, times, sums,
        scores, winners, lengths, endings, began
    ):
        box, s, luck, offered = boxes[0], tables[0], lucks[0], offers[0]
        for game in range(len(lengths)):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            set_up(box, s)
            began[game] = begins(box, s)
            while not is_over(box, s):
                seat = turn(box, s)
                move = random_move(box, s, offered, luck)
                for place in range(starts[move], starts[move + 1]):
                    times[seat, members[place]] += 1
                lengths[game] += 1
            write_result(box, s, game, scores, winners, endings)
            won = 0
            for seat in range(winners.shape[1]):
                won += winners[game, seat]
            for seat in range(times.shape[0]):
                share = VICTORY // won if winners[game, seat] else 0
                for feature in range(times.shape[1]):
                    often = times[seat, feature]
                    if often > 0:
                        sums[seat, feature, GAMES] += 1
                        sums[seat, feature, WON] += share
                        sums[seat, feature, WON_SQUARED] += share * share
                        sums[seat, feature, TIMES] += often
                        sums[seat, feature, TIMES_WON] += often * share
                        times[seat, feature] = 0
    # fmt: on

    return entry_point(recording)


def record_range(game: Game, deeds: Deeds, seed: int, first: int, games: int) -> tuple[GameRange, Array]:
    """Games `first` and following of a seed, and what was done in them: seats × features × sums."""
    played, rules = blank_range(game, first, games), game.rules
    sums = np.zeros((game.players, len(deeds.features), len(SUMS)), np.int64)
    times = np.zeros((game.players, len(deeds.features)), np.int32)
    scratch = [blanks(kind, 1) for kind in (rules.Table, rules.Offers, Chance)]
    recording_entry(rules)(
        array_of(game.box), *scratch, simulation_key(seed), first, deeds.starts, deeds.members, times, sums,
        *played.results,
    )  # fmt: skip
    return played, sums
