"""Imagining: deal again everything a pair of eyes cannot know, as likely as it really is, and draw a fresh chance key.

Hidden are the other hands, the cards laid face down by others, and the deck of action cards. Until that deck is first
made anew all these are alike: any hidden card may be anywhere.

When it is made anew, everybody knows what goes into it. So from then on hidden cards are of two sorts: *old* ones, which
were in a hand or face down at that moment, and *new* ones, which were in the deck. How many there are of each kind of
either sort is known, but not whether a card that somebody lays later was old or new. So every lay is traced back, in
order: of a hand with o old and n new cards, a laid card of kind k is old with a chance in proportion to

    o * old[k] / (all old)     against     n * new[k] / (all new)

and is then no longer among the unseen of its sort. Should that leave a later lay unexplained, it is traced anew.
"""

from __future__ import annotations

from rattery.core.cards import count_at, count_cards, one_at, take_one
from rattery.core.chance import Chance, draw, draw_share, fork
from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import KINDS, ROW
from rattery.games.pied_piper.rules.sight import sees_card, sees_hand
from rattery.games.pied_piper.rules.table import BEFORE_THE_SHUFFLE, LaidCard, Table, hand_size

UNEXPLAINED = -1


@rule
def imagine(box: Box, s: Table, eye: int, luck: Chance) -> None:
    """Make of this table one that could be the real one, for all these eyes know."""
    fork(luck, s.chance)
    face_down = lays_face_down(s, eye)
    old_lays = trace_lays(box, s, eye, face_down, luck)
    old_in_hand = old_cards_in_hand(box, s, old_lays)
    deal_face_down_cards(s, eye, old_lays, luck)
    for seat in range(box.players):
        if not sees_hand(seat, eye):
            deal_hand(s, seat, count_at(old_in_hand, seat), old_lays, luck)
    for kind in range(KINDS):
        s.action_deck[kind] = s.new_unseen[kind]
        s.new_unseen[kind] = 0


@rule
def lays_face_down(s: Table, eye: int) -> int:
    """Which lays since the last shuffle these eyes have not seen: a bit each."""
    lays = 0
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if not sees_card(card, eye) and card.lay != BEFORE_THE_SHUFFLE:
                lays |= 1 << int(card.lay)
    return lays


# What is unseen.


@rule
def gather_unseen(box: Box, s: Table, eye: int, face_down: int) -> None:
    """The unseen cards as they were at the last shuffle, the old and the new; without a shuffle all are new."""
    for kind in range(KINDS):
        s.old_unseen[kind] = 0
        s.new_unseen[kind] = s.action_deck[kind]
    for seat in range(box.players):
        if not sees_hand(seat, eye):
            for kind in range(KINDS):
                s.old_unseen[kind] += s.players[seat].held[kind]
                s.new_unseen[kind] += s.players[seat].hand[kind] - s.players[seat].held[kind]
    for number in range(s.lays_count):
        lay = s.lays[number]
        if not sees_hand(lay.seat, eye) and not is_set(face_down, number):
            s.new_unseen[lay.kind] += 1
    gather_face_down(s, eye)


@rule
def gather_face_down(s: Table, eye: int) -> None:
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if not sees_card(card, eye):
                if s.was_shuffled and card.lay == BEFORE_THE_SHUFFLE:
                    s.old_unseen[card.kind] += 1
                else:
                    s.new_unseen[card.kind] += 1


@rule
def is_set(bits: int, number: int) -> bool:
    return (bits >> number) & 1 == 1


# Which of the cards laid since were old.


@rule
def trace_lays(box: Box, s: Table, eye: int, face_down: int, luck: Chance) -> int:
    """The lays of others that were of old cards, a bit each; the cards seen in them are no longer among the unseen."""
    while True:
        gather_unseen(box, s, eye, face_down)
        traced = trace_once(box, s, eye, face_down, luck)
        if traced != UNEXPLAINED:
            return traced


@rule
def trace_once(box: Box, s: Table, eye: int, face_down: int, luck: Chance) -> int:
    old_in_hand = cards_held(box, s)
    old_lays = 0
    for number in range(s.lays_count):
        lay = s.lays[number]
        seat = int(lay.seat)
        if sees_hand(seat, eye):
            continue
        old = count_at(old_in_hand, seat)
        new = int(lay.hand) - old
        if is_set(face_down, number):
            is_old = draw(luck, int(lay.hand)) < old
        else:
            for_old, for_new = weigh(s, old, new, lay.kind)
            if for_old + for_new == 0:
                return UNEXPLAINED
            is_old = for_new == 0 or (for_old > 0 and draw_share(luck, for_old + for_new) < for_old)
            take_seen(s, is_old, lay.kind)
        if is_old:
            old_lays |= 1 << number
            old_in_hand -= one_at(seat)
    return old_lays


@rule
def cards_held(box: Box, s: Table) -> int:
    """How many cards each player held at the last shuffle."""
    counts = 0
    for seat in range(box.players):
        counts += count_cards(s.players[seat].held) * one_at(seat)
    return counts


@rule
def weigh(s: Table, old: int, new: int, kind: int) -> tuple[int, int]:
    """How likely a card of this kind is one of the old ones in a hand, and one of the new ones."""
    all_old = max(count_cards(s.old_unseen), 1)
    all_new = max(count_cards(s.new_unseen), 1)
    return old * int(s.old_unseen[kind]) * all_new, new * int(s.new_unseen[kind]) * all_old


@rule
def take_seen(s: Table, is_old: bool, kind: int) -> None:
    if is_old:
        s.old_unseen[kind] -= 1
    else:
        s.new_unseen[kind] -= 1


@rule
def old_cards_in_hand(box: Box, s: Table, old_lays: int) -> int:
    """How many old cards are left in each of the other hands."""
    counts = cards_held(box, s)
    for number in range(s.lays_count):
        if is_set(old_lays, number):
            counts -= one_at(int(s.lays[number].seat))
    return counts


# Dealing again.


@rule
def deal_face_down_cards(s: Table, eye: int, old_lays: int, luck: Chance) -> None:
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if not sees_card(card, eye):
                deal_face_down_card(s, card, old_lays, luck)


@rule
def deal_face_down_card(s: Table, card: LaidCard, old_lays: int, luck: Chance) -> None:
    if card.lay == BEFORE_THE_SHUFFLE:
        card.kind = take_one(luck, s.old_unseen if s.was_shuffled else s.new_unseen)
    else:
        card.kind = take_one(luck, s.old_unseen if is_set(old_lays, int(card.lay)) else s.new_unseen)
        s.lays[card.lay].kind = card.kind


@rule
def deal_hand(s: Table, seat: int, old: int, old_lays: int, luck: Chance) -> None:
    """As many cards as before, this many of them old; and what was held at the last shuffle is what then must have been."""
    player = s.players[seat]
    new = hand_size(s, seat) - old
    deal_cards(player.hand, s.old_unseen, old, luck)
    for kind in range(KINDS):
        player.held[kind] = player.hand[kind]
    for number in range(s.lays_count):
        if s.lays[number].seat == seat and is_set(old_lays, number):
            player.held[s.lays[number].kind] += 1
    add_cards(player.hand, s.new_unseen, new, luck)


@rule
def deal_cards(hand: Row[int], unseen: Row[int], count: int, luck: Chance) -> None:
    for kind in range(KINDS):
        hand[kind] = 0
    add_cards(hand, unseen, count, luck)


@rule
def add_cards(hand: Row[int], unseen: Row[int], count: int, luck: Chance) -> None:
    for _ in range(count):
        hand[take_one(luck, unseen)] += 1
