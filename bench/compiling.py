"""What compiling a game's search costs: `python -m bench.compiling ratjack`.

A process of its own with an empty cache for each game, as a server starts one. Printed are processor seconds of the whole
process, user and system together, which a busy machine hardly changes. One or two of them are starting Python.
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
    """Processor seconds of a process that compiles a game's search from nothing."""
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
