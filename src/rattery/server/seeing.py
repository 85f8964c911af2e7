"""Seeing: what one pair of eyes is sent. The only place where anything of a table becomes a message.

Everything is built from what the eye may know: the game's own view, the facts an event has for the eye, and what lies
open about the seats. The same parts serve the socket, the lobby and the replay.
"""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any

from rattery.bots.hint import Hint
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.options import message_of, spell
from rattery.core.story import Told
from rattery.core.telling import Teller
from rattery.server.course import OVER, Chapter, Course, Seat, Talk
from rattery.server.ending import sheet_part
from rattery.server.refusals import server_words

Part = dict[str, Any]
Names = tuple[str | None, ...]
SOMEBODY = 0  # the eye of whoever a sentence is made for


# The table: what everybody may know.


def table_part(course: Course, lang: str) -> Part:
    """The game, the seats, the commitment; the key once it is over."""
    return {
        "table": course.row.id,
        "game": str(course.game),
        "title": course.game.title(lang),
        "stage": course.stage,
        "open": course.game.kind.is_open(course.game.box),  # nothing is hidden from anybody who plays
        "created": course.row.created,
        "options": option_parts(course.game, lang),
        "seats": [seat_part(course, number, lang) for number in range(len(course.seats))],
        "commitment": course.commitment,
        "key": key_part(course),
        "rematch": course.rematch,
    }


def option_parts(game: Game, lang: str) -> list[Part]:
    words = server_words(lang, game.name)
    return [
        {
            "option": option.name,
            "words": words.say(message_of(option.name)),
            "value": spell(getattr(game.options, option.name)),
            "standard": getattr(game.options, option.name) == option.default,
        }
        for option in fields(game.options)
    ]


def seat_part(course: Course, number: int, lang: str) -> Part:
    seat: Seat = course.seats[number]
    return {
        "seat": number,
        "name": seat.name,
        "words": seat.name or server_words(lang).say(f"seat-{number}"),
        "kind": seat.kind,
        "level": seat.level,
        "taken": seat.is_taken,
        "away": seat.is_bots and seat.kind != "bot",
        "hints": seat.hints,
        "salt": seat.salt,
    }


def key_part(course: Course) -> Part | None:
    """How the key was made, once nothing depends on it any more."""
    if course.stage != OVER:
        return None
    return {"server": course.row.key, "salts": [seat.salt for seat in course.seats], "key": course.key().hex()}


# The position: what one eye sees of the match.


def position_part(course: Course, eye: int | None, lang: str) -> Part | None:
    """The game's view for this eye, what is asked, and the moves if this eye is asked."""
    match = course.match
    if match is None:
        return None
    offered = course.offered(eye) if eye in course.persons_asked() else []
    choice = None if eye is None else course.choices.get(eye)
    return {
        "version": course.asked_at,
        "ply": course.asked_ply,
        "deciding": deciding(course, eye),
        "together": course.is_together,
        "question": match.question,
        "asks": asks(course, eye, lang),
        "view": course.view(eye),
        "moves": [move_part(course, move, lang) for move in offered],
        "chosen": None if choice is None else move_part(course, choice, lang),
        "undo": undo_part(course, eye, lang),
        "over": course.stage == OVER,
        "scores": course.scores,
        "winners": course.winners,
        "sheet": sheet_part(course, lang),
    }


def deciding(course: Course, eye: int | None) -> int | None:
    """The seat that decides, as far as this eye may know: who else chooses in secret, nobody is told."""
    asked = course.asked()
    if course.is_together:
        return eye if eye in asked else None
    return asked[0] if asked else None


def asks(course: Course, eye: int | None, lang: str) -> str:
    match = course.match
    assert match is not None
    if course.is_together and eye not in course.asked():
        return _say("together", lang)
    if course.stage == OVER:
        return match.asks(lang)
    facts = tuple(course.question_facts.items())
    return _question(course.game, match.question, facts, match.names, lang)


# Sentences are made once for all who hear the same.


@lru_cache(1024)
def _say(message: str, lang: str) -> str:
    return server_words(lang).say(message)


@lru_cache(8192)
def _question(game: Game, question: str, facts: tuple[tuple[str, int], ...], names: Names, lang: str) -> str:
    return Teller(game, lang, names).question(question, dict(facts))


@lru_cache(32768)
def _sentence(game: Game, told: Told, names: Names, lang: str) -> str:
    """What one pair of eyes hears of something; `told` is stripped of what it does not see."""
    return Teller(game, lang, names).event(told, SOMEBODY)


def move_part(course: Course, move: Move, lang: str) -> Part:
    assert course.match is not None
    return _move_part(course.game, move, course.match.names, lang)


@lru_cache(16384)
def _move_part(game: Game, move: Move, names: Names, lang: str) -> Part:
    """A move never says more than itself, so the same move is always worded the same."""
    return {
        "id": move.id,
        "move": str(move),
        "verb": move.verb,
        "facts": game.named(dict(move.facts)),
        "words": Teller(game, lang, names).move(move),
    }


def undo_part(course: Course, eye: int | None, lang: str) -> Part | None:
    """Whether this eye may take back its last move, and if not, why."""
    if eye is None or course.match is None:
        return None
    reason = course.why_not_undo(eye)
    return {"may": reason is None, "why": None if reason is None else _say(reason, lang)}


def hint_part(course: Course, hint: Hint, lang: str) -> Part:
    """What a bot would do in somebody's place: the move, the chance of winning as it sees it, and what else there is."""
    choices = [
        move_part(course, choice.move, lang)
        | {"chance": round(choice.chance, 3), "attention": round(choice.attention, 3)}
        for choice in hint.choices
    ]
    best = choices[0]
    return {"move": best["move"], "words": best["words"], "chance": round(hint.chance, 3), "choices": choices}


# The story and the talk: what is new since a version.


def story_part(course: Course, eye: int | None, lang: str, since: int) -> Part:
    """The lines that came after a version, and which of the earlier ones were taken back after it."""
    undone = [version for at, version in course.undone if at > since >= version]
    return {
        "undone": undone,
        "lines": [line for chapter in _after(course, since) for line in _lines(course, chapter, eye, lang)],
    }


def _after(course: Course, since: int) -> list[Chapter]:
    first = next((n for n in range(len(course.chapters), 0, -1) if course.chapters[n - 1].version <= since), 0)
    return course.chapters[first:]


def _lines(course: Course, chapter: Chapter, eye: int | None, lang: str) -> list[Part]:
    assert course.match is not None
    eyes = course.match.eye(eye)
    return [_line(course, chapter.version, heard(told, eyes), lang) for told in chapter.told]


def heard(told: Told, eye: int) -> Told:
    """As much of something told as one pair of eyes may know: with its secret, seen by somebody, or without."""
    sees = bool(told.eyes >> eye & 1)
    return Told(told.event, told.values, told.secret if sees else None, 1 << SOMEBODY if sees else 0)


def _line(course: Course, version: int, told: Told, lang: str) -> Part:
    assert course.match is not None
    return {
        "version": version,
        "event": told.event.name,
        "facts": course.game.named(told.facts_for(SOMEBODY)),
        "words": _sentence(course.game, told, course.match.names, lang),
    }


def revealed_part(course: Course, told: Told) -> Part:
    """Something that happened with its secret in it, for a match that is over."""
    known = Told(told.event, told.values, told.secret, 1 << SOMEBODY)
    return {"event": told.event.name, "facts": course.game.named(known.facts_for(SOMEBODY))}


def talk_part(course: Course, lang: str, since: int) -> list[Part]:
    return [_said(course, talk, lang) for talk in course.talk if talk.version > since]


def _said(course: Course, talk: Talk, lang: str) -> Part:
    text = talk.text
    if talk.promise is not None:
        text = server_words(lang, course.game.name).say(f"promise-{talk.promise.replace('_', '-')}")
    return {
        "version": talk.version,
        "at": talk.at,
        "seat": talk.seat,
        "text": text,
        "promise": talk.promise,
        "to": talk.to,
    }
