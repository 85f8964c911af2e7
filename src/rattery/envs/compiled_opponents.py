"""Opponents that move inside the compiled step: at random, or by the game's judge, one ply ahead."""

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

# Who plays a seat: the environment's caller, a compiled opponent, or, from FIRST_PYTHON_OPPONENT on, one called from Python.
CALLER, RANDOM, JUDGE, FIRST_PYTHON_OPPONENT = range(4)
NO_MIND = cast(MindArrays, 0)  # a placeholder argument: the judge has no network


class GameProgress(Protocol):
    """The counters that opponents update; `stepping.Progress` is one."""

    played: int  # moves made in this game
    decided: int  # 1 once the learner had a decision in this game


# Signatures of the rules below.
JudgedMove = Callable[[Box, Table, Offers, Chance, Row[Table], int, Row[float]], None]
OpponentsPlay = Callable[
    [int, Box, Table, Row[Offers], Row[Chance], GameProgress, Row[int], Array, Row[Table], Row[Row[float]]], None
]


@cache
def judged_move_rule(rules: Rules[Box, Table], game: str) -> JudgedMove:
    """Play the move the judge rates best one ply ahead; `worlds[place]` and `worlds[place + 1]` are scratch space."""
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
def opponents_play_rule(rules: Rules[Box, Table], game: str) -> OpponentsPlay:
    """Plays the moves of compiled opponents at one table until another seat decides or the game is over.

    An empty name means no opponents: the rule is then empty, so that the judge is not compiled.
    """

    # fmt: off
    @rule
    def no_opponents_play(
        row: int, box: Box, s: Table, offers: Row[Offers], lucks: Row[Chance], progress: GameProgress, learners: Row[int],
        players: Array, worlds: Row[Table], chances: Row[Row[float]],
    ) -> None:
        """Every seat is the caller's."""
    # fmt: on

    if not game:
        return no_opponents_play
    turn, random_move, judged_move = rules.turn, random_move_rule(rules), judged_move_rule(rules, game)

    # fmt: off
    @out_of_line
    def opponents_play(
        row: int, box: Box, s: Table, offers: Row[Offers], lucks: Row[Chance], progress: GameProgress, learners: Row[int],
        players: Array, worlds: Row[Table], chances: Row[Row[float]],
    ) -> None:
        seat = turn(box, s)
        while seat != NOBODY and (players[row, seat] == RANDOM or players[row, seat] == JUDGE):
            if players[row, seat] == RANDOM:
                random_move(box, s, offers[row], lucks[row])
            else:
                judged_move(box, s, offers[row], lucks[row], worlds, 2 * row, chances[row])
            progress.played += 1
            seat = turn(box, s)
        if seat == learners[row]:
            progress.decided = 1
    # fmt: on

    return opponents_play
