"""Opponents: what plays the other seats of a single-agent environment.

An opponent is a level (`random`, `easy`, ...), a custom bot (`module:Class`, a class or an object), or a function of
the seat's observation and mask:

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
from rattery.bots.custom_bots import custom_bot_from
from rattery.bots.levels import bot, known_bots, level
from rattery.core.errors import BadOption
from rattery.envs.one_table import OneTable

# Maps (observation, mask) to an action, or for a batch of rows (observations, masks) to one action per row.
PolicyFunction = Callable[..., SupportsInt | npt.ArrayLike]
Opponent = str | Bot | type | PolicyFunction
Chooser = Callable[[OneTable], int]


def one_for_each(given: Opponent | Sequence[Opponent], seats: int, extra_names: Sequence[str] = ()) -> list[Opponent]:
    """Expands one opponent to all `seats`, or checks a list with one per seat, in order of seats.

    `extra_names` are accepted in addition to the names of levels and bots.
    """
    opponents: list[Opponent] = list(given) if isinstance(given, list | tuple) else [cast(Opponent, given)] * seats
    if len(opponents) != seats:
        raise BadOption("env-opponents", expected=seats, given=len(opponents))
    for opponent in opponents:
        if isinstance(opponent, str):
            if opponent not in extra_names:
                level(opponent)
        elif inspect.isclass(opponent):
            custom_bot_from(opponent, 0)
        elif not (hasattr(opponent, "choose") or callable(opponent)):
            raise BadOption(
                "env-opponent", given=repr(opponent), choices=", ".join(dict.fromkeys((*known_bots(), *extra_names)))
            )
    return opponents


def chooser(opponent: Opponent, random: np.random.Generator) -> Chooser:
    """The function that makes an opponent's moves in one game; all its randomness comes from `random`."""
    if opponent == "random":
        return RandomMove(random)
    if is_a_bot(opponent):
        return BotMove(bot(opponent, seed=int(random.integers(1 << 48))))
    return FunctionMove(cast(Callable[..., SupportsInt], opponent))


def is_a_bot(opponent: Opponent) -> bool:
    """Whether an opponent is a level or a bot (a name, class or object); otherwise it is a function."""
    return isinstance(opponent, str) or inspect.isclass(opponent) or hasattr(opponent, "choose")


# Classes and not closures, so that environments can be copied and pickled.


@dataclass
class RandomMove:
    """A uniformly random legal move, like the random bot's, without the cost of imagining a world."""

    random: np.random.Generator

    def __call__(self, table: OneTable) -> int:
        assert table.seat is not None
        return int(self.random.choice(np.flatnonzero(table.mask(table.seat))))


@dataclass
class BotMove:
    """A bot's decision, from what its seat knows; makes the table replay its match."""

    bot: Bot

    def __call__(self, table: OneTable) -> int:
        return table.to_relative(decide(self.bot, table.match))


@dataclass
class FunctionMove:
    """A function's choice, from the seat's observation and mask."""

    function: Callable[..., SupportsInt]

    def __call__(self, table: OneTable) -> int:
        assert table.seat is not None
        return int(self.function(table.observe(table.seat), table.mask(table.seat)))
