"""`rattery study`: plays a game many times and writes a report for game designers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rattery.api import load
from rattery.bots import levels
from rattery.cli.errors import INTERRUPTED, MAX_THREADS, SEEDS, CommandError, number
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.core.game import Game
from rattery.lab.box_changes import changed_box, is_change
from rattery.lab.study.report import check_folder, main_study, report_data, write_report
from rattery.lab.study.study import RANDOM, Study, study

GAMES, BOT_GAMES, EXPERT_GAMES = 20_000, 1_000, 20  # the default by level
MAX_GAMES = 100_000_000


@dataclass(frozen=True)
class Arguments:
    game: str
    players: str | None
    games: str | None
    bots: str
    seed: str | None
    threads: str | None
    box: str | None
    what_if: Sequence[str]
    ray: str | None
    out: str | None
    force: bool
    json: bool


@dataclass(frozen=True)
class Asked:
    """The checked arguments of a study: levels, each with its number of games."""

    game: Game
    other: Game | None
    levels: list[tuple[str, int]]
    seed: int
    threads: int | None
    ray: str | None


def run(args: Arguments, lang: str) -> int:
    asked = _asked(args)
    folder = Path(args.out or f"study-{asked.game.name}")
    check_folder(folder, force=args.force)
    with ProgressDisplay(console(sys.stderr), cli_words(lang)) as display:

        def played(game: Game, level: str, games: int) -> Study:
            def progress(doing: str, done: int, of: int) -> None:
                display.progress(done, of, doing)

            return study(game, games, level, asked.seed, asked.threads, progress, display.waiting, asked.ray)

        found: list[Study] = []
        for level, games in asked.levels:
            if all(each.is_complete for each in found):  # Ctrl-C stops the levels that follow, too
                found.append(played(asked.game, level, games))
        told = [each for each in found if each.played]
        other = None
        if asked.other is not None and told and found[-1].is_complete:
            main = main_study(told)
            other = played(asked.other, main.bots, main.games)
    return _tell(args, told, other if other is None or other.played else None, asked, folder, console(), lang)


def _asked(args: Arguments) -> Asked:
    game, other = _games(args)
    seed = number(args.seed, "--seed", -SEEDS, SEEDS) or 0
    threads = number(args.threads, "--threads", 1, MAX_THREADS)
    return Asked(game, other, _levels(args), seed, threads, args.ray)


def _levels(args: Arguments) -> list[tuple[str, int]]:
    """The levels, each with its number of games; a single number applies to all of them."""
    names = [name.strip() for name in args.bots.split(",") if name.strip()]
    for name in names:
        levels.bot(name, 0)  # an unknown level is refused before anything is played
    given = [number(text.strip(), "--games", 1, MAX_GAMES) for text in (args.games or "").split(",") if text.strip()]
    if len(given) not in (0, 1, len(names)) or not names:
        raise CommandError("study-games-for-levels", levels=len(names), given=len(given))
    wanted = given * len(names) if len(given) == 1 else given or [None] * len(names)
    usual = {RANDOM: GAMES, "expert": EXPERT_GAMES}
    return [(name, games or usual.get(name, BOT_GAMES)) for name, games in zip(names, wanted, strict=True)]


def _games(args: Arguments) -> tuple[Game, Game | None]:
    """The game and, with `--what-if`, the same game with another box to compare it with."""
    chosen = {} if args.players is None else {"players": args.players}
    game: Game = load(args.game, box=args.box, **chosen)
    if not args.what_if:
        return game, None
    changes = [text for text in args.what_if if is_change(text)]
    files = [text for text in args.what_if if not is_change(text)]
    if len(files) > 1:
        raise CommandError("study-two-files", files=", ".join(files))
    other: Game = load(args.game, box=files[0], **chosen) if files else game
    if changes:
        other = Game(game.kind, vars(game.options), changed_box(other.box_file, changes))
    if other.box_file.data == game.box_file.data:
        raise CommandError("study-same-box", file=", ".join(args.what_if))
    return game, other


def _tell(
    args: Arguments, found: list[Study], other: Study | None, asked: Asked, folder: Path, out: Console, lang: str
) -> int:
    """Write the report and print where it is, or print it as JSON; returns the exit status."""
    words = cli_words(lang)
    wanted, played = sum(games for _, games in asked.levels), sum(each.played for each in found)
    is_whole = played == wanted and (asked.other is None) == (other is None) and (other is None or other.is_complete)
    if found:
        report = write_report(found, folder, lang, what_if=other, force=args.force)
        if args.json:
            print(dumps(report_data(found, other), indent=1))
            return 0 if is_whole else INTERRUPTED
        out.print(Text(words.say("study-written", file=str(report))), soft_wrap=True)
    if not is_whole:
        out.print(Text(words.say("simulate-stopped", done=played, games=wanted), style="danger"))
    return 0 if is_whole else INTERRUPTED
