"""Recording: random games with everything counted that each seat did, in one compiled pass.

They are the games `simulate` plays. A victory counts 60, shared it counts in equal parts: whole numbers, so that the sums
are the same in whatever order they are added.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.game import Game
from rattery.core.record import array_of, blanks
from rattery.lab.features import Deeds
from rattery.lab.playouts import seed_playout, simulation_key
from rattery.lab.stretch import Array, Stretch, blank_stretch

VICTORY = 60  # divisible by however many share it
SUMS = GAMES, WON, WON_SQUARED, TIMES, TIMES_WON = range(5)  # what is added up for each seat and feature


@cache
def recording_entry(rules: Any) -> Any:
    """The compiled loop over games `first` and following."""
    set_up, turn, legal, play, is_over = rules.set_up, rules.turn, rules.legal, rules.play, rules.is_over
    score, is_winner, ending = rules.score, rules.is_winner, rules.ending

    # fmt: off
    def recording(  # type: ignore[no-untyped-def]
        boxes, tables, offers, lucks, key, first, starts, members, times, sums, scores, winners, lengths, endings
    ):
        box, s, luck, offered = boxes[0], tables[0], lucks[0], offers[0]
        for game in range(len(lengths)):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            set_up(box, s)
            while not is_over(box, s):
                legal(box, s, offered)
                seat = turn(box, s)
                move = offered.ids[draw(luck, offered.n)]
                for place in range(starts[move], starts[move + 1]):
                    times[seat, members[place]] += 1
                play(box, s, move)
                lengths[game] += 1
            endings[game] = ending(box, s)
            won = 0
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(box, s, seat)
                winners[game, seat] = is_winner(box, s, seat)
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


def record_stretch(game: Game, deeds: Deeds, seed: int, first: int, games: int) -> tuple[Stretch, Array]:
    """Games `first` and following of a seed, and what was done in them: seats × features × sums."""
    played, rules = blank_stretch(game, first, games), game.rules
    sums = np.zeros((game.players, len(deeds.features), len(SUMS)), np.int64)
    times = np.zeros((game.players, len(deeds.features)), np.int32)
    scratch = [blanks(kind, 1) for kind in (rules.Table, rules.Offers, Chance)]
    recording_entry(rules)(
        array_of(game.box), *scratch, simulation_key(seed), first, deeds.starts, deeds.members, times, sums,
        *played.results,
    )  # fmt: skip
    return played, sums
