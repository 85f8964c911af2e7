"""The words of the browser: what its code asks for is there, and what is there is asked for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import rattery
from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES, fluent_text, message_ids, package_text, words
from rattery.server.http.catalogue import fluent
from tests.brought import board_words

WEB = Path(rattery.__file__).parent / "web"
OWN_CODE = sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)


@cache
def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in OWN_CODE)


@cache
def own_words() -> set[str]:
    """What the browser says by itself, in the house and at every table."""
    texts = [package_text("en", "rattery.web"), *(board_words("en", game) for game in game_names())]
    return {message for text in texts for message in message_ids(text)}


@cache
def all_words() -> set[str]:
    """What the browser gets: its own words, and what the server sends of everybody's."""
    return own_words() | {message for game in game_names() for message in message_ids(fluent("en", game))}


@cache
def spelled_out() -> set[str]:
    """Every text in quotes that could be the name of a message."""
    return set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', code()))


@cache
def beginnings() -> tuple[str, ...]:
    """How the names begin that are put together: `film-step-${icon}`."""
    return tuple(set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", code())))


def test_the_search_finds_what_there_is() -> None:
    assert {"home-play", "bar-undo"} <= spelled_out()
    assert {"film-step-", "new-kind-"} <= set(beginnings())


def test_every_message_the_code_asks_for_is_there() -> None:
    asked = set(re.findall(r'\.say\(\s*"([a-z0-9-]+)"', code()))
    asked |= {
        name for pair in re.findall(r'\.say\([^()"`]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"', code()) for name in pair
    }
    assert len(asked) > 100
    assert asked - all_words() == set()


def test_every_beginning_leads_to_a_message() -> None:
    put_together = set(re.findall(r"\.say\(`([a-z]+(?:-[a-z]+)*-)\$\{", code()))
    assert {start for start in put_together if not any(name.startswith(start) for name in all_words())} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_sent_needs_nothing_that_is_not(lang: str) -> None:
    for game in game_names():
        text = fluent(lang, game)
        sent = set(message_ids(text))
        assert set(re.findall(r"\{ ([a-z]+(?:-[a-z0-9]+)+) \}", text)) <= sent, game
        assert {"seat-0", "game-title"} <= sent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_sent_that_only_others_say(lang: str) -> None:
    for game in game_names():
        deferred_interrupts = set(message_ids(fluent_text(lang, game))) - set(message_ids(fluent(lang, game)))
        assert any(message.startswith("event-") for message in deferred_interrupts)
        assert deferred_interrupts & spelled_out() <= own_words(), game
        assert {message for message in deferred_interrupts if message.startswith(beginnings())} == set(), game


def test_french_never_says_one_where_there_is_none() -> None:
    """In French none is counted like one, so a message that can be about none must show the number."""
    boards = (f"rattery.web.games.{game}" for game in game_names() if board_words("fr", game))
    book = words("fr", None, "rattery.web", *boards)
    counted = {
        "rt-doors": "count",
        "rt-third-rat": "cards",
        "pp-deck": "cards",
        "pp-characters-left": "cards",
        "fr-bolts-left": "count",
    }
    counted |= {"fr-markers": "count", "fr-turns": "count", "fr-greg-cards": "cards", "menu-watching": "count"}
    said = {message: book.say(message, **{fact: 0}) for message, fact in counted.items()}
    assert {
        message: sentence for message, sentence in said.items() if "0" not in sentence and "Personne" not in sentence
    } == {}


def test_everything_the_browser_could_say_is_said() -> None:
    begun = beginnings()
    assert {message for message in own_words() - spelled_out() if not message.startswith(begun)} == set()
