"""Sections 12 and 13: backpacks, drinks, caps and comics."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import rattery
from rattery.games.first_rat.parts import COLLECTOR_CAP
from rattery.games.first_rat.rules.scoring import times_of_cap
from tests.clauses import clause
from tests.games.first_rat.positions import arrange
from tests.games.first_rat.seeing import marked, mine, movement, rats
from tests.positions import Position, position


def own_box(folder: Path, standard: str, changed: str) -> Position:
    """A table for two, played from a box file in which this is changed."""
    text = (files("rattery.games.first_rat") / "box.toml").read_text(encoding="utf-8")
    path = folder / "mine.toml"
    path.write_text(text.replace(standard, changed), encoding="utf-8")
    return Position(rattery.load("first_rat(players=2)", box=str(path)).new(seed=1))


# Drinks.


@clause("12.1")
def test_a_drink_doubles_everything_collected_with_light_and_backpack() -> None:
    table = position("first_rat(players=2)", rats={0: [10]}, light={0: 12}, backpacks={0: ["yellow"]}, drinks={0: 2})
    assert movement(table, "A>11")["yield"] == {
        "goods": "cheese",
        "base": 2,
        "light": 1,
        "backpack": 2,
        "total": 5,
        "doubled": 10,
        "more_steps": 0,
    }
    table.play("A>11", "drink")
    assert (mine(table)["cheese"], mine(table)["drinks"]) == (10, 1)
    assert table.question == "what_to_build"


@clause("12.1")
def test_a_drink_may_be_kept_and_is_not_for_the_reward_of_the_launch_pad() -> None:
    table = position("first_rat(players=2)", rats={0: [10]}, drinks={0: 1})
    table.play("A>11", "pass")
    assert (mine(table)["cheese"], mine(table)["drinks"]) == (2, 1)
    table = position("first_rat(players=2)", rats={0: [26, 23]}, drinks={0: 1})
    table.play("A>pad", "B>24", "bolt", "drink")
    assert (mine(table)["bolts"], mine(table)["cheese"]) == (1, 8)


# Backpacks.


@clause("12.2")
@pytest.mark.parametrize(
    ("colour", "space", "goods", "amount", "adds"),
    [
        ("yellow", 24, "cheese", 4, 2),
        ("white", 12, "core", 3, 2),
        ("green", 16, "can", 1, 1),
        ("orange", 18, "calculator", 1, 1),
        ("blue", 8, "bulb", 2, 1),
    ],
)
def test_each_backpack_adds_on_its_colour_only(colour: str, space: int, goods: str, amount: int, adds: int) -> None:
    for count in (1, 2):
        table = position("first_rat(players=2)", rats={0: [space - 1]}, backpacks={0: [colour] * count})
        assert movement(table, f"A>{space}")["yield"]["backpack"] == count * adds
        table.play(f"A>{space}")
        assert table.happened("collected") == [{"seat": 0, "goods": goods, "amount": amount + count * adds}]
    table = position("first_rat(players=2)", rats={0: [5]}, backpacks={0: [colour]}, burrow={0: "t2"})
    table.play("A>7")
    assert table.happened("collected")[0]["amount"] == 1 + (colour == "orange")


@clause("12.2")
def test_a_backpack_counts_once_a_turn() -> None:
    table = position("first_rat(players=2)", rats={0: [1, 4]}, backpacks={0: ["yellow"]})
    table.play("A>2")
    assert movement(table, "B>5")["yield"]["backpack"] == 0
    table.play("B>5")
    assert mine(table)["cheese"] == 1 + 1 + 2


@clause("12.2")
@pytest.mark.parametrize(("first", "adds"), [("A>pad", 2), ("A>21", 0)])
def test_a_backpack_is_announced_with_the_first_rat_that_collects(first: str, adds: int) -> None:
    """A rat on the launch pad collects nothing."""
    table = position("first_rat(players=2)", rats={0: [26 if first == "A>pad" else 20, 23]}, backpacks={0: ["yellow"]})
    assert movement(table.play(first), "B>24")["yield"]["backpack"] == adds


@clause("12.3")
def test_a_backpack_for_materials_adds_one_of_those_collected_chosen_after_the_drink() -> None:
    table = position("first_rat(players=2)", rats={0: [3, 15]}, backpacks={0: ["green", "green"]}, drinks={0: 1})
    table.play("A>4", "B>16", "drink")
    assert (table.question, table.moves()) == ("which_material", ["add vinegar", "add can"])
    assert table.why("add soda") == "You do not collect baking soda this turn."
    table.play("add can", "add vinegar")
    assert mine(table)["materials"] == {"vinegar": 4, "soda": 0, "can": 4, "calculator": 0}


@clause("12.3")
def test_with_one_material_there_is_nothing_to_choose() -> None:
    table = position("first_rat(players=2)", rats={0: [2, 6]}, backpacks={0: ["orange", "orange"]})
    table.play("B>7", "halt")
    assert mine(table)["materials"]["vinegar"] == 3


# Caps.

BUILT = [(0, "cockpit"), (0, "cargo"), (0, "booster"), (0, "booster")]


@clause("12.4")
@pytest.mark.parametrize(
    ("cap", "points", "marks"),
    [
        ("rocket", 6, BUILT),
        ("cockpit", 4, BUILT),
        ("cargo", 5, BUILT),
        ("booster", 8, BUILT),
        ("provisions", 6, [(0, "provisions"), (1, "provisions"), (0, "provisions")]),
        ("food", 12, [(0, "food"), (0, "food"), (0, "food"), (1, "food")]),
        ("drifter", 10, [(0, "food"), (1, "cockpit")]),
        ("drifter", 0, [(0, "booster")]),
    ],
)
def test_each_cap_counts_its_track(cap: str, points: int, marks: list[tuple[int, str]]) -> None:
    table = position("first_rat(players=2)", caps={0: [cap]}, marks=marks)
    assert mine(table)["points"]["caps"] == points


@clause("12.4")
def test_caps_for_lights_and_rattronauts() -> None:
    table = position("first_rat(players=2)", caps={0: ["lights"]}, light={0: 28})
    assert mine(table)["points"]["caps"] == 10
    table = position("first_rat(players=2)", caps={0: ["rattronauts"]}, rats={0: ["aboard", "aboard", 0]})
    assert mine(table)["points"]["caps"] == 6


@clause("12.4")
def test_the_collector_counts_kinds_of_items_himself_included() -> None:
    def points(**items: object) -> int:
        table = position("first_rat(players=2)", **{"caps": {0: ["collector"]}, **items})
        return int(mine(table)["points"]["caps"])

    assert points() == 3
    assert points(backpacks={0: ["blue", "blue", "white"]}) == 6
    assert points(drinks={0: 2}) == 6
    assert points(comics={0: ["plumber", "charmer"]}) == 6
    assert points(backpacks={0: ["blue"]}, drinks={0: 1}, comics={0: ["plumber"]}) == 12


@clause("12.4")
@pytest.mark.parametrize(("caps", "comics", "kinds"), [([], [], 0), (["rocket"], [], 1), (["rocket"], ["tinkerer"], 2)])
def test_what_a_collector_would_count_for_somebody_else(caps: list[str], comics: list[str], kinds: int) -> None:
    table = position("first_rat(players=2)", caps={0: caps}, comics={0: comics})
    assert times_of_cap(table.table, 0, COLLECTOR_CAP) == kinds


# Comics.


@clause("13.1")
def test_a_comic_works_from_now_on_but_not_on_what_was_collected() -> None:
    table = position(
        "first_rat(players=2)", rats={0: [8]}, burrow={0: "b3"}, library=["gourmet", "haggler"], cheese={0: 2}
    )
    table.play("A>9", "up", "comic haggler")
    assert any(move.startswith("buy") for move in table.moves())
    table = position("first_rat(players=2)", rats={0: [5]}, burrow={0: "b3"}, library=["gourmet"])
    table.play("A>6", "up", "comic gourmet")
    assert (table.question, mine(table)["burrow"]) == ("what_to_build", "m3")


@clause("13.2")
def test_the_tinkerer_leaves_out_one_material_of_his_choice() -> None:
    table = position(
        "first_rat(players=2)", rats={0: [7]}, comics={0: ["tinkerer"]}, materials={0: {"can": 1, "calculator": 2}}
    )
    table.play("A>8")
    assert table.moves() == ["build cockpit without can", "build cockpit without calculator", "end"]
    assert table.why("build cockpit") == "As the Tinkerer, say which material you leave out."
    assert table.why("build cockpit without soda") == "No baking soda goes into the cockpit."
    table.play("build cockpit without calculator")
    assert mine(table)["materials"] == {"vinegar": 0, "soda": 0, "can": 0, "calculator": 1}
    for missing in ({"calculator": 2}, {"can": 1, "calculator": 1}):
        table = position("first_rat(players=2)", rats={0: [7]}, comics={0: ["tinkerer"]}, materials={0: missing})
        assert len(table.play("A>8").moves()) == 2


@clause("13.2")
def test_the_tinkerer_may_leave_out_any_material_a_part_costs(tmp_path: Path) -> None:
    """In a box of one's own, in which a cockpit is made of vinegar too."""
    table = own_box(tmp_path, "cockpit  = { vinegar = 0", "cockpit  = { vinegar = 1")
    stock = {"vinegar": 1, "can": 1, "calculator": 2}
    arrange(table, rats={0: [7]}, comics={0: ["tinkerer"]}, materials={0: stock})
    table.play("A>8", "build cockpit without vinegar")
    assert table.happened("built") == [{"seat": 0, "part": "cockpit"}]
    assert mine(table)["materials"] == {"vinegar": 1, "soda": 0, "can": 0, "calculator": 0}


@clause("13.2")
def test_others_cannot_leave_anything_out() -> None:
    table = position("first_rat(players=2)", rats={0: [7]}, materials={0: {"calculator": 2}})
    table.play("A>8")
    assert table.why("build cockpit without can") == "Only the Tinkerer builds with less."


@clause("13.3")
def test_the_plumber_goes_through_pipes_for_nothing() -> None:
    table = position("first_rat(players=2)", rats={0: [3]}, comics={0: ["plumber"]})
    assert movement(table, "A>17", 1, 4)["price"] == {}
    table.play("A>17")
    assert mine(table)["pipes_used"] == [1, 0, 0, 1, 0]
    assert set(mine(table)["materials"].values()) == {0}


@clause("13.4")
def test_the_charmer_pays_nobody() -> None:
    table = position("first_rat(players=3)", rats={0: [3], 1: [4], 2: [4]}, comics={0: ["charmer"]}, cheese={0: 5})
    assert movement(table, "A>4")["toll"] == 0
    table.play("A>4")
    assert [mine(table, seat)["cheese"] for seat in range(3)] == [5, 0, 0]


@clause("13.5")
def test_the_gourmet_walks_two_steps_more_after_doubling() -> None:
    table = position("first_rat(players=2)", rats={0: [5]}, comics={0: ["gourmet"]}, drinks={0: 1}, burrow={0: "t1"})
    table.play("A>6", "drink")
    assert mine(table)["burrow"] == "b4"  # 2 × 1 + 2
    table = position("first_rat(players=2)", rats={0: [4]}, comics={0: ["gourmet"]})
    assert mine(table.play("A>5"))["burrow"] == "t2"


@clause("13.5")
def test_the_steps_of_a_gourmet_are_foretold_and_told() -> None:
    table = position("first_rat(players=2)", rats={0: [5]}, comics={0: ["gourmet"]})
    assert movement(table, "A>6")["yield"]["more_steps"] == 2
    assert movement(position("first_rat(players=2)", rats={0: [5]}), "A>6")["yield"]["more_steps"] == 0
    assert any("2 steps more" in line for line in table.play("A>6").log(None))


@clause("13.5")
def test_every_seat_is_shown_its_own_prices() -> None:
    table = position("first_rat(players=2)", comics={1: ["haggler"]})
    assert table.view(0)["active"] == 0
    assert [stand["prices"] for stand in table.view(0)["stands"]] == [[6, 2], [7, 3], [12, 8]]


@clause("13.5")
@pytest.mark.parametrize(("space", "price"), [(9, 2), (15, 3), (21, 8)])
def test_the_haggler_pays_four_cheese_less_at_every_stand(space: int, price: int) -> None:
    table = position("first_rat(players=2)", rats={0: [space - 1]}, comics={0: ["haggler"]}, cheese={0: 20})
    table.play(f"A>{space}")
    table.play(next(move for move in table.moves() if move.startswith("buy")))
    assert table.happened("bought")[0]["cheese"] == price


@clause("13.5")
def test_the_haggler_pays_nothing_at_worst(tmp_path: Path) -> None:
    """In a box of one's own: in the standard one everything costs more than he can save."""
    table = own_box(tmp_path, "less = 4", "less = 40")
    arrange(table, rats={0: [8]}, comics={0: ["haggler"]}, harry=["blue"])
    table.play("A>9", "buy blue_backpack")
    assert table.happened("bought") == [{"seat": 0, "item": "blue_backpack", "cheese": 0}]


@clause("13.5")
def test_the_quartermaster_donates_eight_cheese() -> None:
    table = position("first_rat(players=2)", rats={0: [7]}, comics={0: ["quartermaster"]}, cheese={0: 8})
    table.play("A>8", "donate")
    assert (mine(table)["cheese"], marked(table)) == (0, [("provisions", 7)])


@clause("13.5")
def test_every_seat_is_shown_its_own_price_and_its_own_donation() -> None:
    """Not those of the player whose turn it is, nor those that are printed."""
    table = position("first_rat(players=2)", comics={1: ["haggler", "quartermaster"]})
    stand, players = table.view(1)["stands"][0], table.view(1)["players"]
    assert stand["prices"] == [stand["price"], stand["price"] - 4]
    assert [player["donation"] for player in players] == [10, 8]


@clause("13.5")
def test_the_gourmets_steps_are_announced_and_told() -> None:
    table = position("first_rat(players=2)", rats={0: [2]}, comics={0: ["gourmet"]})
    way = next(way for way in table.view(0)["movements"] if way["yield"] and way["yield"]["goods"] == "core")
    steps = way["yield"]["more_steps"]
    assert steps > 0
    table.play(way["move"])
    assert table.happened("walked_more") == [{"seat": 0, "steps": steps}]


# Super rats.


def reading(comic: str, places: list[int | str]) -> Position:
    """Rat A comes by the library and takes a comic."""
    table = position("first_rat(players=2)", rats={0: places}, burrow={0: "b3"}, library=[comic])
    return table.play("A>6", "up", f"comic {comic}")


@clause("13.6")
def test_a_super_rat_is_named_when_its_comic_is_taken() -> None:
    table = reading("sprinter", [5, 20, 0, 0])
    assert (table.question, table.moves()) == ("which_super_rat", ["name A", "name B", "name C"])
    table.play("name B")
    assert [rat["powers"] for rat in mine(table)["rats"]] == [[], ["sprinter"], [], []]


@clause("13.6")
def test_the_only_rat_on_the_path_is_named_by_itself() -> None:
    table = reading("night_eye", [5, "aboard"])
    assert mine(table)["rats"][0]["powers"] == ["night_eye"]
    assert table.question == "what_to_build"


@clause("13.6")
def test_rats_in_the_nursery_and_aboard_cannot_be_named() -> None:
    table = reading("night_eye", [5, 20, "aboard"])
    assert table.why("name C") == "Rat C is aboard the rocket."
    assert table.why("name D") == "Rat D is still in the nursery."


@clause("13.6")
def test_the_sprinter_moves_seven_spaces_alone() -> None:
    table = position("first_rat(players=2)", rats={0: [7, 4]}, powers={(0, "A"): ["sprinter"]})
    assert "A>14" in table.moves()
    assert "A>15" not in table.moves()
    assert "B>10" not in table.moves()
    table.play("A>14")
    assert table.question == "what_to_build"


@clause("13.6")
def test_in_a_group_the_sprinter_is_like_any_other() -> None:
    table = position("first_rat(players=2)", rats={0: [8, 1]}, powers={(0, "A"): ["sprinter"]})
    table.play("B>2")
    assert table.why("A>15") == "Space 15 is too far for rat A: it may move up to 3 now."


@clause("13.6")
def test_the_pack_leader_moves_five_spaces_in_a_group_and_keeps_it_open() -> None:
    table = position("first_rat(players=2)", rats={0: [6, 1]}, powers={(0, "A"): ["pack_leader"]})
    table.play("A>11")
    assert table.moves() == ["B>2", "halt"]
    table = position("first_rat(players=2)", rats={0: [6, 1]}, powers={(0, "A"): ["pack_leader"]})
    table.play("B>2")
    assert table.moves() == ["A>11", "halt"]


@clause("13.6")
def test_the_space_of_the_night_eye_is_always_lit() -> None:
    table = position("first_rat(players=2)", rats={0: [23, 10]}, powers={(0, "A"): ["night_eye"]})
    table.play("A>24", "B>11")
    assert mine(table)["cheese"] == 4 + 1 + 2
    table = position("first_rat(players=2)", rats={0: [23]}, powers={(0, "A"): ["night_eye"]}, light={0: 40})
    table.play("A>24")
    assert mine(table)["cheese"] == 5


@clause("13.6")
@pytest.mark.parametrize(
    ("origin", "space", "others", "refuge"),
    [(20, 21, [], 15), (20, 21, [15], 14), (20, 21, [15, 14, 13], 12), (8, 9, [], 3), (8, 9, [3, 2, 1], 0)],
)
def test_the_pickpocket_goes_back_six_spaces_or_to_the_next_free_one(
    origin: int, space: int, others: list[int], refuge: int
) -> None:
    table = position("first_rat(players=2)", rats={0: [origin, *others]}, powers={(0, "A"): ["pickpocket"]})
    table.play(f"A>{space}")
    if table.question == "which_rat":
        table.play("halt")
    table.play(next(move for move in table.moves() if move.startswith("steal")))
    assert rats(table)[0] == refuge
    assert table.question == "what_to_build"


@clause("13.7")
def test_one_rat_holds_several_powers() -> None:
    powers = {(0, "A"): ["sprinter", "night_eye"]}
    table = position("first_rat(players=2)", rats={0: [4]}, powers=powers)
    table.play("A>11")
    assert mine(table)["cheese"] == 3


@clause("13.7")
def test_a_super_rat_that_boards_loses_its_powers() -> None:
    table = position("first_rat(players=2)", rats={0: [26, 0]}, powers={(0, "A"): ["sprinter"]})
    table.play("A>pad", "halt")
    assert mine(table)["rats"][0] == {"name": "A", "at": "aboard", "powers": []}
    assert mine(table)["comics"] == ["sprinter"]


@clause("12.4")
def test_everybody_can_see_what_each_cap_is_worth() -> None:
    shown = position("first_rat(players=2)").view(None)["cap_points"]
    assert (shown["rocket"], shown["cargo"], shown["drifter"], len(shown)) == (6, 5, 10, 10)
