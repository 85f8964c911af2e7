"""Outlook: a preview of every move on offer, as far as the seat that decides can foresee it.

Moves are tried in a world imagined for that seat, never on the real table. A preview ends where the move uses chance or
reveals something hidden to that seat; up to there it is the same in all worlds and on the real table. Whether a move can be
undone depends on public information only, so that is the same in all worlds, too. Both are properties of the rules, verified
by tests/match/test_outlook.py.

It costs one imagined world and one interpreted move for every move on offer, a few milliseconds in total, so it is computed
on request only.
"""

from __future__ import annotations

from dataclasses import dataclass

from rattery.core.foresight import Foresight, foresight_of
from rattery.core.game import Game, View
from rattery.core.moves import Move
from rattery.core.plain import plain_from
from rattery.core.rules import Box, Table
from rattery.core.story import Told, recording
from rattery.match.match import Match
from rattery.match.position import Position
from rattery.match.step import chance_used, why_not_undo

ANY_WORLD = 0  # the seed of the imagined world: previews are the same in all of them


@dataclass(frozen=True, slots=True)
class Outlook:
    """The preview of one move."""

    move: Move
    why_not_undo: str | None  # the name of a message; None: it could be undone
    told: list[Told]  # the foreseeable events before the next decision, without those the game's foresight passes over
    later: list[Told]  # the events that the move causes later, if nothing else interferes
    facts: View  # the game's public facts at the end of `told`
    is_whole: bool  # whether `told` is all that happens before the next decision


class Trial(list[Told]):
    """A trial of a move on a table: collects its events, and the prefix of them that its player can foresee."""

    def __init__(self, game: Game, seat: int, move: Move, before: Table, table: Table) -> None:
        super().__init__()
        self.game, self.seat, self.move, self.before, self.table = game, seat, move, before, table
        self.foresight: Foresight[Box, Table] = foresight_of(game.name)
        self.foreseen: list[Told] = []
        self.is_open = True
        self._drawn = chance_used(table.chance)
        self.facts = self._open_facts()

    @property
    def has_drawn(self) -> bool:
        return self._drawn != chance_used(self.table.chance)

    def append(self, told: Told) -> None:
        super().append(told)
        if told.event.name in self.foresight.passes_over:
            return
        self.is_open = self.is_open and not self.has_drawn and self._is_foreseeable(told)
        if self.is_open:
            self.foreseen.append(told)
            self.facts = self._open_facts()

    def play(self) -> Outlook:
        """Make the move, then play out its later effects."""
        rules, box = self.game.rules, self.game.plain_box
        with recording(self.game.kind.events, into=self):
            rules.play(box, self.table, self.move.id)
        is_whole, is_asked = self.is_open and not self.has_drawn, int(rules.turn(box, self.table)) == self.seat
        reason = why_not_undo(is_asked, self.has_drawn, self)
        now, self.foreseen = self.foreseen, []
        if is_whole:
            self.facts = self._open_facts()
            with recording(self.game.kind.events, into=self):
                self.foresight.play_on(box, self.table, self.move.id)
        return Outlook(self.move, reason, now, self.foreseen, self.facts, is_whole)

    def _open_facts(self) -> View:
        return self.foresight.facts(self.game.plain_box, self.table)

    def _is_foreseeable(self, told: Told) -> bool:
        return not told.event.reveals or self.foresight.knows(self.game.plain_box, self.before, self.seat, told)


def outlooks(match: Match, seat: int) -> list[Outlook]:
    """The outlook on every move on offer to a seat whose turn it is, or that chooses at the same time as others."""
    world = match.imagine(seat, ANY_WORLD) if match.turn == seat else match.imagine_choosing(seat, ANY_WORLD)
    return [_tried(world.position, seat, move) for move in world.position.moves]


def _tried(position: Position, seat: int, move: Move) -> Outlook:
    table = plain_from(position.record, position.game.rules.Table)
    return Trial(position.game, seat, move, position.table, table).play()
