"""`rattery simulate`: games by the hundred thousand, played at random, and what came out of them."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from threading import Lock
from typing import Self, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.status import Status
from rich.text import Text

from rattery.api import load
from rattery.cli.figures import show_figures, write_csv
from rattery.cli.language import cli_words
from rattery.cli.look import console
from rattery.cli.refusing import Refused, number
from rattery.core.game import Game
from rattery.core.words import Words
from rattery.lab.playouts import Simulation, simulate

MOST_GAMES = 100_000_000
MOST_THREADS = 1024
SEEDS = 10**18
INTERRUPTED = 130


def run(args: Namespace, lang: str) -> int:
    words = cli_words(lang)
    games = number(args.games, "--games", 1, MOST_GAMES)
    seed = number(args.seed, "--seed", -SEEDS, SEEDS)
    threads = number(args.threads, "--threads", 1, MOST_THREADS)
    assert games is not None
    game = load(args.game, box=args.box)
    table = None if args.csv is None else _opened(args.csv)
    found = _played(game, games, seed or 0, threads, words)
    out = console()
    if found.games:
        show_figures(found, out, lang)
    if not found.is_complete:
        out.print(Text(words.say("simulate-stopped", done=found.games, games=games), style="danger"))
    if table is not None:
        write_csv(found, table)
    return 0 if found.is_complete else INTERRUPTED


def _opened(path: str) -> TextIO:
    """The file for the figures, before anything is played for it."""
    try:
        return Path(path).open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise Refused("csv-unwritable", file=path, problem=error.strerror or "?") from None


def _played(game: Game, games: int, seed: int, threads: int | None, words: Words) -> Simulation:
    """The games, played while somebody who watches a terminal sees how far they are."""
    with Watching(console(sys.stderr), games, words) as watching:
        try:
            return simulate(game, games, seed, threads, watching.playing, watching.compiling)
        except MemoryError:
            raise Refused("simulate-too-many") from None


class Watching:
    """What is shown meanwhile: that it is being compiled, then a bar. Nothing where nobody watches."""

    def __init__(self, err: Console, games: int, words: Words) -> None:
        self._compiling = Status(words.say("simulate-compiling"), console=err)
        self._bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err, transient=True)
        self._task = self._bar.add_task("", total=games)
        self._is_watched = err.is_terminal
        self._one_at_a_time = Lock()

    def compiling(self) -> None:
        if self._is_watched:
            self._compiling.start()

    def playing(self, done: int) -> None:
        """So many more games are played."""
        if self._is_watched:
            with self._one_at_a_time:
                self._compiling.stop()
                self._bar.start()
                self._bar.advance(self._task, done)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_watched:
            self._compiling.stop()
            self._bar.stop()
