"""Checks the laws of all games in millions of random games, after every move (`chaos.inspecting`). `make laws`

    python -m chaos.laws --moves 100000000
    python -m chaos.laws ratjack --moves 1000000 --unchecked

Runs compiled, with bounds checks, with all sets of options in turn, on all cores. Prints the longest game, which can be
reproduced with `inspect(game, 1, seed, number)`, and a digest of all observations that does not depend on the number of
workers.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count, islice
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from chaos.inspecting import inspect
from rattery.core.cores import cores
from rattery.core.packages import game_names
from tests.variants import every_variant_of, loaded

SEED = 10
GAMES_A_TASK = 200
BOUNDSCHECK = "NUMBA_BOUNDSCHECK"
DIGEST_MODULUS = 2**61 - 1


@dataclass(frozen=True)
class Examined:
    """The result of one task: games of one variant."""

    variant: str
    games: int
    moves: int
    longest: int  # moves of the longest game
    number: int  # number of the longest game in the seed
    digest: int
    wrong: str | None


def examine(variant: str, first: int, games: int = GAMES_A_TASK) -> Examined:
    """Checks games `first` and following of a variant; runs in a worker process."""
    found = inspect(loaded(variant), games, SEED, first)
    longest = int(found.lengths.argmax())
    digest = sum(pow(int(seen) + 1, first + place + 2, DIGEST_MODULUS) for place, seen in enumerate(found.digests))
    return Examined(
        variant,
        games,
        int(found.lengths.sum()),
        int(found.lengths[longest]),
        first + longest,
        digest % DIGEST_MODULUS,
        found.wrong,
    )


def tasks(name: str) -> Iterator[tuple[str, int]]:
    """Yields tasks (variant, first game) without end, all variants in turn."""
    for round_ in count():
        for variant in every_variant_of(name):
            yield variant, round_ * GAMES_A_TASK


def examinations(name: str, moves: int, workers: int) -> Iterator[Examined]:
    """Yields results in order until there are enough moves, or an error."""
    todo, played = tasks(name), 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        ahead = [pool.submit(examine, *each) for each in islice(todo, 2 * workers)]
        while played < moves:
            wait([ahead[0]], return_when=FIRST_COMPLETED)
            found = ahead.pop(0).result()
            played += found.moves
            ahead += [pool.submit(examine, *each) for each in islice(todo, 1)]
            yield found
            if found.wrong:
                break
        pool.shutdown(cancel_futures=True)


def restart_with_bounds_checks() -> None:
    """Re-executes the process with Numba's bounds checks, unless they are on; Numba reads the switch on import."""
    if os.environ.get(BOUNDSCHECK) != "1":
        os.execve(sys.executable, [sys.executable, "-m", "chaos.laws", *sys.argv[1:]], os.environ | {BOUNDSCHECK: "1"})  # noqa: S606


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=game_names(), help="which games (default: all)")
    parser.add_argument("--moves", type=int, default=1_000_000, help="moves a game (default: a million)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (default: one a core)")
    parser.add_argument("--unchecked", action="store_true", help="as machine code usually runs, indices unchecked")
    args = parser.parse_args()
    if unknown := set(args.games) - set(game_names()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(game_names())}")
    if not args.unchecked:
        restart_with_bounds_checks()
    broken = [wrong for name in args.games if (wrong := examine_game(name, args.moves, args.workers))]
    return len(broken)


def examine_game(name: str, moves: int, workers: int) -> str | None:
    """Checks a game and prints a summary; returns the error, if any."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeRemainingColumn(),
    )
    played = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=moves)
        for found in examinations(name, moves, workers):
            played.append(found)
            progress.advance(task, found.moves)
    print(summary(name, played), flush=True)
    return played[-1].wrong


def summary(name: str, played: list[Examined]) -> str:
    games, moves = sum(each.games for each in played), sum(each.moves for each in played)
    longest = max(played, key=lambda each: each.longest)
    digest = sum(each.digest for each in played) % DIGEST_MODULUS
    wrong = next((each.wrong for each in played if each.wrong), None)
    return (
        f"{name}: {moves:,} moves in {games:,} games of {len({each.variant for each in played})} sets of options; "
        f"{'WRONG: ' + wrong if wrong else 'nothing wrong'}\n"
        f"  longest: {longest.longest:,} moves, game {longest.number} of seed {SEED} of {longest.variant}\n"
        f"  digest: {digest:016x}"
    )


if __name__ == "__main__":
    sys.exit(main())
