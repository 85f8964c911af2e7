"""The views of all seats, merged into one."""

from __future__ import annotations

import pytest

from rattery.core.merged_view import merged_view
from tests.variants import VARIANTS, loaded


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_view_has_a_list_with_an_entry_for_each_seat(variant: str) -> None:
    game = loaded(variant)
    for seat in (*range(game.players), None):
        assert len(game.new(seed=1).view(seat)[game.kind.seat_list]) == game.seats


def test_what_somebody_knows_is_shown() -> None:
    views = [
        {"hand": [1, None], "deck": {"top": None}, "round": 1},
        {"hand": [None, 2], "deck": {"top": "rat"}, "round": 1},
    ]
    assert merged_view(loaded("ratjack").kind, views) == {"hand": [1, 2], "deck": {"top": "rat"}, "round": 1}


@pytest.mark.parametrize(("game", "seat_list"), [("ratjack", "players"), ("rat_trap", "rats")])
def test_a_seats_own_part_is_as_that_seat_sees_it(game: str, seat_list: str) -> None:
    views = [
        {seat_list: [{"known": {"trap": 2}}, {"known": {"trap": 1}}, {"known": None}]},
        {seat_list: [{"known": {}}, {"known": {"trap": 3}}, {"known": {"trap": 1}}]},
    ]
    merged = merged_view(loaded(game).kind, views)
    assert merged == {seat_list: [{"known": {"trap": 2}}, {"known": {"trap": 3}}, {"known": {"trap": 1}}]}
