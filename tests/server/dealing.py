"""Deals that a test has chosen: the keys of a server's tables and the seeds of its bots follow from a number in a file.

The file can be rewritten while the server runs, so one server deals for many tests. The first table after each rewriting is
always the same, and so is the second.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from rattery.match.fairness import KEY_BYTES
from rattery.match.match import Match
from rattery.server.randomness import SEED_BITS, Randomness


class Deals:
    """The tables that follow from the number in a file, one after the other."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._seen: tuple[int, str] | None = None
        self._dealt = 0

    def choose(self, deal: int) -> None:
        """From now on tables are dealt from this number."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(deal), encoding="utf-8")
        fresh.replace(self.file)

    def table_key(self) -> bytes:
        chosen = (self.file.stat().st_mtime_ns, self.file.read_text(encoding="utf-8"))
        self._dealt = self._dealt + 1 if chosen == self._seen else 0
        self._seen = chosen
        return digest(f"table {self._dealt} of deal {chosen[1]}".encode())[:KEY_BYTES]

    def randomness(self) -> Randomness:
        """Bots have no share in the chance of their tables: the number decides."""
        return Randomness(self.table_key, bot_seed, lambda: None)


def bot_seed(match: Match) -> int:
    """The same in the same position of the same match."""
    return int.from_bytes(digest(match.key + match.ply.to_bytes(4))) % (1 << SEED_BITS)


def digest(text: bytes) -> bytes:
    return hashlib.sha256(b"rattery test deal " + text).digest()
