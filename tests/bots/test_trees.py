"""Several trees of one decision: the same result on one core and on several, interpreted and compiled; in time; and no more
threads than are free."""

from __future__ import annotations

import pickle
import threading
from types import SimpleNamespace

import pytest

from rattery.bots import thinking, tree_scheduler
from rattery.bots.efforts import effort
from rattery.bots.levels import bot
from rattery.bots.nodes import Edge
from rattery.bots.thinking import MIN_ITERATIONS_PER_TREE, parts, think
from rattery.bots.tree_scheduler import Task, TreeScheduler
from rattery.bots.tree_threads import NO_TREE_THREADS, TreeThreads
from rattery.core.packages import game_names
from tests.bots.test_bots import positions
from tests.waiting import TIMEOUT, wait_until

TREES = 4


class CountedTree:
    """Counts iterations and records the threads that run them; waits for the event `held` before its second batch."""

    def __init__(self, held: threading.Event | None = None) -> None:
        self.iterations = 0
        self.threads: list[str] = []
        self._held = held

    def grow(self, iterations: int) -> None:
        if self._held is not None and self.iterations > 0:
            assert self._held.wait(TIMEOUT)
        self.iterations += iterations
        self.threads.append(threading.current_thread().name)

    def root_edges(self) -> dict[int, Edge]:
        return {}


@pytest.mark.compiled
@pytest.mark.parametrize("game", sorted(game_names()))
def test_several_trees_find_the_same_on_one_core_and_on_several(game: str) -> None:
    match = positions(f"{game}(players=2)", seed=7, most=1)[0]
    world, params = match.imagine(match.turn, 1), effort(match.game, "expert").params
    iterations = TREES * MIN_ITERATIONS_PER_TREE + 2
    found = [
        think(world, 5, params, iterations, seconds, TREES, tree_threads=TreeThreads(tree_threads))
        for tree_threads, seconds in ((0, None), (1, None), (TREES, None), (1, 600.0))
    ]
    assert [thought.candidates for thought in found] == TREES * [found[0].candidates]
    assert {thought.iterations for thought in found} == {iterations}


@pytest.mark.compiled
@pytest.mark.parametrize("game", sorted(game_names()))
def test_several_trees_find_the_same_interpreted_and_compiled(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MIN_ITERATIONS_PER_TREE", 4)
    match = positions(f"{game}(players=2)", seed=7, most=1)[0]
    world, params = match.imagine(match.turn, 1), effort(match.game, "expert").params
    compiled, interpreted = (
        think(world, 5, params, 26, trees=3, interpreted=way, tree_threads=TreeThreads(2)).candidates
        for way in (False, True)
    )
    assert interpreted == compiled
    one_tree = think(world, 5, params, 26).candidates
    assert sum(option.visits for option in compiled) == sum(option.visits for option in one_tree) == 26


def test_trees_have_equal_parts_of_the_iterations_and_none_too_few() -> None:
    assert parts(1003, 4) == [250, 251, 251, 251]
    assert parts(2 * MIN_ITERATIONS_PER_TREE + 1, 4) == [MIN_ITERATIONS_PER_TREE, MIN_ITERATIONS_PER_TREE + 1]
    assert parts(3, 4) == [3]


def test_interpreted_trees_use_no_thread_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MIN_ITERATIONS_PER_TREE", 2)
    match = positions("ratjack(players=2)", seed=7, most=1)[0]
    tree_threads = TreeThreads(2)
    monkeypatch.setattr(tree_threads, "submit", lambda work: pytest.fail("a thread was started"))
    world, params = match.imagine(match.turn, 1), effort(match.game, "normal").params
    assert think(world, 5, params, 6, trees=3, interpreted=True, tree_threads=tree_threads).iterations == 6


def test_time_is_divided_among_trees_that_are_grown_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]

    class SlowTree(CountedTree):
        def grow(self, iterations: int) -> None:
            clock[0] += 0.001 * iterations
            super().grow(iterations)

    monkeypatch.setattr(tree_scheduler, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    trees = [SlowTree() for _ in range(TREES)]
    TreeScheduler([Task(tree, 10_000) for tree in trees], deadline=4.0).run()
    assert all(980 <= tree.iterations <= 1030 for tree in trees)
    assert 4.0 <= clock[0] < 4.1
    late = [SlowTree(), SlowTree()]
    TreeScheduler([Task(tree, 10_000) for tree in late], deadline=4.0).run()
    assert [tree.iterations for tree in late] == 2 * [tree_scheduler.FIRST_BATCH]


def test_threads_grow_trees_and_are_no_more_than_cores_are_free() -> None:
    tree_threads, started = TreeThreads(TREES, free_cores=lambda: 1), threading.Event()
    trees = [CountedTree(started) for _ in range(TREES)]
    most: list[int] = []

    class OwnTree(CountedTree):
        def grow(self, iterations: int) -> None:
            most.append(tree_threads.busy)
            started.set()
            super().grow(iterations)

    own = OwnTree()
    TreeScheduler([Task(tree, 5_000) for tree in (own, *trees)], None, tree_threads).run()
    assert most == [1]
    assert [tree.iterations for tree in (own, *trees)] == 5 * [5_000]
    assert len({name for tree in trees for name in tree.threads} - {threading.current_thread().name}) == 1
    assert tree_threads.busy == 0
    tree_threads.close()
    assert tree_threads.submit(lambda may_continue: None) is None
    assert tree_threads.busy == 0


def test_a_thread_stops_when_its_core_is_wanted_and_its_tree_is_grown_to_the_end() -> None:
    free, has_left = [1], threading.Event()
    tree_threads = TreeThreads(1, free_cores=lambda: free[0])

    class WantedTree(CountedTree):
        def grow(self, iterations: int) -> None:
            super().grow(iterations)
            free[0] = 0
            has_left.set()

    wanted, own = WantedTree(), CountedTree(has_left)
    own.iterations = 1  # so it waits at once
    TreeScheduler([Task(own, 5_001), Task(wanted, 5_000)], None, tree_threads).run()
    assert (own.iterations, wanted.iterations) == (5_001, 5_000)
    assert len(set(wanted.threads)) == 2
    assert wanted.threads[-1] == threading.current_thread().name
    tree_threads.close()


def test_threads_leave_a_decision_that_was_given_up() -> None:
    tree_threads, has_begun = TreeThreads(1), threading.Event()

    class EndlessTree(CountedTree):
        def grow(self, iterations: int) -> None:
            self.iterations = 1
            has_begun.set()

    class InterruptedTree(CountedTree):
        def grow(self, iterations: int) -> None:
            assert has_begun.wait(TIMEOUT)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        TreeScheduler([Task(InterruptedTree(), 10), Task(EndlessTree(), 10)], None, tree_threads).run()
    wait_until(lambda: not tree_threads.busy)
    tree_threads.close()


def test_an_error_in_a_thread_is_raised() -> None:
    class BrokenTree(CountedTree):
        def grow(self, iterations: int) -> None:
            raise ZeroDivisionError

    tree_threads = TreeThreads(1)
    with pytest.raises(ZeroDivisionError):
        TreeScheduler([Task(CountedTree(), 10), Task(BrokenTree(), 10)], None, tree_threads).run()
    tree_threads.close()


def test_a_bot_sent_to_another_process_has_no_thread_pool() -> None:
    made = bot("expert", seed=1)
    made.tree_threads = TreeThreads(3)  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(made)).tree_threads is NO_TREE_THREADS  # noqa: S301
