"""The board of a match as plain text: what `print(match)` shows."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.style import Style
from rich.text import Text

from rattery.core import default_table
from rattery.core.game import Game
from rattery.core.game_parts import optional_name
from rattery.core.terminal import seat_name
from rattery.core.words import words
from rattery.match.match import Match

WIDTH = 100


def board(match: Match, seat: int | None = None, lang: str = "en", width: int = WIDTH) -> str:
    """The table as a seat sees it, drawn in text without colours; None is a spectator."""
    draw = optional_name(match.game.name, "terminal", "table", default_table.table)
    paper = StringIO()
    drawn = draw(match.view(seat), PlainStory(match, lang), seat, width, False)
    PlainConsole(file=paper, width=width, color_system=None, legacy_windows=False).print(drawn)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


class PlainConsole(Console):
    """A console that ignores styles, so that any name of a style is accepted."""

    def get_style(self, name: str | Style, *, default: Style | str | None = None) -> Style:
        return Style.null()


class PlainStory:
    """The names of seats and things for a game's drawing: the interface of `TableStory`, without a terminal."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match, self._teller = match, match.teller(lang)
        self._words = words(lang, match.game.name, "rattery.cli")  # drawings use messages of the CLI

    @property
    def game(self) -> Game:
        return self.match.game

    def say(self, message: str, **facts: object) -> str:
        return self._words.say(message, **facts)

    def knows(self, message: str) -> bool:
        return self._words.knows(message)

    def name(self, seat: int, width: int | None = None) -> Text:
        return seat_name(seat, self._teller.name(seat))

    def sentence(self, message: str, **facts: object) -> Text:
        named = {fact: self._named(fact, value) for fact, value in facts.items()}
        return Text(self.say(message, **named))

    def _named(self, fact: str, value: object) -> object:
        return self._teller.name(value) if fact.endswith("seat") and isinstance(value, int) else value

    def thing(self, category: str, name: str) -> str:
        return self._teller.thing(category, name)
