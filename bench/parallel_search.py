"""The speedup of an expert's decision by growing its trees in parallel: the same decision alternately with one thread and
with several. Measured is the CPU time of the longest-running thread, which is the wall time on idle cores; so the load of
the machine does not matter."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from concurrent.futures import Future

from rattery.bots.efforts import effort
from rattery.bots.thinking import think
from rattery.bots.tree_threads import MayContinue, TreeThreads
from rattery.core.cores import cores
from rattery.core.registry import load_game
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

PLIES = 12  # random moves before the decision


class TimedTreeThreads(TreeThreads):
    """A thread pool that records the CPU time of each thread."""

    def __init__(self, max_threads: int) -> None:
        super().__init__(max_threads)
        self.seconds: list[float] = []

    def submit(self, work: Callable[[MayContinue], None]) -> Future[None] | None:
        def timed(may_continue: MayContinue) -> None:
            began = time.thread_time()
            work(may_continue)
            self.seconds.append(time.thread_time() - began)

        return super().submit(timed)


def longest(decide: Callable[[TreeThreads], object], used: int) -> float:
    """CPU seconds of the longest-running thread of a decision with this many threads."""
    tree_threads, began = TimedTreeThreads(used - 1), time.thread_time()
    decide(tree_threads)
    own = time.thread_time() - began
    tree_threads.close()
    return max(own, *tree_threads.seconds) if tree_threads.seconds else own


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog='example: python -m bench.parallel_search "rat_trap(players=2)" --cores 2'
    )
    parser.add_argument("game", help="the game with its options")
    parser.add_argument("--trees", type=int, help="how many (default: the expert's)")
    parser.add_argument("--cores", type=int, default=cores(), help="how many at most (default: all)")
    parser.add_argument("--times", type=int, default=20, help="how often each is timed (default: 20)")
    args = parser.parse_args()
    game = load_game(args.game)
    expert, match, luck = effort(game, "expert"), Match(game, key_from_seed(1)), random.Random(1)
    while len(match.history) < PLIES or len(match.moves()) < 2:
        match.play(luck.choice(match.moves()))
    world, trees = match.imagine(match.turn, 1), args.trees or expert.trees

    def decide(tree_threads: TreeThreads) -> object:
        return think(world, 1, expert.params, expert.iterations, trees=trees, tree_threads=tree_threads)

    decide(TreeThreads(0))  # compiles or loads machine code
    seconds = [(longest(decide, 1), longest(decide, args.cores)) for _ in range(args.times)]
    alone, helped = (sorted(each)[len(each) // 2] for each in zip(*seconds, strict=True))
    print(
        f"{game}, {trees} trees: {1000 * alone:.0f} ms on one core, {1000 * helped:.0f} on {args.cores}: "
        f"{alone / helped:.2f} times as soon"
    )


if __name__ == "__main__":
    main()
