"""A hint: what a strong bot would do in one's place, what it hopes for, and what else is nearly as good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rattery.cli.terminal.story import Story
from rattery.core.terminal import View

if TYPE_CHECKING:
    from rattery.bots.hint import Hint

OTHERS = 2  # moves that are told beside the best


def hint_lines(found: Hint, story: Story, view: View) -> Text:
    """The chance as things stand, then the best move and the next best, each with the chance after it."""
    lines = [Text(story.say("hint-now", chance=found.chance))]
    for place, choice in enumerate(found.choices[: 1 + OTHERS]):
        then = story.say("hint-then", chance=choice.chance, attention=choice.attention)
        mark = ("  ▸ " if place == 0 else "    ", "lamp")
        shown = Text.assemble(mark, story.move(choice.move, view), (f"  {choice.move}", "quiet"))
        if place == 0:
            shown.stylize("bold")
        lines.append(Text.assemble(shown, (f"  {then}", "quiet")))
    return Text("\n").join(lines)
