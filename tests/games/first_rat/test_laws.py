"""The checker checks: a table corrupted in one way breaks the law about it, and a sound one breaks none."""

from __future__ import annotations

from typing import Any

import pytest

from rattery.core.record import duplicate
from rattery.games.first_rat.rules import LAWS, check
from tests.positions import position

RICH: dict[str, Any] = {
    "rats": {0: [12, 4, "aboard"]},
    "cheese": {0: 3},
    "bolts": {0: 1},
    "light": {0: 16},
    "drinks": {0: 1},
    "caps": {0: ["food"]},
    "powers": {(0, "A"): ["sprinter"]},
    "marks": [(0, "food"), (0, "cockpit"), (0, "cargo"), (0, "booster")],
    "library": ["plumber"],
    "crow": ["rocket"],
}

TOGETHER = [  # the law, the options, and what is done to the table
    (1, 2, "players[0].rats[0] = 29"),
    (1, 2, "players[0].rats[0] = -2"),
    (1, 2, "players[1].rats[0] = 27"),
    (1, 1, "players[1].rats[0] = -1"),
    (2, 2, "players[0].rats[0] = 4"),
    (3, 2, "players[0].markers = 5"),
    (3, 2, "tracks[6].boxes[0] = -1"),
    (3, 2, "tracks[6].last_box[1] = 1"),
    (3, 2, "tracks[7].boxes[0] = 1"),
    (4, 2, "bolts = 16"),
    (4, 2, "players[1].bolts = 1"),
    (5, 2, "on_display.backpacks[0] = 3"),
    (5, 2, "players[1].backpacks[1] = 3"),
    (5, 2, "on_display.drinks = 5"),
    (5, 2, "players[0].drinks_taken = 2"),
    (5, 2, "on_display.caps = 0"),
    (5, 2, "on_display.caps = 1 << 10"),
    (5, 2, "on_display.comics = 0"),
    (5, 2, "gone.drinks = 1"),
    (6, 2, "tracks[0].boxes[1] = -1"),
    (6, 2, "tracks[4].boxes[0] = -3"),
    (6, 2, "tracks[4].spare = 0"),
    (6, 2, "tracks[4].boxes[0] = 4"),
    (6, 1, "tracks[7].spare = 4"),
    (7, 2, "players[0].cheese = -1"),
    (7, 2, "players[0].stock[2] = -1"),
    (7, 2, "players[0].mouldy = -1"),
    (7, 2, "players[1].drinks = 9"),
    (8, 2, "players[0].powers[1] = 1"),
    (8, 2, "players[0].powers[1] = 2"),
    (8, 2, "players[0].powers[2] = 2"),
    (9, 2, "players[0].light = 41"),
    (9, 2, "players[0].light = 3"),
    (9, 2, "players[0].light = 30"),
    (10, 2, "tiles[4] = 5"),
    (10, 2, "places[0] = 0"),
    (11, 1, "greg_deck[0] = greg_deck[1]"),
    (11, 1, "greg_seen = 0"),
    (11, 1, "greg_turned = 12"),
    (12, 2, "decider = 3"),
    (12, 2, "asked = 0"),
    (12, 2, "over = True"),
    (13, 2, "tracks[3].boxes[0], tracks[4].boxes[0] = -1, 0"),
    (14, 2, "tracks[2].card = 1"),
    (14, 2, "tracks[3].card = 9"),
]


@pytest.mark.parametrize(("law", "players", "corruption"), TOGETHER)
def test_a_table_that_breaks_a_law_is_found_out(law: int, players: int, corruption: str) -> None:
    more: dict[str, Any] = {"turned": ["A1"], "seen": ["A1"]} if players == 1 else {}
    table = position(f"first_rat(players={players})", **RICH, **more)
    s = duplicate(table.table)
    assert check(table.match.game.box, s) == 0
    left, right = corruption.split(" = ")
    places = {name: getattr(s, name) for name in ("players", "tracks", "tiles", "places", "on_display", "gone")}
    places["greg_deck"] = s.greg_deck
    target = ", ".join(f"s.{part}" for part in left.split(", "))
    exec(f"{target} = {right}", {"s": s, **places})  # noqa: S102
    assert LAWS[check(table.match.game.box, s)] == LAWS[law]


def test_every_law_is_tried() -> None:
    assert {law for law, _, _ in TOGETHER} == set(range(1, len(LAWS)))


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no two rats"):
        position("first_rat(players=2)", rats={0: [5, 5]})
    with pytest.raises(ValueError, match="no marker left"):
        position("first_rat(players=2)", marks=[(0, "food")] * 11)
    with pytest.raises(ValueError, match="bolt"):
        position("first_rat(players=2)", bolts={0: 17})
