"""A hint: the best move as a strong bot sees it, its chance of winning, and the next best moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from rattery.cli.terminal.story import Story
from rattery.core.terminal import View

if TYPE_CHECKING:
    from rattery.bots.hint import Hint

OTHERS = 2  # moves that are shown besides the best
WIDTH = 80  # columns of a common terminal


def hint_lines(found: Hint, story: Story, view: View) -> Text:
    """The present chance of winning, then the best moves, each with the chance after it and the share of iterations spent on
    it. A line that is too wide leaves out notation, then that share, then describes the move without its context."""
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
        tries = Text(f" · {story.say('hint-tries', tries=round(100 * choice.visit_share))}", style="quiet")
        lines.append(
            _that_fits((shown, noted, chance, tries), (shown, chance, tries), (shown, chance), (briefly, chance))
        )
    return Text("\n").join(lines)


def _that_fits(*lines: tuple[Text, ...]) -> Text:
    """The first of these lines that is no wider than WIDTH, else the last."""
    made = [Text.assemble(*parts) for parts in lines]
    return next((line for line in made if cell_len(line.plain) <= WIDTH), made[-1])
