"""Tests that were skipped because a tool is missing: reported at the end of a run, and a failure under continuous
integration.

The reason of such a skip says what is missing and how to get it. The tools that `make test` requires are listed here; a
GPU or an optional extra may be missing, which is reported only.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

REQUIRED_TOOLS = (
    "Chromium",
    "Playwright",
    "PostgreSQL",
    "Node.js",
    "axe-playwright-python",
    "hatchling",
    "hatch-fancy-pypi-readme",
)


def skip_reasons(skipped: Iterable[object]) -> Counter[str]:
    """The reasons of skipped tests, with the number of tests of each."""
    found: Counter[str] = Counter()
    for report in skipped:
        place = getattr(report, "longrepr", None)
        if isinstance(place, tuple):
            found[str(place[2]).removeprefix("Skipped: ")] += 1
    return found


def is_required(reason: str) -> bool:
    return any(tool in reason for tool in REQUIRED_TOOLS)


def must_fail(found: Iterable[str]) -> bool:
    """Whether the run fails: under continuous integration, if a required tool is missing."""
    return bool(os.environ.get("CI")) and any(map(is_required, found))
