"""Grammars of phrases in a box file: the forms a phrase can have, and what fits into the slots of a form.

    Grammar(("draw", "exchange {card} with {card}"), {"card": ("own", "own hidden", "opposing")})

A phrase of such a grammar is composed by choosing, never by typing, and translated into a player's words form by form:

    effect-form-exchange-card-with-card = Exchange { $card } with { $second }.
    effect-card-own-hidden = one of your hidden cards
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

SLOT = re.compile(r"\{(\w+)\}")


class MessageSource(Protocol):
    """An object that formats messages: `Words`, the terminal's story of a table."""

    def knows(self, message: str) -> bool: ...

    def say(self, message: str, **facts: object) -> str: ...


@dataclass(frozen=True)
class Grammar:
    """Forms with slots in braces, and the values that fit into each slot."""

    forms: tuple[str, ...]
    slots: Mapping[str, tuple[str, ...]]

    def __hash__(self) -> int:
        return hash(self.forms)

    @cached_property
    def _patterns(self) -> list[tuple[str, re.Pattern[str]]]:
        return [(form, re.compile(SLOT.sub(self._alternatives, re.escape(form).replace(r"\{", "{").replace(r"\}", "}"))))
                for form in self.forms]  # fmt: skip

    def _alternatives(self, slot: re.Match[str]) -> str:
        longest_first = sorted(self.slots[slot[1]], key=len, reverse=True)
        return f"({'|'.join(map(re.escape, longest_first))})"

    def parse(self, phrase: str) -> tuple[str, tuple[str, ...]] | None:
        """The form of a phrase and the values of its slots; None if it is no phrase of this grammar."""
        for form, pattern in self._patterns:
            if found := pattern.fullmatch(phrase):
                return form, found.groups()
        return None

    def fill(self, form: str, values: tuple[str, ...]) -> str:
        """The phrase that a form makes with these values in its slots."""
        filling = iter(values)
        return SLOT.sub(lambda slot: next(filling), form)


def slug(text: str) -> str:
    """A form or a slot's value as part of a message id."""
    return SLOT.sub(r"\1", text).replace(" ", "-")


def phrase_in_words(words: MessageSource, grammar: Grammar, category: str, phrase: str) -> str:
    """A phrase as a sentence: its own message if there is one, else that of its form, with the slots' values in words."""
    own = f"{category}-{slug(phrase)}"
    if words.knows(own):
        return words.say(own)
    found = grammar.parse(phrase)
    if found is None:
        return phrase
    form, values = found
    slots = SLOT.findall(form)
    said = [filling_in_words(words, category, slot, value) for slot, value in zip(slots, values, strict=True)]
    return form_in_words(words, category, form, said)


def form_in_words(words: MessageSource, category: str, form: str, said: list[str]) -> str:
    """A form with these words in its slots. Slots are facts; one that occurs twice is `second` the second time."""
    facts: dict[str, object] = {}
    for slot, word in zip(SLOT.findall(form), said, strict=True):
        facts["second" if slot in facts else slot] = word
    return words.say(f"{category}-form-{slug(form)}", **facts)


def filling_in_words(words: MessageSource, category: str, slot: str, value: str) -> str:
    message = f"{category}-{slot}-{slug(value)}"
    return words.say(message) if words.knows(message) else value
