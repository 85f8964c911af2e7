"""Which language the command line speaks: what is asked for, else what the terminal is set to, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from rattery.core.words import LANGUAGES, Words, words


def cli_words(lang: str, game: str | None = None) -> Words:
    """What the command line says, beside what everything says and perhaps what a game says."""
    return words(lang, game, "rattery.cli")


def language(arguments: Sequence[str]) -> str:
    """`--lang`, then $RATTERY_LANG; one that Rattery does not speak is an error. Then the terminal's own, if it can be."""
    asked = _asked_for(arguments) or os.environ.get("RATTERY_LANG")
    if asked:
        return words(_short(asked)).lang
    own = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return _short(own) if _short(own) in LANGUAGES else "en"


def _asked_for(arguments: Sequence[str]) -> str | None:
    """The language is needed before the arguments are read: their help speaks it already."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def _short(locale: str) -> str:
    """`fr` of `fr_FR.UTF-8`."""
    return re.split(r"[-_.@]", locale.strip().lower())[0]
