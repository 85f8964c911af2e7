"""A vector environment one can search with: save, restore, copy, imagine, observe any seat."""

from __future__ import annotations

import copy
import pickle
from typing import Any, cast

import numpy as np
import pytest

from rattery.core.errors import BadArgument, IllegalMove
from rattery.envs.vector import STAY, VectorEnv
from tests.envs.playing import interpreted_observation, table_of

pytestmark = pytest.mark.compiled
GAME = "rat_trap(players=3,roles=true)"
TABLES = 12


def an_env(**settings: Any) -> VectorEnv:
    env = VectorEnv(GAME, TABLES, seed=3, threads=1, **settings)
    for _ in range(5):
        env.step(env.random_moves())
    return env


def shown(env: VectorEnv) -> list[bytes]:
    return [array.tobytes() for array in env.batch]


def played(env: VectorEnv, steps: int = 40) -> list[list[bytes]]:
    return [shown(env) for _ in range(steps) if env.step(env.random_moves())]


def test_a_state_is_restored_as_often_as_one_likes() -> None:
    env = an_env()
    kept = env.save()
    first = played(env)
    env.restore(kept)
    assert played(env) == first
    other = VectorEnv(GAME, TABLES, seed=9, threads=1)
    other.restore(kept)
    assert played(other) == first


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_an_environment_is_copied_and_pickled(copied: Any) -> None:
    env = an_env()
    other = copied(env)
    assert shown(other) == shown(env)
    assert played(other) == played(env)
    assert repr(env) == f"<VectorEnv of 12 tables of {GAME}>"


def test_rows_are_copied() -> None:
    env = an_env()
    env.copy_rows(np.array([0, 0, 0]), np.array([1, 5, 11]))
    for row in (1, 5, 11):
        assert env._buffers.tables[row] == env._buffers.tables[0]
        assert (env.batch.observations[row] == env.batch.observations[0]).all()
    env.step(env.random_moves())
    assert (env.batch.observations[5] == env.batch.observations[0]).all(), "with the same dice to come"
    with pytest.raises(BadArgument, match="Rows are numbers of tables, below 12"):
        env.copy_rows(np.array([0]), np.array([12]))


def test_of_several_copies_to_one_table_the_last_counts_and_no_rows_are_rows() -> None:
    env = an_env()
    third, nothing = env._buffers.tables[3].copy(), cast(Any, [])
    env.copy_rows(np.array([2, 3]), np.array([5, 5]))
    assert env._buffers.tables[5] == third
    before = shown(env)
    env.copy_rows(nothing, nothing)
    env.step(nothing, nothing)
    env.imagine(1, rows=nothing)
    assert shown(env) == before


def test_some_rows_are_stepped_and_the_others_stay() -> None:
    env = an_env()
    before, rows = env._buffers.tables.copy(), np.array([2, 7])
    env.step(env.random_moves()[rows], rows)
    moved = [row for row in range(TABLES) if env._buffers.tables[row] != before[row]]
    assert moved == [2, 7]
    moves = env.random_moves().copy()
    moves[3] = STAY
    stays = env._buffers.tables[3].copy()
    env.step(moves)
    assert env._buffers.tables[3] == stays
    with pytest.raises(IllegalMove, match="2 tables"):
        env.step(env.random_moves(), rows)


def test_any_seat_can_look_and_all_of_them_are_the_full_state() -> None:
    env = an_env()
    seen, everything = env.observe(2), env.observe_all()
    assert everything.shape == (TABLES, 3, len(env.game.schema))
    for row in range(TABLES):
        assert seen[row].tolist() == interpreted_observation(env.game, table_of(env, row), 2)
    assert (everything[:, 2] == seen).all()
    assert (env.observe(env.batch.seats) == env.batch.observations).all()
    with pytest.raises(BadArgument, match="up to 2"):
        env.observe(3)


def test_imagined_worlds_look_the_same_to_who_imagines_them_and_are_those_of_a_match() -> None:
    env = an_env()
    seen, masks, tables = env.batch.observations.copy(), env.batch.masks.copy(), env._buffers.tables.copy()
    kept = env.save()
    env.imagine(seed=5)
    assert (env.batch.observations == seen).all()
    assert (env.batch.masks == masks).all()
    assert all(env.game.rules.check(env.game.plain_box, table_of(env, row)) == 0 for row in range(TABLES))
    hidden = env._buffers.tables["piles"].copy()
    assert (hidden != tables["piles"]).any()
    env.restore(kept)
    env.imagine(seed=6)
    assert (env._buffers.tables["piles"] != hidden).any()
    env.restore(kept)
    env.imagine(seed=5)
    assert (env._buffers.tables["piles"] == hidden).all()


def test_some_rows_are_imagined_and_become_the_worlds_they_would_become_with_all_others() -> None:
    env = an_env()
    kept, tables = env.save(), env._buffers.tables.copy()
    env.imagine(seed=5)
    everywhere = env._buffers.tables.copy()
    env.restore(kept)
    env.imagine(seed=5, rows=np.array([2, 7]))
    for row in range(TABLES):
        assert env._buffers.tables[row] == (everywhere if row in (2, 7) else tables)[row]
    env.restore(kept)
    env.imagine(5, np.array([0, 1]), np.array([2, 7]))
    by_others = env._buffers.tables[7].copy()
    env.restore(kept)
    env.imagine(5, 1)
    assert env._buffers.tables[7] == by_others
    with pytest.raises(BadArgument, match="one for each of 2 tables"):
        env.imagine(5, np.array([0, 1, 1]), np.array([2, 7]))


@pytest.mark.parametrize("seats", [1.5, True, "0", None, [0.0] * TABLES, np.zeros((TABLES, 1), int), [0]])
def test_what_is_no_seat_is_refused(seats: Any) -> None:
    with pytest.raises(BadArgument, match="Seats are one number, or one for each of 12 tables, up to 2"):
        an_env().observe(seats)


def test_a_state_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    env = an_env()
    before, key = shown(env), env._buffers.key.copy()
    others = (
        VectorEnv(GAME, TABLES + 1, seed=8, threads=1),
        VectorEnv("rat_trap(players=3)", TABLES, seed=8, threads=1),
        VectorEnv(GAME, TABLES, seed=8, threads=1, finals=True),
        VectorEnv(GAME, TABLES, seed=8, threads=1, opponents="judge"),
    )
    for state in (3, None, *(other.save() for other in others)):
        with pytest.raises(BadArgument, match=r"rat_trap\(players=3,roles=true\), with 12 tables"):
            env.restore(state)  # type: ignore[arg-type]
        assert (shown(env), env.seed) == (before, 3)
        assert (env._buffers.key == key).all()


def test_a_state_of_other_rules_is_refused_and_changes_nothing() -> None:
    env = an_env()
    before, kept = shown(env), env.save()
    env.restore(kept)
    with pytest.raises(BadArgument, match=r"saved with version other of the rules of rat_trap\(players=3,roles=true\)"):
        env.restore(kept._replace(rules="other"))
    assert shown(env) == before


@pytest.mark.parametrize("tables", [1, 2])
def test_finals_are_kept_however_few_tables_there_are(tables: int) -> None:
    with VectorEnv(GAME, tables, seed=3, finals=True) as env:
        over = env.game.schema["over"].start
        while not env.batch.dones[0]:
            env.step(env.random_moves())
        assert env.batch.finals[0, over] == 1
    with VectorEnv(GAME, tables, seed=3) as env:
        assert len(env.batch.finals) == 0, "not asked for"


def test_seeds_are_as_documented() -> None:
    env = VectorEnv(GAME, TABLES, threads=1)
    other = VectorEnv(GAME, TABLES, threads=1)
    assert shown(env) != shown(other), "without a seed the games are new ones"
    env = VectorEnv(GAME, TABLES, seed=4, threads=1)
    first = shown(env)
    assert [array.tobytes() for array in env.reset()] == first, "nothing was played yet"
    env.step(env.random_moves())
    env.reset()
    assert shown(env) != first, "the next games"
    assert env._buffers.progress["number"].tolist() == list(range(TABLES, 2 * TABLES))
    env.reset(seed=4)
    assert shown(env) == first
