"""A seat of a table: who plays it, its share of the dice, and where its player wants to be sent messages."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.match.fairness import BY_PLAYER, BY_TABLE, Share


@dataclass(frozen=True)
class Webhook:
    """Where a seat wants to be told that it is its turn. The address is a secret of the seat: no view has it."""

    address: str
    lang: str
    link: str  # to the table, as the player's browser knows it


@dataclass
class Seat:
    """A seat and who sits there. `level` is that of the bot that plays it; None for a person.

    `seal` commits to its salt; `salt` is shown once the match has begun. A bot's is `kept` by the table until then.
    """

    kind: str
    name: str
    level: str | None
    secret: str | None
    invitation: str | None
    colour: int
    seal: str | None = None
    salt: str | None = None
    kept: str | None = None
    hints: int = 0
    has_conceded: bool = False
    webhook: Webhook | None = None
    called_at: float | None = None  # when a message was last sent there, or failed
    called_ply: int | None = None  # for which question
    call_problem: str | None = None  # why the last message did not arrive

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.secret is not None

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays it, for good or for as long as the person is away."""
        return self.level is not None

    @property
    def share(self) -> Share:
        """What it has to do with the key."""
        salt = None if self.salt is None else bytes.fromhex(self.salt)
        by = None if self.seal is None and salt is None else BY_TABLE if self.kept is not None else BY_PLAYER
        return Share(self.seal, salt, by)
