"""`rattery play`: a match in the terminal, alone against bots or with several people sharing one screen."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from rattery.api import load
from rattery.cli.arguments import LAST
from rattery.cli.errors import INTERRUPTED, SEEDS, CommandError, number, shortened
from rattery.cli.examples import example_facts
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.saves import Save, new_file, read_data, refuse_existing, unfinished
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import Seating, all_people, alone, apply_seats, not_loaded, read_names, read_seating
from rattery.cli.terminal.session import Session
from rattery.cli.terminal.table_commands import Left, resume_command
from rattery.match import Match, read_match


@dataclass(frozen=True)
class Arguments:
    game: str | None
    box: str | None
    seat: tuple[str, ...]
    hot_seat: bool
    names: str | None
    seed: str | None
    save: str | None
    resume: str | None


def run(args: Arguments, lang: str) -> int:
    screen = Screen(console(), sys.stdin, cli_words(lang))
    seed = number(args.seed, "--seed", -SEEDS, SEEDS)
    match, seating, path = _resumed(args) if args.resume else _begun(args, seed)
    save = Save(path, seating)
    if args.resume:
        _take_up(save, match)
    if args.save or args.resume:
        save.write(match)
    return sit_down(Session(match, seating, screen, lang, save, seed))


def _begun(args: Arguments, seed: int | None) -> tuple[Match, Seating, Path]:
    """A new match."""
    if args.game is None:
        raise CommandError("play-which-game", **example_facts())
    game = load(args.game, box=args.box)
    standard = all_people(game.players) if args.hot_seat else alone(game.players)
    seating = apply_seats(standard, args.seat)
    match = game.new(seed=seed, names=read_names(args.names, game.players))
    if args.save is None:
        return match, seating, new_file(game.name)
    path = Path(args.save)
    refuse_existing(path)
    return match, seating, path


def _resumed(args: Arguments) -> tuple[Match, Seating, Path]:
    """A saved match. Its game, box, names and key are those of the file; the seating can be changed."""
    for name in ("game", "box", "names", "seed", "save"):
        if getattr(args, name) is not None:
            raise CommandError("play-resume-alone", given="GAME" if name == "game" else f"--{name}")
    path = _last_left() if args.resume == LAST else Path(str(args.resume))
    match = read_match(path)
    players = match.game.players
    kinds = read_data(path).get("seats")
    standard = all_people(players) if args.hot_seat else read_seating(kinds, players)
    _refuse_unseated(not_loaded(kinds, players), args)
    return match, apply_seats(standard, args.seat), path


def _take_up(save: Save, match: Match) -> None:
    """Restore what a save holds besides the match: the promises, and whether a player has conceded."""
    data = read_data(save.path)
    talk, conceded = data.get("talk"), data.get("conceded")
    save.talk = talk if isinstance(talk, list) else []
    if isinstance(conceded, int) and 0 <= conceded < match.game.players:
        save.conceded = conceded


def _refuse_unseated(own: Mapping[int, str], args: Arguments) -> None:
    """Refuse a save with user-supplied bots unless `--seat` names those seats: a file alone never makes us load code."""
    said = {part.partition("=")[0].strip() for part in args.seat}
    for seat, kind in own.items():
        if str(seat) not in said and not args.hot_seat:
            raise CommandError("play-own-bot", seat=seat, bot=shortened(kind))


def _last_left() -> Path:
    """The file of the most recent unfinished match."""
    left = next(unfinished(), None)
    if left is None:
        raise CommandError("play-none-left", **example_facts())
    return left[0]


def sit_down(session: Session) -> int:
    """Play the match, and rematches as long as they are wanted; returns the exit status of the last one."""
    with session.screen.without_echo():
        while True:
            status = _play_to_the_end(session)
            is_over = session.match.turn is None or session.save.conceded is not None
            if not is_over or not session.wants_rematch():
                return status
            session = session.rematch(new_file(session.match.game.name))


def _play_to_the_end(session: Session) -> int:
    """Play one match. If it is left before the end, print how to resume it."""
    try:
        with session.screen.alternate_screen() if session.seating.is_shared else nullcontext():
            session.play()
    except (Left, EOFError):
        _tell_where(session)
        return 0
    except KeyboardInterrupt:
        session.screen.show(Text())
        _tell_where(session)
        return INTERRUPTED
    session.show_end()
    return 0


def _tell_where(session: Session) -> None:
    session.save_match()
    if session.trouble is not None:
        raise session.trouble
    session.screen.show(Text(session.story.say("play-left")))
    session.screen.show_command(resume_command(session.save.path))
