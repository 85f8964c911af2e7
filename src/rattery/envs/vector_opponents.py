"""Opponents inside a vector environment: who plays the seats that are not asked.

| given as | plays | runs |
| --- | --- | --- |
| `"random"` | any legal move | compiled, on the processor and on a GPU |
| `"judge"` | what the game's judge likes best one move ahead, in one imagined world | compiled, on both |
| a policy: a function `(observations, masks) -> moves` | for a batch of rows at once | on both, on arrays where they lie |
| a level, a bot of one's own | as everywhere and guarded, table by table | on the processor only |

Compiled opponents move within the step. The others are asked from Python between two steps, until every table waits for its
learner again; a step then takes as many rounds as they have moves to make.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, cast

import numpy as np
import numpy.typing as npt

from rattery.bots.bot import Bot, decision_seed
from rattery.bots.levels import bot
from rattery.core.arguments import whole_number
from rattery.core.arrays import Array
from rattery.core.errors import BadOption
from rattery.core.game import NOBODY, Game
from rattery.envs.compiled_opponents import ASKED, FIRST_OUTSIDE, JUDGE, RANDOM
from rattery.envs.opponents import Opponent, PolicyFunction, is_a_bot, one_for_each
from rattery.match.match import Match

COMPILED = {"random": RANDOM, "judge": JUDGE}


class Seating(NamedTuple):
    """Who plays which seat at each table."""

    learners: Array  # tables: the seat that is asked; NOBODY where all are
    players: Array  # tables × seats
    outside: list[Opponent]  # the opponents that are called from Python; FIRST_OUTSIDE is the first of them

    @property
    def are_any(self) -> bool:
        return bool((self.players != ASKED).any())

    @property
    def looks_ahead(self) -> bool:
        return bool((self.players == JUDGE).any())


def seat_opponents(
    game: Game, tables: int, opponents: Opponent | Sequence[Opponent] | None, seat: int | str
) -> Seating:
    """One opponent for all other seats, or a list with one for each in order of their seats. The learner sits at `seat`, or
    with `"random"` at another seat from table to table."""
    players = np.full((tables, game.seats), ASKED, np.int16)
    if seat == "random":
        learners = (np.arange(tables) % game.players).astype(np.int16)
    else:
        learners = np.full(tables, whole_number("seat", seat, 0, game.players - 1), np.int16)
    if opponents is None:
        return Seating(np.full(tables, NOBODY, np.int16), players, [])
    others = one_for_each(opponents, game.players - 1, tuple(COMPILED))
    outside: list[Opponent] = []
    for own in range(game.players):
        seats = [other for other in range(game.players) if other != own]
        for other, opponent in zip(seats, others, strict=True):
            players[learners == own, other] = _number(opponent, outside)
    return Seating(learners, players, outside)


def _number(opponent: Opponent, outside: list[Opponent]) -> int:
    """The number of an opponent; one that is called from Python is listed once."""
    if isinstance(opponent, str) and opponent in COMPILED:
        return COMPILED[opponent]
    if not any(opponent is known for known in outside):
        outside.append(opponent)
    return FIRST_OUTSIDE + next(place for place, known in enumerate(outside) if known is opponent)


# Called from Python, on the processor.


class Question(NamedTuple):
    """What tables ask an opponent: the rows and what each of them shows."""

    game: Game
    seed: int
    tables: Array
    progress: Array
    seats: Array
    observations: Array
    masks: Array
    to_relative: Array


class Outsider(Protocol):
    """An opponent that is asked from Python: one move for each row, as the seat counts moves."""

    def moves(self, asked: Question) -> Array: ...


class Policy:
    """A function of observations and masks."""

    def __init__(self, function: Callable[..., npt.ArrayLike]) -> None:
        self._function = function

    def moves(self, asked: Question) -> Array:
        return np.asarray(self._function(asked.observations, asked.masks))


class BotAtTables:
    """A bot that is asked at one table after the other, each time in a world that its seat imagines."""

    def __init__(self, chooser: Bot) -> None:
        self._bot = chooser

    def moves(self, asked: Question) -> Array:
        return np.array([self._move(asked, row) for row in range(len(asked.seats))], np.int64)

    def _move(self, asked: Question, row: int) -> int:
        seat, here = int(asked.seats[row]), asked.progress[row]
        seed = decision_seed(decision_seed(asked.seed, int(here["number"]), seat), int(here["played"]), seat)
        table = Match.imagined_from(asked.game, asked.tables[row].tobytes())
        chosen = self._bot.choose(table.imagine(seat, seed), seed)
        return int(asked.to_relative[seat, chosen.id])


def outsider(opponent: Opponent, seed: int) -> Outsider:
    """An opponent that is asked from Python: a level or a bot of one's own, or else a policy."""
    return (
        BotAtTables(bot(opponent, seed=seed))
        if is_a_bot(opponent)
        else Policy(cast(Callable[..., npt.ArrayLike], opponent))
    )


def policies_only(outside: Sequence[Opponent]) -> list[PolicyFunction]:
    """What can be asked on a GPU: functions, on arrays that lie there."""
    for opponent in outside:
        if is_a_bot(opponent):
            raise BadOption("env-gpu-opponents", given=str(opponent), choices=", ".join(COMPILED))
    return [cast(PolicyFunction, opponent) for opponent in outside]
