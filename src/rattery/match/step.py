"""One step of a match: what a move leads to from a position, what is told of it, and whether it can be taken back."""

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
class Rest:
    """The table as a round left it, before the next one is laid out: what was told before it in the same move."""

    told: int
    position: Position


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as it was made: who made it, what was told, and why it cannot be taken back, if it cannot."""

    move: Move
    seat: int
    told: list[Told]
    stands: str | None
    draws: list[Draw]
    rests: tuple[Rest, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What a move leads to from the position it begins at, worked out before it is made."""

    begins: bytes
    ply: Ply
    table: Table
    position: Position


def take_step(game: Game, position: Position, chosen: Move) -> Step:
    """What a legal move leads to. The position's table is played on, not copied: the position makes itself another."""
    seat, table = position.turn, position.hand_over()
    assert seat is not None
    used = chance_used(table.chance)
    rests: list[Rest] = []
    with (
        recording(game.kind.events, lambda told: rests.append(_rest(game, told, table))) as told,
        recorded_draws(table.chance) as draws,
    ):
        game.rules.play(game.plain_box, table, chosen.id)
    record = record_from(table, game.rules.Table)
    after = Position(game, bytes_of(record), table)
    stands = why_it_stands(after.turn == seat, used != chance_used(table.chance), told)
    return Step(position.record, Ply(chosen, seat, told, stands, draws, tuple(rests)), record, after)


def _rest(game: Game, told: int, table: Table) -> Rest:
    return Rest(told, Position(game, bytes_of(record_from(table, game.rules.Table))))


def chance_used(chance: Chance) -> tuple[int, int]:
    """How far chance was used."""
    return int(chance.counter), int(chance.choices)


def why_it_stands(is_still_asked: bool, has_drawn: bool, told: Sequence[Told]) -> str | None:
    """Why a move cannot be taken back, or None: whether its seat still decides, chance was used, and what was told."""
    if not is_still_asked:
        return "undo-others-turn"
    if has_drawn:
        return "undo-chance"
    return "undo-revealed" if any(one.event.reveals for one in told) else None
