"""Randomness: where a server draws what no player may foresee.

The key of a table and the salts of its bots decide every deal and throw there, the seed of a bot which world it imagines and
how it decides between equals. All come from the system's secure generator. A test that needs a certain deal hands its own
sources to `serve` or `Tables`: there is no option, environment variable or request that does so, and a server that deals
from given keys says so in its log, because the keys tell every card.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from rattery.match.fairness import secret_key, secret_salt
from rattery.match.match import Match

SEED_BITS = 48

log = logging.getLogger("rattery.server")


def secret_seed(match: Match) -> int:
    """An unguessable seed, whatever the match."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True)
class Randomness:
    """The sources of a server: the key of its next table, the seed with which a bot decides in a match, and a bot's salt.

    A `bot_salt` that gives None leaves bots without a share, so that the table's key alone decides where nobody has one.
    """

    table_key: Callable[[], bytes] = secret_key
    bot_seed: Callable[[Match], int] = secret_seed
    bot_salt: Callable[[], bytes | None] = secret_salt

    def salt_text(self) -> str | None:
        """The salt of another bot, in hexadecimal digits."""
        salt = self.bot_salt()
        return None if salt is None else salt.hex()

    @property
    def is_secret(self) -> bool:
        return self == SECRET

    def warn_if_given(self) -> None:
        """Log loudly that this server's tables are not secret."""
        if not self.is_secret:
            log.warning(
                "TEST SERVER: tables are dealt from given keys and can be foreseen. Never let people play here."
            )


SECRET = Randomness()
