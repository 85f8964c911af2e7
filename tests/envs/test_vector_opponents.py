"""Opponents inside a vector environment: compiled ones, policies, levels and bots, seat by seat."""

from __future__ import annotations

import copy
import threading
from functools import cache
from typing import Any

import numpy as np
import pytest

from rattery.bots import custom_bots
from rattery.core.arrays import Array
from rattery.core.errors import BadArgument, BadOption, IllegalMove, UnknownBot
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.relative_moves import relative_moves
from rattery.envs.compiled_opponents import CALLER, FIRST_PYTHON_OPPONENT, JUDGE, RANDOM
from rattery.envs.gymnasium import SeatEnv
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_opponents import policies_only, seat_opponents
from rattery.match.match import Match
from tests.waiting import TIMEOUT

released = threading.Event()
pytestmark = pytest.mark.compiled
GAME = "rat_trap(players=3,roles=true)"
TABLES = 15


def last_legal(observations: Array, masks: Array) -> Array:
    """A policy: the last legal move of every row."""
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))


class Last:
    """The same as a bot: the last one counted from the own seat, as a policy counts."""

    name, seed = "last", 0

    def choose(self, world: Match, seed: int) -> Move:
        numbers = numbers_from_each_seat(world.game)[world.turn]
        return max(world.moves(), key=lambda move: int(numbers[move.id]))


@cache
def numbers_from_each_seat(game: Game) -> Array:
    """Seats × moves: a move's number as that seat counts."""
    return relative_moves(game).to_relative


def played(env: VectorEnv, steps: int) -> list[list[bytes]]:
    return [[array.tobytes() for array in env.batch] for _ in range(steps) if env.step(env.random_moves())]


def test_opponents_are_seated_one_for_each_other_seat() -> None:
    env = VectorEnv(GAME, 3, seed=1, threads=1, opponents=["judge", last_legal], seat="random")
    assert env._buffers.learners.tolist() == [0, 1, 2]
    assert env._buffers.players.tolist() == [
        [CALLER, JUDGE, FIRST_PYTHON_OPPONENT],
        [JUDGE, CALLER, FIRST_PYTHON_OPPONENT],
        [JUDGE, FIRST_PYTHON_OPPONENT, CALLER],
    ]
    all_alike = seat_opponents(env.game, 2, "random", 2)
    assert all_alike.players.tolist() == [[RANDOM, RANDOM, CALLER]] * 2
    assert seat_opponents(env.game, 2, None, 0).players.tolist() == [[CALLER, CALLER, CALLER]] * 2


@pytest.mark.parametrize("opponents", ["random", "judge", last_legal, Last(), ["random", last_legal]])
def test_only_the_learner_is_asked_and_all_seats_are_paid(opponents: Any) -> None:
    with VectorEnv(GAME, TABLES, seed=1, threads=1, opponents=opponents, seat="random", finals=True) as env:
        learners, ended, over = np.arange(TABLES) % 3, 0, env.game.schema["over"].start
        assert (env.batch.seats == learners).all()
        for _ in range(60):
            batch = env.step(env.random_moves())
            assert (batch.seats == learners).all()
            assert batch.masks.any(axis=1).all()
            for row in np.flatnonzero(batch.dones):
                ended += 1
                assert batch.finals[row, over] == 1
                assert batch.observations[row, over] == 0
                assert batch.rewards[row].sum() == pytest.approx(0), "a return for every seat"
            assert not batch.rewards[~batch.dones].any()
        assert ended > 10


class Boom:
    """A bot that always fails."""

    name, seed = "boom", 0

    def choose(self, world: Match, seed: int) -> Move:
        raise ValueError("boom")


class Sleeper(Boom):
    name = "sleeper"

    def choose(self, world: Match, seed: int) -> Move:
        released.wait(TIMEOUT)
        return world.moves()[0]


@pytest.mark.parametrize("opponent", [Boom, Boom(), f"{__name__}:Boom", Sleeper])
def test_a_bot_that_fails_or_dawdles_is_replaced(opponent: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom_bots.GuardedBot.__init__, "__defaults__", (0.05, None, False))
    monkeypatch.setattr(custom_bots, "_timed_out", set())
    with VectorEnv(GAME, 2, seed=1, threads=1, opponents=opponent) as env:
        for _ in range(3):
            assert (env.step(env.random_moves()).seats == 0).all()
    seat = SeatEnv(GAME, opponents=opponent)
    _, info = seat.reset(seed=1)
    for _ in range(3):
        _, _, over, _, info = seat.step(int(info["action_mask"].argmax()))
        if over:
            break
    released.set()


@pytest.mark.parametrize(("tables", "steps"), [(2, 6), pytest.param(8, 40, marks=pytest.mark.long)])
def test_the_same_opponent_as_policy_and_as_bot_plays_the_same_games(tables: int, steps: int) -> None:
    one, other = (VectorEnv(GAME, tables, seed=4, threads=1, opponents=each) for each in (last_legal, Last()))
    assert played(one, steps) == played(other, steps)


def test_the_judge_beats_random_players() -> None:
    """One learner that plays at random among judges loses more than its share."""
    with VectorEnv(GAME, 200, seed=2, threads=1, opponents="judge", rewards="share") as env:
        won = games = 0.0
        while games < 200:
            batch = env.step(env.random_moves())
            won += float(batch.rewards[batch.dones, 0].sum())
            games += int(batch.dones.sum())
    assert won / games < 0.2


def test_games_are_the_same_from_the_same_seed_with_threads_copied_and_restored() -> None:
    settings: Any = {"seed": 6, "opponents": ["judge", "easy"], "seat": 1}
    env, threaded = (VectorEnv(GAME, 9, threads=threads, **settings) for threads in (1, 2))
    twin, kept = copy.deepcopy(env), env.save()
    first = played(env, 4)
    assert played(threaded, 4) == first
    assert played(twin, 4) == first
    env.restore(kept)
    assert played(env, 4) == first
    env.reset(seed=6)
    assert played(env, 4) == first
    threaded.close()


def test_a_game_in_which_the_learner_is_never_asked_is_not_told() -> None:
    """Number 0 of two opponents may end a game of one round before the third seat decides anything."""
    with VectorEnv(GAME, 64, seed=3, threads=1, opponents=last_legal, seat=2) as env:
        asked = np.zeros(64, np.int64)
        for _ in range(80):
            asked += 1
            batch = env.step(env.random_moves())
            assert (asked[batch.dones] >= 1).all()
            asked[batch.dones] = 0
            assert (env._buffers.progress["decided"] == 1).all()


def test_who_cannot_be_an_opponent_is_told_in_a_sentence() -> None:
    with pytest.raises(BadArgument, match=r"“tables” is a whole number, not 1\.5"):
        VectorEnv(GAME, 1.5)  # type: ignore[arg-type]
    with pytest.raises(UnknownBot, match="godlike"):
        VectorEnv(GAME, 4, opponents="godlike")
    with pytest.raises(BadOption, match="list of 1"):
        VectorEnv(GAME, 4, opponents=["random"])
    with pytest.raises(BadOption, match="“7” is no opponent"):
        VectorEnv(GAME, 4, opponents=7)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="opponent inside the environment moved against the rules at table"):
        VectorEnv(GAME, 4, opponents=lambda observations, masks: masks.argmin(axis=1))
    with pytest.raises(BadOption, match="“hard” thinks on the processor"):
        policies_only(["hard"])
