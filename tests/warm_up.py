"""Compiles every game before the tests, in a process a core, so that test processes find the machine code in the cache.

Games with the longest rules compile longest and are started first, so that no core is left with one of them at the end.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.resources import files
from multiprocessing import get_context

from rattery.core.cores import cores
from rattery.core.game import Game
from rattery.core.packages import game_names, package_of
from rattery.core.sources import sources_in


def compile_game(name: str) -> tuple[str, float]:
    import rattery
    from chaos.inspecting import inspect
    from rattery.bots.thinking import warm_up as warm_up_search
    from rattery.envs.one_table import OneTable
    from rattery.envs.vector import VectorEnv
    from rattery.playouts.simulate import warm_up
    from tests.bots.judging import judged_tables

    gc.disable()  # the process is short-lived, and collecting garbage takes a tenth of the time
    started = time.perf_counter()
    game = rattery.load(name)
    warm_up_search(game)
    inspect(game, games=1)
    VectorEnv(game, tables=1).close()
    OneTable(game, "zero_sum")
    if "NUMBA_BOUNDSCHECK" not in os.environ:
        warm_up(game)
        judged_tables(game, games=2)
        for compile_more in EXTRA_WARM_UPS.get(name, ()):
            compile_more(game)
    return name, time.perf_counter() - started


def compile_environments(game: Game) -> None:
    """Vector environments with one thread and with several, without and with opponents."""
    from rattery.envs.vector import VectorEnv

    for opponents in (None, "judge"):
        for threads in (1, 2):
            with VectorEnv(game, tables=2, threads=threads, opponents=opponents) as env:
                env.observe(0)
                env.imagine(1)


def compile_studies(game: Game) -> None:
    """Studies of random games and of self-play."""
    from rattery.bots.efforts import effort
    from rattery.lab.study.recorded_playouts import record_range
    from rattery.lab.study.selfplay import SelfPlay
    from rattery.match.fairness import key_from_seed

    record_range(game, 1, 0, 1)
    SelfPlay(game, effort(game, "normal")).play(0, key_from_seed(1), range(game.players))


def compile_duels(game: Game) -> None:
    """A duel of a search and the textbook search."""
    from bench.duel import Searcher, duel
    from bench.textbook import TextbookSearcher
    from rattery.bots.efforts import effort

    search = Searcher(game, None, effort(game, "expert", by_mind=False).params, seconds=0.001)
    duel(game, search, TextbookSearcher(game, seconds=0.001), games=1, seed=1)


# What tests need of one game only. It compiles in half the time in the process that has compiled the game's rules.
EXTRA_WARM_UPS = {"rat_trap": (compile_environments,), "pied_piper": (compile_studies, compile_duels)}


def length_of_rules(name: str) -> int:
    """The size of a game's rules, in bytes of source."""
    return sum(len(source.read_bytes()) for _, source in sources_in(files(package_of(name)) / "rules"))


if __name__ == "__main__":
    longest_first = sorted(game_names(), key=length_of_rules, reverse=True)
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(compile_game, name) for name in longest_first]):
            name, seconds = done.result()
            print(f"compiled {name} in {seconds:.0f} s", file=sys.stderr, flush=True)
