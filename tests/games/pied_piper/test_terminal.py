"""The table of The Pied Piper in a terminal: figures without colour, cards as far as they are known, the circle in order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rattery.cli.terminal.story import Story
from rattery.cli.terminal.tables import terminal_table
from rattery.core.merged_view import merged_view
from rattery.core.words import LANGUAGES, words
from rattery.games.pied_piper import terminal as pied_piper
from tests.cli.sessions import printed
from tests.games.pied_piper.positions import counters
from tests.positions import Position, position

HIDDEN = "pied_piper(players=4,variant=hidden)"
ROW = ["red", "blue", "piper", "yellow"]


def drawn(table: Position, seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    view = table.view(seat)
    return printed(pied_piper.table(view, Story(table.match, lang), seat, width, False), width).splitlines()


def a_table(**what_matters: Any) -> Position:
    given = {"under": {1: ["forward2"], 4: ["melody"]}, "face_down": [4], "laid_by": {1: 0, 4: 1}} | what_matters
    return position(HIDDEN, row=ROW, **given)


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert terminal_table("pied_piper").table is pied_piper.table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_is_known_by_letter_and_shape_and_name_without_colour(lang: str) -> None:
    say = words(lang, "pied_piper").say
    line = drawn(a_table(), 0, lang)[1]
    assert [place for place in "1234" if f"{place} {say(f'label-figure-{ROW[int(place) - 1]}')}" in line] == list(
        "1234"
    )
    assert "…" not in line


@pytest.mark.parametrize(("lang", "marks"), [("en", "Y○ R△ B□ K◇"), ("fr", "J○ R△ B□ N◇"), ("de", "G○ R△ B□ S◇")])
def test_the_letter_of_a_tail_is_the_one_of_its_colour_in_the_players_language(lang: str, marks: str) -> None:
    lines = drawn(position("pied_piper(players=3)", gaps={1: ["yellow", "red", "blue", "black"]}), None, lang)
    assert any(line.startswith(f"{marks} ") for line in lines)


def test_a_laid_card_shows_its_sign_its_name_and_who_laid_it() -> None:
    assert "→2 forward 2 ●" in drawn(a_table(), 2)[2]


def test_a_card_face_down_is_shown_to_whoever_laid_it_alone() -> None:
    assert "(♫ melody) ▲" in drawn(a_table(), 1)[2]
    for seat in (0, 2, 3, None):
        assert "▒ face down ▲" in drawn(a_table(), seat)[2]
        assert "♫" not in drawn(a_table(), seat)[2]


def test_an_empty_place_is_shown_as_one() -> None:
    table = position("pied_piper(players=4,variant=little_rats)", row=ROW, under={1: ["sewer"]}, hands={0: ["sewer"]})
    assert drawn(table.play("lay sewer 1"), 0)[1].startswith("1 –")


def test_characters_that_wait_to_act_are_pointed_at() -> None:
    table = position(HIDDEN, row=ROW, under={1: ["sewer"], 3: ["sewer"]}, hands={0: ["sewer", "sewer"]})
    line = drawn(table.play("lay sewer 1", "lay sewer 3"), 0)[1]
    assert line.startswith("1▸")
    assert "2 B□" in line
    assert "3▸P♪" in line


def test_each_house_has_a_line_with_the_figures_left_of_it_and_its_counter() -> None:
    table = a_table(gaps={1: ["piper", "red"], 2: ["blue"]}, counters={1: 3, 2: 6}, out=[3], captured={1: 1})
    lines = drawn(table, None)[4:]
    assert len(lines) == 4
    assert lines[1].startswith("P♪ R△ ")
    assert "▰▰▰▱▱▱▱ 3" in lines[1]
    assert "◎1" in lines[1]
    assert lines[2].startswith("Y○ B□ K◇ V☆ ")
    assert "▰▰▰▰▰▰▱ 6" in lines[2]
    assert "out" in lines[3]
    assert counters(table) == [0, 3, 6, 7]


def test_one_sees_the_own_hand_and_the_backs_of_the_others() -> None:
    table = a_table(hands={0: ["back1", "sewer", "plus1", "plus1"]})
    assert "←1 ∪ +1 +1" in drawn(table, 0)[4]
    assert "▒▒▒▒" in drawn(table, 0)[5]
    assert "▒▒▒▒" in drawn(table, 1)[4]


def test_neutral_houses_stand_between_two_players() -> None:
    lines = drawn(position("pied_piper(players=2)"), 0)[4:]
    assert ["neutral house" in line for line in lines] == [False, True, False, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_explain_every_sign_and_tell_what_was_discarded(lang: str) -> None:
    table = a_table(discard=["sewer", "sewer", "back1"])
    legend, hint, discarded = pied_piper.notes(table.view(0), Story(table.match, lang), 0)
    for sign in ("→1", "→2", "←1", "∪", "♫", "▒", "◎"):
        assert f"{sign}\u00a0" in legend.plain
    assert hint.plain.endswith(".")
    assert discarded.plain.endswith("←1 ×1  ∪ ×2")
    assert len(pied_piper.notes(a_table().view(0), Story(table.match, lang), 0)) == 2


def test_opened_views_show_every_hand_and_every_card() -> None:
    match, luck = a_table().match, random.Random(3)
    for _ in range(20):
        views = [match.view(seat) for seat in range(4)]
        together = merged_view(match.game.kind, views)
        assert [player["hand"] for player in together["players"]] == [
            views[seat]["players"][seat]["hand"] for seat in range(4)
        ]
        assert all(card["card"] for character in together["row"] if character for card in character["cards"])
        match.play(luck.choice(match.moves()))
