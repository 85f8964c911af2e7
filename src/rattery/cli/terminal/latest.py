"""The latest lines of a story: as many as fit, and how many are left out before them."""

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
    told, heights = without_repeats(lines), list[int]()  # from the last line backwards, until they do not fit
    for line in reversed(told):
        heights.append(screen.rows(line, width=width))
        if sum(heights) > room:
            break
    else:
        return told
    if room <= heights[0]:
        return [_cut(told[-1], room * width)]
    earlier = Text(story.say("play-earlier", lines=len(told)), style="quiet")
    first, used = len(told), screen.rows(earlier, width=width)
    for height in heights:
        if used + height > room:
            break
        first -= 1
        used += height
    return [Text(story.say("play-earlier", lines=first), style="quiet"), *told[first:]]
