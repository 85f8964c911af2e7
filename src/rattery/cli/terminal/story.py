"""The story of a match as it is printed: sentences in which seats' names have their colour and shape."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property, lru_cache
from itertools import groupby

from rich.text import Text

from rattery.cli.localization import cli_words
from rattery.cli.terminal.seats import bot_name
from rattery.cli.terminal.tables import terminal_table
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.teller import Teller
from rattery.core.terminal import View, seat_name, seat_style, shape
from rattery.core.text import clean
from rattery.core.words import Words
from rattery.match import Match

# Names are inserted between private-use characters, so that they can be found again in a sentence and coloured.
FIRST_MARK, END_MARK = 0xE000, "\ue0ff"
MARKED = re.compile(f"([\ue000-\ue0fe])([^{END_MARK}]*){END_MARK}")


class Story:
    """Renders one match in one language. Caches the lines of the story by point of view."""

    def __init__(self, match: Match, lang: str, bots: Mapping[int, str] | None = None) -> None:
        self.match = match
        self.lang = lang
        self.bots = bots or {}  # the bots' levels, by seat
        self.you: int | None = None  # the seat addressed as "you": that of the only person who reads this
        # Cached lines by seat, with what they depend on: who is "you", and the moves.
        self._lines: dict[int | None, tuple[int | None, list[Move], list[Text]]] = {}

    @property
    def game(self) -> Game:
        return self.match.game

    @cached_property
    def words(self) -> Words:
        """The messages of the command line and of this game."""
        return cli_words(self.lang, self.match.game.name)

    @cached_property
    def names(self) -> list[str]:
        """The names of all seats, automata included."""
        teller = self.match.teller(self.lang)
        return [clean(teller.name(seat)) or shape(seat) for seat in range(self.match.game.seats)]

    def say(self, message: str, **facts: object) -> str:
        return self.words.say(message, **facts)

    def knows(self, message: str) -> bool:
        return self.words.knows(message)

    def name(self, seat: int, width: int | None = None) -> Text:
        """A seat's name in its colour and with its shape, for lists; a bot's is followed by its level.

        If a bot's name is wider than `width`, the name is truncated and not the level.
        """
        name = seat_name(seat, _capital(self.names[seat]))
        if seat not in self.bots:
            return name
        level = Text(f" ({bot_name(self.bots[seat], self.words)})", style="quiet")
        if width is not None:
            name.truncate(max(4, width - level.cell_len), overflow="ellipsis")
        return Text.assemble(name, level, no_wrap=True)

    def sentence(self, message: str, **facts: object) -> Text:
        """Format a message; a fact whose name ends with `seat` is a seat's number, and its name is inserted."""
        told = dict(facts)
        for fact, value in facts.items():
            if fact.endswith("seat") and isinstance(value, int):
                told[fact] = self.marked(value)
        return tinted(self.say(message, **told))

    def thing(self, category: str, name: str) -> str:
        """The name of a card, a die or another thing."""
        return self.match.teller(self.lang).thing(category, name)

    # Events, the question, and moves.

    def lines(self, seat: int | None) -> list[Text]:
        """The story so far from a seat's point of view. Only new lines are rendered, unless a move was taken back."""
        moves = list(self.match.history)
        you, told_of, lines = self._lines.get(seat, (self.you, [], []))
        if you != self.you or moves[: len(told_of)] != told_of:
            lines = []
        teller, eye = self._teller(seat), self.match.eye(seat)
        lines = lines + [tinted(teller.event(told, eye)) for told in self.match.story()[len(lines) :]]
        self._lines[seat] = self.you, moves, lines
        return list(lines)

    def revealed(self) -> list[Text]:
        """The story so far with everything revealed. Rendered from the beginning."""
        return [tinted(line) for line in self._told().log_revealed(self.lang)]

    def question(self) -> Text:
        match = self.match
        return tinted(self._teller(match.turn).question(match.question, match.question_facts))

    def move(self, move: Move, view: View | None = None) -> Text:
        """A move in words; with the view of its seat, in those of the game's own terminal table, if it has any."""
        own = None if view is None else terminal_table(self.game.name).move(view, self, move)
        if own is not None:
            return own
        seat = self.match.turn
        here = {} if seat is None or view is None else self.match.position.move_facts(move, seat)
        return tinted(self._teller(seat).move(move, here))

    def fact_sentence(self, message: str, facts: Mapping[str, int]) -> Text:
        """Format a message of the game with facts of its vocabulary."""
        return tinted(self.say(message, **self._teller(self.you).facts(facts)))

    def _told(self) -> Match:
        """The same match, with marks around its names."""
        match = copy(self.match)
        match.names = self._marked_names
        return match

    @property
    def _marked_names(self) -> tuple[str, ...]:
        return tuple(self.marked(seat) for seat in range(self.match.game.seats))

    def _teller(self, seat: int | None) -> Teller:
        """A teller for a seat's point of view, with marks around names; the only person is addressed as "you"."""
        you = seat if seat == self.you else None
        return Teller(self.match.game, self.lang, self._marked_names, you)

    def listed(self, seats: Sequence[int]) -> str:
        """Several names joined for a sentence, with marks around them."""
        *others, last = map(self.marked, seats)
        return f"{', '.join(others)} & {last}" if others else last

    def marked(self, seat: int) -> str:
        return f"{chr(FIRST_MARK + seat)}{self.names[seat]}{END_MARK}"


def tinted(sentence: str) -> Text:
    """A sentence whose marked names have their colours and shapes; a new object, which the caller may modify."""
    return _tinted(sentence).copy()


@lru_cache(4096)
def _tinted(sentence: str) -> Text:
    """Cached, because every screen renders the same lines."""
    text, end = Text(), 0
    for name in MARKED.finditer(sentence):
        seat = ord(name[1]) - FIRST_MARK
        text.append(clean(sentence[end : name.start()]))
        called = _capital(name[2]) if name.start() == 0 else name[2]
        text.append(f"{shape(seat)}\u00a0{called}", style=seat_style(seat))
        end = name.end()
    return text.append(clean(sentence[end:]))


def without_repeats(lines: Sequence[Text]) -> list[Text]:
    """Merge consecutive equal lines into one, with their number."""
    kept: list[Text] = []
    for _, same in groupby(lines, key=lambda line: line.plain):
        first, *others = same
        kept.append(Text.assemble(first, (f" ×{len(others) + 1}", "quiet")) if others else first)
    return kept


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
