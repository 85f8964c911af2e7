"""The worked examples of the rules, played through."""

from __future__ import annotations

from tests.clauses import example
from tests.games.first_rat.seeing import marked, mine, movement, play_turn, rats, track
from tests.positions import Position, position

TWO = "first_rat(players=2)"
OCHRE, SKY = range(2)


@example("three-rats-on-yellow")
def test_three_rats_end_on_yellow_pay_with_mouldy_cheese_and_bring_sixteen() -> None:
    table = position(
        TWO, rats={OCHRE: [0, 3, 9], SKY: [5]}, backpacks={OCHRE: ["yellow"]}, drinks={OCHRE: 1}, light={OCHRE: 5}
    )
    table.play("A>2", "B>5", "C>11")
    assert (mine(table)["mouldy"], mine(table)["cheese"], mine(table, SKY)["cheese"]) == (1, 2, 1)
    assert table.question == "drink"
    table.play("drink")
    assert table.happened("collected") == [{"seat": OCHRE, "goods": "cheese", "amount": 16}]
    assert mine(table)["cheese"] == 18
    assert mine(table)["points"]["mouldy"] == -2


@example("three-rats-on-yellow")
def test_without_the_drink_they_bring_eight() -> None:
    table = position(TWO, rats={OCHRE: [0, 3, 9]}, backpacks={OCHRE: ["yellow"]}, light={OCHRE: 5})
    table.play("A>2", "B>5", "C>11")
    assert table.happened("collected") == [{"seat": OCHRE, "goods": "cheese", "amount": 1 + 1 + 2 + 2 + 2}]


@example("a-pipe-and-a-big-light")
def test_a_rat_goes_through_the_pipe_in_four_steps_and_passes_a_construction_light() -> None:
    table = position(TWO, rats={OCHRE: [2, 0]}, materials={OCHRE: {"calculator": 1}}, light={OCHRE: 14})
    shown = movement(table, "A>14", 1)
    assert (shown["steps"], shown["yield"]["light"]) == (4, 0)
    table.play("A>14")
    assert table.question == "what_to_build", "no other rat may come along"
    assert mine(table)["materials"]["calculator"] == 0
    assert mine(table)["light"] == 16
    assert marked(table) == [("lights", 8)]


def at_the_junction() -> Position:
    table = position(TWO, rats={OCHRE: [11]}, burrow={OCHRE: "b3"}, library=["plumber", "charmer"])
    return table.play("A>12")


@example("three-ways-from-one-junction")
def test_up_through_the_library_to_t4() -> None:
    table = at_the_junction().play("up", "comic plumber")
    assert (mine(table)["burrow"], mine(table)["comics"]) == ("t4", ["plumber"])


@example("three-ways-from-one-junction")
def test_left_and_up_through_the_nursery_to_t2() -> None:
    table = at_the_junction().play("left", "up", "rat")
    assert (mine(table)["burrow"], rats(table)) == ("t2", [12, 0, "nursery", "nursery"])


@example("three-ways-from-one-junction")
def test_left_and_left_into_the_storeroom() -> None:
    table = at_the_junction().play("left", "left")
    assert (mine(table)["burrow"], marked(table)) == ("m1", [("food", 7)])


@example("the-eighth-marker")
def test_a_booster_completes_the_set_and_the_eighth_marker_leaves_one_more_round() -> None:
    marks = [(OCHRE, name) for name in ("cockpit", "cargo", "food", "food", "provisions", "provisions")]
    table = position(
        TWO,
        rats={OCHRE: [0], SKY: [0]},
        materials={OCHRE: {"soda": 2, "vinegar": 5}},
        marks=[*marks, (SKY, "booster")],
        round=7,
    )
    assert track(table, "booster")["boxes"][:2] == [SKY, "blocked"]
    table.play("A>2", "build booster")
    assert marked(table) == [("booster", 7), ("rocket", 5)]
    assert mine(table)["markers"] == 10 - 8
    table.play("end")
    for seat in (SKY, OCHRE, SKY):  # Sky ends this round, and both have one more turn
        assert table.asked == (seat, "which_rat")
        play_turn(table)
    assert table.is_over
