"""The protocol: what every game offers, and a game ready to be played, with its box and options.

A game's `rules` module has, as rules over `(box, s, ...)`:

    set_up(box, s)                 lay out the table; its chance is already seeded
    turn(box, s)                   the seat that decides, or NOBODY (-1) when the game is over
    legal(box, s, offers)          the moves on offer, in rising order
    play(box, s, move)             carry out a legal move and run on until somebody has a real decision
    is_over(box, s)
    score(box, s, seat), is_winner(box, s, seat)
    ending(box, s)                 the place in ENDINGS of what brought a game that is over to its end
    observe(box, s, eye, out)      OBSERVATION numbers a learner may see
    imagine(box, s, eye, luck)     re-deal what these eyes cannot know, and draw a fresh chance key
    check(box, s)                  0, or the place in LAWS of the first law the table breaks

and the records `Table` (with a `chance`, the question `asked` and the `decider`) and `Offers`. In plain Python it has a
`view`, the reasons why a move is not legal, and the vocabulary of its facts. An *eye* is a seat, or the spectator's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rattery.core.box import BoxFile
from rattery.core.moves import MoveBook
from rattery.core.options import make_options, spelling
from rattery.core.plain import plain
from rattery.core.record import blank
from rattery.core.story import Event

NOBODY = -1


@dataclass(frozen=True)
class Names:
    """Things with names: cards, dice, roles. The words call them `card-trap`, `card-clover`, ..."""

    category: str
    names: tuple[str, ...]


# What a fact is about: a seat, a plain number, or one of several things with names.
SEAT = "seat"
NUMBER = "number"
Vocabulary = Mapping[str, str | Names]


class Reason:
    """Why something may not be done: a message of the words, and its facts."""

    def __init__(self, message: str, **facts: int) -> None:
        self.message = message
        self.facts = facts


@dataclass(frozen=True)
class SheetLine:
    """One line of the score sheet: what the points were for, and how many each seat got for it.

    `told` names the events, by their place in the story, that explain the points of each seat.
    """

    message: str
    points: tuple[int, ...]
    told: tuple[tuple[int, ...], ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class GameKind:
    """A game as its package puts it together."""

    name: str
    options: type[Any]
    read_box: Callable[[BoxFile, Any], Any]
    seats: Callable[[Any], int]  # who score: the players, and whoever plays without a player
    moves: MoveBook
    events: list[Event]
    questions: tuple[str, ...]
    vocabulary: Vocabulary
    rules: Any
    view: Callable[[Any, Any, int], dict[str, Any]]
    question_facts: Callable[[Any, Any], dict[str, int]]
    why_not: Callable[[Any, Any, int], Reason]  # may depend on nothing but what the decider knows
    spectator: int  # the eye of somebody who only watches
    is_open: Callable[[Any], bool] = lambda box: (
        False
    )  # whether nothing is hidden in this game but what chance will bring
    # The seats that choose in secret at the same time, when a question is put to all of them: they are asked one after the
    # other, in this order, and none of them sees who still has to choose.
    choosing_together: Callable[[Any, Any], list[int]] = lambda box, s: []
    # The moves a decider has in front of him, on offer or not: the ways to play a hand card, the cards one could point at.
    # Those that are not on offer are shown with the reason why.
    in_front: Callable[[Any, Any], list[int]] = lambda box, s: []
    promises: tuple[str, ...] = ()  # what players of this game promise each other, at one click
    # The score sheet of a match that is over, from its last view and its story: together the lines are the score.
    sheet: Callable[[int, dict[str, Any], list[dict[str, Any]]], list[SheetLine]] = lambda seats, view, events: []


class Game:
    """A game with its box and options, ready to be played."""

    def __init__(self, kind: GameKind, given: dict[str, Any], box_file: BoxFile | None = None) -> None:
        self.kind = kind
        self.name = kind.name
        self.options = make_options(kind.name, kind.options, given)
        self.box_file = (box_file or BoxFile.standard(kind.name)).for_game(kind.name)
        self.box = kind.read_box(self.box_file, self.options)
        self.players: int = self.options.players
        self.seats = kind.seats(self.box)
        self.rules = kind.rules

    @cached_property
    def plain_box(self) -> Any:
        """The box in plain Python, for whoever only looks."""
        return plain(self.box)

    @property
    def has_standard_box(self) -> bool:
        return self.box_file.data == BoxFile.standard(self.name).data

    def __str__(self) -> str:
        return spelling(self.name, self.options)

    def __repr__(self) -> str:
        return f"<{self}>"

    def title(self, lang: str = "en") -> str:
        """What the game is called."""
        from rattery.core.words import words

        return words(lang, self.name).say("game-title")

    def blank_table(self) -> Any:
        return blank(self.rules.Table)

    def blank_offers(self) -> Any:
        return blank(self.rules.Offers)

    def named(self, facts: Mapping[str, int]) -> dict[str, Any]:
        """Facts with the names of things instead of their numbers: what is written to logs and sent to clients."""
        named: dict[str, Any] = {}
        for fact, value in facts.items():
            meaning = self.kind.vocabulary[fact]
            named[fact] = meaning.names[value] if isinstance(meaning, Names) else value
        return named
