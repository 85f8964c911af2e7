"""Outlook: what each move on offer would bring, as far as the seat that decides can know it beforehand.

A move is tried on a world imagined for that seat, never on the real table. What is told of it ends where chance is used or
something hidden is shown to that seat; up to there all worlds tell the same, and so does the real table. Whether a move can
be taken back depends on open things only and is the same in all worlds, too. Both are properties of the rules, held by
tests/match/test_outlook.py.

It costs one imagined world and one interpreted move for every move on offer: a few milliseconds, so it is worked out on
request only.
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
from rattery.match.step import chance_used, why_it_stands

ANY_WORLD = 0  # the seed of the imagined world: what is foreseen is the same in all of them


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move would bring."""

    move: Move
    stands: str | None  # why it could not be taken back; None: it can
    told: list[Told]  # what happens at once, up to what the seat cannot know, less what its game passes over
    later: list[Told]  # what the move has set going, as things stand
    facts: View  # what lies open at the end of `told`
    is_whole: bool  # whether `told` is all that happens before the next decision


class Trial(list[Told]):
    """A move tried on a table: all that is told of it, and the part of that its player can foresee."""

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
        """Make the move, then go on with what it has set going."""
        rules, box = self.game.rules, self.game.plain_box
        with recording(self.game.kind.events, into=self):
            rules.play(box, self.table, self.move.id)
        is_whole, is_asked = self.is_open and not self.has_drawn, int(rules.turn(box, self.table)) == self.seat
        stands = why_it_stands(is_asked, self.has_drawn, self)
        now, self.foreseen = self.foreseen, []
        if is_whole:
            self.facts = self._open_facts()
            with recording(self.game.kind.events, into=self):
                self.foresight.play_on(box, self.table, self.move.id)
        return Outlook(self.move, stands, now, self.foreseen, self.facts, is_whole)

    def _open_facts(self) -> View:
        return self.foresight.facts(self.game.plain_box, self.table)

    def _is_foreseeable(self, told: Told) -> bool:
        return not told.event.reveals or self.foresight.knows(self.game.plain_box, self.before, self.seat, told)


def outlooks(match: Match, seat: int) -> list[Outlook]:
    """The outlook on every move on offer to a seat that is asked."""
    world = match.imagine(seat, ANY_WORLD) if match.turn == seat else match.imagine_choosing(seat, ANY_WORLD)
    return [_tried(world.position, seat, move) for move in world.position.moves]


def _tried(position: Position, seat: int, move: Move) -> Outlook:
    table = plain_from(position.record, position.game.rules.Table)
    return Trial(position.game, seat, move, position.table, table).play()
