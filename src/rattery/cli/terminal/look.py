"""The look of the terminal: the colour themes, and the console that everything is printed on.

Plain text keeps the terminal's own colours, so that it is readable on dark and light backgrounds; nothing is told by colour
alone. The dark theme is the default; on a light terminal (detected, or with $RATTERY_THEME=day) colours are deeper.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from rattery.core.terminal import GOLD, INK, NARROW_NO_BREAK, NO_BREAK, STRING, WOOD

# Private-use characters, at which Rich breaks no lines.
STAND_INS = {ord(NO_BREAK): 0xE100, ord(NARROW_NO_BREAK): 0xE101}
NO_BREAKS = {stand_in: space for space, stand_in in STAND_INS.items()}

NIGHT_SEATS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#d55e00")
DAY_SEATS = ("#9a6a00", "#1a6fa3", "#00664a", "#9c4274", "#a84a00")

NIGHT = {"lamp": "#b8925a", "danger": "#e0634c", "good": "#7fb376", "quiet": "#918a9f"}
DAY = {"lamp": "#8a5a00", "danger": "#a83522", "good": "#3f6f38", "quiet": "#6a6470"}


def is_day() -> bool:
    """Whether the terminal is light: by $RATTERY_THEME, else by the background colour in $COLORFGBG."""
    asked = os.environ.get("RATTERY_THEME")
    if asked in ("day", "night"):
        return asked == "day"
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


def theme(day: bool) -> Theme:
    seats, tones = (DAY_SEATS, DAY) if day else (NIGHT_SEATS, NIGHT)
    styles: dict[str, str | Style] = {f"seat.{seat}": f"bold {colour}" for seat, colour in enumerate(seats)}
    styles |= {
        "title": f"bold {tones['lamp']}",
        "lamp": tones["lamp"],
        "danger": f"bold {tones['danger']}",
        "good": f"bold {tones['good']}",
        "quiet": tones["quiet"],
        "card": f"bold {INK} on {GOLD}",
        "card.back": f"{STRING} on {WOOD}",
        "bar.complete": tones["lamp"],
        "bar.finished": tones["lamp"],
        "bar.pulse": tones["lamp"],
        "progress.download": tones["quiet"],
        "progress.remaining": tones["quiet"],
        "status.spinner": tones["lamp"],
        "markdown.h1": f"bold {tones['lamp']}",
        "markdown.h2": f"bold {tones['lamp']}",
        "markdown.h3": "bold",
        "markdown.code": "bold",
        "markdown.item.bullet": tones["lamp"],
        "markdown.item.number": tones["lamp"],
    }
    return Theme(styles)


class NoBreakConsole(Console):
    """A console that respects no-break spaces; Rich itself breaks lines at any space."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Render text with no-break spaces replaced. Rich calls this recursively for every part, down to the texts."""
        if isinstance(renderable, Text) and (NO_BREAK in renderable.plain or NARROW_NO_BREAK in renderable.plain):
            return self._unbroken(renderable, options)
        return super().render(renderable, options)

    def _unbroken(self, text: Text, options: ConsoleOptions | None) -> Iterator[Segment]:
        text = text.copy()
        text.plain = text.plain.translate(STAND_INS)
        for part, style, control in super().render(text, options):
            yield Segment(part.translate(NO_BREAKS), style, control)


class WidthDependent:
    """A renderable that is drawn by a function of the available width, again whenever that changes."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self._draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._draw(options.max_width)


def console(file: TextIO | None = None) -> Console:
    """A console without markup, automatic highlighting or emoji codes, so that text is printed as it is."""
    return NoBreakConsole(file=file or sys.stdout, theme=theme(is_day()), highlight=False, markup=False, emoji=False)


def spinner(console: Console) -> str:
    """The name of a spinner whose characters the terminal can display."""
    return "dots" if console.encoding.startswith("utf") else "line"


def rat(mood: str, *beside: Text) -> RenderableType:
    """The mascot, calm, asleep, sly or triumphant, with up to two lines beside it."""
    eyes = {"calm": "o.o", "asleep": "-.-", "sly": "o.-", "triumphant": "^.^"}[mood]
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(Text(f"()_()\n({eyes})~", style="lamp"), Group(*beside))
    return grid
