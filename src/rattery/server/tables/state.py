"""The state of a table: a fold over everything that happened there. It has no clock and no network.

The same happenings in the same order always give the same state, so this is what a server computes after a restart, and
what two servers agree on. Happenings are numbered; clients count versions, which leave out what nobody may know of yet:

    happening         number  version  what follows
    sit                  1       1     table_at = 1: something about the seats is new
    start                2       2     table_at = 2, asked_at = 2, asked_ply = 0: the first question; if seats have
                                       committed to salts, it is asked with the last `reveal`, or with `deal`
    move                 3       3     asked_at = 3, asked_ply = 1: the next question
    move, in secret      4       3     one of two who choose together has chosen: nobody is told
    move, in secret      5       4     both have: their choices are played, asked_at = 4, asked_ply = 3
    say                  6       5     the question is still the one asked at version 4
    name                 7       6     named_at = table_at = 6: whatever was told with the old name is told anew

A move or undo names the `asked_at` of the question it answers, so that a late one is refused as stale. A client that comes
back says which version it has; its feed (`feed.py`) keeps as `sent` the version up to which it was told, and starts from
nothing where `sent` lies before `named_at`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from rattery.core.box import BoxFile
from rattery.core.game import Game, Reason
from rattery.core.moves import Move
from rattery.core.registry import load_game
from rattery.core.story import Told
from rattery.core.teller import Name
from rattery.match.fairness import (
    BY_PLAYER,
    BY_TABLE,
    KEY_BYTES,
    OPEN_SALTS,
    SEALED_SALTS,
    SealedKey,
    Share,
    commitment,
    seal,
)
from rattery.match.match import Match, Rest
from rattery.match.position import Position
from rattery.server.store.store import Happening, TableRow
from rattery.server.tables.repeats import Done, split_key

FINGERPRINT_DIGITS = 12
KEY = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")
GATHERING, DEALING, PLAYING, OVER = "gathering", "dealing", "playing", "over"
QUIET = ("webhook", "called")  # a seat's own affair: it is numbered, but nobody else hears of it
BY_CLOCK = "clock"  # who made a move for a player whose time was up


class Inconsistent(Exception):
    """A happening that cannot follow what happened before: the store is damaged, or the rules were others."""


class UnknownKind(Inconsistent):
    """A kind of happening this version does not know: a newer one wrote it."""


@dataclass(frozen=True)
class Webhook:
    """Where a seat wants to be told that it is its turn. The address is a secret of the seat: no view has it."""

    address: str
    lang: str
    link: str  # to the table, as the player's browser knows it


@dataclass
class Seat:
    """A seat and who sits there. `level` is that of the bot that plays it; None for a person.

    `seal` commits to its salt; `salt` is shown once the match has begun. A bot's is `kept` by the table until then.
    """

    kind: str
    name: str
    level: str | None
    secret: str | None
    invitation: str | None
    colour: int
    seal: str | None = None
    salt: str | None = None
    kept: str | None = None
    hints: int = 0
    has_conceded: bool = False
    webhook: Webhook | None = None
    called_at: float | None = None  # when a message was last sent there, or failed
    called_ply: int | None = None  # for which question
    call_problem: str | None = None  # why the last message did not arrive

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.secret is not None

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays it, for good or for as long as the person is away."""
        return self.level is not None

    @property
    def share(self) -> Share:
        """What it has to do with the key."""
        salt = None if self.salt is None else bytes.fromhex(self.salt)
        by = None if self.seal is None and salt is None else BY_TABLE if self.kept is not None else BY_PLAYER
        return Share(self.seal, salt, by)


@dataclass(frozen=True)
class Talk:
    """Something a player said, or a promise."""

    version: int
    at: float
    seat: int | None
    text: str
    promise: str | None = None
    to: int | None = None


@dataclass(frozen=True)
class Murmur:
    """Something a spectator said, among spectators."""

    version: int
    at: float
    name: str
    text: str


@dataclass(frozen=True)
class Note:
    """Something about a seat that belongs in the story and is no rule of the game: a bot sat in, the time was up."""

    version: int
    event: str
    seat: int


@dataclass
class Chapter:
    """What one move brought, or the set-up: the version it came with."""

    version: int
    told: list[Told] = field(default_factory=list)
    rests: tuple[Rest, ...] = ()  # the ends of rounds in it


@lru_cache(256)
def shared_game(spelling: str, box: bytes) -> Game:
    """A game with its options and box; tables of the same game share it."""
    return load_game(spelling, BoxFile.from_data(msgspec.json.decode(box)))


class TableState:
    """A table as it stands."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        if not KEY.fullmatch(row.key):
            raise Inconsistent(f"{row.id}: its key is not {2 * KEY_BYTES} hexadecimal digits")
        self.game = shared_game(row.game, msgspec.json.encode(row.box, order="deterministic"))
        if len(row.seats) != self.game.players:
            raise Inconsistent(f"{row.id}: {len(row.seats)} seats for {self.game.players} players")
        self.seats = [Seat(s.kind, s.name, s.level, s.secret, s.invitation, n) for n, s in enumerate(row.seats)]
        self.commitment = commitment(bytes.fromhex(row.key))
        for number, seat in enumerate(row.seats):
            self._keep_salt(number, seat.salt)
        self.host = row.host
        self.number = 0  # how many things have happened
        self.version = 0  # how many of them everybody may know of: a choice in secret is told when all have chosen
        self.changed = row.created
        self.has_begun = False
        self.rules = row.rules  # the version of the rules by which the match was begun; None if nobody wrote it down
        self.is_proven = True  # whether every position a move was made in is the one that was written down with it
        self.match: Match | None = None
        self._position: Position | None = None
        self.sheets: dict[tuple[str, int], dict[str, Any]] = {}  # by language, and the version of the names
        self.chapters: list[Chapter] = []
        self.undone: list[tuple[int, int]] = []  # at which version, which version
        self.talk: list[Talk] = []
        self.choices: dict[int, Move] = {}  # made in secret, waiting for everybody's
        self.asked_at = self.asked_ply = 0  # the version of the present question, and how many moves came before it
        self.named_at = self.table_at = 0  # the versions at which a name, and anything about the seats, last changed
        self.rematch: str | None = None
        self.clock: int | None = None  # seconds for a decision; None: as long as it takes
        self.asked_time = row.created  # when the present question was first asked
        self.notes: list[Note] = []
        self.gallery: list[Murmur] = []
        self.votes: dict[int, set[int]] = {}  # by seat, those who want to go on without it
        self.conceded: int | None = None  # the seat whose concession has ended the match
        self._first_asked: dict[int, float] = {}  # by ply; taking back does not turn the clock back
        self._clocked: set[int] = set()  # the plies at which the clock has moved
        self._clocked_in_secret: list[int] = []  # the seats it has chosen for, until all have chosen
        self.done: dict[str, Done] = {}  # what each request led to, by its key without the fingerprint

    @property
    def stage(self) -> str:
        if self.match is None:
            return DEALING if self.has_begun else GATHERING
        return OVER if self.position.is_over or self.conceded is not None else PLAYING

    @property
    def winners(self) -> list[int]:
        """Who has won: by the rules, or because the only other player has conceded."""
        if self.conceded is None:
            return list(self.position.winners)
        return [seat for seat in range(len(self.seats)) if seat != self.conceded]

    @property
    def position(self) -> Position:
        """Where the match stands; asked dozens of times a move, so it is kept until the match goes on."""
        if self._position is None:
            assert self.match is not None
            self._position = self.match.position
        return self._position

    # Fair dice.

    def sealed_key(self, protocol: int = SEALED_SALTS) -> SealedKey:
        """How the key of the match is made of the table's own and of everybody's salt."""
        return SealedKey(bytes.fromhex(self.row.key), tuple(seat.share for seat in self.seats), protocol)

    @property
    def awaited(self) -> list[int]:
        """The seats that have committed to a salt and are still to reveal it before cards are dealt."""
        if self.stage != DEALING:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.seal is not None and seat.salt is None]

    def opens_seal(self, number: int, salt: str) -> bool:
        """Whether this is the salt a seat has committed to."""
        return self.seats[number].seal == seal(self.commitment, number, bytes.fromhex(salt))

    def _keep_salt(self, number: int, salt: str | None) -> None:
        """The table draws the salt of a bot, and commits to it."""
        if salt is not None and self.seats[number].seal is None:
            self.seats[number].kept = salt
            self.seats[number].seal = seal(self.commitment, number, bytes.fromhex(salt))

    # Whose decision it is.

    @property
    def together(self) -> list[int]:
        """The seats that choose in secret at the same time and have not done so."""
        return [seat for seat in self._choosing if seat not in self.choices]

    @property
    def is_together(self) -> bool:
        return self.match is not None and bool(self._choosing)

    @property
    def _choosing(self) -> list[int]:
        return [] if self.match is None or self.conceded is not None else list(self.position.choosing_together)

    def asked(self) -> list[int]:
        """The seats that are asked now. Seats that choose in secret must not be told of each other."""
        turn = self._turn
        if turn is None:
            return []
        return self.together if self.is_together else [turn]

    @property
    def _turn(self) -> int | None:
        return None if self.match is None or self.conceded is not None else self.position.turn

    def persons_asked(self) -> list[int]:
        """Those of them that a person answers for."""
        return [seat for seat in self.asked() if not self.seats[seat].is_bots]

    def bots_turn(self) -> int | None:
        """The seat whose bot is to move now; of several that choose in secret, the first that has not."""
        return next((seat for seat in self.asked() if self.seats[seat].is_bots), None)

    def offered(self, seat: int) -> list[Move]:
        """The moves on offer to a seat; none if it is not asked."""
        if self.match is None or seat not in self.asked():
            return []
        return self.match.moves_in_secret(seat) if self.is_together else self.match.moves()

    def closed(self, seat: int) -> list[tuple[Move, Reason]]:
        """What the only seat that is asked has in front of it and may not choose, each with the reason."""
        if self.match is None or self.asked() != [seat] or self.is_together:
            return []
        return self.match.closed()

    def why_not_undo(self, seat: int) -> str | None:
        """Why a seat's last move cannot be taken back, None if it can; a choice in secret can, until all have chosen."""
        if self.match is None:
            return "nothing-to-undo"
        if self.is_together:
            return None if seat in self.choices else "nothing-to-undo"
        if self.match.ply - 1 in self._clocked:
            return "undo-clock"
        return self.match.why_not_undo(seat)

    def deadline(self) -> float | None:
        """When the time of those who are asked is up; None without a clock, or while no person is asked.

        Where all choose in secret it is the same whoever has chosen.
        """
        asked = self._choosing if self.is_together else self.asked()
        is_for_persons = any(not self.seats[seat].is_bots for seat in asked)
        return self.asked_time + self.clock if self.clock is not None and is_for_persons else None

    # What happens.

    def follow(self, happenings: Iterable[Happening]) -> None:
        for happening in happenings:
            self.happen(happening)

    def happen(self, h: Happening, move: Move | None = None) -> None:
        """Apply the next happening. `move` is the move it names, if the caller has parsed and judged it already."""
        if h.number != self.number + 1:
            raise Inconsistent(f"{self.row.id}: {h.number} after {self.number}")
        if h.kind not in HANDLERS:
            raise UnknownKind(f"{self.row.id}: {h.kind} is unknown")
        self.number = h.number
        in_secret = self.is_together and h.kind in ("move", "undo")
        if not in_secret and h.kind not in QUIET:
            self._show(h)
        if move is not None and h.kind == "move":
            self._move(h, move)
        else:
            HANDLERS[h.kind](self, h)
        self._play_choices(h if in_secret else None)
        if h.key is not None:
            name, said = split_key(h.key)
            self.done[name] = Done(self.version, h.kind, h.seat, said)

    def _show(self, h: Happening) -> None:
        self.version += 1
        self.changed = h.at

    def _begin(self, h: Happening) -> None:
        """Of the older protocol: salts were not committed to, and cards were dealt at once."""
        self.has_begun = True
        self._deal(OPEN_SALTS)

    def _start(self, h: Happening) -> None:
        """From here on the seals are fixed, and salts are revealed."""
        self.has_begun, self.table_at = True, self.version
        self.rules = h.facts.get("rules", self.rules)
        for seat in self.seats:
            seat.salt = seat.kept
        self._deal_when_all_are_in()

    def _reveal(self, h: Happening) -> None:
        number, salt = self._number_of_seat(h), _fact(h, "salt")
        if number not in self.awaited or not self.opens_seal(number, salt):
            raise Inconsistent(f"{self.row.id}: {h.number} reveals what was not committed to")
        self._seat(h).salt = salt
        self._deal_when_all_are_in()

    def _deal_when_all_are_in(self) -> None:
        if not self.awaited:
            self._deal(SEALED_SALTS)

    def _deal_without(self, h: Happening) -> None:
        """The time to reveal is up: seats that have not are left out."""
        if self.stage != DEALING:
            raise Inconsistent(f"{self.row.id}: {h.number} deals what was dealt")
        self._deal(SEALED_SALTS)

    def _deal(self, protocol: int) -> None:
        self.match = Match(self.game, None, self._names(), self.sealed_key(protocol))
        self.chapters = [Chapter(self.version, self.match.story())]
        self.table_at = self.version
        self._ask()

    def _written_move(self, h: Happening) -> None:
        """A move that was written down: it must lead from the position it was made in."""
        move = self.game.kind.moves.written(_fact(h, "move"))
        if move is None:
            raise Inconsistent(f"{self.row.id}: {h.number} is no move of {self.game.name}")
        if h.facts.get("on", self.fingerprint) != self.fingerprint:
            raise Inconsistent(f"{self.row.id}: {h.number} was made in another position")
        if self._number_of_seat(h) not in self.asked():
            raise Inconsistent(f"{self.row.id}: {h.number} is of a seat that was not asked")
        self.is_proven = self.is_proven and "on" in h.facts
        self._move(h, move)

    @property
    def fingerprint(self) -> str | None:
        """A short digest of the position; written with every move, so that a replay is known to be the same match."""
        return None if self.match is None else hashlib.sha256(self.position.record).hexdigest()[:FINGERPRINT_DIGITS]

    def _move(self, h: Happening, move: Move) -> None:
        by_clock = h.facts.get("by") == BY_CLOCK
        if self.is_together:
            self.choices[self._number_of_seat(h)] = move
            self._clocked_in_secret += [self._number_of_seat(h)] if by_clock else []
        elif h.seat != self._turn:
            raise Inconsistent(f"{self.row.id}: {h.number} is a move of a seat that was not asked")
        else:
            if by_clock:
                self._clocked.add(self._begun().ply)
                self._note(BY_CLOCK, self._number_of_seat(h))
            self._play(move)
            self._ask()

    def _note(self, event: str, seat: int) -> None:
        self.notes.append(Note(self.version, event, seat))

    def _ask(self) -> None:
        """From here on the table waits for an answer."""
        self.asked_at, self.asked_ply = self.version, self._begun().ply
        self._first_asked = {ply: at for ply, at in self._first_asked.items() if ply <= self.asked_ply}
        self.asked_time = self._first_asked.setdefault(self.asked_ply, self.changed)
        if self.votes:
            self.votes, self.table_at = {}, self.version

    def _begun(self) -> Match:
        if self.match is None:
            raise Inconsistent(f"{self.row.id}: a move before the match")
        return self.match

    def _play(self, move: Move) -> None:
        told = self._begun().play(move)
        self._position = None
        self.chapters.append(Chapter(self.version, told, self._begun().rests))
        if self.position.is_over:
            self.table_at = self.version

    def _play_choices(self, in_secret: Happening | None) -> None:
        """Once all have chosen, persons and bots, the choices are played in the order in which the game asks for them.

        Until then nothing is played: whatever a seat is shown, and whether it may take back its choice, depends on its own.
        """
        while self.is_together and not self.together:
            turn = self.position.turn
            assert turn is not None
            told = self._begun().play(self.choices.pop(turn))
            self._position = None
            if not self._choosing:
                self._all_have_chosen(in_secret)
            self.chapters.append(Chapter(self.version, told, self._begun().rests))

    def _all_have_chosen(self, in_secret: Happening | None) -> None:
        if in_secret is not None:
            self._show(in_secret)
        for seat in self._clocked_in_secret:
            self._note(BY_CLOCK, seat)
        self._clocked_in_secret = []
        self._ask()

    def _undo(self, h: Happening) -> None:
        seat = self._number_of_seat(h)
        if seat in self.choices:
            del self.choices[seat]
            self._clocked_in_secret = [other for other in self._clocked_in_secret if other != seat]
            return
        self._begun().undo(seat)
        self._position = None
        self.undone.append((self.version, self.chapters.pop().version))
        self._ask()

    def _say(self, h: Happening) -> None:
        self.talk.append(Talk(self.version, h.at, h.seat, _fact(h, "text")))

    def _promise(self, h: Happening) -> None:
        self.talk.append(Talk(self.version, h.at, h.seat, "", _fact(h, "promise"), _fact(h, "to")))

    def _seat(self, h: Happening) -> Seat:
        """The seat it is about; something about the seats is new."""
        self.table_at = self.version
        return self.seats[self._number_of_seat(h)]

    def _number_of_seat(self, h: Happening) -> int:
        if h.seat is None or not 0 <= h.seat < len(self.seats):
            raise Inconsistent(f"{self.row.id}: {h.number} names no seat")
        return h.seat

    def _salt(self, h: Happening) -> None:
        """Of the older protocol: a salt that was shown at once. Once salts are committed to it has no part in the key."""
        self._seat(h).salt = _fact(h, "salt")

    def _seal(self, h: Happening) -> None:
        self._seat(h).seal = _fact(h, "seal")

    def _name(self, h: Happening) -> None:
        self._seat(h).name = _fact(h, "name")
        self._rename(self.version)

    def _colour(self, h: Happening) -> None:
        """A seat takes a colour; the seat that had it takes the old one, so that no two are alike."""
        seat, wanted = self._seat(h), _fact(h, "colour")
        for other in self.seats:
            if other.colour == wanted:
                other.colour = seat.colour
        seat.colour = wanted
        self._rename(self.version)

    def _sit(self, h: Happening) -> None:
        """A seat is taken: from now on only this secret opens it."""
        seat = self._seat(h)
        seat.secret, seat.invitation = _fact(h, "secret"), None
        if _fact(h, "name"):
            seat.name = _fact(h, "name")
            self._rename(self.version)

    def _invite(self, h: Happening) -> None:
        self._seat(h).invitation = _fact(h, "invitation")

    def _host(self, h: Happening) -> None:
        self.host = _fact(h, "secret")

    def _bot(self, h: Happening) -> None:
        self._seat(h).level = _fact(h, "level")
        if not self.has_begun:
            self._keep_salt(self._number_of_seat(h), h.facts.get("salt"))
        self.choices.pop(self._number_of_seat(h), None)
        if self.match is not None:
            self._note("bot", self._number_of_seat(h))

    def _back(self, h: Happening) -> None:
        """Whoever comes back chooses again, if the bot has chosen something in secret meanwhile."""
        self._seat(h).level = None
        self.choices.pop(self._number_of_seat(h), None)
        if self.match is not None:
            self._note("back", self._number_of_seat(h))
            self.asked_time = self._first_asked[self.asked_ply] = h.at

    def _concede(self, h: Happening) -> None:
        """Where there are others, a bot plays on for good; else the match is over."""
        seat = self._seat(h)
        seat.has_conceded = True
        self._note("conceded", self._number_of_seat(h))
        if _fact(h, "level") is None:
            self.conceded = self._number_of_seat(h)
            self.choices.clear()
        else:
            seat.level = _fact(h, "level")
            self.choices.pop(self._number_of_seat(h), None)

    def _vote(self, h: Happening) -> None:
        """With the deciding vote a bot sits in; what the player has chosen in secret stands."""
        voter, number = self._number_of_seat(h), _fact(h, "without")
        self.table_at = self.version
        self.votes.setdefault(number, set()).add(voter)
        if _fact(h, "level") is not None:
            self.seats[number].level = _fact(h, "level")
            del self.votes[number]
            self._note("without", number)

    def _set_clock(self, h: Happening) -> None:
        self.clock, self.table_at = _fact(h, "seconds"), self.version

    def _murmur(self, h: Happening) -> None:
        self.gallery.append(Murmur(self.version, h.at, _fact(h, "name"), _fact(h, "text")))

    def _webhook(self, h: Happening) -> None:
        address = _fact(h, "address")
        seat = self.seats[self._number_of_seat(h)]
        seat.webhook = Webhook(address, _fact(h, "lang"), _fact(h, "link")) if address else None
        seat.call_problem = None

    def _called(self, h: Happening) -> None:
        seat = self.seats[self._number_of_seat(h)]
        seat.called_at, seat.called_ply, seat.call_problem = h.at, _fact(h, "ply"), _fact(h, "problem")

    def _hint(self, h: Happening) -> None:
        self._seat(h).hints += 1

    def _rematch(self, h: Happening) -> None:
        self.rematch = _fact(h, "table")
        self.table_at = self.version

    def _names(self) -> list[Name]:
        """The names; a seat without one is called by its colour."""
        return [seat.name or (None if seat.colour == number else seat.colour) for number, seat in enumerate(self.seats)]

    def _rename(self, version: int) -> None:
        self.named_at = version
        if self.match is not None:
            self.match.names = tuple(self._names())


def _fact(h: Happening, name: str) -> Any:
    if name not in h.facts:
        raise Inconsistent(f"{h.number}: {h.kind} without {name}")
    return h.facts[name]


# What each kind of happening does to the state.
HANDLERS: dict[str, Callable[[TableState, Happening], None]] = {
    "begin": TableState._begin,
    "start": TableState._start,
    "move": TableState._written_move,
    "undo": TableState._undo,
    "say": TableState._say,
    "promise": TableState._promise,
    "salt": TableState._salt,
    "seal": TableState._seal,
    "reveal": TableState._reveal,
    "deal": TableState._deal_without,
    "name": TableState._name,
    "colour": TableState._colour,
    "sit": TableState._sit,
    "invite": TableState._invite,
    "host": TableState._host,
    "bot": TableState._bot,
    "back": TableState._back,
    "hint": TableState._hint,
    "rematch": TableState._rematch,
    "concede": TableState._concede,
    "vote": TableState._vote,
    "clock": TableState._set_clock,
    "gallery": TableState._murmur,
    "webhook": TableState._webhook,
    "called": TableState._called,
}
