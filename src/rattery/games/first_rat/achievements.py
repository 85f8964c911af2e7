"""What a solo player can achieve: GREG's levels and the challenges of the rulebook, as results keep them."""

from __future__ import annotations

from dataclasses import fields

from rattery.core.game import View
from rattery.core.options import choices
from rattery.games.first_rat.options import Options
from rattery.games.first_rat.parts import CHALLENGES

__all__ = ["CHALLENGES", "LEVELS", "reached"]

LEVELS: tuple[str, ...] = next(tuple(map(str, choices(option))) for option in fields(Options) if option.name == "level")


def reached(options: Options, view: View) -> View | None:
    """The level, and which challenges were met, of a match that is over; None if it was no solo game."""
    challenges = view.get("challenges")
    return None if challenges is None else {"level": options.level, "challenges": challenges}
