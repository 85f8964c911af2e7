"""The catalogue: the installed games with their options, and their rules, as data in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, fields
from functools import cache

import msgspec

import rattery
from rattery.bots.custom_bots import SECONDS, custom_bots
from rattery.bots.levels import LEVELS
from rattery.core.box import BoxFile
from rattery.core.box_words import differences_in_words
from rattery.core.game import SEAT, AnyKind, Game, Names
from rattery.core.game_check import playable_games
from rattery.core.game_parts import optional_part
from rattery.core.options import MOST_PLAYERS, choice_said, choices, message_of
from rattery.core.pace import pace_of
from rattery.core.packages import known_game
from rattery.core.registry import game_kind, options_of
from rattery.core.rules_text import rules_of_box, rules_text
from rattery.core.words import LANGUAGE_NAMES, Words, fluent_text, messages_in
from rattery.server.errors import server_words
from rattery.server.http.files import game_folder, game_parts
from rattery.server.part import Part

NAMED_FOR_ALL = "seat-"  # prefix of the shared messages that clients format themselves
# Prefixes of a game's messages that the server, the terminal or the lab formats, never a client.
NOT_FOR_CLIENTS = (
    "ask-",
    "box-",
    "choice-",
    "deed-",
    "ended-",
    "event-",
    "measure-",
    "option-",
    "plays-",
    "sheet-",
    "terminal-",
)


@cache
def catalogue(lang: str) -> Part:
    words = server_words(lang)
    return {
        "version": rattery.__version__,
        "languages": LANGUAGE_NAMES,
        "levels": [
            {
                "level": level,
                "words": words.say(f"level-{level}"),
                "help": words.say(f"level-{level}-help"),
                "seconds": LEVELS[level].seconds,
            }
            for level in LEVELS
        ]
        + [{"level": name, "words": name, "help": name, "seconds": SECONDS} for name in custom_bots()],
        "seats": [{"seat": seat, "words": words.say(f"seat-{seat}")} for seat in range(MOST_PLAYERS)],
        "games": [_game(name, lang) for name in playable_games()],
    }


def _game(name: str, lang: str) -> Part:
    words, options = server_words(lang, name), fields(options_of(name))
    return {
        "game": name,
        "title": words.say("game-title"),
        "line": words.say("game-line"),
        "players": list(next(choices(option) for option in options if option.name == "players")),
        "minutes": {str(players): minutes for players, minutes in pace_of(name).minutes.items()},
        "weight": pace_of(name).weight,
        "options": [_option(option, words) for option in options],
        "promises": [
            {"promise": promise, "words": words.say(f"promise-{promise.replace('_', '-')}")}
            for promise in game_kind(name).promises
        ],
        "questions": list(game_kind(name).questions),
        "seat_facts": [fact for fact, meaning in game_kind(name).vocabulary.items() if meaning == SEAT],
        "seat_list": game_kind(name).seat_list,
        "things": list(_categories(game_kind(name))),
        "house": list(_house(name)),
        "web": game_parts(name),
        "challenges": optional_part(name, "achievements") is not None,
    }


def _categories(kind: AnyKind) -> dict[str, None]:
    """The prefixes of the messages that name a game's things: card, token, ware."""
    return dict.fromkeys(meaning.category for meaning in kind.vocabulary.values() if isinstance(meaning, Names))


def _option(option: Field[object], words: Words) -> Part:
    called = message_of(option.name)
    return {
        "option": option.name,
        "words": words.say(called),
        "help": words.say(f"{called}-help"),
        "standard": option.default,
        "players": list(option.metadata.get("players", ())),
        "is_difficulty": bool(option.metadata.get("is_difficulty")),
        "choices": [{"value": value, "words": choice_said(option.name, value, words)} for value in choices(option)],
    }


def _house(name: str) -> Iterator[str]:
    """The entries of the box that are house values: chosen by us, not taken from the rulebook."""
    for section, entries in BoxFile.standard(name).data.items():
        if isinstance(entries, dict):
            for key, entry in entries.items():
                if isinstance(entry, dict) and entry.get("source") == "house":
                    yield f"{section}.{key}"


@cache
def rules(name: str, lang: str) -> Part:
    """The rules with the standard box: the one-minute summary, sections and clauses, and the examples, in Markdown."""
    game = known_game(name)
    title = server_words(lang, game).say("game-title")
    box = box_values(BoxFile.standard(game))
    return {"game": game, "title": title, "other": [], "box": box, **msgspec.to_builtins(rules_text(game, lang))}


def rules_of_table(game: Game, lang: str) -> Part:
    """The rules with the box of a table, and how that differs from the standard box."""
    words = server_words(lang, game.name)
    return {
        "game": game.name,
        "title": words.say("game-title"),
        "other": differences_in_words(words, game),
        "box": box_values(game.box_file),
        **msgspec.to_builtins(rules_of_box(game, lang)),
    }


def box_values(box: BoxFile) -> Part:
    """The values of a box by section and entry, without their sources; the pictures in the rules are drawn from them."""
    return {
        section: {
            key: {name: value for name, value in entry.items() if name != "source"} for key, entry in entries.items()
        }
        for section, entries in box.data.items()
        if isinstance(entries, dict)
    }


def fluent(lang: str, game: str | None) -> str:
    """The Fluent source a client formats itself: the names of seats, and a game's components with the texts of its board.

    Sentences about a match arrive formatted in its messages, those of a box with the box. They are left out here, as are
    those of the terminal and the lab, to keep the download small.
    """
    shared = "".join(message for message in messages_in(fluent_text(lang)) if message.startswith(NAMED_FOR_ALL))
    if game is None:
        return shared
    messages = messages_in(fluent_text(lang, known_game(game)))
    named = (message for message in messages if not message.startswith(NOT_FOR_CLIENTS))
    board = game_folder(known_game(game)) / "words" / f"{lang}.ftl"
    own = [board.read_text(encoding="utf-8")] if board.is_file() else []
    return "\n".join([shared, "".join(named), *own])
