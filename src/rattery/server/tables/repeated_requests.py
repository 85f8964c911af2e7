"""Repeated requests: a request sent twice is carried out once, and an id reused for another request is refused.

A change is stored with the id of its request and a fingerprint of the rest of it, so that this holds across restarts and
between processes that share a store.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from rattery.server.connection.incoming import Asking
from rattery.server.errors import Reused

FINGERPRINT_DIGITS = 16  # hexadecimal
SEPARATOR = "#"  # between an id and its fingerprint
PRIVATE_KINDS = ("move", "undo", "hint")  # only the seat that made them may learn that they were made


class Done(NamedTuple):
    """A change that was made: the version it led to, its kind and seat, and the fingerprint of its request."""

    version: int
    kind: str
    seat: int | None
    fingerprint: str | None  # None: made without a request, or stored by an older edition


def request_key(message: Asking) -> str:
    """The key under which the change a request asks for is stored."""
    return f"asked:{message.id}{SEPARATOR}{request_fingerprint(message)}"


def request_fingerprint(message: Asking) -> str:
    """A digest of a request without its id."""
    content = msgspec.to_builtins(message)
    del content["id"]
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:FINGERPRINT_DIGITS]


def split_key(key: str) -> tuple[str, str | None]:
    """The unique part of a key, and the fingerprint if it has one."""
    name, mark, digest = key.rpartition(SEPARATOR)
    if not mark or len(digest) != FINGERPRINT_DIGITS or not key.startswith("asked:"):
        return key, None
    return name, digest


def check_repeat(done: Done, message: Asking, held: Collection[int]) -> None:
    """Refuse a repeated id if the request differs, or if it is private to a seat the caller does not hold."""
    is_same = done.fingerprint == request_fingerprint(message) if done.fingerprint else done.kind == _tag(message)
    if not is_same or (done.kind in PRIVATE_KINDS and done.seat not in held):
        raise Reused("id-reused")


def _tag(message: Asking) -> str:
    return str(type(message).__struct_config__.tag)
