"""A textbook information-set tree search with random playouts, as a baseline for ours.

After Cowling, Powley and Whitehouse (2012), sharing nothing with our search but the rules of the games: a table of
statistics by information set and move, UCB1 over the iterations in which a move was available, one new information set an
iteration. It has no knowledge of the games; only `EXPLORATION` is tuned.
"""

from __future__ import annotations

import math
import time
from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import SPENT, Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.observation import basics_of
from rattery.core.record import array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

EXPLORATION = 0.7
MOST_SETS = 1 << 14  # information sets; below sets that do not fit moves are random
SETS_IN_A_DUEL = 1 << 12  # for decisions of milliseconds
BATCH = 16  # iterations between two checks of the clock
DEEPEST = 200  # moves in the tree


@cache
def textbook_entry(rules: Rules[Box, Table]) -> Any:
    """Compiled: the search, for a number of iterations."""
    turn, legal, play, is_over, is_winner = rules.turn, rules.legal, rules.play, rules.is_over, rules.is_winner
    imagine, (_, observe) = rules.imagine, basics_of(rules)

    def search(game, scratch, lucks, seen, sets, path, seats, iterations):  # type: ignore[no-untyped-def]
        (boxes, roots), (tables, all_offers), (keys, stats) = game, scratch, sets
        box, offers, luck, eye = boxes[0], all_offers[0], lucks[0], turn(boxes[0], roots[0])
        for _ in range(iterations):
            tables[0] = roots[0]
            s, length, in_tree = tables[0], 0, True
            imagine(box, s, eye, luck)
            while not is_over(box, s):
                legal(box, s, offers)
                move = offers.ids[draw(luck, offers.n)]
                if in_tree and length < DEEPEST:
                    seat = turn(box, s)
                    observe(box, s, seat, seen)
                    key = np.uint64(1469598103934665603)
                    for number in seen:
                        key = (key ^ np.uint64(np.uint16(number))) * np.uint64(1099511628211)
                    here = np.int64(key % np.uint64(len(keys)))
                    in_tree = keys[here] == key
                    if keys[here] == 0:
                        keys[here] = key
                    if keys[here] == key:
                        best = -1.0
                        for place in range(offers.n):
                            edge = stats[here, offers.ids[place]]
                            edge[1] += 1.0
                            bound = 1e9
                            if edge[0] > 0.0:
                                bound = edge[2] / edge[0] + EXPLORATION * math.sqrt(math.log(edge[1]) / edge[0])
                            if bound > best or (bound == best and draw(luck, 2) == 0):
                                best, move = bound, offers.ids[place]
                        path[length, 0], path[length, 1], path[length, 2] = here, move, seat
                        length += 1
                play(box, s, move)
            winners = 0
            for seat in range(seats):
                winners += is_winner(box, s, seat)
            for step in range(length):
                edge = stats[path[step, 0], path[step, 1]]
                edge[0] += 1.0
                if is_winner(box, s, path[step, 2]):
                    edge[2] += 1.0 / winners

    return entry_point(search)


class Textbook:
    """The search for one game, in the same memory for every decision."""

    def __init__(self, game: Game, sets: int = MOST_SETS) -> None:
        self._search, self._lucks = textbook_entry(game.rules), blanks(Chance, 1)
        self._keys, self._stats = np.zeros(sets, np.uint64), np.zeros((sets, len(game.kind.moves), 3), np.float32)
        self.world = blanks(game.rules.Table, 1)
        self._arguments = (
            (array_of(game.box), self.world),
            (blanks(game.rules.Table, 1), blanks(game.rules.Offers, 1)),
            self._lucks,
            np.zeros(basics_of(game.rules)[0], np.int16),
            (self._keys, self._stats),
            np.zeros((DEEPEST, 3), np.int64),
            game.seats,
        )
        self._search(*self._arguments, 0)  # compiles, or loads machine code from the cache

    def begin(self, seed: int) -> None:
        """Clears the statistics and reseeds."""
        self._lucks[0]["key"] = np.frombuffer(key_from_seed(seed), dtype="<u8")
        self._lucks[0]["choices"] = SPENT
        self._keys.fill(0)
        self._stats.fill(0)

    def iterate(self, iterations: int) -> None:
        self._search(*self._arguments, iterations)

    def visits(self) -> np.ndarray[Any, Any]:
        """The visits of each move at the root, found as the set with the most availability."""
        root = int(np.argmax(self._stats[:, :, 1].max(axis=1)))
        found: np.ndarray[Any, Any] = self._stats[root, :, 0]
        return found


class TextbookBot:
    """Plays the most visited move after a number of iterations or of CPU seconds."""

    name = "textbook"

    def __init__(self, seed: int, seconds: float | None, iterations: int = 10**9) -> None:
        self.seed, self._seconds, self._iterations = seed, seconds, iterations

    def choose(self, world: Match, seed: int) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        visits = self.visits(world, seed)
        return max(moves, key=lambda move: visits[move.id])

    def visits(self, world: Match, seed: int) -> np.ndarray[Any, Any]:
        """The visits of each move at the root."""
        search = Textbook(world.game)
        search.world[0] = array_of(world.record)[0]
        search.begin(seed)
        started, left = time.thread_time(), self._iterations
        while left > 0 and (self._seconds is None or time.thread_time() - started < self._seconds):
            search.iterate(min(BATCH, left))
            left -= BATCH
        return search.visits()


class TextbookSearcher:
    """The textbook search as a side of a duel (`bench.duel`), with CPU seconds for each decision."""

    def __init__(self, game: Game, seconds: float) -> None:
        self._search, self._budget = Textbook(game, SETS_IN_A_DUEL), seconds
        self.world = self._search.world
        self.seconds, self.iterations, self.decisions = 0.0, 0, 0

    def begin(self) -> None:
        """Nothing to do: every decision begins with empty statistics."""

    def choose(self, seed: int, seat: int) -> int:
        """The most visited move; ties go to the lowest number."""
        self._search.begin(seed)
        started, spent = time.thread_time(), 0.0
        while spent < self._budget:
            self._search.iterate(BATCH)
            self.iterations += BATCH
            spent = time.thread_time() - started
        self.seconds, self.decisions = self.seconds + spent, self.decisions + 1
        return int(self._search.visits().argmax())
