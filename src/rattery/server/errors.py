"""Errors: requests the server refuses, each with a reason for programs and a sentence for people. Nothing has changed."""

from __future__ import annotations

from rattery.core.errors import RatteryError
from rattery.core.words import Words, words


def server_words(lang: str, game: str | None = None) -> Words:
    """What the server says, beside what everything says and perhaps what a game says."""
    return words(lang, game, "rattery.server")


class Refusal(RatteryError):
    """Something asked of the table that it does not do. `reason` is for programs, the sentence for people."""

    reason = "bad-message"
    status = 400

    def say(self, lang: str = "en") -> str:
        return server_words(lang, self.game).say(self.message, **self.facts_in(lang))


class NotUnderstood(Refusal):
    """A message or request that makes no sense."""


class TooLarge(Refusal):
    """A message or body that is longer than anything there is to say."""

    status = 413


class NoSuch(Refusal):
    """There is no such table, seat or game."""

    reason, status = "no-such", 404


class NotYours(Refusal):
    """A seat, or a right, that this device does not hold."""

    reason, status = "not-yours", 403


class TooEarly(Refusal):
    """Something that can be done later."""

    reason, status = "too-early", 409


class TooLate(Refusal):
    """Something that could be done before."""

    reason, status = "too-late", 409


class Taken(Refusal):
    """Something that can be done once, and was."""

    reason, status = "taken", 409


class Reused(Refusal):
    """A request under an id that was used for another one."""

    reason, status = "reused", 409


class Stale(Refusal):
    """An answer to a position that is not on the table any more."""

    reason, status = "stale", 409


class NotYourTurn(Refusal):
    """A move of a seat that is not asked."""

    reason, status = "not-your-turn", 409


class WrongHost(Refusal):
    """A request for a host this server does not answer for."""

    reason, status = "wrong-host", 421


class TooSlow(Refusal):
    """A request that was sent by halves."""

    reason, status = "too-slow", 408


class TooFast(Refusal):
    """A request over the rate limit."""

    reason, status = "too-fast", 429


class Busy(Refusal):
    """Something that may be asked again in a moment."""

    reason, status = "busy", 409
