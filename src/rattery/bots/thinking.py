"""Thinking: the search applied to one decision, for a number of iterations or seconds, on one core or several.

The same world, seed, parameters and number of iterations give the same result on every machine, compiled or interpreted; a
time limit may end it earlier. Several cores grow a tree each, from different seeds, and their statistics at the root are
added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from rattery.bots.nodes import Edge
from rattery.bots.search import usual_entry
from rattery.bots.tree import CompiledTree, InterpretedTree, Tree
from rattery.core.compile.entry_point import is_loaded, notify_if_slow
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.match.match import Match
from rattery.minds.weights import Weights, weights_for

INTERPRETED_SECONDS = 2.0  # the longest timed search without machine code, on a machine that is busy compiling
CLOCK_INTERVAL = 0.02  # seconds of search between two looks at the clock


@dataclass(frozen=True)
class Candidate:
    """A move at the root of the search."""

    move: Move
    visits: int
    value: float  # mean utility
    chance: float  # mean share of the victory
    prior: float  # mean evaluation by the judge one ply ahead


@dataclass(frozen=True)
class Thought:
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
    cores: int = 1,
    interpreted: bool = False,
    minds: Callable[[Game], Weights | None] = weights_for,
) -> Thought:
    """Search for a decision in an imagined world: this many iterations over all cores, for at most these seconds.

    The clock starts when the search is compiled, which may take far longer than the search itself.
    """
    assert world.is_imagined, "a bot is handed imagined worlds only"
    share = max(1, iterations // cores)
    kind, weights = InterpretedTree if interpreted else CompiledTree, minds(world.game)
    trees: list[Tree] = [kind(world, seed + core, params, share, weights) for core in range(cores)]
    trees[0].grow(0)
    started = time.perf_counter()
    deadline = None if seconds is None else started + (min(seconds, INTERPRETED_SECONDS) if interpreted else seconds)
    if cores == 1:
        _grow(trees[0], share, deadline)
    else:
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(lambda tree: _grow(tree, share, deadline), trees))
    done = sum(tree.iterations for tree in trees)
    return Thought(_candidates(world.game, [tree.root_edges() for tree in trees]), done, time.perf_counter() - started)


def _grow(tree: Tree, iterations: int, deadline: float | None) -> None:
    """Run a tree's iterations: all at once, or in batches of about CLOCK_INTERVAL seconds until the deadline.

    The first batch is run in any case, so that there is something to choose from.
    """
    if deadline is None:
        tree.grow(iterations)
        return
    batch = 8
    while (left := iterations - tree.iterations) > 0:
        now = time.perf_counter()
        if now >= deadline and tree.iterations > 0:
            return
        tree.grow(min(batch, left))
        if time.perf_counter() - now < CLOCK_INTERVAL / 2:
            batch *= 2


def _candidates(game: Game, trees: list[dict[int, Edge]]) -> list[Candidate]:
    """The moves at the root over all trees, the most visited first; ties by value, then by number."""
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
    """Whether this process has the search as machine code; else the next compiled search waits for it."""
    return is_loaded(usual_entry(game))


def warm_up(game: Game, waiting: Callable[[], None] = lambda: None) -> None:
    """Compile the search, or load it from the cache; `waiting` is called if that takes longer than a moment."""
    with notify_if_slow(waiting):
        think(Match(game, bytes(16)).imagine(0, 0), 0, SearchParams(), 1)
