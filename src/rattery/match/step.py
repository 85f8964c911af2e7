"""One step of a match: the position after a move, the events of the move, and whether it can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rattery.core.chance import Chance
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.plain import record_from
from rattery.core.record import bytes_of
from rattery.core.rules import Table
from rattery.core.story import Told, recording
from rattery.match.position import Position
from rattery.match.recorded_draws import Draw, recorded_draws


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The position at the end of a round, before the next round is laid out within the same move."""

    told: int  # how many events of the move came before it
    position: Position


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as it was made, with its seat, its events and its random draws."""

    move: Move
    seat: int
    told: list[Told]
    why_not_undo: str | None  # the name of a message; None: it can be undone
    draws: list[Draw]
    round_ends: tuple[RoundEnd, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """The result of a move from one position, computed but not yet part of a match."""

    begins: bytes  # the record of the position that the move is made in
    ply: Ply
    table: Table
    position: Position


def take_step(game: Game, position: Position, chosen: Move) -> Step:
    """Compute a legal move. Takes over the position's plain table instead of copying it, and changes that."""
    seat, table = position.turn, position.hand_over()
    assert seat is not None
    used = chance_used(table.chance)
    round_ends: list[RoundEnd] = []
    with (
        recording(game.kind.events, lambda told: round_ends.append(_round_end(game, told, table))) as told,
        recorded_draws(table.chance) as draws,
    ):
        game.rules.play(game.plain_box, table, chosen.id)
    record = record_from(table, game.rules.Table)
    after = Position(game, bytes_of(record), table)
    reason = why_not_undo(after.turn == seat, used != chance_used(table.chance), told)
    return Step(position.record, Ply(chosen, seat, told, reason, draws, tuple(round_ends)), record, after)


def _round_end(game: Game, told: int, table: Table) -> RoundEnd:
    return RoundEnd(told, Position(game, bytes_of(record_from(table, game.rules.Table))))


def chance_used(chance: Chance) -> tuple[int, int]:
    """How far a chance's stream of random numbers has been consumed."""
    return int(chance.counter), int(chance.choices)


def why_not_undo(is_still_asked: bool, has_drawn: bool, told: Sequence[Told]) -> str | None:
    """Why a move cannot be undone, the name of a message; None if it can.

    It can if its seat still decides, it has drawn nothing from chance, and none of its events reveals something hidden.
    """
    if not is_still_asked:
        return "undo-others-turn"
    if has_drawn:
        return "undo-chance"
    return "undo-revealed" if any(one.event.reveals for one in told) else None
