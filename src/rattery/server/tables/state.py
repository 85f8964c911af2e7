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

import msgspec

from rattery.core.game import Reason
from rattery.core.moves import Move
from rattery.core.teller import Name
from rattery.match.fairness import (
    KEY_BYTES,
    SEALED_SALTS,
    SealedKey,
    commitment,
    seal,
)
from rattery.match.match import Match
from rattery.match.position import Position
from rattery.server.part import Part
from rattery.server.shared_game import shared_game
from rattery.server.store.store import TableRow
from rattery.server.tables.chronicle import Chapter, Murmur, Note, Talk
from rattery.server.tables.repeated_requests import Done
from rattery.server.tables.seat import Seat

FINGERPRINT_DIGITS = 12
KEY = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")
GATHERING, DEALING, PLAYING, OVER = "gathering", "dealing", "playing", "over"
BY_CLOCK = "clock"  # who made a move for a player whose time was up
BY_SUBSTITUTE = "substitute"  # who made a move for an own bot that failed or took too long


class Inconsistent(Exception):
    """A happening that cannot follow what happened before: the store is damaged, or the rules were others."""


def position_fingerprint(position: Position) -> str:
    return hashlib.sha256(position.record).hexdigest()[:FINGERPRINT_DIGITS]


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
            self.keep_salt(number, seat.salt)
        self.host = row.host
        self.number = 0  # how many things have happened
        self.version = 0  # how many of them everybody may know of: a choice in secret is told when all have chosen
        self.changed = row.created
        self.has_begun = False
        self.rules = row.rules  # the version of the rules by which the match was begun; None if nobody wrote it down
        self.is_unbroken = True  # whether every move was written with the position it was made in
        self.proven: set[str] = set()  # fingerprints that were written and found to be right when they were read
        self.match: Match | None = None
        self._position: Position | None = None
        self.sheets: dict[tuple[str, int, int | None], Part] = {}  # by language, version of the names, and who is "you"
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
        self.clocked: set[int] = set()  # the plies at which the clock has moved
        self.noted_in_secret: list[tuple[str, int]] = []  # who has chosen for which seat, until all have chosen
        self.replaced: set[int] = set()  # the seats whose bot had a substitute at its last move
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

    @property
    def fingerprint(self) -> str | None:
        """A short digest of the position; written with every move, so that a replay is known to be the same match."""
        return None if self.match is None else position_fingerprint(self.position)

    def fingerprint_after(self, seat: int, move: Move) -> str | None:
        """That of the position a legal move leads to; None while others still choose in secret."""
        if not self.is_together:
            moves = iter((move,))
            return position_fingerprint(self.begun().foresee(lambda _: next(moves, None)))
        if self.together != [seat]:
            return None
        choices = {**self.choices, seat: move}
        return position_fingerprint(
            self.begun().foresee(lambda at: choices[at.turn or 0] if at.choosing_together else None)
        )

    @property
    def is_proven(self) -> bool:
        """Whether the match, if it has begun, is known to stand as it stood when its last move was written."""
        return self.match is None or (self.is_unbroken and self.fingerprint in self.proven)

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

    # Whose decision it is.

    @property
    def together(self) -> list[int]:
        """The seats that choose in secret at the same time and have not done so."""
        return [seat for seat in self.choosing if seat not in self.choices]

    @property
    def is_together(self) -> bool:
        return self.match is not None and bool(self.choosing)

    @property
    def choosing(self) -> list[int]:
        """The seats that choose in secret at the same time, whether they have or not."""
        return [] if self.match is None or self.conceded is not None else list(self.position.choosing_together)

    def asked(self) -> list[int]:
        """The seats that are asked now. Seats that choose in secret must not be told of each other."""
        turn = self.turn
        if turn is None:
            return []
        return self.together if self.is_together else [turn]

    @property
    def turn(self) -> int | None:
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
        if self.match.ply - 1 in self.clocked:
            return "undo-clock"
        return self.match.why_not_undo(seat)

    def deadline(self) -> float | None:
        """When the time of those who are asked is up; None without a clock, or while no person is asked.

        Where all choose in secret it does not depend on who has chosen.
        """
        asked = self.choosing if self.is_together else self.asked()
        is_for_persons = any(not self.seats[seat].is_bots for seat in asked)
        return self.asked_time + self.clock if self.clock is not None and is_for_persons else None

    # What the fold (`fold/`) does to it. Nothing else may.

    def show(self, at: float) -> None:
        """Count a happening clients may know of."""
        self.version += 1
        self.changed = at

    def begun(self) -> Match:
        if self.match is None:
            raise Inconsistent(f"{self.row.id}: a move before the match")
        return self.match

    def forget_position(self) -> None:
        """The match has gone on, or back."""
        self._position = None

    def ask(self) -> None:
        """From here on the table waits for an answer."""
        self.asked_at, self.asked_ply = self.version, self.begun().ply
        self._first_asked = {ply: at for ply, at in self._first_asked.items() if ply <= self.asked_ply}
        self.asked_time = self._first_asked.setdefault(self.asked_ply, self.changed)
        if self.votes:
            self.votes, self.table_at = {}, self.version

    def restart_clock(self, at: float) -> None:
        self.asked_time = self._first_asked[self.asked_ply] = at

    def note(self, event: str, seat: int) -> None:
        self.notes.append(Note(self.version, event, seat))

    def keep_salt(self, number: int, salt: str | None) -> None:
        """The table draws the salt of a bot, and commits to it."""
        if salt is not None and self.seats[number].seal is None:
            self.seats[number].kept = salt
            self.seats[number].seal = seal(self.commitment, number, bytes.fromhex(salt))

    def names(self) -> list[Name]:
        """The names; a seat without one is called by its colour."""
        return [seat.name or (None if seat.colour == number else seat.colour) for number, seat in enumerate(self.seats)]

    def rename(self) -> None:
        self.named_at = self.version
        if self.match is not None:
            self.match.names = tuple(self.names())
