"""Threads that play for a training: every job is taken once, and a job that fails ends the training with its error."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from rattery.training import job_threads
from rattery.training.job_threads import JobThreads
from rattery.training.samples import Samples


def samples(number: int) -> Samples:
    return Samples(*[np.full(1, number)] * 7)


def taken(jobs: JobThreads, count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        found += [int(each.games[0]) for each in jobs.take()]
    return found


def test_every_job_is_taken_once_and_the_threads_end_with_the_context(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_threads, "QUEUE_SIZE", 2)
    before = threading.active_count()
    with JobThreads(samples, first=5, threads=2) as jobs:
        found = taken(jobs, 20)
    assert len(set(found)) == len(found)
    assert min(found) >= 5
    assert threading.active_count() == before, "they end even though nobody empties the queue"


def test_the_error_of_a_job_is_raised_where_its_samples_are_awaited() -> None:
    def play(number: int) -> Samples:
        if number == 3:
            raise ZeroDivisionError("a mistake in a rule")
        return samples(number)

    with JobThreads(play, first=0, threads=1) as jobs, pytest.raises(ZeroDivisionError, match="a mistake in a rule"):
        taken(jobs, 10)
