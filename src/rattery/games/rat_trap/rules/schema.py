"""What is observed in Rat Trap: every number's name, meaning and range, in their order. `observing` fills them in."""

from __future__ import annotations

from rattery.core.observation import JOINS, MEMORY, OPTIONS, Schema
from rattery.games.rat_trap.parts import (
    CARDS,
    DICE,
    EVERYBODY,
    MAX_RATS,
    PILE_NAMES,
    PILE_SIZE,
    ROLES,
    THIRD_RAT_CARDS,
)
from rattery.games.rat_trap.rules.table import QUESTIONS, TURN_END

DOORS = MAX_RATS * PILE_SIZE
LAST_SEAT = MAX_RATS - 1
MOST_POINTS = 999
MOST_ROUNDS = 99
DEPTHS = [f"door {depth + 1} from the top" for depth in range(PILE_SIZE)]
PILES = [f"pile {name}" for name in PILE_NAMES]
SEATS = [f"seat {seat}" for seat in range(MAX_RATS)]

OBSERVED = Schema()

ROUND = OBSERVED.number("round", "the round, from 1", 0, MOST_ROUNDS)
IN_EXTRA_ROUND = OBSERVED.number("in_extra_round", "1 in an extra round", 0, 1)
OVER = OBSERVED.number("over", "1 when the game is over", 0, 1)
ASKED = OBSERVED.number("asked", "the question, by its number", 0, len(QUESTIONS) - 1)
DECIDER = OBSERVED.number("decider", "the seat that decides", -1, LAST_SEAT)
ACTIVE = OBSERVED.number("active", "the active player", -1, LAST_SEAT)
PARTNER = OBSERVED.number("partner", "the partner", -1, LAST_SEAT)
THROWS = OBSERVED.number("throws", "how often the dice were thrown this turn", 0, 2)
DICE_THROWN = OBSERVED.row(
    "dice", f"a die, counted from 0 in {', '.join(DICE)}", 0, len(DICE) - 1, ["the first", "the second"]
)
PARTNERS_DIE = OBSERVED.number("partners_die", "which die the partner kept: 0 or 1, -1 until then", -1, 1)
ACTOR = OBSERVED.number("actor", "whose action is being carried out", -1, LAST_SEAT)
TARGET = OBSERVED.number("target", "whom the cat is sent at", -1, LAST_SEAT)
THREATENED = OBSERVED.number("threatened", "who is about to take a bandage", -1, LAST_SEAT)
KEYS_LEFT = OBSERVED.number("keys", "doors that may still be opened in this action", 0, 2)
THIRD_RAT_TURNED = OBSERVED.number(
    "third_rat_turned", "how many of the third rat's cards were turned up this round", 0, THIRD_RAT_CARDS
)
ARRANGED = OBSERVED.number("arranged", "the pile the Manipulator arranges, -1 if none", -1, MAX_RATS - 1)
LAID = OBSERVED.number("laid", "how many cards of both piles the Manipulator has laid", 0, 2 * PILE_SIZE)
SHARED = OBSERVED.size
DISCARDED = OBSERVED.row("discard", "doors discarded", 0, DOORS, CARDS)
with OBSERVED.each("pile", PILES) as pile:
    LEFT = pile.number("left", "doors left", 0, PILE_SIZE)
    TRAPS_SHOWN = pile.number("traps_shown", "traps lying face up beside it", 0, PILE_SIZE)
    DOOR = pile.row("door", "its kind; -1 if unknown, or none lies there", -1, len(CARDS) - 1, DEPTHS)
PILES_AT, PER_PILE = pile.start, pile.length
with OBSERVED.each("rat", SEATS) as rat:
    POINTS = rat.number("points", "points", 0, MOST_POINTS)
    BANDAGES = rat.number("bandages", "bandages", 0, 20)
    OUT = rat.number("out", "1 if out of the round", 0, 1)
    ATTACKED = rat.number("attacked", "1 if the cat attacked this turn", 0, 1)
    STOCK = rat.number("stock", "cards in stock", 0, DOORS)
    ROLE_SHOWN = rat.number("role_shown", "1 if the role lies face up", 0, 1)
    ROLE = rat.number("role", "the role, if known; else -1", -1, len(ROLES) - 1)
    IS_SANE = rat.number("is_sane", "1 if everybody knows this is not the Fool", 0, 1)
    KNOWN_STOCK = rat.row("known_stock", "cards in stock known to be", 0, DOORS, CARDS)
RATS_AT, PER_RAT = rat.start, rat.length

BASICS = OBSERVED.begin(OPTIONS)
PLAYERS = OBSERVED.number("players", "players", 2, MAX_RATS)
WITH_ROLES = OBSERVED.number("with_roles", "1 if played with roles", 0, 1)
WITH_EXTRA_ROUND = OBSERVED.number("with_extra_round", "1 if a tie is played off in an extra round", 0, 1)

OBSERVED.begin(JOINS)
UNSEEN = OBSERVED.row("unseen", "doors that are hidden somewhere", 0, DOORS, CARDS)
DOORS_TO_COME = OBSERVED.number(
    "doors_to_come", "the fewest doors that can be opened before two piles are empty", 0, 2 * PILE_SIZE
)
with OBSERVED.each("look", PILES) as look:
    HIDDEN_DOORS = look.number("hidden", "doors in it that are hidden from you", 0, PILE_SIZE)
    MUST_HOLD_TRAP = look.number("must_hold_trap", "1 if it must hold a trap that is hidden from you", 0, 1)
LOOKS_AT, PER_LOOK = look.start, look.length
with OBSERVED.each("standing", SEATS) as standing:
    LIVES = standing.number("lives", "bandages that put it out of the round", -20, 20)
    HIDDEN_STOCK = standing.number("hidden_stock", "cards in stock that are hidden from you", 0, DOORS)
    STOCK_POINTS = standing.number("stock_points", "points of the cards in stock you know of", 0, 2 * DOORS)
    IN_ALL = standing.number("in_all", "points, with those of the cards you know of", 0, MOST_POINTS + 2 * DOORS)
STANDINGS_AT, PER_STANDING = standing.start, standing.length

GLANCE = OBSERVED.begin(MEMORY)
STEP = OBSERVED.number("step", "the step of the turn, by its number", 0, TURN_END)
PILE_OPENED = OBSERVED.number("pile_opened", "the pile whose doors are being opened; -1 before", -1, MAX_RATS - 1)
SUMMONED = OBSERVED.number("summoned", "how many seats were asked to step in this turn", 0, MAX_RATS)
FOOL_AT = OBSERVED.number("fool", "the Fool who pays for his traps, -1 if none does", -1, LAST_SEAT)
FOOLS_TRAPS = OBSERVED.number("fools_traps", "bandages he still has to take", 0, DOORS)
LOOKED_AT = OBSERVED.row("looked_at", "the Manipulator's piles", 0, MAX_RATS - 1, ["the first", "the second"])
LAID_LAST = OBSERVED.number("laid_last", "how many cards the last Manipulator has laid", 0, 2 * PILE_SIZE)
THIRD_RAT_DECIDER = OBSERVED.number("third_rat_decider", "who chooses for the third rat", -1, LAST_SEAT)
THIRD_RAT_CARD = OBSERVED.row(
    "third_rat_card",
    "the third rat's cards in the order they were turned up, from 0; -1 if face down",
    -1,
    THIRD_RAT_CARDS - 1,
    [f"card {number + 1}" for number in range(THIRD_RAT_CARDS)],
)
DOOR_KNOWN_TO = OBSERVED.row(
    "door_known_to", "the seats that know this door, a bit each, and last a spectator", 0, EVERYBODY, PILES, DEPTHS
)
KEPT_FROM = OBSERVED.row(
    "kept_from", "cards kept this round by", 0, PILE_SIZE, SEATS, [f"from {name}" for name in PILES]
)
STOCK_KNOWN_TO = OBSERVED.row(
    "stock_known_to",
    "as far as you can tell, cards in the stock of",
    0,
    DOORS,
    SEATS,
    [f"known to {eye}" for eye in (*SEATS, "spectators")],
    CARDS,
)
OBSERVED.are_private(
    "pile.door",
    "rat.role",
    "rat.known_stock",
    "unseen",
    "look.hidden",
    "look.must_hold_trap",
    "standing.hidden_stock",
    "standing.stock_points",
    "standing.in_all",
    "stock_known_to",
)
OBSERVATION = OBSERVED.size
