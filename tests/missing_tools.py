"""Tests that were skipped because a tool is missing: reported at the end of a run, and a failure under continuous
integration.

The reasons for the tools that `make test` requires are here, and say what is missing, what was not tried and how to get it;
a GPU or an optional extra may be missing, which is reported only.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from chaos.postgres import binary

NO_CHROMIUM = (
    "Chromium is missing: the table was not tried in a browser (install chromium, or set CHROMIUM to its path)"
)
NO_PLAYWRIGHT = "Playwright is missing: the table was not tried in a browser (pip install playwright)"
NO_AXE = "axe-playwright-python is missing: accessibility was not checked (pip install axe-playwright-python)"
NO_POSTGRESQL = "PostgreSQL is missing: no server was tried on it (on Debian: apt-get install postgresql)"
NO_NODE = (
    "Node.js 20 or newer with npm is missing: the browser's code was not formatted, linted and checked "
    "(install it from nodejs.org or with Homebrew, then: make weblint)"
)
NO_HATCHLING = (
    "hatchling is missing: no package was built and installed (pip install hatchling hatch-fancy-pypi-readme)"
)
REQUIRED = (NO_CHROMIUM, NO_PLAYWRIGHT, NO_AXE, NO_POSTGRESQL, NO_NODE, NO_HATCHLING)

needs_postgres = pytest.mark.skipif(binary("initdb") is None, reason=NO_POSTGRESQL)
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux shares a port among processes")


def skip_reasons(skipped: Iterable[object]) -> Counter[str]:
    """The reasons of skipped tests, with the number of tests of each."""
    found: Counter[str] = Counter()
    for report in skipped:
        place = getattr(report, "longrepr", None)
        if isinstance(place, tuple):
            found[str(place[2]).removeprefix("Skipped: ")] += 1
    return found


def must_fail(found: Iterable[str]) -> bool:
    """Whether the run fails: under continuous integration, if a required tool is missing."""
    return bool(os.environ.get("CI")) and not set(REQUIRED).isdisjoint(found)
