"""A play with explicit chance nodes: every random number is an outcome chosen from outside, as a game tree needs it.

The rules run as Python on a plain copy of the table. Where they draw a number whose outcome is not chosen yet, they are
interrupted: that is a chance node. Once its outcome is chosen, the move runs again from its beginning with one outcome more,
until it comes to its end; a move with n draws runs n + 1 times. No rule is written twice, and no rule knows of it.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rattery.core.chance import Chance, dealt_by
from rattery.core.errors import RatteryError
from rattery.core.game import NOBODY, Game
from rattery.core.interpreted import linked_with_hooks
from rattery.core.json_data import JsonObject
from rattery.core.moves import Offers, PlainOffers
from rattery.core.plain import plain, plain_copier, plain_from, record_from
from rattery.core.record import Row, blank, bytes_of
from rattery.core.rules import Box, Rules, Table
from rattery.core.story import Told, recording
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
        self.table = plain(game.blank_table())
        self.heard = ("",) * game.players  # a line for everything a seat was told or did itself
        self.outcomes = 0  # equally likely outcomes of the chance node reached; 0: this is none
        self._chosen: tuple[int, ...] = ()
        self._move: int | None = None  # what is being carried out, None: the set-up
        self._worlds: tuple[Table, ...] = ()  # to be chosen from by lot before anything else
        self._seat, self._is_over = NOBODY, False

    @classmethod
    def from_the_start(cls, game: Game) -> ChanceNodePlay:
        """Before the first outcome is chosen."""
        play = cls(game)
        play._go_on()
        return play

    @classmethod
    def from_one_of(cls, game: Game, worlds: list[Table]) -> ChanceNodePlay:
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
            self.table, self._worlds, self.outcomes = self._worlds[number], (), 0
            self._move = LAID_OUT
            self._settle()
        else:
            self._chosen = (*self._chosen, number)
            self._go_on()

    def play(self, move: int) -> None:
        """A seat makes a legal move."""
        self._tell({self.seat: f"> {self.game.kind.moves[move]}\n"})
        self._move, self._chosen = move, ()
        self._go_on()

    def _go_on(self) -> None:
        """Carry out the set-up or the move as far as the chosen outcomes reach."""
        table = plain_copier(self.game.rules.Table.dtype)(self.table)
        try:
            with dealt_by(self._dealer()), recording(self.game.kind.events) as told:
                self._carry_out(table)
        except ChanceNodeReached as broken_off:
            self.outcomes, self._seat, self._is_over = broken_off.choices, NOBODY, False
        else:
            self.table, self.outcomes = table, 0
            self._settle()
            self._hear(told)

    def _settle(self) -> None:
        """Nothing is being carried out: look who decides now."""
        rules = plain_rules(self.game.rules)
        self._seat = int(rules.turn(self.game.plain_box, self.table))
        self._is_over = bool(rules.is_over(self.game.plain_box, self.table))

    def _carry_out(self, table: Table) -> None:
        if self._move is None:
            plain_rules(self.game.rules).set_up(self.game.plain_box, table)
        else:
            plain_rules(self.game.rules).play(self.game.plain_box, table, self._move)

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
        return self._seat

    @property
    def is_over(self) -> bool:
        return self._is_over

    @property
    def record(self) -> Table:
        """The table as a record."""
        return record_from(self.table, self.game.rules.Table)

    def moves(self) -> list[int]:
        offers = PlainOffers(len(self.game.kind.moves))
        plain_rules(self.game.rules).legal(self.game.plain_box, self.table, offers)
        return [offers.ids[place] for place in range(offers.n)]

    def observe(self, eye: int) -> npt.NDArray[np.int16]:
        """What a pair of eyes sees, as numbers; nothing before the table is laid out."""
        seen = array("h", bytes(2 * self.game.rules.OBSERVATION))
        if self._is_laid_out:
            plain_rules(self.game.rules).observe(self.game.plain_box, self.table, eye, seen)
        return np.array(seen, np.int16)

    @property
    def _is_laid_out(self) -> bool:
        return not self._worlds and not (self.outcomes and self._move is None)

    def rewards(self, paying: int) -> list[float]:
        """What the game has paid each player so far."""
        rewards = [0.0] * self.game.players
        if self.is_over:
            rules, box, seats = self.game.rules, self.game.plain_box, range(self.game.seats)
            winners = [bool(rules.is_winner(box, self.table, seat)) for seat in seats]
            pay(paying, winners, [int(rules.score(box, self.table, seat)) for seat in seats], rewards)
        return rewards

    def _hear(self, told: list[Told]) -> None:
        """Each seat hears what happened, with the secrets it may see."""
        heard = [""] * self.game.players
        for happened in told:
            lines: dict[bool, str] = {}  # by whether its secret is seen
            for seat in range(self.game.players):
                sees = bool(happened.eyes >> seat & 1)
                if sees not in lines:
                    lines[sees] = _line(happened, seat)
                heard[seat] += lines[sees]
        self._tell(dict(enumerate(heard)))

    def _tell(self, texts: dict[int, str]) -> None:
        self.heard = tuple(heard + texts.get(seat, "") for seat, heard in enumerate(self.heard))

    # Other worlds.

    def imagined(self, seat: int, seed: int) -> ChanceNodePlay:
        """A play that could be the real one, as far as the seat knows. What others heard before is unknown to it."""
        if self.outcomes or self.is_over:
            raise RatteryError("env-resample")
        world = ChanceNodePlay(self.game)
        world.table = imagined(self.game, self.table, seat, seed)
        world.heard = tuple(self.heard[seat] if other == seat else "" for other in range(self.game.players))
        world._move = self._move if self._move is not None else LAID_OUT
        world._settle()
        return world

    def __str__(self) -> str:
        """The table as a spectator sees it, and a digest of everything else."""
        rest = hashlib.sha256(repr((bytes_of(self.record), self._chosen, self._move, self.heard)).encode()).hexdigest()
        spectator = self.game.kind.spectator
        seen = self.game.kind.view(self.game.plain_box, self.table, spectator) if self._is_laid_out else {}
        view = lines(seen)
        return "\n".join([str(self.game), *view, f"drawing one of {self.outcomes}" if self.outcomes else "", rest[:16]])

    # Copies.

    def __deepcopy__(self, memo: dict[int, object]) -> ChanceNodePlay:
        copy = object.__new__(ChanceNodePlay)
        copy.__dict__ = {**self.__dict__}  # nothing in it is ever changed in place
        return copy

    def __getstate__(self) -> JsonObject:
        state = {**self.__dict__, "game": str(self.game)}
        state["table"], state["_worlds"] = bytes_of(self.record), tuple(map(self._bytes, self._worlds))
        return state

    def _bytes(self, table: Table) -> bytes:
        return bytes_of(record_from(table, self.game.rules.Table))

    def __setstate__(self, state: JsonObject) -> None:
        self.__dict__ = {**state, "game": standard_game(state["game"])}
        self.table = self._table_from(state["table"])
        self._worlds = tuple(map(self._table_from, state["_worlds"]))

    def _table_from(self, data: bytes) -> Table:
        return plain_from(data, self.game.rules.Table)


class PlainRules(NamedTuple):
    """The rules of a game as plain Python functions."""

    set_up: Callable[[Box, Table], None]
    play: Callable[[Box, Table, int], None]
    turn: Callable[[Box, Table], int]
    is_over: Callable[[Box, Table], bool]
    legal: Callable[[Box, Table, Offers], None]
    observe: Callable[[Box, Table, int, Row[int]], None]


@cache
def plain_rules(rules: Rules[Box, Table]) -> PlainRules:
    """The rules, called without a detour; they narrate, and draw what a dealer says."""
    return PlainRules(*(linked_with_hooks(getattr(rules, name)) for name in PlainRules._fields))


def _line(told: Told, seat: int) -> str:
    facts = [f"{fact}={value}" for fact, value in told.facts_for(seat).items()]
    return " ".join([told.event.name, *facts]) + "\n"


def imagined(game: Game, table: Table, eye: int, seed: int) -> Table:
    """A table that could be the real one, as far as a pair of eyes knows."""
    luck = plain(blank(Chance))
    world: Table = plain_copier(game.rules.Table.dtype)(table)
    seed_with_key(luck, key_from_seed(seed))
    game.rules.imagine(game.plain_box, world, eye, luck)
    return world


@cache
def standard_game(spelling: str) -> Game:
    return game_of(spelling)
