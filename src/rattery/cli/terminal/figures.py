"""Figures: the statistics of a simulation, as tables or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rattery.cli.localization import cli_words
from rattery.core.arrays import Array
from rattery.core.study_subject import study_subject
from rattery.core.teller import Teller
from rattery.core.words import words as words_of
from rattery.lab.interval import bonferroni_quantile, interval
from rattery.lab.order import OrderOfPlay, order_of_play
from rattery.lab.order_words import order_answer, order_note, place_name
from rattery.lab.study.distribution import PERCENTILES
from rattery.lab.study.study_words import StudyWords, capital
from rattery.playouts.simulate import CORES

if TYPE_CHECKING:
    from rattery.playouts.simulate import Simulation

LEVELS = "▁▂▃▄▅▆▇█"
BARS = 24  # at most, in a distribution


def show_figures(found: Simulation, out: Console, lang: str) -> None:
    """Print statistics of all games, then by place in the order of play, and whether that matters."""
    words = cli_words(lang, found.game.name)
    out.print(Text.assemble((words.say("game-title"), "title"), (f"  {found.game}", "quiet")))
    out.print(_overview(found, lang))
    out.print(_lengths(found, lang))
    out.print(_by_place(found, lang))
    out.print(_endings(found, lang))
    if found.game.players > 1:
        lab = words_of(lang, found.game.name, "rattery.lab")
        out.print(Text(lab.say("order-question"), style="title"))
        out.print(Text(order_answer(_order(found), lab)))
        out.print(Text(order_note(lab), style="quiet"))
    out.print(Text(words.say("figures-note"), style="quiet"))


def figures(found: Simulation) -> dict[str, object]:
    """The same statistics for JSON."""
    lengths = found.lengths
    return {
        "game": str(found.game),
        "games": found.games,
        "seed": found.seed,
        "is_complete": found.is_complete,
        "seconds": found.seconds,
        "moves_per_second": found.moves_per_second,
        "played_on": found.where,
        "threads": found.threads,
        "shared_victories": float((found.winners.sum(axis=1) > 1).mean()) if found.games else None,
        "moves": {
            "mean": float(lengths.mean()),
            "least": int(lengths.min()),
            "percentiles": {str(percent): _percentile(lengths, percent) for percent in PERCENTILES},
            "most": int(lengths.max()),
        }
        if found.games
        else None,
        "order_of_play": _order(found).data() if found.games and found.game.players > 1 else None,
        "places": [_place_figures(place) for place in _places(found)] if found.games else [],
        "endings": found.ending_shares,
    }


@dataclass(frozen=True)
class Place:
    """A place in the order of play: the measures that decide the game and the share of the victory, game by game."""

    number: int | None  # from 0; None for an automaton
    measures: dict[str, Array]  # by name: points, or whatever decides the game
    shares: Array

    @property
    def wins(self) -> float:
        return float(self.shares.mean())


def _places(found: Simulation) -> list[Place]:
    """The places in their order, then the automata: seats that the rules play."""
    shares, places = found.winners / found.winners.sum(axis=1, keepdims=True), found.places
    measures = _measures(found)

    def place(number: int | None, which: Array | tuple[slice, int]) -> Place:
        return Place(number, {name: values[which] for name, values in measures.items()}, shares[which])

    automata = range(found.game.players, found.game.seats)
    return [
        *(place(number, places == number) for number in range(found.game.players)),
        *(place(None, (slice(None), seat)) for seat in automata),
    ]


def _measures(found: Simulation) -> dict[str, Array]:
    """What decides the game, as far as it can be read off the scores: arrays of games × seats, by name."""
    subject = study_subject(found.game.name)
    return dict(zip(subject.measures, subject.from_score(found.scores), strict=False))


def _order(found: Simulation) -> OrderOfPlay:
    return order_of_play(found.winners, found.began, found.game.players)


def _place_figures(place: Place) -> dict[str, object]:
    return {
        "place": None if place.number is None else place.number + 1,
        "measures": {name: _measure_figures(values) for name, values in place.measures.items()},
        "wins": place.wins,
        "interval_95": list(interval(place.wins, len(place.shares))),
    }


def _measure_figures(values: Array) -> dict[str, float]:
    return {
        "mean": float(values.mean()),
        "deviation": float(values.std()),
        "least": int(values.min()),
        "most": int(values.max()),
    }


def _overview(found: Simulation, lang: str) -> Table:
    words = cli_words(lang)
    shared = float((found.winners.sum(axis=1) > 1).mean())
    speed = {"speed": round(found.moves_per_second), "seconds": round(found.seconds, 2)}
    if found.where == CORES:
        told = words.say("figures-moves-a-second", threads=found.threads, **speed)
    else:
        told = words.say(f"figures-on-{found.where}", **speed)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="quiet")
    table.add_row(words.say("figures-games"), words.say("figures-count", number=found.games))
    table.add_row(words.say("figures-speed"), told)
    table.add_row(words.say("figures-shared"), words.say("figures-share", share=shared))
    return table


def _lengths(found: Simulation, lang: str) -> Table:
    """The lengths of the games in moves: mean, extremes and percentiles."""
    words, lengths = cli_words(lang), found.lengths
    table = Table(box=SIMPLE_HEAD, header_style="quiet", border_style="quiet", pad_edge=False)
    table.add_column("", style="quiet")
    for column in ("mean", "least"):
        table.add_column(words.say(f"figures-{column}"), justify="right")
    for percent in PERCENTILES:
        table.add_column(words.say("figures-percent", percent=percent), justify="right")
    table.add_column(words.say("figures-most"), justify="right")
    ordered = [lengths.min(), *[_percentile(lengths, percent) for percent in PERCENTILES], lengths.max()]
    mean = words.say("figures-decimal", number=float(lengths.mean()))
    table.add_row(words.say("figures-length"), mean, *map(str, ordered))
    return table


def _by_place(found: Simulation, lang: str) -> Table:
    """The results by place in the order of play: the first measure, and the share of victories with confidence intervals
    that hold simultaneously. Which seat has which place is random."""
    words, teller, told = cli_words(lang), Teller(found.game, lang), StudyWords(found.game, lang)
    measures = _measures(found)
    first = next(iter(measures))
    low, high = int(measures[first].min()), int(measures[first].max())
    table = Table(box=SIMPLE_HEAD, header_style="quiet", border_style="quiet", pad_edge=False)
    table.add_column(words.say("figures-place"))
    table.add_column(words.say("figures-measure", measure=told.measure_name(first)), justify="right")
    table.add_column(words.say("figures-distribution", low=low, high=high), no_wrap=True)
    table.add_column(words.say("figures-wins"), justify="right")
    table.add_column(words.say("figures-interval"), justify="right")
    for row, place in enumerate(_places(found)):
        together = 1 if place.number is None else found.game.players
        least, most = interval(place.wins, len(place.shares), bonferroni_quantile(together))
        name = teller.name(row) if place.number is None else place_name(place.number, told.messages)
        values = place.measures[first]
        table.add_row(
            Text(capital(name)),
            words.say("figures-deviation", mean=float(values.mean()), deviation=float(values.std())),
            Text(sparkline(distribution(values, low, high)), style="lamp"),
            words.say("figures-share", share=place.wins),
            words.say("figures-between", least=least, most=most),
        )
    return table


def _endings(found: Simulation, lang: str) -> Table:
    """The shares of the reasons for which games ended."""
    words = cli_words(lang, found.game.name)
    table = Table(box=SIMPLE_HEAD, header_style="quiet", border_style="quiet", pad_edge=False)
    table.add_column(words.say("figures-ending"))
    table.add_column("", justify="right")
    for ending, share in found.ending_shares.items():
        table.add_row(words.say(f"ended-{ending.replace('_', '-')}"), words.say("figures-share", share=share))
    return table


def _percentile(values: Array, percent: int) -> int:
    import numpy as np

    return int(np.percentile(values, percent, method="inverted_cdf"))


def distribution(values: Array, low: int, high: int) -> list[int]:
    """A histogram of integers from low to high with at most BARS bins of equal width."""
    import numpy as np

    step = -(-(high - low + 1) // BARS)
    bars = -(-(high - low + 1) // step)
    return [int(count) for count in np.bincount((values - low) // step, minlength=bars)]


def sparkline(counts: Sequence[int]) -> str:
    """A histogram as a line of bars; a count of zero is blank, any other has at least the lowest bar."""
    tallest = max(counts, default=0)
    return "".join(" " if count == 0 else LEVELS[-(-count * len(LEVELS) // tallest) - 1] for count in counts)
