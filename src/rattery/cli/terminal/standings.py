"""The standings of a tournament: ratings, victories, and the cross table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rattery.cli.localization import cli_words
from rattery.cli.terminal.seats import bot_name
from rattery.core.teller import Teller
from rattery.core.words import Words

if TYPE_CHECKING:
    from rattery.lab.tournament.ratings import Rating
    from rattery.lab.tournament.tournament import Tournament

MAX_PICTURE_WIDTH = 28  # characters of the picture of a rating, from the lowest to the highest bound of all
MIN_PICTURE_WIDTH = 9  # if there is room for fewer, pictures are left out


def show_standings(found: Tournament, out: Console, lang: str) -> None:
    """Print the heading, the ratings and the cross table, fitted to the console's width."""
    standings = Standings(found, lang)
    out.print(standings.heading())
    if found.results:
        room = out.width - out.measure(standings.ratings(0)).maximum - 1
        out.print(standings.ratings(min(room, MAX_PICTURE_WIDTH) if room >= MIN_PICTURE_WIDTH else 0))
        is_narrow = out.measure(standings.cross_table(" ")).maximum > out.width
        out.print(standings.cross_table("\n" if is_narrow else " "))
        out.print(Text(standings.words.say("tournament-note"), style="quiet"))
        if found.game.players > 2:
            out.print(Text(standings.words.say("tournament-note-many"), style="quiet"))


class Standings:
    """The tables of one tournament in one language."""

    def __init__(self, found: Tournament, lang: str) -> None:
        self.found, self.words = found, cli_words(lang, found.game.name)
        self._teller = Teller(found.game, lang)

    def heading(self) -> Text:
        found = self.found
        played = self.words.say("tournament-played", played=len(found.results), seed=str(found.seed))
        title = self.words.say("game-title")
        return Text.assemble((title, "title"), (f"  {found.game}", "quiet"), "\n", played)

    def ratings(self, picture: int) -> Table:
        """The ratings, strongest first, each with its interval as numbers and as a picture of `picture` characters."""
        table = _table()
        table.add_column("", no_wrap=True)
        table.add_column(self.words.say("tournament-bot"), no_wrap=True)
        for column in ("rating", "interval"):
            table.add_column(self.words.say(f"tournament-{column}"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for column in ("wins", "seats", "time"):
            table.add_column(self.words.say(f"tournament-{column}"), justify="right", no_wrap=True)
        for place, rating in enumerate(self.found.ratings, 1):
            table.add_row(Text(f"{place}.", style="quiet"), *self._rating(rating, picture))
        return table

    def _rating(self, rating: Rating, picture: int) -> list[Text]:
        share = self.found.shares[rating.name]
        seconds = self.found.seconds.get(rating.name)
        return [
            self._name(rating.name),
            Text(f"{rating.elo:.0f}", style="bold"),
            Text(f"{rating.low:.0f} – {rating.high:.0f}", style="quiet"),
            Text(self._picture(rating, picture), style="lamp"),
            Text(self._share(share.share)),
            Text(str(share.games), style="quiet"),
            Text("" if seconds is None else _duration(seconds, self.words), style="quiet"),
        ]

    def _picture(self, rating: Rating, width: int) -> str:
        """Where the rating lies between the lowest and the highest bound of all: ──●──."""
        if width == 0:
            return ""
        lows, highs = [r.low for r in self.found.ratings], [r.high for r in self.found.ratings]
        step = max(1.0, max(highs) - min(lows)) / (width - 1)
        low, middle, high = (round((at - min(lows)) / step) for at in (rating.low, rating.elo, rating.high))
        return "".join("●" if at == middle else "─" if low <= at <= high else " " for at in range(width))

    def cross_table(self, space: str) -> Table:
        """How often each row's bot finished before each column's, with the confidence interval, `space`, and the number of
        games."""
        table = _table()
        names = [rating.name for rating in self.found.ratings]
        table.add_column(self.words.say("tournament-against"), no_wrap=True)
        for name in names:
            table.add_column(self._name(name), justify="right", no_wrap=True)
        for name in names:
            table.add_row(self._name(name), *[self._meeting(name, other, space) for other in names])
        return table

    def _meeting(self, name: str, other: str, space: str) -> Text:
        if name == other:
            return Text("·", style="quiet")
        share = self.found.cross_table[name, other]
        if share.games == 0:
            return Text("–", style="quiet")
        between = self.words.say("tournament-between", low=100 * share.low, high=100 * share.high)
        trust = f"{between}{space}{self.words.say('tournament-of', games=share.games)}"
        return Text.assemble((self._share(share.share), "bold"), "\n", (trust, "quiet"))

    def _name(self, name: str) -> Text:
        """The name of a bot's level, or of an automaton."""
        from rattery.lab.tournament.entrants import AUTOMATON

        return Text(self._teller.name(self.found.game.players) if name == AUTOMATON else bot_name(name, self.words))

    def _share(self, share: float) -> str:
        return self.words.say("figures-share", share=share)


def _table() -> Table:
    return Table(box=SIMPLE_HEAD, header_style="quiet", border_style="quiet", pad_edge=False)


def _duration(seconds: float, words: Words) -> str:
    """The time per decision in milliseconds, or in seconds from one second on."""
    if seconds >= 1:
        return words.say("tournament-seconds", number=seconds)
    return words.say("tournament-milliseconds", number=seconds * 1000)
