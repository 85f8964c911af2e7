"""Shared code has no word of a single game: what only one game calls its cards, moves, events or values stays in its folder.

The vocabulary is read from the games: whatever a game names there. A word that several games have is none of one game, and
neither is a word that stands in many shared files: that is plain English. The few others are allowed one by one.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from functools import cache

import pytest

from rattery.core.box import BoxFile
from rattery.core.game import AnyKind, Names
from rattery.core.options import choices, spell
from rattery.core.registry import game_kind
from tests.test_game_names import NAMES, PACKAGE, shared_files

PLAIN_ENGLISH = 5  # shared files in which a word is plain English
SUFFIXES = (".py", ".js", ".css", ".html", ".ftl")
# Words in the middle of names, too: whichRocket, ROCKET_CAP, rocket-cap.
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
ALLOWED = {
    "plain English": {
        *("black", "build", "captured", "collected", "double", "eighth", "entered", "fifth", "forward"),
        *(
            "fourth",
            "freed",
            "medium",
            "openly",
            "paid",
            "pink",
            "red",
            "spare",
            "special",
            "stalled",
            "stepped",
            "stock",
        ),
        *("discarded", "tracks", "trap", "uncovered"),
    },
    "words of Python, the system and its libraries": {
        *("cat", "collector", "marker", "pack", "packs", "pipes", "shield", "stride", "trigger", "variable"),
    },
    "cards in piles, which core has for any game": {"deck"},
    "the decoration of the house": {"bulb", "caps", "lights"},
}


def words_in(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def names_of(kind: AnyKind) -> Iterator[str]:
    """All that a game names: things, facts, moves, events, questions, endings, promises, options, and parts of its box."""
    yield from kind.vocabulary
    for meaning in kind.vocabulary.values():
        if isinstance(meaning, Names):
            yield from (meaning.category, *meaning.names)
    yield from (move.verb for move in kind.moves)
    yield from (event.name for event in kind.events)
    yield from (*kind.questions, *kind.rules.ENDINGS, *kind.promises)
    for option in fields(kind.options):
        yield from (option.name, *map(spell, choices(option)))
    for section, entries in BoxFile.standard(kind.name).data.items():
        yield from (section, *(entries if isinstance(entries, dict) else ()))


@cache
def words_of_one_game() -> dict[str, str]:
    """The words that one game alone has, each with that game."""
    having: dict[str, set[str]] = defaultdict(set)
    for game in NAMES:
        for word in words_in(" ".join(names_of(game_kind(game)))):
            having[word].add(game)
    return {word: min(games) for word, games in having.items() if len(games) == 1 and len(word) > 2}


@cache
def places() -> dict[str, set[str]]:
    """The shared files in which each word of one game stands."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in shared_files():
        is_translated = file.suffix == ".ftl" and file.stem != "en"
        if file.suffix in SUFFIXES and not is_translated and "vendor" not in file.parts:
            for word in words_in(file.read_text(encoding="utf-8")) & words_of_one_game().keys():
                found[word].add(file.relative_to(PACKAGE).as_posix())
    return found


@pytest.mark.parametrize("text", ["rocket_cap", "ROCKET", "the rocket's", "whichRocket", "a-rocket-cap", "RocketCap"])
def test_a_word_is_found_in_every_spelling(text: str) -> None:
    assert "rocket" in words_in(text)
    assert words_of_one_game()["rocket"] == "first_rat"


def test_what_several_games_have_is_no_word_of_one() -> None:
    assert {"card", "round", "cheese"} & words_of_one_game().keys() == set()
    assert len(words_of_one_game()) > 250


def test_no_word_of_a_single_game_stands_in_shared_code() -> None:
    allowed = set().union(*ALLOWED.values())
    rare = {word: files for word, files in places().items() if len(files) < PLAIN_ENGLISH}
    assert {word: sorted(files) for word, files in rare.items() if word not in allowed} == {}


def test_every_word_that_is_allowed_is_needed() -> None:
    rare = {word for word, files in places().items() if len(files) < PLAIN_ENGLISH}
    assert set().union(*ALLOWED.values()) - rare == set()
