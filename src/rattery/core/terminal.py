"""Building blocks of a game's table in a terminal: the shapes and colours of seats, names of styles, small pieces of text.

A game may define any of these functions in its `terminal.py`; `core/default_table.py` has the defaults:

    table(view, story, seat, width, is_roomy)   the table as a view shows it
    notes(view, story, seat)                    notes that help to read it, the most helpful first
    legend(view, story)                         every sign of the table with its meaning, for the help page
    move(view, story, move)                     a move in words if the view adds to the game's words, else None

and for terminals without UTF-8 `STAND_INS`, a character of ASCII for each sign of its own.

A game whose rounds end with scoring narrates the events `round_ended` and then `round_began`; there the terminal pauses.

Styles are names, which the console's theme turns into colours: `seat.0` and so on (`seat_style`), `title`, `lamp`, `quiet`,
`danger`, `good`, and `card` and `card.back` for small cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from rich.cells import cell_len
from rich.text import Text

from rattery.core.json_data import JsonObject

if TYPE_CHECKING:
    from rattery.core.game import Game

NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"
SHAPES = ("●", "▲", "■", "◆", "★")
PAPER, INK, WOOD, STRING, GOLD = "#f6ecd6", "#2a2320", "#7b4e2e", "#c9b48a", "#f2b33d"
BACK = "▒"  # a card face down

View: TypeAlias = JsonObject  # as `Game` has it

Legend = list[tuple[Text, str]]  # signs, each with its meaning


class TableStory(Protocol):
    """The names of a table's seats and things, and messages, in one language."""

    @property
    def game(self) -> Game: ...

    def say(self, message: str, **facts: object) -> str:
        """A message of the game's words."""

    def knows(self, message: str) -> bool:
        """Whether a message exists."""

    def name(self, seat: int, width: int | None = None) -> Text:
        """A seat's name in its colour and with its shape, at most `width` cells wide."""

    def sentence(self, message: str, **facts: object) -> Text:
        """A sentence; a fact whose name ends in `seat` is a seat's number, replaced by its name."""

    def thing(self, category: str, name: str) -> str:
        """The name of a card, a die or another thing."""


def seat_style(seat: int) -> str:
    return f"seat.{seat % len(SHAPES)}"


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def seat_name(seat: int, name: str) -> Text:
    """A seat's name in its colour, its shape before it."""
    return Text(f"{shape(seat)} {name}", style=seat_style(seat), no_wrap=True)


def pointed_name(story: TableStory, seat: int, width: int, is_deciding: bool) -> Text:
    """A seat's name in a list of players, with a pointer at the one who decides."""
    pointer = "▸ " if is_deciding else "  "
    return Text.assemble((pointer, "lamp"), story.name(seat, width), no_wrap=True, overflow="ellipsis")


def heading(left: Text, story: TableStory, seat: int | None, width: int) -> Text:
    """The first line of a table: a text on the left, truncated if necessary, and who you are on the right."""
    right = Text() if seat is None else story.sentence("play-you-are", seat=seat)
    left = left.copy()
    left.truncate(max(0, width - cell_len(right.plain) - (2 if right else 0)), overflow="ellipsis")
    gap = width - cell_len(left.plain) - cell_len(right.plain)
    return Text.assemble(left, " " * max(2, gap), right, overflow="ellipsis", no_wrap=True)


def unbroken(words: str) -> str:
    """A text with its spaces made non-breaking."""
    return words.replace(" ", NO_BREAK)
