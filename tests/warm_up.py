"""Compile every game once before the tests, a process a core, so that test processes find the code in the cache."""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rattery.core.cores import cores
from rattery.core.packages import game_names


def compile_game(name: str) -> tuple[str, float]:
    import rattery
    from chaos.inspecting import inspect
    from rattery.bots.thinking import warm_up as warm_up_search
    from rattery.envs.one_table import OneTable
    from rattery.envs.vector import VectorEnv
    from rattery.playouts.simulate import warm_up

    started = time.perf_counter()
    game = rattery.load(name)
    if "NUMBA_BOUNDSCHECK" not in os.environ:
        warm_up(game)
    warm_up_search(game)
    inspect(game, games=1)
    VectorEnv(game, tables=1)
    OneTable(game, "zero_sum")
    return name, time.perf_counter() - started


if __name__ == "__main__":
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(compile_game, name) for name in game_names()]):
            name, seconds = done.result()
            print(f"compiled {name} in {seconds:.0f} s", file=sys.stderr, flush=True)
