"""Whether the order of play matters: the share of the victories by place in the order, with confidence intervals.

The intervals of all places jointly have 95 % confidence (Bonferroni). PRACTICAL_DIFFERENCE is the smallest difference from
an equal share that counts as relevant; it decides which of three answers is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import numpy as np

from rattery.core.arrays import Array
from rattery.core.order_of_play import by_place
from rattery.lab.interval import bonferroni_quantile, effective_games, interval, interval_by_deal, sum_by_group

PRACTICAL_DIFFERENCE = 0.02  # of the victories: two in a hundred games
MATTERS, MATTERS_NOT, UNSURE = "matters", "matters_not", "unsure"  # answers
MIN_GAMES = 30  # with fewer the answer is UNSURE


@dataclass(frozen=True)
class PlaceShare:
    """The share of the victories of one place in the order of play, with its confidence interval."""

    place: int  # 0 for the seat that began
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class OrderOfPlay:
    """The shares by place, and the answer that follows from them."""

    games: int
    equal: float  # what every place would have if the order made no difference
    places: tuple[PlaceShare, ...]
    design_effect: float = 1.0  # the games that are as informative as one independent game

    @classmethod
    def of(cls, won: Array, games: int) -> OrderOfPlay:
        """From the victories of each place in independent games, shared ones as fractions, without those of seats that the
        rules play."""
        places, total = len(won), float(won.sum())
        counted = max(1.0, total)
        width = bonferroni_quantile(places)
        shares = [float(part) / counted for part in won]
        return cls(
            games,
            1 / places,
            tuple(PlaceShare(place, share, *interval(share, counted, width)) for place, share in enumerate(shares)),
        )

    @classmethod
    def by_deal(cls, won: Array, games: int) -> OrderOfPlay:
        """The same from the victories of each place in each deal (deals × places), where only deals are independent."""
        won = won[won.any(axis=1)]
        if not len(won):
            return cls.of(won.sum(axis=0), games)
        counted, places = won.sum(axis=1), won.shape[1]
        width = bonferroni_quantile(places)
        shares = [
            PlaceShare(
                place, float(won[:, place].sum() / counted.sum()), *interval_by_deal(won[:, place], counted, width)
            )
            for place in range(places)
        ]
        independent = np.mean([effective_games(won[:, place], counted) for place in range(places)])
        return cls(games, 1 / places, tuple(shares), float(counted.sum() / independent))

    @property
    def answer(self) -> str:
        """MATTERS, MATTERS_NOT, or UNSURE while the games cannot decide it."""
        if len(self.places) < 2 or self.games < MIN_GAMES:
            return UNSURE
        if any(
            self._is_apart(place) and abs(place.share - self.equal) >= PRACTICAL_DIFFERENCE for place in self.places
        ):
            return MATTERS
        return MATTERS_NOT if self.max_difference < PRACTICAL_DIFFERENCE else UNSURE

    def _is_apart(self, place: PlaceShare) -> bool:
        return place.low > self.equal or place.high < self.equal

    @property
    def favoured(self) -> PlaceShare:
        """The place with the largest share."""
        return max(self.places, key=lambda place: place.share)

    @property
    def hindered(self) -> PlaceShare:
        """The place with the smallest share."""
        return min(self.places, key=lambda place: place.share)

    @property
    def max_difference(self) -> float:
        """The largest difference from an equal share that the intervals do not exclude."""
        return max(max(place.high - self.equal, self.equal - place.low) for place in self.places)

    @property
    def games_needed(self) -> int:
        """An estimate of the games at which PRACTICAL_DIFFERENCE becomes significant; more than were played."""
        width = bonferroni_quantile(len(self.places))
        independent = self.equal * (1 - self.equal) * (2 * width / PRACTICAL_DIFFERENCE) ** 2
        return max(self.games + 1, ceil(self.design_effect * independent / 100) * 100)

    def data(self) -> dict[str, object]:
        """As JSON-ready data; places count from 1."""
        return {
            "answer": self.answer if len(self.places) > 1 else None,
            "equal_share": self.equal,
            "practical_difference": PRACTICAL_DIFFERENCE,
            "largest_difference_possible": min(1.0, self.max_difference),
            "places": [{**vars(place), "place": place.place + 1} for place in self.places],
        }


def victories_by_place(winners: Array, began: Array, players: int) -> Array:
    """The victory of each place in the order of play (games × places); a shared victory counts as fractions."""
    shares = winners / np.maximum(1, winners.sum(axis=1, keepdims=True))
    return by_place(shares, began, players)[:, :players]


def order_of_play(winners: Array, began: Array, players: int, deals: Array | None = None) -> OrderOfPlay:
    """From `winners` (games × seats, bool) and the seat that began each game; `deals` has each game's deal, if several games
    share one."""
    won = victories_by_place(winners, began, players)
    if deals is None:
        return OrderOfPlay.of(won.sum(axis=0), len(winners))
    return OrderOfPlay.by_deal(sum_by_group(deals, won), len(winners))
