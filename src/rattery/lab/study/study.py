"""A study: a game played very often by one kind of player, and what a designer would like to know about it.

    found = study(rattery.load("my_game(players=4)"), games=1_000, bots="normal")
    write_report([found], "report", lang="fr")

Random players and searching bots play in machine code, other bots at a table; every game is noted the same way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cached_property, partial

import numpy as np

from rattery.bots.levels import known_bots
from rattery.core.arguments import short_repr, whole_number
from rattery.core.arrays import Array
from rattery.core.compile.entry_point import notify_if_slow
from rattery.core.cores import cores
from rattery.core.errors import UnknownBot
from rattery.core.game import Game
from rattery.lab.interval import Mean, Share
from rattery.lab.order import OrderOfPlay, order_of_play
from rattery.lab.study.course import COUNTS, SHARED, Course
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.features import Features
from rattery.lab.study.findings import Finding, dealt_effects, dealt_moments, findings, no_moments, played_effects
from rattery.lab.study.observed_games import ObservedGame, SelfContest
from rattery.lab.study.random_games import WatchedRange, watch_range
from rattery.lab.study.tasks import GamesTask, StudyTask, study_digest
from rattery.lab.tournament.entrants import Entrant
from rattery.lab.tournament.schedule import Fixture
from rattery.lab.tournament.workers import Workers
from rattery.playouts.cluster import in_order_on_ray
from rattery.playouts.game_range import GameRange, joined
from rattery.playouts.simulate import in_order
from rattery.playouts.stopping import stopped_by_interrupt

RANDOM = "random"
PLAYING = "playing"
Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, how much there is


@dataclass
class Study:
    """The games, their courses, and what was counted in them."""

    game: Game
    bots: str
    seed: int
    games: int  # that were asked for
    outcomes: GameRange
    numbers: Array  # of the games
    courses: Array
    counts: Array  # COUNTS × features
    dealt: Array  # of each thing, the moments `dealt_moments` sums
    pairs: Array = field(default_factory=lambda: np.zeros((0, 3)))  # feature, share with it, share without it
    stakes: Array = field(default_factory=lambda: np.zeros(0))  # the best move's share less that of any move
    seconds: float = 0.0

    @classmethod
    def of(cls, game: Game, bots: str, seed: int, games: int, ranges: Sequence[WatchedRange]) -> Study:
        """What ranges of games add up to, in the order of their numbers."""
        about, ordered = Features(game), sorted(ranges, key=lambda one: one.played.first)
        return cls(
            game, bots, seed, games, joined(game, [one.played for one in ordered]),
            np.concatenate([np.zeros(0, np.int64), *(np.arange(one.played.first, one.played.after) for one in ordered)]),
            np.concatenate([np.zeros(0, Course.dtype), *(one.courses for one in ordered)]),
            sum((one.counts for one in ordered), np.zeros((len(COUNTS), len(about)), np.int64)),
            sum((dealt_moments(one.openings, one.played.winners) for one in ordered), no_moments(len(about.things))),
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<study of {self.game}, {self.played:,} of {self.games:,} games by {self.bots}>"

    @property
    def played(self) -> int:
        return len(self.outcomes)

    @property
    def is_complete(self) -> bool:
        return self.played == self.games

    @cached_property
    def features(self) -> Features:
        return Features(self.game)

    # What it adds up to.

    @cached_property
    def order(self) -> OrderOfPlay:
        return order_of_play(self.outcomes.winners, self.outcomes.began, self.game.players)

    @cached_property
    def findings(self) -> list[Finding]:
        """What wins, of everything that was compared."""
        about = self.features
        return findings([
            *played_effects(about.all, self.pairs),
            *dealt_effects(about.things, self.dealt),
        ])  # fmt: skip

    def finding(self, kind: str, feature: int) -> Finding | None:
        """What one comparison found about one feature."""
        wanted = self.features.all[feature]
        return next((one for one in self.findings if (one.effect.kind, one.effect.feature) == (kind, wanted)), None)

    @property
    def minutes(self) -> Array:
        """How long each game takes at a person's pace, without setting up."""
        found: Array = self.courses["seconds"] / 60
        return found

    @cached_property
    def lengths(self) -> Distribution:
        return Distribution.of(self.outcomes.lengths)

    @cached_property
    def margins(self) -> list[Distribution]:
        """By how much the winner was ahead, in each measure, where that measure decided."""
        by, margin = self.courses["decided_by"], self.courses["margin"]
        return [Distribution.of(margin[by == place]) for place in range(len(self.features.subject.measures))]

    @property
    def shared(self) -> Share:
        """Shared victories."""
        return Share.of(float((self.courses["decided_by"] == SHARED).sum()), self.played)

    @property
    def curve(self) -> tuple[Array, Array, Array]:
        """The winner's chances from the beginning to the end: the middle, and the range of the middle half."""
        low, middle, high = np.percentile(self.courses["curve"], [25, 50, 75], axis=0)
        return middle, low, high

    @property
    def one_answer(self) -> float:
        """The share of the decisions that left no choice."""
        forced, choices = int(self.courses["forced"].sum()), int(self.courses["choices"].sum())
        return forced / max(1, forced + choices)

    @property
    def choice_worth(self) -> Mean | None:
        """What the best move of a choice wins more than one drawn at random; None for players who do not think."""
        return Mean.of(self.stakes) if len(self.stakes) else None

    def ending_share(self, ending: int) -> Share:
        return Share.of(float((self.outcomes.endings == ending).sum()), self.played)

    def data(self) -> dict[str, object]:
        """All of it for a machine to read: docs/studies.md says what each part is."""
        from rattery.lab.study.figures import study_data

        return study_data(self)


def study(
    game: Game,
    games: int,
    bots: str = RANDOM,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress = lambda doing, done, of: None,
    waiting: Callable[[], None] = lambda: None,
    ray: str | None = None,
) -> Study:
    """Have a game played this often by players of one level; interrupted, it gives what was played.

    It plays on all cores, or on a Ray cluster (`ray=` its address, or `local`).
    """
    games, seed = whole_number("games", games, 1), whole_number("seed", seed)
    if threads is not None:
        threads = whole_number("threads", threads, 1)
    started = time.perf_counter()
    tell = partial(progress, PLAYING)
    if not isinstance(bots, str):
        raise UnknownBot("unknown-bot", given=short_repr(bots), bots=", ".join(known_bots()))
    if bots == RANDOM:
        found = _at_random(game, games, seed, threads or cores(), tell, waiting, ray)
    else:
        found = _by_bots(game, games, bots, seed, threads or cores(), tell, waiting, ray)
    found.seconds = time.perf_counter() - started
    return found


def _at_random(
    game: Game, games: int, seed: int, threads: int, tell: Callable[[int, int], None], waiting: Callable[[], None],
    ray: str | None,
) -> Study:  # fmt: skip
    ranges: list[WatchedRange] = []
    watch = partial(watch_range, game, seed)
    with notify_if_slow(waiting):
        watch(0, 1)
    with stopped_by_interrupt() as stopping:
        if ray is None:
            source: Generator[WatchedRange, None, None] = in_order(watch, games, threads, stopping)
        else:
            source = in_order_on_ray(GamesTask.play, GamesTask.all(game, games, seed), ray, threads, stopping)
        with closing(source) as watched:
            for one in watched:
                ranges.append(one)
                tell(sum(len(each.played) for each in ranges), games)
    return Study.of(game, RANDOM, seed, games, ranges)


def _by_bots(
    game: Game, games: int, bots: str, seed: int, threads: int, tell: Callable[[int, int], None],
    waiting: Callable[[], None], ray: str | None,
) -> Study:  # fmt: skip
    entrant = Entrant(bots, bots, is_reported=False)
    entrant.make(0)  # an unknown level is refused before anything is played
    sitting = SelfContest(str(game), game.box_file.data, (entrant,), seed, None)
    fixtures = [Fixture(number, number, (0,) * game.players) for number in range(games)]
    seen: list[ObservedGame] = []
    waiting()
    with suppress(KeyboardInterrupt), closing(_observed(sitting, fixtures, threads, tell, ray)) as observed:
        for one in observed:
            seen.append(one)
            tell(len(seen), games)
    return gathered(game, bots, seed, games, seen)


def gathered(game: Game, bots: str, seed: int, games: int, seen: Sequence[ObservedGame]) -> Study:
    """The study that observed games add up to; the same in whatever order they came."""
    ordered = sorted(seen, key=lambda one: one.number)
    found = Study.of(game, bots, seed, games, [one.as_range for one in ordered])
    pairs = [(pair.feature, pair.with_it, pair.without_it) for one in ordered for pair in one.pairs]
    found.pairs = np.array(pairs, float).reshape(len(pairs), 3)
    found.stakes = np.array([one.stake for one in ordered if one.stake is not None], float)
    return found


def _observed(
    sitting: SelfContest, fixtures: list[Fixture], threads: int, tell: Callable[[int, int], None], ray: str | None
) -> Generator[ObservedGame, None, None]:
    """ObservedGame games as they come."""
    if ray is not None:
        tasks: Iterator[StudyTask] = StudyTask.all(sitting, fixtures, study_digest(sitting.spelling))
        with stopped_by_interrupt() as stopping:
            for some in in_order_on_ray(StudyTask.play, tasks, ray, threads, stopping):
                yield from some
        return
    if threads > 1:
        yield from Workers[SelfContest, ObservedGame](
            sitting, threads, lambda: tell(0, len(fixtures)), SelfContest.observe
        ).results(fixtures)
        return
    game = sitting.game()
    sitting.warm_up()
    tell(0, len(fixtures))
    for fixture in fixtures:
        yield sitting.observe(game, fixture)
