"""Signs for terminals without UTF-8: characters that the output's encoding lacks are replaced with ASCII.

Installed as an encoding error handler of the output stream, so that it covers tables, help and error messages alike.
$RATTERY_SIGNS=ascii forces ASCII, for terminals whose font lacks these characters.
"""

from __future__ import annotations

import codecs
import io
import os
import unicodedata
from typing import TextIO

HANDLER = "rattery.signs"

STAND_INS = (
    dict(zip("●▲■◆★", "o^#%&", strict=True))  # the seats
    | dict(zip("▸▶›→◀←⇧", ">>>><<^", strict=True))
    | dict(zip("▒▕✗♣✚", "=|xk+", strict=True))  # a back, a door, a trap, a clover, a bandage
    | dict(zip("☼◣◍▮▣◎▦♧◇⌂▪□°", "bcavs@lgdu:_'", strict=True))  # goods, colours and marks
    | dict(zip("△○☆♪♫∪▰▱", "^.*~mu#-", strict=True))  # tails and cards
    | dict(zip("╭╮╰╯─━│▏▫", "++++-=||-", strict=True))
    | dict(zip("▁▂▃▄▅▆▇█", "_.-:=+*#", strict=True))
    | dict(zip("“”„«»’‘–—…·×±≠✓−σ", '"""""\'\'--..x~!v-s', strict=True))
    | {"œ": "oe", "Œ": "Oe", "ß": "ss"}
)


def stand_in(sign: str) -> str:
    """The ASCII replacement of a character: its stand-in, else its letter without accents, else a question mark."""
    plain = unicodedata.normalize("NFKD", sign)[:1]
    return STAND_INS.get(sign) or (plain if plain.isascii() and plain else "?")


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
