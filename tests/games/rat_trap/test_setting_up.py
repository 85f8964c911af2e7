"""A table is set up alike whatever lay on it before."""

from __future__ import annotations

import pytest

from tests.dirty_memory import ONES, ZEROS, differences, set_up_on

# Nobody looks at these before they are laid: the Manipulator's piles, and the third rat's cards where there is none.
OUT_OF_USE = ("looked_at[0]", "looked_at[1]", "laid", *(f"third_rat_deck[{place}]" for place in range(6)))


def is_in_use(path: str, rats: int) -> bool:
    """Whether there is such a seat or pile, and somebody looks at it."""
    seat = path.split("[")[1:2] if path.startswith(("piles", "players")) else []
    return path not in OUT_OF_USE and all(int(number.rstrip("]")) < rats for number in seat)


@pytest.mark.parametrize(
    ("variant", "rats", "left"),
    [("rat_trap(players=2,roles=true)", 3, []), ("rat_trap(players=5)", 5, ["third_rat_turned"])],
)
def test_a_used_table_is_set_up_like_an_empty_one(variant: str, rats: int, left: list[str]) -> None:
    found = differences(set_up_on(variant, ZEROS), set_up_on(variant, ONES))
    assert [path for path in found if is_in_use(path, rats)] == left


def test_seats_nobody_sits_on_have_neither_points_nor_a_role() -> None:
    table = set_up_on("rat_trap(players=3,roles=true)", ONES)
    assert [(int(table.players[seat].points), int(table.players[seat].role)) for seat in (3, 4)] == [(0, -1)] * 2
