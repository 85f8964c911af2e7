"""Errors: requests the server refuses, each with a reason for programs and a sentence for people. A refused request has
changed nothing."""

from __future__ import annotations

from rattery.core.errors import RatteryError
from rattery.core.words import Words, words


def server_words(lang: str, game: str | None = None) -> Words:
    """The server's messages, together with the shared ones and, if one is given, a game's."""
    return words(lang, game, "rattery.server")


class Refusal(RatteryError):
    """A request that is refused. `reason` is for programs, the sentence for people, `status` is that of HTTP."""

    reason = "bad-message"
    status = 400

    def say(self, lang: str = "en") -> str:
        return server_words(lang, self.game).say(self.message, **self.facts_in(lang))


class NotUnderstood(Refusal):
    """A message or request that cannot be parsed, or whose values are invalid."""


class TooLarge(Refusal):
    """A message or body over the size limit."""

    status = 413


class NoSuch(Refusal):
    """There is no such table, seat or game."""

    reason, status = "no-such", 404


class NotYours(Refusal):
    """A seat, or a right, that this device does not hold."""

    reason, status = "not-yours", 403


class TooEarly(Refusal):
    """A request that is not possible yet."""

    reason, status = "too-early", 409


class TooLate(Refusal):
    """A request that is no longer possible."""

    reason, status = "too-late", 409


class Taken(Refusal):
    """A request for something that is already taken or already done."""

    reason, status = "taken", 409


class Reused(Refusal):
    """A request id that was already used for a different request."""

    reason, status = "reused", 409


class Stale(Refusal):
    """An answer to a position that is no longer the current one."""

    reason, status = "stale", 409


class NotYourTurn(Refusal):
    """A move for a seat that has no decision to make."""

    reason, status = "not-your-turn", 409


class WrongHost(Refusal):
    """A request for a host this server does not answer for."""

    reason, status = "wrong-host", 421


class TooSlow(Refusal):
    """A request whose body did not arrive in time."""

    reason, status = "too-slow", 408


class TooFast(Refusal):
    """A request over the rate limit."""

    reason, status = "too-fast", 429


class Busy(Refusal):
    """A request that may be repeated in a moment."""

    reason, status = "busy", 409
