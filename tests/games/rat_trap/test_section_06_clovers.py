"""Section 6: clovers, bandages and being out."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.positions import Position, position


def trap_for_1(**what_matters: object) -> Position:
    """The partner, seat 1, opens a door with a trap behind it."""
    table = position(
        "rat_trap(players=3)", dice=["key", "heal"], partner=1, piles={"A": ["trap", "one"]}, **what_matters
    )
    return table.play("keep key", "draw A")


def cat_at_2(**what_matters: object) -> Position:
    """The partner, seat 1, sends the cat at seat 2."""
    table = position("rat_trap(players=3)", dice=["claws", "heal"], partner=1, **what_matters)
    return table.play("keep claws", "claw 2")


@clause("6.1")
def test_a_clover_is_discarded_instead_of_taking_a_bandage_from_a_trap() -> None:
    table = trap_for_1(stock={1: ["clover", "one"]})
    clovers = table.view(None)["discard"].get("clover", 0)
    assert table.asked == (1, "use_clover")
    table.play("clover")
    assert table.view(None)["rats"][1]["bandages"] == 0
    assert table.view(1)["rats"][1]["known"] == {"one": 1}
    assert table.view(None)["discard"]["clover"] == clovers + 1


@clause("6.1")
def test_a_clover_is_discarded_instead_of_taking_a_bandage_from_the_cat() -> None:
    table = cat_at_2(stock={2: ["clover", "clover"]})
    table.play("clover")
    assert table.view(None)["rats"][2]["bandages"] == 0
    assert table.view(2)["rats"][2]["known"] == {"clover": 1}
    assert "Moss discards a clover and is unharmed." in table.log(None)


@clause("6.1")
def test_a_clover_saves_from_the_third_bandage() -> None:
    table = cat_at_2(stock={2: ["clover", "two"]}, bandages={2: 2}).play("clover")
    assert not table.view(None)["rats"][2]["out"]
    assert table.view(None)["round"] == 1


@clause("6.2")
def test_one_may_keep_the_clover_and_take_the_bandage() -> None:
    table = cat_at_2(stock={2: ["clover"]})
    assert table.moves() == ["clover", "pass"]
    table.play("pass")
    assert table.view(None)["rats"][2]["bandages"] == 1
    assert table.view(2)["rats"][2]["known"] == {"clover": 1}


@clause("6.3")
def test_a_clover_drawn_before_a_trap_may_save_from_it() -> None:
    table = position("rat_trap(players=3)", dice=["keys", "heal"], partner=1, piles={"A": ["clover", "trap", "one"]})
    table.play("keep keys", "draw A")
    assert table.moves() == ["clover", "pass"]
    table.play("clover")
    assert table.view(None)["rats"][1]["bandages"] == 0


@clause("6.3")
def test_a_clover_drawn_after_a_trap_comes_too_late() -> None:
    table = position("rat_trap(players=3)", dice=["keys", "heal"], partner=1, piles={"A": ["trap", "clover", "one"]})
    table.play("keep keys", "draw A")
    assert table.view(None)["rats"][1]["bandages"] == 1
    assert table.view(1)["rats"][1]["known"] == {"clover": 1}
    assert table.view(None)["active"] == 1  # the turn is over, nobody was asked


@clause("6.3")
def test_somebody_with_other_stock_decides_before_the_clover_behind_the_trap_is_drawn() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["keys", "heal"],
        partner=1,
        stock={1: ["one"]},
        piles={"A": ["trap", "clover", "one"]},
    )
    table.play("keep keys", "draw A")
    assert table.asked == (1, "use_clover")
    assert table.moves() == ["pass"]
    assert len(table.view(None)["piles"][0]["cards"]) == 2


@clause("6.4")
def test_a_clover_does_not_take_off_bandages() -> None:
    table = cat_at_2(stock={2: ["clover"]}, bandages={2: 2}).play("clover")
    assert table.view(None)["rats"][2]["bandages"] == 2


@clause("6.4")
def test_a_clover_is_used_only_when_a_bandage_threatens() -> None:
    table = position("rat_trap(players=3)", dice=["key", "steal"], stock={0: ["clover"]}, bandages={0: 2})
    for move in ("keep", "partner 1", "keep key", "draw A"):
        assert "clover" not in table.moves()
        table.play(move)


@clause("6.5")
@pytest.mark.parametrize("stock", [["one"], ["two", "one"], ["clover"], ["clover", "one"]])
def test_whoever_has_stock_is_asked_clover_or_not(stock: list[str]) -> None:
    for table in (cat_at_2(stock={2: stock}), trap_for_1(stock={1: stock})):
        assert table.question == "use_clover"
        assert table.moves() == (["clover", "pass"] if "clover" in stock else ["pass"])
        for other in {0, 1, 2, None} - {table.turn}:
            view = table.view(other)
            assert (view["question"], view["decider"]) == ("use_clover", table.turn)


@clause("6.5")
def test_whoever_has_no_stock_is_not_asked() -> None:
    table = cat_at_2()
    assert table.happened("wounded") == [{"seat": 2, "bandages": 1}]
    table = trap_for_1()
    assert table.happened("wounded") == [{"seat": 1, "bandages": 1}]


@clause("6.6")
@pytest.mark.parametrize(("before", "is_out"), [(0, False), (1, False), (2, True)])
def test_the_third_bandage_puts_one_out_of_the_round(before: int, is_out: bool) -> None:
    table = position("rat_trap(players=4)", dice=["claws", "key"], partner=1, bandages={2: before})
    table.play("keep claws", "claw 2")
    assert table.view(None)["rats"][2]["out"] == is_out
    assert table.view(None)["rats"][2]["bandages"] == before + 1


@clause("6.6")
def test_a_trap_can_put_one_out_as_well() -> None:
    table = position(
        "rat_trap(players=3)", dice=["key", "claws"], partner=1, bandages={1: 2}, piles={"A": ["trap", "one", "one"]}
    )
    table.play("keep key", "draw A")
    assert table.happened("went_out") == [{"seat": 1, "cards": 0}]


@clause("6.6")
def test_whoever_was_out_plays_on_in_the_next_round() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"], partner=1, bandages={2: 2})
    table.play("keep claws", "claw 2", dice=["claws", "heal"])
    assert table.view(None)["round"] == 2
    assert not table.view(None)["rats"][2]["out"]
    assert table.play("keep", "partner 2").asked == (2, "which_die")


@clause("6.7")
def test_whoever_is_out_loses_every_card_and_nobody_sees_them() -> None:
    table = position(
        "rat_trap(players=4)", dice=["claws", "key"], partner=1, bandages={2: 2}, stock={2: ["two", "one", "clover"]}
    )
    discard = table.view(None)["discard"]
    table.play("keep claws", "claw 2", "pass")
    assert table.happened("went_out") == [{"seat": 2, "cards": 3}]
    for seat in (None, 0, 1, 3):
        rat = table.view(seat)["rats"][2]
        assert (rat["stock"], rat["known"], rat["lost"]) == (0, {}, {})
        assert table.view(seat)["discard"] == discard
    assert table.view(2)["rats"][2]["lost"] == {"two": 1, "one": 1, "clover": 1}


@clause("6.7")
def test_lost_cards_score_nothing() -> None:
    table = cat_at_2(bandages={2: 2}, stock={0: ["one"], 2: ["two", "two"]}).play("pass")
    assert table.scores == [1, 0, 0]


def out_with(die: str, **what_matters: object) -> Position:
    """The partner's claws put the active player out, who still has a die to use."""
    table = position("rat_trap(players=4)", dice=["claws", die], partner=1, bandages={0: 2}, **what_matters)
    return table.play("claw 0" if die == "claws" else "keep claws", *([] if die == "claws" else ["claw 0"]))


@clause("6.8")
@pytest.mark.parametrize("die", ["key", "keys", "steal", "heal"])
def test_of_whoever_is_out_keys_steal_and_heal_are_lost(die: str) -> None:
    table = out_with(die, stock={1: ["one"], 2: ["one"]})
    assert table.happened("action_lost") == [{"seat": 0, "die": die}]
    assert table.happened("drew") == table.happened("stole") == table.happened("healed") == []
    assert table.view(None)["round"] == 2


@clause("6.8")
def test_of_whoever_is_out_claws_are_carried_out() -> None:
    table = out_with("claws")
    assert table.view(None)["rats"][0]["out"]
    assert table.asked == (0, "whom_to_claw")
    assert table.moves() == ["claw 1", "claw 2", "claw 3"]
    table.play("claw 3")
    assert table.happened("wounded")[-1] == {"seat": 3, "bandages": 1}
