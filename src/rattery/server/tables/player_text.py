"""Speech: names and talk as people type them, made safe to show to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rattery.core.text import is_safe
from rattery.server.connection.incoming import LONGEST_NAME, LONGEST_TALK
from rattery.server.errors import NotUnderstood, Taken
from rattery.server.tables.lookalikes import JOINERS, is_visible, looks

MOST_MARKS = 3  # accents on one letter


def clean_typed(text: str) -> str:
    """One line without signs that command a terminal, turn the writing round, pile up or cannot be seen."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if is_safe(sign) and is_visible(sign) and marks <= MOST_MARKS:
            kept.append(sign)
    said = " ".join("".join(kept).split())
    return said if said.strip(JOINERS) else ""


def a_name(text: str, others: Iterable[str] = ()) -> str:
    """A name, or nothing; no two at a table are called alike, or look alike."""
    name = clean_typed(text)
    if len(name) > LONGEST_NAME:
        raise NotUnderstood("name-too-long", most=LONGEST_NAME)
    if name and any(looks(name) & looks(other) for other in others if other):
        raise Taken("name-taken", name=name)
    return name


def some_talk(text: str) -> str:
    """Something said."""
    said = clean_typed(text)
    if not said:
        raise NotUnderstood("nothing-said")
    if len(said) > LONGEST_TALK:
        raise NotUnderstood("talk-too-long", most=LONGEST_TALK)
    return said
