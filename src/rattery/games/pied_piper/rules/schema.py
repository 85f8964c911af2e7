"""What is observed in The Pied Piper: every number's name, meaning and range, in their order. `observing` fills them in."""

from __future__ import annotations

from rattery.core.observation import JOINS, MEMORY, OPTIONS, Schema
from rattery.games.pied_piper.parts import (
    CARDS,
    CARDS_TO_ACTIVATE,
    FIGURE_NAMES,
    FIGURES,
    KINDS,
    MAX_HOUSES,
    MAX_PLAYERS,
    MOST_ACTION_CARDS,
    MOST_LAYS,
    PLACE_NAMES,
    ROW,
    VARIANTS,
)
from rattery.games.pied_piper.rules.table import QUESTIONS

LAST_SEAT = MAX_PLAYERS - 1
MOST_LEVELS = 20
MOST_CARDS = MOST_ACTION_CARDS
MOST_CHARACTERS = 9
MOST_CHANGE = 99
SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]
HOUSES = [f"house {house}" for house in range(MAX_HOUSES)]
PLACES = [f"place {place}" for place in PLACE_NAMES]
LAID_CARDS = [f"card {card + 1}" for card in range(CARDS_TO_ACTIVATE)]

OBSERVED = Schema()

OVER = OBSERVED.number("over", "1 when the game is over", 0, 1)
ASKED = OBSERVED.number("asked", "the question, by its number", 0, len(QUESTIONS) - 1)
DECIDER = OBSERVED.number("decider", "the seat that decides", -1, LAST_SEAT)
ACTIVE = OBSERVED.number("active", "the active player", -1, LAST_SEAT)
FIRST_PLAYER = OBSERVED.number("first_player", "the first player", -1, LAST_SEAT)
TO_LAY = OBSERVED.number("to_lay", "cards the active player still has to lay", 0, CARDS_TO_ACTIVATE)
LAID_AT = OBSERVED.number("laid_at", "the place of this turn's first card, from 0; -1 before it is laid", -1, ROW - 1)
HAS_HIDDEN = OBSERVED.number("has_hidden", "1 if the active player has laid a card face down this turn", 0, 1)
IN_DECK = OBSERVED.number("in_deck", "cards in the action deck", 0, MOST_CARDS)
WAS_SHUFFLED = OBSERVED.number("was_shuffled", "1 if the action cards were ever shuffled anew", 0, 1)
COUNTERS_GONE = OBSERVED.number("counters_gone", "counters that left the game", 0, MAX_PLAYERS)
LEVELS = OBSERVED.number("levels", "the level of a house's roof", 0, MOST_LEVELS)
SHARED = OBSERVED.size
AT_HAND = OBSERVED.row("hand", "your hand", 0, MOST_CARDS, CARDS)
AT_DISCARD = OBSERVED.row("discard", "action cards discarded", 0, MOST_CARDS, CARDS)
AT_CHARACTER_DECK = OBSERVED.row("character_deck", "character deck", 0, MOST_CHARACTERS, FIGURE_NAMES)
AT_FIGURES = OBSERVED.row(
    "figures", "the house on whose left a figure stands, -1 if it is not in play", -1, MAX_HOUSES - 1, FIGURE_NAMES
)
with OBSERVED.each("character", PLACES) as character:
    FIGURE = character.number("figure", "the figure; -1 if the place is empty", -1, FIGURES - 1)
    LAID = character.number("laid", "action cards under it", 0, CARDS_TO_ACTIVATE)
    CARD = character.length
    for name in LAID_CARDS:
        key = name.replace(" ", "_")
        character.number(f"{key}.kind", f"{name}, its kind; -1 if unknown, or none lies there", -1, KINDS - 1)
        character.number(f"{key}.owner", f"{name}, who laid it; -1 if none lies there", -1, LAST_SEAT)
        character.number(f"{key}.face_down", f"{name}, 1 if it lies face down", 0, 1)
AT_ROW, PER_CHARACTER, PER_LAID_CARD = character.start, character.length, 3
with OBSERVED.each("house", HOUSES) as house:
    STANDS = house.number("stands", "1 while it stands", 0, 1)
    COUNTER = house.number("counter", "the rats in it", 0, MOST_LEVELS)
    OWNER = house.number("owner", "whose it is; -1 if neutral", -1, LAST_SEAT)
AT_HOUSES, PER_HOUSE = house.start, house.length
with OBSERVED.each("player", SEATS) as player:
    OUT = player.number("out", "1 if out of the game", 0, 1)
    OUTLIVED = player.number("outlived", "how many went out before", 0, MAX_PLAYERS)
    CAPTURED = player.number("captured", "counters won", 0, MAX_PLAYERS)
    IN_HAND = player.number("in_hand", "cards in hand", 0, MOST_CARDS)
AT_PLAYERS, PER_PLAYER = player.start, player.length

BASICS = OBSERVED.begin(OPTIONS)
PLAYERS = OBSERVED.number("players", "players", 2, MAX_PLAYERS)
VARIANT = OBSERVED.number("variant", f"the variant, counted from 0 in {', '.join(VARIANTS)}", 0, len(VARIANTS) - 1)

OBSERVED.begin(JOINS)
BEFORE = OBSERVED.row("before", "1 if its figure has right in front of it", 0, 1, PLACES, HOUSES)
CHANGE = OBSERVED.row("change", "what its figure brings into a house it crosses: 1 a rat, -1 the piper", -1, 1, PLACES)
with OBSERVED.each("outlook", HOUSES) as outlook:
    FREE = outlook.number("free", "levels below the roof", 0, MOST_LEVELS)
    RATS_BEFORE = outlook.number("rats_before", "rats that have it right in front of them", 0, FIGURES)
    PIPER_BEFORE = outlook.number("piper_before", "1 if the piper has it right in front of him", 0, 1)
    RATS_BEHIND = outlook.number("rats_behind", "rats that have it right behind them", 0, FIGURES)
    PIPER_BEHIND = outlook.number("piper_behind", "1 if the piper has it right behind him", 0, 1)
    COMING = outlook.number(
        "coming", "levels that characters with both cards will bring, as far as you see them", -MOST_CHANGE, MOST_CHANGE
    )
    BEGUN = outlook.number(
        "begun", "levels that the single cards under characters would bring", -MOST_CHANGE, MOST_CHANGE
    )
AT_OUTLOOK, PER_OUTLOOK = outlook.start, outlook.length
UNSEEN = OBSERVED.row("unseen", "action cards hidden somewhere", 0, MOST_CARDS, CARDS)

GLANCE = OBSERVED.begin(MEMORY)
OLD_UNSEEN = OBSERVED.row(
    "old_unseen", "of those hidden, how many were so before the last shuffle", 0, MOST_CARDS, CARDS
)
OWN_HELD = OBSERVED.row("held", "your hand at the last shuffle", 0, MOST_CARDS, CARDS)
IN_HAND_THEN = OBSERVED.row("in_hand_then", "cards in hand at the last shuffle", 0, MOST_CARDS, SEATS)
CHARACTER_DISCARD = OBSERVED.row("character_discard", "character cards discarded", 0, MOST_CHARACTERS, FIGURE_NAMES)
LAY_OF = OBSERVED.row(
    "lay_of",
    "which of the cards laid since the last shuffle it is, from 0; -1 if none, or laid before",
    -1,
    MOST_LAYS - 1,
    PLACES,
    LAID_CARDS,
)
LAY = OBSERVED.row(
    "lay",
    "laid since the last shuffle: 64 (seat + 1) + 8 (kind + 1) + cards in hand before, without a kind if you have not "
    "seen it; 0 if none",
    0,
    64 * MAX_PLAYERS + 64,
    [f"card {number + 1}" for number in range(MOST_LAYS)],
)
OBSERVED.are_private(
    "hand",
    "character.card_1.kind",
    "character.card_2.kind",
    "outlook.coming",
    "outlook.begun",
    "unseen",
    "old_unseen",
    "held",
    "lay",
)
OBSERVATION = OBSERVED.size
