"""The options of The Pied Piper, with the standard rules as defaults."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.core.options import option


@dataclass(frozen=True)
class Options:
    players: int = option(4, 2, 3, 4, 5)  # 2 means two players and two neutral houses between them
    variant: str = option("standard", "standard", "little_rats", "hidden")
