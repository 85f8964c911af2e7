"""Tables drawn for a terminal: a file for each game, and a plain one for a game without."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from rattery.cli.terminal.story import Story

View = dict[str, Any]


class Drawer(Protocol):
    """What a game's file offers."""

    def table(self, view: View, story: Story, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
        """The table as a view shows it, for this seat's eyes; roomy where there are lines to spare."""

    def notes(self, view: View, story: Story, seat: int | None) -> list[Text]:
        """What helps to read the table, the most helpful first; shown where there is room."""

    def opened(self, views: Sequence[View]) -> View:
        """One view with all that any seat knows, from every seat's own."""


def drawer(game: str) -> Drawer:
    """The file that draws this game, or the plain one."""
    name = f"{__name__}.{game}"
    return cast(Drawer, import_module(name if find_spec(name) else f"{__name__}.plain"))
