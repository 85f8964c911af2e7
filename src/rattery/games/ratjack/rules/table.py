"""The table of Ratjack: everything that can change in a match, laid out as you would lay it out.

        deck ▒      pile 9      reserve +5 zero lock        the top card of the pile lies face up
    player 0  ▒ 8+5 ▒            hand ▒
    player 1  11 ▒               hand ▒                     rows keep their order; ▒ is a hidden card

A card is a number from 0 to 23 and stays the same card wherever it goes; what is printed on it is its `kind`. So all
that is hidden is in `kind`, and all that is known about it in `known`.
"""

from __future__ import annotations

from rattery.core.chance import Chance
from rattery.core.compile.rule import rule
from rattery.core.record import Record, Row, flag, i8, i16, i32, part, row
from rattery.core.seats import seat_after
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import CARDS, HAND, IN_HAND, MAX_PLAYERS, NO_CARD, NOBODY, NUMBERS, ROW

# What somebody is asked.
(
    NOTHING,
    FIRST_HIDDEN,  # everybody, at the same time: which of two cards to hide
    DRAW_FROM,  # deck or pile
    PLAY_CARD,  # which hand card, and how
    TURN_UP_FOR_DISCARD,  # which hidden card the discarded one turns up
    LOOK_AT_WHICH,
    LOOK_AT_WHOSE_HAND,
    TURN_UP_WHICH,
    TURN_DOWN_WHICH,
    TRIGGER_WHICH,
    EXCHANGE_WHICH,
    EXCHANGE_WITH,
    GIVE_WHICH,
    GIVE_WHOM,
    TAKE_WHICH,
    PICK_UP_WHICH,
    DISCARD_WHICH,
    DISCARD_FROM_HAND,
    LAY_FROM_HAND,
    LAY_BEFORE_WHOM,
    WHICH_TOKEN,
    TOKEN_ON_WHICH,
    RETURN_WHICH_TOKEN,
    MOVE_WHICH_TOKEN,
    MOVE_TOKEN_WHERE,
) = range(25)
QUESTIONS = (
    "nothing",
    "first_hidden",
    "draw_from",
    "play_card",
    "turn_up_for_discard",
    "look_at_which",
    "look_at_whose_hand",
    "turn_up_which",
    "turn_down_which",
    "trigger_which",
    "exchange_which",
    "exchange_with",
    "give_which",
    "give_whom",
    "take_which",
    "pick_up_which",
    "discard_which",
    "discard_from_hand",
    "lay_from_hand",
    "lay_before_whom",
    "which_token",
    "token_on_which",
    "return_which_token",
    "move_which_token",
    "move_token_where",
)

# The stages of a round, in order.
HIDING, DRAWING, PLAYING, TURNING_UP, EFFECT, TURN_END = range(6)


class Player(Record):
    points: int = i16
    out: bool = flag  # of the round; table, hand and tokens are out of play
    chosen: int = i16  # the card to hide first, until everybody has chosen
    in_hand: int = i16  # how many cards
    hand: Row[int] = row(i8, HAND)
    in_row: int = i16
    row: Row[int] = row(i8, ROW)  # the cards on the table, hidden and visible
    total: int = i16  # the visible ones, added up
    before: int = i32  # the cards on the table once more, a bit each


class Table(Record):
    chance: Chance = part(Chance)
    round_number: int = i16
    over: bool = flag
    stage: int = i16
    asked: int = i16  # the question put to the decider
    decider: int = i16  # NOBODY when the game is over
    active: int = i16
    last_awarded: int = i16  # who got the last award of the round, NOBODY before
    ended_by: int = i16  # how the last turn gave points, if it did: an ending of the game
    # The effect being carried out.
    source: int = i16  # the card whose effect it is, NO_CARD between effects
    step: int = i16
    picked: int = i16  # the card chosen in this step
    second: int = i16  # the other card chosen
    token: int = i16  # the token chosen
    opponent: int = i16  # the player chosen
    that_card: int = i16  # the card the last step was done to
    looked: int = i32  # cards looked at in this step, a bit each
    triggered: int = i32  # cards triggered this turn, a bit each
    # How far the round is.
    deck_was_empty: bool = flag  # during this turn
    deck_shrank: bool = flag  # during this turn, below what it ever was in this round
    fewest: int = i16  # cards in the deck, so far in this round
    quiet: int = i16  # turns in a row in which the deck did not get smaller than ever before
    # Tokens.
    reserve: int = i16  # a bit for each token there
    sides: int = i16  # a bit for each token that shows its back
    covered: int = i32  # cards with a token on them, a bit each
    locked: int = i32  # those among them with a lock, a bit each
    shielded: int = i32
    muted: int = i32
    # Cards.
    in_play: int = i32  # those on the table, but not before players who are out, a bit each
    visible: int = i32  # those that lie face up on the table, a bit each
    in_deck: int = i16
    deck: Row[int] = row(i8, CARDS)  # the top card is deck[in_deck - 1]
    in_pile: int = i16
    pile: Row[int] = row(i8, CARDS)  # the top card is pile[in_pile - 1]
    kind: Row[int] = row(i8, CARDS)  # what is printed on it
    lies: Row[int] = row(i8, CARDS)  # where it is
    token_on: Row[int] = row(i8, CARDS)  # the token on it, or NO_TOKEN
    known: Row[int] = row(i8, CARDS)  # a bit for every pair of eyes that knows it
    shown: Row[int] = row(i8, CARDS)  # a bit for every pair of eyes it is shown to
    doubtful: Row[int] = row(i8, CARDS)  # a bit for every pair of eyes that knows it, but not for all to see
    players: Row[Player] = row(Player, MAX_PLAYERS)


@rule
def bit(card: int) -> int:
    return 1 << int(card)


@rule
def has(cards: int, card: int) -> bool:
    """A card is in a set of cards, or a token in a set of tokens."""
    return (int(cards) >> int(card)) & 1 == 1


@rule
def is_visible(s: Table, card: int) -> bool:
    """Face up on the table."""
    return has(s.visible, card)


@rule
def several(cards: int) -> bool:
    """There is more than one card in a set."""
    return cards & (cards - 1) != 0


@rule
def first_card(cards: int) -> int:
    """The lowest card of a set."""
    for card in range(CARDS):
        if has(cards, card):
            return card
    return NO_CARD


@rule
def number_of(s: Table, card: int) -> int:
    """The number printed on a card, 1 to 12."""
    return int(s.kind[card]) % NUMBERS + 1


@rule
def next_in_play(box: Box, s: Table, seat: int) -> int:
    """The next player clockwise who is not out."""
    other = seat
    for _ in range(box.players):
        other = seat_after(box, other)
        if not s.players[other].out:
            return other
    return NOBODY


@rule
def opponents(box: Box, s: Table) -> int:
    """How many opponents of the active player are not out."""
    count = 0
    for seat in range(box.players):
        if is_opponent(s, seat):
            count += 1
    return count


@rule
def is_opponent(s: Table, seat: int) -> bool:
    return seat != s.active and not s.players[seat].out


@rule
def card_in_hand(s: Table, seat: int, kind: int) -> int:
    """A card of this kind in a hand; of two alike, one not triggered this turn."""
    low, high = cards_in_hand(s, seat)
    card = low if s.kind[low] == kind else high
    return card if s.kind[card] == kind else NO_CARD


@rule
def cards_in_hand(s: Table, seat: int) -> tuple[int, int]:
    """The cards in a hand, the smaller kind first, of two alike one not triggered; twice the same if there is only one."""
    player = s.players[seat]
    one, other = int(player.hand[0]), int(player.hand[player.in_hand - 1])
    kind, other_kind = int(s.kind[one]), int(s.kind[other])
    swap = (other_kind < kind) | ((other_kind == kind) & has(s.triggered, one))
    return other if swap else one, one if swap else other


@rule
def kinds_in_hand(s: Table, seat: int) -> tuple[int, int]:
    """The kinds in a hand, the smaller first; twice the same if there is only one."""
    low, high = cards_in_hand(s, seat)
    return int(s.kind[low]), int(s.kind[high])


@rule
def place_in_row(s: Table, card: int) -> int:
    """The place of a card on the table in its row, from 1."""
    player = s.players[s.lies[card]]
    for place in range(player.in_row):
        if player.row[place] == card:
            return place + 1
    return 0


@rule
def holder_of(s: Table, card: int) -> int:
    """Whose hand or row a card is in, or nobody's."""
    lies = int(s.lies[card])
    return lies % IN_HAND if lies < 2 * MAX_PLAYERS else NOBODY
