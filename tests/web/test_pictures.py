"""The pictures of the rules: every one the text asks for is drawn, and none is drawn that no text asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery
from rattery.core.box import BoxFile
from rattery.core.rules_text import rules_text
from rattery.games.pied_piper.parts import FIGURE_NAMES, MARKS, TAILS
from tests.brought import with_browser_part

WEB = Path(rattery.__file__).parent / "web"


def drawn(game: str) -> list[str]:
    code = (WEB / "games" / game / "pictures.js").read_text(encoding="utf-8")
    return re.findall(
        r'^  "?([a-z0-9-]+)"?: \((?:words|_words, box)?\) =>', code[code.index("export const pictures") :], re.MULTILINE
    )


def asked_for(game: str) -> list[str]:
    text = rules_text(game, "en")
    minute = text.minute.pictures if text.minute else ()
    sections = [section.pictures for section in text.sections]
    clauses = [clause.pictures for clause in text.clauses().values()]
    examples = [example.pictures for example in text.examples]
    return [picture.key for pictures in (minute, *sections, *clauses, *examples) for picture in pictures]


@pytest.mark.parametrize("game", with_browser_part("pictures"))
def test_every_picture_of_the_rules_is_drawn_once(game: str) -> None:
    assert len(asked_for(game)) >= 3
    assert sorted(drawn(game)) == sorted(asked_for(game))


def test_every_colour_a_tail_may_have_is_drawn_with_its_letter() -> None:
    code = (WEB / "games" / "pied_piper" / "art.js").read_text(encoding="utf-8")
    looks = code[code.index("export const FIGURES") :].partition("\n};")[0]
    letters = re.findall(r'^  (\w+): \{.*?letter: "(\w)"', looks, re.MULTILINE | re.DOTALL)
    assert letters == [(name, MARKS[name][0]) for name in dict.fromkeys([*FIGURE_NAMES, *TAILS])]


@pytest.mark.parametrize("game", with_browser_part("box_pictures"))
def test_pictures_of_the_box_are_of_sections_it_has(game: str) -> None:
    code = (WEB / "games" / game / "box_pictures.js").read_text(encoding="utf-8")
    drawn = re.findall(r"^  (\w+): ", code[code.index("export const boxPictures") :], re.MULTILINE)
    sections = {name for name, entries in BoxFile.standard(game).data.items() if isinstance(entries, dict)}
    assert drawn
    assert set(drawn) <= sections
