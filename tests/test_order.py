"""The order of the tests: none is lost, and every worker begins with what takes long."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import cast

import pytest

from tests.order import LONG, in_order

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Named:
    nodeid: str


def named(*names: str) -> list[pytest.Item]:
    return cast(list[pytest.Item], [Named(name) for name in names])


def test_the_files_with_long_tests_are_there() -> None:
    assert [file for file in LONG if not (ROOT / file).is_file()] == []


def stretches(names: list[str], workers: int) -> list[list[str]]:
    """The ranges into which pytest-xdist divides tests with `--dist worksteal`."""
    found = []
    for left in range(workers, 0, -1):
        found.append(names[: len(names) // left])
        names = names[len(names) // left :]
    return found


PAGES = [
    f"tests/browser/test_{name}.py::test_{number}"
    for name, count in (("a", 3), ("b", 7), ("c", 4))
    for number in range(count)
]
LONG_ONES = [f"{file}::test_{number}" for file in LONG for number in range(2)]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 9])
@pytest.mark.parametrize("others", [0, 1, 2, 150])
def test_every_test_runs_once_and_a_file_of_the_browser_stays_whole(workers: int, others: int) -> None:
    short = [f"tests/test_a.py::test_{number}" for number in range(others)]
    ordered = [test.nodeid for test in in_order(named(*PAGES, *short, *LONG_ONES), workers)]
    assert sorted(ordered) == sorted([*PAGES, *short, *LONG_ONES])
    assert [name for name in ordered if name in short] == short, "the others stay in their order"
    assert len([file for file, _ in groupby(ordered, of_file) if file.startswith("tests/browser")]) == 3


def of_file(name: str) -> str:
    return name.partition("::")[0]


@pytest.mark.parametrize("workers", [2, 3, 4, 5])
def test_every_worker_begins_with_pages_or_with_what_is_long(workers: int) -> None:
    short = [f"tests/test_a.py::test_{number}" for number in range(150)]
    ordered = [test.nodeid for test in in_order(named(*PAGES, *short, *LONG_ONES), workers)]
    first = [stretch[0] for stretch in stretches(ordered, workers)]
    assert [name in PAGES for name in first] == [worker < workers // 2 for worker in range(workers)]
    assert all(name in PAGES or name in LONG_ONES for name in first)
