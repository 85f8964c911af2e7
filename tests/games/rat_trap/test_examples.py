"""The worked examples of the rules, played through."""

from __future__ import annotations

from tests.clauses import example
from tests.positions import Position, position

OCHRE, SKY, MOSS = range(3)
THIRD = 2  # the third rat's seat
THREE = "rat_trap(players=3)"
TWO = "rat_trap(players=2)"


def bandages(table: Position) -> list[int]:
    return [rat["bandages"] for rat in table.view(None)["rats"]]


def stock(table: Position, seat: int) -> dict[str, int]:
    """A player's stock, as that player knows it."""
    known: dict[str, int] = table.view(seat)["rats"][seat]["known"]
    return known


@example("sharing-the-dice")
def test_sky_keeps_the_keys_and_ochre_sends_the_cat_at_the_partner() -> None:
    table = position(THREE, active=OCHRE, dice=["key", "heal"], piles={"B": ["one", "two", "trap", "one", "clover"]})
    table.play("reroll", dice=["claws", "keys"])
    assert table.happened("threw_again") == [{"seat": OCHRE, "die": "claws", "other": "keys"}]
    table.play("partner 1", "keep keys", "draw B")
    assert stock(table, SKY) == {"one": 1, "two": 1}
    for other in (OCHRE, MOSS):
        assert table.view(other)["rats"][SKY]["known"] == {}
    assert table.asked == (OCHRE, "whom_to_claw")
    assert table.moves() == ["claw 1", "claw 2"]
    table.play("claw 1")
    assert table.moves() == ["pass"]  # Sky has no clover
    table.play("pass")
    assert bandages(table) == [0, 1, 0]
    assert table.asked == (SKY, "throw_again")


@example("a-clover-in-time")
def test_a_clover_drawn_before_a_trap_saves_moss() -> None:
    table = position(THREE, dice=["keys", "heal"], partner=MOSS, piles={"A": ["clover", "trap", "one"]})
    table.play("keep keys", "draw A")
    assert table.asked == (MOSS, "use_clover")
    table.play("clover")
    assert bandages(table) == [0, 0, 0]
    assert stock(table, MOSS) == {}


@example("a-clover-in-time")
def test_a_clover_drawn_after_a_trap_is_kept_for_another_time() -> None:
    table = position(THREE, dice=["keys", "heal"], partner=MOSS, piles={"A": ["trap", "clover", "one"]})
    table.play("keep keys", "draw A")
    assert bandages(table) == [0, 0, 1]
    assert stock(table, MOSS) == {"clover": 1}


@example("one-is-out")
def test_moss_is_out_and_ochre_and_sky_score() -> None:
    table = position(
        THREE,
        active=OCHRE,
        dice=["claws", "key"],
        asked="which_partner",
        round=2,
        points={MOSS: 3},
        bandages={MOSS: 2},
        stock={OCHRE: ["one"], SKY: ["one", "clover"], MOSS: ["two", "two"]},
        piles={"A": ["one", "trap"]},
    )
    table.play("partner 1", "keep claws", "claw 2")
    assert table.moves() == ["pass"]  # Moss has no clover
    table.play("pass")
    assert table.happened("went_out") == [{"seat": MOSS, "cards": 2}]
    assert table.asked == (OCHRE, "which_pile")
    table.play("draw A")
    assert [(event["seat"], event["points"]) for event in table.happened("scored")] == [(OCHRE, 2), (SKY, 1)]
    assert table.scores == [2, 1, 3]
    assert table.view(None)["round"] == 3
    assert table.asked == (SKY, "throw_again")


@example("what-the-third-rat-takes")
def test_the_third_rat_keeps_what_stands_first_on_its_card_but_heals_with_two_bandages() -> None:
    table = position(
        TWO,
        active=OCHRE,
        dice=["key", "steal"],
        asked="which_partner",
        bandages={THIRD: 1},
        stock={SKY: ["one"]},
        piles={"C": ["trap", "one", "one"]},
        third_rat=[4, 1],
    )
    table.play("partner 2")
    assert table.happened("kept") == [{"seat": THIRD, "die": "key", "other": "steal", "partner": OCHRE}]
    assert table.asked == (SKY, "which_pile")
    table.play("draw C", dice=["keys", "heal"])
    assert bandages(table) == [0, 0, 2]
    assert table.happened("stole") == [{"seat": OCHRE, "victim": SKY}]
    assert table.asked == (SKY, "throw_again")
    table.play("keep", "partner 2")
    assert [card["number"] for card in table.view(None)["third_rat"]["turned"]] == [4, 1]
    assert table.happened("kept")[-1] == {"seat": THIRD, "die": "heal", "other": "keys", "partner": SKY}
    assert bandages(table) == [0, 0, 1]
    assert table.asked == (SKY, "which_pile")
