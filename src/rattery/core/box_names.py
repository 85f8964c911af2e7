"""How a box file spells names, and what can be chosen in it, for players; see `box_words` for whole entries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce

from rattery.core.words import Words


def choice_in_box(words: Words, choice: str) -> str:
    """What can be chosen, by its name in boxes (`box-choice-claws`); empty where it has none."""
    message = f"box-choice-{slug(choice)}"
    return words.say(message) if words.knows(message) else ""


def join_parts(words: Words, parts: Iterable[str]) -> str:
    """Parts of a sentence that have commas of their own."""
    return reduce(lambda first, then: words.say("box-said-then", first=first, then=then), parts)


def spelled(name: str) -> str:
    """A name as the file spells it: `t1` is T1, `-3` has a minus sign."""
    return (name.upper() if is_code(name) else name.replace("_", " ")).replace("-", "−")


def is_code(name: str) -> bool:
    """A letter with or without a number, or a number with a sign: the same in every language."""
    return re.fullmatch(r"[A-Za-z]\d*|[+-]\d+", name) is not None


def slug(name: str) -> str:
    """A name of a box file as a part of a message's name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()) if not re.fullmatch(r"[+-]\d+", name) else name
