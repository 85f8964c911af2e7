"""Sections 15 and 16: alone against GREG, and the challenges."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.games.first_rat.parts import GREG_CARDS
from tests.clauses import clause
from tests.games.first_rat.positions import arrange
from tests.games.first_rat.seeing import mine, rats, track
from tests.positions import Position, position, table_of
from tests.variants import loaded

GREG = 1
CARDS = """
A1 1 2 0 3 cockpit; A2 2 0 1 3 cargo; A3 0 3 2 1 booster; A4 3 1 0 2 food; A5 1 1 3 0 provisions; A6 2 2 1 1 lights;
A7 0 1 2 3 cockpit; A8 3 0 2 0 cargo; A9 1 3 0 2 booster; A10 2 1 1 2 food; A11 0 2 3 1 provisions; A12 3 1 1 0 lights;
B1 1 0 2 1 library; B2 2 1 0 1 none; B3 0 2 1 2 none; B4 1 1 1 1 library; B5 2 0 0 3 none; B6 0 1 3 0 none;
B7 3 0 1 1 library; B8 1 2 1 0 none; B9 0 0 2 3 none; C 1 1 1 1 best
"""
CARD_LIST = [card.split() for card in CARDS.split(";")]


def turn_over(table: Position, **luck: str) -> Position:
    """Rat A moves from 18 to 19, and the turn ends."""
    return table.play("A>19", "end", **luck)


def against(card: str, luck: dict[str, str] | None = None, **what: Any) -> Position:
    """GREG turns up this card after a turn of the player that keeps out of his way."""
    placed = {0: [18], **what.pop("rats", {})}
    table = position("first_rat(players=1)", rats=placed, deck=[card], **what)
    return turn_over(table, **(luck or {}))


@clause("15.1")
def test_the_player_goes_first_and_gregs_rats_have_a_head_start() -> None:
    for seed in range(5):
        view = loaded("first_rat(players=1)").new(seed=seed).view(0)
        assert (view["first"], view["active"], view["players"][0]["cheese"]) == (0, 0, 1)
        greg = view["players"][GREG]
        assert [rat["at"] for rat in greg["rats"]] == [8, 5, 1, 0]
        assert (greg["cheese"], greg["light"]) == (0, 0)


@clause("15.2")
@pytest.mark.parametrize(
    ("level", "a_cards", "b_cards"), [("easy", 5, 5), ("medium", 6, 4), ("hard", 7, 3), ("unfair", 8, 2)]
)
def test_a_level_is_its_mix_of_cards_and_the_c_card(level: str, a_cards: int, b_cards: int) -> None:
    dealt = set()
    for seed in range(6):
        match = loaded(f"first_rat(players=1,level={level})" if level != "easy" else "first_rat(players=1)").new(
            seed=seed
        )
        names = [GREG_CARDS[card] for card in table_of(match).greg_deck]
        assert Counter(name[0] for name in names) == {"A": a_cards, "B": b_cards, "C": 1}
        assert len(set(names)) == 11
        dealt.add(tuple(names))
        assert match.view(0)["greg"]["cards_left"] == 11
        assert match.view(0)["greg"]["turned"] == []
    assert len(dealt) == 6


@clause("15.3", "15.12")
@pytest.mark.parametrize("card", CARD_LIST)
def test_every_card_moves_his_rats_and_shows_its_icon(card: list[str]) -> None:
    name, steps, icon = card[0], [int(number) for number in card[1:5]], card[5]
    table = against(name)
    assert rats(table, GREG) == [at + by for at, by in zip([8, 5, 1, 0], steps, strict=True)]
    placed = [event["track"] for event in table.happened("spare_placed")]
    assert placed == ([] if icon in ("library", "none") else ["booster"] if icon == "best" else [icon])
    assert len(table.happened("greg_took_comic")) == (icon == "library")
    assert len(table.happened("shuffled")) == (icon == "best")
    if icon != "best":
        shown = table.view(0)["greg"]["turned"][-1]
        assert (shown["name"], shown["steps"], shown["icon"]) == (name, steps, None if icon == "none" else icon)


@clause("15.3")
def test_his_rats_move_in_the_order_they_stand() -> None:
    table = against("A1", rats={GREG: [2, 17, 12, 4]})  # 1 2 0 3, leader first
    assert rats(table, GREG) == [2 + 3, 17 + 1, 12 + 2, 4]


@clause("15.3")
def test_the_numbers_of_rats_aboard_go_to_the_next() -> None:
    """The example of the rulebook: 1 + 2 + 0 for the third rat."""
    table = against("A1", rats={GREG: [3, "aboard", "aboard", 10]})
    assert rats(table, GREG) == [3 + 3, "aboard", "aboard", 10 + 3]


@clause("15.4")
def test_the_order_is_that_of_the_moment_the_card_is_turned() -> None:
    table = against("A9", rats={GREG: [10, 9, 8, 7]})  # 1 3 0 2: the second overtakes the first
    assert rats(table, GREG) == [11, 12, 8, 9]


@clause("15.4")
def test_a_rat_without_steps_does_nothing_on_its_space() -> None:
    table = position("first_rat(players=1)", rats={0: [7], GREG: [15, 10, 3, 2]}, deck=["A7"], zippy=2)
    table.play("A>10", "end")  # 0 1 2 3; A has joined his second rat, which moves away
    assert table.happened("greg_took") == []
    assert table.happened("greg_paid") == []


@clause("15.5")
def test_rats_that_reach_the_launch_pad_board_without_a_reward_and_several_may() -> None:
    table = against("A6", rats={GREG: [26, 25, 3, 2]})  # 2 2 1 1
    assert rats(table, GREG) == ["aboard", "aboard", 4, 3]
    assert [event["points"] for event in table.happened("boarded")] == [10, 7]
    assert mine(table, GREG)["bolts"] == 0


@clause("15.6")
def test_greg_minds_no_colours_takes_no_pipes_collects_nothing_and_shares_spaces() -> None:
    table = against("A3", rats={GREG: [3, 2, 1, 0]}, cheese={GREG: 0})  # 0 3 2 1
    assert rats(table, GREG) == [3, 5, 3, 1]
    greg = mine(table, GREG)
    assert (greg["cheese"], set(greg["materials"].values()), greg["light"]) == (0, {0}, 0)


@clause("15.7")
def test_the_toll_for_greg_goes_to_the_supply_one_a_space() -> None:
    table = position("first_rat(players=1)", rats={0: [3], GREG: [4, 4, 4, 0]}, cheese={0: 2}, deck=["B9"])
    table.play("A>4")
    assert (mine(table)["cheese"], mine(table, GREG)["cheese"]) == (1, 0)


@clause("15.7")
def test_each_rat_of_his_that_ends_on_your_space_brings_a_cheese() -> None:
    table = position("first_rat(players=1)", rats={0: [12], GREG: [12, 11, 10, 10]}, deck=["A6"])  # 2 2 1 1
    table.play("A>13", "end")
    assert rats(table, GREG) == [14, 13, 11, 11]
    assert mine(table)["cheese"] == 1
    assert mine(table, GREG)["cheese"] == 0


@clause("15.8")
@pytest.mark.parametrize(
    ("stand", "item", "out"),
    [
        (9, "green_backpack", {"harry": ["green", "blue"]}),
        (15, "drink", {"zippy": 2}),
        (21, "food_cap", {"crow": ["food", "rocket"]}),
    ],
)
def test_on_a_stand_he_throws_a_random_item_out(stand: int, item: str, out: dict[str, Any]) -> None:
    placed = {GREG: [stand - 1, 4, 3, 2]}
    table = against("B4", luck={"item": item}, rats=placed, **out)
    assert table.happened("greg_took") == [{"item": item}]
    assert rats(table, GREG)[0] == stand
    gone = table.view(0)["greg"]["gone"]
    shown = table.view(0)["stands"]
    assert item.split("_")[0] not in [*shown[0]["backpacks"], *shown[2]["caps"]] or stand == 15
    assert {9: "green" in gone["backpacks"], 15: shown[1]["drinks"] == 1, 21: "food" in gone["caps"]}[stand]


@clause("15.8")
def test_every_item_of_a_stand_can_be_the_one_and_an_empty_stand_is_left_alone() -> None:
    for item in ("green_backpack", "blue_backpack"):
        table = against("B4", luck={"item": item}, rats={GREG: [8, 4, 3, 2]}, harry=["green", "blue"])
        assert table.happened("greg_took") == [{"item": item}]
    assert against("B4", rats={GREG: [20, 4, 3, 2]}, crow=[]).happened("greg_took") == []


@clause("15.9")
def test_the_spare_marker_takes_the_leftmost_free_box_and_then_gregs_own_takes_its_place() -> None:
    table = against("A1")
    assert (track(table, "cockpit")["boxes"][0], track(table, "cockpit")["spare"]) == ("spare", 1)
    assert table.scores[GREG] == 0
    table = against("A1", spare={"cockpit": 1})
    assert (track(table, "cockpit")["boxes"][0], track(table, "cockpit")["spare"]) == (GREG, None)
    assert (table.scores[GREG], mine(table, GREG)["markers"]) == (8, 9)
    table = against("A1", marks=[(GREG, "cockpit")])
    assert track(table, "cockpit")["spare"] == 3
    table = against("A1", marks=[(GREG, "cockpit"), (0, "cockpit")], spare={"cockpit": 5})
    assert (track(table, "cockpit")["last_box"], table.scores[GREG]) == ([0, 1], 8 + 4)


@clause("15.9")
def test_without_a_marker_of_his_own_greg_takes_the_spare_one_away() -> None:
    table = against("A1", marks=[(GREG, "food")] * 10, spare={"cockpit": 1})
    assert (track(table, "cockpit")["boxes"][0], track(table, "cockpit")["spare"]) == (None, None)
    assert table.match.check() is None


@clause("15.9")
def test_a_box_with_the_spare_marker_is_taken() -> None:
    table = position("first_rat(players=1)", rats={0: [18]}, cheese={0: 10}, spare={"provisions": 1})
    table.play("A>19", "donate")
    assert table.happened("placed") == [{"seat": 0, "track": "provisions", "points": 6}]


@clause("15.10")
def test_the_best_track_counts_the_box_under_the_spare_marker() -> None:
    marks = [(0, "booster"), (0, "cargo"), (0, "food"), (0, "provisions")]
    table = against("C", spare={"cockpit": 1, "lights": 3}, marks=marks)
    assert table.happened("placed") == [{"seat": GREG, "track": "cockpit", "points": 8}]


@clause("15.10")
def test_among_equal_tracks_the_player_chooses_and_then_all_cards_are_shuffled() -> None:
    table = against("C", marks=[(0, "booster")], turned=["A1", "B2"])
    assert (table.question, table.moves()) == ("which_track", ["favour cockpit", "favour cargo", "favour lights"])
    assert table.why("favour food") == "GREG would get less on the stored food."
    table.play("favour lights")
    assert table.happened("spare_placed") == [{"track": "lights", "points": 8}]
    greg = table.view(0)["greg"]
    assert (greg["cards_left"], greg["turned"], greg["known"]) == (11, [], ["A1", "B2", "C"])
    assert table.turn == 0


@clause("15.10")
def test_where_no_track_is_worth_anything_all_are_equal(tmp_path: Path) -> None:
    """In a box of one's own: the standard one has points everywhere."""
    standard = (files("rattery.games.first_rat") / "box.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r"boxes = \[(\d+, ){4}\d+\]", "boxes = [0, 0, 0, 0, 0]", standard), encoding="utf-8")
    table = Position(rattery.load("first_rat(players=1)", box=str(path)).new(seed=1))
    arrange(table, rats={0: [18]}, deck=["C"])
    assert len(turn_over(table).moves()) == 6


@clause("15.11")
def test_the_library_icon_throws_a_random_comic_out() -> None:
    for comic in ("plumber", "haggler"):
        table = against("B1", luck={"comic": comic}, library=["plumber", "haggler"])
        assert table.happened("greg_took_comic") == [{"comic": comic}]
        assert len(table.view(0)["library"]) == 1
    assert against("B1", library=[]).happened("greg_took_comic") == []


@clause("15.13")
def test_his_fourth_rat_aboard_ends_the_game_and_only_his_own_markers_and_rats_score() -> None:
    table = against("A1", rats={GREG: ["aboard", "aboard", "aboard", 26]}, spare={"food": 1, "cockpit": 1})
    assert table.is_over
    assert table.scores[GREG] == 10 + 7 + 6 + 6 + 8
    assert mine(table, GREG)["points"]["food"] == 0


@clause("15.13")
def test_his_eighth_marker_ends_the_game_a_round_later() -> None:
    table = against("A1", spare={"cockpit": 1}, marks=[(GREG, "food")] * 7)
    assert table.happened("eighth_marker") == [{"seat": GREG, "markers": 8}]
    assert (table.view(0)["round"], table.view(0)["last_round"]) == (6, 6)
    table.play("A>22", "end")
    assert table.is_over


@clause("15.14")
@pytest.mark.parametrize(("bolts", "winner"), [(2, GREG), (3, 0), (4, 0)])
def test_the_player_wins_with_more_points_than_greg_and_a_tie_is_his(bolts: int, winner: int) -> None:
    table = against(
        "B2", marks=[(GREG, "provisions")], bolts={0: bolts}, mouldy={0: 1 if bolts == 4 else 0}, last_round=5
    )
    assert table.winners == [winner]
    table = against("B2", marks=[(GREG, "provisions"), (0, "food")], last_round=5)
    assert table.scores == [7, 7]
    assert table.winners == [GREG]


# Challenges.


def judged(**what: Any) -> dict[str, bool]:
    """The challenges after a game that ends with this round; GREG has nothing, the player a marker on the food."""
    settled = {"rats": {0: [5, 0]}, "marks": [(0, "food")], "last_round": 5, "deck": ["B1"], **what}
    table = position("first_rat(players=1)", **settled).play("A>6", "end")
    assert table.is_over
    return dict(table.view(0)["challenges"])


TWICE = [(0, "cockpit"), (0, "cargo"), (0, "booster")] * 2
PIPES = {1: 2, 2: 2, 3: 5, 4: 2, 5: 2}
COLOURS = ["blue", "yellow", "orange", "green"]


@clause("16.1")
@pytest.mark.parametrize(
    ("challenge", "met", "missed"),
    [
        ("grounded", {}, {"rats": {0: [5, "aboard"]}}),
        ("empty_handed", {}, {"backpacks": {0: ["blue"]}}),
        ("empty_handed", {}, {"caps": {0: ["food"]}}),
        ("empty_handed", {}, {"comics": {0: ["plumber"]}}),
        ("two_rockets", {"marks": TWICE}, {"marks": TWICE[:5]}),
        ("many_backpacks", {"backpacks": {0: COLOURS}}, {"backpacks": {0: [*COLOURS[:3], "blue"]}}),
        ("many_points", {"bolts": {0: 16}, "cheese": {0: 140}}, {"bolts": {0: 16}, "cheese": {0: 139}}),
        ("few_turns", {"turns": {0: 15}}, {"turns": {0: 16}}),
        ("full_larder", {"marks": [(0, "food")] * 5}, {"marks": [(0, "food")] * 4}),
        *(("pipe_rat", {"used": {0: PIPES}}, {"used": {0: {**PIPES, pipe: 1}}}) for pipe in PIPES),
    ],
)
def test_each_challenge_asks_for_its_own(challenge: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    assert judged(**met)[challenge]
    assert not judged(**missed)[challenge]


@clause("16.1")
def test_a_full_crew_is_a_challenge() -> None:
    crew = {0: ["aboard", "aboard", "aboard", 26], GREG: [3, 2, 1, 0]}
    table = position("first_rat(players=1)", rats=crew, deck=["B1"]).play("D>pad", "end")
    assert table.view(0)["challenges"]["full_crew"]
    assert table.happened("challenge_met")[-1] == {"challenge": "few_turns"}
    assert not judged(rats={0: [5, "aboard", "aboard", "aboard"]})["full_crew"]


@clause("16.1")
def test_a_drink_that_was_spent_was_taken() -> None:
    table = position(
        "first_rat(players=1)", rats={0: [5, 0]}, marks=[(0, "food")], last_round=5, deck=["B1"], drinks={0: 1}
    ).play("A>6", "drink", "end")
    assert not table.view(0)["challenges"]["empty_handed"]


@clause("16.1")
def test_a_lost_game_meets_no_challenge_and_one_that_goes_on_neither() -> None:
    assert not any(judged(marks=[(0, "food"), (GREG, "cockpit"), (GREG, "booster")]).values())
    assert not any(position("first_rat(players=1)", marks=[(0, "food")]).view(0)["challenges"].values())


@clause("16.1")
def test_there_are_nine_challenges_and_only_alone() -> None:
    assert len(position("first_rat(players=1)").view(0)["challenges"]) == 9
    assert "challenges" not in position("first_rat(players=2)").view(0)


@clause("15.15")
def test_all_his_rats_move_before_the_icon_is_carried_out() -> None:
    table = against("A1", spare={"cockpit": 1})
    told = [event["event"] for event in table.match.events(None) if event["event"] in ("greg_moved", "placed")]
    assert told == ["greg_moved"] * 3 + ["placed"], "1 2 0 3: three rats move"
