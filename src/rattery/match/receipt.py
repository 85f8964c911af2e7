"""A receipt: the commitments of a table as a client saw them before the salts were revealed, stored by that client.

A match file contains both the commitments and what opens them, so by itself it proves only that they belong together. A file
that agrees with a receipt was not made up afterwards.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from rattery.core.errors import BadSave, system_problem

FORMAT = 1
DIGEST_DIGITS = 64
SEAT_DIGITS = 2


@dataclass(frozen=True)
class Receipt:
    """The table's commitment; also the seals of all seats and the salts of the client's own, if it has stored them."""

    commitment: str
    seals: list[str | None] | None = None
    salts: dict[int, str] = field(default_factory=dict)


def read_receipt(given: str) -> Receipt:
    """Read a receipt from a file, or make one from a commitment: 64 hexadecimal digits."""
    if _is_digest(given.lower()):
        return Receipt(given.lower())
    try:
        data = json.loads(Path(given).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave("save-unreadable", file=given, problem=system_problem(error)) from None
    except (ValueError, RecursionError):
        data = None
    return receipt_from(data, given)


def receipt_from(data: object, file: str = "—") -> Receipt:
    """A receipt from the JSON that the browser client stores; BadSave if it is malformed."""
    if not isinstance(data, dict) or data.get("rattery_receipt") != FORMAT or not _is_digest(data.get("commitment")):
        raise BadSave("receipt-bad", file=file)
    seals, salts = data.get("seals"), data.get("salts", {})
    good = seals is None or (isinstance(seals, list) and all(seal is None or _is_digest(seal) for seal in seals))
    if not good or not isinstance(salts, dict) or not all(map(_is_seat, salts)):
        raise BadSave("receipt-bad", file=file)
    return Receipt(data["commitment"], seals, {int(seat): str(salt) for seat, salt in salts.items()})


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= SEAT_DIGITS


def _is_digest(text: object) -> bool:
    return isinstance(text, str) and len(text) == DIGEST_DIGITS and set(text) <= set("0123456789abcdef")
