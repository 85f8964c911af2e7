"""The options of Crumbs."""

from dataclasses import dataclass

from rattery.core.options import option


@dataclass(frozen=True)
class Options:
    players: int = option(3, 2, 3, 4)
