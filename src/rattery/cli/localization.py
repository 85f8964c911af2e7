"""The language of the command line: the one requested, else the terminal's, else English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rattery.cli.terminal.signs import speak_of
from rattery.core.language import language_code, system_language
from rattery.core.words import Words, words


def cli_words(lang: str, game: str | None = None) -> Words:
    """The messages of the command line, together with the shared ones and, if one is given, a game's."""
    if game is not None:
        speak_of(game)
    return words(lang, game, "rattery.cli")


def language(arguments: Sequence[str]) -> str:
    """The language of `--lang`, else of $RATTERY_LANG (unsupported ones are errors), else the terminal's if supported."""
    asked = _asked_for(arguments) or os.environ.get("RATTERY_LANG")
    if asked:
        return words(language_code(asked)).lang
    return system_language()


def _asked_for(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, found before the arguments are parsed, since parsing already needs the language."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
