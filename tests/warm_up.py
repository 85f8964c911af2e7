"""Compile every game once before the tests, a process a core, so that test processes find the code in the cache.

Games with the longest rules take longest and come first, so that no core is left with one of them at the end.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.resources import files
from multiprocessing import get_context

from rattery.core.cores import cores
from rattery.core.packages import game_names, package_of
from rattery.core.rules_version import sources_in


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


def length_of_rules(name: str) -> int:
    """In bytes of source."""
    return sum(len(source.read_bytes()) for _, source in sources_in(files(package_of(name)) / "rules"))


if __name__ == "__main__":
    longest_first = sorted(game_names(), key=length_of_rules, reverse=True)
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(compile_game, name) for name in longest_first]):
            name, seconds = done.result()
            print(f"compiled {name} in {seconds:.0f} s", file=sys.stderr, flush=True)
