"""The moves of a game: one number and one notation each."""

from __future__ import annotations

import pytest

from rattery.core.moves import MoveBook


def test_two_moves_that_are_written_alike_are_refused() -> None:
    book = MoveBook()
    book.add("keep")
    with pytest.raises(ValueError, match="two moves are written 'keep'"):
        book.add("hold", "keep")
