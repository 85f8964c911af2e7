"""Untrusted text, made safe to display: user input and contents of files."""

from __future__ import annotations

import unicodedata

# Marks, embeddings, overrides and isolates: they change the writing direction of the text after them.
DIRECTION_MARKS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
UNSHOWABLE = ("Cc", "Co", "Cs", "Cn")  # controls, private use, surrogates, unassigned
LINE_ENDS = ("Cc", "Zl", "Zp")


def is_safe(character: str) -> bool:
    """Whether a character neither controls a terminal nor changes the writing direction."""
    return character not in DIRECTION_MARKS and unicodedata.category(character) not in UNSHOWABLE


def clean(text: str) -> str:
    """The text without the characters that are not safe to display."""
    return "".join(filter(is_safe, text))


def on_one_line(text: str) -> str:
    """The text with every character that could end a line or change the writing direction replaced by U+FFFD."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}"
        if character in DIRECTION_MARKS or unicodedata.category(character) in LINE_ENDS
        else character
        for character in text
    )
