"""The state of a table: a fold over its log entries (event sourcing). It uses no clock and no network.

The same log entries in the same order always produce the same state, so a restarted server and several processes that share
a store agree on it. Log entries are numbered; clients see versions, which skip what nobody may know of yet:

    log entry         number  version  effect
    sit                  1       1     seats_version = 1: something about the seats changed
    start                2       2     seats_version = question_version = 2, question_ply = 0: the first question; if seats
                                       have committed to salts, it is asked with the last `reveal`, or with `deal`
    move                 3       3     question_version = 3, question_ply = 1: the next question
    move, in secret      4       3     one of two who choose together has chosen: not visible
    move, in secret      5       4     both have: their choices are played, question_version = 4, question_ply = 3
    say                  6       5     the question is still the one asked at version 4
    name                 7       6     names_version = seats_version = 6: everything sent with the old name is sent again

A move or undo names the `question_version` of the question it answers, so that a late one is refused as stale. A returning
client says which version it has; its feed (`feed.py`) records in `sent` the version up to which it is current, and sends
everything again if `sent` is before `names_version`.
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
from rattery.server.tables.chronicle import MoveEvents, Note, SpectatorTalk, Talk
from rattery.server.tables.repeated_requests import Done
from rattery.server.tables.seat import Seat

FINGERPRINT_DIGITS = 12
KEY = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")
GATHERING, DEALING, PLAYING, OVER = "gathering", "dealing", "playing", "over"
BY_CLOCK = "clock"  # `by` of a move made for a player whose time was up
BY_SUBSTITUTE = "substitute"  # `by` of a move made for an own bot that failed or took too long


class Inconsistent(Exception):
    """A log entry that cannot follow those before it: the store is damaged, or the rules have changed."""


def position_fingerprint(position: Position) -> str:
    """A short digest of a whole position, hidden parts included: stored, never sent to clients."""
    return hashlib.sha256(position.record).hexdigest()[:FINGERPRINT_DIGITS]


class TableState:
    """The current state of a table. Only the fold (`fold/`) may change it."""

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
            self.set_bot_salt(number, seat.salt)
        self.host = row.host
        self.number = 0  # of the last log entry
        self.version = 0  # log entries that clients may know of; secret choices count as one, once all have chosen
        self.changed = row.created  # the time of the last log entry with a version
        self.has_begun = False
        self.rules = row.rules  # the version of the rules the match was begun with; None if it was not stored
        self.has_all_fingerprints = True  # whether every move was stored with the position it was made in
        self.verified: set[str] = set()  # stored fingerprints of positions that were reached again
        self.match: Match | None = None
        self._position: Position | None = None
        self.sheets: dict[tuple[str, int, int | None], Part] = {}  # by language, version of the names, and who is "you"
        self.move_events: list[MoveEvents] = []
        self.undone: list[tuple[int, int]] = []  # the version of the undo, and that of the undone move
        self.talk: list[Talk] = []
        self.choices: dict[int, Move] = {}  # secret choices by seat, until all have chosen
        self.question_version = self.question_ply = (
            0  # the version of the current question, and the number of moves before it
        )
        self.names_version = self.seats_version = (
            0  # the versions at which a name, and anything about the seats, last changed
        )
        self.rematch: str | None = None
        self.clock: int | None = None  # seconds for a decision; None: unlimited
        self.asked_time = row.created  # when the current question was first asked
        self.notes: list[Note] = []
        self.gallery: list[SpectatorTalk] = []
        self.votes: dict[int, set[int]] = {}  # by seat, the seats that voted to go on without it
        self.conceded: int | None = None  # the seat whose concession has ended the match
        self._first_asked: dict[int, float] = {}  # times by ply, so that an undo does not restart the clock
        self.clocked: set[int] = set()  # the plies of moves made by the clock
        self.pending_notes: list[tuple[str, int]] = []  # (by, seat) of secret choices made for a seat
        self.replaced: set[int] = set()  # the seats whose bot was substituted at its last move
        self.done: dict[str, Done] = {}  # by request key without the fingerprint

    @property
    def stage(self) -> str:
        if self.match is None:
            return DEALING if self.has_begun else GATHERING
        return OVER if self.position.is_over or self.conceded is not None else PLAYING

    @property
    def winners(self) -> list[int]:
        """The winners by the rules, or the seats left after a concession that ended the match."""
        if self.conceded is None:
            return list(self.position.winners)
        return [seat for seat in range(len(self.seats)) if seat != self.conceded]

    @property
    def position(self) -> Position:
        """The current position, read a hundred times a move. Cached here, although the match caches it, too: the match
        compares the table's bytes at every access, which would make a move a sixth more expensive."""
        if self._position is None:
            self._position = self.begun().position
        return self._position

    @property
    def fingerprint(self) -> str | None:
        """The digest of the position that is stored with every move, so that loading can detect a different replay."""
        return None if self.match is None else position_fingerprint(self.position)

    def fingerprint_after(self, seat: int, move: Move) -> str | None:
        """The fingerprint after a legal move; None if other secret choices are still missing."""
        if not self.is_together:
            moves = iter((move,))
            return position_fingerprint(self.begun().foresee(lambda _: next(moves, None)))
        if self.still_choosing != [seat]:
            return None
        choices = {**self.choices, seat: move}
        return position_fingerprint(
            self.begun().foresee(lambda at: choices[at.turn or 0] if at.choosing_together else None)
        )

    @property
    def is_verified(self) -> bool:
        """Whether the position is known to equal the one at the time its last move was stored; True before the match."""
        return self.match is None or (self.has_all_fingerprints and self.fingerprint in self.verified)

    # Fair dice.

    def sealed_key(self, protocol: int = SEALED_SALTS) -> SealedKey:
        """The key of the match, made of the table's key and the seats' salts."""
        return SealedKey(bytes.fromhex(self.row.key), tuple(seat.share for seat in self.seats), protocol)

    @property
    def awaited(self) -> list[int]:
        """The seats that have committed to a salt and not revealed it; empty unless the match is about to be dealt."""
        if self.stage != DEALING:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.seal is not None and seat.salt is None]

    def opens_seal(self, number: int, salt: str) -> bool:
        """Whether a salt is the one a seat has committed to."""
        return self.seats[number].seal == seal(self.commitment, number, bytes.fromhex(salt))

    # Whose decision it is.

    @property
    def still_choosing(self) -> list[int]:
        """The seats that choose in secret at the same time and have not chosen yet."""
        return [seat for seat in self.choosing if seat not in self.choices]

    @property
    def is_together(self) -> bool:
        return self.match is not None and bool(self.choosing)

    @property
    def choosing(self) -> list[int]:
        """The seats that choose in secret at the same time, whether they have chosen or not."""
        return [] if self.match is None or self.conceded is not None else list(self.position.choosing_together)

    def asked(self) -> list[int]:
        """The seats that are to decide. Secret choosers must not learn of each other: see `outgoing.deciding`."""
        turn = self.turn
        if turn is None:
            return []
        return self.still_choosing if self.is_together else [turn]

    @property
    def turn(self) -> int | None:
        return None if self.match is None or self.conceded is not None else self.position.turn

    def persons_asked(self) -> list[int]:
        """The seats that are to decide and are played by a person."""
        return [seat for seat in self.asked() if not self.seats[seat].is_bots]

    def bots_turn(self) -> int | None:
        """The seat whose bot is to move; of several secret choosers, the first that has not chosen."""
        return next((seat for seat in self.asked() if self.seats[seat].is_bots), None)

    def offered(self, seat: int) -> list[Move]:
        """The moves a seat may make; none if it is not to decide."""
        if self.match is None or seat not in self.asked():
            return []
        return self.match.moves_in_secret(seat) if self.is_together else self.match.moves()

    def unavailable_moves(self, seat: int) -> list[tuple[Move, Reason]]:
        """The moves that look possible but are not allowed, with reasons; only for a seat that decides alone."""
        if self.match is None or self.asked() != [seat] or self.is_together:
            return []
        return self.match.unavailable_moves()

    def why_not_undo(self, seat: int) -> str | None:
        """Why a seat may not undo its last move; None if it may. A secret choice can be undone until all have chosen."""
        if self.match is None:
            return "nothing-to-undo"
        if self.is_together:
            return None if seat in self.choices else "nothing-to-undo"
        if self.match.ply - 1 in self.clocked:
            return "undo-clock"
        return self.match.why_not_undo(seat)

    def deadline(self) -> float | None:
        """When the time for the current question is up; None without a clock, or if no person is to decide.

        For secret choices it does not depend on who has chosen.
        """
        asked = self.choosing if self.is_together else self.asked()
        is_for_persons = any(not self.seats[seat].is_bots for seat in asked)
        return self.asked_time + self.clock if self.clock is not None and is_for_persons else None

    # Changes: called by the fold (`fold/`) only.

    def advance_version(self, at: float) -> None:
        """Count a log entry that clients may know of."""
        self.version += 1
        self.changed = at

    def begun(self) -> Match:
        """The match; Inconsistent before it has begun."""
        if self.match is None:
            raise Inconsistent(f"{self.row.id}: the match has not begun")
        return self.match

    def forget_position(self) -> None:
        """Drop the cached position: a move was made or undone."""
        self._position = None

    def ask(self) -> None:
        """Ask the next question: from here on the table waits for a decision, and votes start over."""
        self.question_version, self.question_ply = self.version, self.begun().ply
        self._first_asked = {ply: at for ply, at in self._first_asked.items() if ply <= self.question_ply}
        self.asked_time = self._first_asked.setdefault(self.question_ply, self.changed)
        if self.votes:
            self.votes, self.seats_version = {}, self.version

    def restart_clock(self, at: float) -> None:
        self.asked_time = self._first_asked[self.question_ply] = at

    def note(self, event: str, seat: int) -> None:
        self.notes.append(Note(self.version, event, seat))

    def set_bot_salt(self, number: int, salt: str | None) -> None:
        """Store a salt the table has drawn for a bot, with its seal; a seat that has a seal is left alone."""
        if salt is not None and self.seats[number].seal is None:
            self.seats[number].drawn_salt = salt
            self.seats[number].seal = seal(self.commitment, number, bytes.fromhex(salt))

    def names(self) -> list[Name]:
        """The names as the match takes them; a seat without one is called by its colour."""
        return [seat.name or (None if seat.colour == number else seat.colour) for number, seat in enumerate(self.seats)]

    def rename(self) -> None:
        self.names_version = self.version
        if self.match is not None:
            self.match.names = tuple(self.names())
