"""Draw the terminal pictures of the docs (SVG) from real matches: `make pictures`. They show what a player sees; nothing
is staged."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import rattery
from rattery.cli.localization import cli_words
from rattery.cli.terminal.decision import Decision
from rattery.cli.terminal.look import NoBreakConsole, theme
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.story import Story

FOLDER = Path(__file__).parent
NEWS = 7  # story lines shown

# File name: game, seed, player names, number of moves made.
PICTURES = [
    ("rat-trap", "rat_trap(players=4,roles=true)", 34, ["Ada", "Bruno", "Chloé", "Dirk"], 46),
]


def picture(variant: str, seed: int, names: list[str], moves: int) -> str:
    """The table after `moves` moves, as the seat that decides sees it, as an SVG drawing."""
    match, luck = rattery.load(variant).new(seed=seed, names=names), random.Random(seed)
    for _ in range(moves):
        match.play(luck.choice(match.moves()))
    seat = match.turn
    assert seat is not None, "the match was over before that"
    console = NoBreakConsole(
        record=True,
        width=100,
        height=28,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        theme=theme(day=False),
        highlight=False,
        markup=False,
        emoji=False,
    )
    story = Story(match, "en")
    story.you = seat
    screen = Screen(console, io.StringIO(), cli_words("en"))
    Decision(story, seat, story.lines(seat)[-NEWS:], match.moves()).show(screen)
    drawn = console.export_svg(title=f"rattery play {match.game}")
    return re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # use the reader's own monospace font


if __name__ == "__main__":
    for name, *what in PICTURES:
        (FOLDER / f"{name}.svg").write_text(picture(*what), encoding="utf-8")  # type: ignore[arg-type]
        print(f"docs/{name}.svg")
