"""Every game with its sets of options, spelled as everywhere: what a contract is held against."""

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

LOOKED_AT_CLOSELY, LATER_EVERY = 12, 40
MANY = 12  # of a game with more sets of options than this, slow tests look at some


@cache
def every_variant_of(name: str) -> list[str]:
    """Every set of options that makes another game."""
    kind = options_of(name)
    names = [field.name for field in fields(kind)]
    spelled = [
        spelling(name, kind(**dict(zip(names, chosen, strict=True)))) for chosen in product(*map(choices, fields(kind)))
    ]
    return list({bytes_of(loaded(variant).box): variant for variant in reversed(spelled)}.values())[::-1]


def variants_of(name: str) -> list[str]:
    """Every set of options or, where there are many, as few as it takes for every two values of different options to
    come together in one of them."""
    different = every_variant_of(name)
    return different if len(different) <= MANY else covering(different)


def covering(variants: list[str]) -> list[str]:
    """Greedily, the variant that brings most new pairs of values next."""
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
    """A game loaded once for all tests that only read it."""
    return rattery.load(variant)


def is_looked_at(match: Match) -> bool:
    """Whether tests look closely at a match here: at every table of a short one, at some of a long one."""
    played = len(match.history)
    return played < LOOKED_AT_CLOSELY or played % LATER_EVERY == 0


EVERY_VARIANT = [variant for name in game_names() for variant in every_variant_of(name)]
VARIANTS = [variant for name in game_names() for variant in variants_of(name)]
