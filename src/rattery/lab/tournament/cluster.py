"""Runs the matches of a tournament on a Ray cluster, with the results of a local run; all files are written locally.

A task is a few fixtures. It is deterministic in its seeds, so a task whose worker died is retried on another worker with
the same results. Saves are returned with the results and written by the caller's process.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rattery.core.json_data import JsonObject
from rattery.core.options import read_spelling
from rattery.lab.tournament.contest import Contest, Result, match_file
from rattery.lab.tournament.schedule import Fixture
from rattery.match.saving import restore, write_match
from rattery.playouts.cluster import in_order_on_ray
from rattery.playouts.code_digest import code_digest, require_same_code

MATCHES_PER_TASK = 2
LAYERS_IN_DIGEST = (
    "core",
    "match",
    "minds",
    "bots",
    "lab",
)  # layers whose code, with the game's own, determines a match

Saved = JsonObject


def contest_digest(contest: Contest) -> str:
    return code_digest(read_spelling(contest.spelling)[0], *LAYERS_IN_DIGEST)


@dataclass(frozen=True)
class MatchesTask:
    """A few fixtures of a contest, played on a worker that writes no files."""

    contest: Contest
    fixtures: tuple[Fixture, ...]
    digest: str
    wants_saves: bool

    def play(self) -> list[tuple[Result, Saved | None]]:
        """Runs on a worker; raises NoDevice if its code differs from the sender's."""
        require_same_code(self.digest, read_spelling(self.contest.spelling)[0], *LAYERS_IN_DIGEST)
        return [self._play(fixture) for fixture in self.fixtures]

    def _play(self, fixture: Fixture) -> tuple[Result, Saved | None]:
        match, bots, decisions, seconds = self.contest.play_match(self.contest.game(), fixture)
        result = self.contest.result(match, fixture, bots, decisions, seconds)
        return result, match.save() if self.wants_saves else None


def tasks_of(contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[MatchesTask]:
    """Splits the fixtures into tasks, in order."""
    sent = replace(contest, matches=None)
    for first in range(0, len(fixtures), MATCHES_PER_TASK):
        some = tuple(fixtures[first : first + MATCHES_PER_TASK])
        yield MatchesTask(sent, some, contest_digest(contest), contest.matches is not None)


def results_on_ray(
    contest: Contest, fixtures: Sequence[Fixture], address: str, cores: int, ready: Callable[[], None]
) -> Generator[Result, None, None]:
    """Yields the results in the order of the schedule; each match is saved locally before its result is yielded."""
    ready()
    tasks = tasks_of(contest, fixtures)
    for some in in_order_on_ray(MatchesTask.play, tasks, address, cores, threading.Event()):
        for result, saved in some:
            if contest.matches is not None and saved is not None:
                write_save(contest.matches, result, saved)
            yield result


def write_save(folder: Path, result: Result, saved: Saved) -> None:
    write_match(restore(saved), match_file(folder, result.match))
