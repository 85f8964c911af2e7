"""`rattery simulate`: games by the hundred thousand, played at random, and what came out of them."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from rattery import load
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
    err = console(sys.stderr)
    with _progress(err) as progress:
        task = progress.add_task("", total=games)

        def tell_compiling() -> None:
            progress.update(task, description=words.say("simulate-compiling"))

        def tell_progress(done: int) -> None:
            progress.update(task, advance=done, description=words.say("simulate-playing"))

        return simulate(game, games, seed, threads, tell_progress, tell_compiling)


def _progress(err: Console) -> Progress:
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
