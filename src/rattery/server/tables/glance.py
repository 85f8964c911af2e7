"""A glance: what a match shows at one moment, looked at once for all who look."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rattery.core.game import Reason
from rattery.core.moves import Move
from rattery.match.match import Match


class Glance:
    """A match between two things that happen."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @cached_property
    def is_over(self) -> bool:
        return self._match.is_over

    @cached_property
    def turn(self) -> int | None:
        return self._match.turn

    @cached_property
    def question(self) -> str:
        return self._match.question

    @cached_property
    def question_facts(self) -> tuple[tuple[str, int], ...]:
        return tuple(self._match.question_facts.items())

    @cached_property
    def choosing(self) -> list[int]:
        """The seats that still have to choose when all choose in secret at the same time; else none."""
        return self._match.choosing_together

    @cached_property
    def moves(self) -> list[Move]:
        return self._match.moves()

    @cached_property
    def closed(self) -> list[tuple[Move, Reason]]:
        """What the seat that decides has in front of it and may not choose, each with the reason."""
        return self._match.closed()

    @cached_property
    def scores(self) -> list[int]:
        return self._match.scores

    @cached_property
    def winners(self) -> list[int]:
        return self._match.winners

    def view(self, eye: int | None) -> dict[str, Any]:
        """What an eye sees; where nothing is hidden, the same for all."""
        game = self._match.game
        return self._open_view if game.kind.is_open(game.plain_box) else self._match.view(eye)

    @cached_property
    def _open_view(self) -> dict[str, Any]:
        return self._match.view(None)
