"""Positions: sets up a table as a test needs it, as an ordinary `Match`.

    table = position("rat_trap(players=3)", active=0, dice=["claws", "claws"], partner=1)
    table.play("claw 2")
    assert table.winners == []

`position` sets the given facts and fills the rest legally, with the box `BOX` of the game's positions if there is one. Each
game defines which facts there are: `arrange` in `tests/games/<game>/positions.py`. Chance is never patched: if a test needs
certain dice or cards, chance keys are tried until one gives them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from rattery import Match, load
from rattery.core.chance import seed_chance
from rattery.core.errors import IllegalMove
from rattery.core.game import Game
from rattery.core.options import read_spelling
from rattery.core.record import bytes_of, duplicate
from rattery.core.story import Told

KEYS_TO_TRY = 3_000
STANDARD = None  # the box that comes with the game

Wish = Callable[[Sequence[Told]], bool]  # whether the events are those that a test needs


def position(spelling: str, **what_matters: Any) -> Position:
    """A position of this game with the given facts; raises ValueError with the broken law if it is impossible."""
    folder = f"tests.games.{read_spelling(spelling)[0]}"
    has_own = find_spec(folder) is not None and find_spec(f"{folder}.positions") is not None
    games_own = import_module(f"{folder}.positions") if has_own else None
    box = what_matters.pop("box", getattr(games_own, "BOX", STANDARD))
    match = load(spelling, box=box).new(seed=1)
    table = Position(match, getattr(games_own, "wish", None))
    if what_matters:
        assert games_own is not None, f"{match.game.name} has no positions of its own"
        games_own.arrange(table, **what_matters)
    broken = match.check()
    if broken is not None:
        raise ValueError(f"no such table can be: {broken} does not hold")
    return table


def box_of(game: Game) -> Any:
    """A game's own box, untyped."""
    return game.box


def table_of(match: Match) -> Any:
    """A match's own table with hidden information, untyped."""
    return match._table


class Position:
    """A match with an interface for tests: moves in notation, answers in plain Python."""

    def __init__(self, match: Match, wish: Callable[..., Wish] | None = None) -> None:
        self.match = match
        self.luck: dict[str, Any] = {}  # wanted of chance in the next `play`
        self._wish = wish

    @property
    def box(self) -> Any:
        return box_of(self.match.game)

    def under(self, key: int) -> Position:
        """Replaces the chance to come; returns self."""
        seed_chance(self.match._table.chance, key, 0)
        return self

    def play(self, *notations: str, **luck: Any) -> Position:
        """Makes these moves; with `luck`, under the first chance key that gives the wanted events, of KEYS_TO_TRY."""
        luck, self.luck = {**self.luck, **luck}, {}
        if not luck:
            self._play(notations)
            return self
        assert self._wish is not None, f"{self.match.game.name} has no luck to ask for"
        fulfils = self._wish(**luck)
        before, plies, way_back = duplicate(self.match._table), len(self.match._plies), self.match._before
        for key in range(KEYS_TO_TRY):
            if fulfils(self.under(key)._play(notations)):
                return self
            self.match._table, self.match._before = duplicate(before), way_back
            del self.match._plies[plies:]
        raise ValueError(f"no chance gives {luck} when {', '.join(notations)} is played")

    def _play(self, notations: Sequence[str]) -> list[Told]:
        return [told for notation in notations for told in self.match.play(notation)]

    def moves(self) -> list[str]:
        """The legal moves, in notation."""
        return [str(move) for move in self.match.moves()]

    def why(self, notation: str, lang: str = "en") -> str:
        """The reason why a move is illegal."""
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(notation)
        return refusal.value.say(lang)

    @property
    def turn(self) -> int | None:
        return self.match.turn

    @property
    def question(self) -> str:
        return self.match.question

    @property
    def asked(self) -> tuple[int | None, str]:
        """The seat to decide and its question."""
        return self.match.turn, self.match.question

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    @property
    def table(self) -> Any:
        """The table itself, with hidden information."""
        return self.match._table

    @property
    def bytes(self) -> bytes:
        """The bytes of the table."""
        return bytes_of(self.match.record)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def log(self, seat: int | None, lang: str = "en") -> list[str]:
        return self.match.log(seat, lang)

    def happened(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The facts of every event of this name so far, as told to a seat or a spectator (None)."""
        events = [dict(event) for event in self.match.events(seat)]
        return [event for event in events if event.pop("event") == name]
