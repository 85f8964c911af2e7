"""A crew does every share of the work, and nothing else."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.compile.atomics import counter
from rattery.envs.crew import CHOOSE, GO_HOME, JOBS, STEP, Crew, Serve, give_order

SHARES = [(0, 10), (10, 20), (20, 30)]
A_MOMENT = 1_000  # looks


def crew_doing(work: Callable[[int, int], Any], shares: list[tuple[int, int]] = SHARES) -> Crew:
    return Crew(serving(lambda job, first, end: work(first, end)), shares)


def serving(work: Callable[[int, int, int], Any]) -> Serve:
    """What an environment has compiled, with work of any kind."""

    def serve(orders: Any, done: Any, looks: int, first: int, end: int) -> None:
        for _ in range(min(looks, A_MOMENT)):
            order = int(orders[0])
            if order % JOBS == GO_HOME and order > 0:
                return
            if order > done[0]:
                work(order % JOBS, first, end)
                done[0] = order

    return serve


def test_every_share_is_done_when_the_call_returns() -> None:
    done: list[int] = []
    with crew_doing(lambda first, end: done.extend(range(first, end))) as crew:
        for _ in range(200):
            crew.order(STEP)
            assert sorted(done) == list(range(30))
            done.clear()


def test_everybody_does_the_job_that_is_ordered() -> None:
    done: list[tuple[int, int]] = []
    with Crew(serving(lambda job, first, end: done.append((job, first))), SHARES) as crew:
        for job in (STEP, CHOOSE, CHOOSE, STEP, STEP):
            crew.order(job)
            assert sorted(done) == [(job, 0), (job, 10), (job, 20)]
            done.clear()


def test_orders_rise_whatever_is_ordered() -> None:
    orders, before = counter(), 0
    for job in (STEP, STEP, CHOOSE, STEP, CHOOSE, CHOOSE, GO_HOME):
        give_order(orders, job)
        assert orders[0] > before
        assert orders[0] % JOBS == job
        before = orders[0]


def test_shares_are_done_at_the_same_time() -> None:
    together = threading.Barrier(3, timeout=20)
    with crew_doing(lambda first, end: together.wait()) as crew:
        crew.order(STEP)
    assert not together.broken


@pytest.mark.parametrize("slow", [0, 10])
def test_whoever_fell_asleep_over_it_is_woken(slow: int) -> None:
    """A hundredth of a second is long enough to fall asleep: for the hands between two calls, and for whoever waits."""
    done: list[int] = []

    def work(first: int, end: int) -> None:
        time.sleep(0.01 if first == slow else 0)
        done.append(first)

    with crew_doing(work) as crew:
        for _ in range(20):
            crew.order(STEP)
            time.sleep(0.01)
    assert sorted(done) == [0] * 20 + [10] * 20 + [20] * 20


@pytest.mark.parametrize("troubled", [0, 10, 20])
def test_what_goes_wrong_with_a_share_goes_wrong_for_the_caller_and_only_once(troubled: int) -> None:
    done = []

    def work(first: int, end: int) -> None:
        if first == troubled and troubled not in done:
            done.append(troubled)
            raise ValueError(f"share {first}")
        done.append(first)

    with crew_doing(work) as crew:
        with pytest.raises(ValueError, match=f"share {troubled}$"):
            crew.order(STEP)
        assert sorted(done) == [0, 10, 20]
        crew.order(STEP)
        assert sorted(done) == [0, 0, 10, 10, 20, 20]


def test_a_caller_alone_does_everything() -> None:
    done = []
    with crew_doing(lambda first, end: done.append((first, end)), [(0, 30)]) as crew:
        crew.order(STEP)
    assert done == [(0, 30)]


def test_nobody_works_for_a_closed_crew() -> None:
    done = []
    crew = crew_doing(lambda first, end: done.append(first))
    crew.close()
    with pytest.raises(RuntimeError, match="home"):
        crew.order(STEP)
    assert not done


@pytest.mark.parametrize("how", ["closed", "forgotten"])
def test_hands_go_home(how: str) -> None:
    before = set(threading.enumerate())
    crew = crew_doing(lambda first, end: None)
    hands = set(threading.enumerate()) - before
    assert len(hands) == 2
    crew.order(STEP)
    if how == "closed":
        crew.close()
        crew.close()
    else:
        del crew
        gc.collect()
    for hand in hands:
        hand.join(timeout=20)
    assert not any(hand.is_alive() for hand in hands)
