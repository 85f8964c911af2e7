"""Random playouts on a GPU: the very same rules, compiled for CUDA by numba-cuda; a game a thread."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance
from rattery.core.game import Game
from rattery.core.record import array_of
from rattery.lab.playouts import Simulation, playout_rule, seed_playout, simulation_key

THREADS_PER_BLOCK = 128


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
    playout, score, is_winner = playout_rule(rules), rules.score, rules.is_winner

    @cuda.jit
    def playouts(boxes, tables, offers, lucks, key, first, scores, winners, lengths):  # type: ignore[no-untyped-def]
        mine = cuda.grid(1)
        if mine >= tables.shape[0]:
            return
        box, s, luck = boxes[0], tables[mine], lucks[mine]
        for game in range(mine, lengths.shape[0], tables.shape[0]):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            lengths[game] = playout(box, s, offers[mine], luck)
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(box, s, seat)
                winners[game, seat] = is_winner(box, s, seat)

    return playouts


def simulate_on_gpu(game: Game, games: int, seed: int = 0, threads: int = 1 << 17) -> Simulation:
    """What `simulate` plays, played on a GPU: the same games, the same results."""
    cuda, rules = _cuda(), game.rules
    threads = min(threads, games)
    kernel, key = playouts_kernel(rules), cuda.to_device(simulation_key(seed))
    box = cuda.to_device(array_of(game.box))
    scratch = [cuda.device_array(threads, kind.dtype) for kind in (rules.Table, rules.Offers, Chance)]
    for thing in scratch:
        cuda.cudadrv.driver.device_memset(thing, 0, thing.nbytes)
    scores = cuda.device_array((games, game.seats), np.int32)
    winners = cuda.device_array((games, game.seats), np.bool_)
    lengths = cuda.device_array(games, np.int32)
    blocks = (threads + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK
    cuda.synchronize()
    started = time.perf_counter()
    kernel[blocks, THREADS_PER_BLOCK](box, *scratch, key, 0, scores, winners, lengths)
    cuda.synchronize()
    seconds = time.perf_counter() - started
    return Simulation(
        game, seed, scores.copy_to_host(), winners.copy_to_host(), lengths.copy_to_host(), seconds, threads
    )
