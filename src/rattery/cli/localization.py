"""Which language the command line speaks: what is asked for, else what the terminal is set to, else English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rattery.core.language import language_code, system_language
from rattery.core.words import Words, words


def cli_words(lang: str, game: str | None = None) -> Words:
    """What the command line says, beside what everything says and perhaps what a game says."""
    return words(lang, game, "rattery.cli")


def language(arguments: Sequence[str]) -> str:
    """`--lang`, then $RATTERY_LANG; one that Rattery does not speak is an error. Then the terminal's own, if it can be."""
    asked = _asked_for(arguments) or os.environ.get("RATTERY_LANG")
    if asked:
        return words(language_code(asked)).lang
    return system_language()


def _asked_for(arguments: Sequence[str]) -> str | None:
    """The language is needed before the arguments are read: their help speaks it already."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
