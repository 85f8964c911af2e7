"""The state of a table: everything that happened there, folded into how it stands. It has no clock and no network.

The same happenings in the same order always give the same table, so this is what a server reads after a restart, and
what two servers agree on.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from rattery.core.box import BoxFile
from rattery.core.game import Game, Reason
from rattery.core.moves import Move
from rattery.core.registry import load_game
from rattery.core.story import Told
from rattery.match.fairness import commitment, mixed_key
from rattery.match.match import Match
from rattery.server.store.store import Happening, TableRow
from rattery.server.tables.glance import Glance

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


@dataclass
class Seat:
    """A seat and who sits there. `level` is that of the bot that plays it; None for a person."""

    kind: str
    name: str
    level: str | None
    secret: str | None
    invitation: str | None
    salt: str | None = None
    hints: int = 0

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.secret is not None

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays it, for good or for as long as the person is away."""
        return self.level is not None


@dataclass(frozen=True)
class Talk:
    """Something a player said, or a promise."""

    version: int
    at: float
    seat: int | None
    text: str
    promise: str | None = None
    to: int | None = None


@dataclass
class Chapter:
    """What one move brought, or the set-up: the version it came with."""

    version: int
    told: list[Told] = field(default_factory=list)


@lru_cache(256)
def shared_game(spelling: str, box: bytes) -> Game:
    """A game with its options and box; tables of the same game share it."""
    return load_game(spelling, BoxFile.from_data(msgspec.json.decode(box)))


class TableState:
    """A table as it stands."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = shared_game(row.game, msgspec.json.encode(row.box, order="deterministic"))
        self.seats = [Seat(s.kind, s.name, s.level, s.secret, s.invitation) for s in row.seats]
        self.host = row.host
        self.number = 0  # how many things have happened
        self.version = 0  # how many of them everybody may know of: a choice in secret is told when all have chosen
        self.changed = row.created
        self.match: Match | None = None
        self.chapters: list[Chapter] = []
        self.undone: list[tuple[int, int]] = []  # at which version, which version
        self.talk: list[Talk] = []
        self.choices: dict[int, Move] = {}  # made in secret, waiting for everybody's
        self.asked_at = 0  # the version at which the present question was asked
        self.asked_ply = 0  # how many moves had been made by then
        self.named_at = 0  # the version at which somebody last changed a name: what was told is told anew
        self.table_at = 0  # the version at which anything about the seats last changed
        self.rematch: str | None = None
        self.done: dict[str, int] = {}  # which version was asked for under which key
        self._glance: Glance | None = None

    @property
    def stage(self) -> str:
        if self.match is None:
            return GATHERING
        return OVER if self.glance.is_over else PLAYING

    @property
    def glance(self) -> Glance:
        """The match as it stands since the last thing that happened."""
        if self._glance is None:
            assert self.match is not None
            self._glance = Glance(self.match)
        return self._glance

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.row.key))

    def key(self) -> bytes:
        """The key of the match: the table's own with everybody's salt in it."""
        salts = [None if seat.salt is None else bytes.fromhex(seat.salt) for seat in self.seats]
        return mixed_key(bytes.fromhex(self.row.key), salts)

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
        return [] if self.match is None else self.glance.choosing

    def asked(self) -> list[int]:
        """The seats that are asked now. Whoever chooses in secret must not be told of the others."""
        turn = self._turn
        if turn is None:
            return []
        return self.together if self.is_together else [turn]

    @property
    def _turn(self) -> int | None:
        return None if self.match is None else self.glance.turn

    def persons_asked(self) -> list[int]:
        """Those of them that a person answers for."""
        return [seat for seat in self.asked() if not self.seats[seat].is_bots]

    def persons_choosing(self) -> list[int]:
        """Those of the seats that choose together for whom everything waits; bots come last."""
        return [seat for seat in self.together if not self.seats[seat].is_bots]

    def bots_turn(self) -> int | None:
        """The seat whose bot is to move now."""
        seat = self._turn
        if seat is None or self.persons_choosing():
            return None
        return seat if self.seats[seat].is_bots and seat not in self.choices else None

    def offered(self, seat: int) -> list[Move]:
        """The moves on offer to a seat; none if it is not asked."""
        if self.match is None or seat not in self.asked():
            return []
        return self.match.moves_in_secret(seat) if self.is_together else self.glance.moves

    def closed(self, seat: int) -> list[tuple[Move, Reason]]:
        """What the only seat that is asked has in front of it and may not choose, each with the reason."""
        if self.match is None or self.asked() != [seat] or self.is_together:
            return []
        return self.glance.closed

    def why_not_undo(self, seat: int) -> str | None:
        """Why a seat's last move cannot be taken back, None if it can; a choice in secret can, until all have chosen."""
        if self.match is None:
            return "nothing-to-undo"
        if self.is_together:
            return None if seat in self.choices else "nothing-to-undo"
        return self.match.why_not_undo(seat)

    # What happens.

    def follow(self, happenings: Iterable[Happening]) -> None:
        for happening in happenings:
            self.happen(happening)

    def happen(self, h: Happening) -> None:
        """One more thing; the next in order."""
        assert h.number == self.number + 1, f"{self.row.id}: {h.number} after {self.number}"
        self.number = h.number
        in_secret = self.is_together and h.kind in ("move", "undo")
        if not in_secret:
            self._show(h)
        getattr(self, f"_{h.kind}")(h)
        self._glance = None
        self._play_choices(h if in_secret else None)
        if h.key is not None:
            self.done[h.key] = self.version

    def _show(self, h: Happening) -> None:
        self.version += 1
        self.changed = h.at

    def _begin(self, h: Happening) -> None:
        self.match = Match(self.game, self.key(), self._names())
        self.chapters = [Chapter(self.version, self.match.story())]
        self.table_at = self.version
        self._ask()

    def _move(self, h: Happening) -> None:
        assert self.match is not None
        assert h.seat is not None
        move = self.game.kind.moves.written(h.facts["move"])
        assert move is not None
        if self.is_together:
            self.choices[h.seat] = move
        else:
            self._play(move)
            self._ask()

    def _ask(self) -> None:
        """From here on the table waits for somebody."""
        assert self.match is not None
        self.asked_at, self.asked_ply = self.version, self.match.ply

    def _play(self, move: Move) -> None:
        assert self.match is not None
        self.chapters.append(Chapter(self.version, self.match.play(move)))
        self._glance = None
        if self.glance.is_over:
            self.table_at = self.version

    def _play_choices(self, in_secret: Happening | None) -> None:
        """Once every person has chosen, the choices are played in the order in which the game asks for them."""
        while self.is_together and not self.persons_choosing():
            assert self.match is not None
            turn = self.glance.turn
            if turn not in self.choices:
                return
            told = self.match.play(self.choices.pop(turn))
            self._glance = None
            if not self._choosing:
                self._all_have_chosen(in_secret)
            self.chapters.append(Chapter(self.version, told))

    def _all_have_chosen(self, in_secret: Happening | None) -> None:
        if in_secret is not None:
            self._show(in_secret)
        self._ask()

    def _undo(self, h: Happening) -> None:
        assert self.match is not None
        assert h.seat is not None
        if h.seat in self.choices:
            del self.choices[h.seat]
            return
        self.match.undo(h.seat)
        self.undone.append((self.version, self.chapters.pop().version))
        self._ask()

    def _say(self, h: Happening) -> None:
        self.talk.append(Talk(self.version, h.at, h.seat, h.facts["text"]))

    def _promise(self, h: Happening) -> None:
        self.talk.append(Talk(self.version, h.at, h.seat, "", h.facts["promise"], h.facts["to"]))

    def _seat(self, h: Happening) -> Seat:
        """The seat it is about; something about the seats is new."""
        assert h.seat is not None
        self.table_at = self.version
        return self.seats[h.seat]

    def _salt(self, h: Happening) -> None:
        self._seat(h).salt = h.facts["salt"]

    def _name(self, h: Happening) -> None:
        self._seat(h).name = h.facts["name"]
        self._rename(self.version)

    def _sit(self, h: Happening) -> None:
        """Somebody takes a seat; from now on only his own secret opens it."""
        seat = self._seat(h)
        seat.secret, seat.invitation = h.facts["secret"], None
        if h.facts["name"]:
            seat.name = h.facts["name"]
            self._rename(self.version)

    def _invite(self, h: Happening) -> None:
        self._seat(h).invitation = h.facts["invitation"]

    def _host(self, h: Happening) -> None:
        self.host = h.facts["secret"]

    def _bot(self, h: Happening) -> None:
        self._seat(h).level = h.facts["level"]
        self.choices.pop(h.seat, None)  # type: ignore[arg-type]

    def _back(self, h: Happening) -> None:
        self._seat(h).level = None

    def _hint(self, h: Happening) -> None:
        self._seat(h).hints += 1

    def _rematch(self, h: Happening) -> None:
        self.rematch = h.facts["table"]
        self.table_at = self.version

    def _names(self) -> list[str | None]:
        return [seat.name or None for seat in self.seats]

    def _rename(self, version: int) -> None:
        self.named_at = version
        if self.match is not None:
            self.match.names = tuple(self._names())
