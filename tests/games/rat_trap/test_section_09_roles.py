"""Section 9: roles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rattery import load
from tests.clauses import clause
from tests.positions import Position, position

FOUR = "rat_trap(players=4,roles=true)"
THREE = "rat_trap(players=3,roles=true)"
ALL_ROLES = {"manipulator", "al_ratone", "hypnotist", "fool", "alchemist"}


def bandages(table: Position) -> list[int]:
    return [rat["bandages"] for rat in table.view(None)["rats"]]


@clause("9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_gets_one_of_five_roles_at_random(players: int) -> None:
    game = load("rat_trap", players=players, roles=True)
    dealt: list[Counter[str]] = [Counter() for _ in range(players)]
    for seed in range(60):
        match = game.new(seed)
        roles = [match.view(seat)["rats"][seat]["role"] for seat in range(players)]
        assert len(set(roles)) == players
        for seat, role in enumerate(roles):
            dealt[seat][role] += 1
    assert all(set(roles) == ALL_ROLES and max(roles.values()) < 30 for roles in dealt)


@clause("9.1")
def test_a_role_is_known_to_its_player_alone() -> None:
    table = position(THREE, roles={0: "fool", 1: "hypnotist", 2: "alchemist"})
    for seat, role in enumerate(("fool", "hypnotist", "alchemist")):
        seen = [table.view(eye)["rats"][seat]["role"] for eye in (0, 1, 2, None)]
        assert seen == [role if eye == seat else None for eye in (0, 1, 2, None)]
        assert table.view(None)["rats"][seat]["has_role"]


@clause("9.1")
def test_without_the_option_nobody_has_a_role() -> None:
    table = position("rat_trap(players=3)")
    assert not any(rat["has_role"] or rat["role"] for seat in range(3) for rat in table.view(seat)["rats"])


@clause("9.2")
def test_at_the_end_of_the_round_all_roles_are_shown() -> None:
    roles = {0: "fool", 1: "alchemist", 2: "hypnotist", 3: "al_ratone"}
    table = position(FOUR, roles=roles, dice=["claws", "heal"], partner=1, bandages={3: 2})
    table.play("keep claws", "claw 3", "pass")
    shown = {event["seat"]: event["role"] for event in table.happened("role_shown")[:4]}
    assert shown == roles  # also of whoever is out


@clause("9.2")
def test_a_role_lasts_for_one_round() -> None:
    games = set()
    for key in range(12):
        table = position(
            THREE,
            roles={0: "fool", 1: "alchemist", 2: "hypnotist"},
            shown=[1],
            dice=["claws", "heal"],
            partner=1,
            bandages={0: 2},
        )
        table.under(key).play("keep claws", "claw 0", "pass")
        assert table.view(None)["round"] == 2
        rats = [table.view(seat)["rats"][seat] for seat in range(3)]
        assert all(rat["role_shown"] == (rat["role"] == "manipulator") for rat in rats)
        games.add(tuple(rat["role"] for rat in rats))
    assert len(games) > 4


# The Manipulator.

LAID_OUT = {
    "A": ["trap", "one", "one", "two", "clover"],
    "B": ["one", "one", "trap", "trap", "trap"],
    "C": ["trap", "two", "one", "clover", "clover"],
}


def manipulation(**what_matters: Any) -> Position:
    """Seat 2 is the Manipulator, and the round has just begun; seat 0 will be active."""
    roles = {0: "fool", 1: "al_ratone", 2: "manipulator"}
    return position(THREE, roles=roles, asked="which_piles", piles=LAID_OUT, **what_matters)


@clause("9.3")
def test_the_manipulator_is_shown_as_soon_as_a_round_begins() -> None:
    game = load(THREE)
    for seed in range(30):
        match = game.new(seed)
        manipulators = [seat for seat in range(3) if match.view(seat)["rats"][seat]["role"] == "manipulator"]
        for seat in manipulators:
            assert match.view(None)["rats"][seat]["role"] == "manipulator"
            assert (match.turn, match.question) == (seat, "which_piles")
            assert match.view(None)["dice"] == []
        if not manipulators:
            assert match.question == "throw_again"


@clause("9.3")
@pytest.mark.parametrize(("players", "pairs"), [(2, 3), (3, 3), (4, 6), (5, 10)])
def test_the_manipulator_names_any_two_piles(players: int, pairs: int) -> None:
    table = position(f"rat_trap(players={players},roles=true)", roles={0: "manipulator"}, asked="which_piles")
    assert len(table.moves()) == pairs
    assert table.moves()[:2] == ["look A B", "look A C"]


@clause("9.3")
def test_the_manipulator_looks_only_after_naming_both_piles() -> None:
    table = manipulation()
    assert all(card is None for pile in table.view(2)["piles"] for card in pile["cards"])
    table.play("look A C")
    assert [pile["cards"] for pile in table.view(2)["piles"]] == [LAID_OUT["A"], [None] * 5, LAID_OUT["C"]]
    for other in (0, 1, None):
        assert all(card is None for pile in table.view(other)["piles"] for card in pile["cards"])


@clause("9.4")
def test_the_manipulator_puts_each_pile_in_any_order() -> None:
    table = manipulation().play("look A C")
    table.play("next clover", "next two", "next one", "next trap")
    table.play("next clover", "next one", "next clover", "next trap")
    piles = [pile["cards"] for pile in table.view(2)["piles"]]
    assert piles[0] == ["clover", "two", "one", "trap", "one"]
    assert piles[2] == ["clover", "one", "clover", "trap", "two"]
    assert table.asked == (0, "throw_again")


@clause("9.4")
def test_the_piles_lie_face_down_again_and_are_drawn_in_their_new_order() -> None:
    table = manipulation(next_dice=["keys", "heal"]).play(
        *("look A C", "next clover", "next two", "next one", "next trap"),
        *("next clover", "next one", "next clover", "next trap"),
    )
    assert all(card is None for pile in table.view(0)["piles"] for card in pile["cards"])
    table.play("keep", "pass", "partner 1", "keep keys", "draw A")
    assert [event["card"] for event in table.happened("drew", seat=1)] == ["clover", "two"]


@clause("9.4")
def test_no_card_goes_from_one_pile_to_the_other() -> None:
    table = manipulation().play("look A B")
    assert table.moves() == ["next trap", "next one", "next two", "next clover"]
    table.play("next trap", "next one", "next one", "next two")
    assert table.moves() == ["next trap", "next one"]  # pile B has neither two cheeses nor clovers
    table.play("next trap", "next trap", "next trap", "next one")
    for name, pile in zip("ABC", table.table.piles[:3], strict=True):
        assert Counter(table.match.game.named({"card": kind})["card"] for kind in pile.cards) == Counter(LAID_OUT[name])


@clause("9.5")
def test_the_manipulator_is_asked_for_every_card_but_the_last_from_the_top_down() -> None:
    table = manipulation().play("look A B")
    asked = []
    while table.question == "what_next":
        facts = table.view(None)["arranging"]
        asked.append((facts["pile"], facts["laid"]))
        table.play(table.moves()[0])
    assert asked == [("A", 0), ("A", 1), ("A", 2), ("A", 3), ("B", 0), ("B", 1), ("B", 2), ("B", 3)]


@clause("9.5")
def test_the_manipulator_is_asked_even_if_all_cards_left_are_the_same() -> None:
    table = manipulation().play("look B C", "next one", "next one")
    assert table.asked == (2, "what_next")
    assert table.moves() == ["next trap"]


# Al Ratone.


@clause("9.6")
def test_al_ratone_may_make_himself_the_partner() -> None:
    table = position(FOUR, roles={2: "al_ratone"}, dice=["steal", "heal"], asked="step_in")
    assert table.play("pass").asked == (2, "step_in")
    assert table.moves() == ["pass", "step in"]
    table.play("step in")
    assert table.view(None)["partner"] == 2
    assert table.view(None)["rats"][2]["role"] == "al_ratone"
    assert table.asked == (2, "which_die")


@clause("9.6")
def test_al_ratone_need_not_step_in() -> None:
    roles = {0: "alchemist", 1: "hypnotist", 2: "al_ratone", 3: "fool"}
    table = position(FOUR, roles=roles, asked="step_in").play("pass", "pass", "pass")
    assert table.asked == (0, "which_partner")
    assert table.view(None)["rats"][2]["role"] is None
    assert table.moves() == ["partner 1", "partner 2", "partner 3"]


@clause("9.6")
def test_al_ratone_decides_after_the_final_throw_and_before_a_partner_is_chosen() -> None:
    table = position(FOUR, roles={1: "al_ratone"}, dice=["heal", "heal"], next_dice=["steal", "heal"])
    assert table.asked == (0, "throw_again")
    table.play("reroll")
    assert table.asked == (1, "step_in")
    assert table.view(1)["dice"] == ["steal", "heal"]
    assert table.view(1)["partner"] is None


@clause("9.6")
def test_al_ratone_steps_in_once_in_a_round() -> None:
    table = position(FOUR, roles={1: "al_ratone"}, dice=["heal", "heal"], asked="step_in")
    table.play("step in", dice=["heal", "key"])
    assert table.view(None)["active"] == 1
    table.play("keep", "partner 2", "keep heal", "draw A")
    while table.question == "use_clover":
        table.play("pass")
    assert table.view(None)["active"] == 2
    assert table.play("keep").asked == (2, "which_partner")


@clause("9.7")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_everybody_with_a_face_down_role_is_asked_from_the_left_but_not_the_active_player(
    active: int, order: list[int]
) -> None:
    roles = {0: "al_ratone", 1: "alchemist", 2: "hypnotist", 3: "fool"}
    table = position(FOUR, roles=roles, active=active).play("keep")
    asked = []
    while table.question == "step_in":
        asked.append(table.turn)
        assert table.moves() == (["pass", "step in"] if table.turn == 0 else ["pass"])
        table.play("pass")
    assert asked == order


@clause("9.7")
def test_whoever_has_shown_a_role_is_not_asked() -> None:
    roles = {0: "alchemist", 1: "manipulator", 2: "fool", 3: "hypnotist"}
    table = position(FOUR, roles=roles, shown=[2], asked="step_in")
    assert table.asked == (3, "step_in")
    assert table.play("pass").asked == (0, "which_partner")


@clause("9.7")
def test_the_first_to_step_in_ends_the_asking() -> None:
    table = position(FOUR, roles={1: "al_ratone"}, dice=["steal", "heal"], asked="step_in").play("step in")
    assert table.asked == (1, "which_die")
    assert table.happened("did_not_step_in") == []


@clause("9.8")
def test_nobody_is_asked_once_al_ratone_is_face_up() -> None:
    table = position(FOUR, roles={1: "al_ratone"}, shown=[1]).play("keep")
    assert table.asked == (0, "which_partner")


@clause("9.8")
def test_nobody_is_asked_when_there_is_only_one_possible_partner() -> None:
    roles = {0: "alchemist", 1: "al_ratone"}
    table = position("rat_trap(players=2,roles=true)", roles=roles, dice=["steal", "heal"], turned=6).play("keep")
    assert table.asked == (1, "which_die")
    assert table.view(None)["rats"][1]["role"] is None


@clause("9.8")
def test_with_two_players_al_ratone_may_step_in_while_the_third_rat_is_possible() -> None:
    roles = {0: "alchemist", 1: "al_ratone"}
    table = position("rat_trap(players=2,roles=true)", roles=roles, dice=["steal", "heal"], turned=5, asked="step_in")
    assert table.asked == (1, "step_in")
    table.play("step in")
    assert table.view(None)["partner"] == 1
    assert table.view(None)["third_rat"]["cards_left"] == 1


@clause("9.8")
def test_without_roles_nobody_is_asked_to_step_in() -> None:
    assert position("rat_trap(players=3)").play("keep").question == "which_partner"


# The Hypnotist.


def cat_at(target: int, attacker: int = 1, **what_matters: Any) -> Position:
    """Seat `attacker` is the partner and sends the cat; seat 3 is the Hypnotist, seat 0 active with the other die."""
    roles = {0: "al_ratone", 1: "alchemist", 2: "fool", 3: "hypnotist"}
    what_matters = {"roles": roles, "dice": ["claws", "steal"], **what_matters}
    table = position(FOUR, partner=attacker, **what_matters)
    keep = [] if what_matters["dice"] == ["claws", "claws"] else ["keep claws"]
    return table.play(*keep, f"claw {target}")


@clause("9.9")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_the_hypnotist_may_send_the_cat_on_to_any_other_player(target: int) -> None:
    table = cat_at(3)
    assert table.asked == (3, "send_cat_on")
    assert table.moves() == ["pass", "hypnotise 0", "hypnotise 1", "hypnotise 2"]
    table.play(f"hypnotise {target}")
    assert bandages(table) == [int(seat == target) for seat in range(4)]
    assert table.happened("role_shown") == [{"seat": 3, "role": "hypnotist"}]


@clause("9.9")
def test_the_hypnotist_need_not_show_himself() -> None:
    table = cat_at(3).play("pass")
    assert bandages(table) == [0, 0, 0, 1]
    assert table.view(None)["rats"][3]["role"] is None


@clause("9.9")
def test_the_hypnotist_sends_the_cat_on_once_in_a_round() -> None:
    table = cat_at(3, dice=["claws", "claws"]).play("hypnotise 1")
    table.play("claw 3")
    assert table.happened("wounded") == [{"seat": 1, "bandages": 1}, {"seat": 3, "bandages": 1}]


@clause("9.9")
def test_the_hypnotist_cannot_send_a_trap_on() -> None:
    table = position(
        FOUR, roles={3: "hypnotist"}, dice=["key", "steal"], partner=3, piles={"A": ["trap", "one", "two", "one"]}
    )
    table.play("keep key", "draw A")
    assert bandages(table) == [0, 0, 0, 1]


@clause("9.10")
def test_the_hypnotist_decides_before_any_clover_is_used() -> None:
    table = cat_at(3, stock={3: ["clover"]})
    assert table.asked == (3, "send_cat_on")
    table.play("pass")
    assert table.asked == (3, "use_clover")
    assert table.moves() == ["clover", "pass"]


@clause("9.10")
def test_the_cat_is_not_sent_on_to_somebody_already_attacked_this_turn() -> None:
    table = cat_at(2, dice=["claws", "claws"]).play("pass", "claw 3")
    assert table.asked == (3, "send_cat_on")
    assert table.moves() == ["pass", "hypnotise 0", "hypnotise 1"]


@clause("9.10")
def test_the_cat_is_not_sent_on_to_somebody_who_is_out() -> None:
    table = position(
        FOUR,
        roles={0: "al_ratone", 1: "alchemist", 2: "fool", 3: "hypnotist"},
        dice=["key", "claws"],
        partner=1,
        bandages={1: 2},
        piles={"A": ["trap", "one", "two", "one"]},
    )
    table.play("keep key", "draw A", "claw 3")
    assert table.moves() == ["pass", "hypnotise 0", "hypnotise 2"]


@clause("9.10")
def test_the_cat_may_be_sent_on_to_the_third_rat() -> None:
    table = position(
        "rat_trap(players=2,roles=true)",
        roles={0: "alchemist", 1: "hypnotist"},
        dice=["claws", "heal"],
        partner=1,
    )
    table.play("keep heal", "claw 1")
    assert table.moves() == ["pass", "hypnotise 0", "hypnotise 2"]
    table.play("hypnotise 2")
    assert bandages(table) == [0, 0, 1]


@clause("9.11")
def test_only_the_one_finally_attacked_counts_as_attacked() -> None:
    table = cat_at(3, dice=["claws", "claws"]).play("hypnotise 1")
    assert table.asked == (0, "whom_to_claw")
    assert table.moves() == ["claw 2", "claw 3"]


@clause("9.11")
def test_the_one_finally_attacked_may_use_a_clover() -> None:
    table = cat_at(3, dice=["claws", "heal"], stock={1: ["clover"], 3: ["clover"]}).play("hypnotise 1")
    assert table.asked == (1, "use_clover")
    table.play("clover")
    assert bandages(table) == [0, 0, 0, 0]
    assert table.view(3)["rats"][3]["known"] == {"clover": 1}


@clause("9.11")
def test_the_new_target_is_not_asked_to_send_the_cat_on_again() -> None:
    table = cat_at(3).play("hypnotise 2")
    assert bandages(table) == [0, 0, 1, 0]
    assert table.happened("did_not_hypnotise") == []


@clause("9.11")
def test_the_one_who_sent_the_cat_may_go_out_by_it_and_the_turn_goes_on() -> None:
    table = cat_at(3, dice=["claws", "claws"], bandages={1: 2}).play("hypnotise 1")
    assert table.happened("went_out") == [{"seat": 1, "cards": 0}]
    assert table.moves() == ["claw 2", "claw 3"]


@clause("9.12")
@pytest.mark.parametrize("target", [0, 2, 3])
def test_everyone_the_cat_is_sent_at_is_asked_as_long_as_the_role_is_face_down(target: int) -> None:
    table = cat_at(target)
    assert table.asked == (target, "send_cat_on")
    assert ("hypnotise 1" in table.moves()) == (target == 3)
    assert "pass" in table.moves()
    for other in (0, 1, 2, 3, None):
        assert (table.view(other)["question"], table.view(other)["decider"]) == ("send_cat_on", target)


@clause("9.12")
def test_whoever_has_shown_another_role_is_not_asked() -> None:
    roles = {0: "al_ratone", 1: "alchemist", 2: "manipulator", 3: "hypnotist"}
    assert bandages(cat_at(2, roles=roles)) == [0, 0, 1, 0]
    assert bandages(cat_at(0, roles=roles, shown=[0])) == [1, 0, 0, 0]


@clause("9.12")
def test_nobody_is_asked_once_the_hypnotist_is_face_up() -> None:
    assert bandages(cat_at(2, shown=[3])) == [0, 0, 1, 0]
    assert bandages(cat_at(3, shown=[3])) == [0, 0, 0, 1]


@clause("9.12")
def test_nobody_is_asked_when_the_cat_could_go_nowhere_else() -> None:
    # The active player is the Fool and goes out together with the thief; the claws left to him have one target only.
    def claws_of_an_exposed_fool(players: int) -> Position:
        return position(
            f"rat_trap(players={players},roles=true)",
            roles={0: "fool", 1: "al_ratone", 2: "hypnotist"},
            dice=["steal", "claws"],
            partner=1,
            bandages={0: 2, 1: 2},
            stock={0: ["trap", "trap"]},
        ).play("keep steal")

    table = claws_of_an_exposed_fool(players=3)
    assert [event["target"] for event in table.happened("cat_sent")] == [2]
    assert table.happened("wounded")[-1] == {"seat": 2, "bandages": 1}
    table = claws_of_an_exposed_fool(players=4).play("claw 2")
    assert table.moves() == ["pass", "hypnotise 3"]


# The Fool.


def robbed_fool(
    fools: list[str], thiefs: list[str] | None = None, spelling: str = THREE, **what_matters: Any
) -> Position:
    """Seat 1 is the partner and steals a trap from seat 2, the Fool. The active player has a heal to use."""
    stock = {2: fools} | ({1: thiefs} if thiefs else {})
    roles = {0: "alchemist", 1: "al_ratone", 2: "fool"}
    table = position(spelling, roles=roles, dice=["steal", "heal"], partner=1, stock=stock, **what_matters)
    return table.play("keep steal", stolen="trap")


@clause("9.13")
def test_the_fool_keeps_a_drawn_trap_in_stock_without_a_word() -> None:
    table = position(
        THREE, roles={1: "fool"}, dice=["keys", "heal"], partner=1, piles={"A": ["trap", "one", "trap", "one"]}
    )
    before = table.view(None)
    table.play("keep keys", "draw A")
    assert bandages(table) == [0, 0, 0]
    assert table.view(1)["rats"][1]["known"] == {"trap": 1, "one": 1}
    for other in (0, 2, None):
        assert table.happened("drew", seat=other) == [{"seat": 1, "pile": "A"}] * 2
        assert table.view(other)["rats"][1]["known"] == {}
        assert table.view(other)["rats"][1]["role"] is None
        assert table.view(other)["piles"][0]["traps_shown"] == before["piles"][0]["traps_shown"]
        assert table.view(other)["discard"] == before["discard"]


@clause("9.13")
def test_the_fool_has_no_choice_about_it() -> None:
    table = position(THREE, roles={1: "fool"}, dice=["key", "claws"], partner=1, piles={"A": ["trap", "one", "one"]})
    table.play("keep key", "draw A")
    assert table.asked == (0, "whom_to_claw")


@clause("9.13")
def test_anybody_else_is_hurt_by_a_trap_also_where_there_are_roles() -> None:
    table = position(
        THREE, roles={1: "alchemist", 2: "fool"}, dice=["key", "steal"], partner=1, piles={"A": ["trap", "one", "one"]}
    )
    table.play("keep key", "draw A")
    assert bandages(table) == [0, 1, 0]


@clause("9.13")
def test_the_fools_trap_is_worth_no_point() -> None:
    table = position(
        THREE,
        roles={0: "fool", 1: "al_ratone", 2: "hypnotist"},
        dice=["claws", "heal"],
        partner=1,
        bandages={2: 2},
        stock={0: ["trap", "trap", "one"]},
    )
    table.play("keep claws", "claw 2", "pass")
    assert table.scores == [1, 0, 0]


@clause("9.14")
def test_a_stolen_trap_is_shown_and_discarded_and_wounds_the_thief() -> None:
    table = robbed_fool(["trap", "one"])
    assert "Sky steals a trap from Moss. It snaps!" in table.log(None)
    assert table.happened("wounded") == [{"seat": 1, "bandages": 1}]
    assert table.view(None)["rats"][1]["stock"] == 0
    assert table.view(None)["rats"][2]["stock"] == 1
    assert table.view(None)["discard"]["trap"] == 1
    assert table.view(None)["piles"][0]["traps_shown"] == 0


@clause("9.14")
def test_a_cheese_stolen_from_the_fool_hurts_nobody() -> None:
    roles = {0: "alchemist", 1: "al_ratone", 2: "fool"}
    table = position(THREE, roles=roles, dice=["steal", "heal"], partner=1, stock={2: ["trap", "one"]})
    table.play("keep steal", stolen="one")
    assert bandages(table) == [0, 0, 0]
    assert table.view(None)["rats"][2]["role"] is None
    assert table.view(2)["rats"][2]["known"] == {"trap": 1}


@clause("9.15")
def test_a_robbed_fool_shows_role_and_traps_discards_them_and_takes_a_bandage_for_each() -> None:
    table = robbed_fool(["trap", "trap", "trap"])
    assert table.happened("role_shown") == [{"seat": 2, "role": "fool"}]
    assert table.happened("fool_exposed") == [{"seat": 2, "traps": 2}]
    assert bandages(table) == [0, 1, 2]
    assert table.view(None)["rats"][2]["stock"] == 0
    assert table.view(None)["discard"]["trap"] == 3


@clause("9.15")
def test_the_thief_suffers_before_the_fool() -> None:
    table = robbed_fool(["trap", "trap"])
    assert [event["seat"] for event in table.happened("wounded")] == [1, 2]
    table = robbed_fool(["trap", "trap"], thiefs=["one"])
    assert table.asked == (1, "use_clover")
    assert table.view(None)["rats"][2]["role"] is None
    assert table.view(None)["rats"][2]["stock"] == 1


@clause("9.15")
def test_a_robbed_fool_without_other_traps_only_loses_the_role() -> None:
    table = robbed_fool(["trap", "one", "one"])
    assert bandages(table) == [0, 1, 0]
    assert table.view(None)["rats"][2]["role"] == "fool"
    assert table.view(2)["rats"][2]["known"] == {"one": 2}


@clause("9.15")
def test_once_shown_the_fool_is_hurt_by_traps_like_anybody_else() -> None:
    table = position(
        THREE, roles={1: "fool"}, shown=[1], dice=["key", "steal"], partner=1, piles={"A": ["trap", "one", "one"]}
    )
    table.play("keep key", "draw A")
    assert bandages(table) == [0, 1, 0]
    assert table.view(None)["rats"][1]["stock"] == 0


@clause("9.16")
def test_the_fool_takes_the_bandages_one_at_a_time_until_he_is_out() -> None:
    table = robbed_fool(["trap", "trap", "trap", "one"], bandages={2: 2})
    assert table.asked == (2, "use_clover")
    table.play("pass")
    assert table.happened("wounded") == [{"seat": 1, "bandages": 1}, {"seat": 2, "bandages": 3}]
    assert table.happened("went_out") == [{"seat": 2, "cards": 1}]
    assert table.view(None)["round"] == 2  # and asked no more


@clause("9.16")
def test_the_fool_is_asked_before_each_of_the_bandages() -> None:
    table = robbed_fool(["trap", "trap", "trap", "one"])
    for already in (0, 1):
        assert table.asked == (2, "use_clover")
        assert bandages(table)[2] == already
        table.play("pass")
    assert bandages(table)[2] == 2


@clause("9.16")
def test_the_fool_pays_even_if_the_thief_goes_out() -> None:
    table = robbed_fool(["trap", "trap", "trap"], bandages={1: 2})
    assert table.happened("wounded")[:3] == [
        {"seat": 1, "bandages": 3},
        {"seat": 2, "bandages": 1},
        {"seat": 2, "bandages": 2},
    ]


@clause("9.16")
def test_when_the_fool_goes_out_the_other_action_is_still_carried_out() -> None:
    table = robbed_fool(["trap", "trap", "trap"], bandages={0: 1, 2: 2})
    assert [event["seat"] for event in table.happened("went_out")] == [2]
    assert table.happened("healed") == [{"seat": 0}]


@clause("9.17")
def test_the_thief_may_meet_the_stolen_trap_with_a_clover() -> None:
    table = robbed_fool(["trap", "trap"], thiefs=["clover"])
    assert table.asked == (1, "use_clover")
    table.play("clover")
    assert bandages(table) == [0, 0, 1]


@clause("9.17")
def test_the_fool_may_meet_each_of_the_bandages_with_a_clover() -> None:
    table = robbed_fool(["trap", "trap", "trap", "clover", "clover"])
    assert table.asked == (2, "use_clover")
    table.play("clover", "clover")
    assert bandages(table) == [0, 1, 0]
    table = robbed_fool(["trap", "trap", "trap", "clover", "one"])
    table.play("clover")
    assert table.moves() == ["pass"]
    table.play("pass")
    assert bandages(table) == [0, 1, 1]


@clause("9.17")
def test_the_fool_may_spend_a_clover_on_whichever_bandage_he_likes() -> None:
    table = robbed_fool(["trap", "trap", "trap", "clover"])
    table.play("pass", "clover")
    assert bandages(table) == [0, 1, 1]


# The Alchemist.


def alchemist_scores(stock: dict[int, list[str]], out: int = 2) -> Position:
    """Seat 0 is the Alchemist; the round ends because seat `out` goes out."""
    roles = {0: "alchemist", 1: "al_ratone", 2: "hypnotist"}
    table = position(THREE, roles=roles, dice=["claws", "heal"], partner=1, bandages={out: 2}, stock=stock)
    table.play("keep claws", f"claw {out}", "pass")
    return table.play("pass") if table.question == "use_clover" else table


@clause("9.18")
def test_every_clover_left_is_worth_a_point_to_the_alchemist() -> None:
    assert alchemist_scores({0: ["clover", "clover", "one"], 1: ["clover", "two"]}).scores == [3, 2, 0]


@clause("9.18")
def test_a_clover_that_was_used_is_worth_nothing_to_the_alchemist() -> None:
    roles = {0: "alchemist", 1: "al_ratone", 2: "fool", 3: "hypnotist"}
    table = position(
        FOUR,
        roles=roles,
        dice=["claws", "claws"],
        partner=1,
        bandages={2: 2},
        stock={0: ["clover", "clover"]},
    )
    table.play("claw 0", "pass", "clover", "claw 2", "pass")
    assert table.scores == [1, 0, 0, 0]


@clause("9.18")
def test_an_alchemist_who_is_out_scores_nothing() -> None:
    assert alchemist_scores({0: ["clover", "clover"], 1: ["one"]}, out=0).scores == [0, 1, 0]


@clause("9.19")
def test_the_alchemists_points_leave_the_others_without_consolation() -> None:
    table = alchemist_scores({0: ["clover"]})
    assert table.scores == [1, 0, 0]
    assert table.happened("consoled") == []


@clause("9.19")
def test_an_alchemist_without_a_clover_is_consoled_with_the_others() -> None:
    assert alchemist_scores({1: ["clover"]}).scores == [2, 2, 0]
