"""A study: many games by bots of one level, and the statistics a game designer asks for.

    found = study(rattery.load("my_game(players=4)"), games=1_000, bots="normal")
    write_report([found], "report", lang="fr")

Random and searching bots play in machine code, other bots through a `Match`; every game is recorded in the same way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cached_property, partial
from math import sqrt

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
from rattery.lab.study.recorded_games import RecordedGame, SelfContest
from rattery.lab.study.recorded_playouts import RecordedRange, record_range
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
Progress = Callable[[str, int, int], None]  # the activity, units done, units in all


@dataclass
class Study:
    """Recorded games and the statistics of them."""

    game: Game
    bots: str
    seed: int
    games: int  # number requested
    outcomes: GameRange
    numbers: Array  # the games' numbers, ascending
    courses: Array
    counts: Array  # COUNTS × features
    count_moments: Array  # features × COUNTS × COUNTS: sums over games of the products of two counters
    dealt: Array  # the sums of `dealt_moments`
    pairs: Array = field(default_factory=lambda: np.zeros((0, 4)))  # rows: game, feature, share with it, without it
    choice_worths: Array = field(
        default_factory=lambda: np.zeros(0)
    )  # share with the best move less that with a random one
    seconds: float = 0.0

    @classmethod
    def of(cls, game: Game, bots: str, seed: int, games: int, ranges: Sequence[RecordedRange]) -> Study:
        """Combines ranges of games, whatever order they come in."""
        about, ordered = Features(game), sorted(ranges, key=lambda one: one.played.first)
        return cls(
            game, bots, seed, games, joined(game, [one.played for one in ordered]),
            np.concatenate([np.zeros(0, np.int64), *(np.arange(one.played.first, one.played.after) for one in ordered)]),
            np.concatenate([np.zeros(0, Course.dtype), *(one.courses for one in ordered)]),
            sum((one.counts for one in ordered), np.zeros((len(COUNTS), len(about)), np.int64)),
            sum((one.count_moments for one in ordered), np.zeros((len(about), len(COUNTS), len(COUNTS)), np.int64)),
            sum((dealt_moments(one.openings, one.played.winners) for one in ordered), no_moments(len(about.things))),
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<study of {self.game}, {self.played:,} of {self.games:,} games by {self.bots}>"

    @property
    def played(self) -> int:
        """The number of games played."""
        return len(self.outcomes)

    @property
    def is_complete(self) -> bool:
        """Whether all requested games were played."""
        return self.played == self.games

    @cached_property
    def features(self) -> Features:
        return Features(self.game)

    # Statistics.

    @cached_property
    def order(self) -> OrderOfPlay:
        """Whether the order of play matters."""
        return order_of_play(self.outcomes.winners, self.outcomes.began, self.game.players)

    @cached_property
    def findings(self) -> list[Finding]:
        """All findings, the largest named effect first."""
        about = self.features
        return findings([
            *played_effects(about.all, self.pairs),
            *dealt_effects(about.things, self.dealt),
        ])  # fmt: skip

    def finding(self, kind: str, feature: int) -> Finding | None:
        """The finding of one kind of comparison about one feature, if there were enough observations."""
        wanted = self.features.all[feature]
        return next((one for one in self.findings if (one.effect.kind, one.effect.feature) == (kind, wanted)), None)

    @property
    def minutes(self) -> Array:
        """Estimated minutes of each game at a person's pace, without setup."""
        found: Array = self.courses["seconds"] / 60
        return found

    @cached_property
    def lengths(self) -> Distribution:
        """The distribution of the numbers of moves."""
        return Distribution.of(self.outcomes.lengths)

    @cached_property
    def margins(self) -> list[Distribution]:
        """For each measure the distribution of the winner's margins in the games it decided."""
        by, margin = self.courses["decided_by"], self.courses["margin"]
        return [Distribution.of(margin[by == place]) for place in range(len(self.features.subject.measures))]

    @property
    def shared(self) -> Share:
        """The share of games that ended in a shared victory."""
        return Share.of(float((self.courses["decided_by"] == SHARED).sum()), self.played)

    @property
    def curve(self) -> tuple[Array, Array, Array]:
        """The winner's chances over the game: median, lower and upper quartile of each point."""
        low, middle, high = np.percentile(self.courses["curve"], [25, 50, 75], axis=0)
        return middle, low, high

    @property
    def one_answer(self) -> float:
        """The share of the decisions with a single legal move."""
        forced, choices = int(self.courses["forced"].sum()), int(self.courses["choices"].sum())
        return forced / max(1, forced + choices)

    @property
    def choice_worth(self) -> Mean | None:
        """The mean gain of the best move over a random one, as a share of the victory; None for bots that do not search."""
        return Mean.of(self.choice_worths) if len(self.choice_worths) else None

    def count_share(self, feature: int, part: int, whole: int) -> tuple[float, float]:
        """One counter of a feature as a share of another, and its standard error, which is never 0.

        The decisions of a game depend on each other, so the error is clustered by game.
        """
        (parts_2, product), (_, wholes_2) = self.count_moments[feature][np.ix_([part, whole], [part, whole])]
        total = int(self.counts[whole, feature])
        share = int(self.counts[part, feature]) / total
        residuals = max(0.0, float(parts_2 - 2 * share * product + share**2 * wholes_2))
        return share, max(sqrt(residuals * self.played / max(1, self.played - 1)), 1.0) / total

    def ending_share(self, ending: int) -> Share:
        """The share of the games with an ending, given as an index into the game's ENDINGS."""
        return Share.of(float((self.outcomes.endings == ending).sum()), self.played)

    def data(self) -> dict[str, object]:
        """All figures as JSON-ready data; docs/studies.md describes the schema."""
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
    """Plays this many games with bots of one level; Ctrl-C ends it early, with the games so far.

    Runs on all cores, or on a Ray cluster (`ray=` its address, or `local`).
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
    ranges: list[RecordedRange] = []
    watch = partial(record_range, game, seed)
    with notify_if_slow(waiting):
        watch(0, 1)
    with stopped_by_interrupt() as stopping:
        if ray is None:
            source: Generator[RecordedRange, None, None] = in_order(watch, games, threads, stopping)
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
    entrant.make(0)  # raises on an unknown level before anything is played
    contest = SelfContest(str(game), game.box_file.data, (entrant,), seed, None)
    fixtures = [Fixture(number, number, (0,) * game.players) for number in range(games)]
    recorded_games: list[RecordedGame] = []
    waiting()
    with suppress(KeyboardInterrupt), closing(_recorded_games(contest, fixtures, threads, tell, ray)) as recorded:
        for one in recorded:
            recorded_games.append(one)
            tell(len(recorded_games), games)
    return gathered(game, bots, seed, games, recorded_games)


def gathered(game: Game, bots: str, seed: int, games: int, recorded_games: Sequence[RecordedGame]) -> Study:
    """Combines recorded games into a study, whatever order they come in."""
    ordered = sorted(recorded_games, key=lambda one: one.number)
    found = Study.of(game, bots, seed, games, [one.as_range for one in ordered])
    pairs = [(pair.game, pair.feature, pair.with_it, pair.without_it) for one in ordered for pair in one.pairs]
    found.pairs = np.array(pairs, float).reshape(len(pairs), 4)
    found.choice_worths = np.array([one.choice_worth for one in ordered if one.choice_worth is not None], float)
    return found


def _recorded_games(
    contest: SelfContest, fixtures: list[Fixture], threads: int, tell: Callable[[int, int], None], ray: str | None
) -> Generator[RecordedGame, None, None]:
    """Yields games as they complete: from a cluster, from worker processes, or played in this process."""
    if ray is not None:
        tasks: Iterator[StudyTask] = StudyTask.all(contest, fixtures, study_digest(contest.spelling))
        with stopped_by_interrupt() as stopping:
            for some in in_order_on_ray(StudyTask.play, tasks, ray, threads, stopping):
                yield from some
        return
    if threads > 1:
        yield from Workers[SelfContest, RecordedGame](
            contest, threads, lambda: tell(0, len(fixtures)), SelfContest.record_game
        ).results(fixtures)
        return
    game = contest.game()
    contest.warm_up()
    tell(0, len(fixtures))
    for fixture in fixtures:
        yield contest.record_game(game, fixture)
