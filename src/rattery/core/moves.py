"""Moves: small whole numbers inside, notation outside (`keep plum`, `draw B`).

The set of moves is fixed for a game, so that masks and networks have one size. A book of moves lists them:

    MOVES = MoveBook()
    PASS = MOVES.add("pass")
    OFFER = MOVES.add_each("offer", seat=range(5))   # offer 0 ... offer 4; rules say OFFER + seat
    LAY = MOVES.add_grid("lay", card=CARDS, place=PLACES)     # lay plum 1 ...; LAY + card * len(PLACES) + place
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Protocol, cast

from msgspec import Struct

from rattery.core.arguments import as_whole_number
from rattery.core.compile.rule import rule
from rattery.core.record import Laid, Record, Row, i16, row


class Move(Struct, frozen=True, cache_hash=True):
    """One move of a game: its number, its verb, what it is about, and how it is written.

    >>> move = rattery.load("my_game(players=3)").new(seed=7).moves()[0]
    >>> move.notation == str(move), move.id == int(move)
    (True, True)
    """

    id: int
    verb: str
    facts: tuple[tuple[str, int], ...]
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __int__(self) -> int:
        return self.id


class MoveBook:
    """Every move of a game, in order of its number."""

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._by_notation: dict[str, Move] = {}

    def add(self, verb: str, notation: str | None = None) -> int:
        """Add a move without facts, written like its verb unless `notation` is given; returns its number."""
        return self._enter(verb, (), notation or verb.replace("_", " "))

    def add_each(self, verb: str, labels: Iterable[str] | None = None, **fact: Iterable[int]) -> int:
        """Add a move for each value of one fact; returns the number of the first."""
        ((name, values),) = fact.items()
        first = len(self._moves)
        values = list(values)
        for value, label in zip(values, labels or map(str, values), strict=True):
            self._enter(verb, ((name, value),), f"{verb.replace('_', ' ')} {label}")
        return first

    def add_grid(self, verb: str, pattern: str | None = None, **facts: Sequence[str] | range) -> int:
        """Add a move for each combination of several facts, the last one running fastest; returns the number of the first.

        A fact is given by its labels, counted from 0, or by its numbers. The pattern says how the move is written.
        """
        first = len(self._moves)
        pattern = pattern or " ".join([verb.replace("_", " "), *("{}" for _ in facts)])
        for chosen in product(*map(_labelled, facts.values())):
            values, labels = zip(*chosen, strict=True)
            self._enter(verb, tuple(zip(facts, values, strict=True)), pattern.format(*labels))
        return first

    def _enter(self, verb: str, facts: tuple[tuple[str, int], ...], notation: str) -> int:
        move = Move(len(self._moves), verb, facts, notation)
        if notation in self._by_notation:
            raise ValueError(f"two moves are written {notation!r}")
        self._moves.append(move)
        self._by_notation[notation] = move
        return move.id

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def find(self, given: str | int | Move) -> Move | None:
        """The move with this notation or number, or this move itself; None if there is none."""
        if isinstance(given, str):
            return self.written(given)
        number = given.id if isinstance(given, Move) else as_whole_number(given)
        return self._moves[number] if number is not None and 0 <= number < len(self._moves) else None

    def written(self, notation: str) -> Move | None:
        """The move with this notation, or None. Case and spacing do not matter, unless only case tells two moves apart."""
        wanted = " ".join(notation.split())
        found = self._by_notation.get(wanted)
        if found is None:
            matches = [move for written, move in self._by_notation.items() if written.lower() == wanted.lower()]
            found = matches[0] if len(matches) == 1 else None
        return found


def _labelled(fact: Sequence[str] | range) -> list[tuple[int, str]]:
    """The values of a fact, each with its label."""
    return [(value, str(value)) for value in fact] if isinstance(fact, range) else list(enumerate(fact))


class Offers(Protocol):
    """The moves on offer: the first `n` of `ids`, in rising order. What follows them is left over from earlier."""

    n: int
    ids: Row[int]


class OffersRecord(Offers, Laid, Protocol):
    """Offers as compiled code fills them in."""


class PlainOffers:
    """Offers in plain Python, for callers that do not compile."""

    def __init__(self, moves: int) -> None:
        self.n = 0
        self.ids: Row[int] = [0] * moves


def offers_record(moves: int) -> type[OffersRecord]:
    """The record that holds the offers of a game with this many moves."""
    fields = {"__annotations__": {"n": int, "ids": Row[int]}, "n": i16, "ids": row(i16, moves)}
    return cast(type[OffersRecord], type("Offers", (Record,), fields))


@rule
def offer_if(offers: Offers, move: int, legal: bool) -> None:
    """Offer a move if it is legal."""
    offers.n = offered(offers, offers.n, move, legal)


@rule
def offered(offers: Offers, count: int, move: int, legal: bool) -> int:
    """Offer a move after `count` others if it is legal; returns how many there are then.

    The move is written in any case: without a branch there is nothing for the processor to mispredict.
    """
    offers.ids[count] = move
    return count + 1 if legal else count


@rule
def offer(offers: Offers, move: int) -> None:
    """Offer a legal move."""
    offers.ids[offers.n] = move
    offers.n += 1
