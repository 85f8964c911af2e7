"""Fair dice that can be checked: the key behind all chance is committed to before the first move and shown at the end."""

from __future__ import annotations

import hashlib
import secrets

from rattery.core.chance import Chance, seed_chance

KEY_BYTES = 16


def secret_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(seed: int) -> bytes:
    """The key of a reproducible match; anybody who knows the seed knows every throw."""
    return hashlib.sha256(f"rattery seed {seed}".encode()).digest()[:KEY_BYTES]


def commitment(key: bytes) -> str:
    """What is shown before the first move: it fixes the key without telling it."""
    return hashlib.sha256(b"rattery key " + key).hexdigest()


def turn_key(chance: Chance, key: bytes) -> None:
    """Seed a table's chance with a key."""
    seed_chance(chance, int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little"))
