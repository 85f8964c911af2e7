"""What is observed in First Rat: every number's name, meaning and range, in their order. `observing` fills them in."""

from __future__ import annotations

from rattery.core.observation import JOINS, MEMORY, OPTIONS, Schema
from rattery.games.first_rat.box import LOOSE_TRACKS
from rattery.games.first_rat.parts import (
    ABOARD,
    BOXES,
    BURROW,
    CAPS,
    COLOURS,
    COMICS,
    GOODS,
    GREG_CARDS,
    GREG_DECK,
    LAST_BOX,
    LAUNCH_PAD,
    MATERIALS,
    MAX_PLAYERS,
    NURSERY,
    PARTS,
    PIPES,
    RAT_NAMES,
    RATS,
    ROOMS,
    SPACES,
    STANDS,
    SUPER_COMICS,
    TRACKS,
)
from rattery.games.first_rat.rules.table import QUESTIONS, ROUND_END

MANY = 9_999
LAST_SEAT = MAX_PLAYERS - 1
EVERY_RAT = (1 << RATS) - 1
EVERY_CAP = (1 << len(CAPS)) - 1
EVERY_COMIC = (1 << len(COMICS)) - 1
LAST_TRACK_CARD = len(TRACKS) + LOOSE_TRACKS - 1
STEPS_AHEAD = 5
SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]
OWN_RATS = [f"rat {rat}" for rat in RAT_NAMES]
BOX_NAMES = [f"box {number + 1}" for number in range(BOXES)]
AHEAD = [f"{number + 1} ahead" for number in range(STEPS_AHEAD)]

OBSERVED = Schema()

ROUND = OBSERVED.number("round", "the round, from 1", 0, MANY)
LAST_ROUND = OBSERVED.number("last_round", "the last round; 0 while no end is in sight", 0, MANY)
OVER = OBSERVED.number("over", "1 when the game is over", 0, 1)
ASKED = OBSERVED.number("asked", "the question, by its number", 0, len(QUESTIONS) - 1)
DECIDER = OBSERVED.number("decider", "the seat that decides", -1, LAST_SEAT)
ACTIVE = OBSERVED.number("active", "the active player", -1, LAST_SEAT)
FIRST = OBSERVED.number("first", "the first player", -1, LAST_SEAT)
STEP = OBSERVED.number("step", "the step of the turn, by its number", 0, ROUND_END)
MOVED = OBSERVED.number("moved", "rats that moved this turn, a bit each", 0, EVERY_RAT)
MAY_MOVE_ON = OBSERVED.number("may_move_on", "1 if another rat may join the movement", 0, 1)
COLOUR = OBSERVED.number("colour", "the colour this turn's rats ended on; -1 until known", -1, len(COLOURS) - 1)
RAT = OBSERVED.number("rat", "the rat whose route is being chosen", -1, RATS - 1)
GOAL = OBSERVED.number("goal", "where it goes", -1, LAUNCH_PAD)
DRINKING = OBSERVED.number("drinking", "1 if this turn's collecting counts twice", 0, 1)
PACKED = OBSERVED.number("packed", "backpacks whose material is chosen", 0, MANY)
STEPS = OBSERVED.number("steps", "steps still to be walked in the burrow", 0, MANY)
NAMING = OBSERVED.number("naming", "the comic whose super rat is being named", -1, len(COMICS) - 1)
SHOPPERS = OBSERVED.number("shoppers", "rats that may still take something at a stand, a bit each", 0, EVERY_RAT)
PLAYERS = OBSERVED.number("players", "players", 1, MAX_PLAYERS)
BOLTS = OBSERVED.number("bolts", "bolts left", 0, MANY)
TURN = OBSERVED.row("haul", "collected this turn", 0, MANY, GOODS)
STANDS_AT = OBSERVED.number("display.drinks", "drinks on display", 0, MANY)
CAPS_OUT = OBSERVED.number(
    "display.caps", f"caps on display, a bit each in this order: {', '.join(CAPS)}", 0, EVERY_CAP
)
COMICS_OUT = OBSERVED.number(
    "display.comics", f"comics on display, a bit each in this order: {', '.join(COMICS)}", 0, EVERY_COMIC
)
BACKPACKS_OUT = OBSERVED.row("display.backpacks", "backpacks on display", 0, MANY, COLOURS)
PATH_AT = OBSERVED.row(
    "path",
    "which printed space lies at a place of the path",
    1,
    SPACES,
    [f"place {place}" for place in range(1, SPACES + 1)],
)
with OBSERVED.each("track", [f"{track} track" for track in TRACKS]) as track:
    BOX_POINTS = track.row("points", "the points of", 0, MANY, BOX_NAMES)
    WHOSE_BOX = track.row("boxes", "whose; -1 free, -2 blocked, -3 spare", -3, LAST_SEAT, BOX_NAMES[:LAST_BOX])
    SPARE_BOX = track.number("spare", "the box of the spare marker, from 0; -1 beside", -1, LAST_BOX)
    IN_LAST_BOX = track.row("last_box", "markers in the last box", 0, MANY, SEATS)
TRACKS_AT, PER_TRACK = track.start, track.length
GREG_AT = OBSERVED.row("greg_seen", "GREG's cards, 1 if ever seen, 2 if it lies face up", 0, 2, GREG_CARDS)
with OBSERVED.each("player", SEATS) as player:
    POINTS = player.number("points", "points", -MANY, MANY)
    CHEESE = player.number("cheese", "cheese", 0, MANY)
    MOULDY = player.number("mouldy", "mouldy cheese", 0, MANY)
    OWN_BOLTS = player.number("bolts", "bolts", 0, MANY)
    LIGHT = player.number("light", "how far on the light string", 0, MANY)
    SPACE = player.number("burrow", "the space in the burrow", 0, len(BURROW) - 1)
    MARKERS = player.number("markers", "markers still to be placed", 0, MANY)
    DRINKS = player.number("drinks", "drinks", 0, MANY)
    CAPS_TAKEN = player.number("caps", "caps, a bit each", 0, EVERY_CAP)
    COMICS_TAKEN = player.number("comics", "comics, a bit each", 0, EVERY_COMIC)
    TURNS = player.number("turns", "turns taken", 0, MANY)
    DRINKS_TAKEN = player.number("drinks_taken", "drinks ever taken", 0, MANY)
    RATS_AT = player.row("rats", "where it is", NURSERY, ABOARD, OWN_RATS)
    POWERS = player.row(
        "powers", "super comics it was named for, a bit each", 0, (1 << len(SUPER_COMICS)) - 1, OWN_RATS
    )
    STOCK = player.row("stock", "materials", 0, MANY, MATERIALS)
    BACKPACKS = player.row("backpacks", "backpacks", 0, MANY, COLOURS)
    PIPES_USED = player.row(
        "pipes_used", "how often it was used", 0, MANY, [f"pipe {pipe}" for pipe in range(1, PIPES + 1)]
    )
PLAYERS_AT, PER_PLAYER = player.start, player.length

BASICS = OBSERVED.begin(OPTIONS)
FIRST_GAME = OBSERVED.number("first_game", "1 in a first game, without super rats", 0, 1)
VARIABLE_PATH = OBSERVED.number("variable_path", "1 if the path was shuffled", 0, 1)
VARIABLE_TRACKS = OBSERVED.number("variable_tracks", "1 if loose tracks were dealt", 0, 1)
GREG_MIX = OBSERVED.row("greg_mix", "cards in GREG's deck", 0, GREG_DECK, ["A", "B"])

OBSERVED.begin(JOINS)
with OBSERVED.each("own", OWN_RATS) as own:
    TO_PAD = own.number("to_pad", "steps to the launch pad; -1 if it is not on the path", -1, LAUNCH_PAD)
    COLOUR_AHEAD = own.row(
        "colour_ahead",
        "the colour of the space; -1 if there is none, or a rat of yours stands there",
        -1,
        len(COLOURS) - 1,
        AHEAD,
    )
    GOODS_AHEAD = own.row("goods_ahead", "the goods it gives; -1 if none", -1, len(GOODS) - 1, AHEAD)
    GAIN_AHEAD = own.row("gain_ahead", "how many, with its light", 0, MANY, AHEAD)
    TOLL_AHEAD = own.row("toll_ahead", "the toll to pay there", 0, MAX_PLAYERS, AHEAD)
OWN_AT, PER_OWN = own.start, own.length
NEXT_POINTS = OBSERVED.row("next_points", "what the next marker on a track would bring", 0, MANY, TRACKS)
MISSING = OBSERVED.row("missing", "materials you lack for", 0, MANY, PARTS)
TO_ROOM = OBSERVED.row("to_room", "your steps in the burrow to the", 0, len(BURROW), ROOMS[1:])
SHORT_OF_PRICE = OBSERVED.row("short_of_price", "cheese you lack for the price of", 0, MANY, STANDS)
with OBSERVED.each("progress", SEATS) as progress:
    RATS_ABOARD = progress.number("aboard", "rats aboard", 0, RATS)
    RATS_ON_PATH = progress.number("on_path", "rats on the path", 0, RATS)
    WAY_LEFT = progress.number("way_left", "steps to bring all rats aboard", 0, RATS * (LAUNCH_PAD + 1))
    BUILT = progress.row("built", "markers on the track", 0, MANY, TRACKS)
PROGRESS_AT, PER_PROGRESS = progress.start, progress.length

OBSERVED.begin(MEMORY)
TRACK_CARD = OBSERVED.row("track_card", "which track lies there", 0, LAST_TRACK_CARD, TRACKS)
GREG_CARD = OBSERVED.row(
    "greg_card",
    "GREG's cards in the order they were turned up; -1 if face down",
    -1,
    len(GREG_CARDS) - 1,
    [f"card {number + 1}" for number in range(GREG_DECK)],
)
GREG_ORDER = OBSERVED.row(
    "greg_order",
    "GREG's rats as they stood when his card was turned",
    0,
    RATS - 1,
    [f"rat {n + 1}" for n in range(RATS)],
)
GONE_DRINKS = OBSERVED.number("gone.drinks", "drinks GREG has put back in the box", 0, MANY)
GONE_CAPS = OBSERVED.number("gone.caps", "caps GREG has put back in the box, a bit each", 0, EVERY_CAP)
GONE_COMICS = OBSERVED.number("gone.comics", "comics GREG has put back in the box, a bit each", 0, EVERY_COMIC)
GONE_BACKPACKS = OBSERVED.row("gone.backpacks", "backpacks GREG has put back in the box", 0, MANY, COLOURS)
OBSERVED.are_private()  # what is hidden, GREG's deck, is hidden from everybody
OBSERVATION = OBSERVED.size
