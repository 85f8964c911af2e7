"""Coverage of a tournament's 95 % intervals: how many of many tournaments with different seeds have the truth within them.

    python -m bench.coverage "pied_piper(players=4)" random random --games 40 --tournaments 300

The truth is the mean over all the tournaments, so there should be hundreds. `needed` is the half-width that would have had
95 % coverage, by the standard deviation over the tournaments; `given` is the mean half-width of the intervals. The intervals
of the places in the order of play are one case: they hold jointly.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from rattery.core.arrays import Array
from rattery.lab.interval import NORMAL_95
from rattery.lab.tournament.entrants import Entered
from rattery.lab.tournament.tournament import Tournament, tournament

Estimate = tuple[float, float, float]  # with the bounds of its interval


@dataclass(frozen=True)
class Coverage:
    """How often the intervals of one statistic hold, and their half-widths."""

    statistic: str
    held: float
    given: float
    needed: float

    @classmethod
    def of(cls, statistic: str, found: Array) -> Coverage:
        """From estimates with their bounds: tournaments × intervals that hold jointly × (estimate, low, high)."""
        estimates, low, high = np.moveaxis(found, 2, 0)
        truth = estimates.mean(axis=0)
        held = ((low <= truth) & (truth <= high)).all(axis=1)
        spread = float(np.sqrt(estimates.var(axis=0, ddof=1).mean()))
        return cls(statistic, float(held.mean()), float((high - low).mean() / 2), NORMAL_95 * spread)


def intervals(found: Tournament) -> Iterator[tuple[str, Sequence[Estimate]]]:
    """Every statistic of a tournament that has intervals: its name, and the intervals that hold jointly."""
    for name, share in found.shares.items():
        yield f"victories of {name}", [(share.share, share.low, share.high)]
    for (one, other), share in found.cross_table.items():
        yield f"{one} ahead of {other}", [(share.share, share.low, share.high)]
    for rating in sorted(found.ratings, key=lambda rating: rating.name):
        yield f"rating of {rating.name}", [(rating.elo, rating.low, rating.high)]
    yield "order of play", [(place.share, place.low, place.high) for place in found.order.places]


def coverages(tournaments: Sequence[Tournament]) -> list[Coverage]:
    rows = [dict(intervals(found)) for found in tournaments]
    return [Coverage.of(statistic, np.array([row[statistic] for row in rows])) for statistic in rows[0]]


def numbered(names: Sequence[str]) -> dict[str, Entered]:
    """The bots by name; the second of the same level is called `random 2`."""
    called = [name if names.index(name) == place else f"{name} {place + 1}" for place, name in enumerate(names)]
    return dict(zip(called, names, strict=True))


def report(found: Sequence[Coverage]) -> Table:
    table = Table("statistic", "95 % intervals that hold", "half-width given", "needed")
    for each in found:
        unit, digits = (1, ".0f") if each.statistic.startswith("rating") else (100, ".1f")
        widths = [f"{unit * width:{digits}}" for width in (each.given, each.needed)]
        table.add_row(each.statistic, f"{each.held:.1%}", *widths)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game with its options")
    parser.add_argument("bots", nargs="+", help="levels; the same one may be named several times")
    parser.add_argument("--games", type=int, default=40, help="of each tournament (default: 40)")
    parser.add_argument("--tournaments", type=int, default=300)
    args = parser.parse_args()
    bots = numbered(args.bots)
    seeds = track(range(args.tournaments), console=Console(stderr=True), transient=True)
    Console(width=100).print(
        report(coverages([tournament(args.game, bots, args.games, seed, workers=1) for seed in seeds]))
    )


if __name__ == "__main__":
    main()
