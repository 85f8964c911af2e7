"""The options of First Rat, with the standard rules as defaults."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.core.options import option


@dataclass(frozen=True)
class Options:
    players: int = option(4, 1, 2, 3, 4, 5)  # 1 means solo, against GREG
    first_game: bool = option(False)  # the comics without super rats
    path: str = option("standard", "standard", "variable")
    tracks: str = option("standard", "standard", "variable")
    level: str = option("easy", "easy", "medium", "hard", "unfair", players=(1,), is_difficulty=True)  # GREG's
