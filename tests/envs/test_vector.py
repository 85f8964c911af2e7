"""Thousands of tables at once play the very games that one table plays."""

from __future__ import annotations

import numpy as np
import pytest

from rattery.core.arrays import Array
from rattery.core.errors import BadArgument, BadOption, IllegalMove, NoDevice
from rattery.envs import vector_gpu
from rattery.envs.vector import VectorEnv, row_ranges
from rattery.playouts.simulate import simulate
from tests.envs.playing import interpreted_moves, interpreted_observation, table_of
from tests.variants import EVERY_VARIANT, VARIANTS, loaded

pytestmark = pytest.mark.compiled
TABLES = 24
CARD_GAME = "rat_trap(players=3,roles=true)"


@pytest.mark.bounds
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_end_and_the_next_ones_are_dealt(variant: str) -> None:
    with VectorEnv(loaded(variant), 32, seed=7, threads=1) as env:
        ended = 0
        while ended < 64:
            ended += int(env.step(env.random_moves()).dones.sum())
            assert env.batch.masks.any(axis=1).all()
            assert env.batch.seats.min() >= 0


@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_random_play_plays_the_games_of_random_playouts(variant: str) -> None:
    game = loaded(variant)
    expected = simulate(game, games=3 * TABLES, seed=5, threads=1)
    seen = 0
    with VectorEnv(game, TABLES, seed=5, threads=1) as env:
        games = np.arange(TABLES)
        while games.min() < 2 * TABLES:
            batch = env.step(env.random_moves())
            for row in np.flatnonzero(batch.dones):
                if games[row] < 3 * TABLES:
                    assert batch.lengths[row] == expected.lengths[games[row]]
                    assert batch.scores[row].tolist() == expected.scores[games[row]].tolist()
                    assert batch.winners[row].tolist() == expected.winners[games[row]].tolist()
                    seen += 1
                games[row] += TABLES
    assert seen >= 2 * TABLES


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_row_shows_what_the_deciding_seat_sees_and_may_do(variant: str) -> None:
    game = loaded(variant)
    with VectorEnv(game, 4, seed=3, threads=1) as env:
        for _ in range(12):
            batch = env.step(env.random_moves())
            for row in range(4):
                table = table_of(env, row)
                assert batch.seats[row] == game.rules.turn(game.plain_box, table)
                assert batch.observations[row].tolist() == interpreted_observation(game, table, int(batch.seats[row]))
                offered = [str(env.move(row, int(action))) for action in np.flatnonzero(batch.masks[row])]
                assert sorted(offered) == sorted(interpreted_moves(game, table))


def test_moves_count_seats_from_the_own_seat() -> None:
    with VectorEnv("rat_trap(players=4)", 200, seed=1, threads=1) as env:
        book = env.game.kind.moves
        partners = [book.find(f"partner {seat}") for seat in range(4)]
        asked = 0
        for _ in range(10):
            batch = env.step(env.random_moves())
            for row in np.flatnonzero(batch.observations[:, 3] == env.game.kind.questions.index("which_partner")):
                asked += 1
                assert not batch.masks[row, int(partners[0] or 0)], "nobody is his own partner"
                for action in np.flatnonzero(batch.masks[row]):
                    meant = env.move(int(row), int(action))
                    assert meant is not None
                    from_own = (dict(meant.facts)["seat"] - int(batch.seats[row])) % 4
                    assert partners[from_own] == book[int(action)]
    assert asked > 50


def test_threads_change_nothing() -> None:
    one, several = VectorEnv(CARD_GAME, 101, seed=8, threads=1), VectorEnv(CARD_GAME, 101, seed=8, threads=3)
    for _ in range(300):
        moves = one.random_moves()
        assert (several.random_moves() == moves).all()
        one.step(moves)
        several.step(moves)
        for first, second in zip(one.batch, several.batch, strict=True):
            assert (first == second).all()
    several.close()


def test_a_step_writes_into_the_arrays_it_always_had() -> None:
    env = VectorEnv(CARD_GAME, 10, threads=1)
    before = env.reset()
    masks = before.masks.copy()
    after = env.step(env.random_moves())
    assert all(first is second for first, second in zip(before, after, strict=True))
    assert (masks != after.masks).any()


def test_one_illegal_move_and_no_table_has_moved() -> None:
    env = VectorEnv(CARD_GAME, 10, seed=2, threads=1)
    moves, tables = env.random_moves().copy(), env._buffers.tables.tobytes()
    moves[7] = np.flatnonzero(~env.batch.masks[7])[0]
    with pytest.raises(IllegalMove, match="Table 7"):
        env.step(moves)
    for bad in (-1, 10_000):
        moves[7] = bad
        with pytest.raises(IllegalMove, match=f"Table 7: “{bad}”"):
            env.step(moves)
    assert env._buffers.tables.tobytes() == tables


@pytest.mark.parametrize("moves", [np.zeros(9, np.int64), np.zeros(10), np.zeros((10, 1), np.int32)])
def test_moves_are_one_whole_number_a_table(moves: Array) -> None:
    with pytest.raises(IllegalMove, match="10 tables"):
        VectorEnv(CARD_GAME, 10, threads=1).step(moves)


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_is_left_of_the_game_before(variant: str) -> None:
    """Not even in what is seen of things that do not matter yet."""
    env = VectorEnv(loaded(variant), 20, seed=1, threads=1)
    first = env.reset(seed=4).observations.copy()
    tables = env._buffers.tables.tobytes()
    for _ in range(100):
        env.step(env.random_moves())
    assert (env.reset(seed=5).observations != first).any()
    assert (env.reset(seed=4).observations == first).all()
    assert env._buffers.tables.tobytes() == tables


@pytest.mark.parametrize(("rewards", "total"), [("zero_sum", 0.0), ("share", 1.0)])
def test_rewards_come_when_a_game_ends_and_add_up(rewards: str, total: float) -> None:
    env = VectorEnv("ratjack(players=3)", 64, seed=1, rewards=rewards, threads=1)
    ended = 0
    while ended < 40:
        batch = env.step(env.random_moves())
        ended += int(batch.dones.sum())
        assert not batch.rewards[~batch.dones].any()
        assert np.allclose(batch.rewards[batch.dones].sum(axis=1), total, atol=1e-6)
        best = batch.rewards[batch.dones].max(axis=1, keepdims=True)
        assert ((batch.rewards[batch.dones] == best) == batch.winners[batch.dones]).all()


def test_rewards_can_be_the_scores() -> None:
    env = VectorEnv("ratjack(players=2)", 64, seed=1, rewards="score", threads=1)
    while not env.step(env.random_moves()).dones.any():
        pass
    assert (env.batch.rewards[env.batch.dones] == env.batch.scores[env.batch.dones]).all()


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="zero_sum, share, score"):
        VectorEnv(CARD_GAME, 10, rewards="money")
    with pytest.raises(BadOption, match="at least one table"):
        VectorEnv(CARD_GAME, 0)
    with pytest.raises(BadOption, match="at least one thread"):
        VectorEnv(CARD_GAME, 10, threads=-3)
    with pytest.raises(BadOption, match="players"):
        VectorEnv("rat_trap", 10, players=9)
    for seat in (9, -1, "left", None):
        with pytest.raises(BadArgument, match="“seat” is a whole number from 0 to"):
            VectorEnv(CARD_GAME, 10, seat=seat)  # type: ignore[arg-type]


def test_where_there_is_no_gpu_its_environment_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector_gpu, "has_gpu", lambda: False)
    with pytest.raises(NoDevice, match=r"no GPU here that CUDA can use.*numba-cuda"):
        vector_gpu.GpuVectorEnv(CARD_GAME, 10)


def test_an_action_has_its_move_at_a_table_that_is_there() -> None:
    with VectorEnv(CARD_GAME, 4, seed=1, threads=1) as env:
        assert env.move(0, int(env.batch.masks[0].argmax())) is not None
        assert env.move(3, 100_000) is None
        for table in (4, -1, 1.5, None, "0"):
            with pytest.raises(BadArgument, match="“table” is a whole number from 0 to 3"):
                env.move(table, 0)  # type: ignore[arg-type]


def test_tables_are_shared_out_evenly() -> None:
    assert row_ranges(10, 3) == [(0, 3), (3, 6), (6, 10)]
    assert row_ranges(2, 8) == [(0, 1), (1, 2)]
