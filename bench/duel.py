"""Duels of two searches with the same CPU time for every decision. Only the loop over decisions is interpreted, so even at a
millisecond a decision most of the time is search.

Time is measured as CPU time of the thread, so the load of the machine slows a duel down but does not affect its result.
Every deal is played once with every assignment of half the seats to each side. A decision is made in a world that its seat
imagines, as a bot's is.
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
from rattery.bots.tree import NUMBERS_PER_WORD, capacity_for, edges_from, initial_state
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

LEAST_ITERATIONS = 8  # of a decision
LEAST_SECONDS = 1e-6  # of an iteration; determines how much memory a tree gets
FIRST_SHARE = 0.7  # of the expected iterations of a decision run before the time is checked
SMOOTHING = 0.02  # of the exponential average of the time of an iteration
REUSED_DECISIONS = 8  # decisions that fit into a reused tree
NOT_PLAYED = -1  # in place of a move, for `advance`

Array = np.ndarray[Any, Any]


@cache
def table_entries(rules: Rules[Box, Table]) -> tuple[Any, Any, Any]:
    """Compiled: set up game `number`; play a move and all forced ones up to the next choice; imagine a world."""
    turn, legal, play, is_over, set_up, imagine = (
        rules.turn, rules.legal, rules.play, rules.is_over, rules.set_up, rules.imagine,
    )  # fmt: skip

    def deal(boxes: Any, tables: Any, lucks: Any, key: Any, number: int) -> None:
        seed_playout(tables[0].chance, lucks[0], key[0], key[1], number)
        set_up(boxes[0], tables[0])

    def advance(boxes: Any, tables: Any, offers: Any, move: int) -> int:
        """Returns the seat that has a choice, NOBODY if the game is over."""
        if move != NOT_PLAYED:
            play(boxes[0], tables[0], move)
        while not is_over(boxes[0], tables[0]):
            legal(boxes[0], tables[0], offers[0])
            if offers[0].n > 1:
                return int(turn(boxes[0], tables[0]))
            play(boxes[0], tables[0], offers[0].ids[0])
        return NOBODY

    def imagine_world(boxes: Any, tables: Any, worlds: Any, lucks: Any) -> None:
        worlds[0] = tables[0]
        imagine(boxes[0], worlds[0], turn(boxes[0], tables[0]), lucks[0])

    return entry_point(deal), entry_point(advance), entry_point(imagine_world)


class Player(Protocol):
    """A side of a duel. The caller writes the imagined table into `world`; the counters add up over all games."""

    world: Array
    seconds: float
    iterations: int
    decisions: int

    def begin(self) -> None:
        """Called before each game; discards all state of the last one."""

    def choose(self, seed: int, seat: int) -> int:
        """Returns a move for the seat to play in `world`."""


@cache
def root_entry(rules: Rules[Box, Table]) -> Any:
    """Compiled: the index of the node for the information set of the player to move in a world."""
    turn, (_, observe) = rules.turn, basics_of(rules)

    def root(boxes: Any, worlds: Any, states: Any, tree: Any, observation: Any) -> int:
        seat = turn(boxes[0], worlds[0])
        observe(boxes[0], worlds[0], seat, observation[0])
        return int(find_node(states[0], tree[0], tree[2], observation_key(observation[1], seat)))

    return entry_point(root)


class GrowingTree:
    """The preallocated memory of a search tree, and the state of its search."""

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
        """Removes all nodes and reseeds the search."""
        self.slots.fill(NONE)
        self.state = initial_state(seed, self._params)

    def resume(self, seed: int, room: int) -> None:
        """Reseeds the search and keeps the nodes, unless `room` more would not fit."""
        if int(self.state[0]["node_count"]) + room > len(self.nodes):
            self.clear(seed)
        else:
            self.state[0]["luck"] = initial_state(seed, self._params)[0]["luck"]


class Searcher:
    """A side that searches with a mind or a judge, in the same memory for every decision.

    Several trees share the time, are grown one after another, and their root visits and values are added up. With reuse each
    seat's tree is kept from one of its decisions to the next; seats never share a tree.
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
        assert trees == 1 or not reuse, "only a single tree can be reused"
        self._most = max(LEAST_ITERATIONS, int(seconds / LEAST_SECONDS))
        self._search, self._root = search_entry(game.name, game.rules, weights is not None), root_entry(game.rules)
        self._params, self._budget, self._trees, self._reuse = params, seconds / trees, trees, reuse
        room = capacity_for(self._most * (REUSED_DECISIONS if reuse else 1))
        self._memory = [GrowingTree(room, params) for _ in range(game.seats if reuse else 1)]
        self.world = blanks(game.rules.Table, 1)
        observed, _ = basics_of(game.rules)
        words = np.zeros(-(-observed // NUMBERS_PER_WORD), np.uint64)
        self._game = (array_of(game.box), self.world), (blanks(game.rules.Table, 2), blanks(game.rules.Offers, 1))
        self._rest = (
            (words.view(np.int16)[:observed], words),
            tuple(np.zeros(game.seats) for _ in range(3)),
            () if weights is None else mind_of(game, weights).arrays(),
        )
        self._expected = seconds / LEAST_ITERATIONS  # seconds of an iteration
        self.seconds, self.iterations, self.decisions = 0.0, 0, 0

    def begin(self) -> None:
        """Clears all trees."""
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
        """Grows one tree within its time and returns its root edges by move."""
        if self._reuse:
            tree = self._memory[seat]
            tree.resume(seed, self._most)
        else:
            tree = self._memory[0]
            tree.clear(seed)
        first = min(self._most, max(LEAST_ITERATIONS, int(FIRST_SHARE * self._budget / self._expected)))
        spent = self._run(tree, first)
        more = max(0, min(self._most - first, int((self._budget - spent) * first / spent)))
        if more:
            spent += self._run(tree, more)
        self._expected += SMOOTHING * (spent / (first + more) - self._expected)
        self.seconds, self.iterations = self.seconds + spent, self.iterations + first + more
        root = self._root(*self._game[0], tree.state, tree.arrays, self._rest[0])
        return edges_from(lambda place: record_of(tree.edges, place), int(tree.nodes[root]["first_edge"]))

    def _run(self, tree: GrowingTree, iterations: int) -> float:
        """Runs iterations; returns their CPU seconds."""
        started = time.thread_time()
        self._search(*self._game, tree.state, tree.arrays, *self._rest, iterations)
        return max(LEAST_SECONDS, time.thread_time() - started)


@dataclass(frozen=True)
class Duel:
    """The result of a duel: the share of the decisive games (won by one side only), each deal one observation, and the costs
    of each side."""

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
    """Every set of seats for the first side: all halves; with an odd number both the smaller and the larger half."""
    halves = {players // 2, players - players // 2}
    return [seats for half in sorted(halves) for seats in combinations(range(players), half)]


def duel(
    game: Game, new: Player, old: Player, games: int, seed: int, progress: Callable[[int], None] = lambda games: None
) -> Duel:
    """Plays at least this many games, each deal with every seating; `progress` gets the number played."""
    deal, advance, imagine_world = table_entries(game.rules)
    boxes, tables, offers = array_of(game.box), blanks(game.rules.Table, 1), blanks(game.rules.Offers, 1)
    lucks, key, seeds = blanks(Chance, 1), simulation_key(seed), random.Random(seed)
    ways, deals, played = seatings(game.players), -(-games // len(seatings(game.players))), 0
    won, lost = np.zeros(deals), np.zeros(deals)
    for number in range(deals):
        for ours in ways:
            new.begin()
            old.begin()
            deal(boxes, tables, lucks, key, number)
            seat = advance(boxes, tables, offers, NOT_PLAYED)
            while seat != NOBODY:
                searcher, decision = new if seat in ours else old, seeds.getrandbits(48)
                lucks[0]["key"] = np.frombuffer(key_from_seed(decision), dtype="<u8")
                imagine_world(boxes, tables, searcher.world, lucks)
                seat = advance(boxes, tables, offers, searcher.choose(decision, seat))
            winners = winners_of(game, boxes, tables)
            is_ours, is_theirs = any(seat in ours for seat in winners), any(seat not in ours for seat in winners)
            won[number] += is_ours and not is_theirs
            lost[number] += is_theirs and not is_ours
            played += 1
            progress(played)
    return Duel(
        Share.by_deal(won, won + lost),
        played,
        (1e6 * new.seconds / max(1, new.iterations), 1e6 * old.seconds / max(1, old.iterations)),
        (1e3 * new.seconds / max(1, new.decisions), 1e3 * old.seconds / max(1, old.decisions)),
    )


def winners_of(game: Game, boxes: Array, tables: Array) -> list[int]:
    """The seats of the winners, without seats that the rules play."""
    box, table = record_of(boxes), record_of(tables)
    return [seat for seat in range(game.players) if game.rules.is_winner(box, table, seat)]
