"""The rules of Crumbs.

draw ─┬─ keep ─────────────────────────────────► next rat
      └─ offer ─┬─ leave: the owner keeps it ──►
                └─ take: the owner draws another
"""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.asking import is_over as is_over
from rattery.core.asking import turn as turn
from rattery.core.cards import count_cards, kind_at
from rattery.core.chance import Chance, draw, fork
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers as Offering
from rattery.core.moves import offer, offers_record
from rattery.core.observing import fill
from rattery.core.piles import ALL_EYES, DECK, are_all_there, deal_again, draw_card, lay_out, observe_pile, put_all
from rattery.core.record import Record, Row, flag, i8, i16, part, row
from rattery.core.rules import NOBODY, NOTHING
from rattery.core.seats import relative, seat_after
from rattery.core.story import narrate
from rattery.core.winning import ending as ending
from rattery.core.winning import most_points_win
from rattery_crumbs import moves
from rattery_crumbs.box import KINDS, MAX_PLAYERS, Box

Offers = offers_record(len(moves.MOVES))
KEEP_OR_OFFER, TAKE_OR_LEAVE = range(1, 3)
QUESTIONS = ("nothing", "keep_or_offer", "take_or_leave")
ENDINGS = ("larder_empty",)
LAWS = ("all is well", "every card of the box is there once")
PAW = DECK + 1  # the card just drawn, which the active rat alone has seen
HOLES = PAW + 1  # a pile for each rat: what it keeps, which it alone has seen
OPEN = HOLES + MAX_PLAYERS  # a pile for each rat: what it took from others and, when the holes are opened, all
PILES = OPEN + MAX_PLAYERS
FACTS, PER_PILE = 4, 1 + KINDS
OBSERVATION = FACTS + PILES * PER_PILE


class Table(Record):
    chance: Chance = part(Chance)
    over: bool = flag
    asked: int = i16
    decider: int = i16
    active: int = i16
    piles: Row[Row[int]] = row(i8, PILES, KINDS)
    eyes: Row[int] = row(i16, PILES)
    sizes: Row[int] = row(i8, PILES)


@rule
def set_up(box: Box, s: Table) -> None:
    """The larder is filled, and a rat chosen at random begins."""
    s.over = False
    lay_out(s.piles, s.eyes, box.count)
    for seat in range(box.players):
        s.eyes[HOLES + seat], s.eyes[OPEN + seat] = 1 << seat, ALL_EYES
    begin_turn(s, draw(s.chance, box.players))


@rule
def begin_turn(s: Table, seat: int) -> None:
    """The active rat draws a card and looks at it."""
    s.active, s.eyes[PAW] = seat, 1 << seat
    narrate(moves.DREW, seat, draw_card(s.chance, s.piles, PAW), 1 << seat)
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
        narrate(moves.OFFERED, s.active, move - moves.OFFER)
        ask(s, move - moves.OFFER, TAKE_OR_LEAVE)
    elif move == moves.TAKE:
        take(box, s)
    else:
        keep(box, s)


@rule
def keep(box: Box, s: Table) -> None:
    """The card goes into the hole of the rat that drew it, whether it was offered or not."""
    narrate(moves.KEPT, s.active)
    put_all(s.piles[PAW], s.piles[HOLES + s.active])
    end_turn(box, s)


@rule
def take(box: Box, s: Table) -> None:
    """A card that is taken lies open; the rat that offered it finds another, which goes into its hole unoffered."""
    narrate(moves.TOOK, s.decider, s.active, kind_at(s.piles[PAW], 0))
    put_all(s.piles[PAW], s.piles[OPEN + s.decider])
    if count_cards(s.piles[DECK]) > 0:
        narrate(moves.FOUND, s.active, draw_card(s.chance, s.piles, HOLES + s.active), 1 << s.active)
    end_turn(box, s)


@rule
def end_turn(box: Box, s: Table) -> None:
    """The next rat draws; with the larder empty the game is over, and the holes are opened."""
    if count_cards(s.piles[DECK]) > 0:
        begin_turn(s, seat_after(box, s.active))
        return
    s.over = True
    ask(s, NOBODY, NOTHING)
    for seat in range(box.players):
        put_all(s.piles[HOLES + seat], s.piles[OPEN + seat])
        narrate(moves.COUNTED, seat, score(box, s, seat))


@rule
def score(box: Box, s: Table, seat: int) -> int:
    """What lies open counts; at the end that is everything."""
    points = 0
    for kind in range(KINDS):
        points += int(s.piles[OPEN + seat][kind]) * int(box.points[kind])
    return points


is_winner = most_points_win(score)


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """The turn, and of every pile how large it is and, if these eyes have seen them, its cards; the own ones first."""
    fill(out, 0, OBSERVATION, 0)
    out[0], out[1] = s.over, s.asked
    out[2], out[3] = relative(s.active, eye, box.players), relative(s.decider, eye, box.players)
    for pile in range(HOLES):
        observe_pile(s.piles, s.eyes, pile, eye, out, FACTS + pile * PER_PILE)
    for seat in range(box.players):
        at = FACTS + (HOLES + relative(seat, eye, box.players)) * PER_PILE
        observe_pile(s.piles, s.eyes, HOLES + seat, eye, out, at)
        observe_pile(s.piles, s.eyes, OPEN + seat, eye, out, at + MAX_PLAYERS * PER_PILE)


@rule
def imagine(box: Box, s: Table, eye: int, luck: Chance) -> None:
    """What these eyes have not seen goes back into the larder and is dealt again."""
    fork(luck, s.chance)
    deal_again(luck, s.piles, s.eyes, s.sizes, eye)


@rule
def check(box: Box, s: Table) -> int:
    """Every card is in the larder, in a paw, in a hole or open before a rat."""
    return 0 if are_all_there(s.piles, box.count) else 1
