"""Opponents: who plays the other seats of a single-agent environment.

Given as a level (`random`, `easy`, ... as everywhere), as a bot of one's own (`module:Class`, a class or an object), or as a
function of what the seat sees and may do:

    def first_legal(observation, mask):
        return mask.argmax()
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import SupportsInt, cast

import numpy as np
import numpy.typing as npt

from rattery.bots.bot import Bot, decide
from rattery.bots.levels import bot, known_bots, level
from rattery.bots.own_bots import own_bot_from
from rattery.core.errors import BadOption
from rattery.envs.one_table import OneTable

# Chooses from observations and masks, where they lie: an action of one seat, or one for each of many rows.
PolicyFunction = Callable[..., SupportsInt | npt.ArrayLike]
Opponent = str | Bot | type | PolicyFunction
Chooser = Callable[[OneTable], int]


def one_for_each(given: Opponent | Sequence[Opponent], seats: int, also: Sequence[str] = ()) -> list[Opponent]:
    """One opponent for all other seats, or a list with one for each, in order of their seats; `also` are names beside those
    of levels and bots."""
    opponents: list[Opponent] = list(given) if isinstance(given, list | tuple) else [cast(Opponent, given)] * seats
    if len(opponents) != seats:
        raise BadOption("env-opponents", expected=seats, given=len(opponents))
    for opponent in opponents:
        if isinstance(opponent, str):
            if opponent not in also:
                level(opponent)
        elif inspect.isclass(opponent):
            own_bot_from(opponent, 0)
        elif not (hasattr(opponent, "choose") or callable(opponent)):
            raise BadOption(
                "env-opponent", given=repr(opponent), choices=", ".join(dict.fromkeys((*known_bots(), *also)))
            )
    return opponents


def chooser(opponent: Opponent, random: np.random.Generator) -> Chooser:
    """How an opponent chooses a move in a game; whatever it draws by lot comes from `random`."""
    if opponent == "random":
        return AnyMove(random)
    if is_a_bot(opponent):
        return BotsMove(bot(opponent, seed=int(random.integers(1 << 48))))
    return FunctionsMove(cast(Callable[..., SupportsInt], opponent))


def is_a_bot(opponent: Opponent) -> bool:
    """Whether an opponent is a level or a bot, by name, as a class or as an object; else it is a function."""
    return isinstance(opponent, str) or inspect.isclass(opponent) or hasattr(opponent, "choose")


# Each is an object of its own, so that environments can be copied and pickled.


@dataclass
class AnyMove:
    """What the random bot does, without a world to look at: all moves on offer are as likely."""

    random: np.random.Generator

    def __call__(self, table: OneTable) -> int:
        assert table.seat is not None
        return int(self.random.choice(np.flatnonzero(table.mask(table.seat))))


@dataclass
class BotsMove:
    """The move a bot decides on, knowing what its seat knows."""

    bot: Bot

    def __call__(self, table: OneTable) -> int:
        return table.to_relative(decide(self.bot, table.match))


@dataclass
class FunctionsMove:
    """The move a function chooses, knowing what its seat knows."""

    function: Callable[..., SupportsInt]

    def __call__(self, table: OneTable) -> int:
        assert table.seat is not None
        return int(self.function(table.observe(table.seat), table.mask(table.seat)))
