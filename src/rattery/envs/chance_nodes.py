"""A play with explicit chance nodes: the caller chooses the outcome of every random draw, as game-tree algorithms require.

The rules run as Python on a plain copy of the table. A draw whose outcome is not chosen yet raises `ChanceNodeReached`,
which abandons the copy: that is a chance node. Once its outcome is chosen, the move runs again from its beginning with
one more outcome, until it completes. A move with n draws therefore runs n + 1 times; the rules themselves are the usual
ones.
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

SET_UP_DONE = -1  # in place of a move: the table starts set up


class ChanceNodeReached(Exception):
    """Raised by a draw among `choices` numbers whose outcome is not chosen yet."""

    def __init__(self, choices: int) -> None:
        self.choices = choices


class ChanceNodePlay:
    """A table, the history of each seat, and possibly a move that is suspended at a chance node.

    Attributes are replaced, never changed in place, so a copy shares them.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = plain(game.blank_table())
        self.history = ("",) * game.players  # per seat: a line for each event it saw and each move it made
        self.outcomes = 0  # number of equally likely outcomes; 0: not at a chance node
        self._chosen: tuple[int, ...] = ()
        self._move: int | None = None  # the move that is being made; None: the set-up
        self._worlds: tuple[Table, ...] = ()  # alternative first tables: the first chance node chooses one
        self._seat, self._is_over = NOBODY, False

    @classmethod
    def from_the_start(cls, game: Game) -> ChanceNodePlay:
        """A play at its first chance node, or at the first decision if set-up draws nothing."""
        play = cls(game)
        play._advance()
        return play

    @classmethod
    def from_one_of(cls, game: Game, worlds: list[Table]) -> ChanceNodePlay:
        """A play that begins at one of these tables, chosen uniformly by a first chance node."""
        play = cls(game)
        play._worlds = tuple(worlds)
        play.outcomes = len(worlds)
        if len(worlds) == 1:
            play.take_outcome(0)
        return play

    # Playing.

    def take_outcome(self, number: int) -> None:
        """Choose an outcome of the chance node: a number below `outcomes`."""
        if self._worlds:
            self.table, self._worlds, self.outcomes = self._worlds[number], (), 0
            self._move = SET_UP_DONE
            self._find_decider()
        else:
            self._chosen = (*self._chosen, number)
            self._advance()

    def play(self, move: int) -> None:
        """A seat makes a legal move."""
        self._append_history({self.seat: f"> {self.game.kind.moves[move]}\n"})
        self._move, self._chosen = move, ()
        self._advance()

    def _advance(self) -> None:
        """Run the set-up or the move from its beginning on a copy, up to its end or the first draw without an outcome."""
        table = plain_copier(self.game.rules.Table.dtype)(self.table)
        try:
            with dealt_by(self._dealer()), recording(self.game.kind.events) as told:
                self._carry_out(table)
        except ChanceNodeReached as node:
            self.outcomes, self._seat, self._is_over = node.choices, NOBODY, False
        else:
            self.table, self.outcomes = table, 0
            self._find_decider()
            self._record_events(told)

    def _find_decider(self) -> None:
        """Cache who decides, and whether the game is over."""
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

    # Observing.

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
        """The legal moves by number; none at a chance node or when the game is over."""
        offers = PlainOffers(len(self.game.kind.moves))
        plain_rules(self.game.rules).legal(self.game.plain_box, self.table, offers)
        return [offers.ids[place] for place in range(offers.n)]

    def observe(self, eye: int) -> npt.NDArray[np.int16]:
        """The observation of an eye; all 0 before the table is set up."""
        seen = array("h", bytes(2 * self.game.rules.OBSERVATION))
        if self._is_laid_out:
            plain_rules(self.game.rules).observe(self.game.plain_box, self.table, eye, seen)
        return np.array(seen, np.int16)

    @property
    def _is_laid_out(self) -> bool:
        return not self._worlds and not (self.outcomes and self._move is None)

    def rewards(self, reward_kind: int) -> list[float]:
        """The reward of each player: all 0 before the game is over."""
        rewards = [0.0] * self.game.players
        if self.is_over:
            rules, box, seats = self.game.rules, self.game.plain_box, range(self.game.seats)
            winners = [bool(rules.is_winner(box, self.table, seat)) for seat in seats]
            pay(reward_kind, winners, [int(rules.score(box, self.table, seat)) for seat in seats], rewards)
        return rewards

    def _record_events(self, told: list[Told]) -> None:
        """Append events to the history of each seat, with the secrets that it may see."""
        history = [""] * self.game.players
        for happened in told:
            lines: dict[bool, str] = {}  # by whether the seat sees the secret
            for seat in range(self.game.players):
                sees = bool(happened.eyes >> seat & 1)
                if sees not in lines:
                    lines[sees] = _line(happened, seat)
                history[seat] += lines[sees]
        self._append_history(dict(enumerate(history)))

    def _append_history(self, texts: dict[int, str]) -> None:
        self.history = tuple(history + texts.get(seat, "") for seat, history in enumerate(self.history))

    # Imagined worlds.

    def imagined(self, seat: int, seed: int) -> ChanceNodePlay:
        """A play consistent with what the seat knows. The histories of all other seats start empty."""
        if self.outcomes or self.is_over:
            raise RatteryError("env-resample")
        world = ChanceNodePlay(self.game)
        world.table = imagined(self.game, self.table, seat, seed)
        world.history = tuple(self.history[seat] if other == seat else "" for other in range(self.game.players))
        world._move = self._move if self._move is not None else SET_UP_DONE
        world._find_decider()
        return world

    def __str__(self) -> str:
        """The spectator's view of the table, and a digest of the whole state that tells two states apart."""
        rest = hashlib.sha256(
            repr((bytes_of(self.record), self._chosen, self._move, self.history)).encode()
        ).hexdigest()
        spectator = self.game.kind.spectator
        seen = self.game.kind.view(self.game.plain_box, self.table, spectator) if self._is_laid_out else {}
        view = lines(seen)
        return "\n".join([str(self.game), *view, f"drawing one of {self.outcomes}" if self.outcomes else "", rest[:16]])

    # Copies.

    def __deepcopy__(self, memo: dict[int, object]) -> ChanceNodePlay:
        copy = object.__new__(ChanceNodePlay)
        copy.__dict__ = {**self.__dict__}  # attributes are never changed in place
        return copy

    def __getstate__(self) -> JsonObject:
        state = {**self.__dict__, "game": str(self.game)}
        state["table"], state["_worlds"] = bytes_of(self.record), tuple(map(self._bytes, self._worlds))
        return state

    def _bytes(self, table: Table) -> bytes:
        return bytes_of(record_from(table, self.game.rules.Table))

    def __setstate__(self, state: JsonObject) -> None:
        self.__dict__ = {**state, "game": cached_game(state["game"])}
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
    """The linked rules with their hooks: they narrate, and draw from a dealer where one is set."""
    return PlainRules(*(linked_with_hooks(getattr(rules, name)) for name in PlainRules._fields))


def _line(told: Told, seat: int) -> str:
    facts = [f"{fact}={value}" for fact, value in told.facts_for(seat).items()]
    return " ".join([told.event.name, *facts]) + "\n"


def imagined(game: Game, table: Table, eye: int, seed: int) -> Table:
    """A copy of the table in which everything the eye does not know is imagined; deterministic in `seed`."""
    luck = plain(blank(Chance))
    world: Table = plain_copier(game.rules.Table.dtype)(table)
    seed_with_key(luck, key_from_seed(seed))
    game.rules.imagine(game.plain_box, world, eye, luck)
    return world


@cache
def cached_game(spelling: str) -> Game:
    """One shared `Game` per spelling, for plays that are unpickled."""
    return game_of(spelling)
