"""The features of moves that a study compares: the verbs of moves (`draw`), and the things that moves play, such as cards
and tokens. Targets and destinations of moves are not features."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from rattery.core.arrays import Array
from rattery.core.game import Game
from rattery.core.study_subject import StudySubject, study_subject


@dataclass(frozen=True)
class Feature:
    """A verb, or a thing by its category and name."""

    verb: str | None
    category: str | None = None
    name: str | None = None

    @property
    def is_thing(self) -> bool:
        return self.verb is None

    @property
    def key(self) -> str:
        """Its identifier in JSON output."""
        return f"{self.category}:{self.name}" if self.is_thing else str(self.verb)


class Features:
    """The features of a game, verbs first, and the features of every move in arrays for compiled code.

    The features of move `m` are `members[starts[m] : starts[m + 1]]`, as indices into `all`.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.subject = game, study_subject(game.name)
        verbs = list(dict.fromkeys(move.verb for move in game.kind.moves))
        self.verbs = [Feature(verb) for verb in verbs]
        self.things = [Feature(None, kind.category, name) for kind in self.subject.things for name in kind.names]
        self.all = [*self.verbs, *self.things]
        firsts = np.cumsum([0, *(len(kind.names) for kind in self.subject.things)])
        of_moves = [
            [
                verbs.index(move.verb),
                *(len(verbs) + int(firsts[kind]) + thing for kind, thing in self.subject.plays(move)),
            ]
            for move in game.kind.moves
        ]
        self.starts: Array = np.cumsum([0, *map(len, of_moves)]).astype(np.int32)
        self.members: Array = np.array([place for about in of_moves for place in about], np.int32)

    def __len__(self) -> int:
        return len(self.all)

    @property
    def first_thing(self) -> int:
        return len(self.verbs)

    def of(self, move: int) -> list[int]:
        """The indices of a move's features."""
        return [int(place) for place in self.members[self.starts[move] : self.starts[move + 1]]]

    @cached_property
    def thing_rows(self) -> Array:
        """A row for each thing: its kind, its index in the kind, the bit mask of the questions at which holdings count (-1:
        all), and whether it is dealt."""
        rows = []
        for kind, things in enumerate(self.subject.things):
            questions = [self.game.kind.questions.index(name) for name in things.questions]
            asked = sum(1 << number for number in questions) if questions else -1
            rows += [[kind, thing, asked, int(things.is_dealt)] for thing in range(len(things.names))]
        return np.array(rows, np.int64).reshape(len(rows), 4)


__all__ = ["Feature", "Features", "StudySubject"]
