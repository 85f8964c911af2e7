"""Errors addressed to the player: one sentence in the player's language, with what was expected and what was given.

Each error is a message id plus its facts. `str(error)` is English; `error.say("fr")` is French.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from datetime import date
from decimal import Decimal

from rattery.core.text import on_one_line

PROBLEMS = {  # the message ids of common system errors
    errno.ENOENT: "problem-missing",
    errno.EEXIST: "problem-taken",
    errno.EACCES: "problem-forbidden",
    errno.EPERM: "problem-forbidden",
    errno.EROFS: "problem-read-only",
    errno.EISDIR: "problem-is-folder",
    errno.ENOTDIR: "problem-no-folder",
    errno.ENOSPC: "problem-full",
    errno.EADDRINUSE: "problem-port-in-use",
}
FactsIn = Callable[[str], dict[str, object]]  # facts in the words of a language


class RatteryError(Exception):
    """A request that cannot be carried out; the sentence says what and why. No state has changed."""

    def __init__(self, message: str, game: str | None = None, **facts: object) -> None:
        super().__init__(message, facts)
        self.message = message
        self.game = game
        self.facts = facts

    def say(self, lang: str = "en") -> str:
        from rattery.core.words import words

        return words(lang, self.game).say(self.message, **self.facts_in(lang))

    def facts_in(self, lang: str) -> dict[str, object]:
        """The facts, safe to insert into a sentence of a language."""
        return {name: _in_a_sentence(fact, lang) for name, fact in self.facts.items()}

    def __str__(self) -> str:
        return self.say()


def _in_a_sentence(fact: object, lang: str) -> object:
    """A fact, safe to insert into a sentence: whatever was given, it has no line breaks."""
    if isinstance(fact, RatteryError):
        return fact.say(lang)
    return fact if isinstance(fact, int | float | Decimal | date) else on_one_line(str(fact))


class SystemProblem(RatteryError):
    """The reason for a system error: half a sentence, to follow a colon."""


def system_problem(error: OSError | ValueError) -> SystemProblem | str:
    """The reason for a system error: translated if it is a common one, else in the system's own words."""
    number = getattr(error, "errno", None)
    if number in PROBLEMS:
        return SystemProblem(PROBLEMS[number])
    return getattr(error, "strerror", None) or str(error) or "?"


class UnknownGame(RatteryError):
    """There is no game of that name."""


class BrokenGame(RatteryError):
    """A game of another package that cannot be played; the sentence says what its author has to change."""


class BrokenPart(RatteryError):
    """What is wrong with a game of another package: half a sentence, to follow a colon."""


class BadOption(RatteryError):
    """An option that the game does not have, or a value that the option cannot take."""


class BadArgument(RatteryError):
    """A value that a function cannot be called with; the sentence says what it takes."""


class BadBox(RatteryError):
    """A box file that does not describe a playable box; the sentence names the line."""

    def __init__(
        self, message: str, game: str | None = None, where: tuple[str, str] | None = None, **facts: object
    ) -> None:
        super().__init__(message, game, **facts)
        self.where = where  # section and key, if the problem is with one entry

    def say(self, lang: str = "en") -> str:
        from rattery.core.words import words

        problem = self.problem(lang)
        if "line" not in self.facts:
            return problem
        return words(lang).say("box-at", file=self.facts["file"], line=self.facts["line"], problem=problem)

    def problem(self, lang: str, **facts: object) -> str:
        """What is wrong, without the line: for a reader who sees no file. `facts` override those of the error."""
        from rattery.core.words import words

        return words(lang, self.game).say(self.message, **{**self.facts_in(lang), **facts})


class BadSave(RatteryError):
    """A saved match that cannot be restored."""


class OtherRules(RatteryError):
    """A match that was played by another version of the rules: a warning kept with it if it can still be replayed."""


class NotFair(RatteryError):
    """A match that fails verification: its key, its moves or its result were changed."""


class BadTournament(RatteryError):
    """A tournament that cannot be played as requested, or a folder that holds another one."""


class BadResults(RatteryError):
    """Results that cannot be written to the given place."""


class NoDevice(RatteryError):
    """Missing hardware: a GPU, a cluster."""


class UnknownSeat(RatteryError):
    """A seat that does not exist in this game."""


class UnknownBot(RatteryError):
    """There is no bot of that name."""


class BotFailed(RatteryError):
    """A user's bot that raised an error, returned an illegal move or took too long; another bot made its move."""


class UnknownLanguage(RatteryError):
    """A language that Rattery does not support."""


class IllegalMove(RatteryError):
    """A move that is not legal now; the sentence says why, and the table is unchanged."""

    def __init__(self, message: str, game: str | None = None, facts_in: FactsIn | None = None, **facts: object) -> None:
        super().__init__(message, game, **facts)
        self._facts_in = facts_in  # the facts in a language: they name cards and players

    def say(self, lang: str = "en") -> str:
        if self._facts_in is not None:
            self.facts = self._facts_in(lang)
        return super().say(lang)


class MayNotUndo(RatteryError):
    """A move that cannot be taken back; the sentence says why."""
