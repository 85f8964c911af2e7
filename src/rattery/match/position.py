"""A position: the state of a match between two moves, and everything derived from it, computed on demand and cached.

A position is immutable: it is made from a copy of the table's bytes. Its rules narrate nothing and draw no chance, so they
are linked (`core/interpreted.py`), which takes a third less time than calling them through Numba's dispatcher.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from rattery.core.game import NOBODY, Game, Reason, View
from rattery.core.interpreted import linked, linked_with_helpers
from rattery.core.moves import Move, PlainOffers
from rattery.core.plain import plain_from
from rattery.core.rules import Box, Table


class Position:
    """The table, who decides what, and what each seat may know.

    A caller that has the same table in plain Python passes it as `table`, and may not change it any more.
    """

    def __init__(self, game: Game, record: bytes, table: Table | None = None) -> None:
        self.game = game
        self.record = record  # the table's bytes
        self._table = table  # the same table in plain Python; None until it is needed

    @property
    def box(self) -> Box:
        return self.game.plain_box

    @property
    def table(self) -> Table:
        """The table in plain Python. Read-only by convention: a change would corrupt this position."""
        if self._table is None:
            self._table = plain_from(self.record, self.game.rules.Table)
        return self._table

    def copy(self) -> Position:
        """The same position with what it has cached, but without the table in plain Python, which `hand_over` gives away."""
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__)
        other._table = None
        return other

    def __reduce__(self) -> tuple[Callable[[Game, bytes], Position], tuple[Game, bytes]]:
        """Pickled without what has been computed: tables in plain Python cannot be pickled."""
        return Position, (self.game, self.record)

    def hand_over(self) -> Table:
        """Give up the table in plain Python to a caller that will change it; this position rebuilds its own on demand.

        Not thread-safe: no other thread may use this position at the same time.
        """
        table, self._table = self.table, None
        return table

    @cached_property
    def is_over(self) -> bool:
        return bool(linked(self.game.rules.is_over)(self.box, self.table))

    @cached_property
    def turn(self) -> int | None:
        """The seat that decides, None when the game is over."""
        seat = int(linked(self.game.rules.turn)(self.box, self.table))
        return None if seat == NOBODY else seat

    @cached_property
    def question(self) -> str:
        """What kind of decision it is."""
        return self.game.kind.questions[int(self.table.asked)]

    @cached_property
    def question_facts(self) -> tuple[tuple[str, int], ...]:
        """The facts of the question, all of them public."""
        return tuple(linked_with_helpers(self.game.kind.question_facts)(self.box, self.table).items())

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves on offer to the seat that decides."""
        return () if self.is_over else self._offered(self.table)

    @cached_property
    def legal(self) -> frozenset[int]:
        """The numbers of the moves on offer."""
        return frozenset(move.id for move in self.moves)

    @cached_property
    def forced(self) -> Move | None:
        """The only legal move, if the game declares that playing it without asking reveals nothing; else None."""
        only = self.moves[0] if len(self.moves) == 1 else None
        return only if only is not None and only.verb in self.game.kind.unasked else None

    @cached_property
    def unavailable_moves(self) -> tuple[tuple[Move, Reason], ...]:
        """The moves that look possible to the seat that decides but are not allowed now, each with the reason."""
        kind = self.game.kind
        in_front = kind.in_front(self.box, self.table) if self.moves else []
        return tuple((kind.moves[move], self.why_not(kind.moves[move])) for move in in_front if move not in self.legal)

    def why_not(self, move: Move) -> Reason:
        """Why a move is not on offer."""
        return self.game.kind.reason(self.box, self.table, move.id)

    def move_facts(self, move: Move, eye: int) -> dict[str, int]:
        """The facts for a move's description in this position, in addition to the move's own."""
        return linked_with_helpers(self.game.kind.move_facts)(self.box, self.table, move.id, eye)

    @cached_property
    def choosing_together(self) -> tuple[int, ...]:
        """The seats that still have to choose where several choose secretly at the same time; else none."""
        return tuple(linked_with_helpers(self.game.kind.choosing_together)(self.box, self.table))

    def moves_in_secret(self, seat: int) -> tuple[Move, ...]:
        """The moves on offer to one of the seats that choose at the same time, before its turn. Not cached."""
        table = plain_from(self.record, self.game.rules.Table)
        table.decider = seat
        return self._offered(table)

    def _offered(self, table: Table) -> tuple[Move, ...]:
        offers = PlainOffers(len(self.game.kind.moves))
        linked(self.game.rules.legal)(self.box, table, offers)
        return tuple(self.game.kind.moves[offers.ids[place]] for place in range(offers.n))

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, the one of an automatic opponent included."""
        score = linked(self.game.rules.score)
        return tuple(int(score(self.box, self.table, seat)) for seat in range(self.game.seats))

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody until the game is over."""
        if not self.is_over:
            return ()
        rules, seats = self.game.rules, range(self.game.seats)
        return tuple(seat for seat in seats if rules.is_winner(self.box, self.table, seat))

    @cached_property
    def ending(self) -> str | None:
        """What brought the game to its end; None until it is over."""
        return self.game.rules.ENDINGS[int(self.game.rules.ending(self.box, self.table))] if self.is_over else None

    def view(self, eye: int) -> View:
        """The table as an eye sees it: read-only. Cached only for games without hidden information."""
        if self.game.kind.is_open(self.box):
            return self._open_view
        return linked_with_helpers(self.game.kind.view)(self.box, self.table, eye)

    @cached_property
    def _open_view(self) -> View:
        return linked_with_helpers(self.game.kind.view)(self.box, self.table, self.game.kind.spectator)
