"""A play with explicit chance nodes: every random number is an outcome chosen from outside, as a game tree needs it.

The rules run as Python on a copy of the table. Where they draw a number whose outcome is not chosen yet, they are
interrupted: that is a chance node. Once its outcome is chosen, the move runs again from its beginning with one outcome more,
until it comes to its end; a move with n draws runs n + 1 times. No rule is written twice, and no rule knows of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance, dealt_by
from rattery.core.errors import RatteryError
from rattery.core.game import NOBODY, Game
from rattery.core.record import blank, bytes_of, duplicate, record_of
from rattery.core.story import Told, listening
from rattery.envs.loading import game_of
from rattery.envs.picture import lines
from rattery.envs.rewards import pay
from rattery.match.fairness import key_from_seed, seed_with_key

LAID_OUT = -1  # in place of a move: the set-up is behind us


class ChanceNodeReached(Exception):
    """The rules draw one of `choices` numbers, and its outcome is not chosen yet."""

    def __init__(self, choices: int) -> None:
        self.choices = choices


class ChanceNodePlay:
    """A table, what each seat was told and did, and perhaps a move that waits at a chance node."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = game.blank_table()
        self.heard = ("",) * game.players  # a line for everything a seat was told or did itself
        self.outcomes = 0  # equally likely outcomes of the chance node reached; 0: this is none
        self._chosen: tuple[int, ...] = ()
        self._move: int | None = None  # what is being carried out, None: the set-up
        self._worlds: tuple[Any, ...] = ()  # to be chosen from by lot before anything else

    @classmethod
    def from_the_start(cls, game: Game) -> ChanceNodePlay:
        """Before the first outcome is chosen."""
        play = cls(game)
        play._go_on()
        return play

    @classmethod
    def from_one_of(cls, game: Game, worlds: list[Any]) -> ChanceNodePlay:
        """A play that begins at one of these tables, each as likely as the next."""
        play = cls(game)
        play._worlds = tuple(worlds)
        play.outcomes = len(worlds)
        if len(worlds) == 1:
            play.take_outcome(0)
        return play

    # The game goes on.

    def take_outcome(self, number: int) -> None:
        """Choose the outcome of the chance node: a number below `outcomes`."""
        if self._worlds:
            self.table, self._worlds, self.outcomes = duplicate(self._worlds[number]), (), 0
            self._move = LAID_OUT
        else:
            self._chosen = (*self._chosen, number)
            self._go_on()

    def play(self, move: int) -> None:
        """A seat makes a legal move."""
        seat = self.seat
        self._tell({seat: f"> {self.game.kind.moves[move]}"})
        self._move, self._chosen = move, ()
        self._go_on()

    def _go_on(self) -> None:
        """Carry out the set-up or the move as far as the chosen outcomes reach."""
        table = duplicate(self.table)
        try:
            with dealt_by(self._dealer()), listening(self.game.kind.events) as told:
                self._carry_out(table)
        except ChanceNodeReached as broken_off:
            self.outcomes = broken_off.choices
        else:
            self.table, self.outcomes = table, 0
            self._hear(told)

    def _carry_out(self, table: Any) -> None:
        if self._move is None:
            self.game.rules.set_up(self.game.box, table)
        else:
            self.game.rules.play(self.game.box, table, self._move)

    def _dealer(self) -> Callable[[int], int]:
        left = iter(self._chosen)

        def dealer(choices: int) -> int:
            if choices == 1:
                return 0
            for number in left:
                return number
            raise ChanceNodeReached(choices)

        return dealer

    # What is known.

    @property
    def seat(self) -> int:
        """The seat that decides; NOBODY at a chance node, or when the game is over."""
        return NOBODY if self.outcomes else int(self.game.rules.turn(self.game.box, self.table))

    @property
    def is_over(self) -> bool:
        return not self.outcomes and bool(self.game.rules.is_over(self.game.box, self.table))

    def moves(self) -> list[int]:
        offers = self.game.blank_offers()
        self.game.rules.legal(self.game.box, self.table, offers)
        return [int(offers.ids[place]) for place in range(offers.n)]

    def observe(self, seat: int) -> np.ndarray[Any, Any]:
        """What a seat sees, as numbers; nothing before the table is laid out."""
        seen = np.zeros(self.game.rules.OBSERVATION, np.int16)
        if self._is_laid_out:
            self.game.rules.observe(self.game.box, self.table, seat, seen)
        return seen

    @property
    def _is_laid_out(self) -> bool:
        return not self._worlds and not (self.outcomes and self._move is None)

    def rewards(self, paying: int) -> list[float]:
        """What the game has paid each player so far."""
        rewards = [0.0] * self.game.players
        if self.is_over:
            rules, box, seats = self.game.rules, self.game.box, range(self.game.seats)
            winners = [bool(rules.is_winner(box, self.table, seat)) for seat in seats]
            pay(paying, winners, [int(rules.score(box, self.table, seat)) for seat in seats], rewards)
        return rewards

    def _hear(self, told: list[Told]) -> None:
        """Each seat hears what happened, with the secrets it may see."""
        for happened in told:
            self._tell({seat: _line(happened, seat) for seat in range(self.game.players)})

    def _tell(self, lines: dict[int, str]) -> None:
        self.heard = tuple(
            heard + lines[seat] + "\n" if seat in lines else heard for seat, heard in enumerate(self.heard)
        )

    # Other worlds.

    def imagined(self, seat: int, seed: int) -> ChanceNodePlay:
        """A play that could be the real one, as far as the seat knows. What others heard before is unknown to it."""
        if self.outcomes or self.is_over:
            raise RatteryError("env-resample")
        world = ChanceNodePlay(self.game)
        world.table = imagined(self.game, self.table, seat, seed)
        world.heard = tuple(self.heard[seat] if other == seat else "" for other in range(self.game.players))
        world._move = self._move if self._move is not None else LAID_OUT
        return world

    def __str__(self) -> str:
        """The table as a spectator sees it, and a digest of everything else."""
        rest = hashlib.sha256(repr((bytes_of(self.table), self._chosen, self._move, self.heard)).encode()).hexdigest()
        view = (
            lines(self.game.kind.view(self.game.box, self.table, self.game.kind.spectator)) if self._is_laid_out else ()
        )
        return "\n".join([str(self.game), *view, f"drawing one of {self.outcomes}" if self.outcomes else "", rest[:16]])

    # Copies.

    def __deepcopy__(self, memo: dict[int, Any]) -> ChanceNodePlay:
        copy = object.__new__(ChanceNodePlay)
        copy.__dict__ = {**self.__dict__}  # nothing in it is ever changed in place
        return copy

    def __getstate__(self) -> dict[str, Any]:
        state = {**self.__dict__, "game": str(self.game)}
        state["table"], state["_worlds"] = bytes_of(self.table), tuple(map(bytes_of, self._worlds))
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ = {**state, "game": standard_game(state["game"])}
        self.table = self._table_from(state["table"])
        self._worlds = tuple(map(self._table_from, state["_worlds"]))

    def _table_from(self, data: bytes) -> Any:
        return record_of(np.frombuffer(bytearray(data), dtype=self.game.rules.Table.dtype))


def _line(told: Told, seat: int) -> str:
    return " ".join([told.event.name, *(f"{fact}={value}" for fact, value in told.facts_for(seat).items())])


def imagined(game: Game, table: Any, eye: int, seed: int) -> Any:
    """A table that could be the real one, as far as a pair of eyes knows."""
    world, luck = duplicate(table), blank(Chance)
    seed_with_key(luck, key_from_seed(seed))
    game.rules.imagine(game.box, world, eye, luck)
    return world


@cache
def standard_game(spelling: str) -> Game:
    return game_of(spelling)
