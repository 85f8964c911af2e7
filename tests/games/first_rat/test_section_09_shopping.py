"""Section 9: shopping."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import mine, rats
from tests.positions import position

STANDS = [
    (9, 6, "white_backpack", {"harry": ["white", "blue"]}),
    (15, 7, "drink", {"zippy": 2}),
    (21, 12, "collector_cap", {"crow": ["collector", "rocket"]}),
]


@clause("9.1", "9.3")
@pytest.mark.parametrize(("space", "price", "item", "out"), STANDS)
def test_at_each_stand_one_pays_and_stays(space: int, price: int, item: str, out: dict[str, object]) -> None:
    more = {15: 2, 21: 3}.get(space, 0)  # cheese the space itself gives
    for short in (1, 0):
        table = position("first_rat(players=2)", rats={0: [space - 1]}, cheese={0: price - more - short}, **out)
        table.play(f"A>{space}")
        assert (f"buy {item}" in table.moves()) is not bool(short)
    table.play(f"buy {item}")
    assert (mine(table)["cheese"], rats(table)[0]) == (0, space)
    assert table.happened("bought") == [{"seat": 0, "item": item, "cheese": price}]


@clause("9.3")
@pytest.mark.parametrize(("space", "price", "item", "out"), STANDS)
def test_or_pays_nothing_and_goes_back_to_the_start(space: int, price: int, item: str, out: dict[str, object]) -> None:
    table = position("first_rat(players=2)", rats={0: [space - 1]}, **out)
    table.play(f"A>{space}", f"steal {item}")
    assert rats(table)[0] == 0
    assert table.happened("stole") == [{"seat": 0, "item": item, "space": 0}]
    own = mine(table)
    assert sum(own["backpacks"].values()) + own["drinks"] + len(own["caps"]) == 1


@clause("9.2")
def test_only_a_rat_that_ended_on_a_stand_this_turn_shops_and_only_once() -> None:
    table = position("first_rat(players=2)", rats={0: [9, 14]}, cheese={0: 60})
    table.play("B>15", "halt")
    assert table.why("buy blue_backpack") == "No rat of yours may take anything from Harry the Hamster now."
    table.play("buy drink")
    assert table.question == "what_to_build"


@clause("9.2", "9.4")
def test_two_rats_at_two_stands_shop_in_any_order() -> None:
    for order in (["buy drink", "steal rocket_cap"], ["steal rocket_cap", "buy drink"]):
        table = position("first_rat(players=2)", rats={0: [13, 19]}, cheese={0: 2}, crow=["rocket"])
        table.play("A>15", "B>21", *order)
        assert rats(table)[:2] == [15, 0]
        assert (mine(table)["drinks"], mine(table)["caps"], mine(table)["cheese"]) == (1, ["rocket"], 0)
        assert table.question == "what_to_build"


@clause("9.4")
@pytest.mark.parametrize(("space", "out"), [(9, {"harry": []}), (15, {"zippy": 0}), (21, {"crow": []})])
def test_an_empty_stand_offers_nothing(space: int, out: dict[str, object]) -> None:
    table = position("first_rat(players=2)", rats={0: [space - 1]}, cheese={0: 60}, **out)
    table.play(f"A>{space}")
    assert table.question == "what_to_build"


@clause("9.4")
def test_an_empty_stand_offers_nothing_beside_another_one() -> None:
    table = position("first_rat(players=2)", rats={0: [13, 19]}, cheese={0: 60}, zippy=0, crow=["rocket"])
    table.play("A>15", "B>21")
    assert table.moves() == ["buy rocket_cap", "steal rocket_cap", "leave"]


@clause("9.4")
def test_one_takes_what_is_set_out_and_equal_things_are_offered_once() -> None:
    table = position("first_rat(players=2)", rats={0: [8]}, cheese={0: 6}, harry=["blue", "blue", "green"])
    table.play("A>9")
    assert table.moves() == [
        "buy blue_backpack",
        "buy green_backpack",
        "steal blue_backpack",
        "steal green_backpack",
        "leave",
    ]
    assert table.why("buy white_backpack") == "You cannot have a white backpack: it is not on the stand."


@clause("9.5")
def test_a_drink_taken_now_is_for_the_next_turn() -> None:
    table = position("first_rat(players=2)", rats={0: [14]}, cheese={0: 5})
    table.play("A>15", "buy drink")
    assert table.question == "what_to_build"
    table.play("end", "A>1", "end", "A>16")
    assert table.question == "drink"


# The examples of the rulebook.


def test_esra_steals_a_backpack_from_harry() -> None:
    table = position("first_rat(players=3)", rats={0: [7, 2]}, cheese={0: 9}, harry=["yellow"])
    table.play("A>9", "steal yellow_backpack")
    assert (rats(table)[0], mine(table)["backpacks"], mine(table)["cheese"]) == (0, {"yellow": 1}, 9)


def test_gaby_buys_a_cap_from_the_crow_and_cannot_take_another() -> None:
    table = position("first_rat(players=3)", rats={0: [18]}, cheese={0: 30}, crow=["food", "rocket"])
    table.play("A>21", "buy rocket_cap")
    assert (rats(table)[0], mine(table)["caps"], mine(table)["cheese"]) == (21, ["rocket"], 33 - 12)
    assert table.question == "what_to_build"
