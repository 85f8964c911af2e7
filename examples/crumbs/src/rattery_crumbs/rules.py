"""The rules of Crumbs.

draw ─┬─ keep ─────────────────────────────────► next rat
      └─ offer ─┬─ leave: the owner keeps it ──►
                └─ take: the owner draws another
"""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.asking import is_over as is_over
from rattery.core.asking import turn as turn
from rattery.core.cards import count_cards, take_one
from rattery.core.chance import Chance, draw, fork
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers as Offering
from rattery.core.moves import offer
from rattery.core.record import Record, Row, flag, i8, i16, part, row
from rattery.core.rules import NOBODY, NOTHING
from rattery.core.seats import relative, seat_after
from rattery.core.story import narrate
from rattery_crumbs import moves
from rattery_crumbs.box import KINDS, MAX_PLAYERS, Box
from rattery_crumbs.moves import Offers as Offers

KEEP_OR_OFFER, TAKE_OR_LEAVE = range(1, 3)
QUESTIONS = ("nothing", "keep_or_offer", "take_or_leave")
ENDINGS = ("larder_empty",)
LAWS = ("all is well", "every card of the box is there once")
NO_CARD = -1
PER_PLAYER = 1 + 2 * KINDS
OBSERVATION = 5 + KINDS + MAX_PLAYERS * PER_PLAYER


class Player(Record):
    hidden: Row[int] = row(i8, KINDS)  # cards in the hole, by kind: only their owner has seen them
    taken: Row[int] = row(i8, KINDS)  # cards taken from others: they lie open


class Table(Record):
    chance: Chance = part(Chance)
    over: bool = flag
    asked: int = i16
    decider: int = i16
    active: int = i16
    target: int = i16  # the rat a card is offered to, or NOBODY
    held: int = i16  # the card just drawn, which the active rat alone has seen; NO_CARD when it is over
    larder: Row[int] = row(i8, KINDS)  # the deck: how many cards of each kind, in no order
    unseen: Row[int] = row(i8, MAX_PLAYERS)  # how many hidden cards are being dealt again; none between moves
    players: Row[Player] = row(Player, MAX_PLAYERS)


@rule
def set_up(box: Box, s: Table) -> None:
    """The larder is filled, and a rat chosen at random begins."""
    s.over = False
    for kind in range(KINDS):
        s.larder[kind] = box.count[kind]
        for seat in range(MAX_PLAYERS):
            s.players[seat].hidden[kind] = 0
            s.players[seat].taken[kind] = 0
    begin_turn(s, draw(s.chance, box.players))


@rule
def begin_turn(s: Table, seat: int) -> None:
    """The active rat draws a card and looks at it."""
    s.active, s.target = seat, NOBODY
    s.held = take_one(s.chance, s.larder)
    narrate(moves.DREW, seat, s.held, 1 << seat)
    ask(s, seat, KEEP_OR_OFFER)


@rule
def legal(box: Box, s: Table, offers: Offering) -> None:
    """Keep the card or offer it to another rat; take the offered card or leave it."""
    offers.n = 0
    if s.asked == KEEP_OR_OFFER:
        offer(offers, moves.KEEP)
        for seat in range(box.players):
            if seat != s.active:
                offer(offers, moves.OFFER + seat)
    elif s.asked == TAKE_OR_LEAVE:
        offer(offers, moves.TAKE)
        offer(offers, moves.LEAVE)


@rule
def play(box: Box, s: Table, move: int) -> None:
    if moves.OFFER <= move < moves.TAKE:
        s.target = move - moves.OFFER
        narrate(moves.OFFERED, s.active, s.target)
        ask(s, s.target, TAKE_OR_LEAVE)
    elif move == moves.TAKE:
        take(box, s)
    else:
        keep(box, s)


@rule
def keep(box: Box, s: Table) -> None:
    """The card goes into the hole of the rat that drew it, whether it was offered or not."""
    narrate(moves.KEPT, s.active)
    s.players[s.active].hidden[s.held] += 1
    end_turn(box, s)


@rule
def take(box: Box, s: Table) -> None:
    """A card that is taken lies open; the rat that offered it finds another, which goes into its hole unoffered."""
    narrate(moves.TOOK, s.target, s.active, s.held)
    s.players[s.target].taken[s.held] += 1
    if count_cards(s.larder) > 0:
        found = take_one(s.chance, s.larder)
        narrate(moves.FOUND, s.active, found, 1 << s.active)
        s.players[s.active].hidden[found] += 1
    end_turn(box, s)


@rule
def end_turn(box: Box, s: Table) -> None:
    """The next rat draws; with the larder empty the game is over, and the holes are opened."""
    if count_cards(s.larder) > 0:
        begin_turn(s, seat_after(box, s.active))
        return
    s.over, s.held, s.target = True, NO_CARD, NOBODY
    ask(s, NOBODY, NOTHING)
    for seat in range(box.players):
        narrate(moves.COUNTED, seat, score(box, s, seat))


@rule
def score(box: Box, s: Table, seat: int) -> int:
    """Open cards count at any time, hidden ones when the holes are opened."""
    points = 0
    for kind in range(KINDS):
        cards = int(s.players[seat].taken[kind]) + (int(s.players[seat].hidden[kind]) if s.over else 0)
        points += cards * int(box.points[kind])
    return points


@rule
def is_winner(box: Box, s: Table, seat: int) -> bool:
    """The most points win; a tie is shared."""
    for other in range(box.players):
        if score(box, s, other) > score(box, s, seat):
            return False
    return True


@rule
def ending(box: Box, s: Table) -> int:
    return 0


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """The turn, the card in hand if it is the own, and of every rat what lies open and what is hidden, if it is known."""
    for place in range(OBSERVATION):
        out[place] = 0
    out[0], out[1], out[4] = s.over, s.asked, count_cards(s.larder)
    out[2], out[3] = relative(s.active, eye, box.players), relative(s.target, eye, box.players)
    if s.held != NO_CARD and s.active == eye:
        out[5 + s.held] = 1
    for seat in range(box.players):
        at = 5 + KINDS + relative(seat, eye, box.players) * PER_PLAYER
        out[at] = count_cards(s.players[seat].hidden)
        for kind in range(KINDS):
            out[at + 1 + kind] = s.players[seat].taken[kind]
            if s.over or seat == eye:
                out[at + 1 + KINDS + kind] = s.players[seat].hidden[kind]


@rule
def imagine(box: Box, s: Table, eye: int, luck: Chance) -> None:
    """What these eyes have not seen goes back into the larder and is dealt again."""
    fork(luck, s.chance)
    if s.over:
        return
    for seat in range(box.players):
        s.unseen[seat] = count_cards(s.players[seat].hidden) if seat != eye else 0
        for kind in range(KINDS):
            if seat != eye:
                s.larder[kind] += s.players[seat].hidden[kind]
                s.players[seat].hidden[kind] = 0
    if s.active != eye:
        s.larder[s.held] += 1
        s.held = take_one(luck, s.larder)
    for seat in range(box.players):
        while s.unseen[seat] > 0:
            s.unseen[seat] -= 1
            s.players[seat].hidden[take_one(luck, s.larder)] += 1


@rule
def check(box: Box, s: Table) -> int:
    """Every card is in the larder, in a paw, in a hole or open before a rat."""
    for kind in range(KINDS):
        count = int(s.larder[kind]) + (1 if s.held == kind else 0)
        for seat in range(box.players):
            count += int(s.players[seat].hidden[kind]) + int(s.players[seat].taken[kind])
        if count != box.count[kind]:
            return 1
    return 0
