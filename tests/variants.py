"""The games with their sets of options, over which tests of all games are parametrised."""

from __future__ import annotations

from rattery.core.packages import game_names
from rattery.lab.trial.option_sets import every_option_set as every_variant_of
from rattery.lab.trial.option_sets import loaded
from rattery.lab.trial.option_sets import option_sets as variants_of
from rattery.match import Match

__all__ = ["every_variant_of", "loaded", "variants_of"]

SAMPLED_FIRST, SAMPLED_EVERY = 12, 40  # plies of a match that slow checks look at: the first ones, then one in 40


def is_sampled(match: Match) -> bool:
    """Whether slow checks look at this ply: at all early ones, at some later ones."""
    played = len(match.history)
    return played < SAMPLED_FIRST or played % SAMPLED_EVERY == 0


EVERY_VARIANT = [variant for name in game_names() for variant in every_variant_of(name)]
VARIANTS = [variant for name in game_names() for variant in variants_of(name)]
