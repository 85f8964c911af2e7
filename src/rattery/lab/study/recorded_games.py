"""Self-play games of one bot level, recorded, with counterfactual continuations for causal estimates.

A *pair* is one game played twice from a decision on, with a feature and without it: the same chance, the same bots with the
same seeds. Both moves are selected in the same way: one search, longer than the level's own and with a seed of its own,
evaluates the decision; its most visited move with the feature is compared with its most visited one without. The feature
and the decision are drawn from those that were contested while the outcome was open.

A *stake* is the worth of a choice: the same comparison between the best move of a decision and one drawn at random.

The search only selects moves. Their worth is measured by playing on, so its selection does not bias the estimates.
Everything is deterministic in the seeds.
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
PAIRED_GAMES = 4_000  # first games of a study, which get pairs and a stake; the others are only recorded
EVALUATION_FACTOR = 6  # times the level's own iterations, for evaluating a decision
MAX_EVALUATION_ITERATIONS = 2_000  # iterations for evaluating a decision, unless the level itself makes more


@dataclass(frozen=True)
class Pair:
    """The deciding seat's share of the victory with a feature and without it, from one decision."""

    game: int
    feature: int
    with_it: float
    without_it: float


@dataclass(frozen=True)
class ObservedGame:
    """A recorded game with its pairs and its stake."""

    noted: Noted
    pairs: tuple[Pair, ...]
    stake: float | None  # share of the victory with the best move less that with a random one; None without a choice

    @property
    def number(self) -> int:
        return self.noted.played.first

    @property
    def as_range(self) -> WatchedRange:
        noted = self.noted
        return WatchedRange.of(noted.played, noted.course, noted.counts[None], noted.opening[None])


class SelfContest(Contest):
    """A contest of one bot against itself; every game has its own chance key."""

    @property
    def level(self) -> str | None:
        """The name of the level if it searches: only such levels play in machine code and get pairs; else None."""
        bot = self.entrants[0].bot
        return bot if isinstance(bot, str) and bot in efforts(self.game()) else None

    @cached_property
    def selfplay(self) -> SelfPlay:
        game, level = self.game(), self.level
        own = effort(game, level or "normal")
        return SelfPlay(game, own, weighing_iterations(own))

    def warm_up(self) -> None:
        """Compiles what `observe` needs, or loads it from the cache, by observing one game."""
        if self.level is None:
            super().warm_up()
        self.observe(self.game(), Fixture(0, -1, (0,) * self.game().players))

    def observe(self, game: Game, fixture: Fixture) -> ObservedGame:
        """Plays and records a game, with counterfactuals if it is among the first PAIRED_GAMES."""
        seeds = [bot_seed(self.seed, fixture.number, seat) for seat in range(game.players)]
        key, table = group_key(self.seed, fixture.group), self.selfplay
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


def weighing_iterations(level: SearchEffort) -> int:
    """The number of iterations of a search that evaluates a decision."""
    return max(level.iterations, min(MAX_EVALUATION_ITERATIONS, EVALUATION_FACTOR * level.iterations))


@dataclass(frozen=True)
class Counterfactuals:
    """Counterfactuals of the game last played by `selfplay`; `luck` samples the decisions."""

    selfplay: SelfPlay
    noted: Noted
    seeds: list[int]
    luck: random.Random

    def pair(self) -> Pair | None:
        """Samples a feature, then a ply at which it was contested, and plays both sides; None if nothing was contested."""
        contested = self.selfplay.log.contested[: self.selfplay.plies]
        features = np.flatnonzero(contested.any(axis=0))
        if not len(features):
            return None
        feature = int(self.luck.choice(features))
        ply = int(self.luck.choice(np.flatnonzero(contested[:, feature])))
        ids, visits = self._weighed(ply)
        has_it = np.array([feature in self.selfplay.features.of(int(move)) for move in ids])
        with_it, without_it = (
            self._share(ply, most_visited(ids[side], visits[side])) for side in (has_it, ~has_it)
        )  # fmt: skip
        return Pair(self.noted.played.first, feature, with_it, without_it)

    def stake(self) -> float | None:
        """The worth of a choice sampled from the game; None in a game without choices.

        The random move is drawn among the others, and the difference is scaled by the probability that it is not the best.
        """
        choices = [ply for ply in range(self.selfplay.plies) if self.selfplay.log.offered[ply] > 1]
        if not choices:
            return None
        ply = self.luck.choice(choices)
        ids, visits = self._weighed(ply)
        best = most_visited(ids, visits)
        other = int(self.luck.choice(ids[ids != best]))
        return (self._share(ply, best) - self._share(ply, other)) * (len(ids) - 1) / len(ids)

    def _weighed(self, ply: int) -> tuple[Array, Array]:
        return self.selfplay.weigh(ply, self.luck.getrandbits(63), weighing_iterations(self.selfplay.effort))

    def _share(self, ply: int, move: int) -> float:
        """The deciding seat's share of the victory after a move; the move that was made needs no replay."""
        is_made = move == self.selfplay.log.moves[ply]
        played = self.noted.played if is_made else self.selfplay.play_instead(ply, move, self.seeds)
        return share_of(played, int(self.selfplay.log.seats[ply]))


def most_visited(ids: Array, visits: Array) -> int:
    """The move with most visits; ties go to the lowest number."""
    return int(ids[np.lexsort((ids, -visits))[0]])


def share_of(played: GameRange, seat: int) -> float:
    """A seat's share of the victory in a range of one game."""
    winners: Array = played.winners[0]
    return float(winners[seat]) / max(1, int(winners.sum()))
