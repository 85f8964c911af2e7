"""A game as its package defines it (`GameKind`), and a game with its box and options, ready to be played (`Game`).

`rules` declares what the rules of a game provide. In plain Python a game also has a `view`, the reasons why a move is not
legal, and the vocabulary of its facts. Everything optional has a default here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from rattery.core.box import BoxFile, box_numbers, different_entries
from rattery.core.game_parts import optional_rule
from rattery.core.json_data import JsonObject
from rattery.core.moves import MoveBook, OffersRecord, PlainOffers
from rattery.core.observation import Schema
from rattery.core.options import Options, choices, make_options, spelling
from rattery.core.plain import plain
from rattery.core.record import blank, bytes_of
from rattery.core.rules import NOBODY, Box, Rules, Table
from rattery.core.rules_version import rules_version
from rattery.core.story import Event

if TYPE_CHECKING:  # for annotations only: core imports nothing from the layers above
    from rattery.match.match import Match
    from rattery.playouts.simulate import Simulation

__all__ = [
    "NOBODY",
    "NUMBER",
    "SEAT",
    "SEATS",
    "AnyKind",
    "Game",
    "GameKind",
    "Names",
    "Placing",
    "Reason",
    "SheetLine",
    "View",
    "Vocabulary",
]

View: TypeAlias = JsonObject  # what one eye sees; each game's `view` defines its fields


@dataclass(frozen=True)
class Names:
    """Things with names: cards, dice, people. Their message ids are `card-plum`, `card-wasp`, ..."""

    category: str
    names: tuple[str, ...]


# What a fact is about: a seat, several seats (a bit each), a plain number, or one of several things with names.
SEAT = "seat"
SEATS = "seats"
NUMBER = "number"
Vocabulary = Mapping[str, str | Names]


class Reason:
    """Why something is not allowed: a message id and its facts."""

    def __init__(self, message: str, **facts: int) -> None:
        self.message = message
        self.facts = facts


@dataclass(frozen=True)
class SheetLine:
    """One line of the score sheet: what the points were for, and how many each seat got for it.

    `told` holds, for each seat, the indices in the story of the events that explain its points. A line that breaks a tie
    is no part of the score: it says what decided between seats with equal points.
    """

    message: str
    points: tuple[int, ...]
    told: tuple[tuple[int, ...], ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict)
    breaks_tie: bool = False


@dataclass(frozen=True)
class Placing:
    """The place of a seat in a game that ends in places, and the reason as a message with its facts."""

    seat: int
    place: int
    message: str
    facts: Mapping[str, int] = field(default_factory=dict)


OwnOptions = TypeVar("OwnOptions", bound=Options)
OwnBox = TypeVar("OwnBox", bound=Box)
OwnTable = TypeVar("OwnTable", bound=Table)


def asked_seat(box: Box, s: Table) -> dict[str, int]:
    """The default facts of a question: the seat that is asked."""
    return {"seat": int(s.decider)}


@dataclass(frozen=True)
class GameKind(Generic[OwnOptions, OwnBox, OwnTable]):
    """A game as its package defines it, over its own types of options, box and table."""

    name: str
    options: type[OwnOptions]
    read_box: Callable[[BoxFile, OwnOptions], OwnBox]
    moves: MoveBook
    events: list[Event]
    questions: tuple[str, ...]  # by the number in a table's `asked`; the first means that none is asked
    rules: Rules[OwnBox, OwnTable]
    view: Callable[[OwnBox, OwnTable, int], View]
    vocabulary: Vocabulary = field(default_factory=lambda: {"seat": SEAT})
    # By fact: the things that a box names differently, in the order of their numbers.
    box_names: Callable[[OwnBox], Mapping[str, Names]] = lambda box: {}
    # How many seats score: the players, and an automatic opponent if there is one.
    seats: Callable[[OwnBox], int] = lambda box: int(box.players)
    # Facts of the current question, for the sentence that asks it: public ones only.
    question_facts: Callable[[OwnBox, OwnTable], dict[str, int]] = asked_seat
    # More facts for the sentence on a move's button in this position, besides the move's own: only what this eye knows.
    # Called with any move, on offer or not.
    move_facts: Callable[[OwnBox, OwnTable, int, int], dict[str, int]] = lambda box, s, move, eye: {}
    # Why a move is not on offer. It may depend only on what the decider knows. None: see `reason`.
    why_not: Callable[[OwnBox, OwnTable, int], Reason] | None = None
    spectator: int = NOBODY  # the eye of a spectator; by default the one after the last seat of the largest game
    seat_list: str = "players"  # the field of a view that is a list with an entry for each seat
    # Whether nothing is hidden in this game except future chance.
    is_open: Callable[[OwnBox], bool] = lambda box: False
    # The seats that choose secretly and simultaneously when a question is put to all of them: they are asked one after the
    # other, in this order, and none of them sees who still has to choose.
    choosing_together: Callable[[OwnBox, OwnTable], list[int]] = lambda box, s: []
    # The moves to show to a decider, on offer or not: the ways to play a hand card, the cards one could point at. Those that
    # are not on offer are shown with the reason why.
    in_front: Callable[[OwnBox, OwnTable], list[int]] = lambda box, s: []
    # Verbs of moves that are made automatically when they are the only one on offer. Only verbs where everybody can see that
    # there is no other move: everybody sees that the seat was not asked.
    unasked: frozenset[str] = frozenset()
    promises: tuple[str, ...] = ()  # the promises that players can make with one click
    # The score sheet of a match that is over, from its last view and its story: together the lines are the score.
    sheet: Callable[[int, View, list[View]], list[SheetLine]] = lambda seats, view, events: []
    # Who came in which place, first to last, in a game whose points mean nothing to players. The same arguments.
    places: Callable[[int, View, list[View]], list[Placing]] = lambda seats, view, events: []

    def __post_init__(self) -> None:
        if self.spectator == NOBODY:
            players = next(option for option in fields(self.options) if option.name == "players")
            object.__setattr__(self, "spectator", max(map(int, choices(players))))

    def reason(self, box: OwnBox, s: OwnTable, move: int) -> Reason:
        """Why a move is not on offer. The default tells verbs not asked for from moves not possible."""
        if self.why_not is not None:
            return self.why_not(box, s, move)
        offers = PlainOffers(len(self.moves))
        self.rules.legal(box, s, offers)
        verbs = {self.moves[offers.ids[place]].verb for place in range(offers.n)}
        return Reason("not-possible-now" if self.moves[move].verb in verbs else "not-asked-for")


# Any game: its options, box and table are known by their common protocols only.
AnyKind: TypeAlias = GameKind[Options, Box, Table]


class NewMatch(Protocol):
    """Begins a match of a game."""

    def __call__(self, game: Game, seed: int | None, names: Sequence[str | None], /) -> Match: ...


class Simulate(Protocol):
    """Plays many random games."""

    def __call__(
        self,
        game: Game,
        games: int,
        seed: int,
        threads: int | None,
        progress: Callable[[int], None],
        device: str,
        ray: str | None,
        /,
    ) -> Simulation: ...


class Game:
    """A game with its box and options: play it, or have it played by the million.

    >>> game = rattery.load("my_game(players=3)")
    >>> game, game.players
    (<my_game(players=3)>, 3)
    >>> match = game.new(seed=7)                    # one match
    >>> game == rattery.load("my_game", players=3)
    True
    """

    # Set by `rattery.api` on import, so that `core` does not import the layers above it.
    _new_match: ClassVar[NewMatch]
    _simulate: ClassVar[Simulate]

    def __init__(self, kind: AnyKind, given: Mapping[str, object], box_file: BoxFile | None = None) -> None:
        self.kind = kind
        self.name = kind.name
        self.options = make_options(kind.name, kind.options, given)
        self.box_file = (box_file or BoxFile.standard(kind.name)).for_game(kind.name)
        self.box = kind.read_box(self.box_file, self.options)
        self.players = self.options.players
        self.seats = kind.seats(self.box)
        self.rules = kind.rules
        self._spelling = spelling(self.name, self.options)
        self._hash = hash(self._spelling)  # computed once, as every lookup of a sentence needs it
        self.vocabulary: Vocabulary = {**kind.vocabulary, **kind.box_names(self.box)}

    def __eq__(self, other: object) -> bool:
        """Whether rules, options and box are the same."""
        return isinstance(other, Game) and (str(self), self.box_file.data) == (str(other), other.box_file.data)

    def __hash__(self) -> int:
        return self._hash

    def __copy__(self) -> Game:
        return self  # immutable

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, BoxFile]]:
        from rattery.core.registry import load_game

        return load_game, (str(self), self.box_file)

    @classmethod
    def set_backend(cls, new_match: NewMatch, simulate: Simulate) -> None:
        """Set the functions that `new` and `simulate` call."""
        cls._new_match, cls._simulate = staticmethod(new_match), staticmethod(simulate)

    def new(self, seed: int | None = None, names: Sequence[str | None] = ()) -> Match:
        """A new match. With a seed it can be played again throw for throw; without, its key is secret.

        match = rattery.load("my_game(players=3)").new(seed=7, names=["Ann", "Bob"])
        """
        return self._with_backend()._new_match(self, seed, names)

    def simulate(
        self,
        games: int = 1_000,
        seed: int = 0,
        *,
        threads: int | None = None,
        progress: Callable[[int], None] = lambda done: None,
        device: str = "cpu",
        ray: str | None = None,
    ) -> Simulation:
        """Random games, compiled, on all cores: `.scores`, `.winners`, `.lengths`, `.endings`, `.moves_per_second`.

            found = rattery.load("my_game(players=4)").simulate(100_000, seed=1)
            found.win_shares, found.match(17).log(None)

        `device="cuda"` plays the same games on a GPU, `ray="local"` or an address on a Ray cluster; `.write("games.csv")`
        or `.parquet` saves them.
        """
        return self._with_backend()._simulate(self, games, seed, threads, progress, device, ray)

    @classmethod
    def _with_backend(cls) -> type[Game]:
        """The class, with its backend: imports `rattery.api`, which sets it, on the first call."""
        if not hasattr(Game, "_new_match"):
            import_module("rattery.api")
        return cls

    @cached_property
    def plain_box(self) -> Box:
        """The box as plain Python objects, for callers that do not compile."""
        return plain(self.box)

    @cached_property
    def rules_version(self) -> str:
        """The version of the rules: a digest of their sources and of this box, stored with what was played."""
        return rules_version(self.name, bytes_of(self.box), str(self.box.dtype.descr))

    @cached_property
    def schema(self) -> Schema:
        """What each number of an observation is; a game that declares none has a schema of unnamed numbers."""
        declared: Schema | None = optional_rule(self.rules, "OBSERVED", None)
        return declared or Schema.of_numbers(self.rules.OBSERVATION)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the box, as facts for sentences that name them."""
        return box_numbers(self.box_file.data)

    @cached_property
    def has_standard_box(self) -> bool:
        return self.box_file.data == BoxFile.standard(self.name).data

    @cached_property
    def other_entries(self) -> list[tuple[str, str]]:
        """The entries of the box, by section and key, that differ from the standard box, are not in it or are missing."""
        return different_entries(self.box_file.data, BoxFile.standard(self.name).data)

    def __str__(self) -> str:
        return self._spelling

    def __repr__(self) -> str:
        return f"<{self}>"

    def title(self, lang: str = "en") -> str:
        """The title of the game in a language."""
        from rattery.core.words import words

        return words(lang, self.name).say("game-title")

    def blank_table(self) -> Table:
        return blank(self.rules.Table)

    def blank_offers(self) -> OffersRecord:
        return blank(self.rules.Offers)

    def named(self, facts: Mapping[str, int]) -> dict[str, int | str]:
        """Facts with the names of things instead of their numbers: what is written to logs and sent to clients."""
        named: dict[str, int | str] = {}
        for fact, value in facts.items():
            meaning = self.vocabulary[fact]
            named[fact] = meaning.names[value] if isinstance(meaning, Names) else value
        return named
