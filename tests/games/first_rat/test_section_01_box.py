"""Section 1: the box and setting up."""

from __future__ import annotations

import pytest

import rattery
from tests.clauses import clause
from tests.positions import position
from tests.variants import loaded

# Colour and yield of the 26 spaces, as clause 1.3 lists them.
PATH = """
blue 1 bulb, yellow 1 cheese, orange 1 soda, green 1 vinegar, yellow 1 cheese, white 1 core,
orange 1 vinegar, blue 2 bulb, white 2 core, green 1 soda, yellow 2 cheese,
white 3 core, orange 1 vinegar, blue 2 bulb, yellow 2 cheese, green 1 can,
blue 3 bulb, orange 1 calculator, green 1 soda, white 3 core, yellow 3 cheese,
blue 4 bulb, orange 1 can, yellow 4 cheese, green 1 calculator, white 4 core
"""
SPACES = [entry.split() for entry in PATH.replace("\n", " ").split(",")]


@clause("1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_play_and_alone_one_plays_against_greg(players: int) -> None:
    match = rattery.load("first_rat", players=players).new(seed=1)
    assert len(match.view(0)["players"]) == max(players, 2)
    assert ("greg" in match.view(0)) == (players == 1)


@clause("1.2")
def test_two_rats_begin_on_the_start_and_two_in_the_nursery_and_everybody_has_ten_markers() -> None:
    for player in loaded("first_rat(players=3)").new(seed=1).view(0)["players"]:
        assert [rat["at"] for rat in player["rats"]] == [0, 0, "nursery", "nursery"]
        assert player["markers"] == 10
        assert (player["light"], player["burrow"]) == (0, "t2")


@clause("1.3")
@pytest.mark.parametrize(("number", "entry"), list(enumerate(SPACES, 1)))
def test_every_space_has_its_colour_and_gives_its_goods(number: int, entry: list[str]) -> None:
    colour, amount, goods = entry
    table = position("first_rat(players=2)", rats={0: [number - 1]}, light={0: 0})
    space = table.view(0)["path"][number - 1]
    assert (space["colour"], space["amount"], space["gives"]) == (colour, int(amount), goods)
    table.play(f"A>{number}")
    assert table.happened("collected")[0] == {"seat": 0, "goods": goods, "amount": int(amount)}


@clause("1.4", "1.6")
def test_six_caps_and_six_comics_of_ten_are_set_out_at_random() -> None:
    shown = [loaded("first_rat(players=2)").new(seed=seed).view(None) for seed in range(12)]
    assert {len(view["stands"][2]["caps"]) for view in shown} == {6}
    assert {len(view["library"]) for view in shown} == {6}
    assert len({cap for view in shown for cap in view["stands"][2]["caps"]}) == 10
    assert len({comic for view in shown for comic in view["library"]}) == 10


@clause("1.6")
def test_a_first_game_has_the_six_comics_without_a_super_rat() -> None:
    for seed in range(5):
        library = loaded("first_rat(players=2,first_game=true)").new(seed=seed).view(None)["library"]
        assert library == ["tinkerer", "plumber", "charmer", "gourmet", "haggler", "quartermaster"]


@clause("1.5")
@pytest.mark.parametrize(("players", "drinks", "backpacks"), [(1, 3, 5), (2, 3, 5), (3, 4, 6), (4, 5, 7), (5, 6, 9)])
def test_the_stands_set_out_more_for_more_players(players: int, drinks: int, backpacks: int) -> None:
    stands = rattery.load("first_rat", players=players).new(seed=3).view(None)["stands"]
    assert sum(stands[0]["backpacks"].values()) == backpacks
    assert max(stands[0]["backpacks"].values()) <= 2
    assert stands[1]["drinks"] == drinks


@clause("1.7")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {loaded("first_rat(players=4)").new(seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}


@clause("1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_later_players_begin_with_more_cheese(players: int) -> None:
    view = rattery.load("first_rat", players=players).new(seed=6).view(None)
    in_order = [(view["first"] + place) % players for place in range(players)]
    assert [view["players"][seat]["cheese"] for seat in in_order] == [1, 2, 2, 3, 3][:players]


@clause("1.9")
@pytest.mark.parametrize(("players", "blocked"), [(1, [2, 4]), (2, [2, 4]), (3, [4]), (4, [4]), (5, [])])
def test_neutral_markers_cover_boxes_when_few_play(players: int, blocked: list[int]) -> None:
    for track in rattery.load("first_rat", players=players).new(seed=1).view(None)["tracks"]:
        assert [place for place, holds in enumerate(track["boxes"], 1) if holds == "blocked"] == blocked


@clause("1.10")
def test_cheese_and_materials_never_run_out() -> None:
    table = position("first_rat(players=2)", rats={0: [3]}, cheese={0: 900}, materials={0: {"vinegar": 900}})
    table.play("A>4")
    assert table.view(0)["players"][0]["materials"]["vinegar"] == 901


@clause("1.10")
def test_bolts_run_out() -> None:
    table = position("first_rat(players=2)", rats={0: [26, 0]}, bolts={1: 16})
    table.play("A>pad", "halt")
    assert table.happened("got_bolt") == []
    assert table.happened("freed_rat") == [{"seat": 0}]
