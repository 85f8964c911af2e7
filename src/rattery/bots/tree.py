"""A search tree rooted in one imagined world, grown by compiled or by interpreted code: the same tree from the same seed.

`CompiledTree` works on arrays of records without the GIL; its first `grow` waits until the search is compiled or loaded from
the cache. `InterpretedTree` works on plain Python objects: it needs no compiler, and is slower by a factor of 100 to 400.
Neither is thread-safe: one thread at a time may grow a tree.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Protocol, SupportsIndex

import numpy as np
import numpy.typing as npt

from rattery.bots.nodes import NONE, Edge, Node, SearchState
from rattery.bots.search import search_entry, search_function
from rattery.core.chance import SPENT
from rattery.core.compile.untyped import RecordLike
from rattery.core.effort import SearchParams
from rattery.core.interpreted import linked
from rattery.core.moves import PlainOffers
from rattery.core.observation import basics_of
from rattery.core.plain import Copier, plain, plain_copier
from rattery.core.record import array_of, blank, blanks, record_of
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match
from rattery.minds.weights import Weights, mind_of

MAX_NODES = 1 << 20
EDGES_PER_NODE = 12
NUMBERS_PER_WORD = 4  # 16-bit numbers of an observation in a 64-bit word


class Tree(Protocol):
    """A search tree as `think` uses it."""

    @property
    def iterations(self) -> int:
        """The number of iterations run so far."""

    def grow(self, iterations: int) -> None:
        """Run this many more iterations; 0 only compiles or loads the search."""

    def root_edges(self) -> dict[int, Edge]:
        """The edges at the root, by the numbers of their moves."""


def initial_state(seed: int, params: SearchParams) -> npt.NDArray[np.void]:
    """The state of a search before its first iteration."""
    state = blanks(SearchState, 1)
    for name, value in vars(params).items():
        state[0]["params"][name] = value
    state[0]["luck"]["key"] = np.frombuffer(key_from_seed(seed), dtype="<u8")
    state[0]["luck"]["choices"] = SPENT
    return state


def capacity_for(max_iterations: int) -> tuple[int, int, int]:
    """How many nodes, edges and slots of the hash table to allocate: an iteration adds one node at most, beside the root.

    The number of nodes is limited to MAX_NODES; once the tree is full, further iterations do not expand it.
    """
    nodes = min(max_iterations + 1, MAX_NODES)
    return nodes, EDGES_PER_NODE * nodes, 1 << (2 * nodes - 1).bit_length()


class CompiledTree:
    """A tree in arrays of records. The constructor allocates the memory for `max_iterations`."""

    def __init__(
        self, world: Match, seed: int, params: SearchParams, max_iterations: int, weights: Weights | None = None
    ) -> None:
        game = world.game
        nodes, edges, slots = capacity_for(max_iterations)
        self._search = search_entry(game.name, game.rules, weights is not None)
        self._state = initial_state(seed, params)
        self._tree = np.empty(nodes, Node.dtype), np.empty(edges, Edge.dtype), np.full(slots, NONE, np.int32)
        observed, _ = basics_of(game.rules)
        words = np.zeros(-(-observed // NUMBERS_PER_WORD), np.uint64)
        self._arguments = (
            (array_of(game.box), array_of(world.record)),
            (blanks(game.rules.Table, 2), blanks(game.rules.Offers, 1)),
            self._state,
            self._tree,
            (words.view(np.int16)[:observed], words),
            (np.zeros(game.seats), np.zeros(game.seats), np.zeros(game.seats)),
            () if weights is None else mind_of(game, weights).arrays(),
        )

    def grow(self, iterations: int) -> None:
        self._search(*self._arguments, iterations)

    @property
    def iterations(self) -> int:
        return int(self._state[0]["iterations"])

    def root_edges(self) -> dict[int, Edge]:
        nodes, edges, _ = self._tree
        return edges_from(lambda place: record_of(edges, place), int(nodes[0]["first_edge"]))


class InterpretedTree:
    """A tree of plain Python records, each allocated on first use."""

    def __init__(
        self, world: Match, seed: int, params: SearchParams, max_iterations: int, weights: Weights | None = None
    ) -> None:
        game = world.game
        nodes, edges, slots = capacity_for(max_iterations)
        self._search = linked(search_function(game.name, game.rules, weights is not None))
        self._state: SearchState = plain(record_of(initial_state(seed, params)))
        self._nodes, self._edges = PlainRecords(Node, nodes), PlainRecords(Edge, edges)
        observed, _ = basics_of(game.rules)
        seen = array("h", bytes(8 * -(-observed // NUMBERS_PER_WORD)))
        self._arguments = (
            ([game.plain_box], [plain(world.record)]),
            (PlainTables(plain_copier(game.rules.Table.dtype)), [PlainOffers(len(game.kind.moves) + 1)]),
            [self._state],
            (self._nodes, self._edges, [NONE] * slots),
            (seen, memoryview(seen).cast("B").cast("Q")),
            tuple(array("d", bytes(8 * game.seats)) for _ in range(3)),
            () if weights is None else mind_of(game, weights).lists(),
        )

    def grow(self, iterations: int) -> None:
        self._search(*self._arguments, iterations)

    @property
    def iterations(self) -> int:
        return self._state.iterations

    def root_edges(self) -> dict[int, Edge]:
        return edges_from(self._edges.__getitem__, self._nodes[0].first_edge)


class PlainRecords(dict[int, RecordLike]):
    """A sequence of plain records with a fixed length; each record is made on first access."""

    def __init__(self, kind: type[Node] | type[Edge], room: int) -> None:
        self._copy, self._blank, self._room = plain_copier(kind.dtype), plain(blank(kind)), room

    def __len__(self) -> int:
        return self._room

    def __missing__(self, place: int) -> RecordLike:
        made = self[place] = self._copy(self._blank)
        return made


class PlainTables(list[RecordLike]):
    """Two scratch tables with the value semantics of an array of records: assigning a table copies it."""

    def __init__(self, copy: Copier) -> None:
        super().__init__((None, None))
        self._copy = copy

    def __setitem__(self, place: SupportsIndex | slice, table: RecordLike) -> None:
        super().__setitem__(place, self._copy(table))


def edges_from(edge_at: Callable[[int], Edge], place: int) -> dict[int, Edge]:
    """The edges of a linked list that starts at an index, by the numbers of their moves."""
    found = {}
    while place != NONE:
        edge = edge_at(place)
        found[int(edge.move)] = edge
        place = int(edge.next_edge)
    return found
