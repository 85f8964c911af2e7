"""Lookalikes: whether two names look the same though they are made of different characters (homoglyphs).

A name is reduced to skeletons, as in Unicode's UTS 39: invisible characters are dropped, letters of other alphabets and
digits that resemble Latin letters are mapped to these. The table is short, not Unicode's: it makes impersonation hard
among people who read the Latin, Greek or Cyrillic alphabet.
"""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # visible only in their effect on neighbours, in emoji and some alphabets
_INVISIBLE = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u200b\u2060\u2061\u2062\u2063\u2064\u2800\u3164\ufeff\uffa0"
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # variation selectors
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


def is_visible(character: str) -> bool:
    """Whether a character shows; a joiner does, in what it joins."""
    code = ord(character)
    return character not in _INVISIBLE and code not in _TAGS and not 0x180B <= code <= 0x180F


def skeletons(name: str) -> frozenset[str]:
    """The reduced forms of a name: two names with one in common look alike."""
    seen = "".join(filter(_is_drawn, unicodedata.normalize("NFKC", name))).translate(_LOOKS_LIKE)
    return frozenset((seen.casefold(), seen.translate(_SAME_STROKES).casefold()))


def _is_drawn(character: str) -> bool:
    is_selector = any(ord(character) in selectors for selectors in _SELECTORS)
    return is_visible(character) and character not in JOINERS and not is_selector and not character.isspace()
