"""Laws: random games by the million, every table and an imagined world examined after every move. `make laws`

    python -m chaos.laws --moves 100000000
    python -m chaos.laws ratjack --moves 1000000 --unchecked

As machine code with every index checked, all sets of options in turn, on all cores. The table obeys its laws; so does a
world that a pair of eyes imagines, and it looks the same to them. The longest game met on the way is named, so that anybody
can look at it: `inspect(game, 1, seed, number)`. The digest is one number for everything that was seen.
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
STRETCH = 200  # games examined in one go
CHECKED = "NUMBA_BOUNDSCHECK"
DIGEST_OVER = 2**61 - 1


@dataclass(frozen=True)
class Examined:
    """Some games of a variant, examined."""

    variant: str
    games: int
    moves: int
    longest: int  # moves of the longest
    number: int  # and its number among the games of the seed
    digest: int
    wrong: str | None


def examine(variant: str, first: int, games: int = STRETCH) -> Examined:
    """Games `first` and following of a variant."""
    found = inspect(loaded(variant), games, SEED, first)
    longest = int(found.lengths.argmax())
    digest = sum(pow(int(seen) + 1, first + place + 2, DIGEST_OVER) for place, seen in enumerate(found.digests))
    return Examined(
        variant,
        games,
        int(found.lengths.sum()),
        int(found.lengths[longest]),
        first + longest,
        digest % DIGEST_OVER,
        found.wrong,
    )


def stretches(name: str) -> Iterator[tuple[str, int]]:
    """A stretch of every variant, then the next of each, for ever."""
    for round_ in count():
        for variant in every_variant_of(name):
            yield variant, round_ * STRETCH


def examinations(name: str, moves: int, workers: int) -> Iterator[Examined]:
    """Enough stretches of a game for so many moves, in their order."""
    todo, played = stretches(name), 0
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


def with_every_index_checked() -> None:
    """Start again so that what is compiled checks every index: that is settled when the compiler is loaded."""
    if os.environ.get(CHECKED) != "1":
        os.execve(sys.executable, [sys.executable, "-m", "chaos.laws", *sys.argv[1:]], os.environ | {CHECKED: "1"})  # noqa: S606


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
        with_every_index_checked()
    broken = [wrong for name in args.games if (wrong := look_through(name, args.moves, args.workers))]
    return len(broken)


def look_through(name: str, moves: int, workers: int) -> str | None:
    """Examine a game and print what was found; gives what is wrong, if anything is."""
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
    digest = sum(each.digest for each in played) % DIGEST_OVER
    wrong = next((each.wrong for each in played if each.wrong), None)
    return (
        f"{name}: {moves:,} moves in {games:,} games of {len({each.variant for each in played})} sets of options; "
        f"{'WRONG: ' + wrong if wrong else 'nothing wrong'}\n"
        f"  longest: {longest.longest:,} moves, game {longest.number} of seed {SEED} of {longest.variant}\n"
        f"  digest: {digest:016x}"
    )


if __name__ == "__main__":
    sys.exit(main())
