"""Unknown options and games are refused in one sentence with what was expected and what was given."""

from __future__ import annotations

from dataclasses import fields

import pytest

import rattery
from rattery.core.errors import BadOption, RatteryError, UnknownGame, UnknownLanguage
from rattery.core.options import applies, difficulty_of
from rattery.core.packages import game_names
from rattery.core.registry import options_of
from rattery.core.words import words


@pytest.mark.parametrize(
    ("spelling", "expected"),
    [
        ("rat_trap", "rat_trap(players=4)"),
        ("rat_trap()", "rat_trap(players=4)"),
        (" Rat-Trap ( players = 3 , roles = true ) ", "rat_trap(players=3,roles=true)"),
        ("rat_trap(roles=false,ties=extra_round)", "rat_trap(players=4,ties=extra_round)"),
    ],
)
def test_spellings_are_read_with_or_without_room(spelling: str, expected: str) -> None:
    assert str(rattery.load(spelling)) == expected


def test_options_may_come_as_arguments() -> None:
    assert str(rattery.load("rat_trap", players=2, roles=True)) == "rat_trap(players=2,roles=true)"


@pytest.mark.parametrize(
    ("spelling", "error", "parts"),
    [
        ("mouse_trap", UnknownGame, ["mouse_trap", "rat_trap"]),
        ("", BadOption, ["(players=3)"]),
        ("rat_trap(players=4", BadOption, ["rat_trap(players=4"]),
        ("rat_trap(players)", BadOption, ["rat_trap(players)"]),
        ("rat_trap(players=3,players=4)", BadOption, ["players=3,players=4"]),
        ("rat_trap(players=9)", BadOption, ["players", "9", "2, 3, 4, 5"]),
        ("rat_trap(players=four)", BadOption, ["four", "2, 3, 4, 5"]),
        ("rat_trap(roles=maybe)", BadOption, ["maybe", "false, true"]),
        ("rat_trap(cheese=1)", BadOption, ["cheese", "players, roles, ties"]),
    ],
)
def test_a_bad_spelling_is_refused_in_one_sentence(spelling: str, error: type[RatteryError], parts: list[str]) -> None:
    with pytest.raises(error) as refused:
        rattery.load(spelling)
    for lang in ("en", "fr", "de"):
        sentence = refused.value.say(lang)
        assert "\n" not in sentence
        assert all(part in sentence for part in parts)


def test_a_game_declares_which_option_is_its_difficulty_and_with_how_many_players() -> None:
    difficulty = difficulty_of(options_of("first_rat"))
    assert difficulty is not None
    assert [players for players in range(1, 6) if applies(difficulty, players)] == [1]
    assert difficulty_of(options_of("rat_trap")) is None
    assert all(applies(option, 2) for option in fields(options_of("rat_trap")))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="tlh"):
        words("tlh")


def test_options_can_be_read_without_loading_a_game() -> None:
    assert "rat_trap" in game_names()
    assert options_of("rat_trap")().players == 4
