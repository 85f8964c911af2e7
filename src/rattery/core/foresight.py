"""Foresight: what a game adds to the outlook on a move, in its `foresight.py`. Everything in it has a default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from rattery.core.game import OwnBox, OwnTable, View
from rattery.core.packages import optional_part
from rattery.core.rules import Box, Table
from rattery.core.story import Told


@dataclass(frozen=True)
class Foresight(Generic[OwnBox, OwnTable]):
    """How far a player sees ahead. All of it is asked about imagined tables only."""

    # What lies open after something happened, beside what is told of it: totals and the like.
    facts: Callable[[OwnBox, OwnTable], View] = lambda box, s: {}
    # Whether a seat knew already, on the table before the move, what an event shows of hidden things.
    knows: Callable[[OwnBox, OwnTable, int, Told], bool] = lambda box, s, seat, told: False
    # Events that show something hidden on which nothing that follows depends: they are left out.
    passes_over: frozenset[str] = frozenset()
    # Carry out what a move has set going and what comes of it as things stand, if its player decides nothing else.
    play_on: Callable[[OwnBox, OwnTable, int], None] = lambda box, s, move: None


def foresight_of(game: str) -> Foresight[Box, Table]:
    """A game's own foresight, or the default one."""
    brought = optional_part(game, "foresight")
    return Foresight() if brought is None else brought.FORESIGHT
