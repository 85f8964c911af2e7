"""Every game with every set of options, spelled as everywhere: what a contract is held against."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import product

import rattery
from rattery.core.options import choices, spelling
from rattery.core.registry import game_names, options_of


def variants_of(name: str) -> list[str]:
    kind = options_of(name)
    names = [field.name for field in fields(kind)]
    return [
        spelling(name, kind(**dict(zip(names, chosen, strict=True)))) for chosen in product(*map(choices, fields(kind)))
    ]


VARIANTS = [variant for name in game_names() for variant in variants_of(name)]


@cache
def loaded(variant: str) -> rattery.Game:
    """A game loaded once for all tests that only read it."""
    return rattery.load(variant)
