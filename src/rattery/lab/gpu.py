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
from rattery.core.record import array_of
from rattery.lab.playouts import GPU, Simulation, playout_rule, seed_playout, simulation_key
from rattery.lab.stretch import Stretch, blank_stretch

THREADS_PER_BLOCK = 128
THREADS = 1 << 17
GAMES_A_CALL = 1 << 20


def _cuda() -> Any:
    """numba-cuda, with the one NumPy name it still looks for where NumPy has dropped it."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def has_gpu() -> bool:
    """Whether there is a GPU that CUDA can use."""
    try:
        return bool(_cuda().is_available())
    except (ImportError, RuntimeError, OSError):
        return False


@cache
def playouts_kernel(rules: Any) -> Any:
    """A thread plays one game after another: its own, then that of as many threads further, until all are played."""
    cuda = _cuda()
    playout, score, is_winner, ending = playout_rule(rules), rules.score, rules.is_winner, rules.ending

    @cuda.jit
    def playouts(boxes, tables, offers, lucks, key, first, scores, winners, lengths, endings):  # type: ignore[no-untyped-def]
        mine = cuda.grid(1)
        if mine >= tables.shape[0]:
            return
        box, s, luck = boxes[0], tables[mine], lucks[mine]
        for game in range(mine, lengths.shape[0], tables.shape[0]):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            lengths[game] = playout(box, s, offers[mine], luck)
            endings[game] = ending(box, s)
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(box, s, seat)
                winners[game, seat] = is_winner(box, s, seat)

    return playouts


class Board:
    """A GPU laid out for playouts of one game: its box, a table for each thread, room for the results of one call."""

    def __init__(self, game: Game, games: int, seed: int, threads: int) -> None:
        self.cuda, self.game = _cuda(), game
        self.threads = min(threads, games)
        self._kernel = playouts_kernel(game.rules)
        self._key, self._box = self.cuda.to_device(simulation_key(seed)), self.cuda.to_device(array_of(game.box))
        self._scratch = [self._blank(kind.dtype) for kind in (game.rules.Table, game.rules.Offers, Chance)]
        self._results = [self.cuda.to_device(result) for result in blank_stretch(game, 0, games).results]

    def _blank(self, dtype: Any) -> Any:
        thing = self.cuda.device_array(self.threads, dtype)
        self.cuda.cudadrv.driver.device_memset(thing, 0, thing.nbytes)
        return thing

    def play(self, first: int, games: int) -> float:
        """Have games `first` and following played; gives the seconds it took."""
        blocks = (self.threads + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK
        results = [result[:games] for result in self._results]
        self.cuda.synchronize()
        started = time.perf_counter()
        self._kernel[blocks, THREADS_PER_BLOCK](self._box, *self._scratch, self._key, first, *results)
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
