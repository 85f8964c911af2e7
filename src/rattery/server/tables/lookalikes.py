"""Likeness: whether two names look the same to a reader, though they are spelled with other signs.

What cannot be seen is left out of names altogether; of what can, letters of other alphabets and digits that look like Latin
letters count as these. It is a short table of the usual suspects, not all of Unicode's: it makes pretending hard among
people who read the Latin, Greek or Cyrillic alphabet.
"""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # seen in what they join: in emoji, and in some alphabets
_INVISIBLE = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u200b\u2060\u2061\u2062\u2063\u2064\u2800\u3164\ufeff\uffa0"
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # which shape of a sign is meant
_TAGS = range(0xE0000, 0xE0080)
_LOOKS_LIKE = str.maketrans(
    {
        **dict(zip("АВЕЗІЈКМНОРСТУХЅԚԜ", "ABE3IJKMHOPCTYXSQW", strict=True)),
        **dict(zip("аеіјорсухѕԁһԛԝкмтвнп", "aeijopcyxsdhqwkmtbhn", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
        **dict(zip("αγικνορτυχω", "ayiknoptuxw", strict=True)),
        **dict(zip("ɑɡıȷℓ", "agijl", strict=True)),
    }
)
_SAME_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})


def is_visible(sign: str) -> bool:
    """Whether anything of a sign is seen; a joiner is, in what it joins."""
    return sign not in _INVISIBLE and ord(sign) not in _TAGS and not 0x180B <= ord(sign) <= 0x180F


def looks(name: str) -> frozenset[str]:
    """How a name looks: two that have one of these in common look alike."""
    seen = "".join(filter(_is_drawn, unicodedata.normalize("NFKC", name))).translate(_LOOKS_LIKE)
    return frozenset((seen.casefold(), seen.translate(_SAME_STROKES).casefold()))


def _is_drawn(sign: str) -> bool:
    is_selector = any(ord(sign) in selectors for selectors in _SELECTORS)
    return is_visible(sign) and sign not in JOINERS and not is_selector and not sign.isspace()
