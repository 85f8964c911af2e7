"""The sets of options of a game with which it is tried: all of them or, if they are many, a covering subset."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import combinations, product

from rattery.core.game import Game
from rattery.core.options import choices, spelling
from rattery.core.record import bytes_of
from rattery.core.registry import load_game, options_of

MANY = 12  # sets of options, above which a covering subset is used


@cache
def loaded(spelled: str) -> Game:
    """A cached game."""
    return load_game(spelled)


@cache
def every_option_set(name: str) -> list[str]:
    """Every set of options, spelled with the game, without those that lead to the same box."""
    kind = options_of(name)
    names = [field.name for field in fields(kind)]
    spelled = [
        spelling(name, kind(**dict(zip(names, chosen, strict=True)))) for chosen in product(*map(choices, fields(kind)))
    ]
    return list({bytes_of(loaded(each).box): each for each in reversed(spelled)}.values())[::-1]


def option_sets(name: str) -> list[str]:
    """Every set of options or, if there are more than MANY, a pairwise covering subset: every two values of different
    options occur together in one of them."""
    different = every_option_set(name)
    return different if len(different) <= MANY else covering(different)


def covering(spelled: list[str]) -> list[str]:
    """A pairwise covering subset, chosen greedily."""
    pairs = {each: pairs_of(each) for each in spelled}
    missing, chosen = set[object]().union(*pairs.values()), []
    while missing:
        chosen.append(max(spelled, key=lambda each: len(pairs[each] & missing)))
        missing -= pairs[chosen[-1]]
    return [each for each in spelled if each in chosen]


def pairs_of(spelled: str) -> set[object]:
    """Every two values of different options of this set."""
    options = loaded(spelled).options
    values = [(field.name, getattr(options, field.name)) for field in fields(options)]
    return set(combinations(values, 2))
