"""Randomness: the sources of everything a player must not be able to predict.

The key of a table and the salts of its bots determine every deal and throw there; the seed of a bot determines which worlds
it imagines and how it breaks ties. All come from the system's secure generator. A test that needs a certain deal passes its
own sources to `serve` or `Tables`: no option, environment variable or request does so, and a server with such sources logs a
warning, because a key reveals every card.
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
    """An unguessable seed; the match is not used."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True)
class Randomness:
    """The sources of a server: the key of its next table, the seed of a bot's next decision in a match, and a bot's salt.

    A `bot_salt` that returns None leaves bots without a share, so that the table's key alone decides if no player has one.
    """

    table_key: Callable[[], bytes] = secret_key
    bot_seed: Callable[[Match], int] = secret_seed
    bot_salt: Callable[[], bytes | None] = secret_salt

    def salt_text(self) -> str | None:
        """A new salt for a bot, in hexadecimal digits."""
        salt = self.bot_salt()
        return None if salt is None else salt.hex()

    @property
    def is_secret(self) -> bool:
        return self == SECRET

    def warn_if_predictable(self) -> None:
        """Log a warning if this server's deals can be predicted."""
        if not self.is_secret:
            log.warning(
                "TEST SERVER: tables are dealt from given keys and can be foreseen. Never let people play here."
            )


SECRET = Randomness()
