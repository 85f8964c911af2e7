"""The spaces of Gymnasium: what can be seen, and what can be done."""

from __future__ import annotations

import numpy as np

from rattery.core.extras import require
from rattery.core.game import Game

require("gymnasium", "envs")

from gymnasium import spaces  # noqa: E402


def observation_space(game: Game) -> spaces.Box:
    """The numbers a seat sees, each in its range; `game.schema` and docs/environments say what each of them is."""
    return spaces.Box(game.schema.low, game.schema.high, dtype=np.int16)


def mask_space(game: Game) -> spaces.Box:
    """1 for each move that may be made."""
    return spaces.Box(0, 1, (len(game.kind.moves),), np.int8)


def action_space(game: Game) -> spaces.Discrete:
    """The moves, by their numbers."""
    return spaces.Discrete(len(game.kind.moves))
