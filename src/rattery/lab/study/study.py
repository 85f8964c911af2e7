"""A study: a game played very often by one kind of player, and what a designer would like to know about it.

    found = study(rattery.load("my_game(players=4)"), games=1_000_000)
    write_report([found], "report", lang="fr")

Random players play compiled, by the million; what they did is counted in the same pass, and the first of the games are
told again move by move for what happens without anybody deciding it. Bots play as in a tournament, in processes, and
every match of theirs is told.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from rattery.core.compile.entry_point import notify_if_slow
from rattery.core.cores import cores
from rattery.core.game import Game
from rattery.lab.study.association import Association, associations
from rattery.lab.study.observing import Observed, Observer, Sitting, take_in, told_playout
from rattery.lab.study.recording import record_range
from rattery.lab.study.tally import Tally, Uses, victories
from rattery.lab.tournament.entrants import Entrant
from rattery.lab.tournament.schedule import Fixture
from rattery.lab.tournament.workers import Workers
from rattery.playouts.simulate import in_order
from rattery.playouts.stopping import stopped_by_interrupt

RANDOM = "random"
MOVES_TOLD = 120_000  # moves of random games that are replayed with their story, about
LEAST_TOLD, MOST_TOLD = 100, 2_000  # games
PLAYING, TELLING = "playing", "telling"

Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, how much there is


@dataclass
class Study:
    """What was played and what it adds up to."""

    game: Game
    bots: str
    seed: int
    games: int  # that were asked for
    tally: Tally
    deeds: Uses
    tidings: Uses
    seconds: float = field(default=0.0)

    @classmethod
    def begun(cls, game: Game, bots: str, seed: int, games: int) -> Study:
        seen = Observer(game)
        deeds, tidings = (Uses(game.players, len(about.features)) for about in (seen.deeds, seen.tidings))
        return cls(game, bots, seed, games, Tally(game), deeds, tidings)

    @property
    def is_complete(self) -> bool:
        return self.tally.games == self.games

    @cached_property
    def observer(self) -> Observer:
        return Observer(self.game)

    @property
    def told(self) -> int:
        """The games that were told move by move."""
        return int(self.tidings.base[0, 0])

    @cached_property
    def done(self) -> list[Association]:
        """What winners do more often, and less often."""
        return associations(self.observer.deeds.features, self.deeds)

    @cached_property
    def met(self) -> list[Association]:
        """What happens to winners more often, and less often."""
        return associations(self.observer.tidings.features, self.tidings)

    def data(self) -> dict[str, Any]:
        """All of it for a machine to read."""
        return {
            "game": str(self.game),
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "played": self.tally.games,
            "told": self.told,
            **self.tally.data(),
            "moves": [_plain(self.game, one) for one in self.done],
            "events": [_plain(self.game, one) for one in self.met],
        }


def _plain(game: Game, one: Association) -> dict[str, Any]:
    thing = one.feature.thing(game)
    about = {"verb": one.feature.verb, "fact": one.feature.fact, "thing": None if thing is None else thing[1]}
    return {**about, **{name: value for name, value in vars(one).items() if name != "feature"}}


def study(
    game: Game,
    games: int,
    bots: str = RANDOM,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress = lambda doing, done, of: None,
    waiting: Callable[[], None] = lambda: None,
) -> Study:
    """Have a game played so often by players of one level. Interrupted, it gives what was played."""
    found, started = Study.begun(game, bots, seed, games), time.perf_counter()
    if bots == RANDOM:
        _at_random(found, threads or cores(), progress, waiting)
    else:
        _by_bots(found, threads or cores(), progress, waiting)
    found.seconds = time.perf_counter() - started
    return found


def _at_random(found: Study, threads: int, progress: Progress, waiting: Callable[[], None]) -> None:
    game, tally = found.game, found.tally
    record = partial(record_range, game, found.observer.deeds, found.seed)
    with notify_if_slow(waiting):
        record(0, 1)
    with stopped_by_interrupt() as stopping:
        with closing(in_order(record, found.games, threads, stopping)) as recorded:
            for stretch, sums in recorded:
                tally.add(stretch)
                found.deeds.add_all(victories(stretch.winners)[:, : game.players], sums)
                progress(PLAYING, tally.games, found.games)
        wanted = games_to_tell(tally)
        for number in range(wanted):
            if stopping.is_set():
                break
            _tell(found, number)
            progress(TELLING, number + 1, wanted)


def games_to_tell(tally: Tally) -> int:
    """How many of the random games are told again: fewer of long ones."""
    return min(tally.games, max(LEAST_TOLD, min(MOST_TOLD, int(MOVES_TOLD / max(1.0, tally.lengths.mean)))))


def _tell(found: Study, number: int) -> None:
    """One random game again, for what happened in it."""
    story, won = told_playout(found.game, found.seed, number)
    found.tidings.add(won, found.observer.tidings_in(story))


def _by_bots(found: Study, threads: int, progress: Progress, waiting: Callable[[], None]) -> None:
    entrant = Entrant(found.bots, found.bots)
    entrant.make(0)  # an unknown level is refused before anything is played
    sitting = Sitting(str(found.game), found.game.box_file.data, (entrant,), found.seed, None)
    fixtures = [Fixture(number, number, (0,) * found.game.players) for number in range(found.games)]
    played: list[Observed] = []
    waiting()
    with suppress(KeyboardInterrupt), closing(_observed(sitting, fixtures, threads, progress)) as observed:
        for one in observed:
            played.append(one)
            progress(PLAYING, len(played), found.games)
    for one in played:
        take_in(one, found.tally, found.deeds, found.tidings)


def _observed(
    sitting: Sitting, fixtures: list[Fixture], threads: int, progress: Progress
) -> Generator[Observed, None, None]:
    if threads > 1:
        yield from Workers(sitting, threads, lambda: progress(PLAYING, 0, len(fixtures))).results(fixtures)  # type: ignore[misc]
        return
    game = sitting.game()
    sitting.warm_up()
    progress(PLAYING, 0, len(fixtures))
    for fixture in fixtures:
        yield sitting.play(game, fixture)
