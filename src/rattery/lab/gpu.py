"""Random playouts on a GPU: the very same rules, compiled for CUDA by numba-cuda; a game a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance
from rattery.core.game import Game
from rattery.core.record import Record, array_of
from rattery.lab.playouts import GPU, Simulation, playout_rule, seed_playout, simulation_key
from rattery.lab.stretch import Stretch, blank_stretch

THREADS_PER_BLOCK = 128
THREADS = 1 << 18  # twice as many as a large GPU runs at a time: whoever is done makes room for somebody else
REGISTERS = 64  # a thread may use; with more, fewer threads would run at a time
GAMES_A_CALL = 1 << 20


def cuda_module() -> Any:
    """numba-cuda, with the one NumPy name it still looks for where NumPy has dropped it."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def has_gpu() -> bool:
    """Whether there is a GPU that CUDA can use."""
    try:
        return bool(cuda_module().is_available())
    except (ImportError, RuntimeError, OSError):
        return False


def layout(kind: type[Record]) -> Any:
    """A record as numba knows it."""
    from numba import from_dtype

    return from_dtype(kind.dtype)


@cache
def playouts_kernel(rules: Any) -> Any:
    """A thread plays one game after another: its own, then that of as many threads further, until all are played.

    What it plays on is its own: the compiler lays it out so that the threads of a warp find theirs side by side.
    """
    cuda = cuda_module()
    playout, score, is_winner, ending = playout_rule(rules), rules.score, rules.is_winner, rules.ending
    table, offer_list, chance = layout(rules.Table), layout(rules.Offers), layout(Chance)

    def playouts(boxes, threads, key, first, scores, winners, lengths, endings):  # type: ignore[no-untyped-def]
        tables, offers, lucks = cuda.local.array(1, table), cuda.local.array(1, offer_list), cuda.local.array(1, chance)
        box, s, luck = boxes[0], tables[0], lucks[0]
        mine = cuda.grid(1)
        if mine >= threads:
            return
        for game in range(mine, lengths.shape[0], threads):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            lengths[game] = playout(box, s, offers[0], luck)
            endings[game] = ending(box, s)
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(box, s, seat)
                winners[game, seat] = is_winner(box, s, seat)

    return cuda.jit(playouts, max_registers=REGISTERS)


def blocks_for(threads: int) -> int:
    return (threads + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK


class Board:
    """A GPU laid out for playouts of one game: its box, and room for the results of one call."""

    def __init__(self, game: Game, games: int, seed: int, threads: int) -> None:
        self.cuda, self.game = cuda_module(), game
        self.threads = min(threads, games)
        self._kernel = playouts_kernel(game.rules)
        self._key, self._box = self.cuda.to_device(simulation_key(seed)), self.cuda.to_device(array_of(game.box))
        self._results = [self.cuda.to_device(result) for result in blank_stretch(game, 0, games).results]

    def play(self, first: int, games: int) -> float:
        """Have games `first` and following played; gives the seconds it took."""
        results = [result[:games] for result in self._results]
        self.cuda.synchronize()
        started = time.perf_counter()
        self._kernel[blocks_for(self.threads), THREADS_PER_BLOCK](self._box, self.threads, self._key, first, *results)
        self.cuda.synchronize()
        return time.perf_counter() - started

    def fetch(self, first: int, games: int) -> Stretch:
        """What came out of the games that were just played."""
        return Stretch(first, *(result[:games].copy_to_host() for result in self._results))


def stretches_on_gpu(
    game: Game, games: int, seed: int, stopping: threading.Event, threads: int = THREADS
) -> Generator[Stretch, None, None]:
    """The games in their order, a million a call; between two calls it can be stopped."""
    board = Board(game, min(games, GAMES_A_CALL), seed, threads)
    for first in range(0, games, GAMES_A_CALL):
        if stopping.is_set():
            return
        count = min(GAMES_A_CALL, games - first)
        board.play(first, count)
        yield board.fetch(first, count)


def simulate_on_gpu(game: Game, games: int, seed: int = 0, threads: int = THREADS) -> Simulation:
    """What `simulate` plays, played on a GPU in one call and timed without what is fetched from it."""
    board = Board(game, games, seed, threads)
    seconds = board.play(0, games)
    return Simulation(game, seed, *board.fetch(0, games).results, seconds, board.threads, GPU)
