"""`rattery study`: a game played very often, and a report about it for designers."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from json import dumps
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rattery.api import load
from rattery.bots import levels
from rattery.cli.errors import INTERRUPTED, MOST_THREADS, SEEDS, Refused, number
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.core.game import Game
from rattery.lab.study.report import check_folder, write_report
from rattery.lab.study.study import RANDOM, Study, study

GAMES, BOT_GAMES = 100_000, 200  # the default
MOST_GAMES = 1_000_000_000


@dataclass(frozen=True)
class Arguments:
    game: str
    players: str | None
    games: str | None
    bots: str
    seed: str | None
    threads: str | None
    box: str | None
    what_if: str | None
    out: str | None
    force: bool
    json: bool


def run(args: Arguments, lang: str) -> int:
    words, out = cli_words(lang), console()
    games = _games(args)
    asked = number(args.games, "--games", 1, MOST_GAMES) or (GAMES if args.bots == RANDOM else BOT_GAMES)
    seed = number(args.seed, "--seed", -SEEDS, SEEDS) or 0
    threads = number(args.threads, "--threads", 1, MOST_THREADS)
    levels.bot(args.bots, 0)  # an unknown level is refused before anything is played
    folder = Path(args.out or f"study-{games[0].name}")
    check_folder(folder, force=args.force)
    with ProgressDisplay(console(sys.stderr), words) as display:

        def progress(doing: str, done: int, of: int) -> None:
            display.progress(done, of, doing)

        found = [study(game, asked, args.bots, seed, threads, progress, display.waiting) for game in games]
    return _tell(args, [each for each in found if each.tally.games], asked, folder, out, lang)


def _games(args: Arguments) -> list[Game]:
    """The game as it is, and perhaps with another box."""
    chosen = {} if args.players is None else {"players": args.players}
    games: list[Game] = [load(args.game, box=args.box, **chosen)]
    if args.what_if is not None:
        games.append(load(args.game, box=args.what_if, **chosen))
        if games[1].box_file.data == games[0].box_file.data:
            raise Refused("study-same-box", file=args.what_if)
    return games


def _tell(args: Arguments, found: list[Study], asked: int, folder: Path, out: Console, lang: str) -> int:
    """The report of what was played, and where it is."""
    words, played = cli_words(lang), min((each.tally.games for each in found), default=0)
    if found:
        report = write_report(found, folder, lang, force=args.force)
        if args.json:
            print(dumps([each.data() for each in found], indent=1))
            return 0 if played == asked else INTERRUPTED
        out.print(Text(words.say("study-written", file=str(report))), soft_wrap=True)
    if played < asked:
        out.print(Text(words.say("simulate-stopped", done=played, games=asked), style="danger"))
    return 0 if played == asked else INTERRUPTED
