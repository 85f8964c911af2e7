"""In which order the tests run: what takes long first, so that no worker is left with it at the end.

pytest-xdist gives every worker a stretch of neighbouring tests and lets those that are done take over from the ends of the
others'. Half of the workers begin with the files of the browser, each file whole, as its tests share a server; the others
begin with the long tests. So what waits for pages and what computes go side by side.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

BROWSER = "tests/browser/"
LONG = (  # files whose tests take many seconds each
    "tests/test_fifth_game.py",
    "tests/test_simulated_gpu.py",
    "tests/chaos/test_laws.py",
    "tests/chaos/test_leaks.py",
    "tests/chaos/test_storm.py",
)


def in_order(tests: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Every worker's stretch begins with its share of what takes long; all else stays as it is."""
    by_file: dict[str, list[pytest.Item]] = {}
    for test in tests:
        by_file.setdefault(test.nodeid.partition("::")[0], []).append(test)
    pages = [by_file.pop(file) for file in [*by_file] if file.startswith(BROWSER)]
    long = [[test] for file in LONG for test in by_file.pop(file, [])]
    others = [test for file in by_file.values() for test in file]
    half = workers // 2
    shares = shared_out(pages, half) + shared_out(long, workers - half) if half else shared_out([*long, *pages], 1)
    return filled_up(shares, others)


def shared_out(groups: list[list[pytest.Item]], workers: int) -> list[list[pytest.Item]]:
    """The largest groups first, each to the worker that has fewest tests so far."""
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for group in sorted(groups, key=len, reverse=True):
        min(shares, key=len).extend(group)
    return shares


def filled_up(shares: list[list[pytest.Item]], others: list[pytest.Item]) -> list[pytest.Item]:
    """One stretch after the other, as long as pytest-xdist makes them: what is left, by the workers that are left."""
    ordered: list[pytest.Item] = []
    count = sum(map(len, shares)) + len(others)
    for worker, share in enumerate(shares):
        wanted = max(0, (count - len(ordered)) // (len(shares) - worker) - len(share))
        ordered += share + others[:wanted]
        others = others[wanted:]
    return ordered
