"""Reads and writes the part `fair` of a saved match: how its key was made, by either protocol."""

from __future__ import annotations

import json

from rattery.core.errors import BadSave
from rattery.match.fairness import (
    BY_PLAYER,
    BY_TABLE,
    KEY_BYTES,
    OPEN_SALTS,
    SALT_BYTES,
    SEALED_SALTS,
    SealedKey,
    Share,
)

DIGEST_BYTES = 32


def sealed_data(sealed: SealedKey) -> dict[str, object]:
    """The part `fair` for a key."""
    head = {"commitment": sealed.commitment, "server": sealed.table_key.hex()}
    salts = [None if share.salt is None else share.salt.hex() for share in sealed.shares]
    if sealed.protocol == OPEN_SALTS:
        return {**head, "salts": salts}
    seats = [{"seal": s.seal, "salt": salt, "by": s.by} for s, salt in zip(sealed.shares, salts, strict=True)]
    return {"protocol": sealed.protocol, **head, "seats": seats}


def sealed_from(fair: object, players: int) -> SealedKey:
    """A key from the part `fair`; BadSave if it is malformed. Whether it matches its commitments is not checked here."""
    if not isinstance(fair, dict):
        raise BadSave("save-part", part="fair", expected="dict", given=type(fair).__name__)
    table_key = _hexadecimal(fair.get("server"), KEY_BYTES, "fair.server")
    protocol = fair.get("protocol", OPEN_SALTS)
    if protocol not in (OPEN_SALTS, SEALED_SALTS):
        raise BadSave("save-part", part="fair.protocol", expected=f"1–{SEALED_SALTS}", given=str(protocol)[:40])
    part = "seats" if protocol == SEALED_SALTS else "salts"
    given = fair.get(part)
    if not isinstance(given, list) or len(given) != players:
        raise BadSave("save-part", part=f"fair.{part}", expected=f"list[{players}]", given=json.dumps(given)[:40])
    read = _share if protocol == SEALED_SALTS else _open_share
    return SealedKey(table_key, tuple(read(each) for each in given), int(protocol))


def _open_share(salt: object) -> Share:
    return Share() if salt is None else Share(None, _hexadecimal(salt, SALT_BYTES, "fair.salts"), BY_PLAYER)


def _share(given: object) -> Share:
    if not isinstance(given, dict):
        raise BadSave("save-part", part="fair.seats", expected="dict", given=type(given).__name__)
    seal, salt, by = given.get("seal"), given.get("salt"), given.get("by")
    if by not in (None, BY_PLAYER, BY_TABLE):
        raise BadSave("save-part", part="fair.seats.by", expected=f"{BY_PLAYER} | {BY_TABLE}", given=str(by)[:40])
    return Share(
        None if seal is None else _hexadecimal(seal, DIGEST_BYTES, "fair.seats.seal").hex(),
        None if salt is None else _hexadecimal(salt, SALT_BYTES, "fair.seats.salt"),
        by,
    )


def _hexadecimal(text: object, length: int, part: str) -> bytes:
    try:
        found = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        found = b""
    if len(found) != length:
        raise BadSave("save-part", part=part, expected=f"{2 * length} × 0–f", given=str(text)[:40])
    return found
