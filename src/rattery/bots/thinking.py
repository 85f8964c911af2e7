"""Thinking: search at work on one decision, for so many iterations or so long, on one core or several.

The same world, seed, way and number of iterations give the same thought, whatever else the machine does; a time limit
may end it earlier. Several cores search a tree each, with luck of its own, and add up what they found at the root.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from rattery.bots.search import LONGEST_PATH, NONE, Desk, Edge, Node, search_entry
from rattery.core.chance import SPENT
from rattery.core.compile.entry_point import notify_if_slow
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.record import array_of, blanks
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

GLANCE = 0.02  # seconds between looks at the clock
MOST_NODES = 1 << 20
EDGES_A_NODE = 12


@dataclass(frozen=True)
class Way:
    """How to search; what each means is said in `search.Way`."""

    exploration: float = 0.5
    urgency: float = 10.0
    trust: float = 0.0
    impressions: int = 0
    shrewd: int = 0
    playout: int = 0
    horizon: int = LONGEST_PATH
    pride: float = 0.0
    points: float = 1.0


@dataclass(frozen=True)
class Option:
    """A move that was thought about."""

    move: Move
    visits: int
    worth: float  # what it promises
    chance: float  # the share of the victory in it
    impression: float  # what the judge thought of it at first sight


@dataclass(frozen=True)
class Thought:
    """What came of thinking: the options, best first."""

    options: list[Option]
    iterations: int
    seconds: float

    @property
    def chance(self) -> float:
        """The share of the victory the seat may hope for, over everything that was tried."""
        visits = sum(option.visits for option in self.options)
        return sum(option.visits * option.chance for option in self.options) / max(1, visits)


class Tree:
    """A growing tree under one imagined world."""

    def __init__(self, world: Match, seed: int, way: Way, most_iterations: int) -> None:
        assert world.is_imagined, "a bot is handed imagined worlds only"
        self.game = game = world.game
        room = min(most_iterations + 1, MOST_NODES)
        self._search = search_entry(game.name, game.rules)
        self._box, self._root = array_of(game.box), array_of(world._table)
        self._tables, self._offers = blanks(game.rules.Table, 2), blanks(game.rules.Offers, 1)
        self._desk = _desk(seed, way)
        self._nodes, self._edges = np.empty(room, Node.dtype), np.empty(EDGES_A_NODE * room, Edge.dtype)
        self._slots = np.full(1 << (2 * room - 1).bit_length(), NONE, np.int32)
        self._words = np.zeros((game.rules.OBSERVATION + 3) // 4, np.uint64)
        self._chances, self._worth = np.zeros((2, game.seats))

    def grow(self, iterations: int) -> None:
        """So many iterations more; other threads run meanwhile."""
        seen = self._words.view(np.int16)[: self.game.rules.OBSERVATION]
        trunk = (self._box, self._root, self._tables, self._offers, self._desk)
        self._search(
            *trunk, self._nodes, self._edges, self._slots, seen, self._words, self._chances, self._worth, iterations
        )

    @property
    def iterations(self) -> int:
        return int(self._desk[0]["iterations"])

    def found(self) -> dict[int, Any]:
        """What was found at the root: an edge for every move."""
        edges, edge = {}, int(self._nodes[0]["first"])
        while edge != NONE:
            edges[int(self._edges[edge]["move"])] = self._edges[edge]
            edge = int(self._edges[edge]["next"])
        return edges


def _desk(seed: int, way: Way) -> np.ndarray[Any, Any]:
    desk = blanks(Desk, 1)
    for name, value in vars(way).items():
        desk[0]["way"][name] = value
    desk[0]["luck"]["key"] = np.frombuffer(key_from_seed(seed), dtype="<u8")
    desk[0]["luck"]["choices"] = SPENT
    return desk


def think(world: Match, seed: int, way: Way, iterations: int, seconds: float | None = None, cores: int = 1) -> Thought:
    """Think about the decision of an imagined world: so many iterations over all cores, but no longer than that.

    The clock starts when the search is compiled: that may take far longer than the thinking.
    """
    share = max(1, iterations // cores)
    trees = [Tree(world, seed + core, way, share) for core in range(cores)]
    trees[0].grow(0)
    started = time.perf_counter()
    deadline = None if seconds is None else started + seconds
    if cores == 1:
        _grow(trees[0], share, deadline)
    else:
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(lambda tree: _grow(tree, share, deadline), trees))
    done = sum(tree.iterations for tree in trees)
    return Thought(_options(world.game, [tree.found() for tree in trees]), done, time.perf_counter() - started)


def _grow(tree: Tree, iterations: int, deadline: float | None) -> None:
    """Grow a tree at a stretch, or with a look at the clock every now and then."""
    if deadline is None:
        tree.grow(iterations)
        return
    batch = 8
    while (left := iterations - tree.iterations) > 0 and (now := time.perf_counter()) < deadline:
        tree.grow(min(batch, left))
        if time.perf_counter() - now < GLANCE / 2:
            batch *= 2


def _options(game: Game, trees: list[dict[int, Any]]) -> list[Option]:
    """The moves at the root over all trees, the most visited first; of equally visited ones the more promising."""
    options = []
    for move in sorted(set().union(*trees)):
        edges = [tree[move] for tree in trees if move in tree]
        visits = sum(int(edge["visits"]) for edge in edges)
        worth, won = (sum(float(edge[part]) for edge in edges) for part in ("total", "won"))
        impressions = max(1, sum(int(edge["impressions"]) for edge in edges))
        impression = sum(float(edge["impression"]) for edge in edges) / impressions
        options.append(Option(game.kind.moves[move], visits, worth / max(1, visits), won / max(1, visits), impression))
    return sorted(options, key=lambda option: (-option.visits, -option.worth, option.move.id))


def is_ready(game: Game) -> bool:
    """Whether the search is at hand; else the next thought waits until it is compiled, or fetched from the cache."""
    return bool(search_entry(game.name, game.rules).signatures)


def warm_up(game: Game, waiting: Callable[[], None] = lambda: None) -> None:
    """Have the search compiled, or fetched from the cache; whoever has to wait is told, and may interrupt it."""
    with notify_if_slow(waiting):
        think(Match(game, bytes(16)).imagine(0, 0), 0, Way(), 1)
