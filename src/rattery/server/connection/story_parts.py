"""Parts of outgoing messages that tell the story and the talk: what is new to one eye since a version.

An event is stripped of its secret for eyes that did not see it (`heard`) before it becomes words or facts.
"""

from __future__ import annotations

from rattery.core.story import Told
from rattery.server.connection.outgoing import READER, heard, saw_secret, seat_name, told_part
from rattery.server.errors import server_words
from rattery.server.part import Part
from rattery.server.tables import bot_talk
from rattery.server.tables.chronicle import Chapter, Note, Talk
from rattery.server.tables.state import TableState


def story_part(state: TableState, eye: int | None, you: int | None, lang: str, since: int) -> Part:
    """The lines that came after a version, each with its move's number and seat, and which earlier ones were taken back."""
    undone = [version for at, version in state.undone if at > since >= version]
    chapters = _after(state, since)
    by = [None] if state.match is None else [None, *state.match.deciders]
    first = len(state.chapters) - len(chapters)
    lines: list[Part] = [
        {"version": chapter.version, "ply": ply, "by": by[ply]} | line
        for ply, chapter in enumerate(chapters, first)
        for line in _lines(state, chapter, eye, you, lang)
    ]
    notes = [_note(state, note, you, lang) for note in state.notes if note.version > since]
    lines = sorted(notes + lines, key=lambda line: int(line["version"])) if notes else lines
    return {"undone": undone, "lines": lines}


def _note(state: TableState, note: Note, you: int | None, lang: str) -> Part:
    """What happened to a seat beside the game, as a line of the story: before what followed from it."""
    message = f"note-{note.event}-you" if note.seat == you else f"note-{note.event}"
    words = server_words(lang).say(message, seat=seat_name(state, note.seat, lang))
    head: Part = {"version": note.version, "ply": None, "by": None}
    return head | {"event": f"table_{note.event}", "facts": {"seat": note.seat}, "words": words}


def has_rests(state: TableState, since: int) -> bool:
    """Whether a round ended after a version."""
    return any(chapter.rests for chapter in _after(state, since))


def rests_part(state: TableState, eye: int | None, since: int) -> list[Part]:
    """The table as each round left it that ended after a version, and after which line of the story that was."""
    assert state.match is not None
    eyes = state.match.eye(eye)
    return [
        {"version": chapter.version, "line": rest.told, "view": rest.position.view(eyes)}
        for chapter in _after(state, since)
        for rest in chapter.rests
    ]


def secrets_seen(state: TableState, eye: int | None, since: int) -> tuple[bool, ...]:
    """For every secret told after a version, whether these eyes saw it: who saw the same hears the same."""
    if state.match is None:
        return ()
    eyes = state.match.eye(eye)
    return tuple(
        [saw_secret(told, eyes) for chapter in _after(state, since) for told in chapter.told if told.secret is not None]
    )


def _after(state: TableState, since: int) -> list[Chapter]:
    chapters, first = state.chapters, len(state.chapters)
    while first > 0 and chapters[first - 1].version > since:
        first -= 1
    return chapters[first:]


def _lines(state: TableState, chapter: Chapter, eye: int | None, you: int | None, lang: str) -> list[Part]:
    assert state.match is not None
    eyes = state.match.eye(eye)
    return [told_part(state, heard(told, eyes), you, lang) for told in chapter.told]


def revealed_part(state: TableState, told: Told) -> Part:
    """Something that happened with its secret in it, for a match that is over."""
    known = Told(told.event, told.values, told.secret, 1 << READER)
    return {"event": told.event.name, "facts": state.game.named(known.facts_for(READER))}


def talk_part(state: TableState, lang: str, since: int) -> list[Part]:
    return [_said(state, talk, lang) for talk in state.talk if talk.version > since]


def outcomes_part(state: TableState) -> list[Part]:
    """What became of promises so far: open, kept, broken, or void."""
    return [{"version": version, "outcome": outcome} for version, outcome in bot_talk.outcomes(state).items()]


def gallery_part(state: TableState, since: int) -> list[Part]:
    """What spectators said after a version."""
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
