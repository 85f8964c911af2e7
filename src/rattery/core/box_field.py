"""The limits of a value in a box file, recorded while the file is read, so that a form asks for what the reader accepts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rattery.core.json_data import Json

if TYPE_CHECKING:
    from rattery.core.grammar import Grammar

NUMBER, CHOICE, NAMES, NUMBERS, PHRASES = "number", "choice", "names", "numbers", "phrases"


@dataclass(frozen=True)
class Field:
    """One value of an entry. Its kind decides which limits apply.

    | kind | a value is | limits |
    | --- | --- | --- |
    | number | a whole number | least, most |
    | choice | a name | choices |
    | names | a list of names | choices, counts, each_once |
    | numbers | a list of whole numbers | least, most, counts |
    | phrases | a list of phrases | counts, grammar |
    """

    kind: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()  # the lengths a list may have
    each_once: bool = False
    grammar: Grammar | None = None
    otherwise: Json = None  # the default of a value that may be omitted; None: it is required

    @property
    def is_fixed(self) -> bool:
        """Whether only one value is possible."""
        return (self.kind == NUMBER and self.least == self.most) or (self.kind == CHOICE and len(self.choices) == 1)


def number_field(least: int, most: int) -> Field:
    return Field(NUMBER, least, most)


def choice_field(choices: Sequence[str], otherwise: str | None = None) -> Field:
    return Field(CHOICE, choices=tuple(choices), otherwise=otherwise)


def names_field(choices: Sequence[str], counts: Sequence[int], each_once: bool) -> Field:
    return Field(NAMES, choices=tuple(choices), counts=tuple(counts), each_once=each_once)


def numbers_field(least: int, most: int, counts: Sequence[int]) -> Field:
    return Field(NUMBERS, least, most, counts=tuple(counts))


def phrases_field(grammar: Grammar | None, most: int) -> Field:
    return Field(PHRASES, counts=tuple(range(most + 1)), grammar=grammar)
