"""The screen on which a player decides: the table, what happened, what is asked, what can be done.

On a wide terminal what happened stands beside the table, on a narrow one below it, as much of it as there is room for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.story import Story, without_repeats
from rattery.cli.terminal.tables import terminal_table
from rattery.core.moves import Move

WIDE = 124  # columns from which the story stands beside the table
TABLE_WIDTH = 80
ROOMY = 28  # lines from which the table is drawn with air in it
LONG_NEWS = 24  # lines, beside the table
PROMPT_ROWS = 1
ENOUGH_NEWS = 5  # lines
ONE_COLUMN = 3  # as many moves as are listed one below the other
SOME_NEWS = 3  # lines that are shown even where there are many moves
GAP = 2  # columns between moves side by side
MANY_ROWS = 8  # of moves; where there would be more, less is said of each


@dataclass
class Decision:
    """What one seat sees when it decides, or looks on without moves. Made of its own view and its own log, nothing else."""

    story: Story
    seat: int
    news: Sequence[Text]
    moves: Sequence[Move]
    note: Text | None = field(default=None)  # an answer to what was just typed

    def show(self, screen: Screen) -> None:
        """Draw it all anew."""
        screen.clear()
        if screen.is_live and screen.width >= WIDE:
            self._show_wide(screen)
        else:
            self._show_narrow(screen)

    def _show_narrow(self, screen: Screen) -> None:
        """The table, beside it what helps to read it if there is room, then the news, then what is asked."""
        parts = [self._table(screen.width, screen.height >= ROOMY)]
        if not screen.is_live:
            screen.show(*parts, *self._notes(), self._rule(), *self._told(), self._below(screen.width))
            return
        room = screen.height - PROMPT_ROWS - screen.rows(*parts, self._rule())
        told = screen.rows(*self._told())
        most = room - min(SOME_NEWS, told) - screen.rows(self._below(screen.width, 0))
        below = self._below(screen.width, max(1, min(most, MANY_ROWS)))
        room -= screen.rows(below)
        wanted = min(ENOUGH_NEWS, told)
        for note in self._notes():
            if room - screen.rows(note) >= wanted:
                parts.append(note)
                room -= screen.rows(note)
        if room < 1:  # not a line of news below their heading: they do without it
            screen.show(*parts, *(self._latest(screen, 1, screen.width) if room == 0 else []), below)
        else:
            screen.show(*parts, self._rule(), *self._latest(screen, room, screen.width), below)

    def _show_wide(self, screen: Screen) -> None:
        """The news beside the table, no longer than what stands on the left."""
        notes = [part for note in self._notes() for part in (note, Text())]
        is_roomy = screen.height >= ROOMY
        left = Group(self._table(TABLE_WIDTH, is_roomy), Text(), *notes, self._below(TABLE_WIDTH))
        side = screen.width - TABLE_WIDTH - 3
        room = min(max(screen.rows(left, width=TABLE_WIDTH), LONG_NEWS), screen.height - PROMPT_ROWS) - 1
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=TABLE_WIDTH)
        grid.add_column(width=side)
        grid.add_row(left, Group(self._rule(), *self._latest(screen, room, side)))
        screen.show(grid)

    def _table(self, width: int, is_roomy: bool) -> RenderableType:
        match = self.story.match
        return terminal_table(match.game.name).table(match.view(self.seat), self.story, self.seat, width, is_roomy)

    def _notes(self) -> list[Text]:
        match = self.story.match
        return terminal_table(match.game.name).notes(match.view(self.seat), self.story, self.seat)

    def _told(self) -> list[Text]:
        return without_repeats(self.news)

    def _rule(self) -> RenderableType:
        return Rule(Text(self.story.say("play-news"), style="quiet"), style="quiet", align="left")

    def _latest(self, screen: Screen, room: int, width: int) -> list[Text]:
        """The latest lines that fit; that there are earlier ones, if there are."""
        told = self._told()
        heights = [screen.rows(line, width=width) for line in told]
        if sum(heights) <= room:
            return told
        first, used = len(told), 1
        while first > 0 and used + heights[first - 1] <= room:
            first -= 1
            used += heights[first]
        return [Text(self.story.say("play-earlier", lines=first), style="quiet"), *told[first:]]

    def _below(self, width: int, most_rows: int = MANY_ROWS) -> RenderableType:
        """The question, the moves in at most this many rows if they fit, and the note; without rows, no moves."""
        parts: list[RenderableType] = []
        if self.moves:
            asked = self.story.question()
            asked.stylize("bold")
            parts += [asked, self._choices(width, most_rows)] if most_rows else [asked]
        if self.note is not None:
            parts.append(self.note)
        return Group(*parts)

    def _choices(self, width: int, most_rows: int) -> Table:
        """The moves, numbered, in words and in notation; many of them in words alone, and very many in notation alone."""
        for spell in (self._in_full, self._in_words, _in_notation):
            cells = [
                Text.assemble((f"{number:>3}  ", "lamp"), spell(move), no_wrap=True)
                for number, move in enumerate(self.moves, 1)
            ]
            rows = _rows(cells, width)
            if rows <= most_rows:
                break
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid

    def _in_full(self, move: Move) -> Text:
        return Text.assemble(self.story.move(move), (f"  {move}", "quiet"))

    def _in_words(self, move: Move) -> Text:
        return self.story.move(move)


def _in_notation(move: Move) -> Text:
    return Text(str(move))


def _rows(cells: Sequence[Text], width: int) -> int:
    """How many rows a list of moves takes: few are listed one below the other, many side by side."""
    widest = max(cell_len(cell.plain) for cell in cells)
    columns = 1 if len(cells) <= ONE_COLUMN else max(1, min(len(cells), (width + GAP) // (widest + GAP)))
    return -(-len(cells) // columns)
