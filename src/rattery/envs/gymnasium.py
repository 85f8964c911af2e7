"""Gymnasium: a single-agent environment; bots or your own functions play the other seats.

    import gymnasium, rattery.envs.gymnasium
    env = gymnasium.make("rattery/MyGame-v1", players=4, opponents="easy")

The observation is that of your seat. `info["action_mask"]` says which moves are legal, and so does `action_masks()`, the
method that maskable policies call. The reward comes with the last step, and so do `info["scores"]` and `info["winners"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np

from rattery.core.arguments import as_whole_number, whole_number
from rattery.core.arrays import Array
from rattery.core.errors import BadOption, UnknownSeat
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.envs.ids import register_all
from rattery.envs.loading import game_of
from rattery.envs.one_table import OneTable, Outcome
from rattery.envs.opponents import Chooser, Opponent, chooser, one_for_each
from rattery.envs.picture import RENDER_MODES, check_render_options, picture

gymnasium = require("gymnasium", "envs")

from rattery.envs.spaces import action_space, observation_space  # noqa: E402

register_all()

ILLEGAL_MOVES = ("lose", "refuse")
ILLEGAL = -1.0


class Info(Outcome):
    """The info dictionary of `reset` and `step`."""

    action_mask: Array
    seat: int


class SeatEnv(gymnasium.Env):  # type: ignore[misc,name-defined]
    """One seat of a table.

    An illegal move loses: the game ends with a reward of -1. With `illegal="refuse"` it raises `IllegalMove` and changes
    nothing.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        rewards: str = "zero_sum",
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        self.game = game_of(game, **options)
        number = as_whole_number(seat)
        if seat != "random" and (number is None or number not in range(self.game.players)):
            raise UnknownSeat("unknown-seat", given=str(seat), last=self.game.players - 1)
        if illegal not in ILLEGAL_MOVES:
            raise BadOption("env-illegal-moves", given=str(illegal), choices=", ".join(ILLEGAL_MOVES))
        check_render_options(render_mode, lang)
        self._wanted_seat = seat
        self.seat = 0 if number is None else number
        self.opponents = one_for_each(opponents, self.game.players - 1)
        self.refuses = illegal == "refuse"
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self.table = OneTable(self.game, rewards)
        self._choosers: dict[int, Chooser] = {}
        self._has_lost = False  # by an illegal move

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Array, Info]:
        """Start the next game, or the first of a seed; opponents move until the learner decides. Returns observation
        and info."""
        super().reset(seed=seed)
        self._has_lost = False
        if self._wanted_seat == "random":
            self.seat = int(self.np_random.integers(self.game.players))
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self._choosers = {
            seat: chooser(opponent, self.np_random) for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self._deal()
        self._show()
        return self._seen(), self._info()

    def _deal(self) -> None:
        """Deal until this seat has a decision: the opponents may finish a short game before its first one."""
        while True:
            self.table.deal(int(self.np_random.integers(1 << 62)))
            self._play_opponents()
            if not self.table.is_over:
                return

    def step(self, action: SupportsIndex) -> tuple[Array, float, bool, bool, Info]:
        """Make a move, then those of the opponents. An illegal move is refused, or ends the game with the reward
        ILLEGAL, as `illegal` says."""
        move = whole_number("action", action)
        if not self.table.is_legal(move) and not self.refuses:
            self._has_lost = True
            return self._seen(), ILLEGAL, True, False, self._info()
        self.table.play(move)
        self._play_opponents()
        self._show()
        return self._seen(), self.table.reward(self.seat), self.table.is_over, False, self._info()

    def _play_opponents(self) -> None:
        while self.table.seat is not None and self.table.seat != self.seat:
            self.table.play(self._choosers[self.table.seat](self.table))

    def _seen(self) -> Array:
        return self.table.observe(self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat, **self.table.outcome()}

    def action_masks(self) -> Array:
        """Which moves are legal, in the form maskable policies expect; none after an illegal move has lost the game."""
        mask = self.table.mask(self.seat).astype(np.bool_)
        return np.zeros_like(mask) if self._has_lost else mask

    def render(self) -> str | None:
        """The table as your seat sees it."""
        if self.render_mode is None:
            return None
        text = picture(self.table.match, self.seat, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def __str__(self) -> str:
        return f"<{type(self).__name__} at seat {self._wanted_seat} of {self.game}>"

    __repr__ = __str__
