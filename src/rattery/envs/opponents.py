"""Opponents: who plays the other seats of a single-agent environment.

Given as a level (`random`, `easy`, ... as everywhere), as a bot of one's own (`module:Class`, a class or an object), or as a
function of what the seat sees and may do:

    def first_legal(observation, mask):
        return mask.argmax()
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rattery.bots.bot import Bot, decide
from rattery.bots.levels import bot, known_bots, level
from rattery.bots.own_bots import made_from
from rattery.core.errors import BadOption
from rattery.envs.one_table import OneTable
from rattery.envs.stepping import Array

Opponent = str | Bot | Callable[[Array, Array], Any]
Chooser = Callable[[OneTable], int]


def one_for_each(given: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One opponent for all other seats, or a list with one for each, in order of their seats."""
    opponents: list[Any] = list(given) if isinstance(given, list | tuple) else [given] * seats
    if len(opponents) != seats:
        raise BadOption("env-opponents", expected=seats, given=len(opponents))
    for opponent in opponents:
        if isinstance(opponent, str):
            level(opponent)
        elif inspect.isclass(opponent):
            made_from(opponent, 0)
        elif not (hasattr(opponent, "choose") or callable(opponent)):
            raise BadOption("env-opponent", given=repr(opponent), choices=", ".join(known_bots()))
    return opponents


def chooser(opponent: Any, random: np.random.Generator) -> Chooser:
    """How an opponent chooses a move in a game; whatever it draws by lot comes from `random`."""
    if opponent == "random":
        return lambda table: any_move(table, random)
    if isinstance(opponent, str) or inspect.isclass(opponent):
        player = bot(opponent, seed=int(random.integers(1 << 48)))
        return lambda table: table.to_relative(decide(player, table.match))
    if hasattr(opponent, "choose"):
        return lambda table: table.to_relative(decide(opponent, table.match))
    return lambda table: asked(opponent, table)


def any_move(table: OneTable, random: np.random.Generator) -> int:
    """What the random bot does, without a world to look at: all moves on offer are as likely."""
    assert table.seat is not None
    return int(random.choice(np.flatnonzero(table.mask(table.seat))))


def asked(opponent: Callable[[Array, Array], Any], table: OneTable) -> int:
    """The move a function chooses, knowing what its seat knows."""
    assert table.seat is not None
    return int(opponent(table.observe(table.seat), table.mask(table.seat)))
