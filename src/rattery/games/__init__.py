"""The games: a folder each. The package itself is also their list, `rattery.games`:

list(rattery.games)         # their names
"my_game" in rattery.games
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType


class Games(ModuleType):
    """A package that knows the names of all games, those of other packages included."""

    def __call__(self) -> tuple[str, ...]:
        from rattery.core.game_check import playable_games

        return playable_games()

    def __iter__(self) -> Iterator[str]:
        return iter(self())

    def __len__(self) -> int:
        return len(self())

    def __contains__(self, name: object) -> bool:
        return name in self()

    def __repr__(self) -> str:
        return f"<the games: {', '.join(self())}>"


sys.modules[__name__].__class__ = Games
