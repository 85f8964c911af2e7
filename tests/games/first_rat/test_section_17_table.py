"""Section 17: at the table."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.first_rat.seeing import movement
from tests.positions import position
from tests.variants import loaded


@clause("17.1")
def test_everybody_sees_the_same() -> None:
    match = loaded("first_rat(players=4)").new(seed=2)
    assert all(match.view(seat) == match.view(None) for seat in range(4))


@clause("17.1")
def test_gregs_cards_are_seen_only_once_they_are_turned() -> None:
    table = position("first_rat(players=1)", turned=["A1"], deck=["A2"], seen=["B3"])
    greg = table.view(0)["greg"]
    assert [card["name"] for card in greg["turned"]] == ["A1"]
    assert greg["known"] == ["A1", "B3"]
    assert "A2" not in str(table.view(0))


@clause("17.2")
def test_a_movement_shows_what_it_brings_and_what_it_costs() -> None:
    table = position(
        "first_rat(players=3)",
        rats={0: [10], 1: [19], 2: [19]},
        cheese={0: 1},
        materials={0: {"can": 1}},
        light={0: 23},
        backpacks={0: ["green"]},
        drinks={0: 1},
    )
    assert movement(table, "A>19", 3) == {
        "move": "A>19",
        "rat": "A",
        "from": 10,
        "to": 19,
        "steps": 2,
        "in_group": True,
        "pipes": [3],
        "price": {"can": 1},
        "toll": 2,
        "mouldy": 1,
        "yield": {"goods": "soda", "base": 1, "light": 1, "backpack": 1, "total": 3, "doubled": 6, "more_steps": 0},
    }


@clause("17.2")
def test_every_movement_on_offer_is_shown_and_no_other() -> None:
    table = position("first_rat(players=2)", rats={0: [3, 11, 0]}, materials={0: {"calculator": 1, "can": 1}})
    shown = {way["move"] for way in table.view(1)["movements"]}
    assert shown == {move for move in table.moves() if move != "halt"}
    table.play("A>5")
    assert {way["move"] for way in table.view(0)["movements"]} == set(table.moves()) - {"halt"}
