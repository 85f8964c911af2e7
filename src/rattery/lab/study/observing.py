"""Observing: bots of one level play each other, and every game is noted; with each goes what could have been.

A *pair* is one game played twice from a decision on: with a feature and without it, the same chance, the same bots with the
same seeds. One of the two is the game as it was played; the other makes the best other move, as a longer search sees it. The
feature and the decision are drawn from those that were contested while the outcome was open; everything follows from seeds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from rattery.bots.efforts import effort, efforts
from rattery.core.effort import SearchEffort
from rattery.core.game import Game
from rattery.lab.study.random_games import WatchedRange
from rattery.lab.study.selfplay import Noted, SelfPlay
from rattery.lab.tournament.contest import Contest, bot_seed, group_key
from rattery.lab.tournament.schedule import Fixture
from rattery.playouts.game_range import Array, GameRange

PAIRS_A_GAME = 2
PAIRED_GAMES = 4_000  # the first of a study: enough for pairs, and the others cost less
LONGER = 6  # times a level's own iterations, for weighing a decision
MOST_WEIGHED = 2_000  # iterations, unless the level itself makes more


@dataclass(frozen=True)
class Pair:
    """One decision of one game, with a feature and without: the share of the victory the deciding seat had."""

    game: int
    feature: int
    with_it: float
    without_it: float


@dataclass(frozen=True)
class Observed:
    """A game with its course, its pairs, and what one decision of it was worth."""

    noted: Noted
    pairs: tuple[Pair, ...]
    stake: float | None  # by how much the best move of a decision is better than any of them; None without a choice

    @property
    def number(self) -> int:
        return self.noted.played.first

    @property
    def as_range(self) -> WatchedRange:
        noted = self.noted
        return WatchedRange(noted.played, noted.course, noted.counts, noted.opening[None])


class Sitting(Contest):
    """A contest of one bot with itself, every game with luck of its own."""

    @property
    def level(self) -> str | None:
        """The name of the level, if it is one that searches: only those are played in machine code, and in pairs."""
        bot = self.entrants[0].bot
        return bot if isinstance(bot, str) and bot in efforts(self.game()) else None

    @cached_property
    def table(self) -> SelfPlay:
        game, level = self.game(), self.level
        own = effort(game, level or "normal")
        return SelfPlay(game, own, weighing(own))

    def warm_up(self) -> None:
        """Compile what is needed, or fetch it from the cache."""
        if self.level is None:
            super().warm_up()
        self.observe(self.game(), Fixture(0, -1, (0,) * self.game().players))

    def observe(self, game: Game, fixture: Fixture) -> Observed:
        """Play a game and note it."""
        seeds = [bot_seed(self.seed, fixture.number, seat) for seat in range(game.players)]
        key, table = group_key(self.seed, fixture.group), self.table
        if self.level is None:
            match = self.play_match(game, fixture)[0]
            return Observed(table.play(fixture.number, key, seeds, [move.id for move in match.history]), (), None)
        noted = table.play(fixture.number, key, seeds)
        if fixture.number >= PAIRED_GAMES:
            return Observed(noted, (), None)
        luck = random.Random(f"rattery study {self.seed} game {fixture.number}")
        pairs = [played_twice(table, noted, luck, seeds) for _ in range(PAIRS_A_GAME)]
        return Observed(noted, tuple(pair for pair in pairs if pair is not None), stake_of_one(table, luck, seeds))


def weighing(level: SearchEffort) -> int:
    """How many iterations weigh a decision."""
    return max(level.iterations, min(MOST_WEIGHED, LONGER * level.iterations))


def played_twice(table: SelfPlay, noted: Noted, luck: random.Random, seeds: list[int]) -> Pair | None:
    """A pair at a decision of the game just played: a feature is drawn, then one of the plies at which it was contested."""
    contested = table.log.contested[: table.plies]
    features = np.flatnonzero(contested.any(axis=0))
    if not len(features):
        return None
    feature = int(luck.choice(features))
    ply = int(luck.choice(np.flatnonzero(contested[:, feature])))
    made, seat = int(table.log.moves[ply]), int(table.log.seats[ply])
    has_it = feature in table.features.of(made)
    ids, visits, _ = table.weigh(ply, seeds, weighing(table.effort))
    others = [place for place, move in enumerate(ids) if (feature in table.features.of(int(move))) != has_it]
    best = max(others, key=lambda place: (visits[place], -ids[place]))
    there = share_of(table.instead(ply, int(ids[best]), seeds), seat)
    here = share_of(noted.played, seat)
    return Pair(noted.played.first, feature, here if has_it else there, there if has_it else here)


def stake_of_one(table: SelfPlay, luck: random.Random, seeds: list[int]) -> float | None:
    """What a decision drawn from the game was worth: the best move's share of the victory less that of any move."""
    choices = [ply for ply in range(table.plies) if table.log.offered[ply] > 1]
    if not choices:
        return None
    _, visits, shares = table.weigh(luck.choice(choices), seeds, weighing(table.effort))
    return float(shares[int(visits.argmax())] - shares[visits > 0].mean())


def share_of(played: GameRange, seat: int) -> float:
    """The part of the victory a seat has in one game."""
    winners: Array = played.winners[0]
    return float(winners[seat]) / max(1, int(winners.sum()))
