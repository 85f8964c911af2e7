"""Turning the table: moves that name a seat, counted from one's own seat as observations count them.

An observation says `seat 1` for the player to the left, whoever looks. So must the moves, or a learner would have to know
where it sits: here `steal 1` steals from the player to the left. The book of moves counts seats from the first one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.core.game import SEAT, Game
from rattery.core.moves import Move


def turned_moves(game: Game) -> np.ndarray[Any, Any]:
    """For each seat and move of the book, its number as that seat counts."""
    numbers = {(move.verb, move.facts): move.id for move in game.kind.moves}
    seats = range(game.players)
    return np.array([[numbers[move.verb, facts_from(game, move, own)] for move in game.kind.moves] for own in seats])


def facts_from(game: Game, move: Move, own: int) -> tuple[tuple[str, int], ...]:
    """What a move is about, seats counted from one's own."""
    return tuple(
        (fact, seat_from(game, value, own) if game.kind.vocabulary[fact] == SEAT else value)
        for fact, value in move.facts
    )


def seat_from(game: Game, seat: int, own: int) -> int:
    """A seat counted from one's own; one that is not in this game stays what it is."""
    return (seat - own) % game.seats if seat < game.seats else seat
