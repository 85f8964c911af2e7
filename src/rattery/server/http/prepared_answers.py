"""Prepared answers: responses that depend only on the language and the game, encoded and compressed once and cached."""

from __future__ import annotations

from functools import cache

import msgspec

from rattery.core.game_check import playable_games
from rattery.core.packages import known_game
from rattery.core.words import LANGUAGES
from rattery.server.http import catalogue
from rattery.server.http.files import Body

JSON, TEXT = "application/json", "text/plain; charset=utf-8"


@cache
def games(lang: str) -> Body:
    """The installed games and their options."""
    return Body.of(msgspec.json.encode(catalogue.catalogue(lang)), JSON)


def rules(game: str, lang: str) -> Body:
    return _rules(known_game(game), lang)


def words(lang: str, game: str | None) -> Body:
    """The shared texts and, if one is given, those of a game."""
    return _words(lang, None if game is None else known_game(game))


def write_all() -> None:
    """Prepare the answers of a first visit in advance; rules are prepared on request."""
    for lang in LANGUAGES:
        games(lang)
        for game in (None, *playable_games()):
            words(lang, game)


@cache
def _rules(game: str, lang: str) -> Body:
    return Body.of(msgspec.json.encode(catalogue.rules(game, lang)), JSON)


@cache
def _words(lang: str, game: str | None) -> Body:
    return Body.of(catalogue.fluent(lang, game).encode(), TEXT)
