"""The table of each game in the terminal: the game's own `terminal.py`, and the default for what it does not bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from rich.console import RenderableType
from rich.text import Text

from rattery.core import default_table
from rattery.core.moves import Move
from rattery.core.packages import optional_part
from rattery.core.terminal import Legend, TableStory, View

PARTS = ("table", "notes", "legend", "move")


@dataclass(frozen=True)
class TerminalTable:
    """How one game is drawn; `core/terminal.py` says what each function does."""

    table: Callable[[View, TableStory, int | None, int, bool], RenderableType]
    notes: Callable[[View, TableStory, int | None], list[Text]]
    legend: Callable[[View, TableStory], Legend]
    move: Callable[[View, TableStory, Move], Text | None]


@cache
def terminal_table(game: str) -> TerminalTable:
    own = optional_part(game, "terminal")
    parts = (getattr(own, name, getattr(default_table, name)) for name in PARTS)
    return TerminalTable(*parts)
