"""Two searches against each other, each with the same processor time for every decision, in machine code but for the loop
over decisions: a game at a millisecond a decision takes hardly longer than the thinking.

Processor time is that of the thread, so a busy machine makes a duel slow and changes nothing else. Every deal is played with
every way to seat half of the players each. A decision follows from a world that its seat imagines, as a bot's does.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Protocol

import numpy as np

from rattery.bots.nodes import NONE, Edge, Node, find_node, observation_key
from rattery.bots.search import search_entry
from rattery.bots.tree import WORD_LENGTH, edges_from, initial_state, room_for
from rattery.core.chance import Chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.effort import SearchParams
from rattery.core.game import NOBODY, Game
from rattery.core.observation import basics_of
from rattery.core.record import array_of, blanks, record_of
from rattery.core.rules import Box, Rules, Table
from rattery.lab.interval import Share
from rattery.match.fairness import key_from_seed
from rattery.minds.weights import Weights, mind_of
from rattery.playouts.playout import seed_playout, simulation_key

FEWEST = 8  # iterations of a decision
FASTEST = 1e-6  # seconds an iteration takes at least: there is room for so many
FIRST_PART = 0.7  # of the iterations a decision is expected to get are run before its time is looked at
ADAPTING = 0.02  # how fast the expected time of an iteration follows what is measured
KEPT = 8  # decisions there is room for in a tree that is kept
NOT_PLAYED = -1

Array = np.ndarray[Any, Any]


@cache
def table_entries(rules: Rules[Box, Table]) -> tuple[Any, Any, Any]:
    """As machine code: deal game `number`; play a move and all that are forced, up to the next choice; imagine a world."""
    turn, legal, play, is_over, set_up, imagine = (
        rules.turn, rules.legal, rules.play, rules.is_over, rules.set_up, rules.imagine,
    )  # fmt: skip

    def deal(boxes: Any, tables: Any, lucks: Any, key: Any, number: int) -> None:
        seed_playout(tables[0].chance, lucks[0], key[0], key[1], number)
        set_up(boxes[0], tables[0])

    def go_on(boxes: Any, tables: Any, offers: Any, move: int) -> int:
        """The seat that has a choice, NOBODY when the game is over."""
        if move != NOT_PLAYED:
            play(boxes[0], tables[0], move)
        while not is_over(boxes[0], tables[0]):
            legal(boxes[0], tables[0], offers[0])
            if offers[0].n > 1:
                return int(turn(boxes[0], tables[0]))
            play(boxes[0], tables[0], offers[0].ids[0])
        return NOBODY

    def look(boxes: Any, tables: Any, worlds: Any, lucks: Any) -> None:
        worlds[0] = tables[0]
        imagine(boxes[0], worlds[0], turn(boxes[0], tables[0]), lucks[0])

    return entry_point(deal), entry_point(go_on), entry_point(look)


class Player(Protocol):
    """A side of a duel: it chooses in `world`, and counts what it spends."""

    world: Array
    seconds: float
    iterations: int
    decisions: int

    def begin(self) -> None:
        """Another game begins: nothing is kept of the one before."""

    def choose(self, seed: int, seat: int) -> int:
        """A move for the seat whose turn it is."""


@cache
def root_entry(rules: Rules[Box, Table]) -> Any:
    """As machine code: the node of what the player to move in a world can know."""
    turn, (_, observe) = rules.turn, basics_of(rules)

    def root(boxes: Any, worlds: Any, states: Any, tree: Any, observation: Any) -> int:
        seat = turn(boxes[0], worlds[0])
        observe(boxes[0], worlds[0], seat, observation[0])
        return int(find_node(states[0], tree[0], tree[2], observation_key(observation[1], seat)))

    return entry_point(root)


class GrowingTree:
    """The memory of a tree, and the state of the search that grows it."""

    def __init__(self, room: tuple[int, int, int], params: SearchParams) -> None:
        nodes, edges, slots = room
        self._params = params
        self.nodes, self.edges, self.slots = (
            np.empty(nodes, Node.dtype),
            np.empty(edges, Edge.dtype),
            np.empty(slots, np.int32),
        )
        self.clear(0)

    @property
    def arrays(self) -> tuple[Array, Array, Array]:
        return self.nodes, self.edges, self.slots

    def clear(self, seed: int) -> None:
        """Forget every node."""
        self.slots.fill(NONE)
        self.state = initial_state(seed, self._params)

    def go_on(self, seed: int, room: int) -> None:
        """Keep the nodes for another search, unless there is no room for so many more."""
        if int(self.state[0]["node_count"]) + room > len(self.nodes):
            self.clear(seed)
        else:
            self.state[0]["luck"] = initial_state(seed, self._params)[0]["luck"]


class Searcher:
    """A search by mind or judge that decides again and again in the same memory, and counts what it spends.

    With several trees each has its part of the time, one after another, and their visits and values at the root are added
    up. With reuse each player's tree is kept from one of its decisions to the next; it is never shown to another seat.
    """

    def __init__(
        self,
        game: Game,
        weights: Weights | None,
        params: SearchParams,
        seconds: float,
        trees: int = 1,
        reuse: bool = False,
    ) -> None:
        assert trees == 1 or not reuse, "one tree is kept, or several are grown"
        self._most = max(FEWEST, int(seconds / FASTEST))
        self._search, self._root = search_entry(game.name, game.rules, weights is not None), root_entry(game.rules)
        self._params, self._budget, self._trees, self._reuse = params, seconds / trees, trees, reuse
        room = room_for(self._most * (KEPT if reuse else 1))
        self._memory = [GrowingTree(room, params) for _ in range(game.seats if reuse else 1)]
        self.world = blanks(game.rules.Table, 1)
        observed, _ = basics_of(game.rules)
        words = np.zeros(-(-observed // WORD_LENGTH), np.uint64)
        self._game = (array_of(game.box), self.world), (blanks(game.rules.Table, 2), blanks(game.rules.Offers, 1))
        self._rest = (
            (words.view(np.int16)[:observed], words),
            tuple(np.zeros(game.seats) for _ in range(3)),
            () if weights is None else mind_of(game, weights).arrays(),
        )
        self._expected = seconds / FEWEST  # seconds of an iteration
        self.seconds, self.iterations, self.decisions = 0.0, 0, 0

    def begin(self) -> None:
        """A new game: nothing is kept of the one before."""
        for tree in self._memory:
            tree.clear(0)

    def choose(self, seed: int, seat: int) -> int:
        """The most visited move in `world`; ties by value, then by number."""
        found: dict[int, tuple[int, float]] = {}
        for number in range(self._trees):
            for move, edge in self._grown(seed + number, seat).items():
                visits, value = found.get(move, (0, 0.0))
                found[move] = visits + int(edge.visits), value + float(edge.value_sum)
        self.decisions += 1
        return max(found, key=lambda move: (*found[move], -move))

    def _grown(self, seed: int, seat: int) -> dict[int, Edge]:
        """The edges at the root of one tree."""
        if self._reuse:
            tree = self._memory[seat]
            tree.go_on(seed, self._most)
        else:
            tree = self._memory[0]
            tree.clear(seed)
        first = min(self._most, max(FEWEST, int(FIRST_PART * self._budget / self._expected)))
        spent = self._run(tree, first)
        more = max(0, min(self._most - first, int((self._budget - spent) * first / spent)))
        if more:
            spent += self._run(tree, more)
        self._expected += ADAPTING * (spent / (first + more) - self._expected)
        self.seconds, self.iterations = self.seconds + spent, self.iterations + first + more
        root = self._root(*self._game[0], tree.state, tree.arrays, self._rest[0])
        return edges_from(lambda place: record_of(tree.edges, place), int(tree.nodes[root]["first_edge"]))

    def _run(self, tree: GrowingTree, iterations: int) -> float:
        """Gives the seconds of processor time it took."""
        started = time.thread_time()
        self._search(*self._game, tree.state, tree.arrays, *self._rest, iterations)
        return max(FASTEST, time.thread_time() - started)


@dataclass(frozen=True)
class Duel:
    """What came of it: the decisive games, which one of the two won and the other did not, and what it cost either side."""

    share: Share
    games: int
    microseconds: tuple[float, float]  # of an iteration
    milliseconds: tuple[float, float]  # of a decision

    def __str__(self) -> str:
        share, (ours, theirs), spent = self.share, self.microseconds, self.milliseconds
        return (
            f"{self.games} games, {share.games} decisive: {share.share:.1%} (95 %: {share.low:.1%} to {share.high:.1%}); "
            f"µs an iteration {ours:.1f} : {theirs:.1f}, ms a decision {spent[0]:.2f} : {spent[1]:.2f}"
        )


def seatings(players: int) -> list[tuple[int, ...]]:
    """The seats of the first of two searches: every half of the seats; of an odd number, the smaller and the larger half."""
    halves = {players // 2, players - players // 2}
    return [seats for half in sorted(halves) for seats in combinations(range(players), half)]


def duel(
    game: Game, new: Player, old: Player, games: int, seed: int, tell: Callable[[int], None] = lambda games: None
) -> Duel:
    """At least this many games: each deal with every seating."""
    deal, go_on, look = table_entries(game.rules)
    boxes, tables, offers = array_of(game.box), blanks(game.rules.Table, 1), blanks(game.rules.Offers, 1)
    lucks, key, seeds = blanks(Chance, 1), simulation_key(seed), random.Random(seed)
    ways, won, lost, played = seatings(game.players), 0, 0, 0
    for number in range(-(-games // len(ways))):
        for ours in ways:
            new.begin()
            old.begin()
            deal(boxes, tables, lucks, key, number)
            seat = go_on(boxes, tables, offers, NOT_PLAYED)
            while seat != NOBODY:
                searcher, decision = new if seat in ours else old, seeds.getrandbits(48)
                lucks[0]["key"] = np.frombuffer(key_from_seed(decision), dtype="<u8")
                look(boxes, tables, searcher.world, lucks)
                seat = go_on(boxes, tables, offers, searcher.choose(decision, seat))
            winners = winners_of(game, boxes, tables)
            is_ours, is_theirs = any(seat in ours for seat in winners), any(seat not in ours for seat in winners)
            won, lost, played = won + (is_ours and not is_theirs), lost + (is_theirs and not is_ours), played + 1
            tell(played)
    return Duel(
        Share.of(won, won + lost),
        played,
        (1e6 * new.seconds / max(1, new.iterations), 1e6 * old.seconds / max(1, old.iterations)),
        (1e3 * new.seconds / max(1, new.decisions), 1e3 * old.seconds / max(1, old.decisions)),
    )


def winners_of(game: Game, boxes: Array, tables: Array) -> list[int]:
    """The players who have won; a seat that the rules play is none of them."""
    box, table = record_of(boxes), record_of(tables)
    return [seat for seat in range(game.players) if game.rules.is_winner(box, table, seat)]
