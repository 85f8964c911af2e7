"""Limits and patience: buckets that fill by themselves, and bots whose haste tells nothing."""

from __future__ import annotations

import time

import pytest

from rattery.server.connection.limits import Bucket, Buckets, Rate
from rattery.server.thinking import Thinking


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


def test_a_bucket_gives_what_it_has_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(Rate(per_second=2, capacity=3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never more than it holds"


def test_every_address_has_a_bucket_of_its_own(clock: Clock) -> None:
    buckets = Buckets(Rate(per_second=1, capacity=1))
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


def test_a_bot_with_a_single_answer_takes_as_long_as_it_usually_does() -> None:
    """Otherwise its haste would tell that it holds nothing else."""
    thinking = Thinking(pace=0.5)
    assert thinking._due("rat_trap", "hard", choices=1, spent=0.0) == 0.5, "nothing is usual yet"
    assert thinking._due("rat_trap", "hard", choices=4, spent=2.0) == 2.0
    for _ in range(20):
        assert 1.6 <= thinking._due("rat_trap", "hard", choices=1, spent=0.001) <= 2.4
    assert thinking._due("rat_trap", "random", choices=1, spent=0.0) == 0.5, "other levels have other habits"
    thinking.close()
