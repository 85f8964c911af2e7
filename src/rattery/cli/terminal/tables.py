"""The table of each game in the terminal: the functions of the game's `terminal.py`, with defaults for those it lacks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache

from rich.console import RenderableType
from rich.text import Text

from rattery.core import default_table
from rattery.core.game_parts import optional_name
from rattery.core.moves import Move
from rattery.core.terminal import Legend, TableStory, View


@dataclass(frozen=True)
class TerminalTable:
    """The drawing functions of one game; `core/terminal.py` documents each."""

    table: Callable[[View, TableStory, int | None, int, bool], RenderableType]
    notes: Callable[[View, TableStory, int | None], list[Text]]
    legend: Callable[[View, TableStory], Legend]
    move: Callable[[View, TableStory, Move], Text | None]


@cache
def terminal_table(game: str) -> TerminalTable:
    parts = {
        each.name: optional_name(game, "terminal", each.name, getattr(default_table, each.name))
        for each in fields(TerminalTable)
    }
    return TerminalTable(**parts)
