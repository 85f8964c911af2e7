"""`rattery replay`: the whole story of a saved match, with everything revealed or as one seat saw it."""

from __future__ import annotations

import sys
from argparse import Namespace

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from rattery.cli.ending import result
from rattery.cli.language import cli_words
from rattery.cli.look import console
from rattery.cli.refusing import number
from rattery.cli.screen import Screen
from rattery.cli.story import Story
from rattery.cli.tables import drawer
from rattery.match import Match, read_match


def run(args: Namespace, lang: str) -> int:
    match = read_match(args.file)
    seat = number(args.seat, "--seat", 0, match.game.players - 1)
    screen = Screen(console(), sys.stdin, cli_words(lang))
    if args.step:
        try:
            Replay(match, seat, lang).step_through(screen)
        except EOFError:
            return 0
    else:
        tell(Story(match, lang), seat, screen)
    return 0


def tell(story: Story, seat: int | None, screen: Screen) -> None:
    """Every line, then how it ended or stands."""
    screen.show(_heading(story, seat), *_lines(story, seat), Text())
    screen.show(result(story) if story.match.is_over else Text(story.say("replay-unfinished")))


def _heading(story: Story, seat: int | None) -> Text:
    title = Text.assemble((story.say("game-title"), "title"), (f"  {story.match.game}  ", "quiet"))
    return title.append_text(
        Text(story.say("replay-open")) if seat is None else story.sentence("replay-seat", seat=seat)
    )


def _lines(story: Story, seat: int | None) -> list[Text]:
    return story.revealed() if seat is None else story.lines(seat)


class Replay:
    """A match taken up again from its first move; any number of moves can be gone back."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.whole, self.seat, self.lang = match, seat, lang
        self.moves = match.history

    def after(self, moves: int) -> Story:
        """The match as it stood after that many moves."""
        match = Match(self.whole.game, self.whole.key, self.whole.names)
        for move in self.moves[:moves]:
            match.play(move)
        return Story(match, self.lang)

    def step_through(self, screen: Screen) -> None:
        """Move by move: Enter for the next, b for the one before, q to leave."""
        place = 0
        while True:
            screen.clear()
            screen.show(self.page(place, screen.width))
            answer = screen.wait(screen.words.say("replay-keys")).lower()
            if answer.startswith("q") or (not answer.startswith("b") and place == len(self.moves)):
                return
            place = max(0, place - 1) if answer.startswith("b") else place + 1

    def page(self, place: int, width: int) -> RenderableType:
        """The table after that many moves, the last of them and what came of it."""
        story, told = self.after(place), 0
        parts: list[RenderableType] = [_table(story, self.seat, width), Rule(style="quiet")]
        if place > 0:
            before = self.after(place - 1)
            told = len(_lines(before, self.seat))
            parts.append(self._move(before, place))
        parts += _lines(story, self.seat)[told:]
        if story.match.is_over:
            parts += [Text(), result(story)]
        return Group(*parts)

    def _move(self, before: Story, place: int) -> Text:
        """Who moved, what, and which move of how many it was."""
        seat, move = before.match.turn, self.moves[place - 1]
        assert seat is not None
        return Text.assemble(
            (before.say("replay-move", move=place, moves=len(self.moves)) + " ", "quiet"),
            before.name(seat),
            ": ",
            before.move(move),
            (f"  {move}", "quiet"),
        )


def _table(story: Story, seat: int | None, width: int) -> RenderableType:
    match = story.match
    draw = drawer(match.game.name)
    views = [match.view(eyes) for eyes in range(match.game.players)]
    return draw.table(draw.opened(views) if seat is None else views[seat], story, seat, width)
