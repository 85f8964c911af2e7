"""`rattery replay`: prints or steps through a saved match, with everything revealed or from one seat's point of view."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from rattery.cli.errors import number
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.result import result
from rattery.cli.terminal.saves import read_data
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import bots_of
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.tables import terminal_table
from rattery.core.merged_view import merged_view
from rattery.match import Match, read_match


@dataclass(frozen=True)
class Arguments:
    file: str
    step: bool
    seat: str | None


def run(args: Arguments, lang: str) -> int:
    match = read_match(args.file)
    bots = bots_of(read_data(Path(args.file)).get("seats"), match.game.players)
    seat = number(args.seat, "--seat", 0, match.game.players - 1)
    screen = Screen(console(), sys.stdin, cli_words(lang))
    if args.step:
        try:
            Replay(match, seat, lang, bots).step_through(screen)
        except EOFError:
            return 0
    else:
        tell(Story(match, lang, bots), seat, screen)
    return 0


def tell(story: Story, seat: int | None, screen: Screen) -> None:
    """Print the players, every line of the story, then the result, if the match is over."""
    screen.show(_heading(story, seat), _players(story), *_lines(story, seat), Text())
    screen.show(result(story) if story.match.is_over else Text(story.say("replay-unfinished")))


def _heading(story: Story, seat: int | None) -> Text:
    title = Text.assemble((story.say("game-title"), "title"), (f"  {story.match.game}  ", "quiet"))
    return title.append_text(
        Text(story.say("replay-open")) if seat is None else story.sentence("replay-seat", seat=seat)
    )


def _players(story: Story) -> Text:
    return Text("  ").join(story.name(seat) for seat in range(story.match.game.seats))


def _lines(story: Story, seat: int | None) -> list[Text]:
    return story.revealed() if seat is None else story.lines(seat)


class Replay:
    """Replays a match from its first move. Going back replays from the start, so its cost grows with the ply."""

    def __init__(self, match: Match, seat: int | None, lang: str, bots: Mapping[int, str] | None = None) -> None:
        self.whole, self.seat, self.lang, self.bots = match, seat, lang, bots
        self.moves = match.history
        self.begin()

    def begin(self) -> None:
        """Go to the position before the first move."""
        match = Match(self.whole.game, self.whole.key, self.whole.names)
        self.story = Story(match, self.lang, self.bots)
        self.place = 0
        self.told = 0  # number of lines of the story before the last move
        self.mover: int | None = None
        self.said = Text()  # the last move in words, rendered in the position before it

    def go_to(self, place: int) -> None:
        """Go to the position after `place` moves."""
        if place < self.place:
            self.begin()
        while self.place < place:
            self.told = len(self.story.match.events(None))
            self.mover = self.story.match.turn
            move = self.moves[self.place]
            self.said = self.story.move(move, None if self.mover is None else self.story.match.view(self.mover))
            self.story.match.play(move)
            self.place += 1

    def step_through(self, screen: Screen) -> None:
        """Move by move: Enter for the next, b for the one before, q to leave."""
        while True:
            self.show(screen)
            answer = screen.wait(screen.words.say("replay-keys"), partial(self.show, screen)).lower()
            if answer.startswith("q") or (not answer.startswith("b") and self.place == len(self.moves)):
                return
            self.go_to(max(0, self.place - 1) if answer.startswith("b") else self.place + 1)

    def show(self, screen: Screen) -> None:
        screen.clear()
        screen.show(self.page(screen.width))

    def page(self, width: int) -> RenderableType:
        """The table, the last move and the lines of the story it caused."""
        parts: list[RenderableType] = [_table(self.story, self.seat, width), Rule(style="quiet")]
        if self.mover is not None:
            parts.append(self._move(self.mover))
        parts += _lines(self.story, self.seat)[self.told :]
        if self.story.match.is_over:
            parts += [Text(), result(self.story)]
        return Group(*parts)

    def _move(self, mover: int) -> Text:
        """The last move: its number, who made it and, if this point of view may know it, what it was."""
        move = self.moves[self.place - 1]
        line = Text(self.story.say("replay-move", move=self.place, moves=len(self.moves)) + " ", style="quiet")
        line.append_text(self.story.name(mover))
        if self.seat not in (None, mover):
            return line
        return Text.assemble(line, " · ", self.said, (f"  {move}", "quiet"))


def _table(story: Story, seat: int | None, width: int) -> RenderableType:
    match = story.match
    draw = terminal_table(match.game.name)
    views = [match.view(eyes) for eyes in range(match.game.players)]
    return draw.table(merged_view(match.game.kind, views) if seat is None else views[seat], story, seat, width, False)
