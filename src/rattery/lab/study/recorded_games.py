"""Self-play games of one bot level, recorded, with counterfactual continuations for causal estimates.

A *pair* is one game played twice from a decision on, with a feature and without it: the same chance, the same bots with the
same seeds. Both moves are selected in the same way: one search, longer than the level's own and with a seed of its own,
evaluates the decision; its most visited move with the feature is compared with its most visited one without. The feature
and the decision are drawn from those that were contested while the outcome was open.

The *worth of a choice* is the same comparison between the best move of a decision and one drawn at random.

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
from rattery.lab.study.recorded_playouts import RecordedRange
from rattery.lab.study.selfplay import GameRecord, SelfPlay
from rattery.lab.tournament.contest import Contest, bot_seed, group_key
from rattery.lab.tournament.schedule import Fixture
from rattery.playouts.game_range import GameRange

PAIRS_PER_GAME = 2
PAIRED_GAMES = 4_000  # first games of a study, which get pairs and the worth of a choice; the others are only recorded
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
class RecordedGame:
    """A recorded game with its pairs and the worth of a choice."""

    record: GameRecord
    pairs: tuple[Pair, ...]
    choice_worth: (
        float | None
    )  # share of the victory with the best move less that with a random one; None without a choice

    @property
    def number(self) -> int:
        return self.record.played.first

    @property
    def as_range(self) -> RecordedRange:
        record = self.record
        return RecordedRange.of(record.played, record.course, record.counts[None], record.opening[None])


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
        return SelfPlay(game, own, evaluation_iterations(own))

    def warm_up(self) -> None:
        """Compiles what `record_game` needs, or loads it from the cache, by recording one game."""
        if self.level is None:
            super().warm_up()
        self.record_game(self.game(), Fixture(0, -1, (0,) * self.game().players))

    def record_game(self, game: Game, fixture: Fixture) -> RecordedGame:
        """Plays and records a game, with counterfactuals if it is among the first PAIRED_GAMES."""
        seeds = [bot_seed(self.seed, fixture.number, seat) for seat in range(game.players)]
        key, table = group_key(self.seed, fixture.group), self.selfplay
        if self.level is None:
            match = self.play_match(game, fixture)[0]
            return RecordedGame(table.play(fixture.number, key, seeds, [move.id for move in match.history]), (), None)
        record = table.play(fixture.number, key, seeds)
        if fixture.number >= PAIRED_GAMES:
            return RecordedGame(record, (), None)
        rng = random.Random(f"rattery study {self.seed} game {fixture.number}")
        again = Counterfactuals(table, record, seeds, rng)
        pairs = [again.pair() for _ in range(PAIRS_PER_GAME)]
        return RecordedGame(record, tuple(pair for pair in pairs if pair is not None), again.choice_worth())


def evaluation_iterations(level: SearchEffort) -> int:
    """The number of iterations of a search that evaluates a decision."""
    return max(level.iterations, min(MAX_EVALUATION_ITERATIONS, EVALUATION_FACTOR * level.iterations))


@dataclass(frozen=True)
class Counterfactuals:
    """Counterfactuals of the game last played by `selfplay`; `rng` samples the decisions."""

    selfplay: SelfPlay
    record: GameRecord
    seeds: list[int]
    rng: random.Random

    def pair(self) -> Pair | None:
        """Samples a feature, then a ply at which it was contested, and plays both sides; None if nothing was contested."""
        contested = self.selfplay.log.contested[: self.selfplay.plies]
        features = np.flatnonzero(contested.any(axis=0))
        if not len(features):
            return None
        feature = int(self.rng.choice(features))
        ply = int(self.rng.choice(np.flatnonzero(contested[:, feature])))
        ids, visits = self._evaluated(ply)
        has_it = np.array([feature in self.selfplay.features.of(int(move)) for move in ids])
        with_it, without_it = (
            self._share(ply, most_visited(ids[side], visits[side])) for side in (has_it, ~has_it)
        )  # fmt: skip
        return Pair(self.record.played.first, feature, with_it, without_it)

    def choice_worth(self) -> float | None:
        """The worth of a choice sampled from the game; None in a game without choices.

        The random move is drawn among the others, and the difference is scaled by the probability that it is not the best.
        """
        choices = [ply for ply in range(self.selfplay.plies) if self.selfplay.log.offered[ply] > 1]
        if not choices:
            return None
        ply = self.rng.choice(choices)
        ids, visits = self._evaluated(ply)
        best = most_visited(ids, visits)
        other = int(self.rng.choice(ids[ids != best]))
        return (self._share(ply, best) - self._share(ply, other)) * (len(ids) - 1) / len(ids)

    def _evaluated(self, ply: int) -> tuple[Array, Array]:
        return self.selfplay.evaluate(ply, self.rng.getrandbits(63), evaluation_iterations(self.selfplay.effort))

    def _share(self, ply: int, move: int) -> float:
        """The deciding seat's share of the victory after a move; the move that was made needs no replay."""
        is_made = move == self.selfplay.log.moves[ply]
        played = self.record.played if is_made else self.selfplay.play_instead(ply, move, self.seeds)
        return share_of(played, int(self.selfplay.log.seats[ply]))


def most_visited(ids: Array, visits: Array) -> int:
    """The move with most visits; ties go to the lowest number."""
    return int(ids[np.lexsort((ids, -visits))[0]])


def share_of(played: GameRange, seat: int) -> float:
    """A seat's share of the victory in a range of one game."""
    winners: Array = played.winners[0]
    return float(winners[seat]) / max(1, int(winners.sum()))
