"""Story and talk in outgoing messages: the lines that are new to one eye since a version.

For eyes that did not see its secret, an event is redacted (`outgoing.redacted`) before it becomes words or facts.
"""

from __future__ import annotations

from rattery.core.story import Told
from rattery.server.connection.outgoing import READER, redacted, saw_secret, seat_name, told_part
from rattery.server.errors import server_words
from rattery.server.part import Part
from rattery.server.tables import bot_talk
from rattery.server.tables.chronicle import MoveEvents, Note, Talk
from rattery.server.tables.state import TableState


def story_part(state: TableState, eye: int | None, you: int | None, lang: str, since: int) -> Part:
    """The lines since a version, with ply and seat of their move, and the versions of earlier moves undone since."""
    undone = [version for at, version in state.undone if at > since >= version]
    moves = _after(state, since)
    by = [None] if state.match is None else [None, *state.match.deciders]
    first = len(state.move_events) - len(moves)
    lines: list[Part] = [
        {"version": events.version, "ply": ply, "by": by[ply]} | line
        for ply, events in enumerate(moves, first)
        for line in _lines(state, events, eye, you, lang)
    ]
    notes = [_note(state, note, you, lang) for note in state.notes if note.version > since]
    lines = sorted(notes + lines, key=lambda line: int(line["version"])) if notes else lines
    return {"undone": undone, "lines": lines}


def _note(state: TableState, note: Note, you: int | None, lang: str) -> Part:
    """A note about a seat as a line of the story; it sorts before the lines of the same version."""
    message = f"note-{note.event}-you" if note.seat == you else f"note-{note.event}"
    words = server_words(lang).say(message, seat=seat_name(state, note.seat, lang))
    head: Part = {"version": note.version, "ply": None, "by": None}
    return head | {"event": f"table_{note.event}", "facts": {"seat": note.seat}, "words": words}


def has_round_ends(state: TableState, since: int) -> bool:
    """Whether a round has ended since a version."""
    return any(events.round_ends for events in _after(state, since))


def round_ends_part(state: TableState, eye: int | None, since: int) -> list[Part]:
    """The view at the end of every round since a version, and after which line of the story that was."""
    eyes = state.begun().eye(eye)
    return [
        {"version": events.version, "line": end.told, "view": end.position.view(eyes)}
        for events in _after(state, since)
        for end in events.round_ends
    ]


def secrets_seen(state: TableState, eye: int | None, since: int) -> tuple[bool, ...]:
    """For every secret event since a version, whether this eye saw it: a cache key, as equal eyes get equal stories."""
    if state.match is None:
        return ()
    eyes = state.match.eye(eye)
    return tuple(
        [saw_secret(told, eyes) for events in _after(state, since) for told in events.told if told.secret is not None]
    )


def _after(state: TableState, since: int) -> list[MoveEvents]:
    """The events of the moves since a version; costs their number, not that of all."""
    moves, first = state.move_events, len(state.move_events)
    while first > 0 and moves[first - 1].version > since:
        first -= 1
    return moves[first:]


def _lines(state: TableState, events: MoveEvents, eye: int | None, you: int | None, lang: str) -> list[Part]:
    eyes = state.begun().eye(eye)
    return [told_part(state, redacted(told, eyes), you, lang) for told in events.told]


def revealed_part(state: TableState, told: Told) -> Part:
    """An event with its secret, for a match that is over."""
    known = Told(told.event, told.values, told.secret, 1 << READER)
    return {"event": told.event.name, "facts": state.game.named(known.facts_for(READER))}


def talk_part(state: TableState, lang: str, since: int) -> list[Part]:
    return [_said(state, talk, lang) for talk in state.talk if talk.version > since]


def outcomes_part(state: TableState) -> list[Part]:
    """The outcomes of promises so far: open, kept, broken, or void."""
    return [{"version": version, "outcome": outcome} for version, outcome in bot_talk.outcomes(state).items()]


def gallery_part(state: TableState, since: int) -> list[Part]:
    """The spectators' talk since a version."""
    return [
        {"version": said.version, "at": said.at, "name": said.name, "text": said.text}
        for said in state.gallery
        if said.version > since
    ]


def _said(state: TableState, talk: Talk, lang: str) -> Part:
    text = talk.text
    if talk.promise is not None:
        text = server_words(lang, state.game.name).say(f"promise-{talk.promise.replace('_', '-')}")
    return {
        "version": talk.version,
        "at": talk.at,
        "seat": talk.seat,
        "text": text,
        "promise": talk.promise,
        "to": talk.to,
    }
