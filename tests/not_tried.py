"""What a run of the tests did not try because a tool is missing, said at its end; under continuous integration it fails.

A test skipped for want of a tool says in its reason what is missing and how to get it. The tools `make test` promises
to try everything with are named here; a GPU or an optional extra may be missing, and is only told.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

PROMISED = ("Chromium", "Playwright", "PostgreSQL", "Node.js", "axe-playwright-python", "hatchling")


def reasons(skipped: Iterable[object]) -> Counter[str]:
    """Why tests were skipped, each reason with how many tests it cost."""
    found: Counter[str] = Counter()
    for report in skipped:
        place = getattr(report, "longrepr", None)
        if isinstance(place, tuple):
            found[str(place[2]).removeprefix("Skipped: ")] += 1
    return found


def is_promised(reason: str) -> bool:
    return any(tool in reason for tool in PROMISED)


def fails_here(found: Iterable[str]) -> bool:
    """Whether so much was not tried that the run has failed."""
    return bool(os.environ.get("CI")) and any(map(is_promised, found))
