"""Speed of other libraries at their own games, for comparison in the same run: OpenSpiel, PettingZoo, RLCard, Pgx."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import numpy as np

from bench.envs import aec_steps_a_second
from rattery.core.compile.cuda import has_gpu

HEARTS_DEALS = 53  # chance moves of a game of hearts: 52 cards and the direction of the pass
PGX_TABLES, PGX_STEPS = 1 << 18, 256
Figure = TypeVar("Figure")


@contextmanager
def warnings_ignored() -> Iterator[None]:
    """Suppresses the warnings of other libraries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def if_installed(measure: Callable[[], Figure]) -> Figure | None:
    """Runs a measurement; None if its library is not installed."""
    try:
        with warnings_ignored():
            return measure()
    except ImportError:
        return None


def hearts(seconds: float) -> tuple[float, float, float]:
    """OpenSpiel's hearts with its C++ random bots: decisions, steps including chance moves, and games a second."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, 17 + seat) for seat in range(4)]
    decisions = steps = number = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        steps += state.move_number()
        decisions += state.move_number() - HEARTS_DEALS
        number += 1
    spent = time.perf_counter() - started
    return decisions / spent, steps / spent, number / spent


def ismcts_a_second(game: str = "oh_hell", iterations: int = 4_000) -> float:
    """Iterations of OpenSpiel's information-set search, in C++, over the decisions of one of its own card games."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, iterations, -1, policy, False, False)
    state, luck, done, spent = pyspiel.load_game(game).new_initial_state(), random.Random(3), 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, chances)[0])
            continue
        started = time.perf_counter()
        bot.step(state)
        done, spent = done + iterations, spent + time.perf_counter() - started
        state.apply_action(luck.choice(state.legal_actions()))
    return done / spent


def texas_holdem_steps_a_second(seconds: float) -> float:
    """Steps of PettingZoo's Texas hold'em."""
    from pettingzoo.classic import texas_holdem_v4

    return aec_steps_a_second(texas_holdem_v4.raw_env(), seconds)


class RandomAgent:
    """A random agent with RLCard's interface that counts its decisions."""

    use_raw = False

    def __init__(self) -> None:
        self.decisions = 0
        self._luck = random.Random(1)

    def step(self, state: dict[str, Any]) -> int:
        self.decisions += 1
        return int(self._luck.choice(list(state["legal_actions"])))

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


def rlcard_steps_a_second(game: str, seconds: float) -> float:
    """Decisions in a card game of RLCard."""
    import rlcard

    env, agent = rlcard.make(game, config={"seed": 1}), RandomAgent()
    env.set_agents([agent] * env.num_players)
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.run(is_training=False)
    return agent.decisions / (time.perf_counter() - started)


def pgx_steps_a_second(game: str = "sparrow_mahjong") -> float | None:
    """Steps of a game of Pgx with PGX_TABLES tables; None without a GPU, as Pgx is made for accelerators."""
    if not has_gpu():
        return None
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def turn(_: int, now: Any) -> Any:
        state, key = now
        key, mine, theirs = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(mine, logits, axis=-1)
        return step(state, action, jax.random.split(theirs, PGX_TABLES)), key

    play = jax.jit(lambda state, key: jax.lax.fori_loop(0, PGX_STEPS, turn, (state, key)))
    now = play(init(jax.random.split(jax.random.PRNGKey(0), PGX_TABLES)), jax.random.PRNGKey(1))
    jax.block_until_ready(now)
    started = time.perf_counter()
    jax.block_until_ready(play(*now))
    return float(np.float64(PGX_TABLES * PGX_STEPS) / (time.perf_counter() - started))
