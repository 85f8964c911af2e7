"""`rattery menu`: asks for the game, its options and who sits where, then runs the resulting `rattery play`."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, fields
from typing import TypeVar, cast

from rich.table import Table
from rich.text import Text

from rattery.cli.commands.games import pace
from rattery.cli.errors import CommandError, one_line
from rattery.cli.localization import cli_words
from rattery.cli.terminal import seats
from rattery.cli.terminal.look import console, rat
from rattery.cli.terminal.saves import unfinished
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import HOT, bot_name, levels, read_names
from rattery.core.game_check import playable_games
from rattery.core.options import Choice, Options, applies, choices, make_options, message_of, spell, spelling
from rattery.core.registry import options_of
from rattery.core.terminal import seat_name
from rattery.core.text import clean


@dataclass(frozen=True)
class Arguments:
    """`rattery menu` takes no arguments."""


Value = TypeVar("Value")


def run(args: Arguments, lang: str) -> int:
    """Ask, then play. End of input at a question exits without having changed anything."""
    from rattery.cli import run_command

    try:
        arguments = Menu(Screen(console(), sys.stdin, cli_words(lang)), lang).choose()
    except EOFError:
        return 0
    return run_command(arguments, lang)


class Menu:
    """Asks the questions and builds the arguments of `rattery play` from the answers."""

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
        """The file of the most recent unfinished match, if there is one and the player chooses to resume it."""
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
        """Ask for the game, unless only one is installed."""
        names = playable_games()
        lines = [_about(name, self.lang) for name in names]
        self.screen.show(Text())
        if len(names) == 1:
            self.screen.show(lines[0])
            return names[0]
        self._say("menu-which-game")
        return names[self._number(lines)]

    def _options(self, name: str) -> Options:
        """Ask for every option that means anything with so many players; Enter takes the default."""
        kind = options_of(name)
        asked = {option.name: option for option in fields(kind)}
        players = self._option(name, asked.pop("players"))
        others = {each: self._option(name, option) for each, option in asked.items() if applies(option, int(players))}
        return make_options(name, kind, {"players": players, **others})

    def _option(self, name: str, option: Field[object]) -> Choice:
        """Ask for the value of one option."""
        words, called = cli_words(self.lang, name), message_of(option.name)
        self.screen.show(Text())
        self.screen.show(Text.assemble((words.say(called), "bold"), f"  {words.say(called + '-help')}"))
        return self._choice(choices(option), cast(Choice, option.default))

    def _choice(self, values: Sequence[Value], standard: Value, name: Callable[[Value], str] | None = None) -> Value:
        """Ask for one of several values; an unambiguous prefix is enough."""
        called = [(name or self._called)(value) for value in values]
        while True:
            answer = self._ask(" / ".join(called), called[values.index(standard)]).lower()
            meant = [value for value, name in zip(values, called, strict=True) if name.lower().startswith(answer)]
            if len(meant) == 1:
                return meant[0]
            self._say("menu-one-of", "danger", choices=", ".join(called))

    def _called(self, value: object) -> str:
        return self._words("choice-yes" if value else "choice-no") if isinstance(value, bool) else spell(value)

    def _seats(self, players: int) -> list[str]:
        """Ask for a name for each seat: a name means a person at this terminal, Enter a bot except on the first seat."""
        self.screen.show(Text())
        self._say("menu-who")
        while True:
            names = [self._name(seat) for seat in range(players)]
            try:
                read_names(",".join(names), players)
            except CommandError as error:
                self.screen.show(Text(one_line(error.say(self.lang)), style="danger"))
                continue
            said = ["--names", ",".join(names).rstrip(",")] if any(names) else []
            return said + _seat_arguments(self._kinds(names))

    def _kinds(self, names: Sequence[str]) -> dict[int, str]:
        """The kinds of the seats after the first that differ from the default of `rattery play`."""
        people = {seat: HOT for seat in range(1, len(names)) if names[seat]}
        bots = [seat for seat in range(1, len(names)) if not names[seat]]
        level = self._level() if bots else seats.STANDARD
        return people | ({} if level == seats.STANDARD else dict.fromkeys(bots, level))

    def _level(self) -> str:
        """Ask for the level of the bots."""
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
        """Ask for one of several lines by its number; returns its index, 0 on Enter."""
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
        """Ask; an empty answer is the standard one."""
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
