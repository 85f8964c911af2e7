"""Helpers to test judges: tables from random games, how those games ended, and a judge's evaluations of the tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from rattery.bots.judge import judge_of
from rattery.core.compile.entry_point import entry_point
from rattery.core.game import Game
from rattery.core.plain import plain
from rattery.core.record import array_of, record_of
from rattery.envs.vector import VectorEnv

Array = np.ndarray[Any, Any]


@cache
def judging_entry(judge: Any) -> Any:
    """An entry point that evaluates an array of tables by a judge."""

    def judgements(boxes, tables, said):  # type: ignore[no-untyped-def]
        for place in range(len(tables)):
            judge(boxes[0], tables[place], said[place])

    return entry_point(judgements, compile_quickly=True)


def met_tables(game: Game, games: int, every: int, seed: int, room: int) -> tuple[Array, Array]:
    """Tables from random games, about one position in `every`, and each seat's share of the victory at the end of its game.

    Returns at most `room` of them, those of a game side by side.
    """
    luck, is_open = np.random.default_rng(seed), np.ones(games, np.bool_)
    met, of_game, won = [], [], np.zeros((games, game.seats))
    with VectorEnv(game, games, seed=seed, threads=1) as env:
        while is_open.any():
            looked_at = np.flatnonzero(is_open & (luck.integers(every, size=games) == 0))
            met.append(env._buffers.tables[looked_at])
            of_game.append(looked_at)
            batch = env.step(env.random_moves())
            ending = is_open & batch.dones
            won[ending], is_open = batch.winners[ending], is_open & ~batch.dones
    won /= won.sum(axis=1, keepdims=True)
    numbers = np.concatenate(of_game)
    whole_games = np.argsort(numbers, kind="stable")[:room]
    return np.concatenate(met)[whole_games], won[numbers[whole_games]]


def judged_tables(
    game: Game, games: int, every: int = 5, seed: int = 0, room: int = 20_000
) -> tuple[Array, Array, Array]:
    """`met_tables`, with the judge's evaluations: tables, evaluations, and shares of the victory at the end."""
    met, ended = met_tables(game, games, every, seed, room)
    said = np.zeros((len(met), game.seats))
    judging_entry(judge_of(game.name, game.rules))(array_of(game.box), met, said)
    return met, said, ended


def are_chances(said: Array) -> bool:
    """Whether every row is finite, not negative and adds up to 1."""
    return bool(np.isfinite(said).all() and (said >= 0).all() and np.allclose(said.sum(axis=1), 1))


def surprise(said: Array, ended: Array) -> float:
    """The mean log loss; evaluations are mixed with 1 % of a uniform one, so that it is finite."""
    said = 0.99 * said + 0.01 / said.shape[1]
    return float(-(ended * np.log(said)).sum(axis=1).mean())


def chances(game: Game, table: Any) -> list[float]:
    """The evaluation of a table by the interpreted judge."""
    said = np.zeros(game.seats)
    judge_of(game.name, game.rules)(game.plain_box, plain(table), said)
    return [float(chance) for chance in said]


def assert_all_have_chances(game: Game, games: int) -> None:
    """At every table everybody has a chance between nothing and all, and together they have all."""
    met, said, _ = judged_tables(game, games, every=2)
    assert len(met) > 2_000
    assert are_chances(said)


def assert_same_compiled(game: Game, room: int = 300) -> None:
    """The judge says the same interpreted and compiled."""
    met, said, _ = judged_tables(game, games=20, room=room)
    for place in range(len(met)):
        assert np.allclose(chances(game, record_of(met, place)), said[place])


def assert_seats_are_alike(game: Game, moved_on: Callable[[Game, Any], Any], room: int = 300) -> None:
    """Everybody takes their chances along to another seat: `moved_on` is the same table, everybody one seat further."""
    met, said, _ = judged_tables(game, games=20, room=room)
    for place in range(len(met)):
        moved = chances(game, moved_on(game, record_of(met, place)))
        assert np.allclose(np.roll(said[place], 1), moved)
