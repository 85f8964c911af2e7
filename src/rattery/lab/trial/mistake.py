"""A mistake in a game, as a sentence for its author that names the place to change."""

from __future__ import annotations

from rattery.core.errors import RatteryError
from rattery.core.words import words

MAX_LISTED = 6  # names in one sentence


class Mistake(RatteryError):
    """Something wrong with a game. A note is not wrong, but not finished either."""

    is_note = False

    def say(self, lang: str = "en") -> str:
        return words(lang, None, "rattery.lab").say(self.message, **self.facts_in(lang))


class Note(Mistake):
    """Something that a game still lacks, without which it can be played."""

    is_note = True


def listed(names: list[str]) -> str:
    """Names for a sentence; of many, the first ones."""
    return ", ".join([*names[:MAX_LISTED], *(["…"] if len(names) > MAX_LISTED else [])])
