"""What a solo player can achieve: the challenges of the rulebook, as results keep them with GREG's level."""

from __future__ import annotations

from rattery.core.game import View
from rattery.games.first_rat.options import Options
from rattery.games.first_rat.parts import CHALLENGES

__all__ = ["CHALLENGES", "reached"]


def reached(options: Options, view: View) -> View | None:
    """The level, and which challenges were met, of a match that is over; None if it was no solo game."""
    challenges = view.get("challenges")
    return None if challenges is None else {"level": options.level, "challenges": challenges}
