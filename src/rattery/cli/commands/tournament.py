"""`rattery tournament`: rates bots by playing them against each other."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rattery.api import load
from rattery.cli.errors import INTERRUPTED, MAX_THREADS, SEEDS, CommandError, number, one_line
from rattery.cli.examples import example_facts
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.cli.terminal.standings import show_standings
from rattery.core.box import BoxFile
from rattery.core.folders import state_folder
from rattery.core.game import Game
from rattery.core.json_data import JsonObject
from rattery.core.registry import load_game
from rattery.lab.tournament.ledger import read_description
from rattery.lab.tournament.tournament import Tournament, tournament

GAMES = 400  # the default
MAX_GAMES = 10_000_000


@dataclass(frozen=True)
class Arguments:
    game: str | None
    bots: str | None
    games: str | None
    seed: str | None
    workers: str | None
    ray: str | None
    folder: str | None
    resume: str | None
    box: str | None
    json: bool


def run(args: Arguments, lang: str) -> int:
    words = cli_words(lang)
    entry = _resumed(args) if args.resume else _begun(args)
    workers = number(args.workers, "--workers", 1, MAX_THREADS)
    with ProgressDisplay(console(sys.stderr), words) as display:
        found = tournament(
            entry.game,
            entry.bots,
            entry.games,
            entry.seed,
            entry.folder,
            workers,
            display.progress,
            display.waiting,
            args.ray,
        )
    if args.json:
        print(json.dumps(found.data(), indent=1))
    else:
        _tell(found, console(), lang)
    return 0 if found.is_complete else INTERRUPTED


@dataclass(frozen=True)
class Entry:
    """The checked arguments of a tournament."""

    game: Game
    bots: list[str]
    games: int
    seed: int
    folder: Path


def _begun(args: Arguments) -> Entry:
    """A new tournament, or the one already begun in `--folder`."""
    if args.game is None or args.bots is None:
        raise CommandError("tournament-what", **example_facts())
    game = load(args.game, box=args.box)
    games = number(args.games, "--games", 1, MAX_GAMES) or GAMES
    seed = number(args.seed, "--seed", -SEEDS, SEEDS) or 0
    folder = new_folder(game.name) if args.folder is None else Path(args.folder)
    return Entry(game, _bots(args.bots), games, seed, folder.absolute())


def _resumed(args: Arguments) -> Entry:
    """An interrupted tournament; it may be extended with `--games`. Other options must match those it was begun with."""
    folder = Path(args.resume or "").absolute()
    if args.folder is not None:
        raise CommandError("tournament-resume-folder")
    known = read_description(folder)
    try:
        game = load(args.game or known["game"], box=args.box) if args.game or args.box else _described(known)
        bots = [name for name, _ in known["bots"]] if args.bots is None else _bots(args.bots)
        games = number(args.games, "--games", 1, MAX_GAMES) or known["games"]
        seed = number(args.seed, "--seed", -SEEDS, SEEDS)
        return Entry(game, bots, games, known["seed"] if seed is None else seed, folder)
    except (KeyError, TypeError, ValueError):
        raise CommandError("tournament-none", folder=str(folder)) from None


def _described(known: JsonObject) -> Game:
    """The game of a tournament with the box it was begun with."""
    return load_game(known["game"], BoxFile.from_data(known["box"]))


def _bots(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def new_folder(game: str) -> Path:
    """The path of a new folder for a tournament. Nothing is created."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return state_folder() / "tournaments" / f"{game}-{began}-{secrets.token_hex(2)}"


def _tell(found: Tournament, out: Console, lang: str) -> None:
    """Print the standings, the bots that failed, and how to resume the tournament or where it is stored."""
    words = cli_words(lang)
    show_standings(found, out, lang)
    for name, (count, problem) in found.replaced.items():
        failed = words.say("tournament-replaced", name=name, count=count, problem=one_line(problem))
        out.print(Text(failed, style="danger"))
    if not found.is_complete:
        stopped = words.say("tournament-stopped", played=len(found.results), games=found.games)
        out.print(Text(stopped, style="danger"))
        out.print(Text(f"  {resume_command(found)}"), soft_wrap=True)
    elif found.folder is not None:
        out.print(Text(words.say("tournament-kept", folder=str(found.folder)), style="quiet"), soft_wrap=True)


def resume_command(found: Tournament) -> str:
    """The command that resumes a tournament."""
    return f"rattery tournament --resume {shlex.quote(str(found.folder))}"
