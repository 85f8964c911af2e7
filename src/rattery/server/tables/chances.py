"""Winning chances over a finished match, with everything revealed: every seat's, as the bots' judge estimates it.

The judge is a static evaluation, so a curve costs little more than replaying the match interpreted: about 0.1 s for a long
one. The API computes curves in its only replay thread, at most MAX_POINTS points a match, and the last 64 are cached.
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
from rattery.server.tables.result import match_over
from rattery.server.tables.state import TableState

MAX_POINTS = 150
MAX_TURNING_POINTS = 6  # turning points of a match
SWING = 0.12  # the smallest change of a seat's chance that counts as a turning point
APART = 3  # points of the curve between two turning points, at least

Curve = list[list[float]]


def chances(state: TableState) -> Part:
    """Every seat's chances at sampled plies, and the turning points. Refused before the match is over."""
    match = match_over(state)
    plies = sampled_plies(match.ply)
    curve = _curve(match.game, match.key, tuple(match.history), tuple(plies))
    return {"plies": plies, "chances": curve, "turning": [plies[place] for place in turning_points(curve)]}


def sampled_plies(plies: int) -> list[int]:
    """The plies to evaluate: at most MAX_POINTS, evenly spaced, including the first and the last."""
    step = max(1, -(-plies // (MAX_POINTS - 1)))
    return sorted({*range(0, plies, step), plies})


@lru_cache(64)
def _curve(game: Game, key: bytes, moves: tuple[Move, ...], plies: tuple[int, ...]) -> Curve:
    again, wanted = Match(game, key), set(plies)
    found = [winning_shares(again.position)]
    for ply, move in enumerate(moves, 1):
        again.play(move)
        if ply in wanted:
            found.append(winning_shares(again.position))
    return found


def winning_shares(position: Position) -> list[float]:
    """Every seat's share of the win: the real one once the match is over, else the judge's estimate."""
    game = position.game
    if position.is_over:
        return [round(1 / len(position.winners), 3) if seat in position.winners else 0.0 for seat in range(game.seats)]
    return [round(share, 3) for share in static_chances(game, position.table)]


def turning_points(curve: Sequence[Sequence[float]]) -> list[int]:
    """The indices of the largest swings, in order: each at least SWING, and at least APART points from the others."""
    swings = sorted(((swing(curve[at - 1], curve[at]), at) for at in range(1, len(curve))), reverse=True)
    found: list[int] = []
    for size, at in swings:
        if size >= SWING and len(found) < MAX_TURNING_POINTS and all(abs(at - other) >= APART for other in found):
            found.append(at)
    return sorted(found)


def swing(before: Sequence[float], after: Sequence[float]) -> float:
    """The largest change of any seat's chance between two points."""
    return max(abs(now - then) for then, now in zip(before, after, strict=True))
