"""Messages: everything a client may send, each a record with its limits. What does not fit is not understood."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rattery.core.box import MAX_TITLE_LENGTH
from rattery.server.errors import NotUnderstood, TooLarge

LARGEST_MESSAGE = 8192
LARGEST_BOX = 32_768  # bytes of a request that brings a box
LONGEST_NAME = 24
LONGEST_TALK = 200
LONGEST_ADDRESS = 500
MOST_SECRETS = 10
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 7 * 24 * 3600  # seconds for a decision

NO_NUL = r"^[^\x00]*$"  # PostgreSQL stores none
Key = Annotated[str, Meta(min_length=8, max_length=40, pattern=NO_NUL)]
TableId = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
Hexadecimal = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Lang = Annotated[str, Meta(max_length=12)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
SeatColour = Annotated[int, Meta(ge=0, le=4)]
Version = Annotated[int, Meta(ge=0)]
Level = Annotated[str, Meta(max_length=20)]


class Message(Struct, tag_field="type", tag=str.lower):
    """Anything said on a socket."""


class Hello(Message):
    """The first message: the secrets the client holds, its language and eye, and the version it has."""

    secrets: Annotated[list[Secret], Meta(max_length=MOST_SECRETS)] = []
    lang: Lang = "en"
    eye: SeatNumber | None = None
    have: Version | None = None


class Look(Message):
    """Through another seat's eyes."""

    eye: SeatNumber | None


class Speak(Message, tag="lang"):
    """In another language."""

    lang: Lang


class Outlook(Message):
    """What would each move on offer bring? Answered to the seat that is asked, about the question of this version."""

    version: Version


class Ping(Message):
    """Still there."""

    at: int | float = 0


class Asking(Message):
    """Something that changes the table; sent twice it is done once."""

    id: Key


class Move(Asking):
    version: Version
    move: Annotated[str, Meta(max_length=80)] | int


class Undo(Asking):
    version: Version


class Say(Asking):
    text: Annotated[str, Meta(max_length=1000)]


class Promise(Asking):
    promise: Annotated[str, Meta(max_length=40)]
    to: SeatNumber | None = None


class Seal(Asking):
    """A seat commits to its salt."""

    seat: SeatNumber
    seal: Digest


class Reveal(Asking):
    """The salt a seat has committed to."""

    seat: SeatNumber
    salt: Hexadecimal


class Name(Asking):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Colour(Asking):
    """One's seat in another colour."""

    seat: SeatNumber
    colour: SeatColour


class Begin(Asking):
    pass


class Bot(Asking):
    seat: SeatNumber
    level: Level


class Back(Asking):
    seat: SeatNumber


class Invite(Asking):
    seat: SeatNumber


class Hint(Asking):
    version: Version


class Rematch(Asking):
    pass


class Concede(Asking):
    """Give up a seat one holds, for good."""

    seat: SeatNumber


class Vote(Asking):
    """Go on without a player who is there and does not play."""

    seat: SeatNumber


class Gallery(Asking):
    """Said by a spectator, to the other spectators."""

    text: Annotated[str, Meta(max_length=1000)]
    name: Annotated[str, Meta(max_length=200)] = ""


class Webhook(Asking):
    """Where to tell a player that it is its turn; nowhere if the address is empty. `link` leads to the table."""

    seat: SeatNumber
    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    link: Annotated[str, Meta(max_length=200)] = ""


AnyMessage: TypeAlias = (
    Hello
    | Look
    | Speak
    | Outlook
    | Ping
    | Move
    | Undo
    | Say
    | Promise
    | Seal
    | Reveal
    | Name
    | Colour
    | Begin
    | Bot
    | Back
    | Invite
    | Hint
    | Rematch
    | Concede
    | Vote
    | Gallery
    | Webhook
)

_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def read_message(text: str | bytes) -> AnyMessage:
    """The message a client sent."""
    if len(text) > LARGEST_MESSAGE:
        raise TooLarge("too-large", most=LARGEST_MESSAGE)
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotUnderstood("bad-message", problem=str(error)[:160]) from None


def id_of(text: str | bytes) -> str | None:
    """The `id` of a message that may be bad otherwise, so that the refusal finds its way."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    key = found.get("id") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else None


# Bodies of requests.

Body = TypeVar("Body", bound=Struct)


class NewSeat(Struct):
    kind: str
    name: Annotated[str, Meta(max_length=200)] = ""
    level: Level | None = None


BoxValue = int | str | list[int | str]
BoxData = dict[str, str | dict[str, dict[str, BoxValue]]]


class OwnBox(Struct):
    """A box to be checked: its values, or the text of its file; its file is to bear the name."""

    box: BoxData | None = None
    name: Annotated[str, Meta(max_length=MAX_TITLE_LENGTH)] = ""
    toml: Annotated[str, Meta(max_length=LARGEST_BOX)] | None = None


class NewTable(Struct):
    """The table a client wants made."""

    game: Annotated[str, Meta(max_length=200)]
    seats: Annotated[list[NewSeat], Meta(max_length=10)]
    listed: bool = False
    lang: Lang = "en"
    clock: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    box: BoxData | None = None  # None: the box that comes with the game


class Join(Struct):
    """Takes the seat of an invitation; the client draws the key, so that a request sent twice gets the same secret."""

    invitation: Secret
    key: Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
    name: Annotated[str, Meta(max_length=200)] = ""


class Code(Struct):
    """A link to be shown as a code."""

    table: TableId
    fragment: Annotated[str, Meta(pattern=r"^((join|seat)=[A-Za-z0-9_-]{16,64})?$")] = ""


class HeldSeat(Struct):
    table: TableId
    secret: Secret


class Sheet(Struct):
    """The solo tables of a client, and the game whose achievements it wants."""

    seats: Annotated[list[HeldSeat], Meta(max_length=100)]
    game: Annotated[str, Meta(max_length=40)] | None = None


def read_body(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotUnderstood("bad-message", problem=str(error)[:160]) from None
