"""Speed on a GPU: random play and the vector environment of each game, compared with games of Pgx in the same run.

python -m bench.gpu                  # everything; needs numba-cuda, and jax and pgx for the comparison
python -m bench.gpu rat_trap
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import median

from rich.console import Console
from rich.table import Table

import rattery
from bench.other_libraries import if_installed, pgx_steps_a_second
from rattery.core.compile.cuda import has_gpu
from rattery.core.game import Game
from rattery.core.packages import game_names
from rattery.playouts.gpu import simulate_on_gpu

TABLES, STEPS = 1 << 21, 64
GAMES = 1 << 24  # for one measurement: one or two billion moves
LONG_GAMES = {"first_rat": 1 << 23, "ratjack": 1 << 23}
ROUNDS = 3
PGX_GAMES = ("backgammon", "sparrow_mahjong")


def gpu_moves_a_second(game: Game) -> float | None:
    """Random play on a GPU, without copying results back; None without a GPU."""
    if not has_gpu():
        return None
    simulate_on_gpu(game, 1 << 12)
    return float(simulate_on_gpu(game, LONG_GAMES.get(game.name, GAMES), tables=TABLES).moves_per_second)


def gpu_vector_steps_a_second(game: Game) -> float | None:
    """Steps of the vector environment on a GPU, including random moves; None without a GPU."""
    if not has_gpu():
        return None
    from rattery.envs.vector_gpu import GpuVectorEnv

    env = GpuVectorEnv(game, TABLES)
    for _ in range(STEPS):  # until games of all ages are mixed
        env.step(env.random_moves())
    started = time.perf_counter()
    for _ in range(STEPS):
        env.step(env.random_moves())
    return TABLES * STEPS / (time.perf_counter() - started)


def figures_of(name: str, rounds: int = ROUNDS) -> tuple[float, float]:
    """Median moves a second of random play and steps a second of the vector environment."""
    game = rattery.load(name, players=4)
    both = [(gpu_moves_a_second(game), gpu_vector_steps_a_second(game)) for _ in range(rounds)]
    return median(moves or 0.0 for moves, _ in both), median(steps or 0.0 for _, steps in both)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=game_names(), help="which games (default: all)")
    args = parser.parse_args()
    if not has_gpu():
        print("This machine has no GPU that CUDA can use.", file=sys.stderr)
        return 2
    table = Table(title="Speed on this GPU, million a second")
    for heading in ("game", "random play", "vector environment"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    with Console(stderr=True).status("measuring") as status:
        for name in args.games:
            status.update(f"{name}: compiling and measuring")
            moves, steps = figures_of(name)
            table.add_row(f"{name}(players=4)", f"{moves / 1e6:,.0f}", f"{steps / 1e6:,.0f}")
        for name in PGX_GAMES:
            status.update(f"Pgx's {name}")
            theirs = if_installed(lambda name=name: pgx_steps_a_second(name))  # type: ignore[misc]
            table.add_row(f"Pgx's {name}", "", "needs jax and pgx" if theirs is None else f"{theirs / 1e6:,.1f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
