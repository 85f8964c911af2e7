"""Player text: names and talk as typed, sanitised so that they are safe to show to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rattery.core.text import is_safe
from rattery.server.connection.incoming import MAX_NAME_LENGTH, MAX_TALK_LENGTH
from rattery.server.errors import NotUnderstood, Taken
from rattery.server.tables.lookalikes import JOINERS, is_visible, skeletons

MAX_MARKS = 3  # accents on one letter


def clean_text(text: str) -> str:
    """One line without control, bidirectional or invisible characters, with at most MAX_MARKS accents on a letter."""
    clean: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if is_safe(character) and is_visible(character) and marks <= MAX_MARKS:
            clean.append(character)
    said = " ".join("".join(clean).split())
    return said if said.strip(JOINERS) else ""


def clean_name(text: str, others: Iterable[str] = ()) -> str:
    """A sanitised name, perhaps empty; refused if it is too long, or looks like one of `others`."""
    name = clean_text(text)
    if len(name) > MAX_NAME_LENGTH:
        raise NotUnderstood("name-too-long", most=MAX_NAME_LENGTH)
    if name and any(skeletons(name) & skeletons(other) for other in others if other):
        raise Taken("name-taken", name=name)
    return name


def clean_talk(text: str) -> str:
    """A sanitised line of talk; refused if it is empty or too long."""
    said = clean_text(text)
    if not said:
        raise NotUnderstood("nothing-said")
    if len(said) > MAX_TALK_LENGTH:
        raise NotUnderstood("talk-too-long", most=MAX_TALK_LENGTH)
    return said
