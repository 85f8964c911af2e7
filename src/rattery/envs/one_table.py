"""One table, compiled: make a move, see what any seat sees. What the standard environments have in common.

For sentences and for bots there is the same play as a match. It is replayed from its key and moves when it is asked for:
without rendering or bots it costs nothing.
"""

from __future__ import annotations

from typing import TypedDict

import numpy as np

from rattery.core.arrays import Array
from rattery.core.compiling_notice import compiling_notice
from rattery.core.game import NOBODY, Game
from rattery.core.json_data import JsonObject
from rattery.core.moves import Move
from rattery.envs.rewards import reward_kind
from rattery.envs.stepping import NEW_GAME, make_batch, make_buffers, observe_entry, step_entry
from rattery.match.match import Match
from rattery.playouts.playout import simulation_key


class Outcome(TypedDict, total=False):
    """How a game ended; empty before that."""

    scores: list[int]
    winners: list[int]


class OneTable:
    """A table at which one game after another is dealt."""

    def __init__(self, game: Game, rewards: str) -> None:
        self.game, self.rewards = game, rewards
        self.paying = reward_kind(rewards)
        self._buffers, self._batch = make_buffers(game, 1), make_batch(game, 1)
        self._move = np.zeros(1, np.int64)
        self._moves: list[int] = []
        self._match: Match | None = None
        self._key = b""
        with compiling_notice(game):
            self._step, self._observe = step_entry(game.rules), observe_entry(game.rules)
            self.deal(0)
            self.observe(0)

    def __getstate__(self) -> JsonObject:
        """What lies there, without the machine code."""
        kept = {name: getattr(self, name) for name in ("game", "rewards", "_moves", "_key")}
        return {**kept, "arrays": [array.copy() for array in (*self._buffers, *self._batch)]}

    def __setstate__(self, state: JsonObject) -> None:
        self.__init__(state["game"], state["rewards"])  # type: ignore[misc]
        for array, kept in zip((*self._buffers, *self._batch), state["arrays"], strict=True):
            array[:] = kept
        self._moves, self._key = list(state["_moves"]), state["_key"]

    def deal(self, seed: int) -> None:
        """A new game: the first of this seed."""
        self._buffers.key[:] = simulation_key(seed)
        self._make(NEW_GAME)
        self._key = self._buffers.tables[0]["chance"]["key"].astype("<u8").tobytes()
        self._moves, self._match = [], None

    def play(self, action: int) -> None:
        """Make a move, given as its seat counts; an illegal one changes nothing."""
        move = self.to_absolute(action)
        if not self.is_legal(action):
            self.match.play(move)  # refuses it, and says why
            raise AssertionError("a match takes a move the mask forbids")
        self._make(action)
        self._moves.append(move)

    def to_absolute(self, action: int) -> int:
        """The number an action has in the list of moves, which counts seats from the first one."""
        if self.seat is None or not 0 <= action < len(self._batch.masks[0]):
            return action
        return int(self._buffers.to_absolute[self.seat, action])

    def to_relative(self, move: Move) -> int:
        """The action that a move is for the seat that decides."""
        return int(self._buffers.to_relative[self._batch.seats[0], move.id])

    def _make(self, move: int) -> None:
        self._move[0] = move
        self._step(tuple(self._buffers), tuple(self._batch), self._move, 0, self.paying, 0, 1)

    def is_legal(self, action: int) -> bool:
        return 0 <= action < len(self._batch.masks[0]) and bool(self._batch.masks[0, action])

    @property
    def seat(self) -> int | None:
        """The seat that decides, None when the game is over."""
        seat = int(self._batch.seats[0])
        return None if seat == NOBODY else seat

    @property
    def is_over(self) -> bool:
        return self.seat is None

    def mask(self, seat: int) -> Array:
        """What a seat may do now: nothing while another one decides."""
        mask = self._batch.masks[0]
        return mask.astype(np.int8) if seat == self.seat else np.zeros(len(mask), np.int8)

    def observe(self, eye: int) -> Array:
        """What one eye sees, as numbers."""
        seen = np.zeros(self._batch.observations.shape[1], np.int16)
        self._observe(self._buffers.boxes, self._buffers.tables, eye, seen)
        return seen

    def reward(self, seat: int) -> float:
        """What the last move paid a seat."""
        return float(self._batch.rewards[0, seat])

    def outcome(self) -> Outcome:
        """How the game ended; nothing before that."""
        if not self.is_over:
            return {}
        return {
            "scores": self._batch.scores[0].tolist(),
            "winners": np.flatnonzero(self._batch.winners[0]).tolist(),
        }

    @property
    def match(self) -> Match:
        """The same play as a match."""
        if self._match is None:
            self._match = Match(self.game, self._key)
        for move in self._moves[len(self._match.history) :]:
            self._match.play(move)
        return self._match
