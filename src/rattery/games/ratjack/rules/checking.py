"""Checking: what is true of every table, after every move. The number that comes back is the first law that is broken."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.core.seats import sees
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import (
    CARDS,
    EVERYBODY,
    HAND,
    IN_DECK,
    IN_HAND,
    LOCK,
    MAX_PLAYERS,
    MUTE,
    NO_TOKEN,
    NOBODY,
    ON_PILE,
    ROW,
    SHIELD,
    SPECTATOR,
    TOKENS,
)
from rattery.games.ratjack.rules.sight import is_public
from rattery.games.ratjack.rules.table import HIDING, NOTHING, QUESTIONS, Table, bit, has, holder_of, is_visible
from rattery.games.ratjack.rules.tokens import face_on, is_locked, is_muted, is_shielded, value_of

LAWS = (
    "all is well",
    "every card of both packs is there once",
    "every card lies where it is said to lie, and nowhere else",
    "every token is in the reserve or on one card on the table",
    "everybody knows what is face up, and his own cards",
    "nothing is shown to eyes that do not know it, and with the memory aid everything they know is",
    "what a spectator knows, everybody knows",
    "everybody holds one card, two before one is hidden, and the active player two while he plays",
    "only cards on the table lie face up",
    "nobody has more points than win the game, and it is over once somebody has them",
    "somebody is asked something unless the game is over",
    "the deck was never smaller than its smallest",
    "sets of cards and totals are what lies on the table",
)


@rule
def check(box: Box, s: Table) -> int:
    """0 if all is well, else the place in LAWS of the law that is broken."""
    if not cards_are_all_there(box, s):
        return 1
    if not cards_lie_where_they_should(box, s):
        return 2
    if not tokens_are_all_there(s):
        return 3
    if not own_and_open_cards_are_known(s):
        return 4
    if not only_the_known_is_shown(box, s):
        return 5
    if not everybody_knows_what_spectators_know(s):
        return 6
    if not hands_are_sound(box, s):
        return 7
    if not only_table_cards_are_visible(s):
        return 8
    if not points_are_sound(box, s):
        return 9
    if not somebody_is_asked(box, s):
        return 10
    if s.fewest > s.in_deck or s.quiet < 0 or s.quiet > box.quiet_turns:
        return 11
    if not sets_and_totals_are_right(box, s):
        return 12
    return 0


@rule
def cards_are_all_there(box: Box, s: Table) -> bool:
    for card in range(CARDS):
        if times(s.kind, box.kinds[card]) != times(box.kinds, box.kinds[card]):
            return False
    return True


@rule
def times(kinds: Row[int], kind: int) -> int:
    """How often a kind is there."""
    count = 0
    for card in range(CARDS):
        if kinds[card] == kind:
            count += 1
    return count


@rule
def cards_lie_where_they_should(box: Box, s: Table) -> bool:
    """Each card is found in one place, and all places together hold as many cards as there are."""
    held = int(s.in_deck) + int(s.in_pile)
    for seat in range(box.players):
        held += int(s.players[seat].in_hand) + int(s.players[seat].in_row)
    if held != CARDS or s.in_deck < 0 or s.in_pile < 0:
        return False
    for card in range(CARDS):
        if not is_found(box, s, card, int(s.lies[card])):
            return False
    return True


@rule
def is_found(box: Box, s: Table, card: int, lies: int) -> bool:
    if lies == IN_DECK:
        for place in range(s.in_deck):
            if s.deck[place] == card:
                return True
    elif lies == ON_PILE:
        for place in range(s.in_pile):
            if s.pile[place] == card:
                return True
    elif 0 <= lies < IN_DECK and lies % IN_HAND < box.players:
        return is_found_with(s, card, lies)
    return False


@rule
def is_found_with(s: Table, card: int, lies: int) -> bool:
    """In a hand or in a row."""
    player = s.players[lies % IN_HAND]
    if player.in_hand < 0 or player.in_hand > HAND or player.in_row < 0 or player.in_row > ROW:
        return False
    if lies >= IN_HAND:
        for place in range(player.in_hand):
            if player.hand[place] == card:
                return True
        return False
    for place in range(player.in_row):
        if player.row[place] == card:
            return True
    return False


@rule
def tokens_are_all_there(s: Table) -> bool:
    for token in range(TOKENS):
        count = 1 if has(s.reserve, token) else 0
        for card in range(CARDS):
            if s.token_on[card] == token:
                count += 1
        if count != 1:
            return False
    for card in range(CARDS):
        token = s.token_on[card]
        if token < NO_TOKEN or token >= TOKENS or (token != NO_TOKEN and s.lies[card] >= MAX_PLAYERS):
            return False
    return True


@rule
def own_and_open_cards_are_known(s: Table) -> bool:
    for card in range(CARDS):
        holder = holder_of(s, card)
        if is_public(s, card) and s.shown[card] != EVERYBODY:
            return False
        if holder != NOBODY and not sees(s.shown[card], holder):
            return False
    return True


@rule
def only_the_known_is_shown(box: Box, s: Table) -> bool:
    for card in range(CARDS):
        known, shown = int(s.known[card]), int(s.shown[card])
        if shown & ~known != 0 or int(s.doubtful[card]) & ~known != 0:
            return False
        if box.memory_aid and shown != known:
            return False
    return True


@rule
def everybody_knows_what_spectators_know(s: Table) -> bool:
    for card in range(CARDS):
        if sees(s.known[card], SPECTATOR) and s.known[card] != EVERYBODY:
            return False
    return True


@rule
def hands_are_sound(box: Box, s: Table) -> bool:
    for seat in range(box.players):
        in_hand = s.players[seat].in_hand
        least = HAND if s.stage == HIDING else 1
        most = HAND if s.stage == HIDING or seat == s.active else 1
        if in_hand < least or in_hand > most:
            return False
    return True


@rule
def only_table_cards_are_visible(s: Table) -> bool:
    for card in range(CARDS):
        if is_visible(s, card) and s.lies[card] >= MAX_PLAYERS:
            return False
    return True


@rule
def sets_and_totals_are_right(box: Box, s: Table) -> bool:
    """What is kept beside rows and tokens, so that nobody has to look at every card."""
    in_play = 0
    for seat in range(box.players):
        if s.players[seat].before != cards_in_row(s, seat) or s.players[seat].total != added_up(box, s, seat):
            return False
        in_play |= 0 if s.players[seat].out else int(s.players[seat].before)
    if s.in_play != in_play:
        return False
    for card in range(CARDS):
        face = face_on(box, s, card)
        if has(s.covered, card) != (s.token_on[card] != NO_TOKEN) or is_locked(s, card) != (face == LOCK):
            return False
        if is_shielded(s, card) != (face == SHIELD) or is_muted(s, card) != (face == MUTE):
            return False
    return True


@rule
def cards_in_row(s: Table, seat: int) -> int:
    cards = 0
    for place in range(s.players[seat].in_row):
        cards |= bit(s.players[seat].row[place])
    return cards


@rule
def added_up(box: Box, s: Table, seat: int) -> int:
    """A player's visible cards."""
    total = 0
    for place in range(s.players[seat].in_row):
        total += value_of(box, s, s.players[seat].row[place])
    return total


@rule
def points_are_sound(box: Box, s: Table) -> bool:
    somebody_has_won = False
    for seat in range(box.players):
        points = s.players[seat].points
        if points < 0 or points > box.points_to_win:
            return False
        somebody_has_won = somebody_has_won or points == box.points_to_win
    return somebody_has_won == s.over


@rule
def somebody_is_asked(box: Box, s: Table) -> bool:
    if s.over:
        return s.decider == NOBODY
    return 0 <= s.decider < box.players and NOTHING < s.asked < len(QUESTIONS)
