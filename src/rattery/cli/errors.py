"""Errors of the command line: one sentence that says what was expected and what was given; and the exit statuses."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from rattery.cli.localization import cli_words
from rattery.core.errors import RatteryError
from rattery.core.text import clean

# Exit statuses.
UNCHECKED = 1  # of `verify` and `check`: something is missing or wrong
OUTPUT_CLOSED = 1  # as Rich exits
BAD_INPUT = 2
INTERRUPTED = 130

# Limits of options.
MAX_DIGITS = 40  # digits
SEEDS = 10**18
MAX_THREADS = 1024


class CommandError(RatteryError):
    """A command that cannot be carried out as it was typed."""

    def say(self, lang: str = "en") -> str:
        return cli_words(lang, self.game).say(self.message, **self.facts_in(lang))


def number(text: str | None, name: str, least: int, most: int) -> int | None:
    """Parse an option's integer and check its range; None if the option was not given."""
    if text is None:
        return None
    value = _whole(text)
    if value is None or not least <= value <= most:
        raise CommandError("bad-number", option=name, least=least, most=most, given=shortened(text))
    return value


def _whole(text: str) -> int | None:
    """Parse an integer, also spelled `1e6` or `1_000_000`; None if it is none."""
    try:
        value = Decimal(text) if len(text) <= MAX_DIGITS else None
    except InvalidOperation:
        return None
    if value is None or not value.is_finite() or value.adjusted() > MAX_DIGITS or value != value.to_integral_value():
        return None
    return int(value)


def one_line(text: str) -> str:
    """A sentence on a single line, even if something it quotes has line breaks."""
    return clean(" ".join(text.splitlines()))


def shortened(text: str, most: int = 40) -> str:
    """A given value, truncated for quoting in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"
