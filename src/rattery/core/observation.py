"""The schema of an observation: what each of its numbers is, declared once and used by the rule that fills them in.

    OBSERVED = Schema()
    ROUND = OBSERVED.number("round", "the round, from 1", 1, 9)          # the index of this number
    HAND = OBSERVED.row("hand", "cards in your hand", 0, 9, CARDS)       # of the first; `HAND + kind` is that of another
    with OBSERVED.each("rat", ["seat 0", "seat 1"]) as rat:              # the same numbers for each of several things
        POINTS = rat.number("points", "points", 0, 99)                   # relative to where the thing begins:
    RATS, PER_RAT = rat.start, rat.length                                # RATS + seat * PER_RAT + POINTS

Fields come in groups, one after the other. The *basics* are what lies on the table; bots tell decisions apart by them alone.
*Options* say which game it is, *joins* are derived from the basics, as a good player reads them off the table at a glance,
and *memory* is what else this eye remembers, so that an observation holds everything that `imagine` works with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import product

import numpy as np
import numpy.typing as npt

from rattery.core.game_parts import optional_rule
from rattery.core.record import Row
from rattery.core.rules import Box, Rules, Table

BASICS, OPTIONS, JOINS, MEMORY = GROUPS = ("basics", "options", "joins", "memory")
NETWORK_INPUTS = (BASICS, OPTIONS, JOINS)  # the groups a network reads: a search does not observe memory
DIGITS = 12
Observe = Callable[[Box, Table, int, Row[int]], None]
Indices = npt.NDArray[np.intp]
Bounds = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Axis:
    """One dimension of a field: the labels along it, and the distance between the indices of neighbours."""

    labels: tuple[str, ...]
    stride: int


@dataclass(frozen=True)
class Field:
    """Numbers of one meaning: a single one, or one for each combination of labels."""

    name: str
    meaning: str
    low: int
    high: int
    group: str
    start: int
    axes: tuple[Axis, ...]
    of_each: bool = False  # whether the first axis counts the things of an `each`

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis.labels) for axis in self.axes)

    @cached_property
    def columns(self) -> Indices:
        """The indices of its numbers in an observation, in the field's shape."""
        places = np.array(self.start)
        for axis in self.axes:
            places = np.add.outer(places, axis.stride * np.arange(len(axis.labels)))
        return places

    def labels(self) -> Iterator[tuple[int, str]]:
        """The index of each number and what it is, in words."""
        for place, chosen in zip(
            self.columns.ravel().tolist(), product(*(axis.labels for axis in self.axes)), strict=True
        ):
            about, rest = (f"{chosen[0]}: ", chosen[1:]) if self.of_each else ("", chosen)
            yield place, about + ": ".join([self.meaning, *([", ".join(rest)] if rest else [])])


class Schema:
    """The fields of an observation, in the order of their numbers."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0
        self.private: frozenset[str] = frozenset()
        self._group = BASICS

    def are_private(self, *names: str) -> None:
        """Declare which fields may differ between two seats' eyes or a spectator's.

        All others are the same in every world that a spectator can imagine. Without names no field is private.
        """
        if unknown := set(names) - {field.name for field in self.fields}:
            raise ValueError(f"there are no fields called {', '.join(sorted(unknown))}")
        self.private = frozenset(names)

    @cached_property
    def private_columns(self) -> Indices:
        """The indices of all numbers of private fields, in rising order."""
        found = [field.columns.ravel() for field in self.fields if field.name in self.private]
        return np.sort(np.concatenate(found)) if found else np.zeros(0, np.int64)

    def begin(self, group: str) -> int:
        """Begin a group, to which all following fields belong; returns how many numbers come before it."""
        if GROUPS.index(group) < GROUPS.index(self._group):
            raise ValueError(f"{group} begins after {self._group}; the order is: {', '.join(GROUPS)}")
        self._group = group
        return self.size

    def number(self, name: str, meaning: str, low: int, high: int) -> int:
        """Declare a single number; returns its index."""
        return self.row(name, meaning, low, high)

    def row(self, name: str, meaning: str, low: int, high: int, *axes: Sequence[str]) -> int:
        """Declare a number for each combination of labels, the last axis running fastest; returns the index of the first."""
        start, size = self.size, _size(axes)
        self._enter(Field(name, meaning, low, high, self._group, start, _axes(axes)))
        self.size += size
        return start

    @contextmanager
    def each(self, name: str, labels: Sequence[str]) -> Iterator[Section]:
        """Declare the same fields for each of several things, thing after thing; the block declares those of one."""
        section = Section(name, self.size)
        yield section
        outer = Axis(tuple(labels), section.length)
        for field in section.fields:
            at = self.size + field.start
            whole = Field(
                field.name, field.meaning, field.low, field.high, self._group, at, (outer, *field.axes), of_each=True
            )
            self._enter(whole)
        self.size += len(labels) * section.length

    def _enter(self, field: Field) -> None:
        if field.low > field.high:
            raise ValueError(f"{field.name} would go from {field.low} to {field.high}")
        if any(field.name == known.name for known in self.fields):
            raise ValueError(f"two fields are called {field.name}")
        self.fields.append(field)

    @classmethod
    def of_numbers(cls, count: int) -> Schema:
        """The schema of a game that declares none: `count` unnamed 16-bit numbers, any of which may be private."""
        schema = cls()
        for number in range(count):
            schema.number(f"number_{number}", f"number {number}", -(1 << 15), (1 << 15) - 1)
        schema.are_private(*(field.name for field in schema.fields))
        return schema

    def __getitem__(self, name: str) -> Field:
        return self._by_name[name]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Schema {self.digest}: {len(self.fields)} fields, {self.size} numbers>"

    def __str__(self) -> str:
        """A line for each field: the indices of its numbers, its name, shape and range, and what it means."""
        rows = [("numbers", "field", "shape", "range", "meaning")]
        for field in self.fields:
            places = field.columns.ravel()
            first, last = int(places.min()), int(places.max())
            rows.append((
                str(first) if first == last else f"{first}–{last}", field.name, "×".join(map(str, field.shape)),
                f"{field.low} to {field.high}", field.meaning,
            ))  # fmt: skip
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        return "\n".join([repr(self), *lines])

    def data(self) -> dict[str, object]:
        """The schema as JSON data: for other languages, or to store with a trained model."""
        return {
            "digest": self.digest,
            "numbers": self.size,
            "fields": [
                {
                    "name": field.name, "meaning": field.meaning, "low": field.low, "high": field.high,
                    "group": field.group, "private": field.name in self.private, "shape": list(field.shape),
                    "columns": field.columns.tolist(), "labels": [list(axis.labels) for axis in field.axes],
                }
                for field in self.fields
            ],
        }  # fmt: skip

    @cached_property
    def _by_name(self) -> Mapping[str, Field]:
        return {field.name: field for field in self.fields}

    @cached_property
    def digest(self) -> str:
        """Identifies this layout: a model trained on one layout does not fit another."""
        layout = [(field.name, field.low, field.high, field.group, field.start, field.axes) for field in self.fields]
        return hashlib.sha256(repr(layout).encode()).hexdigest()[:DIGITS]

    @cached_property
    def low(self) -> Bounds:
        """The minimum of each number."""
        return self._spread(lambda field: field.low)

    @cached_property
    def high(self) -> Bounds:
        """The maximum of each number."""
        return self._spread(lambda field: field.high)

    def _spread(self, value: Callable[[Field], int]) -> Bounds:
        numbers = np.zeros(self.size, np.int16)
        for field in self.fields:
            numbers[field.columns] = value(field)
        return numbers

    def columns(self, *groups: str) -> Indices:
        """The indices of all numbers of these groups, in rising order; without a group, of all."""
        wanted = [field.columns.ravel() for field in self.fields if not groups or field.group in groups]
        return np.sort(np.concatenate(wanted)) if wanted else np.zeros(0, np.int64)

    def labels(self) -> list[str]:
        """What each number is, in words."""
        labels = dict(label for field in self.fields for label in field.labels())
        return [labels[place] for place in range(self.size)]

    def read(self, observation: npt.ArrayLike) -> dict[str, npt.NDArray[np.generic]]:
        """An observation, or rows of them, as a dictionary: a number or an array for each field."""
        return {field.name: np.asarray(observation)[..., field.columns] for field in self.fields}


class Section:
    """The fields of one of several things; their indices are relative to where the thing begins."""

    def __init__(self, name: str, start: int) -> None:
        self.name, self.start, self.length = name, start, 0
        self.fields: list[Field] = []

    def number(self, name: str, meaning: str, low: int, high: int) -> int:
        return self.row(name, meaning, low, high)

    def row(self, name: str, meaning: str, low: int, high: int, *axes: Sequence[str]) -> int:
        place = self.length
        self.fields.append(Field(f"{self.name}.{name}", meaning, low, high, "", place, _axes(axes)))
        self.length += _size(axes)
        return place


def _size(axes: Sequence[Sequence[str]]) -> int:
    return int(np.prod([len(labels) for labels in axes], dtype=int))


def _axes(axes: Sequence[Sequence[str]]) -> tuple[Axis, ...]:
    return tuple(Axis(tuple(labels), _size(axes[place + 1 :])) for place, labels in enumerate(axes))


def basics_of(rules: Rules[Box, Table]) -> tuple[int, Observe]:
    """How many numbers tell decisions apart, and the rule that fills them in: the basics, or all if a game has none."""
    return optional_rule(rules, "BASICS", rules.OBSERVATION), optional_rule(rules, "observe_basics", rules.observe)


def network_inputs_of(rules: Rules[Box, Table]) -> tuple[int, Observe]:
    """How many numbers a mind may read, and the rule that fills them in: all but memory, or all if a game has none."""
    return optional_rule(rules, "GLANCE", rules.OBSERVATION), optional_rule(rules, "observe_glance", rules.observe)
