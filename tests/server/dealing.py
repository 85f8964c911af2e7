"""Reproducible deals: derives the keys of a server's tables and the seeds of its bots from a number in a file.

The file can be rewritten while the server runs, so that many tests share one server. The nth table after a rewrite is always
the same.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from rattery.match.fairness import KEY_BYTES
from rattery.match.match import Match
from rattery.server.randomness import SEED_BITS, Randomness


class Deals:
    """A sequence of table keys, derived from the number in a file and restarted when that is written."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._seen: tuple[int, str] | None = None
        self._dealt = 0

    def choose(self, deal: int) -> None:
        """Set the number, atomically; the sequence restarts."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(deal), encoding="utf-8")
        fresh.replace(self.file)

    def table_key(self) -> bytes:
        """The key of the next table. A rewrite is detected by the file's time and content."""
        chosen = (self.file.stat().st_mtime_ns, self.file.read_text(encoding="utf-8"))
        self._dealt = self._dealt + 1 if chosen == self._seen else 0
        self._seen = chosen
        return digest(f"table {self._dealt} of deal {chosen[1]}".encode())[:KEY_BYTES]

    def randomness(self) -> Randomness:
        """The sources for a server. Bots have no salts, so the number alone decides the key."""
        return Randomness(self.table_key, bot_seed, lambda: None)


def bot_seed(match: Match) -> int:
    """A seed that depends on the key and the ply alone."""
    return int.from_bytes(digest(match.key + match.ply.to_bytes(4))) % (1 << SEED_BITS)


def digest(text: bytes) -> bytes:
    return hashlib.sha256(b"rattery test deal " + text).digest()
