"""The order of tests for pytest-xdist: long tests first, so that no worker is left with one at the end.

pytest-xdist gives every worker a contiguous range of tests; idle workers steal from the ends of the others' ranges. Half
of the workers begin with browser tests, whole files at a time, as the tests of a file share a server; the others begin
with the long tests. So tests that wait for pages and tests that compute run at the same time.
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
    """The tests reordered so that every worker's range begins with its share of long tests; the others keep their order."""
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
    """Distributes groups over workers: the largest first, each to the worker with the fewest tests so far."""
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for group in sorted(groups, key=len, reverse=True):
        min(shares, key=len).extend(group)
    return shares


def filled_up(shares: list[list[pytest.Item]], others: list[pytest.Item]) -> list[pytest.Item]:
    """Concatenates the ranges, each filled up with other tests to the length that pytest-xdist gives it: the remaining tests
    divided by the remaining workers."""
    ordered: list[pytest.Item] = []
    count = sum(map(len, shares)) + len(others)
    for worker, share in enumerate(shares):
        wanted = max(0, (count - len(ordered)) // (len(shares) - worker) - len(share))
        ordered += share + others[:wanted]
        others = others[wanted:]
    return ordered
