"""The games with their sets of options, over which tests of all games are parametrised."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import combinations, product

import rattery
from rattery.core.options import choices, spelling
from rattery.core.packages import game_names
from rattery.core.record import bytes_of
from rattery.core.registry import options_of
from rattery.match import Match

SAMPLED_FIRST, SAMPLED_EVERY = 12, 40  # plies of a match that slow checks look at: the first ones, then one in 40
MANY = 12  # sets of options of a game, above which slow tests use a covering subset


@cache
def every_variant_of(name: str) -> list[str]:
    """Every set of options, without those that lead to the same box."""
    kind = options_of(name)
    names = [field.name for field in fields(kind)]
    spelled = [
        spelling(name, kind(**dict(zip(names, chosen, strict=True)))) for chosen in product(*map(choices, fields(kind)))
    ]
    return list({bytes_of(loaded(variant).box): variant for variant in reversed(spelled)}.values())[::-1]


def variants_of(name: str) -> list[str]:
    """Every set of options or, if there are more than MANY, a pairwise covering subset: every two values of different
    options occur together in one of them."""
    different = every_variant_of(name)
    return different if len(different) <= MANY else covering(different)


def covering(variants: list[str]) -> list[str]:
    """A pairwise covering subset, chosen greedily."""
    pairs = {variant: pairs_of(variant) for variant in variants}
    missing, chosen = set[object]().union(*pairs.values()), []
    while missing:
        chosen.append(max(variants, key=lambda variant: len(pairs[variant] & missing)))
        missing -= pairs[chosen[-1]]
    return [variant for variant in variants if variant in chosen]


def pairs_of(variant: str) -> set[object]:
    options = loaded(variant).options
    values = [(field.name, getattr(options, field.name)) for field in fields(options)]
    return set(combinations(values, 2))


@cache
def loaded(variant: str) -> rattery.Game:
    """A cached game, for tests that do not modify it."""
    return rattery.load(variant)


def is_sampled(match: Match) -> bool:
    """Whether slow checks look at this ply: at all early ones, at some later ones."""
    played = len(match.history)
    return played < SAMPLED_FIRST or played % SAMPLED_EVERY == 0


EVERY_VARIANT = [variant for name in game_names() for variant in every_variant_of(name)]
VARIANTS = [variant for name in game_names() for variant in variants_of(name)]
