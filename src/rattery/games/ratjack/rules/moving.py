"""Cards on the move between deck, pile, hands and rows. New cards go to the end of a row; exchanged ones swap places."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.ratjack import story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import EVERYBODY, IN_DECK, IN_HAND, ON_PILE
from rattery.games.ratjack.rules.sight import learn, one_of_two_is_hidden, one_of_two_leaves_openly, show_all
from rattery.games.ratjack.rules.table import Table, bit, is_visible, place_in_row
from rattery.games.ratjack.rules.tokens import count_in, count_out, return_token

# Deck and pile.


@rule
def take_from_deck(s: Table) -> int:
    """The top card of the deck; whether the deck was ever so small is kept in mind."""
    s.in_deck -= 1
    if s.in_deck < s.fewest:
        s.fewest = s.in_deck
        s.deck_shrank = True
    if s.in_deck == 0:
        s.deck_was_empty = True
    return int(s.deck[s.in_deck])


@rule
def put_under_deck(s: Table, card: int) -> None:
    for place in range(s.in_deck, 0, -1):
        s.deck[place] = s.deck[place - 1]
    s.deck[0] = card
    s.in_deck += 1
    s.lies[card] = IN_DECK


@rule
def take_from_pile(s: Table) -> int:
    s.in_pile -= 1
    return int(s.pile[s.in_pile])


@rule
def put_on_pile(box: Box, s: Table, card: int) -> None:
    """Face up; a token on the card goes back to the reserve."""
    return_token(box, s, card)
    s.pile[s.in_pile] = card
    s.in_pile += 1
    s.lies[card] = ON_PILE
    show_all(s, card)


# Hands.


@rule
def join_hand(s: Table, seat: int, card: int) -> None:
    player = s.players[seat]
    player.hand[player.in_hand] = card
    player.in_hand += 1
    s.lies[card] = IN_HAND + seat
    learn(s, card, 1 << seat)


@rule
def leave_hand(s: Table, seat: int, card: int) -> int:
    """A card leaves a hand; gives the card that stays, or the card itself if it was the only one."""
    player = s.players[seat]
    stays = card
    for place in range(player.in_hand):
        if player.hand[place] != card:
            stays = int(player.hand[place])
    player.hand[0] = stays
    player.in_hand -= 1
    return stays


@rule
def leave_hand_openly(s: Table, seat: int, card: int) -> None:
    stays = leave_hand(s, seat, card)
    if stays != card:
        one_of_two_leaves_openly(s, seat, card, stays)
    show_all(s, card)


@rule
def leave_hand_hidden(s: Table, seat: int, card: int) -> None:
    stays = leave_hand(s, seat, card)
    if stays != card:
        one_of_two_is_hidden(s, seat, card, stays)


# Rows.


@rule
def join_row(box: Box, s: Table, seat: int, card: int, visible: bool) -> None:
    """A card is laid down at the end of a row. Everybody may look at his own hidden cards, always."""
    player = s.players[seat]
    player.row[player.in_row] = card
    player.in_row += 1
    lie_before(box, s, seat, card, visible)
    learn(s, card, 1 << seat)


@rule
def leave_row(box: Box, s: Table, card: int) -> None:
    player = s.players[s.lies[card]]
    place = place_in_row(s, card)
    for later in range(place, player.in_row):
        player.row[later - 1] = player.row[later]
    player.in_row -= 1
    lie_no_longer(box, s, card)


@rule
def take_its_place(box: Box, s: Table, card: int, left: int) -> None:
    """A card lies down where another lay, and as it lay."""
    seat, visible = int(s.lies[left]), is_visible(s, left)
    s.players[seat].row[place_in_row(s, left) - 1] = card
    lie_no_longer(box, s, left)
    lie_before(box, s, seat, card, visible)
    learn(s, card, EVERYBODY if visible else 1 << seat)


@rule
def lie_before(box: Box, s: Table, seat: int, card: int, visible: bool) -> None:
    """A card lies on the table before a player, and counts if it is visible."""
    s.lies[card] = seat
    s.players[seat].before = int(s.players[seat].before) | bit(card)
    s.in_play = int(s.in_play) | bit(card)
    if visible:
        s.visible = int(s.visible) | bit(card)
        count_in(box, s, card)


@rule
def lie_no_longer(box: Box, s: Table, card: int) -> None:
    """A card is taken off the table, and counts no longer."""
    player = s.players[s.lies[card]]
    count_out(box, s, card)
    player.before = int(player.before) & ~bit(card)
    s.in_play = int(s.in_play) & ~bit(card)
    s.visible = int(s.visible) & ~bit(card)


@rule
def turn_over(box: Box, s: Table, card: int) -> None:
    """A card on the table is turned, face up or face down; it counts while it is visible."""
    count_out(box, s, card)
    s.visible = int(s.visible) ^ bit(card)
    count_in(box, s, card)


@rule
def swap_in_rows(box: Box, s: Table, one: int, other: int) -> None:
    """Two cards of two players swap places; each keeps its face and its token."""
    seat, other_seat = int(s.lies[one]), int(s.lies[other])
    place, other_place = place_in_row(s, one), place_in_row(s, other)
    visible, other_visible = is_visible(s, one), is_visible(s, other)
    s.players[seat].row[place - 1] = other
    s.players[other_seat].row[other_place - 1] = one
    lie_no_longer(box, s, one)
    lie_no_longer(box, s, other)
    lie_before(box, s, other_seat, one, visible)
    lie_before(box, s, seat, other, other_visible)
    find_hidden(s, one)
    find_hidden(s, other)


@rule
def find_hidden(s: Table, card: int) -> None:
    """Whoever gets a hidden card on the table may look at it."""
    seat = int(s.lies[card])
    learn(s, card, 1 << seat)
    if not is_visible(s, card):
        narrate(story.FOUND, seat, place_in_row(s, card), s.kind[card], s.known[card])
