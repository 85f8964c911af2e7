"""Foresight: what a game adds to the outlook on a move, in its `foresight.py`. Every part has a default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from rattery.core.game import OwnBox, OwnTable, View
from rattery.core.game_parts import optional_part
from rattery.core.rules import Box, Table
from rattery.core.story import Told


@dataclass(frozen=True)
class Foresight(Generic[OwnBox, OwnTable]):
    """Hooks that compute what a player can foresee of a move. They are called with imagined tables only."""

    # Public facts after an event, besides those of the event itself: totals and the like.
    facts: Callable[[OwnBox, OwnTable], View] = lambda box, s: {}
    # Whether a seat already knew, on the table before the move, the hidden things that an event shows.
    knows: Callable[[OwnBox, OwnTable, int, Told], bool] = lambda box, s, seat, told: False
    # Events that show something hidden on which nothing later depends; the outlook leaves them out.
    passes_over: frozenset[str] = frozenset()
    # Play out what a move has set going, as things stand, as if its player decided nothing else.
    play_on: Callable[[OwnBox, OwnTable, int], None] = lambda box, s, move: None


def foresight_of(game: str) -> Foresight[Box, Table]:
    """The foresight that a game defines, or the default one."""
    own = optional_part(game, "foresight")
    return Foresight() if own is None else own.FORESIGHT
