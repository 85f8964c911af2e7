"""Incoming messages and request bodies: one schema for each, with its limits. Anything else raises NotUnderstood."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rattery.core.box import MAX_TITLE_LENGTH
from rattery.server.errors import NotUnderstood, TooLarge

MAX_MESSAGE_BYTES = 8192  # bytes
MAX_BOX_BYTES = 32_768  # bytes of a request with a box
MAX_NAME_LENGTH = 24  # characters, as the next two
MAX_TALK_LENGTH = 200
MAX_ADDRESS_LENGTH = 500
MAX_SECRETS = 10
MIN_CLOCK, MAX_CLOCK = 10, 7 * 24 * 3600  # seconds for a decision

NO_NUL = r"^[^\x00]*$"  # PostgreSQL cannot store it in text
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
    """Any message on a WebSocket; the field `type` selects the class."""


class Hello(Message):
    """The first message: the secrets the client holds, its language and eye, and the version it has."""

    secrets: Annotated[list[Secret], Meta(max_length=MAX_SECRETS)] = []
    lang: Lang = "en"
    eye: SeatNumber | None = None
    have: Version | None = None


class Look(Message):
    """Look through another seat, or as a spectator. Everything is sent again."""

    eye: SeatNumber | None


class Speak(Message, tag="lang"):
    """Change the language. Everything is sent again."""

    lang: Lang


class Outlook(Message):
    """Request the consequences of each legal move; answered if the eye is to decide the question of this version."""

    version: Version


class Ping(Message):
    """Keep-alive; answered with `pong`."""

    at: int | float = 0


class Asking(Message):
    """A request to change the table. Sent twice with the same id, it is carried out once."""

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
    """Reveal the salt a seat has committed to."""

    seat: SeatNumber
    salt: Hexadecimal


class Name(Asking):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Colour(Asking):
    """Change the colour of a seat the client holds."""

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
    """Concede with a seat the client holds; final."""

    seat: SeatNumber


class Vote(Asking):
    """Vote to go on without a player who is slow to decide."""

    seat: SeatNumber


class Gallery(Asking):
    """A line of the spectators' talk."""

    text: Annotated[str, Meta(max_length=1000)]
    name: Annotated[str, Meta(max_length=200)] = ""


class Webhook(Asking):
    """Set the webhook of a seat; an empty address removes it. `link` is the table's, for the message."""

    seat: SeatNumber
    address: Annotated[str, Meta(max_length=MAX_ADDRESS_LENGTH)]
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
    """Decode a message; raises TooLarge or NotUnderstood."""
    if len(text) > MAX_MESSAGE_BYTES:
        raise TooLarge("too-large", most=MAX_MESSAGE_BYTES)
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotUnderstood("bad-message", problem=str(error)[:160]) from None


def id_of(text: str | bytes) -> str | None:
    """The `id` of a possibly malformed message, so that the refusal can refer to it."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    key = found.get("id") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else None


# Bodies of HTTP requests.

Body = TypeVar("Body", bound=Struct)


class NewSeat(Struct):
    kind: str
    name: Annotated[str, Meta(max_length=200)] = ""
    level: Level | None = None


BoxValue = int | str | list[int | str]
BoxData = dict[str, str | dict[str, dict[str, BoxValue]]]


class OwnBox(Struct):
    """A box to check: its values, or the text of its file; `name` is the title for the file."""

    box: BoxData | None = None
    name: Annotated[str, Meta(max_length=MAX_TITLE_LENGTH)] = ""
    toml: Annotated[str, Meta(max_length=MAX_BOX_BYTES)] | None = None


class NewTable(Struct):
    """A table to make."""

    game: Annotated[str, Meta(max_length=200)]
    seats: Annotated[list[NewSeat], Meta(max_length=10)]
    listed: bool = False
    lang: Lang = "en"
    clock: Annotated[int, Meta(ge=MIN_CLOCK, le=MAX_CLOCK)] | None = None
    box: BoxData | None = None  # None: the box that comes with the game


class Join(Struct):
    """Take the seat of an invitation; the client draws the key, so that a repeated request gets the same secret."""

    invitation: Secret
    key: Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
    name: Annotated[str, Meta(max_length=200)] = ""


class Code(Struct):
    """A link to encode as a QR code."""

    table: TableId
    fragment: Annotated[str, Meta(pattern=r"^((join|seat)=[A-Za-z0-9_-]{16,64})?$")] = ""


class HeldSeat(Struct):
    table: TableId
    secret: Secret


class Sheet(Struct):
    """The solo tables of a client, and the game whose achievements are requested."""

    seats: Annotated[list[HeldSeat], Meta(max_length=100)]
    game: Annotated[str, Meta(max_length=40)] | None = None


def read_body(body: bytes, kind: type[Body]) -> Body:
    """Decode a body; raises NotUnderstood. Its size is limited by the caller."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotUnderstood("bad-message", problem=str(error)[:160]) from None
