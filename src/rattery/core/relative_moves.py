"""Moves that name a seat, with seats counted from the deciding seat's own, as observations count them.

An observation says `seat 1` for the player to the observer's left. Actions do the same, so that a learner need not know
where it sits: `<move> 1` names the player to the left. The list of moves itself counts seats from the first one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rattery.core.game import SEAT, Game
from rattery.core.moves import Move


class RelativeMoves(NamedTuple):
    """Two tables, seats × moves, each the inverse of the other in every row."""

    to_relative: npt.NDArray[np.int16]  # the number of an absolute move as that seat counts
    to_absolute: npt.NDArray[np.int16]


def relative_moves(game: Game) -> RelativeMoves:
    numbers = {(move.verb, move.facts): move.id for move in game.kind.moves}
    seats = range(game.players)
    table = [[numbers[move.verb, relative_facts(game, move, own)] for move in game.kind.moves] for own in seats]
    to_relative = np.array(table, np.int16)
    return RelativeMoves(to_relative, np.argsort(to_relative, axis=1).astype(np.int16))


def relative_facts(game: Game, move: Move, own: int) -> tuple[tuple[str, int], ...]:
    """The facts of a move, with seats counted from `own`."""
    return tuple(
        (fact, relative_seat(game, value, own) if game.kind.vocabulary[fact] == SEAT else value)
        for fact, value in move.facts
    )


def relative_seat(game: Game, seat: int, own: int) -> int:
    """A seat counted from `own`; a seat that does not exist in this game is returned as it is."""
    return (seat - own) % game.seats if seat < game.seats else seat
