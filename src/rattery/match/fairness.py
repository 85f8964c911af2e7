"""Fair dice that can be checked: the key behind all chance is committed to before the first move and shown at the end."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from rattery.core.chance import Chance, seed_chance

KEY_BYTES = 16
SALT_BYTES = 16


def secret_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(seed: int) -> bytes:
    """The key of a reproducible match; anybody who knows the seed knows every throw."""
    return hashlib.sha256(f"rattery seed {seed}".encode()).digest()[:KEY_BYTES]


def commitment(key: bytes) -> str:
    """What is shown before the first move: it fixes the key without telling it."""
    return hashlib.sha256(b"rattery key " + key).hexdigest()


def mixed_key(key: bytes, salts: Sequence[bytes | None]) -> bytes:
    """The key of a match at a table: the table's own, with what every seat has mixed in after it was committed to."""
    mixed = hashlib.sha256(b"rattery mixed key " + key)
    for salt in salts:
        mixed.update(b"-" if salt is None else b"+" + salt)
    return mixed.digest()[:KEY_BYTES]


def seed_with_key(chance: Chance, key: bytes) -> None:
    """Seed a table's chance with a key."""
    seed_chance(chance, int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little"))
