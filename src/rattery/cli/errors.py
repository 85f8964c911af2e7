"""What the command line cannot do as it was asked to: one sentence that says what was expected and what came."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from rattery.cli.localization import cli_words
from rattery.core.errors import RatteryError
from rattery.core.text import clean

# Exit statuses.
UNCHECKED = 1  # of `verify` and `check`: something is missing or wrong
BAD_INPUT = 2
INTERRUPTED = 130

# What options can be at most.
LONGEST_NUMBER = 40  # digits
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
    value = _whole(text)
    if value is None or not least <= value <= most:
        raise Refused("bad-number", option=name, least=least, most=most, given=shortened(text))
    return value


def _whole(text: str) -> int | None:
    """The whole number that is written, also as `1e6` or `1_000_000`; None if it is none."""
    try:
        value = Decimal(text) if len(text) <= LONGEST_NUMBER else None
    except InvalidOperation:
        return None
    if (
        value is None
        or not value.is_finite()
        or value.adjusted() > LONGEST_NUMBER
        or value != value.to_integral_value()
    ):
        return None
    return int(value)


def one_line(text: str) -> str:
    """A sentence on a single line, whatever was quoted in it."""
    return clean(" ".join(text.splitlines()))


def shortened(text: str, most: int = 40) -> str:
    """What was given, short enough to be quoted in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"
