"""Judges put to the test: tables met in random games, how those games ended, and what a judge says of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rattery.bots.judges import judge_of
from rattery.core.chance import Chance, draw
from rattery.core.compiled import entry_point
from rattery.core.game import Game
from rattery.core.record import array_of, blanks
from rattery.lab.playouts import seed_playout, simulation_key

Array = np.ndarray[Any, Any]


@cache
def games_entry(rules: Any, judge: Any) -> Any:
    """Random games; of each, one table in `every` is judged, and what was said of it is kept with how the game ended."""
    set_up, legal, play, is_over, is_winner = rules.set_up, rules.legal, rules.play, rules.is_over, rules.is_winner

    def judged_games(boxes, tables, offers, lucks, key, games, every, met, said, ended):  # type: ignore[no-untyped-def]
        box, s, luck, kept = boxes[0], tables[0], lucks[0], 0
        for game in range(games):
            seed_playout(s.chance, luck, key[0], key[1], game)
            set_up(box, s)
            first = kept
            while not is_over(box, s):
                if kept < len(met) and draw(luck, every) == 0:
                    met[kept] = tables[0]
                    judge(box, s, said[kept])
                    kept += 1
                legal(box, s, offers[0])
                play(box, s, offers[0].ids[draw(luck, offers[0].n)])
            for place in range(first, kept):
                for seat in range(said.shape[1]):
                    ended[place, seat] = is_winner(box, s, seat)
        return kept

    return entry_point(judged_games)


def judged_tables(
    game: Game, games: int, every: int = 5, seed: int = 0, room: int = 20_000
) -> tuple[Array, Array, Array]:
    """Tables met, what the judge said of them, and everybody's share of the victory in the end."""
    rules = game.rules
    met, said, ended = blanks(rules.Table, room), np.zeros((room, game.seats)), np.zeros((room, game.seats))
    things = [array_of(game.box), *(blanks(kind, 1) for kind in (rules.Table, rules.Offers, Chance))]
    kept = games_entry(rules, judge_of(game.name))(*things, simulation_key(seed), games, every, met, said, ended)
    ended = ended[:kept] / ended[:kept].sum(axis=1, keepdims=True)
    return met[:kept], said[:kept], ended


def are_chances(said: Array) -> bool:
    """Finite, at least nothing, and together all."""
    return bool(np.isfinite(said).all() and (said >= 0).all() and np.allclose(said.sum(axis=1), 1))


def surprise(said: Array, ended: Array) -> float:
    """The mean log-loss; nobody is taken to be quite sure."""
    said = 0.99 * said + 0.01 / said.shape[1]
    return float(-(ended * np.log(said)).sum(axis=1).mean())


def chances(game: Game, table: Any) -> list[float]:
    """What the judge, interpreted, says of a table."""
    said = np.zeros(game.seats)
    judge_of(game.name)(game.box, table, said)
    return [float(chance) for chance in said]
