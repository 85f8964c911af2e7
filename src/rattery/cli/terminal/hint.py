"""A hint: what a strong bot would do in one's place, what it hopes for, and what else is nearly as good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from rattery.cli.terminal.story import Story
from rattery.core.terminal import View

if TYPE_CHECKING:
    from rattery.bots.hint import Hint

OTHERS = 2  # moves that are told beside the best
WIDTH = 80  # columns of a common terminal


def hint_lines(found: Hint, story: Story, view: View) -> Text:
    """The chance as things stand, then the best move and the next best, each with the chance after it and how often it was
    chosen; a move whose words are too long for a line is told as it is told anywhere."""
    lines = [Text(story.say("hint-now", chance=found.chance))]
    for place, choice in enumerate(found.choices[: 1 + OTHERS]):
        bullet = ("  ▸ " if place == 0 else "    ", "lamp")
        shown, briefly = (Text.assemble(bullet, story.move(choice.move, here)) for here in (view, None))
        noted = Text(f"  {choice.move}", style="quiet")
        if place == 0:
            shown.stylize("bold")
            briefly.stylize("bold")
            noted.stylize("bold")
        chance = Text(f"  {story.say('hint-then', chance=choice.chance)}", style="quiet")
        tries = Text(f" · {story.say('hint-tries', tries=round(100 * choice.attention))}", style="quiet")
        lines.append(
            _that_fits((shown, noted, chance, tries), (shown, chance, tries), (shown, chance), (briefly, chance))
        )
    return Text("\n").join(lines)


def _that_fits(*lines: tuple[Text, ...]) -> Text:
    """The first of these that is no wider than a common terminal, else the last."""
    made = [Text.assemble(*parts) for parts in lines]
    return next((line for line in made if cell_len(line.plain) <= WIDTH), made[-1])
