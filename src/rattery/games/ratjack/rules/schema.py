"""What is observed in Ratjack: every number's name, meaning and range, in their order. `observing` fills them in."""

from __future__ import annotations

from rattery.core.observation import JOINS, MEMORY, OPTIONS, Schema
from rattery.games.ratjack.parts import (
    CARDS,
    EVERYBODY,
    HAND,
    KINDS,
    MAX_PLAYERS,
    MAX_STEPS,
    NUMBERS,
    PACKS,
    ROW,
    TOKEN_FACES,
    TOKENS,
)
from rattery.games.ratjack.rules.table import QUESTIONS, TURN_END

MANY = 999
LAST_SEAT = MAX_PLAYERS - 1
LAST_KIND = len(KINDS) - 1
LAST_FACE = len(TOKEN_FACES) - 1
LAST_SPOT = MAX_PLAYERS * ROW - 1
ELSEWHERE = LAST_SPOT + 1  # a chosen card that lies in no row: in a hand, the deck or the pile
TRIGGERED = EVERYBODY + 1  # bits of a sign, beside those of the eyes that know the card
LOOKED_AT = 2 * TRIGGERED
MOST_SIGN = 2 * LOOKED_AT - 1
SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]
TOKEN_NAMES = [f"token {token}" for token in range(1, TOKENS + 1)]
FROM_THE_TOP = [f"card {card} from the top" for card in range(1, CARDS + 1)]
HAND_CARDS = ["the smaller", "the larger"]
ROW_CARDS = [f"card {card}" for card in range(1, ROW + 1)]
SIGN = "seats that know it, a bit each, and a spectator; then triggered, then looked at this turn"

OBSERVED = Schema()

ROUND = OBSERVED.number("round", "the round, from 1", 0, MANY)
OVER = OBSERVED.number("over", "1 when the game is over", 0, 1)
ASKED = OBSERVED.number("asked", "the question, by its number", 0, len(QUESTIONS) - 1)
DECIDER = OBSERVED.number("decider", "the seat that decides; -1 while others hide their first card", -1, LAST_SEAT)
ACTIVE = OBSERVED.number("active", "the active player", -1, LAST_SEAT)
IN_DECK = OBSERVED.number("in_deck", "cards in the deck", 0, CARDS)
IN_PILE = OBSERVED.number("in_pile", "cards on the discard pile", 0, CARDS)
QUIET = OBSERVED.number("quiet", "turns in a row in which the deck did not get smaller than ever before", 0, MANY)
FEWEST = OBSERVED.number("fewest", "the fewest cards the deck had in this round", 0, CARDS)
SOURCE = OBSERVED.number("source", "the kind of the card whose effect is carried out; -1 none", -1, LAST_KIND)
STEP = OBSERVED.number("step", "the step of its effect, from 0", 0, MAX_STEPS)
PICKED = OBSERVED.number("picked", f"the card chosen: seat times {ROW} plus place in the row; -1 none", -1, LAST_SPOT)
TOKEN = OBSERVED.number("token", "the face of the token chosen; -1 none", -1, LAST_FACE)
OPPONENT = OBSERVED.number("opponent", "the player chosen", -1, LAST_SEAT)
DECK_WAS_EMPTY = OBSERVED.number("deck_was_empty", "1 if the deck was empty during this turn", 0, 1)
DECK_SHRANK = OBSERVED.number("deck_shrank", "1 if the deck got smaller than ever before during this turn", 0, 1)
SHARED = OBSERVED.size
AT_RESERVE = OBSERVED.row("reserve", "its face; -1 if on a card", -1, LAST_FACE, TOKEN_NAMES)
AT_PILE = OBSERVED.row("pile", "the discard pile, its kind; -2 if there is none", -2, LAST_KIND, FROM_THE_TOP)
AT_DECK = OBSERVED.row("deck", "the deck, its kind; -1 unknown, -2 none", -2, LAST_KIND, FROM_THE_TOP)
with OBSERVED.each("player", SEATS) as player:
    POINTS = player.number("points", "points", -2, MANY)
    OUT = player.number("out", "1 if out of the round", -2, 1)
    TOTAL = player.number("total", "the visible cards, added up", -2, MANY)
    IN_HAND = player.number("in_hand", "cards in hand", -2, HAND)
    IN_ROW = player.number("in_row", "cards on the table", -2, ROW)
    CHOSEN = player.number("chosen", "the card you chose to hide first, if seen", -2, LAST_KIND)
    HAND_KINDS = player.row("hand", "a hand card, its kind; -1 unknown, -2 none", -2, LAST_KIND, HAND_CARDS)
    ROW_AT = player.length
    for card in ROW_CARDS:
        key = card.replace(" ", "_")
        player.number(f"{key}.kind", f"{card} on the table, its kind; -1 unknown, -2 none", -2, LAST_KIND)
        player.number(f"{key}.face_up", f"{card} on the table, 1 if face up", -2, 1)
        player.number(f"{key}.token", f"{card} on the table, the face of its token; -1 none", -2, LAST_FACE)
AT_PLAYERS, PER_PLAYER, PER_CARD = player.start, player.length, 3

BASICS = OBSERVED.begin(OPTIONS)
PLAYERS = OBSERVED.number("players", "players", 2, MAX_PLAYERS)
PACK = OBSERVED.row("packs", "how many packs are mixed", 0, 2, PACKS)
MEMORY_AID = OBSERVED.number("memory_aid", "1 if the table goes on showing what you have seen", 0, 1)
LIMIT = OBSERVED.number("limit", "the total nobody may exceed", 0, MANY)
POINTS_TO_WIN = OBSERVED.number("points_to_win", "points that win", 0, MANY)

OBSERVED.begin(JOINS)
UNSEEN = OBSERVED.row(
    "unseen", "cards you do not know, by their numbers", 0, CARDS, [str(number) for number in range(1, NUMBERS + 1)]
)
PILE_NUMBER = OBSERVED.number("pile_number", "the number on top of the discard pile; 0 if there is none", 0, NUMBERS)
with OBSERVED.each("hand_card", HAND_CARDS) as hand_card:
    HAND_NUMBER = hand_card.number("number", "its number; 0 if there is none", 0, NUMBERS)
    TOTAL_AFTER = hand_card.number("after", "your total with it face up", 0, MANY)
    IS_LANDING = hand_card.number("lands", "1 if that is the limit", 0, 1)
    IS_TOO_MUCH = hand_card.number("exceeds", "1 if that is more than the limit", 0, 1)
HAND_CARDS_AT, PER_HAND_CARD = hand_card.start, hand_card.length
with OBSERVED.each("standing", SEATS) as standing:
    MISSING = standing.number("missing", "what is missing to the limit", -MANY, MANY)
    HIDDEN = standing.number("hidden", "hidden cards on the table", 0, ROW)
    KNOWN_HIDDEN = standing.number("known_hidden", "those of them you know", 0, ROW)
    HIDDEN_VALUE = standing.number("hidden_value", "what those would count face up", 0, MANY)
    HIGHEST_HIDDEN = standing.number("highest_hidden", "what the highest of those would count", 0, MANY)
    TURNS_UNTIL = standing.number("turns_until", "turns of others before the next one; -1 if out", -1, MAX_PLAYERS)
STANDINGS_AT, PER_STANDING = standing.start, standing.length

GLANCE = OBSERVED.begin(MEMORY)
STAGE = OBSERVED.number("stage", "the stage of the turn, by its number", 0, TURN_END)
LAST_AWARDED = OBSERVED.number("last_awarded", "who got the last award of the round; -1 before", -1, LAST_SEAT)
SOURCE_AT = OBSERVED.number(
    "source_at", f"where the card of the effect lies; {ELSEWHERE} in no row, -1 none", -1, ELSEWHERE
)
SECOND_AT = OBSERVED.number(
    "second_at", f"where the other card chosen lies; {ELSEWHERE} in no row, -1 none", -1, ELSEWHERE
)
THAT_CARD_AT = OBSERVED.number(
    "that_card_at", f"where the card of the last step lies; {ELSEWHERE} in no row, -1 none", -1, ELSEWHERE
)
SIDES = OBSERVED.number("sides", "tokens that show their back, a bit each", 0, (1 << TOKENS) - 1)
TOKEN_AT = OBSERVED.row("token_at", "where it lies; -1 in the reserve", -1, ELSEWHERE, TOKEN_NAMES)
PILE_SIGN = OBSERVED.row("pile_sign", f"the discard pile, {SIGN}", 0, MOST_SIGN, FROM_THE_TOP)
DECK_SIGN = OBSERVED.row("deck_sign", f"the deck, {SIGN}", 0, MOST_SIGN, FROM_THE_TOP)
HAND_SIGN = OBSERVED.row("hand_sign", f"a hand, {SIGN}", 0, MOST_SIGN, SEATS, HAND_CARDS)
ROW_SIGN = OBSERVED.row("row_sign", f"a row, {SIGN}", 0, MOST_SIGN, SEATS, ROW_CARDS)
OBSERVED.are_private(
    "decider",
    "deck",
    "player.chosen",
    "player.hand",
    *(f"player.card_{card}.kind" for card in range(1, ROW + 1)),
    "unseen",
    *(f"hand_card.{name}" for name in ("number", "after", "lands", "exceeds")),
    *(f"standing.{name}" for name in ("known_hidden", "hidden_value", "highest_hidden")),
    *(f"{place}_sign" for place in ("pile", "deck", "hand", "row")),
)
OBSERVATION = OBSERVED.size
