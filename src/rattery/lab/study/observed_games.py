"""Observed games: bots of one level play each other, and every game is noted; with each goes what could have been.

A *pair* is one game played twice from a decision on: with a feature and without it, the same chance, the same bots with the
same seeds. Both moves are picked alike: one search, longer than the level's own and with a seed of its own, weighs the
decision, and the move it visited most with the feature meets the one it visited most without. The feature and the decision
are drawn from those that were contested while the outcome was open.

A *stake* is what a choice is worth: the same with the best move of a decision against one drawn at random. The search only
picks the moves; what they are worth is told by playing on, so that no move is praised by the search that picked it.

Everything follows from seeds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from rattery.bots.efforts import effort, efforts
from rattery.core.arrays import Array
from rattery.core.effort import SearchEffort
from rattery.core.game import Game
from rattery.lab.study.random_games import WatchedRange
from rattery.lab.study.selfplay import Noted, SelfPlay
from rattery.lab.tournament.contest import Contest, bot_seed, group_key
from rattery.lab.tournament.schedule import Fixture
from rattery.playouts.game_range import GameRange

PAIRS_A_GAME = 2
PAIRED_GAMES = 4_000  # the first of a study: enough for pairs, and the others cost less
LONGER = 6  # times a level's own iterations, for weighing a decision anew
MOST_WEIGHED = 2_000  # iterations, unless the level itself makes more


@dataclass(frozen=True)
class Pair:
    """One decision of one game, with a feature and without: the share of the victory the deciding seat had."""

    game: int
    feature: int
    with_it: float
    without_it: float


@dataclass(frozen=True)
class ObservedGame:
    """A game with its course, its pairs, and what one choice in it was worth."""

    noted: Noted
    pairs: tuple[Pair, ...]
    stake: (
        float | None
    )  # the share of the victory with the best move of a decision less that with any; None without a choice

    @property
    def number(self) -> int:
        return self.noted.played.first

    @property
    def as_range(self) -> WatchedRange:
        noted = self.noted
        return WatchedRange(noted.played, noted.course, noted.counts, noted.opening[None])


class SelfContest(Contest):
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

    def observe(self, game: Game, fixture: Fixture) -> ObservedGame:
        """Play a game and note it."""
        seeds = [bot_seed(self.seed, fixture.number, seat) for seat in range(game.players)]
        key, table = group_key(self.seed, fixture.group), self.table
        if self.level is None:
            match = self.play_match(game, fixture)[0]
            return ObservedGame(table.play(fixture.number, key, seeds, [move.id for move in match.history]), (), None)
        noted = table.play(fixture.number, key, seeds)
        if fixture.number >= PAIRED_GAMES:
            return ObservedGame(noted, (), None)
        luck = random.Random(f"rattery study {self.seed} game {fixture.number}")
        again = Counterfactuals(table, noted, seeds, luck)
        pairs = [again.pair() for _ in range(PAIRS_A_GAME)]
        return ObservedGame(noted, tuple(pair for pair in pairs if pair is not None), again.stake())


def weighing(level: SearchEffort) -> int:
    """How many iterations weigh a decision."""
    return max(level.iterations, min(MOST_WEIGHED, LONGER * level.iterations))


@dataclass(frozen=True)
class Counterfactuals:
    """What other moves would have led to in the game just played; `luck` draws what is looked at."""

    table: SelfPlay
    noted: Noted
    seeds: list[int]
    luck: random.Random

    def pair(self) -> Pair | None:
        """A pair: a feature is drawn, then one of the plies at which it was contested."""
        contested = self.table.log.contested[: self.table.plies]
        features = np.flatnonzero(contested.any(axis=0))
        if not len(features):
            return None
        feature = int(self.luck.choice(features))
        ply = int(self.luck.choice(np.flatnonzero(contested[:, feature])))
        ids, visits = self._weighed(ply)
        has_it = np.array([feature in self.table.features.of(int(move)) for move in ids])
        with_it, without_it = (
            self._share(ply, most_visited(ids[side], visits[side])) for side in (has_it, ~has_it)
        )  # fmt: skip
        return Pair(self.noted.played.first, feature, with_it, without_it)

    def stake(self) -> float | None:
        """What a choice drawn from the game was worth; None in a game without any.

        A move drawn at random is the best one itself now and then: another is drawn, and the difference counts for less.
        """
        choices = [ply for ply in range(self.table.plies) if self.table.log.offered[ply] > 1]
        if not choices:
            return None
        ply = self.luck.choice(choices)
        ids, visits = self._weighed(ply)
        best = most_visited(ids, visits)
        other = int(self.luck.choice(ids[ids != best]))
        return (self._share(ply, best) - self._share(ply, other)) * (len(ids) - 1) / len(ids)

    def _weighed(self, ply: int) -> tuple[Array, Array]:
        return self.table.weigh(ply, self.luck.getrandbits(63), weighing(self.table.effort))

    def _share(self, ply: int, move: int) -> float:
        """What the deciding seat gets with a move; the one that was made leads to the game as it was played."""
        is_made = move == self.table.log.moves[ply]
        played = self.noted.played if is_made else self.table.instead(ply, move, self.seeds)
        return share_of(played, int(self.table.log.seats[ply]))


def most_visited(ids: Array, visits: Array) -> int:
    """The move with most visits, the lowest number of several."""
    return int(ids[np.lexsort((ids, -visits))[0]])


def share_of(played: GameRange, seat: int) -> float:
    """The part of the victory a seat has in one game."""
    winners: Array = played.winners[0]
    return float(winners[seat]) / max(1, int(winners.sum()))
