"""Does the order of play matter? The share of the victories by place in the order, and how sure that is.

The intervals of all places hold together 95 times of 100 (Bonferroni). PRACTICAL is the difference from an equal share
below which nobody at a table would notice; it decides which of three answers is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import numpy as np

from rattery.core.arrays import Array
from rattery.core.order_of_play import places_in_order
from rattery.lab.interval import interval, standard_errors

PRACTICAL = 0.02  # of the victories: two in a hundred games
MATTERS, MATTERS_NOT, UNSURE = "matters", "matters_not", "unsure"  # answers
LEAST_GAMES = 30


@dataclass(frozen=True)
class PlaceShare:
    """A place in the order of play: how much of the victories went to it, and where the true share lies."""

    place: int  # 0 for who began
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class OrderOfPlay:
    """The shares by place, and what they say."""

    games: int
    equal: float  # what every place would have if the order made no difference
    places: tuple[PlaceShare, ...]

    @classmethod
    def of(cls, won: Array, games: int) -> OrderOfPlay:
        """From the victories each place had, shared ones in parts. Victories of seats the rules play are left aside."""
        places, total = len(won), float(won.sum())
        counted = max(1.0, total)
        width = standard_errors(places)
        shares = [float(part) / counted for part in won]
        return cls(
            games,
            1 / places,
            tuple(PlaceShare(place, share, *interval(share, counted, width)) for place, share in enumerate(shares)),
        )

    @property
    def answer(self) -> str:
        """Whether it matters, does not, or cannot be told yet."""
        if len(self.places) < 2 or self.games < LEAST_GAMES:
            return UNSURE
        if any(self._is_apart(place) and abs(place.share - self.equal) >= PRACTICAL for place in self.places):
            return MATTERS
        return MATTERS_NOT if self.most_possible < PRACTICAL else UNSURE

    def _is_apart(self, place: PlaceShare) -> bool:
        return place.low > self.equal or place.high < self.equal

    @property
    def favoured(self) -> PlaceShare:
        return max(self.places, key=lambda place: place.share)

    @property
    def hindered(self) -> PlaceShare:
        return min(self.places, key=lambda place: place.share)

    @property
    def most_possible(self) -> float:
        """The largest difference from an equal share that the intervals leave room for."""
        return max(max(place.high - self.equal, self.equal - place.low) for place in self.places)

    @property
    def games_needed(self) -> int:
        """About how many games tell a difference of PRACTICAL from none."""
        width = standard_errors(len(self.places))
        return max(self.games + 1, ceil(self.equal * (1 - self.equal) * (2 * width / PRACTICAL) ** 2 / 100) * 100)

    def data(self) -> dict[str, object]:
        """For a machine to read; places count from 1."""
        return {
            "answer": self.answer if len(self.places) > 1 else None,
            "equal_share": self.equal,
            "practical_difference": PRACTICAL,
            "largest_difference_possible": min(1.0, self.most_possible),
            "places": [{**vars(place), "place": place.place + 1} for place in self.places],
        }


def victories_by_place(winners: Array, began: Array, players: int) -> Array:
    """How much of the victories each place in the order of play had; a shared one counts in parts."""
    shares = winners / np.maximum(1, winners.sum(axis=1, keepdims=True))
    places = places_in_order(began, players, winners.shape[1])
    return np.array([float(shares[places == place].sum()) for place in range(players)])


def order_of_play(winners: Array, began: Array, players: int) -> OrderOfPlay:
    """The answer for games: winners, games × seats, and who began each."""
    return OrderOfPlay.of(victories_by_place(winners, began, players), len(winners))
