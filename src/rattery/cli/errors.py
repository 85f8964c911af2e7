"""What the command line cannot do as it was asked to: one sentence that says what was expected and what came."""

from __future__ import annotations

from rattery.cli.localization import cli_words
from rattery.core.errors import RatteryError
from rattery.core.text import clean

# Exit statuses.
BAD_INPUT = 2
INTERRUPTED = 130

# What options can be at most.
SEEDS = 10**18
MOST_THREADS = 1024


class Refused(RatteryError):
    """Something asked of the command line that it cannot do."""

    def say(self, lang: str = "en") -> str:
        return cli_words(lang, self.game).say(self.message, **self.facts)


def number(text: str | None, name: str, least: int, most: int) -> int | None:
    """A whole number given for an option, between two others; None if it was not given."""
    if text is None:
        return None
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise Refused("bad-number", option=name, least=least, most=most, given=shortened(text))
    return value


def one_line(text: str) -> str:
    """A sentence on a single line, whatever was quoted in it."""
    return clean(" ".join(text.splitlines()))


def shortened(text: str, most: int = 40) -> str:
    """What was given, short enough to be quoted in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"
