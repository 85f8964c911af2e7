"""Text from outside, made safe to show: what people type, and what files say."""

from __future__ import annotations

import unicodedata

# Marks, embeddings, overrides and isolates: they turn the direction of writing of whatever stands behind them.
DIRECTION_MARKS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
UNSHOWABLE = ("Cc", "Co", "Cs", "Cn")  # controls, private use, surrogates, not assigned
LINE_ENDS = ("Cc", "Zl", "Zp")


def is_safe(sign: str) -> bool:
    """Whether a sign neither commands a terminal nor turns the direction of writing."""
    return sign not in DIRECTION_MARKS and unicodedata.category(sign) not in UNSHOWABLE


def clean(text: str) -> str:
    """The text without what is not safe to show."""
    return "".join(filter(is_safe, text))


def on_one_line(text: str) -> str:
    """The text with every sign that could end a line, or turn the direction of writing, replaced by one that shows it."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if sign in DIRECTION_MARKS or unicodedata.category(sign) in LINE_ENDS else sign
        for sign in text
    )
