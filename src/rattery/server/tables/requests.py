"""Requests: validates what clients ask of a table against its state, before anything is written.

Pure: state, caller and message determine the one change to make, or a refusal. Nothing here waits, writes or reads a clock;
`table.py` does, and validates a request again if another process has changed the table in the meantime.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, cast

from rattery.bots.levels import known_bots
from rattery.core.errors import MayNotUndo
from rattery.core.moves import Move
from rattery.server.connection import incoming
from rattery.server.errors import Busy, NoSuch, NotUnderstood, NotYours, NotYourTurn, Stale, Taken, TooEarly, TooLate
from rattery.server.tables.player_text import clean_name, clean_talk
from rattery.server.tables.seat import Seat
from rattery.server.tables.secret import derived, digest, matches_digest
from rattery.server.tables.state import DEALING, GATHERING, OVER, PLAYING, TableState
from rattery.server.webhooks.address import checked_address, checked_link

AWAY_TIMEOUT = 30.0  # seconds without a connection after which others at the table may put a bot in a seat
SLOW_TIMEOUT = 60.0  # seconds a question waits before the others may vote to go on without a player
MAX_LOG_ENTRIES = 10_000  # at one table, all in memory; after that only ALLOWED_WHEN_FULL
MAX_SPECTATOR_TALK = 300  # lines in the gallery of one table: anybody may watch, and every line stays in memory
GENTLE_LEVEL = "easy"  # of the bot that moves for a player whose time is up, or whom the others did not wait for
SUCCESSOR_LEVEL = "normal"  # of the bot that plays on for a player who has conceded


class Caller(Protocol):
    """The client that sent a request: its secrets by seat held, its eye, and the host's secret if it has that."""

    @property
    def held(self) -> Mapping[int, str]: ...

    @property
    def eye(self) -> int | None: ...

    @property
    def host_secret(self) -> str | None: ...

    @property
    def is_host(self) -> bool: ...


@dataclass(frozen=True)
class Change:
    """A change to write: a log entry without number, key and time. `move` saves parsing the notation in `facts`."""

    kind: str
    seat: int | None = None
    facts: Mapping[str, object] = field(default_factory=dict)
    move: Move | None = None


@dataclass(frozen=True)
class Request:
    """Everything a request is validated against.

    `is_away`: whether a seat has had no client for AWAY_TIMEOUT. `hinting`: seats whose hint is being computed. `waited`:
    seconds since the current question was asked. `sends_messages`, `sends_over_http`: whether webhooks are enabled, and
    allowed over plain HTTP. `bot_salt`: the salt of the bot, if the request adds one.
    """

    state: TableState
    caller: Caller
    is_away: Callable[[int], bool]
    hinting: Collection[int]
    waited: float = 0.0
    sends_messages: bool = False
    sends_over_http: bool = False
    lang: str = "en"
    bot_salt: str | None = None

    def seat(self, number: int) -> Seat:
        if number >= len(self.state.seats):
            raise NoSuch("no-such-seat", given=number)
        return self.state.seats[number]

    def own_seat(self, number: int) -> Seat:
        found = self.seat(number)
        if number not in self.caller.held:
            raise NotYours("not-your-seat")
        return found

    def playing_seat(self) -> int:
        """The seat the caller plays: its eye, unless a bot plays there or the match is not running."""
        if self.state.match is None:
            raise TooEarly("not-begun")
        if self.state.stage == OVER:
            raise TooLate("is-over")
        if self.caller.eye is None:
            raise NotYours("only-watching")
        if self.state.seats[self.caller.eye].is_bots:
            raise NotYourTurn("bot-sits-in")
        return self.caller.eye

    def asked_seat(self, version: int) -> int:
        """The seat the caller plays, if it is to decide and `version` is that of the current question."""
        seat = self.playing_seat()
        if seat not in self.state.asked():
            raise NotYourTurn("not-your-turn")
        self.must_be_current(version)
        return seat

    def must_be_current(self, version: int) -> None:
        if version != self.state.question_version:
            raise Stale("stale")

    def speaker(self) -> int | None:
        """The seat a caller talks as; None for a host without a seat. Spectators are refused."""
        self.must_take_part("only-watching")
        return self.caller.eye if self.caller.eye is not None else min(self.caller.held, default=None)

    def must_take_part(self, refusal: str) -> None:
        if not self.caller.held and not self.caller.is_host:
            raise NotYours(refusal)


def validate(request: Request, message: incoming.Asking) -> Change:
    """The change a message asks for; raises a Refusal if it may not be made."""
    if request.state.number >= MAX_LOG_ENTRIES and type(message) not in ALLOWED_WHEN_FULL:
        raise TooLate("table-full")
    return VALIDATORS[type(message)](request, message)


def move(request: Request, message: incoming.Move) -> Change:
    seat = request.asked_seat(message.version)
    return played(request.state, seat, _find(request.state, seat, message.move))


def played(state: TableState, seat: int, chosen: Move, **more: str) -> Change:
    """A move, with fingerprints of the position before it and, unless secret choices are still missing, after it."""
    facts = {"move": str(chosen), "on": state.fingerprint, "to": state.fingerprint_after(seat, chosen), **more}
    return Change("move", seat, facts, chosen)


def _find(state: TableState, seat: int, given: str | int) -> Move:
    if not state.is_together:
        return state.begun().find(given)
    chosen = state.game.kind.moves.find(given)
    if chosen is None or chosen not in state.offered(seat):
        raise NotUnderstood("not-offered", given=str(given)[:80])
    return chosen


def undo(request: Request, message: incoming.Undo) -> Change:
    seat = request.playing_seat()
    request.must_be_current(message.version)
    reason = request.state.why_not_undo(seat)
    if reason is not None:
        raise MayNotUndo(reason)
    return Change("undo", seat)


def say(request: Request, message: incoming.Say) -> Change:
    return Change("say", request.speaker(), {"text": clean_talk(message.text)})


def promise(request: Request, message: incoming.Promise) -> Change:
    speaker = request.speaker()
    if message.promise not in request.state.game.kind.promises:
        raise NotUnderstood("no-such-promise", given=message.promise)
    if message.to is not None:
        request.seat(message.to)
    return Change("promise", speaker, {"promise": message.promise, "to": message.to})


def seal(request: Request, message: incoming.Seal) -> Change:
    """Commit to a salt, once per seat, before the match begins."""
    seat = request.own_seat(message.seat)
    if request.state.stage != GATHERING:
        raise TooLate("already-begun")
    if seat.seal not in (None, message.seal):
        raise Taken("sealed-twice")
    return Change("seal", message.seat, {"seal": message.seal})


def reveal(request: Request, message: incoming.Reveal) -> Change:
    """Reveal the salt a seat has committed to, after the start and before the deal."""
    seat = request.own_seat(message.seat)
    if request.state.stage == GATHERING:
        raise TooEarly("not-begun")
    if request.state.stage != DEALING or seat.salt is not None:
        raise TooLate("already-dealt")
    if not request.state.opens_seal(message.seat, message.salt):
        raise NotUnderstood("reveal-wrong")
    return Change("reveal", message.seat, {"salt": message.salt})


def deal(state: TableState) -> Change:
    """Deal without the salts that were not revealed in time. Requested by the server itself."""
    if state.stage != DEALING:
        raise TooLate("already-dealt")
    return Change("deal")


def name(request: Request, message: incoming.Name) -> Change:
    request.own_seat(message.seat)
    return Change("name", message.seat, {"name": _new_name(request.state, message.name, message.seat)})


def colour(request: Request, message: incoming.Colour) -> Change:
    """Any colour no other person has; a bot or a free seat that has it gets the caller's old one."""
    request.own_seat(message.seat)
    for number, other in enumerate(request.state.seats):
        if other.colour == message.colour and number != message.seat and other.kind != "bot" and other.is_taken:
            raise Taken("colour-taken")
    return Change("colour", message.seat, {"colour": message.colour})


def _new_name(state: TableState, wanted: str, seat: int) -> str:
    return clean_name(wanted, [other.name for number, other in enumerate(state.seats) if number != seat])


def begin(request: Request, message: incoming.Begin) -> Change:
    """The host may begin at any time, another player once every seat is taken."""
    if request.state.stage != GATHERING:
        raise Taken("already-begun")
    is_complete = all(seat.is_taken for seat in request.state.seats)
    if not request.caller.is_host and not (request.caller.held and is_complete):
        raise NotYours("host-begins")
    return Change("start", None, {"rules": request.state.game.rules_version})


def bot(request: Request, message: incoming.Bot) -> Change:
    seat = request.seat(message.seat)
    if request.state.stage == OVER:
        raise TooLate("is-over")
    if message.level not in known_bots():
        raise NotUnderstood("no-such-level", given=message.level, levels=", ".join(known_bots()))
    if seat.is_bots:
        raise Taken("bot-sits-in")
    if message.seat not in request.caller.held:
        _may_replace(request, message.seat)
    gets_salt = request.state.stage == GATHERING and seat.seal is None and request.bot_salt is not None
    return Change("bot", message.seat, {"level": message.level, **({"salt": request.bot_salt} if gets_salt else {})})


def _may_replace(request: Request, number: int) -> None:
    """The host may fill a free seat; everybody with a seat, and the host, may replace a player who is away."""
    if request.caller.is_host and not request.state.seats[number].is_taken:
        return
    request.must_take_part("not-your-seat")
    if not request.is_away(number):
        raise TooEarly("not-gone", seconds=round(AWAY_TIMEOUT))


def back(request: Request, message: incoming.Back) -> Change:
    seat = request.own_seat(message.seat)
    if request.state.stage == OVER:
        raise TooLate("is-over")
    if not seat.is_bots:
        raise Taken("no-bot-there")
    if seat.has_conceded:
        raise TooLate("has-conceded")
    return Change("back", message.seat)


def concede(request: Request, message: incoming.Concede) -> Change:
    """With one or two players the match ends; with more, a bot plays on."""
    seat = request.own_seat(message.seat)
    if request.state.match is None:
        raise TooEarly("not-begun")
    if request.state.stage == OVER:
        raise TooLate("is-over")
    if seat.has_conceded:
        raise Taken("has-conceded")
    is_end = len(request.state.seats) <= 2
    return Change("concede", message.seat, {"level": None if is_end else SUCCESSOR_LEVEL})


def vote(request: Request, message: incoming.Vote) -> Change:
    """Vote to let a bot play for a slow player; passes with more than half of the other people who are present.

    The player may come back at any time. While seats choose in secret a vote may be about any of them, because nobody may
    learn who has not chosen yet.
    """
    state, voter, seat = request.state, request.playing_seat(), request.seat(message.seat)
    if message.seat in request.caller.held:
        raise NotYours("vote-oneself")
    if seat.is_bots:
        raise Taken("bot-sits-in")
    if not state.is_together and message.seat not in state.asked():
        raise TooEarly("not-waiting")
    if request.waited < SLOW_TIMEOUT:
        raise TooEarly("not-slow", seconds=round(SLOW_TIMEOUT))
    others = {n for n, s in enumerate(state.seats) if s.is_taken and not s.is_bots and not request.is_away(n)}
    votes = (state.votes.get(message.seat, set()) | {voter}) & (others - {message.seat})
    passes = 2 * len(votes) > len(others - {message.seat})
    return Change("vote", voter, {"without": message.seat, "level": GENTLE_LEVEL if passes else None})


def gallery(request: Request, message: incoming.Gallery) -> Change:
    """Spectators' talk; players may not join in while the match is running."""
    if request.caller.held and request.state.stage == PLAYING:
        raise NotYours("only-spectators")
    if len(request.state.gallery) >= MAX_SPECTATOR_TALK:
        raise TooLate("gallery-full")
    return Change("gallery", None, {"text": clean_talk(message.text), "name": clean_name(message.name)})


def webhook(request: Request, message: incoming.Webhook) -> Change:
    request.own_seat(message.seat)
    if message.address and not request.sends_messages:
        raise NotYours("no-messages")
    address = checked_address(message.address, request.sends_over_http) if message.address else ""
    facts = {"address": address, "lang": request.lang, "link": checked_link(message.link)}
    return Change("webhook", message.seat, facts)


def invite(request: Request, message: incoming.Invite) -> Change:
    seat = request.seat(message.seat)
    if not request.caller.is_host:
        raise NotYours("only-the-host")
    if seat.kind == "bot" or seat.is_taken:
        raise Taken("seat-taken")
    invitation = invitation_for(request.state, request.caller, message)
    return Change("invite", message.seat, {"invitation": digest(invitation)})


def invitation_for(state: TableState, host: Caller, message: incoming.Invite) -> str:
    """The invitation a message asks for; derived from the host's secret, so that a repeated message yields the same one."""
    if host.host_secret is None:
        raise NotYours("only-the-host")
    return derived(host.host_secret, f"invitation {state.row.id} {message.seat} {message.id}")


def hint(request: Request, message: incoming.Hint) -> Change:
    seat = request.asked_seat(message.version)
    if seat in request.hinting:
        raise Busy("hint-coming")
    return Change("hint", seat)


Validator = Callable[[Request, incoming.Asking], Change]
Message = TypeVar("Message", bound=incoming.Asking)


def validates(
    kind: type[Message], function: Callable[[Request, Message], Change]
) -> tuple[type[incoming.Asking], Validator]:
    """An entry of VALIDATORS; lets the type checker verify that a function accepts its kind of message."""
    return kind, cast(Validator, function)


VALIDATORS: dict[type[incoming.Asking], Validator] = dict(
    [
        validates(incoming.Move, move),
        validates(incoming.Undo, undo),
        validates(incoming.Say, say),
        validates(incoming.Promise, promise),
        validates(incoming.Seal, seal),
        validates(incoming.Reveal, reveal),
        validates(incoming.Name, name),
        validates(incoming.Colour, colour),
        validates(incoming.Begin, begin),
        validates(incoming.Bot, bot),
        validates(incoming.Back, back),
        validates(incoming.Invite, invite),
        validates(incoming.Hint, hint),
        validates(incoming.Concede, concede),
        validates(incoming.Vote, vote),
        validates(incoming.Gallery, gallery),
        validates(incoming.Webhook, webhook),
    ]
)

# Still accepted at a full table: a match needs them to end, and none can be repeated indefinitely.
ALLOWED_WHEN_FULL = (incoming.Seal, incoming.Begin, incoming.Reveal, incoming.Move, incoming.Concede, incoming.Back)


# Changes requested without a message: taking seats, and the rematch.


def invited_seat(state: TableState, invitation: str) -> int:
    """The seat an invitation is for."""
    for number, seat in enumerate(state.seats):
        if matches_digest(invitation, seat.invitation):
            return number
    raise Taken("invitation-spent")


def sit(state: TableState, number: int, stored: str, wanted: str) -> Change:
    """Take a seat; `stored` is the digest of the secret that gives access to it."""
    seat = state.seats[number]
    if seat.kind == "bot" or seat.secret is not None:
        raise Taken("seat-taken")
    return Change("sit", number, {"secret": stored, "name": _new_name(state, wanted, number)})


def rematch(state: TableState, table: str) -> Change:
    if state.rematch is not None:
        raise Taken("rematch-made")
    return Change("rematch", None, {"table": table})
