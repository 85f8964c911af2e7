"""What lies in the box of First Rat, and what its parts are called.

The names here are the ones used in notation, views, saves and box files; what players read comes from the words.
"""

from __future__ import annotations

# What can be collected. The first four are the materials.
VINEGAR, SODA, CAN, CALCULATOR, CHEESE, BULB, CORE = range(7)
GOODS = ("vinegar", "soda", "can", "calculator", "cheese", "bulb", "core")
MATERIALS = GOODS[:4]

# The colours of the junkyard, and what a space of each colour gives.
BLUE, YELLOW, ORANGE, GREEN, WHITE = range(5)
COLOURS = ("blue", "yellow", "orange", "green", "white")
GOODS_OF_COLOUR = {
    "blue": ("bulb",),
    "yellow": ("cheese",),
    "orange": MATERIALS,
    "green": MATERIALS,
    "white": ("core",),
}
NO_COLOUR = -1

# The path: the start, 26 spaces and the launch pad; rats can also be in the nursery or aboard the rocket.
NURSERY, START, LAUNCH_PAD, ABOARD = -1, 0, 27, 28
SPACES = 26
TILES = ("A", "B", "C", "D", "E")
TILES_OF_GROUP = (6, 5, 5, 5, 5)
PIPES = 5
PIPE_SETS = 1 << PIPES
PIPE_SET_NAMES = tuple(
    " ".join(str(pipe + 1) for pipe in range(PIPES) if pipes >> pipe & 1) or "foot" for pipes in range(PIPE_SETS)
)

# The light string.
CONSTRUCTION_LIGHTS = 3

# The burrow: eleven spaces and three rooms.
BURROW = ("t1", "t2", "t3", "t4", "m1", "m2", "m3", "b1", "b2", "b3", "b4")
NO_SPACE = -1
NO_ROOM, STOREROOM, NURSERY_ROOM, LIBRARY = range(4)
ROOMS = ("none", "storeroom", "nursery", "library")

# Stands and what they sell: backpacks by colour, drinks all alike, ten caps.
HARRY, ZIPPY, CROW = range(3)
STANDS = ("harry", "zippy", "crow")
ROCKET_CAP, COCKPIT_CAP, CARGO_CAP, BOOSTER_CAP, PROVISIONS_CAP, LIGHTS_CAP, FOOD_CAP, CREW_CAP = range(8)
COLLECTOR_CAP, DRIFTER_CAP = 8, 9
CAPS = (
    "rocket",
    "cockpit",
    "cargo",
    "booster",
    "provisions",
    "lights",
    "food",
    "rattronauts",
    "collector",
    "drifter",
)
DRINK = len(COLOURS)
FIRST_CAP = DRINK + 1
ITEMS = (*(f"{colour}_backpack" for colour in COLOURS), "drink", *(f"{cap}_cap" for cap in CAPS))

# Comics; the last four make one rat a super rat.
TINKERER, PLUMBER, CHARMER, GOURMET, HAGGLER, QUARTERMASTER = range(6)
SPRINTER, PACK_LEADER, NIGHT_EYE, PICKPOCKET = range(6, 10)
COMICS = (
    "tinkerer",
    "plumber",
    "charmer",
    "gourmet",
    "haggler",
    "quartermaster",
    "sprinter",
    "pack_leader",
    "night_eye",
    "pickpocket",
)
FIRST_SUPER_COMIC = SPRINTER
SUPER_COMICS = COMICS[FIRST_SUPER_COMIC:]

# Score tracks; the first three are the parts of the rocket. The last box of a track takes any number.
COCKPIT, CARGO, BOOSTER, ROCKET, PROVISIONS, LIGHTS, FOOD, CREW = range(8)
TRACKS = ("cockpit", "cargo", "booster", "rocket", "provisions", "lights", "food", "rattronauts")
PARTS = TRACKS[:3]
BOXES = 5
LAST_BOX = BOXES - 1
FREE, BLOCKED, SPARE = -1, -2, -3  # what else than a seat's marker can be in a box
BESIDE = -1  # the spare marker lies beside its track

# Seats. GREG sits on the seat after the single player.
NOBODY = -1
MAX_PLAYERS = 5
SPECTATOR = MAX_PLAYERS
RATS = 4
RAT_NAMES = ("A", "B", "C", "D")
GREG = 1

# GREG's cards: those with an A, those with a B, one with a C. How many have an A, the box tells.
LEVELS = ("easy", "medium", "hard", "unfair")
A_CARDS, B_CARDS = 12, 9
GREG_CARDS = (
    *(f"A{number}" for number in range(1, A_CARDS + 1)),
    *(f"B{number}" for number in range(1, B_CARDS + 1)),
    "C",
)
C_CARD = A_CARDS + B_CARDS
LETTERED = C_CARD  # cards with an A or a B, at most
GREG_DECK = 11
SPARE_TRACKS = tuple(track for track in range(len(TRACKS)) if track not in (ROCKET, CREW))
NO_ICON, LIBRARY_ICON, BEST_ICON = -1, -2, -3  # else the number of a track
ICONS = ("none", "library", "best", *(TRACKS[track] for track in SPARE_TRACKS))

# Solo challenges.
CHALLENGES = (
    "grounded",
    "empty_handed",
    "full_crew",
    "two_rockets",
    "many_backpacks",
    "many_points",
    "few_turns",
    "full_larder",
    "pipe_rat",
)
