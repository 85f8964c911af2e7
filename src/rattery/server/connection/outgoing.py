"""Outgoing messages: what one eye is sent. With `story_parts.py` the only place where a table's state becomes a message.

Everything is built from what the eye may know: the game's view for it, the facts of an event for it, and what is public
about the seats. The same parts serve WebSockets, the lobby and replays.
"""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache

from rattery.bots.compiler_process import CompileProgress
from rattery.bots.hint import Hint
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.options import message_of, spell
from rattery.core.story import Told
from rattery.core.teller import Name, Teller
from rattery.match.outlook import Outlook
from rattery.server.errors import server_words
from rattery.server.part import Part
from rattery.server.tables import bot_talk
from rattery.server.tables.result import sheet_part
from rattery.server.tables.seat import Seat
from rattery.server.tables.state import OVER, TableState

Names = tuple[Name, ...]
Facts = tuple[tuple[str, int], ...]
READER = 0  # the eye all redacted events are addressed to, so that their sentences can be shared


# The table: public to everybody.


def table_part(state: TableState, lang: str) -> Part:
    """The game, the seats and the commitment; once the match is over also the key."""
    return {
        "table": state.row.id,
        "game": str(state.game),
        "title": state.game.title(lang),
        "stage": state.stage,
        "open": state.game.kind.is_open(state.game.box),  # nothing is hidden from any player
        "created": state.row.created,
        "options": option_parts(state.game, lang),
        "box": len(state.game.other_entries),  # number of entries of its box that differ from the standard one
        "numbers": state.game.numbers,  # of the box, for texts that mention them
        "seats": [seat_part(state, number, lang) for number in range(len(state.seats))],
        "clock": state.clock,
        "commitment": state.commitment,
        "key": key_part(state),
        "rematch": state.rematch,
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


def seat_name(state: TableState, number: int, lang: str) -> str:
    seat = state.seats[number]
    return seat.name or server_words(lang).say(f"seat-{seat.colour}")


def seat_part(state: TableState, number: int, lang: str) -> Part:
    seat: Seat = state.seats[number]
    return {
        "seat": number,
        "name": seat.name,
        "colour": seat.colour,
        "words": seat_name(state, number, lang),
        "kind": seat.kind,
        "level": seat.level,
        "taken": seat.is_taken,
        "away": seat.is_bots and seat.kind != "bot",
        "hints": seat.hints,
        "seal": seat.seal,
        "salt": seat.salt,
        "conceded": seat.has_conceded,
        "votes": sorted(state.votes.get(number, ())),
        "temper": temper_said(state, number, lang),
    }


def temper_said(state: TableState, number: int, lang: str) -> str | None:
    """The temper of a bot that makes promises, in words; secret until the match is over."""
    temper = bot_talk.temper(state, number) if state.stage == OVER else None
    return None if temper is None else server_words(lang, state.game.name).say(f"temper-{temper.name}")


def key_part(state: TableState) -> Part | None:
    """How the key was made; secret until the match is over."""
    if state.stage != OVER:
        return None
    match = state.begun()
    assert match.sealed is not None  # the fold deals with a sealed key
    return {
        "protocol": match.sealed.protocol,
        "server": state.row.key,
        "salts": [seat.salt for seat in state.seats],
        "key": match.key.hex(),
    }


# The position: the match as one eye sees it.


def position_part(state: TableState, eye: int | None, you: int | None, lang: str) -> Part | None:
    """The view for this eye, the question, and the moves if this eye is to decide. `you` is the seat addressed as "you"."""
    match = state.match
    if match is None:
        return None
    offered = state.offered(eye) if eye in state.persons_asked() else []
    choice = None if eye is None else state.choices.get(eye)
    return {
        "version": state.question_version,
        "ply": state.question_ply,
        "asked": None if state.clock is None else state.asked_time,  # when the clock was started
        "deciding": deciding(state, eye),
        "together": state.is_together,
        "question": state.position.question,
        "asks": asks(state, eye, you, lang),
        "view": state.position.view(match.eye(eye)),
        "moves": [move_part(state, move, lang, eye, you) for move in offered],
        "forced": bool(offered) and not state.is_together and state.position.forced is not None,
        "closed": unavailable_parts(state, eye, you, lang) if offered and eye is not None else [],
        "chosen": None if choice is None else move_part(state, choice, lang, eye, you),
        "undo": undo_part(state, eye, lang),
        "over": state.stage == OVER,
        "scores": state.position.scores,
        "winners": state.winners,
        "sheet": sheet_part(state, you, lang),
    }


def deciding(state: TableState, eye: int | None) -> int | None:
    """The seat that is to decide, as far as this eye may know: of secret choosers, only itself."""
    asked = state.asked()
    if state.is_together:
        return eye if eye in asked else None
    return asked[0] if asked else None


def asks(state: TableState, eye: int | None, you: int | None, lang: str) -> str:
    """The question as a sentence for this eye, or how the match has ended."""
    match = state.begun()
    if state.is_together and eye not in state.asked():
        return _say("together", lang)
    if state.conceded is not None:
        message = "over-by-concession-you" if state.conceded == you else "over-by-concession"
        return server_words(lang).say(message, seat=seat_name(state, state.conceded, lang))
    if state.stage == OVER:
        return match.asks(lang)
    return _question(state.game, state.position.question, state.position.question_facts, match.names, you, lang)


# Sentences are cached: everybody who may know the same gets the same text.


@lru_cache(1024)
def _say(message: str, lang: str) -> str:
    return server_words(lang).say(message)


@lru_cache(8192)
def _question(game: Game, question: str, facts: Facts, names: Names, you: int | None, lang: str) -> str:
    return Teller(game, lang, names, you).question(question, dict(facts))


@lru_cache(32768)
def _sentence(game: Game, told: Told, names: Names, you: int | None, lang: str) -> str:
    """An event as a sentence; `told` is redacted already."""
    return Teller(game, lang, names, you).event(told, READER)


def redacted(told: Told, eye: int) -> Told:
    """An event as far as one eye may know it: with its secret, addressed to READER, or without."""
    if saw_secret(told, eye):
        return Told(told.event, told.values, told.secret, 1 << READER)
    return Told(told.event, told.values, None, 0)


def saw_secret(told: Told, eye: int) -> bool:
    return bool(told.eyes >> eye & 1)


def told_part(state: TableState, told: Told, you: int | None, lang: str) -> Part:
    called = you if you in told.values else None
    return {
        "event": told.event.name,
        "facts": state.game.named(told.facts_for(READER)),
        "words": _sentence(state.game, told, state.begun().names, called, lang),
    }


def move_part(state: TableState, move: Move, lang: str, eye: int | None = None, you: int | None = None) -> Part:
    """A move; for an eye that may choose it, its words include what it means in this position."""
    here: Facts = () if eye is None else tuple(state.position.move_facts(move, eye).items())
    return _move_part(state.game, move, here, state.begun().names, you, lang)


@lru_cache(16384)
def _move_part(game: Game, move: Move, here: Facts, names: Names, you: int | None, lang: str) -> Part:
    """Cached: the words of a move depend on these arguments alone."""
    teller = Teller(game, lang, names, you)
    return {
        "id": move.id,
        "move": str(move),
        "verb": move.verb,
        "facts": game.named(dict(move.facts)),
        "words": teller.move(move, dict(here)),
        "pick": teller.pick(move),
    }


def unavailable_parts(state: TableState, eye: int, you: int | None, lang: str) -> list[Part]:
    """Moves that look possible to the eye that decides but are not allowed: each with the reason, a sentence."""
    teller = Teller(state.game, lang, state.begun().names, you)
    return [
        move_part(state, move, lang, eye, you) | {"why": teller.reason(reason)}
        for move, reason in state.unavailable_moves(eye)
    ]


def undo_part(state: TableState, eye: int | None, lang: str) -> Part | None:
    """Whether this eye may undo its last move, and if not, why."""
    if eye is None or state.match is None:
        return None
    reason = state.why_not_undo(eye)
    return {"may": reason is None, "why": None if reason is None else _say(reason, lang)}


def outlook_part(state: TableState, seat: int, found: list[Outlook], you: int | None, lang: str) -> Part:
    """The consequences of each legal move: whether it is final, what follows for certain, and what that triggers."""
    final = _final_in_secret(state, seat) if state.is_together else None
    return {
        "type": "outlook",
        "version": state.question_version,
        "moves": {
            str(each.move): {
                "final": final if state.is_together else each.why_not_undo is not None,
                "lines": [told_part(state, redacted(told, seat), you, lang) for told in each.told],
                "later": [told_part(state, redacted(told, seat), you, lang) for told in each.later],
                "facts": each.facts,
                "whole": each.is_whole,
            }
            for each in found
        },
    }


def _final_in_secret(state: TableState, seat: int) -> bool | None:
    """A secret choice is final once all have chosen. Whether other people have is secret: then None, else True."""
    return None if any(not other.is_bots for other in state.seats if other is not state.seats[seat]) else True


def hint_part(state: TableState, hint: Hint, lang: str, eye: int, you: int | None) -> Part:
    """A hint: the best move by search, the estimated chance of winning, and the alternatives."""
    choices = [
        move_part(state, choice.move, lang, eye, you)
        | {"chance": round(choice.chance, 3), "attention": round(choice.visit_share, 3)}
        for choice in hint.choices
    ]
    best = choices[0]
    return {"move": best["move"], "words": best["words"], "chance": round(hint.chance, 3), "choices": choices}


# Status of the bots.


def warming_part(progress: CompileProgress | None, lang: str) -> Part:
    """Progress of compiling, during which bots run interpreted, with a sentence; None: it has ended."""
    if progress is None:
        return {"type": "warming", "words": None, "done": 1.0, "seconds": 0}
    words = _say_warming(progress.span, progress.minutes, lang)
    return {
        "type": "warming",
        "words": words,
        "done": round(progress.done, 3),
        "seconds": round(progress.seconds_left),
    }


def crowded_part(share: float, lang: str) -> Part:
    """The share of their effort bots run with while the queue is long, with a sentence unless it is all."""
    return {"type": "crowded", "share": share, "words": None if share >= 1.0 else _say("bots-crowded", lang)}


@lru_cache(64)
def _say_warming(span: str, minutes: int, lang: str) -> str:
    return server_words(lang).say("bots-warming", span=span, minutes=minutes)


def webhook_part(state: TableState, eye: int | None, lang: str) -> Part | None:
    """A seat's own webhook: whether it is set, when it was last used, and why the last message failed."""
    if eye is None:
        return None
    seat = state.seats[eye]
    problem = None if seat.call_problem is None else _say(f"webhook-{seat.call_problem}", lang)
    return {"set": seat.webhook is not None, "at": seat.called_at, "problem": problem}
