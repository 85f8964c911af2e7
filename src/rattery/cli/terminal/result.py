"""The end of a match: the table of points, who won, and how to see it all again."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.cli.terminal.look import rat
from rattery.cli.terminal.story import Story, tinted
from rattery.core.terminal import seat_style

LONGEST_BAR = 24


def result(story: Story) -> RenderableType:
    """The points of every seat, the winners first, and the sentence that says who won."""
    scores, winners = story.match.scores, story.match.winners
    standing = {seat: (seat in winners, scores[seat]) for seat in range(len(scores))}
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in sorted(standing, key=lambda seat: standing[seat], reverse=True):
        place = 1 + sum(other > standing[seat] for other in standing.values())
        bar = "█" * round(LONGEST_BAR * scores[seat] / max(1, *scores)) or "▏"
        points = Text(str(scores[seat]), style="bold", justify="right")
        table.add_row(Text(f"{place}.", style="quiet"), story.name(seat), points, Text(bar, style=seat_style(seat)))
    return Group(table, Text(), rat("triumphant", Text(), _winners(story, winners, scores)))


def _winners(story: Story, winners: list[int], scores: list[int]) -> Text:
    """Who won, alone or together."""
    points = scores[winners[0]]
    if len(winners) == 1:
        sentence = story.sentence("end-won", seat=winners[0], points=points)
    else:
        sentence = tinted(story.say("end-shared", names=story.listed(winners), points=points))
    sentence.stylize("bold")
    return sentence


def replay_command(path: Path) -> str:
    """What to type to see a match again."""
    return f"rattery replay {shlex.quote(str(path))}"
