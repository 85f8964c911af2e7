"""The end of a round: the points of every seat and the reasons for them, shown until the players press Enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rattery.cli.terminal.latest import latest_lines
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.story import Story
from rattery.core.game import SheetLine, View
from rattery.core.game_parts import ROUND_BEGAN, ROUND_ENDED
from rattery.core.terminal import heading

NAME_WIDTH = 22
PROMPT_ROWS = 2


@dataclass(frozen=True)
class RoundEnd:
    """The last round that ended: a line for each seat, and the story of the round as one eye saw it."""

    story: Story
    seat: int | None  # whose story is shown; None for the public one
    since: int = 0  # number of lines of that story shown before

    def show(self, screen: Screen) -> None:
        """Draw the seats, with the reasons for their points if there is room; then the other lines of the story."""
        screen.clear()
        summary, reasons = Group(*self._summary(screen.width, with_reasons=True), Text()), self._reasons()
        if screen.is_live and screen.rows(summary) + PROMPT_ROWS > screen.height:
            summary, reasons = Group(*self._summary(screen.width, with_reasons=False), Text()), set()
        lines = enumerate(self.story.lines(self.seat)[: self._end])
        told = [line for place, line in lines if place >= self.since and place not in reasons]
        if not screen.is_live:
            screen.show(summary)
            return
        room = screen.height - PROMPT_ROWS - screen.rows(summary) - 1
        if told and room > 0:
            title = Rule(Text(self.story.say("play-news"), style="quiet"), style="quiet", align="left")
            screen.show(summary, title, *latest_lines(told, room, screen.width, screen, self.story), Text())
        else:
            screen.show(summary)

    @property
    def next_round(self) -> int:
        """The index of the line of the story with which the next round begins."""
        return self._end

    @property
    def _end(self) -> int:
        events = self.story.match.events(None)
        ended = max(place for place, event in enumerate(events) if event["event"] == ROUND_ENDED)
        began = (place for place, event in enumerate(events) if place > ended and event["event"].endswith(ROUND_BEGAN))
        return next(began, len(events))

    def _lines(self) -> list[SheetLine]:
        """The score sheet up to this round."""
        match = self.story.match
        events: list[View] = match.events(None)[: self._end]
        lines = match.game.kind.sheet(match.game.seats, match.view(None), events)
        return [line for line in lines if not line.breaks_tie]

    def _reasons(self) -> set[int]:
        """The indices of the lines of the story that explain the points of this round."""
        lines = self._lines()
        return {place for told in lines[-1].told or () for place in told} if lines else set()

    def _summary(self, width: int, with_reasons: bool) -> list[RenderableType]:
        """The heading and a line for each seat; the heading alone for a game without a score sheet."""
        lines = self._lines()
        name = self.story.say(lines[-1].message, **lines[-1].facts) if lines else ""
        title = Text(self.story.say("game-title"), style="title")
        title.append(f" · {self.story.say('round-over', name=name, is_named=str(bool(name)))}", style="quiet")
        return [heading(title, self.story, None, width), *([self._table(lines, with_reasons)] if lines else [])]

    def _table(self, lines: Sequence[SheetLine], with_reasons: bool) -> Table:
        """The points of the round, the totals and, with `with_reasons`, the sentences that explain the points."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
        grid.add_column("", max_width=NAME_WIDTH)
        grid.add_column(self.story.say("round-points"), justify="right", no_wrap=True)
        grid.add_column(self.story.say("round-total"), justify="right", no_wrap=True)
        grid.add_column("")
        told = self.story.lines(self.seat)
        for seat in range(self.story.game.seats):
            points, total = lines[-1].points[seat], sum(line.points[seat] for line in lines)
            gained = Text(f"+{points}" if points else "·", style="good" if points else "quiet")
            why = [told[place] for place in lines[-1].told[seat]] if lines[-1].told and with_reasons else []
            grid.add_row(self.story.name(seat, NAME_WIDTH), gained, Text(str(total), style="bold"), Text(" ").join(why))
        return grid
