"""Player text: names and talk as typed, sanitised so that they are safe to show to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rattery.core.text import is_safe
from rattery.server.connection.incoming import LONGEST_NAME, LONGEST_TALK
from rattery.server.errors import NotUnderstood, Taken
from rattery.server.tables.lookalikes import JOINERS, is_visible, skeletons

MOST_MARKS = 3  # accents on one letter


def clean_text(text: str) -> str:
    """One line without control, bidirectional or invisible characters, with at most MOST_MARKS accents on a letter."""
    clean: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if is_safe(character) and is_visible(character) and marks <= MOST_MARKS:
            clean.append(character)
    said = " ".join("".join(clean).split())
    return said if said.strip(JOINERS) else ""


def clean_name(text: str, others: Iterable[str] = ()) -> str:
    """A sanitised name, perhaps empty; refused if it is too long, or looks like one of `others`."""
    name = clean_text(text)
    if len(name) > LONGEST_NAME:
        raise NotUnderstood("name-too-long", most=LONGEST_NAME)
    if name and any(skeletons(name) & skeletons(other) for other in others if other):
        raise Taken("name-taken", name=name)
    return name


def clean_talk(text: str) -> str:
    """A sanitised line of talk; refused if it is empty or too long."""
    said = clean_text(text)
    if not said:
        raise NotUnderstood("nothing-said")
    if len(said) > LONGEST_TALK:
        raise NotUnderstood("talk-too-long", most=LONGEST_TALK)
    return said
