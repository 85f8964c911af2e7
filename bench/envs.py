"""Speed of the environments: steps a second of the vector environment, and of one table in PettingZoo, Gymnasium and
OpenSpiel.

A step is one decision. In the vector environment it includes masks and observations of all tables and drawing random moves.
`python -m bench.envs openspiel` measures one of the last three alone. Other libraries' own games are in
`other_libraries.py`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from rattery.core.game import Game
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from rattery.envs.vector import VectorEnv

TABLES = 4096  # enough to be worth splitting over threads, few enough for the CPU caches


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

    env, luck = SeatEnv(game), np.random.default_rng(1)
    masks = [env.reset(seed=1)[1]["action_mask"]]

    def step() -> None:
        _, _, is_over, _, info = env.step(luck.choice(np.flatnonzero(masks[0])))
        masks[0] = (env.reset()[1] if is_over else info)["action_mask"]

    return rate(step, seconds)


def openspiel_decisions_a_second(game: Game, seconds: float = 0.4) -> float:
    """Decisions of our game behind OpenSpiel's interface, including the chance nodes on the way."""
    import pyspiel

    import rattery.envs.openspiel  # noqa: F401 -- registers our games

    loaded, luck = pyspiel.load_game(f"rattery_{game}"), random.Random(1)
    states = [loaded.new_initial_state()]

    def step() -> None:
        if states[0].is_terminal():
            states[0] = loaded.new_initial_state()
        state = states[0]
        while state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])  # all are equally likely
        if not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))

    return rate(step, seconds)


def aec_steps_a_second(env: Any, seconds: float) -> float:
    """Random play through PettingZoo's interface."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, is_over, is_cut_off, _ = env.last()
        if is_over or is_cut_off:
            env.reset()
        else:
            env.step(luck.choice(np.flatnonzero(seen["action_mask"])))

    return rate(step, seconds)


def rate(step: Callable[[], object], seconds: float) -> float:
    """How often `step` runs a second, after one warm-up call."""
    step()
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        step()
        done += 1
    return done / (time.perf_counter() - started)


def main() -> None:
    """One figure alone: python -m bench.envs openspiel "rat_trap(players=3)"."""
    figure, *games = sys.argv[1:]
    measure = {
        "pettingzoo": pettingzoo_steps_a_second,
        "gymnasium": gymnasium_steps_a_second,
        "openspiel": openspiel_decisions_a_second,
    }[figure]
    for spelled in games or game_names():
        game = load_game(spelled)
        print(f"{game}: {measure(game, 2.0):,.0f} a second")


if __name__ == "__main__":
    main()
