"""The options of Rat Trap, with the standard rules as defaults."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.core.options import option


@dataclass(frozen=True)
class Options:
    players: int = option(4, 2, 3, 4, 5)  # 2 means two players and the third rat
    roles: bool = option(False)
    ties: str = option("share", "share", "extra_round")
