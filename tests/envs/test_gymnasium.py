"""Gymnasium's own checker, and what ours adds to it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rattery.bots.random_bot import RandomBot
from rattery.core.errors import BadArgument, BadOption, IllegalMove, UnknownBot, UnknownLanguage, UnknownSeat
from rattery.core.packages import game_names
from rattery.envs.gymnasium import Info, SeatEnv
from rattery.envs.ids import gymnasium_id
from rattery.envs.opponents import RandomMove
from tests.envs.playing import any_legal
from tests.variants import EVERY_VARIANT, loaded

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_it_passes_the_checker_of_gymnasium(variant: str) -> None:
    check_env(SeatEnv(loaded(variant), render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_its_name_in_the_registry(name: str) -> None:
    env = gymnasium.make(gymnasium_id(name), render_mode="ansi")
    assert env.spec is not None
    check_env(env.unwrapped)
    assert str(env.unwrapped.game) == str(loaded(name))  # type: ignore[attr-defined]


def test_options_are_given_by_name() -> None:
    env: Any = gymnasium.make("rattery/RatTrap-v3", players=3, roles=True, ties="extra_round", seat=2).unwrapped
    assert str(env.game) == "rat_trap(players=3,roles=true,ties=extra_round)"
    assert env.seat == 2
    assert gymnasium.make_vec("rattery/Ratjack-v3", 2, vectorization_mode="sync", players=2).num_envs == 2


def play_out(env: SeatEnv, seed: int) -> tuple[float, Info]:
    """A random game: the reward, and what was told at the end."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    is_over, reward = False, 0.0
    while not is_over:
        assert reward == 0
        assert (env.action_masks() == info["action_mask"]).all()
        assert env.table.seat == env.seat
        _, reward, is_over, _, info = env.step(any_legal(info["action_mask"], random))
    return reward, info


@pytest.mark.parametrize("seat", [0, 1, 2, "random"])
def test_the_reward_comes_at_the_end(seat: int | str) -> None:
    env = SeatEnv("rat_trap(players=3)", seat=seat)
    seats = set()
    for seed in range(20):
        reward, info = play_out(env, seed)
        seats.add(info["seat"])
        assert (reward > 0) == (info["seat"] in info["winners"] and len(info["winners"]) < 3)
        assert len(info["scores"]) == 3
    assert seats == ({0, 1, 2} if seat == "random" else {seat})


def first_legal(observation: Any, mask: Any) -> int:
    assert observation[4] == 0, "the seat that decides is the one that looks"
    return int(mask.argmax())


@pytest.mark.parametrize(
    "opponents",
    ["random", pytest.param("easy", marks=pytest.mark.long), RandomBot(7), first_legal, ["random", first_legal]],
)
def test_opponents_are_levels_bots_or_functions_and_play_again_alike(opponents: Any) -> None:
    env = SeatEnv("rat_trap(players=3)", opponents=opponents)
    first = play_out(env, seed=3)
    again = play_out(env, seed=3)
    assert first[0] == again[0]
    assert first[1]["scores"] == again[1]["scores"]


def test_a_random_opponent_does_what_the_random_bot_does() -> None:
    """Every move on offer is as likely, to three parts in a hundred."""
    env, counts, random = SeatEnv("rat_trap(players=4)"), dict[int, int](), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(3_000):
        move = RandomMove(random)(env.table)
        counts[move] = counts.get(move, 0) + 1
    offered = np.flatnonzero(env.action_masks())
    assert sorted(counts) == offered.tolist()
    assert max(counts.values()) - min(counts.values()) < 0.06 * 3_000


def test_an_illegal_move_loses_or_is_refused() -> None:
    env = SeatEnv("rat_trap(players=3)")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.table._buffers.tables.tobytes()
    _, reward, is_over, _, info = env.step(illegal)
    assert not info["action_mask"].any()
    assert not env.unwrapped.action_masks().any()
    assert (reward, is_over) == (-1, True)
    assert "scores" not in info
    assert env.table._buffers.tables.tobytes() == before
    strict = SeatEnv("rat_trap(players=3)", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    assert strict.table._buffers.tables.tobytes() == before


def test_the_picture_is_what_the_seat_sees_in_its_language() -> None:
    env = SeatEnv("pied_piper(players=3)", seat=1, render_mode="ansi", lang="fr")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert picture.startswith("Le Joueur de flûte")
    assert picture.endswith(env.table.match.asks("fr"))


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"seat": 3}, UnknownSeat, "Seats go from 0 to 2"),
        ({"seat": True}, UnknownSeat, "Seats go from 0 to 2"),
        ({"opponents": "godlike"}, UnknownBot, "godlike"),
        ({"opponents": 7}, BadOption, "no opponent"),
        ({"opponents": ["random"]}, BadOption, "list of 2"),
        ({"illegal": "shrug"}, BadOption, "lose, refuse"),
        ({"rewards": "money"}, BadOption, "zero_sum"),
        ({"render_mode": "oil"}, BadOption, "A picture cannot be “oil”. It can be: human, ansi"),
        ({"lang": "xx"}, UnknownLanguage, "It speaks: en, fr, de"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(given: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        SeatEnv("rat_trap(players=3)", **given)


@pytest.mark.parametrize("action", [1.5, True, None, "1", [0], np.float32(1)])
@pytest.mark.parametrize("illegal", ["lose", "refuse"])
def test_an_action_is_a_whole_number(action: Any, illegal: str) -> None:
    env = SeatEnv("rat_trap(players=3)", illegal=illegal)
    _, info = env.reset(seed=1)
    with pytest.raises(BadArgument, match="“action” is a whole number"):
        env.step(action)
    assert (env.action_masks() == info["action_mask"]).all(), "nothing has changed"
    env.step(np.array(info["action_mask"].argmax()))


def test_it_tells_what_it_is() -> None:
    assert repr(SeatEnv("rat_trap(players=3)", seat="random")) == "<SeatEnv at seat random of rat_trap(players=3)>"
