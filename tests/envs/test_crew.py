"""A crew does every share of the work, and nothing else."""

from __future__ import annotations

import gc
import threading
import time

import pytest

from rattery.envs.crew import Crew

SHARES = [(0, 10), (10, 20), (20, 30)]


def test_every_share_is_done_when_the_call_returns() -> None:
    done: list[int] = []
    with Crew(2) as crew:
        for _ in range(200):
            crew.share_out(lambda first, end: done.extend(range(first, end)), SHARES)
            assert sorted(done) == list(range(30))
            done.clear()


def test_shares_are_done_at_the_same_time() -> None:
    together = threading.Barrier(3, timeout=20)
    with Crew(2) as crew:
        crew.share_out(lambda first, end: (together.wait(), None)[1], SHARES)
    assert not together.broken


@pytest.mark.parametrize("slow", [0, 10])
def test_whoever_fell_asleep_over_it_is_woken(slow: int) -> None:
    """A hundredth of a second is long enough to fall asleep: for the hands between two calls, and for whoever waits."""
    done: list[int] = []

    def work(first: int, end: int) -> None:
        time.sleep(0.01 if first == slow else 0)
        done.append(first)

    with Crew(2) as crew:
        for _ in range(20):
            crew.share_out(work, SHARES)
            time.sleep(0.01)
    assert sorted(done) == [0] * 20 + [10] * 20 + [20] * 20


@pytest.mark.parametrize("troubled", [0, 10, 20])
def test_what_goes_wrong_with_a_share_goes_wrong_for_the_caller_and_only_once(troubled: int) -> None:
    done = []

    def work(first: int, end: int) -> None:
        if first == troubled:
            raise ValueError(f"share {first}")
        done.append(first)

    with Crew(2) as crew:
        with pytest.raises(ValueError, match=f"share {troubled}$"):
            crew.share_out(work, SHARES)
        assert sorted(done) == sorted({0, 10, 20} - {troubled})
        crew.share_out(lambda first, end: done.append(first), SHARES)


def test_a_caller_alone_does_everything() -> None:
    done = []
    with Crew(0) as crew:
        crew.share_out(lambda first, end: done.append((first, end)), [(0, 30)])
    assert done == [(0, 30)]


@pytest.mark.parametrize("how", ["closed", "forgotten"])
def test_hands_go_home(how: str) -> None:
    before = set(threading.enumerate())
    crew = Crew(2)
    hands = set(threading.enumerate()) - before
    assert len(hands) == 2
    crew.share_out(lambda first, end: None, SHARES)
    if how == "closed":
        crew.close()
        crew.close()
    else:
        del crew
        gc.collect()
    for hand in hands:
        hand.join(timeout=20)
    assert not any(hand.is_alive() for hand in hands)
