"""The weights of a mind: their file, and the check that they fit a game with its options and box.

    games/<game>/mind.npz    inputs, table, weights, biases, and a header: what they fit, and how they were made

A mind fits a game whose observations and moves have the layout it was trained on, and whose box is the standard one: what it
has learned with one box says little about another. Where it does not fit, the game's judge is used, and each process logs
one warning per game. A mind trained with another version of the rules plays on, since it still may play well; that too is
logged once.
"""

from __future__ import annotations

import hashlib
import json
import logging
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from io import BytesIO
from typing import Protocol

import numpy as np

from rattery.core.arrays import Array
from rattery.core.game import Game
from rattery.core.game_parts import MIND
from rattery.core.json_data import JsonObject
from rattery.core.observation import network_inputs_of
from rattery.core.packages import game_file
from rattery.core.registry import load_game
from rattery.core.relative_moves import relative_moves
from rattery.minds.network import CEILING, INPUT_SIZE, INT32_MAX, POWERS

DIGITS = 12
INPUT_BITS = 16  # of a number of an observation

log = logging.getLogger(__name__)


class Readable(Protocol):
    """A file on disk or in a package."""

    def read_bytes(self) -> bytes: ...


class BadMind(ValueError):
    """A file that holds no mind, or weights that do not fit: together, into 32 bits, or the game."""


@dataclass(frozen=True, eq=False)
class Weights:
    """A quantised network; `network` describes the arrays. They are checked, because the rules check no index and no sum."""

    inputs: Array  # int32, INPUT_SIZE numbers for each input
    table: Array  # int16, rows of `first_width`
    weights: Array  # int16: second layer, heads of the seats, heads of the moves
    biases: Array  # int32, in the same order, the first layer's before them
    first_width: int  # units of the first layer; `width` in the file
    second_width: int  # of the second; `depth` in the file
    header: JsonObject

    def __post_init__(self) -> None:
        if not self.fit_together():
            raise BadMind("the arrays do not fit together")
        if not self.fits_32_bits():
            raise BadMind("these weights could overflow")

    def fit_together(self) -> bool:
        """Whether the arrays have their types and sizes, and the rows of the inputs fill the table one after the other."""
        kinds = ((self.inputs, np.int32), (self.table, np.int16), (self.weights, np.int16), (self.biases, np.int32))
        if any(array.dtype != kind or array.ndim != 1 or not array.size for array, kind in kinds):
            return False
        heads = len(self.biases) - self.first_width - self.second_width
        if min(self.first_width, self.second_width, heads) < 1:
            return False
        if len(self.weights) != (self.first_width + heads) * self.second_width:
            return False
        if len(self.inputs) % INPUT_SIZE or len(self.table) % self.first_width:
            return False
        index, low, high, _, shift, first = self.inputs.reshape(-1, INPUT_SIZE).T.astype(np.int64)
        if index.min() < 0 or shift.min() < 0 or shift.max() >= INPUT_BITS or (high < low).any():
            return False
        ends = first + ((high - low) >> shift) + 1
        return np.array_equal([0, *ends], [*first, len(self.table) // self.first_width])

    def fits_32_bits(self) -> bool:
        """Whether no sum can overflow 32 bits, for any observation."""
        rows = np.abs(self.table.reshape(-1, self.first_width).astype(np.int64))
        starts = self.inputs[INPUT_SIZE - 1 :: INPUT_SIZE]
        first = np.maximum.reduceat(rows, starts).sum(axis=0) + np.abs(self.biases[: self.first_width].astype(np.int64))
        split = self.second_width * self.first_width
        second = np.abs(self.weights[:split].astype(np.int64)).reshape(self.second_width, self.first_width).sum(axis=1)
        heads = np.abs(self.weights[split:].astype(np.int64)).reshape(-1, self.second_width).sum(axis=1)
        rest = np.concatenate([second, heads]) * CEILING + np.abs(self.biases[self.first_width :].astype(np.int64))
        return bool(first.max() < INT32_MAX and rest.max() < INT32_MAX)

    def inference_order(self) -> Array:
        """The weights in the order the rules read them: the second layer transposed, a row for each unit of the first."""
        split = self.second_width * self.first_width
        second = self.weights[:split].reshape(self.second_width, self.first_width).T
        return np.concatenate([second.reshape(-1), self.weights[split:]])

    @property
    def bytes(self) -> bytes:
        """The content of the weights' file, compressed."""
        out = BytesIO()
        header_data = self.header | {"width": self.first_width, "depth": self.second_width}
        header = np.frombuffer(json.dumps(header_data).encode(), np.uint8)
        np.savez_compressed(
            out, header=header, inputs=self.inputs, table=self.table, weights=self.weights, biases=self.biases
        )
        return out.getvalue()

    @classmethod
    def read(cls, file: Readable) -> Weights:
        """Read a file from `bytes`; nothing in it is executed. BadMind if it is damaged."""
        content = file.read_bytes()
        try:
            with np.load(BytesIO(content), allow_pickle=False) as found:
                header = json.loads(found["header"].tobytes())
                inputs, table, weights, biases = (found[name] for name in ("inputs", "table", "weights", "biases"))
                return cls(inputs, table, weights, biases, int(header["width"]), int(header["depth"]), header)
        except Exception as problem:  # damage shows in any part of the readers of zip archives, arrays and JSON
            raise BadMind(f"{file} holds no mind: {problem}") from problem


def layout_digest(game: Game) -> str:
    """A digest of the layout of a game's observations and moves."""
    told = [game.schema.digest, *(str(move) for move in game.kind.moves)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:DIGITS]


def standard_rules_version(name: str) -> str:
    """The version of a game's rules with its standard box and options: a mind is trained with all of its options."""
    return load_game(name).rules_version


@cache
def shipped_weights(name: str) -> Weights | None:
    """The mind that comes with a game, cached; None if there is none."""
    file = game_file(name, MIND)
    return Weights.read(file) if file.is_file() else None


def no_mind(game: Game) -> Weights | None:
    """No mind for any game: a `minds` argument with which every search uses the judge."""
    return None


def weights_for(game: Game) -> Weights | None:
    """The mind that comes with a game, if there is one and it fits; else None."""
    found = shipped_weights(game.name)
    if found is None:
        return None
    if game.has_standard_box and found.header.get("layout") == layout_digest(game):
        if "rules" in found.header:  # an older mind does not name its rules
            _compare_rules(game.name, str(found.header["rules"]))
        return found
    _log_misfit(game.name)
    return None


@cache
def _compare_rules(name: str, trained: str) -> None:
    """Log a warning if a mind was trained with other rules than these."""
    if trained != (now := standard_rules_version(name)):
        log.warning(
            "%s: the mind was trained with version %s of the rules; these are version %s", name, trained[:DIGITS], now
        )


@cache
def _log_misfit(name: str) -> None:
    log.warning("%s: the mind was fitted to another box or to other observations; the judge plays instead", name)


class Mind:
    """A mind bound to a game: its weights, and the head of every move for every seat. Immutable, shared by threads."""

    def __init__(self, game: Game, weights: Weights) -> None:
        readable, _ = network_inputs_of(game.rules)
        if weights.inputs[::INPUT_SIZE].max() >= readable:
            raise BadMind("it reads what is only remembered, and a search does not observe that")
        heads = len(weights.biases) - weights.first_width - weights.second_width
        first_move = heads - len(game.kind.moves)
        if first_move < game.seats:
            raise BadMind(f"no heads for {game.seats} seats and {len(game.kind.moves)} moves")
        of_players = relative_moves(game).to_relative.astype(np.int32)
        of_seats = np.pad(of_players, ((0, game.seats - game.players), (0, 0)))  # an automaton's row is never read
        head_of_move = of_seats.reshape(-1) + first_move
        self._arrays: tuple[Array, ...] = (
            weights.inputs,
            weights.table,
            weights.inference_order(),
            weights.biases,
            head_of_move,
            np.array(POWERS, np.int64),
        )
        self._sizes = readable, weights.first_width, weights.second_width

    def arrays(self) -> tuple[Array, ...]:
        """The arguments of compiled code: shared read-only arrays, then new scratch space for one thread."""
        return (*self._arrays, *self._scratch())

    def lists(self) -> tuple[list[int], ...]:
        """The same as lists, which the interpreter reads faster."""
        return (*self._lists, *(array.tolist() for array in self._scratch()))

    @cached_property
    def _lists(self) -> tuple[list[int], ...]:
        return tuple(array.tolist() for array in self._arrays)

    def _scratch(self) -> tuple[Array, Array, Array]:
        observed, first_width, second_width = self._sizes
        return np.zeros(observed, np.int16), np.zeros(first_width, np.int32), np.zeros(second_width, np.int32)


@lru_cache(16)
def mind_of(game: Game, weights: Weights) -> Mind:
    """A mind bound to a game, cached."""
    return Mind(game, weights)
