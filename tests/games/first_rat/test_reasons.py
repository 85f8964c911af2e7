"""Why a move may not be made: every reason is reachable, says the right thing, and the table stays as it was."""

from __future__ import annotations

import pytest

from tests.games.refusals import Case, assert_every_reason_has_a_case, assert_is_refused
from tests.positions import Position, position

TWO = "first_rat(players=2)"


def building(**what: object) -> Position:
    return position(TWO, **{"rats": {0: [7]}, **what}).play("A>8")


def with_soda() -> Position:
    return position(TWO, rats={0: [5]}, materials={0: {"soda": 1}}).play("A>10")


def in_the_library() -> Position:
    return position(TWO, rats={0: [5]}, burrow={0: "b3"}, library=["charmer"]).play("A>6", "up")


def naming() -> Position:
    rats = [5, 20, 0, 0]
    return position(TWO, rats={0: rats}, burrow={0: "b3"}, library=["night_eye"]).play("A>6", "up", "comic night_eye")


def at_the_crow() -> Position:
    return position(TWO, rats={0: [20]}, crow=["rocket"]).play("A>21")


def greg_is_spoilt_for_choice() -> Position:
    return position("first_rat(players=1)", rats={0: [18]}, deck=["C"], marks=[(0, "booster")]).play("A>19", "end")


CASES: list[Case] = [
    ("why-not-asked", lambda: position(TWO), "bolt", "That is not what is being asked now."),
    ("why-nobody-moved", lambda: position(TWO), "halt", "At least one rat must move."),
    ("why-in-nursery", lambda: position(TWO), "D>1", "Rat D is still in the nursery."),
    ("why-aboard", lambda: position(TWO, rats={0: ["aboard", 0]}), "A>1", "Rat A is aboard the rocket."),
    (
        "why-moved-already",
        lambda: position(TWO, rats={0: [4, 0]}).play("A>5"),
        "A>6",
        "Rat A has already moved this turn.",
    ),
    ("why-only-forward", lambda: position(TWO, rats={0: [4]}), "A>4", "Rat A only moves forward."),
    ("why-own-rat-there", lambda: position(TWO, rats={0: [4, 2]}), "B>4", "You already have a rat on space 4."),
    (
        "why-other-colour",
        lambda: position(TWO, rats={0: [4, 0]}).play("A>5"),
        "B>3",
        "All rats you move this turn end on yellow spaces.",
    ),
    (
        "why-too-far",
        lambda: position(TWO, rats={0: [21]}),
        "A>pad",
        "The launch pad is too far for rat A: it may move up to 5 now.",
    ),
    ("why-same-rat", lambda: position(TWO), "B>1", "On the start your rats are all alike: move the first of them."),
    ("why-cannot-pay-pipes", lambda: position(TWO, rats={0: [3]}), "A>12", "You cannot pay the pipes to space 12."),
    ("why-no-such-route", with_soda, "route 1", "These pipes do not lead to space 10."),
    (
        "why-not-collected",
        lambda: position(TWO, rats={0: [3, 15]}, backpacks={0: ["green"]}).play("A>4", "B>16"),
        "add calculator",
        "You do not collect calculators this turn.",
    ),
    ("why-comic-not-there", in_the_library, "comic pack_leader", "The Pack Leader is not in the library."),
    ("why-same-super-rat", naming, "name D", "On the start your rats are all alike: name the first of them."),
    (
        "why-nobody-at-stand",
        at_the_crow,
        "steal drink",
        "No rat of yours may take anything from Zippy the Frog now.",
    ),
    (
        "why-item-not-there",
        at_the_crow,
        "steal food_cap",
        "You cannot have the stored-food cap: it is not on the stand.",
    ),
    ("why-cheese-missing", at_the_crow, "buy rocket_cap", "That costs 12 cheese, and you have less."),
    (
        "why-no-marker",
        lambda: building(marks=[(0, "food")] * 10, last_round=6),
        "donate",
        "You have no marker left to score it with.",
    ),
    ("why-not-tinkerer", building, "build cargo without can", "Only the Tinkerer builds with less."),
    (
        "why-tinkerer-chooses",
        lambda: building(comics={0: ["tinkerer"]}),
        "build cargo",
        "As the Tinkerer, say which material you leave out.",
    ),
    (
        "why-not-in-cost",
        lambda: building(comics={0: ["tinkerer"]}),
        "build cargo without vinegar",
        "No vinegar goes into the cargo hold.",
    ),
    ("why-materials-missing", building, "build booster", "You do not have the materials for the booster."),
    ("why-not-best-track", greg_is_spoilt_for_choice, "favour food", "GREG would get less on the stored food."),
]


@pytest.mark.parametrize("case", CASES)
def test_a_move_that_may_not_be_made_is_refused_with_the_reason_and_changes_nothing(case: Case) -> None:
    assert_is_refused(case)


def test_a_route_that_cannot_be_paid_is_told_from_one_that_does_not_lead_there() -> None:
    """From 9 to 17 are 8 steps on foot, and 5 by the pipe from 13; to 19 one more pipe leads, for a can."""
    table = position(TWO, rats={0: [10]}, powers={(0, "A"): ["sprinter"]}, materials={0: {"vinegar": 1}})
    table.play("A>17")
    assert table.moves() == ["route foot", "route 4"]
    assert table.why("route 3") == "These pipes do not lead to space 17."
    table = position(TWO, rats={0: [17]}, powers={(0, "A"): ["sprinter"]}, comics={0: ["plumber"]})
    table.play("A>24")
    assert table.moves() == ["route foot", "route 5"]


def test_every_reason_there_is_has_a_case() -> None:
    assert_every_reason_has_a_case("first_rat", CASES)
