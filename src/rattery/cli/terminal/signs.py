"""Signs for terminals without UTF-8: characters that the output's encoding lacks are replaced with ASCII.

Installed as an encoding error handler of the output stream, so that it covers tables, help and error messages alike.
$RATTERY_SIGNS=ascii forces ASCII, for terminals whose font lacks these characters.

A game names the replacements of its own signs as `STAND_INS` in its `terminal.py`, which is read with the first of them.
"""

from __future__ import annotations

import codecs
import io
import os
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import TextIO

from rattery.core.game_parts import optional_name

HANDLER = "rattery.signs"

STAND_INS = (
    dict(zip("●▲■◆★", "o^#%&", strict=True))  # the seats
    | dict(zip("▸▶›→◀←⇧", ">>>><<^", strict=True))
    | dict(zip("▒○✗", "=.x", strict=True))  # the back of a card, a weight, a refusal
    | dict(zip("╭╮╰╯─━│▏▫", "++++-=||-", strict=True))
    | dict(zip("▁▂▃▄▅▆▇█", "_.-:=+*#", strict=True))
    | dict(zip("“”„«»’‘–—…·×±≠✓−σ", '"""""\'\'--..x~!v-s', strict=True))
    | {"œ": "oe", "Œ": "Oe", "ß": "ss"}
)


_spoken_of: dict[str, None] = {}  # the games whose signs may occur, the latest last


def speak_of(game: str) -> None:
    """From now on this game's signs are replaced as the game says, before those of games that were spoken of earlier."""
    _spoken_of.pop(game, None)
    _spoken_of[game] = None


def stand_in(sign: str) -> str:
    """The ASCII replacement of a character: its stand-in, else its letter without accents, else a question mark."""
    own = (_own_stand_ins(game).get(sign) for game in reversed(_spoken_of))
    plain = unicodedata.normalize("NFKD", sign)[:1]
    return STAND_INS.get(sign) or next(filter(None, own), None) or (plain if plain.isascii() and plain else "?")


@cache
def _own_stand_ins(game: str) -> Mapping[str, str]:
    return optional_name(game, "terminal", "STAND_INS", {})


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


def use_stand_ins(stream: TextIO) -> None:
    """Make a stream write stand-ins for what it cannot encode."""
    codecs.register_error(HANDLER, _replace)
    if isinstance(stream, io.TextIOWrapper):
        encoding = "ascii" if os.environ.get("RATTERY_SIGNS") == "ascii" else None
        stream.reconfigure(encoding=encoding, errors=HANDLER)
