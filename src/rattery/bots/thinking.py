"""Runs the search for one decision: for a number of iterations or seconds, with one tree or several.

The same world, seed, parameters, trees and number of iterations give the same result on every machine, compiled or
interpreted; a time limit may end the search earlier. Several trees divide the iterations among them, each with its own seed,
and their statistics at the root are added up (root parallelisation). Compiled trees are grown concurrently where threads of
a pool are free, else one after another: the number of cores changes the time a decision takes, not its result.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from rattery.bots.bot import require_imagined
from rattery.bots.nodes import Edge
from rattery.bots.search import usual_entry
from rattery.bots.tree import CompiledTree, InterpretedTree
from rattery.bots.tree_scheduler import Task, TreeScheduler
from rattery.bots.tree_threads import NO_TREE_THREADS, TreeThreads
from rattery.core.compile.entry_point import is_loaded, notify_if_slow
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.match.match import Match
from rattery.minds.weights import Weights, weights_for

INTERPRETED_SECONDS = 2.0  # the time limit of a timed search without machine code, while the machine is busy compiling
MIN_ITERATIONS_PER_TREE = 250  # of each tree where there are several: smaller trees are too weak


@dataclass(frozen=True)
class Candidate:
    """A move at the root of the search."""

    move: Move
    visits: int
    value: float  # mean utility
    chance: float  # mean share of the victory
    prior: float  # mean evaluation by the judge one ply ahead


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: the candidates, best first."""

    candidates: list[Candidate]
    iterations: int
    seconds: float


def think(
    world: Match,
    seed: int,
    params: SearchParams,
    iterations: int,
    seconds: float | None = None,
    trees: int = 1,
    interpreted: bool = False,
    minds: Callable[[Game], Weights | None] = weights_for,
    tree_threads: TreeThreads = NO_TREE_THREADS,
) -> SearchResult:
    """Search an imagined world for the best move: `iterations` in total over all trees, for at most `seconds`.

    Raises BadArgument for a real match. Blocks. The clock starts once the search is compiled, which may take far longer
    than the search itself.
    """
    require_imagined(world)
    kind, weights = InterpretedTree if interpreted else CompiledTree, minds(world.game)
    tasks = [
        Task(kind(world, seed + number, params, part, weights), part)
        for number, part in enumerate(parts(iterations, trees))
    ]
    tasks[0].tree.grow(0)
    started = time.perf_counter()
    deadline = None if seconds is None else started + (min(seconds, INTERPRETED_SECONDS) if interpreted else seconds)
    TreeScheduler(tasks, deadline, NO_TREE_THREADS if interpreted else tree_threads).run()
    done = sum(task.tree.iterations for task in tasks)
    found = _candidates(world.game, [task.tree.root_edges() for task in tasks])
    return SearchResult(found, done, time.perf_counter() - started)


def parts(iterations: int, trees: int) -> list[int]:
    """The iterations of each tree: as equal as possible, over fewer trees where each would get too few."""
    trees = max(1, min(trees, iterations // MIN_ITERATIONS_PER_TREE))
    return [(iterations + number) // trees for number in range(trees)]


def _candidates(game: Game, trees: list[dict[int, Edge]]) -> list[Candidate]:
    """The moves at the root, added up over all trees, the most visited first; ties go by value, then by number."""
    candidates = []
    for move in sorted(set().union(*trees)):
        edges = [tree[move] for tree in trees if move in tree]
        visits = sum(int(edge.visits) for edge in edges)
        priors, tries = max(1, sum(int(edge.prior_count) for edge in edges)), max(1, visits)
        value = sum(float(edge.value_sum) for edge in edges) / tries
        chance = sum(float(edge.win_sum) for edge in edges) / tries
        prior = sum(float(edge.prior_sum) for edge in edges) / priors
        candidates.append(Candidate(game.kind.moves[move], visits, value, chance, prior))
    return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.move.id))


def is_ready(game: Game) -> bool:
    """Whether this process has loaded the search's machine code; if not, the next compiled search has to wait for it."""
    return is_loaded(usual_entry(game))


def warm_up(game: Game, waiting: Callable[[], None] = lambda: None) -> None:
    """Compile the search or load it from the cache; `waiting` is called from another thread if that is slow."""
    with notify_if_slow(waiting):
        think(Match(game, bytes(16)).imagine(0, 0), 0, SearchParams(), 1)
