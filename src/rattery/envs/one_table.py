"""One compiled table: the core that the Gymnasium and PettingZoo environments share.

Rendering and bots need the same play as a `Match`. It is replayed lazily from the key and the moves, so a run without
rendering or bots pays nothing for it.
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
    """A table that plays one game after another; `deal` starts each."""

    def __init__(self, game: Game, rewards: str) -> None:
        self.game, self.rewards = game, rewards
        self.reward_kind = reward_kind(rewards)
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
        """The state without the compiled functions, which cannot be pickled."""
        kept = {name: getattr(self, name) for name in ("game", "rewards", "_moves", "_key")}
        return {**kept, "arrays": [array.copy() for array in (*self._buffers, *self._batch)]}

    def __setstate__(self, state: JsonObject) -> None:
        self.__init__(state["game"], state["rewards"])  # type: ignore[misc]
        for array, kept in zip((*self._buffers, *self._batch), state["arrays"], strict=True):
            array[:] = kept
        self._moves, self._key = list(state["_moves"]), state["_key"]

    def deal(self, seed: int) -> None:
        """Start a new game: game 0 of this seed."""
        self._buffers.key[:] = simulation_key(seed)
        self._make(NEW_GAME)
        self._key = self._buffers.tables[0]["chance"]["key"].astype("<u8").tobytes()
        self._moves, self._match = [], None

    def play(self, action: int) -> None:
        """Make a move, numbered relative to the deciding seat. An illegal one raises `IllegalMove` and changes nothing."""
        move = self.to_absolute(action)
        if not self.is_legal(action):
            self.match.play(move)  # raises IllegalMove with the reason
            raise AssertionError("the match accepted a move that the mask forbids")
        self._make(action)
        self._moves.append(move)

    def to_absolute(self, action: int) -> int:
        """The absolute move of an action: the list of moves counts seats from seat 0."""
        if self.seat is None or not 0 <= action < len(self._batch.masks[0]):
            return action
        return int(self._buffers.to_absolute[self.seat, action])

    def to_relative(self, move: Move) -> int:
        """The action that stands for a move, relative to the deciding seat."""
        return int(self._buffers.to_relative[self._batch.seats[0], move.id])

    def _make(self, move: int) -> None:
        self._move[0] = move
        self._step(tuple(self._buffers), tuple(self._batch), self._move, 0, self.reward_kind, 0, 1)

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
        """The legal moves of a seat; all 0 while another seat decides."""
        mask = self._batch.masks[0]
        return mask.astype(np.int8) if seat == self.seat else np.zeros(len(mask), np.int8)

    def observe(self, eye: int) -> Array:
        """The observation of an eye."""
        seen = np.zeros(self._batch.observations.shape[1], np.int16)
        self._observe(self._buffers.boxes, self._buffers.tables, eye, seen)
        return seen

    def reward(self, seat: int) -> float:
        """A seat's reward for the last move."""
        return float(self._batch.rewards[0, seat])

    def outcome(self) -> Outcome:
        """Scores and winners; empty until the game is over."""
        if not self.is_over:
            return {}
        return {
            "scores": self._batch.scores[0].tolist(),
            "winners": np.flatnonzero(self._batch.winners[0]).tolist(),
        }

    @property
    def match(self) -> Match:
        """The same play as a match, brought up to date by replaying the moves made since the last access."""
        if self._match is None:
            self._match = Match(self.game, self._key)
        for move in self._moves[len(self._match.history) :]:
            self._match.play(move)
        return self._match
