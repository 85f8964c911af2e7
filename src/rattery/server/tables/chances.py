"""Winning chances: how a match that is over looked to the bots' judge after every move, with everything revealed.

The judge is a static evaluation, so a curve costs little more than playing the match again, interpreted: about 0.1 s for a
long one. It is worked out in the replaying thread, one table at a time, at most MOST_POINTS points a match, and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rattery.bots.judge import static_chances
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.match.match import Match
from rattery.match.position import Position
from rattery.server.part import Part
from rattery.server.tables.result import only_when_over
from rattery.server.tables.state import TableState

MOST_POINTS = 150
MOST_TURNING = 6
SWING = 0.12  # the least change of a seat's chances that makes a turning point
APART = 3  # points between two turning points

Curve = list[list[float]]


def chances(state: TableState) -> Part:
    """The chances of every seat after some of the moves, the first and the last among them, and the turning points."""
    only_when_over(state)
    match = state.match
    assert match is not None
    plies = points_of(match.ply)
    curve = _curve(match.game, match.key, tuple(match.history), tuple(plies))
    return {"plies": plies, "chances": curve, "turning": [plies[place] for place in turning_points(curve)]}


def points_of(plies: int) -> list[int]:
    """The positions looked at: evenly spread, the first and the last among them."""
    step = max(1, -(-plies // (MOST_POINTS - 1)))
    return sorted({*range(0, plies, step), plies})


@lru_cache(64)
def _curve(game: Game, key: bytes, moves: tuple[Move, ...], plies: tuple[int, ...]) -> Curve:
    again, wanted = Match(game, key), set(plies)
    found = [judged(again.position)]
    for ply, move in enumerate(moves, 1):
        again.play(move)
        if ply in wanted:
            found.append(judged(again.position))
    return found


def judged(position: Position) -> list[float]:
    """Everybody's share of the victory: the real one when it is over, else as the judge sees it."""
    game = position.game
    if position.is_over:
        return [round(1 / len(position.winners), 3) if seat in position.winners else 0.0 for seat in range(game.seats)]
    return [round(share, 3) for share in static_chances(game, position.table)]


def turning_points(curve: Sequence[Sequence[float]]) -> list[int]:
    """The places of the largest swings, in order: each SWING at least, and APART from each other."""
    swings = sorted(((swing(curve[at - 1], curve[at]), at) for at in range(1, len(curve))), reverse=True)
    found: list[int] = []
    for size, at in swings:
        if size >= SWING and len(found) < MOST_TURNING and all(abs(at - other) >= APART for other in found):
            found.append(at)
    return sorted(found)


def swing(before: Sequence[float], after: Sequence[float]) -> float:
    return max(abs(now - then) for then, now in zip(before, after, strict=True))
