"""Who has seen what: a bit on every card for each pair of eyes, every seat's and, last, a spectator's.

`known` is what was seen and has not moved out of knowledge. `shown` is what the table shows: the same with the memory
aid; without it only until the end of the turn, and always one's own cards. `doubtful` marks knowledge that not everybody can
tell is there: of two cards in a hand nobody sees which one is played.

What somebody with a spectator's eyes knows, everybody knows.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.seats import sees
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import CARDS, EVERYBODY, NOBODY, ON_PILE, SPECTATOR
from rattery.games.ratjack.rules.table import Table, holder_of, is_visible


@rule
def learn(s: Table, card: int, eyes: int) -> None:
    """These eyes see a card, and everybody sees that they do."""
    s.known[card] = int(s.known[card]) | eyes
    s.shown[card] = int(s.shown[card]) | eyes
    s.doubtful[card] = int(s.doubtful[card]) & ~eyes


@rule
def show_all(s: Table, card: int) -> None:
    learn(s, card, EVERYBODY)


@rule
def only_known_to(s: Table, card: int, eyes: int) -> None:
    """All others lose sight of a card."""
    s.known[card] = int(s.known[card]) & eyes
    s.shown[card] = int(s.shown[card]) & eyes
    s.doubtful[card] = int(s.doubtful[card]) & eyes


@rule
def only_shown_to(s: Table, card: int, eyes: int) -> None:
    """All others are no longer shown a card, whether they remember it or not."""
    s.shown[card] = int(s.shown[card]) & eyes


@rule
def doubt(s: Table, card: int, holder: int) -> None:
    """Who else still knows this card is not for all to see, unless everybody does."""
    if not sees(s.known[card], SPECTATOR):
        s.doubtful[card] = int(s.known[card]) & ~(1 << holder)


@rule
def one_of_two_leaves_openly(s: Table, holder: int, card: int, stays: int) -> None:
    """After one of two same prints only who knew both knows the other; else who knew it knows it still."""
    if s.kind[card] == s.kind[stays]:
        only_known_to(s, stays, int(s.known[card]) | (1 << holder))
        only_shown_to(s, stays, int(s.shown[card]) | (1 << holder))
    doubt(s, stays, holder)


@rule
def one_of_two_is_hidden(s: Table, holder: int, card: int, stays: int) -> None:
    """Neither is known to the others any more, unless somebody knew both and both are the same print."""
    eyes, shown = 0, 0
    if s.kind[card] == s.kind[stays]:
        eyes = int(s.known[card]) & int(s.known[stays])
        shown = int(s.shown[card]) & int(s.shown[stays])
    eyes |= 1 << holder
    only_known_to(s, card, eyes)
    only_known_to(s, stays, eyes)
    only_shown_to(s, card, shown | (1 << holder))
    only_shown_to(s, stays, shown | (1 << holder))
    doubt(s, card, holder)
    doubt(s, stays, holder)


@rule
def is_public(s: Table, card: int) -> bool:
    """Face up: on the table or on the pile."""
    return is_visible(s, card) or s.lies[card] == ON_PILE


@rule
def memories_fade(box: Box, s: Table) -> None:
    """Without the memory aid, what is not your own and not face up is no longer shown once the turn is over."""
    if box.memory_aid:
        return
    for card in range(CARDS):
        if not is_public(s, card):
            holder = holder_of(s, card)
            own = 0 if holder == NOBODY else 1 << holder
            s.shown[card] = int(s.shown[card]) & own
