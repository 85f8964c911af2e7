"""Tells a waiting user what is being compiled, and how far it is; silent where code comes from the cache."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rattery.core.compile.progress import reporting_progress
from rattery.core.game import Game
from rattery.core.language import own_language
from rattery.core.words import words


@contextmanager
def compiling_notice(game: Game) -> Iterator[None]:
    """Say on stderr, in the user's language, that a game is being compiled; on a terminal also how far it is."""
    notice = _Notice(game)
    with reporting_progress(notice.update):
        try:
            yield
        finally:
            notice.end()


class _Notice:
    """Prints the sentence once, and on a terminal the number of compiled rules after it, updated in place."""

    def __init__(self, game: Game) -> None:
        self._game, self._shown = game, 0

    def update(self, done: int, total: int) -> None:
        if not self._shown:
            said = words(own_language()).say("compiling", game=self._game.name)
            print(said, end=" " if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
            self._shown = 1
        if sys.stderr.isatty():
            text = f"{done}/{total}"
            print("\b" * (self._shown - 1) + text, end="", file=sys.stderr, flush=True)
            self._shown = 1 + len(text)

    def end(self) -> None:
        if self._shown > 1:
            print(file=sys.stderr, flush=True)
