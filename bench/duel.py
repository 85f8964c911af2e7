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

from rattery.bots.nodes import NONE, Edge, Node
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

    def choose(self, seed: int) -> int: ...


class Searcher:
    """A search by mind or judge that decides again and again in the same memory, and counts what it spends."""

    def __init__(self, game: Game, weights: Weights | None, params: SearchParams, seconds: float) -> None:
        nodes, edges, slots = room_for(max(FEWEST, int(seconds / FASTEST)))
        self._search = search_entry(game.name, game.rules, weights is not None)
        self._params, self._budget, self._most = params, seconds, nodes - 1
        self._tree = np.empty(nodes, Node.dtype), np.empty(edges, Edge.dtype), np.empty(slots, np.int32)
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

    def choose(self, seed: int) -> int:
        """The most visited move in `world`; ties by value, then by number."""
        nodes, edges, slots = self._tree
        slots.fill(NONE)
        state = initial_state(seed, self._params)
        first = min(self._most, max(FEWEST, int(FIRST_PART * self._budget / self._expected)))
        spent = self._run(state, first)
        more = min(self._most - first, int((self._budget - spent) * first / spent))
        if more > 0:
            spent += self._run(state, more)
        self._expected += ADAPTING * (spent / (first + max(0, more)) - self._expected)
        self.seconds, self.iterations, self.decisions = (
            self.seconds + spent, self.iterations + first + max(0, more), self.decisions + 1,
        )  # fmt: skip
        found = edges_from(lambda place: record_of(edges, place), int(nodes[0]["first_edge"]))
        return max(found, key=lambda move: (found[move].visits, found[move].value_sum, -move))

    def _run(self, state: Array, iterations: int) -> float:
        """Gives the seconds of processor time it took."""
        started = time.thread_time()
        self._search(*self._game, state, self._tree, *self._rest, iterations)
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
            deal(boxes, tables, lucks, key, number)
            seat = go_on(boxes, tables, offers, NOT_PLAYED)
            while seat != NOBODY:
                searcher, decision = new if seat in ours else old, seeds.getrandbits(48)
                lucks[0]["key"] = np.frombuffer(key_from_seed(decision), dtype="<u8")
                look(boxes, tables, searcher.world, lucks)
                seat = go_on(boxes, tables, offers, searcher.choose(decision))
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
