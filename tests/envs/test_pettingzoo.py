"""PettingZoo's own tests, and what ours adds to them."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rattery.core.errors import BadArgument, BadOption, IllegalMove, UnknownLanguage
from rattery.envs.pettingzoo import env, parallel_env, raw_env
from tests.envs.playing import EXPECTED_WARNINGS, any_legal
from tests.positions import table_of
from tests.variants import EVERY_VARIANT, VARIANTS, loaded

with warnings.catch_warnings():  # where its classic games are installed, they warn of themselves
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

pytestmark = pytest.mark.compiled
FEW, MANY = 4, 400  # cycles


@pytest.fixture(autouse=True)
def _what_is_meant() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in EXPECTED_WARNINGS:
            warnings.filterwarnings("ignore", message=text)
        yield


@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_it_passes_the_tests_of_pettingzoo(variant: str) -> None:
    game = loaded(variant)
    api_test(env(game), num_cycles=FEW)
    parallel_api_test(parallel_env(game), num_cycles=FEW)


@pytest.mark.long
@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_it_passes_the_tests_of_pettingzoo_for_whole_games(variant: str) -> None:
    game = loaded(variant)
    api_test(env(game), num_cycles=MANY)
    parallel_api_test(parallel_env(game), num_cycles=MANY)
    seed_test(lambda: env(game), num_cycles=MANY)
    render_test(lambda render_mode: env(game, render_mode=render_mode))


@pytest.mark.parametrize("variant", VARIANTS)
def test_equal_seeds_play_equal_games(variant: str) -> None:
    game = loaded(variant)
    seed_test(lambda: env(game), num_cycles=FEW)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=FEW)


@pytest.mark.parametrize("variant", ["rat_trap(players=2)", "pied_piper", "first_rat(players=1)", "ratjack"])
def test_it_can_be_looked_at(variant: str) -> None:
    render_test(lambda render_mode: env(variant, render_mode=render_mode))


def play_out(table: Any, seed: int = 0) -> dict[str, float]:
    """A random game; what each agent was paid in all."""
    random, paid = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, is_over, _, _ = table.last()
        paid[agent] += reward
        table.step(None if is_over else any_legal(seen["action_mask"], random))
    return paid


def test_the_winners_are_paid_at_the_end_and_told() -> None:
    table = raw_env("ratjack", players=3)
    for seed in range(5):
        paid = play_out(table, seed)
        winners = [f"seat_{seat}" for seat in table.table.outcome()["winners"]]
        assert sum(paid.values()) == pytest.approx(0, abs=1e-6)
        assert [agent for agent in paid if paid[agent] == max(paid.values())] == winners


def test_the_play_can_be_told_as_a_match() -> None:
    table = raw_env("rat_trap(players=3,roles=true)")
    play_out(table)
    match = table.table.match
    assert match.scores == table.table.outcome()["scores"]
    assert table_of(match).tobytes() == table.table._buffers.tables[0].tobytes()


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    table = raw_env("rat_trap", players=4)
    table.reset(seed=1)
    masks = {agent: table.observe(agent)["action_mask"] for agent in table.agents}
    assert [agent for agent in masks if masks[agent].any()] == [table.agent_selection]


def test_the_raw_environment_refuses_an_illegal_move_with_a_sentence() -> None:
    table = raw_env("rat_trap", players=4)
    table.reset(seed=1)
    before, agent = table.table._buffers.tables.tobytes(), table.agent_selection
    illegal = np.flatnonzero(table.observe(agent)["action_mask"] == 0)
    for action in (*illegal[:5], 999, -1):
        with pytest.raises(IllegalMove):
            table.step(action)
    with pytest.raises(IllegalMove, match="has not said"):
        table.step(None)
    assert table.table._buffers.tables.tobytes() == before
    assert table.agent_selection == agent


def test_an_illegal_move_loses_in_the_wrapped_and_in_the_parallel_environment() -> None:
    table = env("rat_trap", players=3)
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(48)
    assert table.terminations == {"seat_0": True, "seat_1": True, "seat_2": True}
    assert table.rewards == {agent: -1 if agent == offender else 0 for agent in table.possible_agents}
    side_by_side = parallel_env("rat_trap", players=3)
    side_by_side.reset(seed=1)
    offender = side_by_side.decider or ""
    _, rewards, over, _, _ = side_by_side.step({offender: 48})
    assert rewards == {agent: -1 if agent == offender else 0 for agent in side_by_side.possible_agents}
    assert all(over.values())
    assert side_by_side.agents == []


def test_a_parallel_step_without_a_game_is_refused() -> None:
    table, random = parallel_env("ratjack", players=2), np.random.default_rng(1)
    with pytest.raises(RuntimeError, match="call reset"):
        table.step({"seat_0": 0})
    seen, _ = table.reset(seed=1)
    while table.agents:
        asked = table.decider or ""
        seen, *_ = table.step({asked: any_legal(seen[asked]["action_mask"], random)})
    with pytest.raises(RuntimeError, match="call reset"):
        table.step({})
    table.reset(seed=1)
    offender = table.decider or ""
    table.step({offender: 999})
    before = table.table._buffers.tables.tobytes()
    with pytest.raises(RuntimeError, match="call reset"):
        table.step({offender: 0})
    assert table.table._buffers.tables.tobytes() == before


def test_a_picture_shows_no_more_than_everybody_sees() -> None:
    table = raw_env("ratjack", players=2, render_mode="ansi", lang="de")
    table.reset(seed=1)
    picture = table.render()
    assert picture is not None
    assert picture.startswith("Ratjack")
    assert "rats-" not in picture.split("hand")[1].split("\n")[0]


def test_an_option_that_is_none_is_told_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="roles, ties"):
        raw_env("rat_trap", colour="blue")
    with pytest.raises(BadOption, match="A picture cannot be “oil”"):
        raw_env("rat_trap", render_mode="oil")
    with pytest.raises(UnknownLanguage, match="It speaks"):
        parallel_env("rat_trap", lang="xx")


def test_an_action_is_a_whole_number() -> None:
    table: Any = raw_env("rat_trap(players=3)")
    table.reset(seed=1)
    for action in (1.5, True, "1"):
        with pytest.raises(BadArgument, match="“action” is a whole number"):
            table.step(action)
