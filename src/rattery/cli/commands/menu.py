"""`rattery menu`: a small menu that asks which game, with which options, and who sits where; then it is played."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from rattery.cli.commands.games import pace
from rattery.cli.errors import Refused, one_line
from rattery.cli.localization import cli_words
from rattery.cli.terminal import seats
from rattery.cli.terminal.look import console, rat
from rattery.cli.terminal.saves import unfinished
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import HOT, bot_name, levels, read_names
from rattery.core.options import Options, choices, make_options, message_of, spell, spelling
from rattery.core.packages import game_names
from rattery.core.registry import options_of
from rattery.core.terminal import seat_name
from rattery.core.text import clean


@dataclass(frozen=True)
class Arguments:
    """There are none."""


Value = TypeVar("Value")


def run(args: Arguments, lang: str) -> int:
    """Ask, then play. Leaving at a question changes nothing."""
    from rattery.cli import run_command

    try:
        arguments = Menu(Screen(console(), sys.stdin, cli_words(lang)), lang).choose()
    except EOFError:
        return 0
    return run_command(arguments, lang)


class Menu:
    """Asks for what `rattery play` is told by its arguments, and gives those arguments."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen, self.lang = screen, lang

    def choose(self) -> list[str]:
        welcome, how = self._words("menu-welcome"), self._words("menu-how")
        self.screen.show(rat("calm", Text(welcome, style="title"), Text(how, style="quiet")))
        resumed = self._unfinished_match()
        if resumed is not None:
            return ["play", "--resume", resumed]
        name = self._game()
        options = self._options(name)
        arguments = ["play", spelling(name, options), *self._seats(options.players)]
        self.screen.show(Text())
        self._say("menu-command")
        self.screen.show_command(shlex.join(["rattery", *arguments]))
        self.screen.wait(self._words("menu-enter"))
        return arguments

    def _unfinished_match(self) -> str | None:
        """The file of the match that was left last, if there is one and the player chooses to go on with it."""
        left = next(unfinished(), None)
        if left is None:
            return None
        file, data = left
        game, moves = clean(str(data.get("game", ""))), data.get("moves")
        self.screen.show(Text())
        self._say("menu-left", game=game, moves=len(moves) if isinstance(moves, list) else 0)
        chosen = self._number([self._words("menu-go-on"), self._words("menu-something-new")])
        return str(file) if chosen == 0 else None

    def _game(self) -> str:
        """Which game; where there is only one, it is that one."""
        names = game_names()
        lines = [_about(name, self.lang) for name in names]
        self.screen.show(Text())
        if len(names) == 1:
            self.screen.show(lines[0])
            return names[0]
        self._say("menu-which-game")
        return names[self._number(lines)]

    def _options(self, name: str) -> Options:
        """Every option of the game, the standard rules on Enter."""
        kind, words = options_of(name), cli_words(self.lang, name)
        chosen: dict[str, object] = {}
        for option in fields(kind):
            self.screen.show(Text())
            called = words.say(message_of(option.name))
            self.screen.show(Text.assemble((called, "bold"), f"  {words.say(message_of(option.name) + '-help')}"))
            chosen[option.name] = self._choice(choices(option), option.default)
        return make_options(name, kind, chosen)

    def _choice(self, values: Sequence[Value], standard: Value, name: Callable[[Value], str] | None = None) -> Value:
        """One of several values; its first letters will do."""
        called = [(name or self._called)(value) for value in values]
        while True:
            answer = self._ask(" / ".join(called), called[values.index(standard)]).lower()
            meant = [value for value, name in zip(values, called, strict=True) if name.lower().startswith(answer)]
            if len(meant) == 1:
                return meant[0]
            self._say("menu-one-of", "danger", choices=", ".join(called))

    def _called(self, value: object) -> str:
        return self._words("menu-yes" if value else "menu-no") if isinstance(value, bool) else spell(value)

    def _seats(self, players: int) -> list[str]:
        """A name is a person at this terminal; the first seat is yours, on the others Enter is a bot."""
        self.screen.show(Text())
        self._say("menu-who")
        while True:
            names = [self._name(seat) for seat in range(players)]
            try:
                read_names(",".join(names), players)
            except Refused as error:
                self.screen.show(Text(one_line(error.say(self.lang)), style="danger"))
                continue
            said = ["--names", ",".join(names).rstrip(",")] if any(names) else []
            return said + _seat_arguments(self._kinds(names))

    def _kinds(self, names: Sequence[str]) -> dict[int, str]:
        """Who sits on the seats after the first, where it is not what it is without saying."""
        people = {seat: HOT for seat in range(1, len(names)) if names[seat]}
        bots = [seat for seat in range(1, len(names)) if not names[seat]]
        level = self._level() if bots else seats.STANDARD
        return people | ({} if level == seats.STANDARD else dict.fromkeys(bots, level))

    def _level(self) -> str:
        """How strong the bots are."""
        self.screen.show(Text())
        self._say("menu-level")
        return str(self._choice(levels(), seats.STANDARD, lambda level: bot_name(level, self.screen.words)))

    def _name(self, seat: int) -> str:
        colour = self._words(f"seat-{seat}")
        standard = colour if seat == 0 else self._words("menu-bot")
        self.screen.console.print(seat_name(seat, colour), end="  ")
        answer = self._ask("", standard)
        return "" if answer == standard else answer.replace(",", " ")

    def _number(self, lines: Sequence[str | Text]) -> int:
        """Which of several, by its number; the first on Enter."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, line in enumerate(lines, 1):
            grid.add_row(Text(f"{number:>3}", style="lamp"), line)
        self.screen.show(grid)
        while True:
            answer = self._ask("", "1")
            if answer in map(str, range(1, len(lines) + 1)):
                return int(answer) - 1
            self._say("menu-one-of", "danger", choices=f"1–{len(lines)}")

    def _ask(self, question: str, standard: str) -> str:
        """What is typed, or the standard answer on a bare Enter."""
        return self.screen.ask(f"{question} [{standard}] › ".lstrip()) or standard

    def _say(self, message: str, style: str = "", **facts: object) -> None:
        self.screen.show(Text(self._words(message, **facts), style=style))

    def _words(self, message: str, **facts: object) -> str:
        return self.screen.words.say(message, **facts)


def _seat_arguments(kinds: Mapping[int, str]) -> list[str]:
    return [word for seat, kind in sorted(kinds.items()) for word in ("--seat", f"{seat}={kind}")]


def _about(name: str, lang: str) -> Text:
    words = cli_words(lang, name)
    about = Text.assemble((words.say("game-title"), "bold"), f"  {words.say('game-line')}")
    told = pace(name, lang)
    return Text("  ").join([about, told]) if told else about
