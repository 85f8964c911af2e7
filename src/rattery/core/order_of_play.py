"""The order of play: which seat begins, and the place of every other.

A game says who begins with a rule `begins(box, s)` beside `turn`, asked of a table that was just set up. Without one it is
the seat that decides first. Play goes on clockwise from there; a seat that the rules play themselves has no place.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rattery.core.arrays import Array
from rattery.core.game_parts import optional_rule
from rattery.core.rules import NOBODY, Box, Rules, Table


def begins_rule(rules: Rules[Box, Table]) -> Callable[[Box, Table], int]:
    """The rule that says who begins, of a table that was just set up."""
    return optional_rule(rules, "begins", rules.turn)


def by_place(columns: Array, began: Array, players: int) -> Array:
    """Games × seats in the order of play: who began first, then clockwise, then the seats that the rules play."""
    seats = (np.arange(players)[None, :] + began[:, None].astype(np.int64)) % players
    return np.hstack([np.take_along_axis(columns[:, :players], seats, axis=1), columns[:, players:]])


def places_in_order(began: Array, players: int, seats: int) -> Array:
    """Games × seats: the place of each seat, 0 for who began; NOBODY for a seat that the rules play."""
    places = (np.arange(seats)[None, :] - began[:, None].astype(np.int64)) % players
    places[:, players:] = NOBODY
    return places
