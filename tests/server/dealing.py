"""Given deals: the keys of a server's tables, the salts and the seeds of its bots follow from a number.

The nth table after the number was chosen is always the same. A number in a file can be chosen anew while a server in another
process runs, so that many tests share one server.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from rattery.match.fairness import KEY_BYTES, SALT_BYTES
from rattery.match.match import Match
from rattery.server.randomness import SEED_BITS, Randomness

FIRST_DEAL = 1  # of tests that choose none


class Deals:
    """A sequence of table keys, derived from a number and restarted when one is chosen."""

    def __init__(self, deal: int = FIRST_DEAL) -> None:
        self._deal, self._dealt = deal, 0

    def choose(self, deal: int) -> None:
        """Set the number; the sequence restarts."""
        self._deal, self._dealt = deal, 0

    def table_key(self) -> bytes:
        """The key of the next table."""
        self._dealt += 1
        return digest(f"table {self._dealt - 1} of deal {self._deal}".encode())[:KEY_BYTES]

    def bot_salt(self) -> bytes | None:
        """The salt of all bots at the latest table: the server draws one for every request, and uses few of them."""
        return digest(f"bots of table {self._dealt - 1} of deal {self._deal}".encode())[:SALT_BYTES]

    def randomness(self) -> Randomness:
        """The sources for a server."""
        return Randomness(self.table_key, bot_seed, self.bot_salt)


class FiledDeals(Deals):
    """Deals whose number is in a file. Bots have no salts, so that the number alone decides the key."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self._seen: tuple[int, str] | None = None

    def choose(self, deal: int) -> None:
        """Write the number, atomically; wherever the file is read, the sequence restarts."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(deal), encoding="utf-8")
        fresh.replace(self.file)

    def table_key(self) -> bytes:
        """The key of the next table. A rewrite is detected by the file's time and content."""
        written = (self.file.stat().st_mtime_ns, self.file.read_text(encoding="utf-8"))
        if written != self._seen:
            super().choose(int(written[1]))
        self._seen = written
        return super().table_key()

    def bot_salt(self) -> bytes | None:
        return None


def bot_seed(match: Match) -> int:
    """A seed that depends on the key and the ply alone."""
    return int.from_bytes(digest(match.key + match.ply.to_bytes(4))) % (1 << SEED_BITS)


def digest(text: bytes) -> bytes:
    return hashlib.sha256(b"rattery test deal " + text).digest()
