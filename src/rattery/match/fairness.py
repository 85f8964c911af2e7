"""Fair dice that can be checked: one key is behind all chance of a match, and nobody chooses it (docs/fair-dice.md).

    1. commit   The table draws a key and shows its commitment. Every seat draws a salt and shows its seal.
    2. fix      When the match begins, the seals are fixed: no seat that has none gets one any more.
    3. reveal   Every seat shows its salt. A seat that does not do so in time is left out, and named.
    4. mix      The key of the match is a digest of the table's key and the salts. The table's key is shown at the end.

Nobody who draws a salt knows the table's key, and the table fixes its key and its bots' salts before it knows the others'
salts. One liberty remains, and it shows: a player who knows the table's key may withhold the salts of his own seats.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from rattery.core.chance import Chance, seed_chance

KEY_BYTES = 16
SALT_BYTES = 16
OPEN_SALTS = 1  # the older protocol: salts were shown as they came, and not committed to
SEALED_SALTS = 2  # the protocol above
BY_PLAYER, BY_TABLE = "player", "table"  # who drew a salt


def secret_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def secret_salt() -> bytes:
    """A salt nobody can guess."""
    return secrets.token_bytes(SALT_BYTES)


def key_from_seed(seed: int) -> bytes:
    """The key of a reproducible match; anybody who knows the seed knows every throw."""
    return hashlib.sha256(f"rattery seed {seed}".encode()).digest()[:KEY_BYTES]


def commitment(key: bytes) -> str:
    """What is shown before the first move: it fixes the key without telling it."""
    return hashlib.sha256(b"rattery key " + key).hexdigest()


def seal(table: str, seat: int, salt: bytes) -> str:
    """The commitment of a seat to its salt at the table with this commitment; worth nothing at another seat or table."""
    return hashlib.sha256(b"rattery salt " + bytes.fromhex(table) + bytes([seat]) + salt).hexdigest()


def mixed_key(key: bytes, salts: Sequence[bytes | None]) -> bytes:
    """The key of a match: the table's own with the salt of every seat that has a share in it."""
    mixed = hashlib.sha256(b"rattery mixed key " + key)
    for salt in salts:
        mixed.update(b"-" if salt is None else b"+" + salt)
    return mixed.digest()[:KEY_BYTES]


def seed_with_key(chance: Chance, key: bytes) -> None:
    """Seed a table's chance with a key."""
    seed_chance(chance, int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little"))


@dataclass(frozen=True)
class Share:
    """What one seat has to do with the key: its seal, its salt once it is shown, and who drew it."""

    seal: str | None = None
    salt: bytes | None = None
    by: str | None = None

    @property
    def is_left_out(self) -> bool:
        """Whether it was committed to and not revealed in time."""
        return self.seal is not None and self.salt is None


@dataclass(frozen=True)
class SealedKey:
    """How the key of a match was made. It determines every throw, so it is secret until the match is over."""

    table_key: bytes
    shares: tuple[Share, ...]
    protocol: int = SEALED_SALTS

    @classmethod
    def drawn(cls, seats: int) -> SealedKey:
        """For a match on one machine: the program draws for all seats."""
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
        """The seats whose salt is not the one they committed to."""
        return [
            seat
            for seat, share in enumerate(self.shares)
            if share.salt is not None and share.seal != seal(self.commitment, seat, share.salt)
        ]

    @property
    def left_out(self) -> list[int]:
        """The seats that did not reveal in time."""
        return [seat for seat, share in enumerate(self.shares) if share.is_left_out]

    def shares_by(self, who: str) -> list[int]:
        """The seats with a share in the key that was drawn by a player or by the table."""
        return [seat for seat, share in enumerate(self.shares) if share.salt is not None and share.by == who]
