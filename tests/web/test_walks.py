"""The lessons: every kind of question is explained, and every lesson ends with what to try next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery
from rattery.core.box import BoxFile, box_numbers
from rattery.core.registry import game_kind
from rattery.core.words import LANGUAGES, message_ids, package_text

GAMES = Path(rattery.__file__).parent / "web" / "games"
OWN = sorted(file.parent.name for file in GAMES.glob("*/walk.js"))
STEP = re.compile(r'on: "([^"]+)",\s*say: "([^"]+)"')


def steps_of(name: str) -> list[tuple[str, str]]:
    """What each step waits for, and the message it says."""
    return STEP.findall((GAMES / name / "walk.js").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", OWN)
def test_every_question_is_explained(name: str) -> None:
    explained = {on.removeprefix("question:") for on, _ in steps_of(name) if on.startswith("question:")}
    assert explained == set(game_kind(name).questions) - {"nothing"}


@pytest.mark.parametrize("name", OWN)
def test_a_lesson_waits_for_things_that_happen(name: str) -> None:
    told = {event.name for event in game_kind(name).events}
    assert {on.removeprefix("event:") for on, _ in steps_of(name) if on.startswith("event:")} <= told


@pytest.mark.parametrize("name", OWN)
def test_a_lesson_says_each_thing_once_and_ends_with_what_to_try_next(name: str) -> None:
    steps = steps_of(name)
    assert len({message for _, message in steps}) == len(steps)
    assert [on for on, _ in steps].count("end") == 1
    assert steps[-1][0] == "end"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_every_step_has_words(name: str, lang: str) -> None:
    assert {say for _, say in steps_of(name)} <= set(message_ids(package_text(lang, f"rattery.web.games.{name}")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_a_lesson_takes_its_numbers_from_the_box(name: str, lang: str) -> None:
    """What it counts is in the box, and no number is written out: `+1` is a card."""
    text = package_text(lang, f"rattery.web.games.{name}")
    said = [line for line in text.splitlines() if line.startswith("walk-")]
    named = {fact for line in said for fact in re.findall(r"\$([a-z0-9-]+)", line)}
    assert named <= set(box_numbers(BoxFile.standard(name).data))
    assert [line for line in said if re.search(r"(?<![+\w-])\d", line.partition(" = ")[2])] == []
    assert named
