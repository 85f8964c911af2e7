"""The screen of a decision: the table, the news (what has happened since the player last saw it), the question, the moves.

On a wide terminal the news is beside the table, on a narrow one below it, shortened to the space available. On a terminal
with few lines the table is drawn compactly and moves are described more briefly; the wording of moves has priority over the
news. A table that is still too high is cut off at the bottom, and a line says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from rattery.cli.terminal.latest import latest_lines
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.story import Story, without_repeats
from rattery.cli.terminal.tables import terminal_table
from rattery.core.moves import Move
from rattery.core.terminal import View

TABLE_WIDTH = 80
SIDE_GAP, NARROWEST_SIDE = 3, 28
WIDE = TABLE_WIDTH + SIDE_GAP + NARROWEST_SIDE  # minimum columns for the news beside the table
ROOMY = 28  # minimum lines for a table drawn with spacing
LONG_NEWS = 24  # minimum lines of space for the news beside the table
PROMPT_ROWS = 1
ENOUGH_NEWS = 5  # lines of news that have priority over notes
ONE_COLUMN = 3  # maximum number of moves that are listed in a single column
SOME_NEWS = 3  # lines of news that are shown however many moves there are
GAP, MIN_GAP = 2, 1  # columns between moves side by side
MANY_ROWS = 8  # maximum rows of moves; if there would be more, moves are described more briefly
NARROWEST = 56  # columns: the minimum width that tables are designed for
MIN_TABLE_ROWS = 3  # rows of a table that are shown however small the screen is


@dataclass
class Decision:
    """What one seat sees when it decides, or watches without moves. Made from its own view and log only, so that nothing
    hidden can leak."""

    story: Story
    seat: int
    news: Sequence[Text]
    moves: Sequence[Move]
    note: Text | None = field(default=None)  # the response to what was just typed
    options: Sequence[Text] = ()  # instead of moves: the promises that can be made
    asked: Text | None = None  # the question in that case

    def show(self, screen: Screen) -> None:
        """Clear the screen and draw everything."""
        screen.clear()
        if screen.is_live and screen.width >= WIDE:
            self._show_wide(screen)
        else:
            self._show_narrow(screen)

    def _show_narrow(self, screen: Screen) -> None:
        """The table, then its notes if there is room, then the news, then the question with the moves."""
        drawing = self._table(screen.width, screen.height >= ROOMY)
        if not screen.is_live:
            screen.show(drawing, *self._notes(), self._rule(), *self._told(), self._below(screen.width))
            return
        table = screen.drawn(drawing)
        parts: list[RenderableType] = [table]
        highest = screen.height - PROMPT_ROWS - screen.rows(self._below(screen.width, 1))
        rows = table.rows
        if rows > highest:
            screen.show(self._cut_table(screen, screen.width, highest), self._below(screen.width, 1))
            return
        room = screen.height - PROMPT_ROWS - rows - screen.rows(self._rule())
        told = screen.rows(*self._told())
        asked = screen.rows(self._below(screen.width, 0))
        most = room - min(SOME_NEWS, told) - asked
        in_words = self._rows_in_words(screen.width)
        if most < in_words <= room - asked:
            most = in_words
        below = screen.drawn(self._below(screen.width, max(1, min(most, MANY_ROWS))))
        room -= below.rows
        wanted = min(ENOUGH_NEWS, told)
        for note in self._notes():
            if room - screen.rows(note) >= wanted:
                parts.append(note)
                room -= screen.rows(note)
        if room < 1:  # no room for a line of news below its heading
            screen.show(*parts, *(self._latest(screen, 1, screen.width) if room == 0 else []), below)
        else:
            screen.show(*parts, self._rule(), *self._latest(screen, room, screen.width), below)

    def _show_wide(self, screen: Screen) -> None:
        """The news beside the table, no longer than the column on the left or LONG_NEWS."""
        left = self._beside_news(screen)
        side = screen.width - TABLE_WIDTH - SIDE_GAP
        room = min(max(screen.rows(left, width=TABLE_WIDTH), LONG_NEWS), screen.height - PROMPT_ROWS) - 1
        grid = Table.grid(padding=(0, SIDE_GAP, 0, 0))
        grid.add_column(width=TABLE_WIDTH)
        grid.add_column(width=side)
        grid.add_row(left, Group(self._rule(), *self._latest(screen, room, side)))
        screen.show(grid)

    def _beside_news(self, screen: Screen) -> Group:
        """The left column of a wide screen: table, notes and moves. With spacing and full descriptions of moves if that
        fits; else without spacing, then with brief descriptions, then with the table cut off."""
        highest = screen.height - PROMPT_ROWS
        below = screen.drawn(self._below(TABLE_WIDTH), TABLE_WIDTH)
        for is_roomy in dict.fromkeys((screen.height >= ROOMY, False)):
            table = screen.drawn(self._table(TABLE_WIDTH, is_roomy), TABLE_WIDTH)
            for air in ([Text()],) if is_roomy else ([Text()], []):
                room = highest - table.rows - len(air) - below.rows
                if room >= 0:
                    return Group(table, *air, *self._notes_with_air(screen, room), below)
        asked = screen.rows(self._below(TABLE_WIDTH, 0), width=TABLE_WIDTH)
        below = screen.drawn(self._below(TABLE_WIDTH, max(1, highest - table.rows - asked)), TABLE_WIDTH)
        room = highest - below.rows
        return Group(table if table.rows <= room else self._cut_table(screen, TABLE_WIDTH, room), below)

    def _notes_with_air(self, screen: Screen, room: int) -> list[Text]:
        """The notes that fit, each with an empty line below it."""
        shown: list[Text] = []
        for note in self._notes():
            if screen.rows(*shown, note, Text(), width=TABLE_WIDTH) <= room:
                shown += [note, Text()]
        return shown

    def _table(self, width: int, is_roomy: bool) -> RenderableType:
        return terminal_table(self.story.game.name).table(self._view(), self.story, self.seat, width, is_roomy)

    def _cut_table(self, screen: Screen, width: int, most_rows: int) -> RenderableType:
        """The first rows of the table, and a line with the number of those left out."""
        rows, options = max(MIN_TABLE_ROWS, most_rows), screen.console.options.update(width=width)
        lines = screen.console.render_lines(self._table(width, False), options, pad=False)
        shown = [segment for line in lines[: rows - 1] for segment in (*line, Segment.line())]
        more = Text(self.story.say("play-table-cut", lines=len(lines) - rows + 1), style="quiet", no_wrap=True)
        return Group(Segments(shown), more)

    def _notes(self) -> list[Text]:
        return terminal_table(self.story.game.name).notes(self._view(), self.story, self.seat)

    def _view(self) -> View:
        return self.story.match.view(self.seat)

    def _told(self) -> list[Text]:
        return without_repeats(self.news)

    def _rule(self) -> RenderableType:
        return Rule(Text(self.story.say("play-news"), style="quiet"), style="quiet", align="left")

    def _latest(self, screen: Screen, room: int, width: int) -> list[Text]:
        return latest_lines(self.news, room, width, screen, self.story)

    def _below(self, width: int, most_rows: int = MANY_ROWS) -> RenderableType:
        """The question, the moves in at most `most_rows` rows if they fit, and the note; with 0 rows, no moves."""
        parts: list[RenderableType] = []
        if self.moves:
            asked = self.story.question()
            asked.stylize("bold")
            parts += [asked, self._choices(width, most_rows)] if most_rows else [asked]
        elif self.asked is not None:
            parts += [self.asked, *self._options(width, most_rows)]
        if self.note is not None:
            parts.append(self.note)
        if width < NARROWEST:
            parts.append(Text(self.story.say("play-too-narrow", columns=NARROWEST), style="danger"))
        return Group(*parts)

    def _options(self, width: int, most_rows: int) -> list[RenderableType]:
        """The options in columns; none if there is no room for all of them."""
        rows = _rows(self.options, width, GAP)
        if rows > most_rows:
            return []
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*self.options[row::rows])
        return [grid]

    def _in_words(self) -> list[Text]:
        view = self._view()
        return [self.story.move(move, view) for move in self.moves]

    def _rows_in_words(self, width: int) -> int:
        """The number of rows of the moves in words, without notation."""
        return _rows(_numbered(self._in_words(), GAP), width, GAP) if self.moves else 0

    def _choices(self, width: int, most_rows: int) -> Table:
        """The numbered moves in words and notation; if those do not fit into `most_rows`, in words only, then in notation
        only, then in notation with a smaller gap."""
        said = self._in_words()
        in_full = [Text.assemble(words, (f"  {move}", "quiet")) for words, move in zip(said, self.moves, strict=True)]
        noted = [Text(str(move)) for move in self.moves]
        lists = [
            (_numbered(one, gap), gap) for one, gap in ((in_full, GAP), (said, GAP), (noted, GAP), (noted, MIN_GAP))
        ]
        takes = [_rows(cells, width, gap, most_rows) for cells, gap in lists]
        rows = next((rows for rows in takes if rows <= most_rows), min(takes))
        cells, gap = lists[takes.index(rows)]
        if _widest(cells) > width:
            return _wrapped(cells, gap)
        grid = Table.grid(padding=(0, gap, 0, 0))
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid


def _numbered(moves: Sequence[Text], gap: int) -> list[Text]:
    return [
        Text.assemble((f"{number:>{gap + 1}}{' ' * gap}", "lamp"), move, no_wrap=True)
        for number, move in enumerate(moves, 1)
    ]


def _widest(cells: Sequence[Text]) -> int:
    return max(cell_len(cell.plain) for cell in cells)


def _wrapped(cells: Sequence[Text], gap: int) -> Table:
    """One cell per row; cells that are too long for the screen wrap behind their number."""
    grid = Table.grid()
    for cell in cells:
        number, move = cell.divide([gap + 1 + gap])
        move.no_wrap = False
        grid.add_row(number, move)
    return grid


def _rows(cells: Sequence[Text], width: int, gap: int, most_rows: int = MANY_ROWS) -> int:
    """The number of rows of a list: a short one has a single column, a longer one as many as fit; if a cell is wider than
    the screen, all are listed in one column and wrapped."""
    widest, indent = _widest(cells), gap + 1 + gap
    if widest > width:
        return sum(-(-(cell_len(cell.plain) - indent) // max(1, width - indent)) for cell in cells)
    if len(cells) <= min(ONE_COLUMN, most_rows):
        return len(cells)
    columns = max(1, min(len(cells), (width + gap) // (widest + gap)))
    return -(-len(cells) // columns)
