"""The cost of compiling a game's search: `python -m bench.compiling ratjack`.

Each game is compiled in a process of its own with an empty cache, as a server does it. Prints the CPU seconds (user and
system) of the whole process, which hardly depend on the load of the machine. Starting Python takes one or two of them.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile

from rattery.bots.compiler_process import COMPILE_SCRIPT
from rattery.core.packages import game_names


def search_compile_seconds(game: str) -> float:
    """CPU seconds of a process that compiles a game's search with an empty cache."""
    before = _spent_by_children()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "RATTERY_CACHE": folder}
        subprocess.run([sys.executable, "-c", COMPILE_SCRIPT, game], env=environment, check=True, capture_output=True)  # noqa: S603
    return _spent_by_children() - before


def _spent_by_children() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(game_names()), help="which games (default: all)")
    for game in parser.parse_args().games:
        print(f"{game:12} {search_compile_seconds(game):6.1f} s of processor", flush=True)


if __name__ == "__main__":
    main()
