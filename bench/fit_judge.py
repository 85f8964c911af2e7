"""Fits a judge's weights to the outcomes of games: `python -m bench.fit_judge "ratjack(players=2)" "ratjack(players=4)"`.

A judge module has `Weights`, the fitted `WEIGHTS`, and `judge_by`, which judges by any weights. In each round games are
played by one-ply greedy players with the current weights and some random moves. The weights are then fitted to minimise
the log-loss of the outcomes, and play duels against the previous weights and against random play.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import rattery
from rattery.core.chance import Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.game import Game
from rattery.core.packages import part
from rattery.core.record import array_of, blanks
from rattery.playouts.playout import seed_playout, simulation_key

RATE_PARTS = 2_000  # probabilities are passed to compiled code in units of 1 / RATE_PARTS
WORLDS = 4  # imagined for a greedy decision
DUEL_GAMES = 400
STEPS, NUDGE, DAMPING = 12, 1e-4, 1e-3
LABEL_SMOOTHING = 0.004  # towards equal chances, as a judge sees hidden information that players do not

Array = np.ndarray[Any, Any]


# Playing.


@cache
def share_rule(rules: Any) -> Any:
    """Makes the rule for a seat's share of the victory at the end of a game."""
    is_winner = rules.is_winner

    @rule
    def share(box: Any, s: Any, seats: int, seat: int) -> Any:
        winners = 0
        for other in range(seats):
            winners += is_winner(box, s, other)
        return is_winner(box, s, seat) / winners

    return share


@cache
def greedy_rule(rules: Any, judge_by: Any) -> Any:
    """Makes the rule for the one-ply greedy move, by the mean chance over a few imagined worlds."""
    turn, play, is_over, imagine = rules.turn, rules.play, rules.is_over, rules.imagine
    share = share_rule(rules)

    @rule
    def greedy(
        box: Any, tables: Any, worlds: Any, offers: Any, luck: Any, chances: Any, hopes: Any, weights: Any
    ) -> int:
        seat = turn(box, tables[0])
        for place in range(offers.n):
            hopes[place] = 0.0
        for _ in range(WORLDS):
            worlds[0] = tables[0]
            imagine(box, worlds[0], seat, luck)
            for place in range(offers.n):
                worlds[1] = worlds[0]
                play(box, worlds[1], offers.ids[place])
                if is_over(box, worlds[1]):
                    hopes[place] += share(box, worlds[1], len(chances), seat)
                else:
                    judge_by(box, worlds[1], chances, weights)
                    hopes[place] += chances[seat]
        best = 0
        for place in range(offers.n):
            if hopes[place] > hopes[best]:
                best = place
        return int(offers.ids[best])

    return greedy


@cache
def games_entry(rules: Any, judge_by: Any) -> Any:
    """The compiled loop over games; in game i the seats of home[i % len(home)] play by the first weights."""
    set_up, turn, legal, play, is_over = rules.set_up, rules.turn, rules.legal, rules.play, rules.is_over
    greedy, share = greedy_rule(rules, judge_by), share_rule(rules)

    # fmt: off
    def games(boxes, tables, worlds, offers, lucks, chances, hopes,  # type: ignore[no-untyped-def]
              key, home, first, second, at_random, kept, met, game_of, ends):
        # fmt: on
        box, s, luck, taken = boxes[0], tables[0], lucks[0], 0
        for game in range(len(ends)):
            seed_playout(s.chance, luck, key[0], key[1], game)
            set_up(box, s)
            while not is_over(box, s):
                if taken < len(met) and draw(luck, RATE_PARTS) < kept:
                    met[taken] = tables[0]
                    game_of[taken] = game
                    taken += 1
                legal(box, s, offers[0])
                is_home = home[game % len(home), turn(box, s)]
                if draw(luck, RATE_PARTS) < at_random[0 if is_home else 1]:
                    move = offers[0].ids[draw(luck, offers[0].n)]
                elif is_home:
                    move = greedy(box, tables, worlds, offers[0], luck, chances, hopes, first)
                else:
                    move = greedy(box, tables, worlds, offers[0], luck, chances, hopes, second)
                play(box, s, move)
            for seat in range(ends.shape[1]):
                ends[game, seat] = share(box, s, ends.shape[1], seat)
        return taken

    return entry_point(games)


@dataclass
class Games:
    """Played games: sampled tables, the outcome of each sample's game, and the outcomes of all games (shares by seat)."""

    game: Game
    met: Array
    ended: Array
    ends: Array


def play_games(
    game: Game,
    judge: Any,
    weights: tuple[Any, Any],
    games: int,
    seed: int,
    home: Array,
    at_random: tuple[float, float],
    kept: float = 0.0,
) -> Games:
    """Plays games, the seats in `home` by the first weights and the others by the second; samples tables at rate `kept`."""
    rules, room = game.rules, int(200 * games * kept)
    met, game_of, ends = blanks(rules.Table, room), np.zeros(room, np.int64), np.zeros((games, game.seats))
    kinds = ((rules.Table, 1), (rules.Table, 2), (rules.Offers, 1), (Chance, 1))
    things = [array_of(game.box), *(blanks(kind, count) for kind, count in kinds)]
    scratch = (np.zeros(game.seats), np.zeros(len(game.kind.moves)))
    parts = (np.array(at_random) * RATE_PARTS).astype(np.int64)
    taken = games_entry(rules, judge.judge_by)(
        *things, *scratch, simulation_key(seed), home, *weights, parts, int(kept * RATE_PARTS), met, game_of, ends
    )
    return Games(game, met[:taken], ends[game_of[:taken]], ends)


def duel(game: Game, judge: Any, weights: tuple[Any, Any], at_random: tuple[float, float], seed: int) -> str:
    """Mean shares of victory of the first and the second weights at common tables, with alternating seats."""
    home = np.array([[(seat + turn) % 2 == 0 for seat in range(game.seats)] for turn in range(2)])
    home[:, game.players :] = False
    played = play_games(game, judge, weights, DUEL_GAMES, seed, home, at_random)
    homes = np.resize(home, played.ends.shape)
    away = ~homes
    away[:, game.players :] = False
    won, lost = (np.where(side, played.ends, 0).sum(axis=1) for side in (homes, away))
    return f"{won.mean():.3f} to {lost.mean():.3f} ± {(won - lost).std() / 2 / np.sqrt(DUEL_GAMES):.3f}"


# Fitting.


@cache
def judging_entry(judge_by: Any) -> Any:
    """The compiled loop that judges many tables."""

    def judging(boxes, tables, weights, chances):  # type: ignore[no-untyped-def]
        for place in range(len(tables)):
            judge_by(boxes[0], tables[place], chances[place], weights)

    return entry_point(judging)


def judged(games: Games, judge: Any, weights: Array) -> Array:
    """The smoothed chances of the sampled tables by these weights."""
    chances = np.zeros(games.ended.shape)
    judging_entry(judge.judge_by)(array_of(games.game.box), games.met, judge.Weights(*map(float, weights)), chances)
    smoothed: Array = (1 - LABEL_SMOOTHING) * chances + LABEL_SMOOTHING / games.game.seats
    return smoothed


def surprise(games: Games, judge: Any, weights: Array) -> float:
    """The mean log-loss."""
    return float(-(games.ended * np.log(judged(games, judge, weights))).sum(axis=1).mean())


def step_towards_fit(judge: Any, played: Sequence[Games], weights: Array) -> Array:
    """A damped step of Fisher scoring, with finite differences for the derivatives."""
    size = len(weights)
    gradient, curvature = -DAMPING * weights, DAMPING * np.eye(size)
    for games in played:
        here = judged(games, judge, weights)
        slopes = np.array([judged(games, judge, weights + NUDGE * nudge) - here for nudge in np.eye(size)]) / NUDGE
        gradient += np.einsum("knp,np->k", slopes, games.ended / here) / len(here)
        flat = (slopes / np.sqrt(here)).reshape(size, -1)
        curvature += flat @ flat.T / len(here)
    step: Array = np.linalg.solve(curvature, gradient)
    return step


def fit(judge: Any, played: Sequence[Games], weights: Array) -> Array:
    """The weights of least log-loss, by Fisher scoring with step halving."""
    least = sum(surprise(games, judge, weights) for games in played)
    for _ in range(STEPS):
        step = step_towards_fit(judge, played, weights)
        for shorter in (1, 2, 4, 8):
            now = sum(surprise(games, judge, weights + step / shorter) for games in played)
            if now < least:
                break
        else:
            break
        weights, least = weights + step / shorter, now
    return weights


def report(judge: Any, games: Games, before: Array, after: Array) -> None:
    game, old, new = games.game, judge.Weights(*map(float, before)), judge.Weights(*map(float, after))
    surprises = [surprise(games, judge, weights) for weights in (before, after)]
    print(f"{game}: {len(games.met)} tables")
    print(f"  log-loss: even guess {np.log(game.seats):.4f}, before {surprises[0]:.4f}, after {surprises[1]:.4f}")
    print(f"  after against before: {duel(game, judge, (new, old), (0, 0), 77)}")
    print(f"  after against random: {duel(game, judge, (new, new), (0, 1), 78)}", flush=True)


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("games", nargs="+", metavar="game")
    asking.add_argument("--count", type=int, default=5_000, help="games of each kind in a round")
    asking.add_argument("--rounds", type=int, default=2)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--random", type=float, default=0.08, help="how often a move is made at random")
    asking.add_argument("--kept", type=float, default=0.08, help="how many of the tables are kept")
    asked = asking.parse_args()
    games: list[Game] = [rattery.load(spelling) for spelling in asked.games]
    judge: Any = part(games[0].name, "judge")
    weights, played = np.array(judge.WEIGHTS), list[Games]()
    for number in range(asked.rounds):
        both, chaos = (judge.Weights(*map(float, weights)),) * 2, (asked.random,) * 2
        played = played[-len(games) :]  # the games of the last round still count, which damps the changes
        for game in games:
            home = np.ones((1, game.seats), np.bool_)
            played.append(play_games(game, judge, both, asked.count, asked.seed + number, home, chaos, asked.kept))
        before, weights = weights, fit(judge, played, weights)
        for of_game in played[-len(games) :]:
            report(judge, of_game, before, weights)
        print("".join(f"    {name}={value:.2f},\n" for name, value in zip(judge.Weights._fields, weights, strict=True)))


if __name__ == "__main__":
    main()
