"""Commands that can be typed at the table instead of a move: help, hint, undo, table, log, rules, save, takeover, quit…"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rattery.cli.errors import CommandError, one_line
from rattery.cli.terminal import seats
from rattery.cli.terminal.hint import hint_lines
from rattery.cli.terminal.look import WidthDependent
from rattery.cli.terminal.rules import find_rules, minute, rules_of_game
from rattery.cli.terminal.seats import known_bot
from rattery.cli.terminal.story import tinted, without_repeats
from rattery.cli.terminal.tables import terminal_table
from rattery.core.errors import RatteryError
from rattery.core.terminal import Legend, seat_style, shape

if TYPE_CHECKING:
    from rattery.cli.terminal.session import Session

ALSO = {"help": "?", "undo": "u", "exit": "quit", "q": "quit"}  # aliases
SIGN_GAP, COLUMN_GAP = 1, 3  # between a sign and its meaning, between two entries
USAGE = {
    "rules": "rules [minute | 4 | 4.3]",
    "save": "save [FILE]",
    "takeover": "takeover [LEVEL]",
    "promise": "promise [3 [sky]|on|off]",
}


class Left(Exception):
    """Raised when the player leaves the table; the match is saved by then."""


class TableCommands:
    """The commands of the deciding seat. Each returns the note to show above the next prompt, or None for no note."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session, self.seat = session, seat
        self._commands: dict[str, Callable[[str], Text | None]] = {
            "?": self.help,
            "hint": self.hint,
            "u": self.undo,
            "table": self.table,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "promise": self.promise,
            "takeover": self.take_over,
            "back": self.back,
            "concede": self.concede,
            "quit": self.quit,
        }
        self._is_conceding = False

    def knows(self, typed: str) -> bool:
        return typed == "" or _command(typed) in self._commands

    def answer(self, typed: str) -> Text | None:
        """Run a command; a refused one returns the reason and changes nothing."""
        if typed == "":
            return self._say("play-type-something", count=len(self.session.match.moves()))
        rest = typed.split(maxsplit=1)[1:]
        try:
            return self._commands[_command(typed)](" ".join(rest))
        except RatteryError as error:
            return Text(one_line(error.say(self.session.lang)), style="danger")

    def help(self, _: str) -> Text | None:
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(Text("1, 2, 3 …", style="lamp"), self._say("table-number"))
        table.add_row(Text(str(self.session.match.moves()[0]), style="lamp"), self._say("table-notation"))
        for command in self._on_offer():
            table.add_row(Text(USAGE.get(command, command), style="lamp"), self._say(f"table-{command}"))
        self.session.screen.page(table, *self._legend())
        return None

    def _legend(self) -> list[RenderableType]:
        """Every sign on the table with its meaning, in as many columns as fit."""
        game, story = self.session.match.game.name, self.session.story
        entries = terminal_table(game).legend(self.session.match.view(self.seat), story)
        seats = [(Text(shape(seat), style=seat_style(seat)), name) for seat, name in enumerate(story.names)]
        title = Text(story.say("table-signs"), style="title")
        return [Text(), title, WidthDependent(partial(legend_table, [*entries, *seats]))]

    def table(self, _: str) -> Text | None:
        """Page through the whole table with its notes."""
        story, drawn = self.session.story, terminal_table(self.session.match.game.name)
        view = self.session.match.view(self.seat)
        table = WidthDependent(lambda width: drawn.table(view, story, self.seat, width, True))
        self.session.screen.page(table, Text(), *drawn.notes(view, story, self.seat))
        return None

    def _on_offer(self) -> list[str]:
        """The commands listed in the help: those that can do something at present."""
        hidden = {"?"} if self.session.seating.away else {"?", "back"}
        hidden |= set() if self.session.talk.promises else {"promise"}
        return [command for command in self._commands if command not in hidden]

    def hint(self, _: str) -> Text | None:
        """What a strong bot would do here, knowing only what this seat knows. Ctrl-C cancels it."""
        from rattery.bots.hint import hint
        from rattery.core.cores import cores

        try:
            with self.session.screen.thinking(self.session.while_waiting("hint-thinking")):
                interpreted = not self.session.machine_code.is_ready()
                found = hint(self.session.match, cores=cores(), interpreted=interpreted)
        except KeyboardInterrupt:
            return self._say("hint-stopped")
        return hint_lines(found, self.session.story, self.session.match.view(self.seat))

    def take_over(self, level: str) -> Text | None:
        """Let a bot decide for this seat from now on."""
        self.session.seat(self.session.seating.taken_over(self.seat, known_bot(level or seats.STANDARD)))
        return None

    def promise(self, typed: str) -> Text | None:
        """Make a promise, to a player or to all; without arguments, list the possible promises and those made so far."""
        session = self.session
        if not session.talk.promises:
            raise CommandError("talk-none")
        if not typed:
            said = session.talk.lines(session.story)
            title = Text(self.session.story.say("talk-so-far"), style="title")
            usage = Text(self.session.story.say("talk-usage"), style="quiet")
            session.screen.page(*session.promise_list(), Text(), usage, *([Text(), title, *said] if said else []))
            return None
        if typed in ("on", "off"):
            session.is_asked_for_promises = typed == "on"
            return self._say(f"talk-asking-{typed}")
        session.promise(self.seat, typed)
        return session.talk.lines(session.story)[-1]

    def concede(self, _: str) -> Text | None:
        """Concede the match; has to be typed twice."""
        if not self._is_conceding:
            self._is_conceding = True
            players = self.session.match.game.players
            return self._say("concede-sure", players=players)
        self.session.concede(self.seat)
        return None

    def back(self, _: str) -> Text | None:
        """Give all players who are away their seats back; each decides again at their next turn."""
        away = self.session.seating.away
        if not away:
            raise CommandError("nobody-away")
        self.session.take_back()
        return tinted(self.session.story.say("table-are-back", names=self.session.story.listed(away)))

    def undo(self, _: str) -> Text | None:
        """Take back this seat's last move, if the rules of undo still allow it."""
        move = self.session.match.undo(self.seat)
        self.session.talk.forget_after(self.session.match.ply)
        self.session.seen[self.seat] = 0  # the latest lines are shown once more
        self.session.save_match()
        return self._say("table-undone", move=str(move))

    def log(self, _: str) -> Text | None:
        """Page through the whole story from this seat's point of view."""
        self.session.screen.page(*without_repeats(self.session.story.lines(self.seat)))
        return None

    def rules(self, wanted: str) -> Text | None:
        rules = rules_of_game(self.session.match.game, self.session.lang)
        self.session.screen.page(minute(rules) if wanted == "minute" else find_rules(rules, wanted or None))
        return None

    def save(self, name: str) -> Text | None:
        """Write the match to its save, or to another file as well."""
        path = _meant(name) if name else self.session.save.path
        self.session.save.copy(self.session.match, path)
        return self._say("table-saved", file=str(path))

    def quit(self, _: str) -> Text | None:
        raise Left

    def _say(self, message: str, **facts: object) -> Text:
        return Text(self.session.story.say(message, **facts))


def legend_table(entries: Legend, width: int) -> Table:
    """Signs and meanings in as many columns as fit, in column order."""
    widest = max(cell_len(sign.plain) + cell_len(meaning) for sign, meaning in entries) + SIGN_GAP + COLUMN_GAP
    columns = max(1, (width + COLUMN_GAP) // widest)
    rows = -(-len(entries) // columns)
    grid = Table.grid(padding=(0, SIGN_GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*[part for sign, meaning in entries[row::rows] for part in (sign, Text(f"{meaning}  "))])
    return grid


def _command(typed: str) -> str:
    """The first word, with aliases resolved."""
    word = typed.split()[0].lower()
    return ALSO.get(word, word)


def _meant(name: str) -> Path:
    """A typed path, with `~` expanded."""
    try:
        return Path(name).expanduser().absolute()
    except RuntimeError:  # `~name` of an unknown user
        return Path(name).absolute()


def resume_command(path: Path) -> str:
    """The command that resumes a saved match."""
    return f"rattery play --resume {shlex.quote(str(path))}"
