"""Self-play by search, driven from Python: whole games, and samples of their positions.

A game is determined by the seed and its number: the options, the deal, random opening moves, the search, and occasional
random moves. Each decision yields the position as its player observes it, with visits and value; the same position as
another seat observes it; and positions after some of the moves tried, with the values that the search found. A search asks
its mind about bad positions, too, which rarely occur in games: the last kind of sample covers them.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from rattery.bots.thinking import Candidate, think
from rattery.core.chance import Chance
from rattery.core.compile.untyped import RecordLike
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.core.interpreted import linked
from rattery.core.moves import PlainOffers
from rattery.core.options import choices, spelling
from rattery.core.plain import plain, plain_copier, record_from
from rattery.core.record import blank, bytes_of
from rattery.core.registry import load_game, options_of
from rattery.core.relative_moves import relative_moves
from rattery.match.fairness import key_from_seed, seed_with_key
from rattery.match.match import Match
from rattery.minds.weights import Weights
from rattery.training.samples import MIN_VISITS, NOT_OFFERED, VISIT_SCALE, SampleList, Samples

MAX_OPENING_MOVES = 12  # random moves at most before the search plays
RANDOM_MOVE_SHARE = 0.04  # share of random moves after that
POSITIONS_AFTER_MOVES = 2  # samples per decision, at most


@dataclass(frozen=True)
class Teacher:
    """What plays the games: a search with a mind, or without weights with the game's judge."""

    weights: Weights | None
    params: SearchParams
    iterations: int  # per decision
    interpreted: bool = False

    def minds(self, game: Game) -> Weights | None:
        return self.weights


@cache
def every_variant(name: str) -> tuple[Game, ...]:
    """A game with every set of options for two or more players; sets with equal boxes count once. Loads all of them."""
    kind = options_of(name)
    names = [field.name for field in fields(kind)]
    chosen = (dict(zip(names, values, strict=True)) for values in product(*map(choices, fields(kind))))
    games = [load_game(spelling(name, kind(**options))) for options in chosen if int(options["players"]) > 1]
    return tuple({bytes_of(game.box): game for game in games}.values())


class PlainTable:
    """A table in plain Python with linked rules: about twice as fast as a match, which also records its history."""

    def __init__(self, game: Game, table: RecordLike) -> None:
        self.game, self.table, self._rules, self._box = game, table, game.rules, game.plain_box

    @classmethod
    def dealt(cls, game: Game, seed: int) -> PlainTable:
        """A table at the beginning of a game, dealt from a seed."""
        table = plain(game.blank_table())
        seed_with_key(table.chance, key_from_seed(seed))
        linked(game.rules.set_up)(game.plain_box, table)
        return cls(game, table)

    @property
    def turn(self) -> int:
        """The seat that decides."""
        return int(linked(self._rules.turn)(self._box, self.table))

    @property
    def is_over(self) -> bool:
        return bool(linked(self._rules.is_over)(self._box, self.table))

    def moves(self) -> list[int]:
        """The legal moves by their numbers."""
        offers = PlainOffers(len(self.game.kind.moves) + 1)
        linked(self._rules.legal)(self._box, self.table, offers)
        return [int(offers.ids[place]) for place in range(offers.n)]

    def play(self, move: int) -> None:
        """Make a legal move."""
        linked(self._rules.play)(self._box, self.table, move)

    def imagined(self, seat: int, seed: int) -> PlainTable:
        """A table consistent with what a seat knows; the original is unchanged."""
        rng, table = plain(blank(Chance)), plain_copier(self._rules.Table.dtype)(self.table)
        seed_with_key(rng, key_from_seed(seed))
        linked(self._rules.imagine)(self._box, table, seat, rng)
        return PlainTable(self.game, table)

    def observed(self, seat: int) -> array[int]:
        """What a seat observes."""
        seen = array("h", bytes(2 * self._rules.OBSERVATION))
        linked(self._rules.observe)(self._box, self.table, seat, seen)
        return seen

    def world(self) -> Match:
        """The table as a match, which the search takes."""
        return Match.imagined_from(self.game, bytes_of(record_from(self.table, self._rules.Table)))

    def shares(self) -> list[float]:
        """Each seat's share of the victory; the game must be over."""
        won = [bool(linked(self._rules.is_winner)(self._box, self.table, seat)) for seat in range(self.game.seats)]
        return [float(each) / sum(won) for each in won]


def play_game(name: str, teacher: Teacher, seed: int, number: int) -> Samples:
    """Play game `number` of the seed; returns its samples."""
    rng = random.Random(f"{seed}/{number}")
    game = rng.choice(every_variant(name))
    table, samples = PlainTable.dealt(game, rng.getrandbits(48)), SampleList(game, number)
    opening = rng.randrange(MAX_OPENING_MOVES + 1)
    while not table.is_over:
        moves = table.moves()
        if len(moves) == 1:
            table.play(moves[0])
        elif opening > 0:
            opening -= 1
            table.play(rng.choice(moves))
        else:
            table.play(decide(table, teacher, rng, samples))
    return samples.finished(table.shares())


def decide(table: PlainTable, teacher: Teacher, rng: random.Random, samples: SampleList) -> int:
    """Search, add samples, and choose a move: in proportion to visits, or at times any legal move."""
    seat, seed = table.turn, rng.getrandbits(48)
    world = table.imagined(seat, seed).world()
    thought = think(
        world, seed, teacher.params, teacher.iterations, interpreted=teacher.interpreted, minds=teacher.minds
    )
    add_samples(table, seat, thought.candidates, rng, samples)
    if rng.random() < RANDOM_MOVE_SHARE:
        return rng.choice(table.moves())
    chosen = rng.choices(thought.candidates, [candidate.visits for candidate in thought.candidates])[0]
    return chosen.move.id


def add_samples(
    table: PlainTable, seat: int, candidates: Sequence[Candidate], rng: random.Random, samples: SampleList
) -> None:
    """Add the position as its player and another seat observe it, and positions after some of the moves tried."""
    visits = sum(candidate.visits for candidate in candidates)
    value = sum(candidate.visits * candidate.chance for candidate in candidates) / visits
    samples.add(seat, table.observed(seat), relative_visits(table.game, seat, candidates), value, is_real=True)
    other = rng.choice([each for each in range(table.game.players) if each != seat])
    samples.add(other, table.observed(other), None, float("nan"), is_real=True)
    tried = [candidate for candidate in candidates if candidate.visits >= MIN_VISITS]
    for candidate in rng.sample(tried, min(POSITIONS_AFTER_MOVES, len(tried))):
        after = table.imagined(seat, rng.getrandbits(48))
        after.play(candidate.move.id)
        if not after.is_over:
            samples.add(seat, after.observed(seat), None, candidate.chance, is_real=False)


def relative_visits(game: Game, seat: int, candidates: Sequence[Candidate]) -> npt.NDArray[np.int16]:
    """The visits, normalised to VISIT_SCALE, by the moves as the seat counts them; NOT_OFFERED elsewhere."""
    found = np.full(len(game.kind.moves), NOT_OFFERED, np.int16)
    visits = sum(candidate.visits for candidate in candidates)
    for candidate in candidates:
        found[relative_table(game)[seat, candidate.move.id]] = round(VISIT_SCALE * candidate.visits / visits)
    return found


@cache
def relative_table(game: Game) -> npt.NDArray[np.int16]:
    """By seat and move: the move's number as that seat counts moves. Cached."""
    return relative_moves(game).to_relative


def play_games(
    name: str, teacher: Teacher, seed: int, numbers: Sequence[int], report: Callable[[], None] = lambda: None
) -> Iterator[Samples]:
    """The samples of each of the numbered games; `report` is called after each."""
    for number in numbers:
        yield play_game(name, teacher, seed, number)
        report()
