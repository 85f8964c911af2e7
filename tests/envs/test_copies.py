"""Environments can be copied and pickled, in the middle of a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rattery.envs.gymnasium import SeatEnv
from rattery.envs.pettingzoo import env as aec_env
from rattery.envs.pettingzoo import parallel_env
from tests.bots.test_custom_bots import First

pytestmark = pytest.mark.compiled
GAME = "rat_trap(players=3)"
COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]  # noqa: S301
each_copy = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])


def first_legal(observation: Any, mask: Any) -> int:
    return int(mask.argmax())


def played(env: SeatEnv, moves: int = 30) -> list[Any]:
    seen = []
    for _ in range(moves):
        observation, reward, is_over, _, info = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        seen.append((observation.tolist(), reward, is_over, info["action_mask"].tolist()))
        if is_over:
            env.reset()
    return seen


@each_copy
def test_a_seat_with_opponents_of_every_kind(copied: Callable[[Any], Any]) -> None:
    env = SeatEnv(GAME, opponents=["random", first_legal])
    env.reset(seed=4)
    played(env, 3)
    other = copied(env)
    assert played(other) == played(env)
    own = SeatEnv(GAME, opponents=First)
    own.reset(seed=4)
    assert played(copied(own), 5) == played(own, 5)


@each_copy
@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_pettingzoo(make: Callable[..., Any], copied: Callable[[Any], Any]) -> None:
    env = make(GAME)
    env.reset(seed=3)
    other = copied(env)
    for one in (env, other):
        if make is aec_env:
            for _ in range(6):
                mask = one.observe(one.agent_selection)["action_mask"]
                one.step(int(np.flatnonzero(mask)[-1]))
    ours, theirs = (one.unwrapped.table for one in (env, other))
    assert ours.seat == theirs.seat
    assert (ours.observe(1) == theirs.observe(1)).all()
