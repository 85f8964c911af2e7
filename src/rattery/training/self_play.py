"""Self-play: whole games of a search against itself, with samples of what it met and of what it looked at.

Every game follows from the seed and its number: the set of options, the deal, an opening at random, the search, and now and
then a move at random. From each decision come the position as its player saw it, with the search's visits and value; the
same position through another seat's eyes; and positions after some of the moves the search has tried, with what it found
them worth: a mind is asked about those, too, and games alone pass through few of them.
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
from rattery.training.samples import NOT_OFFERED, SampleList, Samples

LONGEST_OPENING = 12  # moves at random before the search plays
AT_RANDOM = 0.04  # of the moves after that
LOOKED_AFTER = 2  # positions after a move, for each decision
FEWEST_VISITS = 6  # of a move whose value is a sample
IN_ALL = 1_000  # the visits of a decision add up to this


@dataclass(frozen=True)
class Teacher:
    """How the games are played: by a mind or by the game's judge, with these parameters, this many iterations a move."""

    weights: Weights | None
    params: SearchParams
    iterations: int
    interpreted: bool = False

    def minds(self, game: Game) -> Weights | None:
        return self.weights


@cache
def every_variant(name: str) -> tuple[Game, ...]:
    """A game with every set of options, those for one player left out: there nobody else's victory is shared."""
    kind = options_of(name)
    names = [field.name for field in fields(kind)]
    chosen = (dict(zip(names, values, strict=True)) for values in product(*map(choices, fields(kind))))
    games = [load_game(spelling(name, kind(**options))) for options in chosen if int(options["players"]) > 1]
    return tuple({bytes_of(game.box): game for game in games}.values())


class PlainTable:
    """A table of a game in plain Python, with the rules linked: about twice as fast as a match."""

    def __init__(self, game: Game, table: RecordLike) -> None:
        self.game, self.table, self._rules, self._box = game, table, game.rules, game.plain_box

    @classmethod
    def dealt(cls, game: Game, seed: int) -> PlainTable:
        table = plain(game.blank_table())
        seed_with_key(table.chance, key_from_seed(seed))
        linked(game.rules.set_up)(game.plain_box, table)
        return cls(game, table)

    @property
    def turn(self) -> int:
        return int(linked(self._rules.turn)(self._box, self.table))

    @property
    def is_over(self) -> bool:
        return bool(linked(self._rules.is_over)(self._box, self.table))

    def moves(self) -> list[int]:
        offers = PlainOffers(len(self.game.kind.moves) + 1)
        linked(self._rules.legal)(self._box, self.table, offers)
        return [int(offers.ids[place]) for place in range(offers.n)]

    def play(self, move: int) -> None:
        linked(self._rules.play)(self._box, self.table, move)

    def imagined(self, seat: int, seed: int) -> PlainTable:
        """Another table that could be this one, as far as a seat knows."""
        luck, table = plain(blank(Chance)), plain_copier(self._rules.Table.dtype)(self.table)
        seed_with_key(luck, key_from_seed(seed))
        linked(self._rules.imagine)(self._box, table, seat, luck)
        return PlainTable(self.game, table)

    def observed(self, seat: int) -> array[int]:
        seen = array("h", bytes(2 * self._rules.OBSERVATION))
        linked(self._rules.observe)(self._box, self.table, seat, seen)
        return seen

    def world(self) -> Match:
        """As the search takes it."""
        return Match.imagined_from(self.game, bytes_of(record_from(self.table, self._rules.Table)))

    def shares(self) -> list[float]:
        """Everybody's share of the victory, when it is over."""
        won = [bool(linked(self._rules.is_winner)(self._box, self.table, seat)) for seat in range(self.game.seats)]
        return [float(each) / sum(won) for each in won]


def play_game(name: str, teacher: Teacher, seed: int, number: int) -> Samples:
    """One game and its samples."""
    luck = random.Random(f"{seed}/{number}")
    game = luck.choice(every_variant(name))
    table, samples = PlainTable.dealt(game, luck.getrandbits(48)), SampleList(game, number)
    opening = luck.randrange(LONGEST_OPENING + 1)
    while not table.is_over:
        moves = table.moves()
        if len(moves) == 1:
            table.play(moves[0])
        elif opening > 0:
            opening -= 1
            table.play(luck.choice(moves))
        else:
            table.play(decide(table, teacher, luck, samples))
    return samples.finished(table.shares())


def decide(table: PlainTable, teacher: Teacher, luck: random.Random, samples: SampleList) -> int:
    """Search for a move, keep what was found, and choose: in proportion to the visits, or now and then any move."""
    seat, seed = table.turn, luck.getrandbits(48)
    world = table.imagined(seat, seed).world()
    thought = think(
        world, seed, teacher.params, teacher.iterations, interpreted=teacher.interpreted, minds=teacher.minds
    )
    keep_samples(table, seat, thought.candidates, luck, samples)
    if luck.random() < AT_RANDOM:
        return luck.choice(table.moves())
    chosen = luck.choices(thought.candidates, [candidate.visits for candidate in thought.candidates])[0]
    return chosen.move.id


def keep_samples(
    table: PlainTable, seat: int, candidates: Sequence[Candidate], luck: random.Random, samples: SampleList
) -> None:
    """The position through its player's and another seat's eyes, and positions after some of the moves tried."""
    visits = sum(candidate.visits for candidate in candidates)
    value = sum(candidate.visits * candidate.chance for candidate in candidates) / visits
    samples.add(seat, table.observed(seat), relative_visits(table.game, seat, candidates), value, is_real=True)
    other = luck.choice([each for each in range(table.game.players) if each != seat])
    samples.add(other, table.observed(other), None, float("nan"), is_real=True)
    tried = [candidate for candidate in candidates if candidate.visits >= FEWEST_VISITS]
    for candidate in luck.sample(tried, min(LOOKED_AFTER, len(tried))):
        after = table.imagined(seat, luck.getrandbits(48))
        after.play(candidate.move.id)
        if not after.is_over:
            samples.add(seat, after.observed(seat), None, candidate.chance, is_real=False)


def relative_visits(game: Game, seat: int, candidates: Sequence[Candidate]) -> npt.NDArray[np.int16]:
    """How the visits are spread over the moves as the seat counts them."""
    found = np.full(len(game.kind.moves), NOT_OFFERED, np.int16)
    visits = sum(candidate.visits for candidate in candidates)
    for candidate in candidates:
        found[relative_table(game)[seat, candidate.move.id]] = round(IN_ALL * candidate.visits / visits)
    return found


@cache
def relative_table(game: Game) -> npt.NDArray[np.int16]:
    return relative_moves(game).to_relative


def play_games(
    name: str, teacher: Teacher, seed: int, numbers: Sequence[int], tell: Callable[[], None] = lambda: None
) -> Iterator[Samples]:
    """Games by their numbers."""
    for number in numbers:
        yield play_game(name, teacher, seed, number)
        tell()
