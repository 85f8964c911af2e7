"""The end of a match: the table of points, who won, and how to see it all again."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.cli.story import Story, tinted


def result(story: Story) -> RenderableType:
    """The points of every seat, the most first, and the sentence that says who won."""
    match = story.match
    scores, winners = match.scores, match.winners
    table = Table.grid(padding=(0, 2, 0, 0))
    longest = max(1, *scores)
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        bar = "█" * round(24 * scores[seat] / longest) or "▏"
        table.add_row(
            Text("★" if seat in winners else " ", style="lamp"),
            story.name(seat),
            Text(str(scores[seat]), style="bold", justify="right"),
            Text(bar, style=f"not bold {story.name(seat).style}"),
        )
    return Group(table, Text(), _winners(story, winners, scores))


def _winners(story: Story, winners: list[int], scores: list[int]) -> Text:
    """Who won, alone or together."""
    points = scores[winners[0]]
    if len(winners) == 1:
        sentence = story.sentence("end-won", seat=winners[0], points=points)
    else:
        names = ", ".join(map(story.marked, winners))
        sentence = tinted(story.say("end-shared", names=names, points=points))
    sentence.stylize("bold")
    return sentence


def replay_command(path: Path) -> str:
    """What to type to see a match again."""
    return f"rattery replay {shlex.quote(str(path))}"
