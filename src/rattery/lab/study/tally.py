"""A tally: what many games add up to. It takes no more room for a billion games than for one."""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.core.game import Game
from rattery.core.order_of_play import by_place
from rattery.lab.interval import Share
from rattery.lab.order import OrderOfPlay
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.recording import GAMES, SUMS, TIMES, TIMES_WON, VICTORY, WON, WON_SQUARED
from rattery.playouts.game_range import Array, GameRange


def victories(winners: Array) -> Array:
    """What each seat has of the victory in each game: all of it counts 60."""
    each: Array = VICTORY // np.maximum(1, winners.sum(axis=1, keepdims=True))
    return np.where(winners, each, 0)


class Tally:
    """Victories and points by place in the order of play, lengths, margins and endings of many games."""

    def __init__(self, game: Game) -> None:
        self.game, self.games, self.shared = game, 0, 0
        self.won = np.zeros(game.seats, np.int64)
        self.scores = [Distribution() for _ in range(game.seats)]
        self.winning_scores, self.margins, self.lengths = Distribution(), Distribution(), Distribution()
        self.endings = np.zeros(len(game.rules.ENDINGS), np.int64)

    def add(self, games: GameRange) -> None:
        began, players = games.began, self.game.players
        won, scores = by_place(victories(games.winners), began, players), by_place(games.scores, began, players)
        self.games += len(games)
        self.won += won.sum(axis=0)
        self.shared += int((games.winners.sum(axis=1) > 1).sum())
        for place, distribution in enumerate(self.scores):
            distribution.add(scores[:, place])
        self.lengths.add(games.lengths)
        self.endings += np.bincount(games.endings, minlength=len(self.endings))
        best = np.where(games.winners, games.scores, np.iinfo(np.int32).min).max(axis=1)
        self.winning_scores.add(best)
        if self.game.seats > 1:
            self.margins.add(best - second_best(games, best))

    def place_share(self, place: int) -> Share:
        """The share of the victories of a place in the order of play, or of a seat that the rules play."""
        return Share.of(float(self.won[place]) / VICTORY, self.games)

    @property
    def order(self) -> OrderOfPlay:
        """Whether the order of play matters."""
        return OrderOfPlay.of(self.won[: self.game.players] / VICTORY, self.games)

    def ending_share(self, ending: int) -> Share:
        return Share.of(float(self.endings[ending]), self.games)

    def data(self) -> dict[str, Any]:
        """All of it for a machine to read."""
        return {
            "games": self.games,
            "order_of_play": self.order.data(),
            "victories": [vars(self.place_share(place)) for place in range(self.game.seats)],
            "shared_victories": self.shared,
            "endings": dict(zip(self.game.rules.ENDINGS, self.endings.tolist(), strict=True)),
            "scores": [distribution.counts for distribution in self.scores],
            "winning_scores": self.winning_scores.counts,
            "margins": self.margins.counts,
            "lengths": self.lengths.counts,
        }


def second_best(games: GameRange, best: Array) -> Array:
    """The points of the best loser; in a shared victory, those of another winner."""
    first = games.winners.argmax(axis=1)
    others = games.scores.copy()
    others[np.arange(len(games)), first] = np.iinfo(np.int32).min
    return np.where(games.winners.sum(axis=1) > 1, best, others.max(axis=1))


class Uses:
    """How many games each seat did each thing in, how often, and how much of the victories it had there."""

    def __init__(self, players: int, features: int) -> None:
        self.base = np.zeros((players, 3), np.int64)  # of all games: how many, victories, their squares
        self.sums = np.zeros((players, features, len(SUMS)), np.int64)

    def add_all(self, won: Array, sums: Array) -> None:
        """Many games: the victories of each, and what was added up over them."""
        self.base += np.stack([np.full(won.shape[1], len(won)), won.sum(axis=0), (won * won).sum(axis=0)], axis=1)
        self.sums += sums

    def add(self, won: Array, times: Array) -> None:
        """One game: the victory, and how often each seat did each thing."""
        sums, share = np.zeros_like(self.sums), won[:, None]
        did = times > 0
        sums[..., GAMES], sums[..., WON], sums[..., WON_SQUARED] = did, did * share, did * share * share
        sums[..., TIMES], sums[..., TIMES_WON] = times, times * share
        self.add_all(won[None, :], sums)
