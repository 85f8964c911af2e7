"""Gymnasium's observation and action spaces of a game."""

from __future__ import annotations

import numpy as np

from rattery.core.extras import require
from rattery.core.game import Game

require("gymnasium", "envs")

from gymnasium import spaces  # noqa: E402


def observation_space(game: Game) -> spaces.Box:
    """Observations, with a range per number; `game.schema` and docs/environments say what each number means."""
    return spaces.Box(game.schema.low, game.schema.high, dtype=np.int16)


def mask_space(game: Game) -> spaces.Box:
    """Masks: 1 for each legal move."""
    return spaces.Box(0, 1, (len(game.kind.moves),), np.int8)


def action_space(game: Game) -> spaces.Discrete:
    """The moves, by their numbers."""
    return spaces.Discrete(len(game.kind.moves))
