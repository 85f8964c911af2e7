"""Repeated requests: what is sent twice is done once, and an id that was used for something else is refused.

A change is written under the id of its request and a fingerprint of everything else the request said, so that this holds
across restarts and between processes that share a store.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from rattery.server.connection.incoming import Asking
from rattery.server.errors import Reused

DIGITS = 16  # of the fingerprint
MARK = "#"  # between an id and its fingerprint
OF_THE_SEAT = ("move", "undo", "hint")  # made by a seat: nobody else is told that they were made


class Done(NamedTuple):
    """A change that was made: the version it led to, what it was, and what its request said."""

    version: int
    kind: str
    seat: int | None
    fingerprint: str | None  # None for a change that no request asked for, or of an earlier edition


def request_key(message: Asking) -> str:
    """The key under which the change a request asks for is written."""
    return f"asked:{message.id}{MARK}{request_fingerprint(message)}"


def request_fingerprint(message: Asking) -> str:
    """A digest of everything a request says but its id."""
    said = msgspec.to_builtins(message)
    del said["id"]
    return hashlib.sha256(msgspec.json.encode(said, order="deterministic")).hexdigest()[:DIGITS]


def split_key(key: str) -> tuple[str, str | None]:
    """The part of a key that is there once, and the fingerprint if there is one."""
    name, mark, digest = key.rpartition(MARK)
    if not mark or len(digest) != DIGITS or not key.startswith("asked:"):
        return key, None
    return name, digest


def must_be_the_same(done: Done, message: Asking, held: Collection[int]) -> None:
    """Refuse a request under an id that was used for another one, or by a seat the caller does not hold."""
    is_same = done.fingerprint == request_fingerprint(message) if done.fingerprint else done.kind == _tag(message)
    if not is_same or (done.kind in OF_THE_SEAT and done.seat not in held):
        raise Reused("id-reused")


def _tag(message: Asking) -> str:
    return str(type(message).__struct_config__.tag)
