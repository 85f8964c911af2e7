"""How fast others are at games of their own, measured in the same run: OpenSpiel, PettingZoo, RLCard, Pgx.

None where what it needs is not installed, or not there.
"""

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

HEARTS_DEALS = 53  # what chance does in a game of hearts: 52 cards and the direction of the pass
PGX_TABLES, PGX_STEPS = 1 << 18, 256
Figure = TypeVar("Figure")


@contextmanager
def quietly() -> Iterator[None]:
    """Other people's warnings are not ours to show."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def if_installed(measure: Callable[[], Figure]) -> Figure | None:
    """A measure of something that may be missing."""
    try:
        with quietly():
            return measure()
    except ImportError:
        return None


def hearts(seconds: float) -> tuple[float, float, float]:
    """OpenSpiel's hearts driven by its C++ random bots: decisions a second, steps with dealt cards counted, games."""
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
    """Steps of a card game that comes with PettingZoo."""
    from pettingzoo.classic import texas_holdem_v4

    return aec_steps_a_second(texas_holdem_v4.raw_env(), seconds)


class Anybody:
    """An agent as RLCard wants one: anything legal; it counts its decisions."""

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

    env, anybody = rlcard.make(game, config={"seed": 1}), Anybody()
    env.set_agents([anybody] * env.num_players)
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.run(is_training=False)
    return anybody.decisions / (time.perf_counter() - started)


def pgx_steps_a_second(game: str = "sparrow_mahjong") -> float | None:
    """Steps of a tile game of Pgx, a quarter of a million tables at once; it is made for accelerators, so only on a GPU."""
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
