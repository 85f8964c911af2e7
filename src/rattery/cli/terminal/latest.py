"""The latest of many lines: as many as there is room for, and how many came before."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.story import Story, without_repeats


def _cut(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def latest_lines(lines: Sequence[Text], room: int, width: int, screen: Screen, story: Story) -> list[Text]:
    """The last of these lines that fit into `room` rows; the first row says how many are left out, if any are."""
    told = without_repeats(lines)
    heights = [screen.rows(line, width=width) for line in told]
    if sum(heights) <= room:
        return told
    if room <= heights[-1]:
        return [_cut(told[-1], room * width)]
    earlier = Text(story.say("play-earlier", lines=len(told)), style="quiet")
    first, used = len(told), screen.rows(earlier, width=width)
    while first > 0 and used + heights[first - 1] <= room:
        first -= 1
        used += heights[first]
    return [Text(story.say("play-earlier", lines=first), style="quiet"), *told[first:]]
