"""Features: what a seat can do in a game, or what can happen to it, as far as it has a name.

A deed is a verb of the book of moves (`buy`), or a verb with one named thing (`buy` and the green backpack, `lay` and the
melody). What is told is an event with a named thing: a role that is dealt, a card that is drawn, a space that pays. Seats
are no things: whom one robs says nothing about the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rattery.core.game import Game, Names
from rattery.core.story import Event
from rattery.playouts.game_range import Array

SEAT_FACT = "seat"  # the fact of an event that says who did it


@dataclass(frozen=True)
class Feature:
    """A verb or an event, alone or with one of the things it is about."""

    verb: str
    fact: str | None = None
    value: int = 0

    def thing(self, game: Game) -> tuple[str, str] | None:
        """What it is about: a category of names, and one of them."""
        if self.fact is None:
            return None
        names = game.vocabulary[self.fact]
        assert isinstance(names, Names)
        return names.category, names.names[self.value]


def named_facts(game: Game, facts: dict[str, int]) -> Iterator[tuple[str, int]]:
    """The facts that are things with names."""
    return ((fact, value) for fact, value in facts.items() if isinstance(game.vocabulary[fact], Names))


class Deeds:
    """The features of a game's moves, in the order of its book of moves."""

    def __init__(self, game: Game) -> None:
        places: dict[Feature, int] = {}
        of_moves = []
        for move in game.kind.moves:
            about = [Feature(move.verb), *(Feature(move.verb, *fact) for fact in named_facts(game, dict(move.facts)))]
            of_moves.append([places.setdefault(feature, len(places)) for feature in about])
        self.features = list(places)
        self.starts: Array = np.cumsum([0, *map(len, of_moves)]).astype(np.int32)
        self.members: Array = np.array([place for about in of_moves for place in about], np.int32)

    def of(self, move: int) -> list[int]:
        """The features of a move, by their places."""
        return [int(place) for place in self.members[self.starts[move] : self.starts[move + 1]]]


class Tidings:
    """The features of what is told in a game: events with a seat and a named thing."""

    def __init__(self, game: Game) -> None:
        self.places: dict[Feature, int] = {}
        for event in game.kind.events:
            for fact in named_things(game, event):
                names = game.vocabulary[fact]
                assert isinstance(names, Names)
                for value in range(len(names.names)):
                    self.places.setdefault(Feature(event.name, fact, value), len(self.places))
        self.features = list(self.places)


def named_things(game: Game, event: Event) -> list[str]:
    """The facts of an event that are things with names; none if the event names no seat."""
    if SEAT_FACT not in event.facts:
        return []
    facts = [*event.facts, *([event.secret] if event.secret else [])]
    return [fact for fact in facts if isinstance(game.vocabulary[fact], Names)]
