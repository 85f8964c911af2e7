"""Sessions played by a simulated user who types random legal input and records what every seat was shown."""

from __future__ import annotations

import contextlib
import io
import random
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType

from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import NoBreakConsole, theme
from rattery.cli.terminal.saves import Save
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import Seating
from rattery.cli.terminal.session import Session
from rattery.match import Match
from tests.cli.running import ESCAPES


def live_console(width: int, height: int) -> Console:
    """A console that behaves like a terminal of this size and writes to memory."""
    return NoBreakConsole(
        file=io.StringIO(), force_terminal=True, width=width, height=height, theme=theme(False), color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip


def printed(thing: RenderableType, width: int = 80) -> str:
    """A renderable as a terminal shows it, without escape sequences."""
    out = live_console(width, 24)
    out.print(thing)
    assert isinstance(out.file, io.StringIO)
    return ESCAPES.sub("", out.file.getvalue())


# The texts before a prompt that waits for Enter, and the kind of that prompt.
ENTERS = {
    "Press Enter when nobody else is looking.": "hand-over",
    "Press Enter to hide it.": "aftermath",
    "Press Enter to go on.": "page",
    "Enter: more": "page",
    "Enter: done": "page",
}


@dataclass(frozen=True)
class Shown:
    """What was shown between two inputs, and what the person at the screen must not learn from it."""

    seat: int | None  # of the person at the screen
    text: str
    secrets: frozenset[str]  # sentences in the logs of other seats that are hidden from this one
    asked: str  # hand-over, aftermath, page or move


class Typist(io.StringIO):
    """Presses Enter at prompts for it, otherwise types the number of a random legal move, or now and then `log`.

    Input ends after `lines` lines. With `watches` it records the secrets at every screen, which takes most of the time.
    """

    def __init__(self, luck: random.Random, lines: int = 1000, watches: bool = True) -> None:
        super().__init__()
        self.luck = luck
        self.lines = lines
        self.watches = watches
        self.shown: list[Shown] = []
        self.session: Session

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        file = self.session.screen.console.file
        assert isinstance(file, io.StringIO)
        text = file.getvalue()
        file.seek(0)
        file.truncate()
        asked = self._asked(text)
        seat = None if asked == "hand-over" else self.session.viewer
        secrets = secrets_from(self.session.match, seat) if self.watches else frozenset[str]()
        self.shown.append(Shown(seat, text, secrets, asked))
        if len(self.shown) > self.lines:
            return ""
        if asked != "move":
            return "\n"
        if self.luck.random() < 0.1:
            return "log\n"
        return f"{self.luck.randint(1, len(self.session.match.moves()))}\n"

    def _asked(self, text: str) -> str:
        for end, asked in ENTERS.items():
            if end in text[-200:]:
                return asked
        return "move"


def secrets_from(match: Match, seat: int | None) -> frozenset[str]:
    """Sentences of other seats' logs that are not in this one's."""
    logs = [match.log(eyes) for eyes in range(match.game.players)]
    known = set(match.log(None) if seat is None else logs[seat])
    return frozenset(line for log in logs for line in log if line not in known)


def played(match: Match, seating: Seating, folder: Path, seed: int, lines: int = 1000, watches: bool = True) -> Typist:
    """Play a match at one terminal, to its end or until `lines` lines were typed."""
    typist = Typist(random.Random(seed), lines, watches)
    screen = Screen(live_console(80, 24), typist, cli_words("en"))
    typist.session = Session(match, seating, screen, "en", Save(folder / "match.json", seating), seed)
    with contextlib.suppress(EOFError):
        typist.session.play()
    return typist
