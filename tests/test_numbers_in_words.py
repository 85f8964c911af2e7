"""No number of a box is written out where players read: tips, lessons, help, questions, what happens.

Messages take numbers as facts, so that they are right for a custom box, too. Numbers that a box cannot change, such as two
dice, may be written in words; those messages are listed here by game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES, fluent_text
from tests.brought import board_words

NUMERALS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice|half|halves|doubles?|doubled"
    r"|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|dozen",
    "fr": r"deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|moitié|doubles?|doublée?s?"
    r"|seconde?|(?:deux|trois|quatr|cinqu|six|sept|huit|neuv|dix)ième|douzaine",
    "de": r"(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?:mal)?|Hälfte|halbe?|(?:ver)?doppelte?"
    r"|(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?:e[nrs]?)?|Dutzend",
}
DIGITS = r"(?<![+−\w-])\d+"  # `+1` is a card, B2 a place
NUMBERED_NAMES = r"\b(?:third rat|troisième rat|dritten? Ratte)\b"  # a name that contains a number word
NAMES = ("card-", "label-", "die-", "place-", "box-", "terminal-")  # what things are called

# Messages with numbers that the rules fix, whatever the box; listed if at least one language has the number.
FIXED = {
    "first_rat": {
        "walk-fr-begin": "the eight tracks",
        "walk-fr-next": "how many play; the nine challenges",
        "fr-tip-track-rocket": "the three parts of the rocket",
        "option-path-help": "the five stretches of the path",
    },
    "rat_trap": {
        "ask-which-piles": "the Manipulator's two piles",
        "deed-look": "the Manipulator's two piles",
        "role-manipulator-help": "the Manipulator's two piles",
        "walk-rt-which-piles": "the Manipulator's two piles",
        "dice-thrown": "both dice alike",
        "event-action-lost": "the face with two keys",
        "move-keep": "the face with two keys",
        "rt-tip-keys": "the face with two keys",
        "walk-rt-threw": "the face with two keys",
        "why-die-not-there": "the two dice; the face with two keys",
        "move-reroll": "the two dice",
        "walk-rt-throw-again": "the two dice",
        "why-thrown-twice": "the second throw is the last",
        "move-next": "the card with two cheeses",
        "stock-listed": "the cards with one cheese and with two",
        "why-card-not-there": "the cards with one cheese and with two",
        "rt-tip-pile": "the five doors of a pile",
        "walk-rt-piles": "the five doors of a pile",
        "walk-rt-goal": "the two piles that end a round",
        "rt-tip-rat": "partner and victim, both",
        "option-players-help": "how many play",
        "walk-rt-next": "how many play",
    },
    "ratjack": {
        "ask-first-hidden": "the first two cards",
        "walk-rj-hide": "the first two cards",
        "walk-rj-play": "a card in hand and the one that was drawn",
        "effect-look-at-2-opposing-hidden": "the phrase itself",
        "walk-rj-exchange": "two cards are exchanged",
        "walk-rj-exchange-with": "two cards are exchanged",
        "token-double": "the token itself",
        "token-double-help": "the token itself",
        "token-half": "the token itself",
        "token-half-help": "the token itself",
        "why-triggered-already": "once in a turn",
        "option-packs-help": "the two packs",
        "option-players-help": "how many play",
        "walk-rj-next": "how many play",
    },
    "pied_piper": {
        "pp-out": "in which order the players fled",
        "card-forward2-help": "the card itself",
        "walk-pp-acts": "two cards make a character act",
        "walk-pp-lay": "two cards make a character act",
        "walk-pp-two": "two cards make a character act; two are laid in a turn",
        "ask-who-is-first": "two are laid in a turn",
        "walk-pp-order": "two are laid in a turn",
        "event-nothing-happens": "two cards make a character act",
        "walk-pp-town": "the last two at home",
        "option-players-help": "how many play; the two neutral houses",
        "walk-pp-next": "how many play",
    },
}


def messages(name: str, lang: str) -> Iterator[fluent.Message]:
    for text in (board_words(lang, name), fluent_text(lang, name)):
        yield from (entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message))


def texts(node: object) -> Iterator[str]:
    """The texts of a message, without variants for a single number: `[2] twice`."""
    if isinstance(node, fluent.TextElement):
        yield re.sub(NUMBERED_NAMES, "", node.value, flags=re.IGNORECASE)
    elif isinstance(node, fluent.Variant) and isinstance(node.key, fluent.NumberLiteral):
        return
    elif isinstance(node, list):
        for each in node:
            yield from texts(each)
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from texts(value)


def written_out(name: str, lang: str) -> set[str]:
    """The messages that contain a number, in words or digits."""
    numeral = re.compile(rf"\b(?:{NUMERALS[lang]})\b|{DIGITS}", re.IGNORECASE)
    return {
        message.id.name
        for message in messages(name, lang)
        if not is_name(message.id.name) and any(map(numeral.search, texts(message.value)))
    }


def is_name(message: str) -> bool:
    return message.startswith(NAMES) and not message.endswith("-help")


@pytest.mark.parametrize("name", game_names())
def test_no_number_of_a_box_is_written_out(name: str) -> None:
    found, fixed = {lang: written_out(name, lang) for lang in LANGUAGES}, FIXED.get(name, {}).keys()
    assert {lang: sorted(each - fixed) for lang, each in found.items()} == {lang: [] for lang in LANGUAGES}
    assert fixed == set().union(*found.values()), "what is listed is there"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Placing your eighth"), ("fr", "Le huitième annonce"), ("de", "Der achte läutet")]
)
def test_a_number_is_found_in_words_and_in_digits(lang: str, said: str) -> None:
    def is_found(source: str) -> bool:
        message = FluentParser().parse_entry(source)
        assert isinstance(message, fluent.Message)
        return any(re.search(rf"\b(?:{NUMERALS[lang]})\b|{DIGITS}", text) for text in texts(message.value))

    assert is_found(f"tip = {said}")
    assert is_found("tip = 8 { $points }")
    assert not is_found("tip = { $points } +1 B2 { $times ->\n    [2] twice deux zwei\n   *[other] { $times }\n}")
