"""Failures of a store while its tables are in use.

The log tells the operator what failed and where, once per outage. Players learn only that there is a problem, not where a
server stores its tables.
"""

from __future__ import annotations

import logging
import sqlite3

from rattery.core.errors import system_problem
from rattery.server.errors import Refusal

MAX_CHECKED_BYTES = 256 << 20  # bytes of the largest store that is checked at startup, at about 1 GB per second
MAX_QUOTED_LENGTH = 200  # characters quoted of a database's error message

log = logging.getLogger("rattery.server")


class StoreRefused(Refusal):
    """The store cannot be used, for the moment or at all."""

    reason, status = "store", 503


class MalformedPage(StoreRefused):
    """A page of an SQLite file cannot be read: tables with rows on it are damaged, the others are not."""


def is_malformed(error: sqlite3.Error) -> bool:
    return bool(getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT)


def unusable(store: str, error: Exception) -> StoreRefused:
    """The error that tells the operator, in one sentence, why a store cannot be used."""
    problem = system_problem(error) if isinstance(error, OSError) else str(error)
    if isinstance(problem, str):
        problem = " ".join(problem.split())[:MAX_QUOTED_LENGTH].rstrip(".") or type(error).__name__
    return StoreRefused("store-unusable", file=store, problem=problem)


def log_unchecked(store: str) -> None:
    """Log that a store was not checked at startup."""
    log.warning("%s is too large to be checked at startup: use rattery check", store)


def log_damaged(store: str, found: str) -> None:
    """Log that a store is damaged; tables that can be read are served nevertheless."""
    log.error("%s is damaged (%s): see rattery check", store, " ".join(found.split()))


class Outage:
    """Whether a store is failing, and how: logged when that begins or changes, not for every request that fails."""

    def __init__(self, store: str) -> None:
        self.store = store
        self._logged: str | None = None

    def refusal(self, error: Exception) -> StoreRefused:
        """Log a failure if it is new, and return the refusal that players get."""
        sentence = str(unusable(self.store, error))
        if sentence != self._logged:
            self._logged = sentence
            log.error("%s", sentence)
        return StoreRefused("store-out-of-reach")

    @property
    def is_active(self) -> bool:
        """Whether the last statement failed."""
        return self._logged is not None

    def clear(self) -> None:
        self._logged = None
