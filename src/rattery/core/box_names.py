"""Names and choices of a box file as players read them; see `box_words` for whole entries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce

from rattery.core.words import Words


def choice_in_box(words: Words, choice: str) -> str:
    """The name of a choice in boxes (`box-choice-ripe`); empty if it has none."""
    message = f"box-choice-{slug(choice)}"
    return words.say(message) if words.knows(message) else ""


def join_parts(words: Words, parts: Iterable[str]) -> str:
    """Join parts of a sentence that contain commas themselves."""
    return reduce(lambda first, then: words.say("box-said-then", first=first, then=then), parts)


def spelled(name: str) -> str:
    """A name of the file, made readable: `t1` is T1, `-3` has a minus sign, underscores are spaces."""
    return (name.upper() if is_code(name) else name.replace("_", " ")).replace("-", "−")


def is_code(name: str) -> bool:
    """Whether a name is a letter with or without a number, or a number with a sign: the same in every language."""
    return re.fullmatch(r"[A-Za-z]\d*|[+-]\d+", name) is not None


def slug(name: str) -> str:
    """A name of a box file as part of a message id."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()) if not re.fullmatch(r"[+-]\d+", name) else name
