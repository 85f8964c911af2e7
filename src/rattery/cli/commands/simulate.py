"""`rattery simulate`: plays random games in bulk, and prints or writes their statistics."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from json import dumps
from pathlib import Path

from rich.text import Text

from rattery.api import load
from rattery.cli.errors import INTERRUPTED, MAX_THREADS, SEEDS, CommandError, number
from rattery.cli.localization import cli_words
from rattery.cli.terminal.figures import figures, show_figures
from rattery.cli.terminal.look import console
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.core.game import Game
from rattery.core.words import Words
from rattery.playouts.results import ResultFile, result_file
from rattery.playouts.simulate import Simulation, simulate

MAX_GAMES = 100_000_000


@dataclass(frozen=True)
class Arguments:
    game: str
    games: str
    seed: str | None
    threads: str | None
    box: str | None
    out: str | None
    force: bool
    device: str
    ray: str | None
    json: bool


def run(args: Arguments, lang: str) -> int:
    words = cli_words(lang)
    asked = _asked(args)
    found = _played(asked, words) if args.out is None else _written(asked, Path(args.out), args.force, words)
    out = console()
    if args.json:
        print(dumps(figures(found), indent=1))
        return 0 if found.is_complete else INTERRUPTED
    if found.games:
        show_figures(found, out, lang)
    if not found.is_complete:
        out.print(Text(words.say("simulate-stopped", done=found.games, games=asked.games), style="danger"))
    if args.out is not None and found.games:
        written = words.say("simulate-written", games=found.games, file=args.out)
        out.print(Text(written, style="quiet"), soft_wrap=True)
    return 0 if found.is_complete else INTERRUPTED


@dataclass(frozen=True)
class Asked:
    """The checked arguments of a simulation."""

    game: Game
    games: int
    seed: int
    threads: int | None
    device: str
    ray: str | None


def _asked(args: Arguments) -> Asked:
    games = number(args.games, "--games", 1, MAX_GAMES)
    seed = number(args.seed, "--seed", -SEEDS, SEEDS)
    threads = number(args.threads, "--threads", 1, MAX_THREADS)
    assert games is not None
    return Asked(load(args.game, box=args.box), games, seed or 0, threads, args.device, args.ray)


def _written(asked: Asked, path: Path, force: bool, words: Words) -> Simulation:
    """Play the games, writing them to a file in order as they finish."""
    with result_file(path, asked.game, asked.seed, force=force) as file:
        return _played(asked, words, file)


def _played(asked: Asked, words: Words, file: ResultFile | None = None) -> Simulation:
    """Play the games, showing progress on a terminal."""
    played = 0
    with ProgressDisplay(console(sys.stderr), words) as display:

        def progress(more: int) -> None:
            nonlocal played
            played += more
            display.progress(played, asked.games)

        try:
            return simulate(
                asked.game, asked.games, asked.seed, threads=asked.threads, progress=progress, waiting=display.waiting,
                device=asked.device, ray=asked.ray, out=file,
            )  # fmt: skip
        except MemoryError:
            raise CommandError("simulate-too-many") from None
