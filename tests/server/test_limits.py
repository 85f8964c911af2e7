"""Limits and patience: buckets that fill by themselves, and bots whose haste tells nothing."""

from __future__ import annotations

import pytest

from rattery.server.answer_schedule import REMEMBERED, AnswerSchedule
from rattery.server.connection.limits import Bucket, Buckets, Rate
from rattery.server.http.responses import too_fast
from tests.server.serving import Clock


def test_a_bucket_gives_what_it_has_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(Rate(per_second=2, capacity=3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never more than it holds"


def test_a_refusal_says_when_what_was_asked_for_is_within_the_rate_again(clock: Clock) -> None:
    bucket = Bucket(Rate(per_second=2, capacity=9))
    assert bucket.take(7)
    assert not bucket.take(5)
    wait = too_fast(bucket, 5).facts["seconds"]
    assert wait == 2, "three tokens are missing: one and a half seconds"
    clock.now += wait
    assert bucket.take(5)


def test_every_address_has_a_bucket_of_its_own(clock: Clock) -> None:
    buckets = Buckets(Rate(per_second=1, capacity=1))
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


def test_bots_answer_on_a_grid_and_none_faster_than_the_last_ones() -> None:
    """Otherwise their haste would tell what they hold: a single answer, or cards that are quickly thought about."""
    schedule, kind = AnswerSchedule(pace=0.5), ("rat_trap", "expert", False, 1.0)
    assert schedule.due(kind, 0.0) == 0.5
    assert [schedule.due(kind, spent) for spent in (0.624, 0.705, 0.0, 0.9)] == [1.0] * 4
    assert schedule.due(kind, 1.2) == 1.5, "a slow machine"
    assert {schedule.due(kind, spent) for spent in (0.0, 0.3, 0.7, 1.1, 1.4)} == {1.5}
    for _ in range(REMEMBERED):
        schedule.due(kind, 0.1)
    assert schedule.due(kind, 0.1) == 0.5, "it was slow for a while only"
    assert schedule.due(("rat_trap", "easy", False, 1.0), 0.0) == 0.5, "other levels have other habits"


def test_a_first_answer_is_no_faster_than_such_a_decision_is_expected_to_take() -> None:
    assert AnswerSchedule(pace=0.5).due(("rat_trap", "expert", True, 1.0), 0.0, estimate=1.8) == 2.0


def test_without_a_pace_nothing_waits() -> None:
    assert AnswerSchedule(pace=0.0).due(("rat_trap", "expert", True, 1.0), 0.3, estimate=1.8) == 0.3
