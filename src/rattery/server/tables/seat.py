"""A seat of a table: its player or bot, its share in the fair dice, and its webhook."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.match.fairness import BY_PLAYER, BY_TABLE, Share


@dataclass(frozen=True)
class Webhook:
    """Where to notify a seat's player. The address is secret: no message or view contains it."""

    address: str
    lang: str
    link: str  # to the table, as the player's browser sees it


@dataclass
class Seat:
    """A seat and its occupant. `level` is that of the bot that plays it, None for a person.

    `secret` and `invitation` are digests. `seal` commits to the salt; `salt` is set once it is revealed. A bot's is
    drawn by the table, and secret in `drawn_salt` until the match begins.
    """

    kind: str
    name: str
    level: str | None
    secret: str | None
    invitation: str | None
    colour: int
    seal: str | None = None
    salt: str | None = None
    drawn_salt: str | None = None
    hints: int = 0
    has_conceded: bool = False
    webhook: Webhook | None = None
    called_at: float | None = None  # time of the last message sent or failed
    called_ply: int | None = None  # the ply of the question it was about
    call_problem: str | None = None  # why the last message did not arrive

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.secret is not None

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays it, permanently or while the person is away."""
        return self.level is not None

    @property
    def share(self) -> Share:
        """Its contribution to the key of the match."""
        salt = None if self.salt is None else bytes.fromhex(self.salt)
        by = None if self.seal is None and salt is None else BY_TABLE if self.drawn_salt is not None else BY_PLAYER
        return Share(self.seal, salt, by)
