"""Failures of a store while its tables are in use.

The operator gets the problem and the place in the log, once for as long as it lasts. Players are told only that there is a
problem: where a server keeps its tables is not theirs to know.
"""

from __future__ import annotations

import logging
import sqlite3

from rattery.server.errors import Refusal

LARGEST_LOOK = 256 << 20  # bytes of a store that are looked through at the start, at about 1 GB a second
LONGEST = 200  # characters of what a database says about itself

log = logging.getLogger("rattery.server")


class StoreRefused(Refusal):
    """A place where tables cannot be kept, or not just now."""

    reason, status = "store", 503


class MalformedPage(StoreRefused):
    """A page of an SQLite file that cannot be read: what has rows on it is damaged, the rest is not."""


def is_malformed(error: sqlite3.Error) -> bool:
    return bool(getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT)


def unusable(store: str, error: Exception) -> StoreRefused:
    """What is wrong with a store, in one sentence, for the operator."""
    problem = " ".join(str(error).split())[:LONGEST].rstrip(".")
    return StoreRefused("store-unusable", file=store, problem=problem or type(error).__name__)


def tell_unlooked(store: str) -> None:
    """Tell the operator that a store was not looked through."""
    log.warning("%s is too large to be looked through at the start: rattery check does it", store)


def tell_damaged(store: str, found: str) -> None:
    """Tell the operator that something is wrong; what can be read is served all the same."""
    log.error("%s is damaged (%s): see rattery check", store, " ".join(found.split()))


class Trouble:
    """The failure a store is in, if any; logged when it begins or changes."""

    def __init__(self, store: str) -> None:
        self.store = store
        self._told: str | None = None

    def refusal(self, error: Exception) -> StoreRefused:
        """Log a failure, and give the refusal players are sent."""
        sentence = str(unusable(self.store, error))
        if sentence != self._told:
            self._told = sentence
            log.error("%s", sentence)
        return StoreRefused("store-out-of-reach")

    @property
    def lasts(self) -> bool:
        """Whether the last statement failed."""
        return self._told is not None

    def is_over(self) -> None:
        self._told = None
