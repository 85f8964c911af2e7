"""The story: rules narrate events, which are recorded with the facts that each eye may know.

    DREW = event(EVENTS, "drew", "seat", "pile", secret="card")
    ...
    narrate(DREW, seat, pile, card, eyes)      # eyes: a bit for every seat that sees the secret

Called from Python, `narrate` appends to the list that `recording` has set in this context, if any. In compiled code it is a
no-op.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from msgspec import Struct
from numba.extending import overload


class Event(Struct, frozen=True, cache_hash=True):
    """A kind of event: its name, the facts that are public, and perhaps one that only some eyes see."""

    name: str
    facts: tuple[str, ...]
    secret: str | None  # the fact that only some eyes see
    reveals: bool  # whether it shows a player something new, so that the move cannot be taken back
    opens: bool = False  # whether it opens a round: when it is narrated, the table still is as the last round left it


class Told(Struct, frozen=True, cache_hash=True, gc=False):
    """One event that happened."""

    event: Event
    values: tuple[int, ...]
    secret: int | None
    eyes: int

    def facts_for(self, eye: int) -> dict[str, int]:
        """The facts that an eye may know; the secret is among them only if that eye saw it."""
        facts = dict(zip(self.event.facts, self.values, strict=True))
        if self.event.secret is not None and self.secret is not None and self.eyes >> eye & 1:
            facts[self.event.secret] = self.secret
        return facts


BeforeRound = Callable[[int], None]  # called with the index in the story of an event that opens a round

_recorder: ContextVar[tuple[list[Event], list[Told], BeforeRound | None] | None] = ContextVar("recorder", default=None)


def event(
    events: list[Event],
    name: str,
    *facts: str,
    secret: str | None = None,
    reveals: bool | None = None,
    opens: bool = False,
) -> int:
    """Declare an event; returns the number that rules pass to `narrate`."""
    events.append(Event(name, facts, secret, secret is not None if reveals is None else reveals, opens))
    return len(events) - 1


def narrate(event: int, *facts: int) -> None:
    """Record an event: its facts in order, then its secret and the eyes that see it."""
    recorder = _recorder.get()
    if recorder is None:
        return
    events, story, before_round = recorder
    told = events[event]
    if told.opens and before_round is not None:
        before_round(len(story))
    values = tuple(int(fact) for fact in facts)
    if told.secret is None:
        story.append(Told(told, values, None, 0))
    else:
        story.append(Told(told, values[:-2], values[-2], values[-1]))


@overload(narrate, target="generic")
def _silence(event, *facts):  # type: ignore[no-untyped-def]
    def silence(event, *facts):  # type: ignore[no-untyped-def]
        pass

    return silence


@contextmanager
def recording(
    events: list[Event], before_round: BeforeRound | None = None, into: list[Told] | None = None
) -> Iterator[list[Told]]:
    """Record everything narrated inside the block, in this list or a new one.

    `before_round` is called before an event that opens a round is recorded.
    """
    story: list[Told] = [] if into is None else into
    token = _recorder.set((events, story, before_round))
    try:
        yield story
    finally:
        _recorder.reset(token)
