"""The options of Ratjack, with the standard rules as defaults."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.core.options import option


@dataclass(frozen=True)
class Options:
    players: int = option(2, 2, 3, 4)
    packs: str = option("rats+rats", "rats+rats", "rats+weasels", "rats+raccoons", "weasels+raccoons")
    memory_aid: bool = option(True)  # hidden cards you have seen stay shown to you; else only until the turn ends
