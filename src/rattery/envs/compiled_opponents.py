"""Opponents that move within a compiled step of many tables: at random, or by the game's judge."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol, cast

from rattery.bots.evaluation import table_rules
from rattery.bots.one_ply import best_move_rule
from rattery.core.arrays import Array
from rattery.core.chance import Chance
from rattery.core.compile.rule import out_of_line, rule
from rattery.core.game import NOBODY
from rattery.core.moves import Offers
from rattery.core.record import Row
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import MindArrays
from rattery.playouts.playout import random_move_rule

ASKED, RANDOM, JUDGE, FIRST_OUTSIDE = range(
    4
)  # who plays a seat: it is asked, a compiled opponent, one called from Python
NO_MIND = cast(MindArrays, 0)  # a judge reads none


class Here(Protocol):
    """What opponents note of the game at a table; see `stepping.Progress`."""

    played: int  # moves made in it
    asked: int  # whether the learner had a decision in it


# What the rules below take, in this order.
JudgedMove = Callable[[Box, Table, Offers, Chance, Row[Table], int, Row[float]], None]
OthersPlay = Callable[
    [int, Box, Table, Row[Offers], Row[Chance], Here, Row[int], Array, Row[Table], Row[Row[float]]], None
]


@cache
def judged_move_rule(rules: Rules[Box, Table], game: str) -> JudgedMove:
    """Play the move the judge likes best one ply ahead; `worlds[place]` and the one after it are scratch space."""
    legal, play = table_rules(rules)
    best_move = best_move_rule(game, rules, learned=False)

    @out_of_line
    def judged_move(
        box: Box, s: Table, offers: Offers, luck: Chance, worlds: Row[Table], place: int, chances: Row[float]
    ) -> None:
        legal(box, s, offers)
        best = best_move(box, s, offers, luck, worlds, place, NO_MIND, chances) if offers.n > 1 else 0
        play(box, s, offers.ids[best])

    return judged_move


@cache
def others_play_rule(rules: Rules[Box, Table], game: str) -> OthersPlay:
    """The moves of compiled opponents at one table, until another seat decides or the game is over. Without the name of a
    game there are none, and nothing to compile."""

    # fmt: off
    @rule
    def nobody_plays(
        row: int, box: Box, s: Table, offers: Row[Offers], lucks: Row[Chance], here: Here, learners: Row[int],
        players: Array, worlds: Row[Table], chances: Row[Row[float]],
    ) -> None:
        """All seats are asked."""
    # fmt: on

    if not game:
        return nobody_plays
    turn, random_move, judged_move = rules.turn, random_move_rule(rules), judged_move_rule(rules, game)

    # fmt: off
    @out_of_line
    def others_play(
        row: int, box: Box, s: Table, offers: Row[Offers], lucks: Row[Chance], here: Here, learners: Row[int],
        players: Array, worlds: Row[Table], chances: Row[Row[float]],
    ) -> None:
        seat = turn(box, s)
        while seat != NOBODY and (players[row, seat] == RANDOM or players[row, seat] == JUDGE):
            if players[row, seat] == RANDOM:
                random_move(box, s, offers[row], lucks[row])
            else:
                judged_move(box, s, offers[row], lucks[row], worlds, 2 * row, chances[row])
            here.played += 1
            seat = turn(box, s)
        if seat == learners[row]:
            here.asked = 1
    # fmt: on

    return others_play
