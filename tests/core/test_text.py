"""Untrusted text neither controls a terminal nor changes the writing direction when it is displayed."""

from __future__ import annotations

import pytest

import rattery
from rattery.core.text import DIRECTION_MARKS, clean, on_one_line
from tests.variants import loaded


@pytest.mark.parametrize("character", [*DIRECTION_MARKS, "\x1b", "\x07", "\n", "\ue000", "\ud800"])
def test_what_is_not_safe_to_show_is_left_out(character: str) -> None:
    assert clean(f"An{character}n") == "Ann"


@pytest.mark.parametrize("character", [*DIRECTION_MARKS, "\n", "\r", "\u2028", "\u2029", "\x1b"])
def test_what_ends_a_line_or_turns_the_writing_is_shown_as_something_else(character: str) -> None:
    assert on_one_line(f"a{character}b") == "a\N{REPLACEMENT CHARACTER}b"


def test_what_people_write_stays() -> None:
    assert clean("Zoë 🐀 שלום") == on_one_line("Zoë 🐀 שלום") == "Zoë 🐀 שלום"


def test_names_from_a_file_are_safe_to_show() -> None:
    saved = loaded("rat_trap(players=3)").new(seed=1, names=["\x1b[31mAnn\u202e\n", "\x07", "Bob"]).save()
    match = rattery.restore(saved)
    assert match.names == ("\x1b[31mAnn\u202e\n", "\x07", "Bob")
    match.play(match.moves()[0])
    shown = f"{match}\n{chr(10).join(match.log(None))}"
    assert "[31mAnn" in shown
    assert all(clean(line) == line for line in shown.split("\n"))
