"""The result of a match: places, or points with the score sheet, and who won; and the command to replay it."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.cli.terminal.look import rat
from rattery.cli.terminal.story import Story, tinted
from rattery.core.game import Placing
from rattery.core.terminal import seat_style, shape

MAX_BAR_WIDTH = 24


def result(story: Story) -> RenderableType:
    """The seats, winners first, and the sentence that says who won. A game that ends in places has no points to show."""
    match = story.match
    placings = match.game.kind.places(match.game.seats, match.view(None), match.events(None))
    tables = [_places(story, placings)] if placings else [_points(story), *_sheet(story)]
    return Group(*tables, Text(), rat("triumphant", Text(), _winners(story, has_points=not placings)))


def _places(story: Story, placings: list[Placing]) -> Table:
    """The place of each seat, and the reason for it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for each in placings:
        said = story.fact_sentence(each.message, each.facts)
        table.add_row(Text(f"{each.place}.", style="quiet"), story.name(each.seat), said)
    return table


def _points(story: Story) -> Table:
    scores, winners = story.match.scores, story.match.winners
    standing = {seat: (seat in winners, scores[seat]) for seat in range(len(scores))}
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in sorted(standing, key=lambda seat: standing[seat], reverse=True):
        place = 1 + sum(other > standing[seat] for other in standing.values())
        bar = "█" * round(MAX_BAR_WIDTH * scores[seat] / max(1, *scores)) or "▏"
        points = Text(str(scores[seat]), style="bold", justify="right")
        table.add_row(Text(f"{place}.", style="quiet"), story.name(seat), points, Text(bar, style=seat_style(seat)))
    return table


def _sheet(story: Story) -> list[RenderableType]:
    """The score sheet: a row for each heading, tie breakers too, and a column for each seat."""
    match = story.match
    lines = match.game.kind.sheet(match.game.seats, match.view(None), match.events(None))
    if len(lines) < 2:
        return []
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("")
    for seat in range(match.game.seats):
        table.add_column(Text(shape(seat), style=seat_style(seat)), justify="right", no_wrap=True)
    for line in lines:
        style = "lamp" if line.breaks_tie else "quiet"
        cells = [Text(str(points) if points else "·", style="" if points else "quiet") for points in line.points]
        table.add_row(Text(story.say(line.message, **line.facts), style=style), *cells)
    return [Text(), table]


def _winners(story: Story, has_points: bool) -> Text:
    """The sentence that says who won, alone or together; the only person at the terminal is addressed as "you"."""
    winners = story.match.winners
    how = ("" if has_points else "place-") + ("won" if len(winners) == 1 else "shared")
    message = f"end-{how}-you" if story.you in winners else f"end-{how}"
    others = [seat for seat in winners if seat != story.you]
    names = story.listed(others) if others else ""
    sentence = tinted(story.say(message, seat=names, names=names, points=story.match.scores[winners[0]]))
    sentence.stylize("bold")
    return sentence


def replay_command(path: Path) -> str:
    """The command that replays a match."""
    return f"rattery replay {shlex.quote(str(path))}"
