"""Section 1: the box and setting up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rattery import load
from rattery.core.box import BoxFile
from rattery.core.errors import BadBox
from rattery.core.rules_text import rules_text
from rattery.core.words import LANGUAGES, words
from rattery.games.pied_piper.parts import CARDS, FIGURE_NAMES, MARKS, NOWHERE
from rattery.match import Match
from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of
from tests.positions import box_of, position, table_of

OPENINGS = 60


def openings(players: int, **options: str) -> list[Match]:
    game = load("pied_piper", players=players, **options)
    return [game.new(seed=seed) for seed in range(OPENINGS)]


def figures_in_play(match: Match) -> dict[str, int]:
    """Every figure in play and the house on whose left it stands."""
    places = table_of(match).figures
    return {name: int(places[figure]) for figure, name in enumerate(FIGURE_NAMES) if places[figure] != NOWHERE}


@clause("1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_of_three_to_five_players_has_a_house(players: int) -> None:
    circle = load("pied_piper", players=players).new(seed=1).view(None)["circle"]
    assert [house["seat"] for house in circle] == list(range(players))
    assert all(house["stands"] for house in circle)


@clause("1.2")
def test_the_houses_stand_in_a_circle_and_the_turn_goes_to_the_right() -> None:
    table = position(
        "pied_piper(players=3)",
        active=2,
        row=["red", "blue", "yellow", "black"],
        gaps={2: ["red"]},
        under={1: ["forward1"]},
        hands={2: ["sewer", "back1"]},
    )
    table.play("lay sewer 1", "lay back1 2")
    assert counters(table) == [0, 0, 1]  # house 2 was in front of gap 2
    assert gap_of(table, "red") == 1  # behind the last house comes the first again
    assert table.turn == 0


@clause("1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_counter_starts_at_nothing_below_seven_levels(players: int) -> None:
    view = load("pied_piper", players=players).new(seed=1).view(None)
    assert view["levels"] == 7
    assert [house["counter"] for house in view["circle"] if house["seat"] is not None] == [0] * players


@clause("1.4")
def test_at_six_a_house_still_stands_and_at_seven_the_roof_is_reached() -> None:
    def cross(counter: int) -> list[bool]:
        table = position(
            "pied_piper(players=4)",
            row=["red", "blue", "yellow", "black"],
            gaps={1: ["red"]},
            under={1: ["forward1"]},
            hands={0: ["sewer", "back1"]},
            counters={1: counter},
        )
        return [house["stands"] for house in table.play("lay sewer 1", "lay back1 2").view(None)["circle"]]

    assert cross(5) == [True, True, True, True]
    assert cross(6) == [True, False, True, True]


@clause("1.4")
def test_the_piper_cannot_lower_a_counter_below_nothing() -> None:
    table = position(
        "pied_piper(players=4)",
        row=["piper", "blue", "yellow", "black"],
        gaps={1: ["piper"]},
        under={1: ["forward1"]},
        hands={0: ["forward1", "back1"]},
        counters={2: 1},
    )
    table.play("lay forward1 1", "lay back1 2")
    assert counters(table) == [0, 0, 0, 0]
    assert table.happened("crossed_in_vain") == [{"figure": "piper", "seat": 1, "counter": 0}]


@clause("1.5")
@pytest.mark.parametrize(("players", "rats"), [(3, 4), (4, 5), (5, 6)])
def test_the_piper_and_one_rat_more_than_there_are_houses_are_in_play(players: int, rats: int) -> None:
    for match in openings(players):
        in_play = figures_in_play(match)
        assert "piper" in in_play
        assert len(in_play) == rats + 1


@clause("1.6")
def test_first_player_rats_and_their_places_are_drawn_at_random() -> None:
    matches = openings(3)
    assert {match.turn for match in matches} == {0, 1, 2}
    assert {name for match in matches for name in figures_in_play(match)} == set(FIGURE_NAMES)
    assert {figures_in_play(match).get("red") for match in matches} == {None, 0, 1, 2}


@clause("1.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rat_starts_in_each_gap_and_beside_the_first_player_one_more_and_the_piper(players: int) -> None:
    for match in openings(players):
        view = match.view(None)
        for house in view["circle"]:
            is_first = house["seat"] == match.turn
            assert len(house["figures_left_of_it"]) == (3 if is_first else 1)
            assert ("piper" in house["figures_left_of_it"]) == is_first


@clause("1.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_figure_in_play_has_three_character_cards_and_the_others_have_none(players: int) -> None:
    for match in openings(players)[:10]:
        s = table_of(match)
        cards = Counter(FIGURE_NAMES[character.figure] for character in s.characters)
        cards.update({name: int(s.character_deck[figure]) for figure, name in enumerate(FIGURE_NAMES)})
        assert +cards == Counter(dict.fromkeys(figures_in_play(match), 3))


@clause("1.9", "1.10")
def test_there_are_ten_cards_of_each_basic_kind_and_five_of_each_special_one() -> None:
    box = box_of(load("pied_piper"))
    assert dict(zip(CARDS, map(int, box.actions), strict=True)) == {
        **dict.fromkeys(("forward1", "forward2", "back1", "sewer"), 10),
        **dict.fromkeys(("plus1", "melody"), 5),
    }
    assert sum(map(int, box.actions)) == 50


@clause("1.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_four_action_cards(players: int) -> None:
    for match in openings(players)[:10]:
        assert [player["hand_size"] for player in match.view(None)["players"]] == [4] * players
        assert match.view(None)["deck"] == 50 - 4 * players


@clause("1.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_opening_row_shows_the_piper_once_at_most(players: int) -> None:
    set_aside = 0
    for match in openings(players) + openings(players, variant="little_rats"):
        row = [character["figure"] for character in match.view(None)["row"]]
        assert len(row) == 4
        assert row.count("piper") <= 1
        surplus = [event for event in match.events(None) if event["event"] == "set_aside"]
        assert "piper" in row or not surplus
        # Those set aside are back in the deck.
        assert int(table_of(match).character_deck[0]) + row.count("piper") == 3
        set_aside += len(surplus)
    assert set_aside > 0


@clause("1.12")
def test_the_leftmost_piper_stays() -> None:
    """Later places never show a piper once one was set aside to their left."""
    for match in openings(3) + openings(4):
        story = [event for event in match.events(None) if event["event"] in ("set_aside", "character_shown")]
        first = next((at for at, event in enumerate(story) if event["event"] == "set_aside"), None)
        if first is not None:
            assert [event.get("figure") for event in story[:first]].count("piper") == 1
            assert "piper" not in [event.get("figure") for event in story[first:]]


@clause("1.13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_letter_and_a_shape_of_its_own(lang: str) -> None:
    labels = [words(lang, "pied_piper").say(f"label-figure-{name}") for name in MARKS]
    assert len({label[0] for label in labels}) == len({label[1] for label in labels}) == len(MARKS)
    assert [label[1:3] for label in labels] == [f"{mark[1]} " for mark in MARKS.values()]  # the same shapes everywhere
    told = rules_text("pied_piper", lang).clauses()["1.13"].text
    assert [label[:2] for label in labels[: len(FIGURE_NAMES)] if f"{label[:2]} " not in told] == []


@clause("1.13")
def test_the_marks_of_the_views_are_those_of_the_english_words() -> None:
    labels = [words("en", "pied_piper").say(f"label-figure-{name}") for name in MARKS]
    assert [label[:2] for label in labels] == list(MARKS.values())


@clause("1.13")
def test_a_view_shows_the_mark_of_every_character() -> None:
    for character in load("pied_piper").new(seed=1).view(None)["row"]:
        assert character["mark"] == MARKS[character["figure"]]


# A box of one's own.


def changed_box(line: str, by: str, tmp_path: Path) -> Path:
    text = BoxFile.standard("pied_piper").text
    assert line in text
    path = tmp_path / "my.toml"
    path.write_text(text.replace(line, by), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("line", "by", "problem"),
    [
        ("levels = { value = 7,", "levels = { value = 0,", "line 11: value must be 1–20; found 0"),
        ("hand   = { value = 4,", "hand   = { value = 1,", "line 12: value must be 2–6; found 1"),
        ("each = { value = 3,", "each = { value = 0,", "line 16: value must be 1–9; found 0"),
        ("forward1 = { count = 10", "forward1 = { count = 80", "line 30: count must be 0–60; found 80"),
        ("forward1 = { count = 10", "forward1 = { count = 25", "there may be 60 action cards at most; these are 65"),
        ("sewer    = { count = 10", "sewer    = { count = 0", "need 38 basic cards; these are 30"),
        ('hand   = { value = 4, source = "rulebook" }', "", "[limits] hand is missing"),
        ('melody   = { count = 5, source = "house" }', 'melodie = { count = 5, source = "house" }', "melody is missing"),
    ],
)  # fmt: skip
def test_a_box_that_cannot_be_played_is_refused_with_its_line(line: str, by: str, problem: str, tmp_path: Path) -> None:
    if "need 38 basic cards; these are 30" in problem:  # five hands of six cards and the row need 38
        path = changed_box("hand   = { value = 4,", "hand   = { value = 6,", tmp_path)
        path.write_text(path.read_text(encoding="utf-8").replace(line, by), encoding="utf-8")
    else:
        path = changed_box(line, by, tmp_path)
    with pytest.raises(BadBox) as refused:
        load("pied_piper", box=path)
    assert problem in str(refused.value)


def test_a_box_of_ones_own_is_played(tmp_path: Path) -> None:
    game = load("pied_piper(players=3)", box=changed_box("levels = { value = 7,", "levels = { value = 2,", tmp_path))
    match = game.new(seed=1)
    assert match.view(None)["levels"] == 2
    while not match.is_over:
        match.play(match.moves()[0])
        assert match.check() is None
    assert max(match.scores) <= 2 * 10 + 1
