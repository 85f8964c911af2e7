"""Promises at a terminal: those made by people and bots in one match, and whether they were kept.

What bots promise and how promises bias their decisions depends only on the match and the promises made, as at a server's
table (`bots.talking`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from rattery.bots.move_bias import MoveBias
from rattery.bots.talking import talking
from rattery.cli.errors import CommandError, shortened
from rattery.cli.terminal.story import Story
from rattery.core.game import View
from rattery.core.json_data import Json
from rattery.core.talk import BROKEN, KEPT, Promise, talk_of
from rattery.match import Match

MARKS = {KEPT: "✓", BROKEN: "✗"}


@dataclass(frozen=True)
class Said:
    """A promise, with the ply and the number of events at which it was made."""

    promise: Promise
    ply: int
    events: int


class TerminalTalk:
    """The promises of one match, in the order they were made."""

    def __init__(self, match: Match, kept: object = None) -> None:
        self.match = match
        self.said = list(_read(kept, match))

    @property
    def promises(self) -> tuple[str, ...]:
        """The names of the promises this game has."""
        return tuple(self.match.game.kind.promises)

    def say(self, promise: Promise) -> None:
        self.said.append(Said(promise, self.match.ply, len(self.match.story())))

    def let_bots_speak(self, bots: Collection[int]) -> None:
        """Add the promises of bots before the current question is answered; each bot makes at most one per question."""
        talk = talking(self.match) if bots and self.is_moment else None
        spoken = {said.promise.seat for said in self.said if said.ply == self.match.ply}
        for promise in talk.promises(self.match, self.match.ply, bots) if talk is not None else []:
            if promise.seat not in spoken:
                self.say(promise)

    @property
    def is_moment(self) -> bool:
        """Whether promises may be made before the current question is answered."""
        part = talk_of(self.match.game.name)
        return part is not None and self.match.turn is not None and self.match.question in part.MOMENTS

    def move_bias(self, seat: int) -> MoveBias:
        """How the promises made so far bias the decision of the bot in a seat."""
        talk = talking(self.match) if self.said else None
        return {} if talk is None else talk.move_bias(self.match, seat, self._history())

    def outcomes(self) -> list[str | None]:
        """The outcome of each promise; None if it is unknown, or if the game does not judge promises."""
        part = talk_of(self.match.game.name)
        return [each.outcome for each in part.promise_outcomes(self._history())] if part else [None] * len(self.said)

    def _history(self) -> list[Promise | View]:
        """Public events and promises in chronological order."""
        events, history, told = self.match.events(None), list[Promise | View](), 0
        for said in self.said:
            history += events[told : said.events]
            told = max(told, min(said.events, len(events)))
            history.append(said.promise)
        return history + events[told:]

    def forget_after(self, ply: int) -> None:
        """Drop the promises made after a ply, when a move is taken back."""
        self.said = [said for said in self.said if said.ply <= ply]

    def data(self) -> list[list[Json]]:
        """The promises as JSON, to be saved with the match."""
        return [[said.promise.seat, said.promise.promise, said.promise.to, said.ply, said.events] for said in self.said]

    # Rendering and parsing.

    def lines(self, story: Story, first: int = 0) -> list[Text]:
        """The promises from index `first` on, rendered with their outcomes."""
        return [self._line(story, number, outcome) for number, outcome in enumerate(self.outcomes()) if number >= first]

    def _line(self, story: Story, number: int, outcome: str | None) -> Text:
        promise = self.said[number].promise
        words = story.say(f"promise-{promise.promise.replace('_', '-')}")
        message = "talk-said" if promise.to is None else "talk-said-to"
        line = story.sentence(message, seat=promise.seat, to_seat=promise.to, words=words)
        mark, style = MARKS.get(outcome or "", ""), "good" if outcome == KEPT else "danger"
        return Text.assemble(line, (f" {mark} {story.say(f'talk-{outcome}')}", style)) if mark else line

    def meant(self, typed: Sequence[str], story: Story, speaker: int) -> Promise:
        """Parse a typed promise: its number or name and, optionally, the addressee: `3`, `3 sky`, `no_deal 1`."""
        wanted, *rest = typed
        names = {str(number): name for number, name in enumerate(self.promises, 1)} | {n: n for n in self.promises}
        if wanted.lower() not in names:
            raise CommandError("talk-no-promise", given=shortened(wanted), count=len(self.promises))
        return Promise(speaker, names[wanted.lower()], self._addressee(" ".join(rest), story, speaker))

    def _addressee(self, typed: str, story: Story, speaker: int) -> int | None:
        if not typed:
            return None
        others = [seat for seat in range(self.match.game.players) if seat != speaker]
        found = [seat for seat in others if typed == str(seat) or story.names[seat].lower().startswith(typed.lower())]
        if len(found) != 1:
            raise CommandError(
                "talk-to-whom", given=shortened(typed), names=", ".join(story.names[seat] for seat in others)
            )
        return found[0]


def _read(kept: object, match: Match) -> Iterator[Said]:
    """Parse the promises in a save; malformed entries are skipped."""
    seats = range(match.game.players)
    for entry in kept if isinstance(kept, list) else []:
        if not isinstance(entry, list) or len(entry) != 5:
            continue
        seat, name, to, ply, events = entry
        is_whole = all(isinstance(number, int) and number >= 0 for number in (ply, events))
        if seat in seats and name in match.game.kind.promises and (to is None or to in seats) and is_whole:
            yield Said(Promise(seat, name, to), ply, events)
