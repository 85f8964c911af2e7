"""Helpers for environments: random legal moves, and the observations and moves of interpreted rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.core.game import Game
from rattery.core.moves import PlainOffers
from rattery.core.plain import plain
from rattery.core.record import record_of
from rattery.envs.vector import VectorEnv

EXPECTED_WARNINGS = {  # intended behaviour that the tests of these projects warn about
    "Observation is not a NumPy array",  # it is a dictionary with a mask, as in their own card games
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # where the game is over
}


def any_legal(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def interpreted_observation(game: Game, table: Any, eye: int) -> list[int]:
    seen = np.zeros(game.rules.OBSERVATION, np.int16)
    game.rules.observe(game.plain_box, table, eye, seen)
    return [int(number) for number in seen]


def interpreted_moves(game: Game, table: Any) -> list[str]:
    offers = PlainOffers(len(game.kind.moves))
    game.rules.legal(game.plain_box, table, offers)
    return [str(game.kind.moves[offers.ids[place]]) for place in range(offers.n)]


def table_of(env: VectorEnv, row: int) -> Any:
    """A copy of a table of a vector environment, for rules called from Python."""
    return plain(record_of(env._buffers.tables, row))
