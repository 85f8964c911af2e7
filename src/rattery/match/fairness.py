"""Verifiable fair dice: all chance of a match follows from one key that nobody can choose (docs/fair-dice.md).

    1. commit   The table draws a key and publishes its commitment. Every seat draws a salt and publishes its seal.
    2. fix      When the match begins, the seals are final: a seat without one cannot add it any more.
    3. reveal   Every seat publishes its salt. A seat that does not do so in time is left out, and named.
    4. mix      The key of the match is a digest of the table's key and the salts. The table's key is published at the end.

Nobody who draws a salt knows the table's key, and the table fixes its key and its bots' salts before it knows the other
salts. One attack remains, and it is visible: a player who knows the table's key may withhold the salts of their own seats.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from rattery.core.chance import Chance, seed_chance

KEY_BYTES = 16
SALT_BYTES = 16
OPEN_SALTS = 1  # the older protocol: salts were published on arrival, without a commitment
SEALED_SALTS = 2  # the protocol above
BY_PLAYER, BY_TABLE = "player", "table"  # who drew a salt


def secret_key() -> bytes:
    """A key from the system's cryptographic random source."""
    return secrets.token_bytes(KEY_BYTES)


def secret_salt() -> bytes:
    """A salt from the system's cryptographic random source."""
    return secrets.token_bytes(SALT_BYTES)


def key_from_seed(seed: int) -> bytes:
    """The key of a reproducible match. It is not secret: the seed determines every throw."""
    return hashlib.sha256(f"rattery seed {seed}".encode()).digest()[:KEY_BYTES]


def commitment(key: bytes) -> str:
    """A hash of the key, published before the first move: it binds the table to the key without revealing it."""
    return hashlib.sha256(b"rattery key " + key).hexdigest()


def seal(table: str, seat: int, salt: bytes) -> str:
    """The commitment of a seat to its salt, bound to the seat and to the table with this commitment."""
    return hashlib.sha256(b"rattery salt " + bytes.fromhex(table) + bytes([seat]) + salt).hexdigest()


def mixed_key(key: bytes, salts: Sequence[bytes | None]) -> bytes:
    """The key of a match: a digest of the table's key and the salts by seat; None for a seat without a share."""
    mixed = hashlib.sha256(b"rattery mixed key " + key)
    for salt in salts:
        mixed.update(b"-" if salt is None else b"+" + salt)
    return mixed.digest()[:KEY_BYTES]


def seed_with_key(chance: Chance, key: bytes) -> None:
    """Seed a table's chance with a key."""
    seed_chance(chance, int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little"))


@dataclass(frozen=True)
class Share:
    """A seat's share in the key: its seal, its salt once it is revealed, and who drew the salt."""

    seal: str | None = None
    salt: bytes | None = None
    by: str | None = None

    @property
    def is_left_out(self) -> bool:
        """Whether the seat committed to a salt and did not reveal it in time."""
        return self.seal is not None and self.salt is None


@dataclass(frozen=True)
class SealedKey:
    """How the key of a match was made. `table_key` and `key` determine every throw: secret until the match is over."""

    table_key: bytes
    shares: tuple[Share, ...]
    protocol: int = SEALED_SALTS

    @classmethod
    def drawn(cls, seats: int) -> SealedKey:
        """A new key for a match on one machine: the program draws the salts of all seats."""
        table_key = secret_key()
        shown, salts = commitment(table_key), [secret_salt() for _ in range(seats)]
        return cls(table_key, tuple(Share(seal(shown, n, salt), salt, BY_TABLE) for n, salt in enumerate(salts)))

    @property
    def commitment(self) -> str:
        return commitment(self.table_key)

    @property
    def key(self) -> bytes:
        """The key of the match."""
        return mixed_key(self.table_key, [share.salt for share in self.shares])

    @property
    def broken_seals(self) -> list[int]:
        """The seats whose salt does not match their seal."""
        return [
            seat
            for seat, share in enumerate(self.shares)
            if share.salt is not None and share.seal != seal(self.commitment, seat, share.salt)
        ]

    @property
    def left_out(self) -> list[int]:
        """The seats that did not reveal their salt in time."""
        return [seat for seat, share in enumerate(self.shares) if share.is_left_out]

    def shares_by(self, who: str) -> list[int]:
        """The seats whose salt is part of the key and was drawn by `who`: BY_PLAYER or BY_TABLE."""
        return [seat for seat, share in enumerate(self.shares) if share.salt is not None and share.by == who]
