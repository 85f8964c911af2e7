"""A thread pool runs every share of the work, and nothing else."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.compile.atomics import counter
from rattery.envs.thread_pool import CHOOSE, JOBS, SHUT_DOWN, STEP, CallerThread, Serve, ThreadPool, next_command
from tests.waiting import TIMEOUT

SHARES = [(0, 10), (10, 20), (20, 30)]
A_MOMENT = 1_000  # spins


def pool_doing(work: Callable[[int, int], Any], shares: list[tuple[int, int]] = SHARES) -> ThreadPool:
    return pool_running(lambda job, first, end: work(first, end), shares)


def pool_running(work: Callable[[int, int, int], Any], shares: list[tuple[int, int]] = SHARES) -> ThreadPool:
    return ThreadPool(serving(work), shares)


def serving(work: Callable[[int, int, int], Any]) -> Serve:
    """What an environment has compiled, with work of any kind."""

    def serve(commands: Any, done: Any, spins: int, first: int, end: int) -> None:
        for _ in range(min(spins, A_MOMENT)):
            command = int(commands[0])
            if command % JOBS == SHUT_DOWN and command > 0:
                return
            if command > done[0]:
                work(command % JOBS, first, end)
                done[0] = command

    return serve


def test_every_share_is_done_when_the_call_returns() -> None:
    done: list[int] = []
    with pool_doing(lambda first, end: done.extend(range(first, end))) as pool:
        for _ in range(200):
            pool.run(STEP)
            assert sorted(done) == list(range(30))
            done.clear()


def test_every_share_runs_the_job_that_is_asked_for() -> None:
    done: list[tuple[int, int]] = []
    with pool_running(lambda job, first, end: done.append((job, first))) as pool:
        for job in (STEP, CHOOSE, CHOOSE, STEP, STEP):
            pool.run(job)
            assert sorted(done) == [(job, 0), (job, 10), (job, 20)]
            done.clear()


def test_commands_rise_whatever_the_job() -> None:
    commands, before = counter(), 0
    for job in (STEP, STEP, CHOOSE, STEP, CHOOSE, CHOOSE, SHUT_DOWN):
        next_command(commands, job)
        assert commands[0] > before
        assert commands[0] % JOBS == job
        before = commands[0]


def test_shares_are_done_at_the_same_time() -> None:
    together = threading.Barrier(3, timeout=TIMEOUT)
    with pool_doing(lambda first, end: together.wait()) as pool:
        pool.run(STEP)
    assert not together.broken


@pytest.mark.parametrize("slow", [0, 10])
def test_a_blocked_thread_is_woken(slow: int) -> None:
    """A hundredth of a second is long enough to block: for the workers between two calls, and for the caller that waits."""
    done: list[int] = []

    def work(first: int, end: int) -> None:
        time.sleep(0.01 if first == slow else 0)
        done.append(first)

    with pool_doing(work) as pool:
        for _ in range(20):
            pool.run(STEP)
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

    with pool_doing(work) as pool:
        with pytest.raises(ValueError, match=f"share {troubled}$"):
            pool.run(STEP)
        assert sorted(done) == [0, 10, 20]
        pool.run(STEP)
        assert sorted(done) == [0, 0, 10, 10, 20, 20]


def test_a_caller_alone_does_everything() -> None:
    done = []
    with pool_doing(lambda first, end: done.append((first, end)), [(0, 30)]) as pool:
        pool.run(STEP)
    assert done == [(0, 30)]


def test_a_closed_pool_runs_nothing() -> None:
    done = []
    pool = pool_doing(lambda first, end: done.append(first))
    pool.close()
    with pytest.raises(RuntimeError, match="closed"):
        pool.run(STEP)
    assert not done


@pytest.mark.parametrize("how", ["closed", "forgotten"])
def test_workers_end(how: str) -> None:
    before = set(threading.enumerate())
    pool = pool_doing(lambda first, end: None)
    workers = set(threading.enumerate()) - before
    assert len(workers) == 2
    pool.run(STEP)
    if how == "closed":
        pool.close()
        pool.close()
    else:
        del pool
        gc.collect()
    for worker in workers:
        worker.join(timeout=TIMEOUT)
    assert not any(worker.is_alive() for worker in workers)


def test_without_threads_the_caller_runs_a_job_until_it_is_closed() -> None:
    done: list[str] = []
    alone = CallerThread({STEP: lambda: done.append("step"), CHOOSE: lambda: done.append("choose")})
    alone.run(STEP)
    alone.run(CHOOSE)
    alone.close()
    with pytest.raises(RuntimeError, match="closed"):
        alone.run(STEP)
    assert done == ["step", "choose"]
