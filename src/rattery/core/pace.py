"""How long a game takes and how heavy it is, from `pace.toml` in its folder, which `python -m bench.minutes` writes.

weight = 2                  # from 1, light, to 5, heavy
[minutes]                   # of a whole game, by the number of players
3 = 20
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache

from rattery.core.game_parts import PACE
from rattery.core.packages import game_file

LIGHTEST, HEAVIEST = 1, 5


@dataclass(frozen=True)
class Pace:
    """The usual duration and weight of a game; empty for a game that was never measured."""

    minutes: dict[int, int] = field(default_factory=dict)  # by the number of players
    weight: int | None = None


@cache
def pace_of(game: str) -> Pace:
    file = game_file(game, PACE)
    if not file.is_file():
        return Pace()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Pace({int(players): minutes for players, minutes in data["minutes"].items()}, data["weight"])
