"""Section 10: the third rat."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import pytest

from rattery import load
from rattery.core.rules_text import standard_rules
from rattery.core.words import words
from rattery.games.rat_trap.parts import ACTIONS, DICE
from tests.clauses import clause
from tests.positions import Position, box_of, position, table_of

TWO = "rat_trap(players=2)"
THIRD = 2  # the third rat's seat

# The dearest action first, and whether the active player decides.
CARDS = {
    1: (["keys", "key", "steal", "claws", "heal"], True),
    2: (["claws", "keys", "heal", "steal", "key"], False),
    3: (["steal", "key", "keys", "heal", "claws"], True),
    4: (["key", "steal", "claws", "keys", "heal"], False),
    5: (["claws", "steal", "key", "heal", "keys"], True),
    6: (["keys", "heal", "key", "claws", "steal"], False),
}
ACTIVE_DECIDES = 1
OPPONENT_DECIDES = 2
EITHER = pytest.mark.parametrize(("card", "decider"), [(ACTIVE_DECIDES, 0), (OPPONENT_DECIDES, 1)])


def partner_of_seat_0(dice: list[str], card: int = ACTIVE_DECIDES, **what_matters: Any) -> Position:
    """Seat 0 has given these dice to the third rat, and this card is turned up."""
    return position(TWO, dice=dice, partner=THIRD, third_rat=[card], **what_matters)


def bandages(table: Position) -> list[int]:
    return [rat["bandages"] for rat in table.view(None)["rats"]]


@clause("10.1")
def test_two_play_as_three_would() -> None:
    table = position(TWO)
    assert [len(pile["cards"]) for pile in table.view(None)["piles"]] == [5, 5, 5]
    assert len(table.scores) == 3
    assert list(table.box.doors) == list(box_of(load("rat_trap(players=3)")).doors)


@clause("10.1")
def test_the_third_rat_has_no_player() -> None:
    game = load("rat_trap(players=2,roles=true)")
    for seed in range(3):
        match = game.new(seed)
        while not match.is_over:
            assert match.turn in (0, 1)
            match.play(match.moves()[-1])


@clause("10.2")
def test_the_third_rat_is_never_active() -> None:
    table = position(TWO, active=0, dice=["heal", "heal"], asked="which_partner")
    table.play("partner 2", dice=["heal", "heal"])
    assert table.view(None)["active"] == 1
    table.play("keep", "partner 2")
    assert table.view(None)["active"] == 0


@clause("10.2")
def test_the_third_rat_has_no_role() -> None:
    table = position("rat_trap(players=2,roles=true)")
    assert [rat["has_role"] for rat in table.view(None)["rats"]] == [True, True, False]


@clause("10.3")
def test_its_six_cards_are_shuffled_and_face_down_at_the_start_of_a_round() -> None:
    game = load(TWO)
    decks = set()
    for seed in range(20):
        match = game.new(seed)
        assert match.view(0)["third_rat"] == {"cards_left": 6, "turned": [], "decider": None}
        deck = tuple(int(card) for card in table_of(match).third_rat_deck)
        assert sorted(deck) == list(range(6))
        decks.add(deck)
    assert len(decks) > 15


@clause("10.3")
def test_its_cards_are_shuffled_anew_for_each_round() -> None:
    decks = set()
    for key in range(8):
        table = position(TWO, dice=["claws", "heal"], partner=1, bandages={0: 2}, turned=4).under(key)
        table.play("keep claws", "claw 0")
        assert table.view(None)["third_rat"]["cards_left"] == 6
        decks.add(tuple(table.table.third_rat_deck))
    assert len(decks) > 5


@clause("10.3")
@pytest.mark.parametrize("turned", [0, 5])
def test_while_a_card_is_left_the_third_rat_may_be_chosen_as_partner(turned: int) -> None:
    assert position(TWO, turned=turned, asked="which_partner").moves() == ["partner 1", "partner 2"]
    assert position(TWO, active=1, turned=turned, asked="which_partner").moves() == ["partner 0", "partner 2"]


@clause("10.3")
def test_when_all_cards_are_turned_up_the_opponent_is_the_partner() -> None:
    table = position(TWO, dice=["claws", "heal"], turned=6).play("keep")
    assert table.asked == (1, "which_die")
    assert table.happened("gave_dice") == [{"seat": 0, "partner": 1}]


@clause("10.3")
def test_choosing_it_turns_up_one_card_and_choosing_the_opponent_none() -> None:
    table = partner_of_seat_0(["heal", "heal"], card=4, turned=2)
    assert table.view(None)["third_rat"]["cards_left"] == 3
    assert table.view(None)["third_rat"]["turned"][-1]["number"] == 4
    assert position(TWO, dice=["claws", "heal"], partner=1, turned=2).view(None)["third_rat"]["cards_left"] == 4


@clause("10.4")
@pytest.mark.parametrize("card", CARDS)
def test_it_keeps_the_die_that_stands_earlier_on_its_card(card: int) -> None:
    order, _ = CARDS[card]
    for dice in permutations(DICE[:ACTIONS], 2):
        table = partner_of_seat_0(list(dice), card)
        first, second = sorted(dice, key=order.index)
        assert table.happened("kept") == [{"seat": THIRD, "die": first, "other": second, "partner": 0}]


@clause("10.4")
@pytest.mark.parametrize("card", CARDS)
def test_of_the_second_and_the_fourth_on_its_card_it_keeps_the_second_and_gives_back_the_fourth(card: int) -> None:
    order, _ = CARDS[card]
    kept = partner_of_seat_0([order[3], order[1]], card).happened("kept")[0]
    assert (kept["die"], kept["other"]) == (order[1], order[3])


@clause("10.4")
def test_the_active_player_acts_with_the_other_die() -> None:
    table = partner_of_seat_0(["claws", "heal"], card=1, bandages={0: 1, THIRD: 1})
    assert table.happened("cat_sent") == [{"seat": THIRD, "target": 1}]
    assert bandages(table) == [0, 1, 1]


@clause("10.5")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_has_its_order_and_names_who_decides(card: int) -> None:
    order, active_decides = CARDS[card]
    table = partner_of_seat_0(["heal", "heal"], card)
    turned = {"number": card, "order": order, "decides": "active" if active_decides else "opponent"}
    assert table.view(1)["third_rat"]["turned"] == [turned]
    assert table.happened("third_rat_card") == [{"card_number": card, "decider": 0 if active_decides else 1}]


@clause("10.5")
def test_the_rules_list_the_cards_as_they_are_in_the_box() -> None:
    text = standard_rules("rat_trap", "en")
    listed = re.findall(r"^- card (\d): (.*); ([▶◀])", text, re.MULTILINE)
    say = {die: words("en", "rat_trap").say(f"die-{die}") for die in DICE}
    assert {int(number): (order.split(", "), sign == "▶") for number, order, sign in listed} == {
        number: ([say[die] for die in order], active) for number, (order, active) in CARDS.items()
    }


@clause("10.6")
@EITHER
def test_equal_dice_spend_a_card_whose_decider_applies(card: int, decider: int) -> None:
    table = partner_of_seat_0(["key", "key"], card)
    assert table.view(None)["third_rat"]["cards_left"] == 5
    assert table.asked == (decider, "which_pile")


@clause("10.7")
@EITHER
@pytest.mark.parametrize(("die", "drawn"), [("key", ["two"]), ("keys", ["two", "one"])])
def test_whoever_the_card_names_chooses_the_pile(card: int, decider: int, die: str, drawn: list[str]) -> None:
    # Beside heal, card 1 keeps one key and two keys; card 2 keeps only two keys, card 4 both.
    card = 4 if (card, die) == (OPPONENT_DECIDES, "key") else card
    table = partner_of_seat_0([die, "heal"], card, piles={"B": ["two", "one", "trap", "one"]})
    assert table.asked == (decider, "which_pile")
    assert table.moves() == ["draw A", "draw B", "draw C"]
    table.play("draw B")
    assert [event["card"] for event in table.happened("drew_openly")] == drawn
    assert table.view(None)["rats"][THIRD]["stock"] == len(drawn)


@clause("10.7")
def test_a_trap_wounds_the_third_rat_and_not_who_decided() -> None:
    table = partner_of_seat_0(["keys", "heal"], OPPONENT_DECIDES, piles={"A": ["trap", "one", "one"]}).play("draw A")
    assert bandages(table) == [0, 0, 1]
    assert table.view(None)["rats"][THIRD]["known"] == {"one": 1}


@clause("10.8")
@pytest.mark.parametrize(("active", "card", "target"), [(0, 5, 1), (0, 2, 0), (1, 5, 0), (1, 2, 1)])
def test_its_claws_hit_the_opponent_or_the_active_player_without_a_choice(active: int, card: int, target: int) -> None:
    table = position(TWO, active=active, dice=["claws", "steal"], partner=THIRD, third_rat=[card])
    assert table.happened("cat_sent") == [{"seat": THIRD, "target": target}]
    assert bandages(table) == [int(seat == target) for seat in range(3)]


@clause("10.8")
def test_who_is_hit_by_its_claws_may_use_a_clover() -> None:
    table = partner_of_seat_0(["claws", "heal"], OPPONENT_DECIDES, stock={0: ["clover"]})
    assert table.asked == (0, "use_clover")
    table.play("clover")
    assert bandages(table) == [0, 0, 0]


@clause("10.8")
def test_the_hypnotist_may_send_its_cat_back_at_it() -> None:
    table = position(
        "rat_trap(players=2,roles=true)",
        roles={0: "alchemist", 1: "hypnotist"},
        dice=["claws", "steal"],
        partner=THIRD,
        third_rat=[5],
    )
    assert table.moves() == ["pass", "hypnotise 0", "hypnotise 2"]
    assert bandages(table.play("hypnotise 2")) == [0, 0, 1]


@clause("10.8")
def test_the_active_player_may_send_the_cat_at_the_third_rat() -> None:
    table = partner_of_seat_0(["claws", "key"], card=4, piles={"A": ["one", "trap", "one"]}).play("draw A")
    assert table.moves() == ["claw 1", "claw 2"]
    table.play("claw 2")
    assert bandages(table) == [0, 0, 1]


@clause("10.9")
@pytest.mark.parametrize(("card", "decider"), [(3, 0), (4, 1)])
@pytest.mark.parametrize("victim", [0, 1])
def test_whoever_the_card_names_chooses_whom_it_robs_also_the_chooser(card: int, decider: int, victim: int) -> None:
    table = partner_of_seat_0(["steal", "heal"], card, stock={0: ["one"], 1: ["one"]})
    assert table.asked == (decider, "whom_to_rob")
    assert table.moves() == ["steal 0", "steal 1"]
    table.play(f"steal {victim}")
    stocks = [rat["stock"] for rat in table.view(None)["rats"]]
    assert stocks == [int(victim != 0), int(victim != 1), 1]


@clause("10.9")
@pytest.mark.parametrize("victim", [0, 1])
@pytest.mark.parametrize("card", [3, 4])
def test_if_only_one_has_stock_it_robs_that_one(card: int, victim: int) -> None:
    table = partner_of_seat_0(["steal", "heal"], card, stock={victim: ["one"], THIRD: ["two"]})
    assert table.happened("stole_openly") == [{"seat": THIRD, "victim": victim, "card": "one"}]


@clause("10.9")
def test_if_nobody_has_stock_it_robs_nobody() -> None:
    table = partner_of_seat_0(["steal", "heal"], card=3, stock={THIRD: ["two"]})
    assert table.happened("nothing_to_do")[0] == {"seat": THIRD, "die": "steal"}


@clause("10.9")
def test_a_trap_it_steals_from_the_fool_wounds_it_and_then_the_fool_pays() -> None:
    table = position(
        "rat_trap(players=2,roles=true)",
        roles={0: "alchemist", 1: "fool"},
        dice=["steal", "heal"],
        asked="which_partner",
        third_rat=[3],
        stock={1: ["trap", "trap"]},
    ).play("partner 2")
    assert table.happened("wounded") == [{"seat": THIRD, "bandages": 1}, {"seat": 1, "bandages": 1}]


@clause("10.10")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("other", ["key", "keys", "steal", "claws"])
def test_with_two_bandages_it_keeps_heal_whatever_its_card_says(card: int, other: str) -> None:
    for dice in ([other, "heal"], ["heal", other]):
        table = partner_of_seat_0(dice, card, bandages={THIRD: 2})
        assert table.happened("kept")[0]["die"] == "heal"
        assert bandages(table)[THIRD] == 1


@clause("10.10")
def test_with_one_bandage_it_keeps_what_its_card_says() -> None:
    table = partner_of_seat_0(["claws", "heal"], card=5, bandages={THIRD: 1})
    assert table.happened("kept")[0]["die"] == "claws"


@clause("10.10")
def test_with_two_bandages_and_no_heal_it_keeps_what_its_card_says() -> None:
    table = partner_of_seat_0(["claws", "keys"], card=5, bandages={THIRD: 2})
    assert table.happened("kept")[0]["die"] == "claws"


@clause("10.11")
def test_its_stock_lies_face_up() -> None:
    table = position(TWO, stock={THIRD: ["one", "clover"]})
    for seat in (0, 1, None):
        assert table.view(seat)["rats"][THIRD]["known"] == {"one": 1, "clover": 1}


@clause("10.11")
def test_it_always_uses_a_clover_if_it_has_one() -> None:
    table = position(TWO, dice=["claws", "heal"], partner=1, stock={THIRD: ["clover", "one"]})
    table.play("keep heal", "claw 2")
    assert bandages(table) == [0, 0, 0]
    assert table.view(None)["rats"][THIRD]["known"] == {"one": 1}
    assert table.happened("used_clover") == [{"seat": THIRD}]


@clause("10.11")
def test_it_uses_a_clover_against_a_trap_too() -> None:
    table = partner_of_seat_0(["keys", "heal"], piles={"A": ["clover", "trap", "one"]}).play("draw A")
    assert bandages(table) == [0, 0, 0]
    assert table.view(None)["rats"][THIRD]["stock"] == 0


@clause("10.11")
def test_without_a_clover_it_takes_the_bandage_unasked() -> None:
    table = position(TWO, dice=["claws", "heal"], partner=1, stock={THIRD: ["one"]}).play("keep heal", "claw 2")
    assert bandages(table) == [0, 0, 1]


@clause("10.12")
@pytest.mark.parametrize("card", ["one", "two", "clover"])
def test_what_is_stolen_from_it_comes_at_random(card: str) -> None:
    table = position(TWO, dice=["steal", "heal"], partner=1, stock={THIRD: ["one", "two", "clover"]})
    table.play("keep steal", stolen=card)
    assert table.happened("stole_openly") == [{"seat": 1, "victim": THIRD, "card": card}]
    assert card not in table.view(None)["rats"][THIRD]["known"]


def last_turn(stock: dict[int, list[str]], spelling: str = TWO, **what_matters: Any) -> Position:
    """Seat 0 goes out, and the round ends."""
    table = position(spelling, dice=["claws", "heal"], partner=1, bandages={0: 2}, stock=stock, **what_matters)
    return table.play("keep claws", "claw 0")


@clause("10.13")
def test_it_scores_at_the_end_of_the_round_like_a_player() -> None:
    assert last_turn({1: ["one"], THIRD: ["two", "one"]}).scores == [0, 1, 3]


@clause("10.14")
def test_the_round_ends_when_it_is_out_and_its_cards_are_lost() -> None:
    table = position(TWO, dice=["claws", "heal"], partner=1, bandages={THIRD: 2}, stock={0: ["one"], THIRD: ["two"]})
    table.play("keep heal", "claw 2")
    assert table.happened("went_out") == [{"seat": THIRD, "cards": 1}]
    assert table.view(None)["round"] == 2
    assert table.scores == [1, 0, 0]


@clause("10.14")
def test_its_seven_points_end_the_game_and_it_can_win() -> None:
    table = last_turn({THIRD: ["two", "one"]}, points={THIRD: 4, 0: 6}, round=2)
    assert table.is_over
    assert table.winners == [THIRD]


@clause("10.14")
def test_it_is_consoled_like_a_player() -> None:
    assert last_turn({}).scores == [0, 2, 2]
    assert last_turn({THIRD: ["one"]}).scores == [0, 0, 1]


@clause("10.14")
def test_it_takes_part_in_ties() -> None:
    assert last_turn({1: ["two"], THIRD: ["one", "one"]}, round=3).winners == [THIRD]
    assert last_turn({1: ["two"], THIRD: ["two"]}, round=3).winners == [1, THIRD]


@clause("10.14")
def test_a_tie_with_it_is_played_off() -> None:
    table = last_turn({1: ["two"], THIRD: ["two"]}, "rat_trap(players=2,ties=extra_round)", round=3)
    assert table.view(None)["extra_round"]
    assert table.asked == (1, "throw_again")
