"""Random playouts: whole games, every move drawn at random, compiled and on all cores.

Game number i of a seed is the same game whatever plays it: one core or many, interpreted, compiled or on a GPU.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance, draw, seed_chance, siphash
from rattery.core.compiled import entry_point, patiently
from rattery.core.game import Game
from rattery.core.record import array_of, blank, blanks
from rattery.core.rule import rule
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

CHUNK = 2_000  # games a thread plays before it looks up


@rule
def seed_playout(table_chance: Chance, luck: Chance, key_0: int, key_1: int, number: int) -> None:
    """Two keys for game `number`: one for the table, one for the players' choices."""
    first = 4 * int(number)
    seed_chance(table_chance, siphash(key_0, key_1, first), siphash(key_0, key_1, first + 1))
    seed_chance(luck, siphash(key_0, key_1, first + 2), siphash(key_0, key_1, first + 3))


@cache
def playout_rule(rules: Any) -> Any:
    """One game played at random; gives the number of moves."""
    set_up, legal, play, is_over = rules.set_up, rules.legal, rules.play, rules.is_over

    @rule
    def playout(box: Any, s: Any, offers: Any, luck: Any) -> int:
        set_up(box, s)
        length = 0
        while not is_over(box, s):
            legal(box, s, offers)
            play(box, s, offers.ids[draw(luck, offers.n)])
            length += 1
        return length

    return playout


@cache
def playouts_entry(rules: Any) -> Any:
    """The compiled loop over games `first` to `first + len(lengths)`."""
    playout, score, is_winner = playout_rule(rules), rules.score, rules.is_winner

    def playouts(boxes, tables, offers, lucks, key, first, scores, winners, lengths):  # type: ignore[no-untyped-def]
        box, s, luck = boxes[0], tables[0], lucks[0]
        for game in range(len(lengths)):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            lengths[game] = playout(box, s, offers[0], luck)
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(box, s, seat)
                winners[game, seat] = is_winner(box, s, seat)

    return entry_point(playouts)


@dataclass
class Simulation:
    """What came out of many games: an entry or a row of seats for each."""

    game: Game
    seed: int
    scores: np.ndarray[Any, Any]  # games × seats
    winners: np.ndarray[Any, Any]  # games × seats, true for every seat that won, alone or shared
    lengths: np.ndarray[Any, Any]  # moves
    seconds: float  # spent playing
    threads: int
    is_complete: bool = field(default=True)  # False when somebody stopped it; what was played is here

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def moves_per_second(self) -> float:
        return float(self.lengths.sum() / self.seconds) if self.seconds else 0.0

    @property
    def win_shares(self) -> np.ndarray[Any, Any]:
        """Each seat's share of the victories; a shared one counts in parts."""
        return (self.winners / self.winners.sum(axis=1, keepdims=True)).mean(axis=0)  # type: ignore[no-any-return]

    def match(self, number: int) -> Match:
        """Game `number` again, move by move, to look at."""
        return replay_playout(self.game, self.seed, number)


def simulation_key(seed: int) -> np.ndarray[Any, Any]:
    """The key all games of a seed are made from, as two words."""
    return np.frombuffer(key_from_seed(seed), dtype="<u8").astype(np.uint64)


def replay_playout(game: Game, seed: int, number: int) -> Match:
    """Game `number` of a seed, played by the interpreted rules."""
    key = simulation_key(seed)
    chance, luck = blank(Chance), blank(Chance)
    seed_playout(chance, luck, key[0], key[1], number)
    match = Match(game, np.array(chance.key).astype("<u8").tobytes())
    while not match.is_over:
        moves = match.moves()
        match.play(moves[draw(luck, len(moves))])
    return match


class _Scratch(threading.local):
    """What a thread plays on."""

    def __init__(self, game: Game) -> None:
        self.table = blanks(game.rules.Table, 1)
        self.offers = blanks(game.rules.Offers, 1)
        self.luck = blanks(Chance, 1)


def warm_up(game: Game, waiting: Callable[[], None] = lambda: None) -> None:
    """Have the playouts compiled, or fetched from the cache; whoever has to wait is told, and may interrupt it."""
    scores, winners = np.zeros((1, game.seats), np.int32), np.zeros((1, game.seats), np.bool_)
    box, scratch, lengths = array_of(game.box), _Scratch(game), np.zeros(1, np.int32)
    with patiently(waiting):
        entry = playouts_entry(game.rules)
        entry(box, scratch.table, scratch.offers, scratch.luck, simulation_key(0), 0, scores, winners, lengths)


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    waiting: Callable[[], None] = lambda: None,
    ready: bool = False,
) -> Simulation:
    """Play games at random on all cores. Interrupted, it keeps what is played, from the first game on without a gap."""
    if not ready:
        warm_up(game, waiting)
    threads = threads or os.cpu_count() or 1
    entry, key, box, scratch = playouts_entry(game.rules), simulation_key(seed), array_of(game.box), _Scratch(game)
    scores = np.zeros((games, game.seats), np.int32)
    winners = np.zeros((games, game.seats), np.bool_)
    lengths = np.zeros(games, np.int32)
    stopping = threading.Event()

    def play_chunk(first: int) -> None:
        if not stopping.is_set():
            part = slice(first, first + CHUNK)
            mine = (scratch.table, scratch.offers, scratch.luck)
            entry(box, *mine, key, first, scores[part], winners[part], lengths[part])
            progress(len(lengths[part]))

    started = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        chunks = [pool.submit(play_chunk, first) for first in range(0, games, CHUNK)]
        try:
            for chunk in wait(chunks, return_when=FIRST_EXCEPTION).done:
                chunk.result()
        except KeyboardInterrupt:
            stopping.set()
    seconds = time.perf_counter() - started
    played = games
    if stopping.is_set():
        played = int(np.argmin(lengths > 0)) if not (lengths > 0).all() else games
    return Simulation(
        game, seed, scores[:played], winners[:played], lengths[:played], seconds, threads, played == games
    )
