"""Computed indices in compiled rules are unsigned: the same elements, and a negative one is an error where checked."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numba
import numpy as np
import pytest

from rattery.core.compile.rule import rule
from rattery.core.record import Record, Row, blanks, i8, row


class Shelf(Record):
    books: Row[int] = row(i8, 4)


@rule
def taken(shelf: Shelf, place: int) -> int:
    found = shelf.books[place]
    shelf.books[place] = 0
    return found


@rule
def part(books: Any, first: int, row: int, column: int) -> int:
    return int(books[row, column]) + len(books[first:])


@numba.njit
def take(shelves: Any, place: Any) -> int:
    return taken(shelves[0], place)


@numba.njit
def take_part(books: Any, first: int, row: int, column: int) -> int:
    return part(books, first, row, column)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.uint8])
def test_compiled_rules_find_what_python_finds(kind: Any) -> None:
    shelves: Any = blanks(Shelf, 1)
    for place in range(4):
        shelves["books"][0] = [5, 6, 7, 8]
        assert take(shelves, kind(place)) == 5 + place
        assert shelves["books"][0, place] == 0


def test_slices_and_several_dimensions_are_what_they_were() -> None:
    books = np.arange(6).reshape(2, 3)
    assert take_part(books, 1, 1, 2) == part(books, 1, 1, 2) == 6


CHECKED = """
from tests.core.compile.test_unsigned_index import Shelf, blanks, take
shelves = blanks(Shelf, 1)
take(shelves, 3)
try:
    take(shelves, -1)
except IndexError:
    print("noticed")
"""


def test_where_places_are_checked_a_negative_one_is_an_error() -> None:
    """Python would take the last element: `make bounds` finds such an index in a rule."""
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    ran = subprocess.run([sys.executable, "-c", CHECKED], env=checked, capture_output=True, text=True, check=False)  # noqa: S603
    assert ran.stdout.strip() == "noticed", ran.stderr
