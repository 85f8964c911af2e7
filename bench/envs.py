"""Speed of the environments: steps a second of the vector environment, and of one table in PettingZoo and Gymnasium.

A step is one decision; the vector environment's comes with masks and observations for every table, and its random moves are
counted in. What others make of games of their own is in `others.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from rattery.core.game import Game
from rattery.envs.vector import VectorEnv

TABLES = 4096  # enough that a step is worth sharing, few enough for a processor's caches


def vector_steps_a_second(game: Game, threads: int, seconds: float = 0.4, tables: int = TABLES) -> float:
    """Steps of all tables together, each with a random move."""
    with VectorEnv(game, tables, threads=threads) as env:
        return tables * rate(lambda: env.step(env.random_moves()), seconds)


def pettingzoo_steps_a_second(game: Game, seconds: float = 0.4) -> float:
    """Steps of our game behind PettingZoo's interface."""
    from rattery.envs.pettingzoo import raw_env

    return aec_steps_a_second(raw_env(game), seconds)


def gymnasium_steps_a_second(game: Game, seconds: float = 0.4) -> float:
    """Steps of one seat against random opponents."""
    from rattery.envs.gymnasium import SeatEnv

    env, random = SeatEnv(game), np.random.default_rng(1)
    masks = [env.reset(seed=1)[1]["action_mask"]]

    def step() -> None:
        _, _, is_over, _, info = env.step(random.choice(np.flatnonzero(masks[0])))
        masks[0] = (env.reset()[1] if is_over else info)["action_mask"]

    return rate(step, seconds)


def aec_steps_a_second(env: Any, seconds: float) -> float:
    """Random play through PettingZoo's interface."""
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, is_over, is_cut_off, _ = env.last()
        if is_over or is_cut_off:
            env.reset()
        else:
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))

    return rate(step, seconds)


def rate(step: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second."""
    step()
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        step()
        done += 1
    return done / (time.perf_counter() - started)
