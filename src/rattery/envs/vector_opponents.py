"""Opponents inside a vector environment: what plays the seats other than the learner's.

| given as | plays | runs |
| --- | --- | --- |
| `"random"` | any legal move | compiled, on the processor and on a GPU |
| `"judge"` | the move that the game's judge rates best one ply ahead, in one imagined world | compiled, on both |
| a policy: a function `(observations, masks) -> moves` | for a batch of rows at once | on both, on arrays of that device |
| a level, a custom bot | as in a match, table by table; custom bots are guarded | on the processor only |

Compiled opponents move within the step. The others are called from Python between two steps, until the learner decides at
every table; a step then takes as many rounds as the longest run of opponents' moves at any table.
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
from rattery.envs.compiled_opponents import CALLER, FIRST_PYTHON_OPPONENT, JUDGE, RANDOM
from rattery.envs.opponents import Opponent, PolicyFunction, is_a_bot, one_for_each
from rattery.match.match import Match

COMPILED = {"random": RANDOM, "judge": JUDGE}


class Seating(NamedTuple):
    """What plays each seat at each table."""

    learners: Array  # tables: the learner's seat; NOBODY where the caller plays all
    players: Array  # tables × seats: CALLER, RANDOM, JUDGE, or FIRST_PYTHON_OPPONENT plus an index of python_opponents
    python_opponents: list[Opponent]  # the opponents that are called from Python

    @property
    def looks_ahead(self) -> bool:
        """Whether an opponent looks ahead, and so needs scratch space."""
        return bool((self.players == JUDGE).any())


def seat_opponents(
    game: Game, tables: int, opponents: Opponent | Sequence[Opponent] | None, seat: int | str
) -> Seating:
    """Seats one opponent at all other seats, or a list with one per seat, in order of seats. The learner sits at `seat`;
    with `"random"`, its seat varies from table to table."""
    players = np.full((tables, game.seats), CALLER, np.int16)
    if seat == "random":
        learners = (np.arange(tables) % game.players).astype(np.int16)
    else:
        learners = np.full(tables, whole_number("seat", seat, 0, game.players - 1), np.int16)
    if opponents is None:
        return Seating(np.full(tables, NOBODY, np.int16), players, [])
    others = one_for_each(opponents, game.players - 1, tuple(COMPILED))
    python_opponents: list[Opponent] = []
    for own in range(game.players):
        seats = [other for other in range(game.players) if other != own]
        for other, opponent in zip(seats, others, strict=True):
            players[learners == own, other] = _number(opponent, python_opponents)
    return Seating(learners, players, python_opponents)


def _number(opponent: Opponent, python_opponents: list[Opponent]) -> int:
    """The number of an opponent; adds one that is called from Python to `python_opponents`, once."""
    if isinstance(opponent, str) and opponent in COMPILED:
        return COMPILED[opponent]
    if not any(opponent is known for known in python_opponents):
        python_opponents.append(opponent)
    return FIRST_PYTHON_OPPONENT + next(place for place, known in enumerate(python_opponents) if known is opponent)


# Called from Python, on the processor.


class DecisionBatch(NamedTuple):
    """The decisions that an opponent has to make: one row per table where it is to move."""

    game: Game
    seed: int
    tables: Array
    progress: Array
    seats: Array
    observations: Array
    masks: Array
    to_relative: Array


class PythonOpponent(Protocol):
    """An opponent that is called from Python: one move per row, numbered relative to the deciding seat."""

    def moves(self, decisions: DecisionBatch) -> Array: ...


class Policy:
    """A function of observations and masks, called once for all rows."""

    def __init__(self, function: Callable[..., npt.ArrayLike]) -> None:
        self._function = function

    def moves(self, decisions: DecisionBatch) -> Array:
        return np.asarray(self._function(decisions.observations, decisions.masks))


class BotAtTables:
    """A bot that decides table by table, each time in a world that its seat imagines.

    Seeds follow from the environment's seed, the game and the number of moves made, so games are reproducible.
    """

    def __init__(self, chooser: Bot) -> None:
        self._bot = chooser

    def moves(self, decisions: DecisionBatch) -> Array:
        return np.array([self._move(decisions, row) for row in range(len(decisions.seats))], np.int64)

    def _move(self, decisions: DecisionBatch, row: int) -> int:
        seat, game = int(decisions.seats[row]), decisions.progress[row]
        seed = decision_seed(decision_seed(decisions.seed, int(game["number"]), seat), int(game["played"]), seat)
        table = Match.imagined_from(decisions.game, decisions.tables[row].tobytes())
        chosen = self._bot.choose(table.imagine(seat, seed), seed)
        return int(decisions.to_relative[seat, chosen.id])


def python_opponent(opponent: Opponent, seed: int) -> PythonOpponent:
    """An opponent that is called from Python: a level, a custom bot, or a policy."""
    return (
        BotAtTables(bot(opponent, seed=seed))
        if is_a_bot(opponent)
        else Policy(cast(Callable[..., npt.ArrayLike], opponent))
    )


def policies_only(python_opponents: Sequence[Opponent]) -> list[PolicyFunction]:
    """Checks that all opponents called from Python are functions: levels and bots cannot run on a GPU environment."""
    for opponent in python_opponents:
        if is_a_bot(opponent):
            raise BadOption("env-gpu-opponents", given=str(opponent), choices=", ".join(COMPILED))
    return [cast(PolicyFunction, opponent) for opponent in python_opponents]
