"""Sentences about a match for its players, from events, moves and questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rattery.core.game import SEAT, SEATS, Game, Names, Reason
from rattery.core.moves import Move
from rattery.core.story import Told
from rattery.core.text import clean
from rattery.core.words import words

Name = str | int | None  # a player's name; or a nameless seat's colour by number, None if it is the seat's own


class Teller:
    """Formats sentences about one match, in one language, with its players' names.

    `you` is the seat of a sole reader: sentences that have a form for it address that seat as "you".
    """

    def __init__(self, game: Game, lang: str, names: Sequence[Name] = (), you: int | None = None) -> None:
        self.game = game
        self.words = words(lang, game.name)
        self._names = [clean(name) if isinstance(name, str) else name for name in names]  # a file may hold any name
        self._you = you

    def name(self, seat: int) -> str:
        """A seat's name: its player's, else its colour's; an automatic opponent has a name of its own."""
        named = self._names[seat] if seat < len(self._names) else None
        if isinstance(named, str) and named:
            return named
        colour = named if isinstance(named, int) else seat
        return self.words.say(f"seat-{colour}" if seat < self.game.players else "automaton")

    def thing(self, category: str, name: str) -> str:
        """The name of a thing in words: a card, a die. Without a message, as for letters, the name as it is."""
        message = f"{category}-{name.replace('_', '-')}"
        return self.words.say(message, **self.game.numbers) if self.words.knows(message) else name

    def facts(self, facts: Mapping[str, int]) -> dict[str, object]:
        """Facts for a message: names for seats and things, and values by which a message selects its words.

        Each thing also has a fact ending in `-id`, each seat one ending in `-is`: `you` or `other`.
        """
        told: dict[str, object] = {}
        for name, value in facts.items():
            meaning, fact = self.game.vocabulary[name], name.replace("_", "-")
            if isinstance(meaning, Names):
                told[fact] = self.thing(meaning.category, meaning.names[value])
                told[f"{fact}-id"] = meaning.names[value]
            elif meaning == SEATS:
                seats = [seat for seat in range(self.game.seats) if value >> seat & 1]
                told[fact] = self.names(seats)
                told[f"{fact}-is"] = "you" if self._you in seats else "other"
            elif meaning == SEAT:
                told[fact] = self.name(value)
                told[f"{fact}-is"] = "you" if value == self._you else "other"
            else:
                told[fact] = value
        return told

    def names(self, seats: Sequence[int]) -> str:
        """Several seats in a sentence: the last two with an "and" between them."""
        you = [self.words.say("seats-you")] if self._you in seats else []
        *others, last = [self.name(seat) for seat in seats if seat != self._you] + you
        return self.words.say("seats-and", others=", ".join(others), last=last) if others else last

    def event(self, told: Told, eye: int) -> str:
        """An event as this eye saw it; if it saw the secret, the message ends in `-seen`."""
        facts = told.facts_for(eye)
        message = f"event-{told.event.name.replace('_', '-')}"
        if told.event.secret in facts:
            message += "-seen"
        sentence = self.words.say(message, **self.facts(facts))
        return sentence[0].upper() + sentence[1:]

    def move(self, move: Move, here: Mapping[str, int] | None = None) -> str:
        """A move in a few words, for a button; with facts of the position `here` if there is a message `-here` for them."""
        message = f"move-{move.verb.replace('_', '-')}"
        if here and self.words.knows(f"{message}-here"):
            return self.words.say(f"{message}-here", **self.facts({**dict(move.facts), **here}))
        return self.words.say(message, **self.facts(dict(move.facts)))

    def pick(self, move: Move) -> str | None:
        """What to pick first if a verb has many moves: the card, the rat; None if there is no message for it."""
        message = f"pick-{move.verb.replace('_', '-')}"
        return self.words.say(message, **self.facts(dict(move.facts))) if self.words.knows(message) else None

    def question(self, question: str, facts: Mapping[str, int]) -> str:
        """What the decider is asked."""
        return self.words.say(f"ask-{question.replace('_', '-')}", **self.game.numbers, **self.facts(facts))

    def reason(self, reason: Reason) -> str:
        return self.words.say(reason.message, **self.facts(reason.facts))
