"""What a study tracks in a game: its things, and how close it was. A game declares it in `study.py`, all of it optional.

THINGS: tuple[Things, ...]                 cards, dice, tokens
plays(move) -> list[tuple[int, int]]       the things a move plays: indices in THINGS and in its names
holds(box, s, seat, kind, thing) -> bool   a rule: whether a seat has a thing, by its index in THINGS and in its names
MEASURES: tuple[str, ...]                  what decides who is ahead, the first that differs: messages `measure-...`
measure(box, s, seat, place) -> int        a rule: how much of it a seat has at the end
from_score(scores) -> tuple                the leading measures that follow from scores alone; of numbers or of arrays
rounds(box, s) -> int                      a rule: how many rounds were played

Without it a study tracks the named things that moves are about and goes by the score.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from rattery.core.arrays import Array
from rattery.core.compile.rule import rule
from rattery.core.game import AnyKind, Names
from rattery.core.game_parts import optional_name
from rattery.core.moves import Move
from rattery.core.registry import game_kind
from rattery.core.rules import Box, Rules, Table

Holds = Callable[[Box, Table, int, int, int], bool]
Measure = Callable[[Box, Table, int, int], int]
Scores = TypeVar("Scores", int, Array)  # of one game, or of many


@dataclass(frozen=True)
class Things:
    """Things of one category, with the names in their message ids."""

    category: str
    names: tuple[str, ...]
    questions: tuple[str, ...] = ()  # at which to count who has one; empty: at every decision
    is_dealt: bool = False  # whether they are dealt at random before the first decision


@dataclass(frozen=True)
class StudySubject:
    """What a study tracks in one game."""

    things: tuple[Things, ...]
    plays: Callable[[Move], list[tuple[int, int]]]
    holds: Holds | None  # None where a game does not say who has what
    measures: tuple[str, ...]
    measure: Measure
    from_score: Callable[[Scores], tuple[Scores, ...]]
    rounds: Callable[[Box, Table], int] | None  # None in a game without rounds


@cache
def study_subject(game: str) -> StudySubject:
    """What a game declares, with defaults for the rest."""
    kind = game_kind(game)
    things = optional_name(game, "study", "THINGS", named_things(kind))
    return StudySubject(
        things,
        optional_name(game, "study", "plays", plays_by_facts(kind, things)),
        optional_name(game, "study", "holds", None),
        optional_name(game, "study", "MEASURES", ("points",)),
        optional_name(game, "study", "measure", score_measure(kind.rules)),
        optional_name(game, "study", "from_score", score_only),
        optional_name(game, "study", "rounds", None),
    )


def named_things(kind: AnyKind) -> tuple[Things, ...]:
    """The named things that moves are about."""
    found: dict[str, Things] = {}
    for move in kind.moves:
        for fact, _ in move.facts:
            names = kind.vocabulary[fact]
            if isinstance(names, Names):
                found.setdefault(names.category, Things(names.category, names.names))
    return tuple(found.values())


def plays_by_facts(kind: AnyKind, things: tuple[Things, ...]) -> Callable[[Move], list[tuple[int, int]]]:
    """The default: a move plays the named things among its facts."""
    kinds = {each.category: place for place, each in enumerate(things)}

    def plays(move: Move) -> list[tuple[int, int]]:
        found = []
        for fact, value in move.facts:
            names = kind.vocabulary[fact]
            if isinstance(names, Names) and names.category in kinds:
                found.append((kinds[names.category], value))
        return found

    return plays


def score_only(scores: Scores) -> tuple[Scores, ...]:
    """The default: the score is the first measure, and no other follows from it."""
    return (scores,)


@cache
def score_measure(rules: Rules[Box, Table]) -> Measure:
    """The default: points."""
    score = rules.score

    @rule
    def measure(box: Box, s: Table, seat: int, place: int) -> int:
        return int(score(box, s, seat))

    return measure
