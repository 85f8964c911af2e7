"""The box of First Rat: the components for this play and the chosen options. Nothing in it ever changes."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.box import BoxFile, Entry
from rattery.core.record import Record, Row, blank, flag, i8, i16, i32, row
from rattery.games.first_rat.options import Options
from rattery.games.first_rat.parts import (
    BEST_ICON,
    BOXES,
    BURROW,
    C_CARD,
    CAPS,
    CHALLENGES,
    COLOURS,
    COMICS,
    CONSTRUCTION_LIGHTS,
    FIRST_SUPER_COMIC,
    GOODS,
    GOODS_OF_COLOUR,
    GREG_CARDS,
    GREG_DECK,
    ICONS,
    LETTERED,
    LEVELS,
    LIBRARY_ICON,
    MATERIALS,
    MAX_PLAYERS,
    NO_ICON,
    NO_SPACE,
    PARTS,
    PIPE_SETS,
    PIPES,
    RATS,
    ROOMS,
    SPACES,
    STANDS,
    START,
    TILES,
    TILES_OF_GROUP,
    TRACKS,
)

PLACES = ("first", "second", "third", "fourth", "fifth")
LOOSE_TRACKS = 8


class Space(Record):
    colour: int = i16
    gives: int = i16  # GOODS
    amount: int = i16
    tile: int = i16  # the group of its tile
    first_lamp: int = i16  # the step of the light string from which on it is lit


class Stand(Record):
    space: int = i16
    price: int = i16


class Pipe(Record):
    origin: int = i16
    exit: int = i16
    price: int = i16  # the material


class Route(Record):
    """A way through some pipes, or none, as far as the last one's exit."""

    pipes: int = i16  # a bit for every pipe
    steps: int = i16
    exit: int = i16  # the origin itself without a pipe
    price: Row[int] = row(i8, len(MATERIALS))


class Routes(Record):
    count: int = i16
    each: Row[Route] = row(Route, PIPE_SETS)


class BurrowSpace(Record):
    onward: int = i16
    up: int = i16  # NO_SPACE where there is no junction
    room: int = i16


class GregCard(Record):
    steps: Row[int] = row(i16, RATS)  # leader first
    icon: int = i16  # a track, or an icon of its own
    also: int = i16  # another one, carried out before it; never the best track


class Challenge(Record):
    least: int = i16
    most: int = i16


class Box(Record):
    players: int = i16  # who decide
    seats: int = i16  # who score: the players, and GREG
    solo: bool = flag
    first_game: bool = flag
    variable_path: bool = flag
    variable_tracks: bool = flag
    rats_at_start: int = i16
    stride_alone: int = i16
    stride_in_group: int = i16
    markers: int = i16
    markers_to_end: int = i16
    mouldy_gives: int = i16
    mouldy_costs: int = i16
    bolts: int = i16
    bolt_points: int = i16
    left_over_a_point: int = i16
    caps_out: int = i16
    comics_out: int = i16
    drinks_out: int = i16
    backpacks_out: int = i16
    start_cheese: Row[int] = row(i16, MAX_PLAYERS)  # in order from the first player
    spaces: Row[Space] = row(Space, SPACES + 1)  # from 1, as printed
    stands: Row[Stand] = row(Stand, len(STANDS))
    pipes: Row[Pipe] = row(Pipe, PIPES)
    routes: Row[Routes] = row(Routes, SPACES + 1)  # by origin
    lights: Row[int] = row(i16, CONSTRUCTION_LIGHTS)  # the steps of the construction lights; the last ends the string
    burrow_start: int = i16
    burrow: Row[BurrowSpace] = row(BurrowSpace, len(BURROW))
    tracks: Row[Row[int]] = row(i16, len(TRACKS) + LOOSE_TRACKS, BOXES)  # the printed ones, then the loose ones
    blocked: int = i32  # a bit for every blocked box
    costs: Row[Row[int]] = row(i16, len(PARTS), len(MATERIALS))
    donation: int = i16
    backpack_copies: Row[int] = row(i16, len(COLOURS))
    backpack_adds: Row[int] = row(i16, len(COLOURS))
    drink_times: int = i16
    cap_points: Row[int] = row(i16, len(CAPS))
    gourmet_steps: int = i16
    haggler_less: int = i16
    quartermaster_donation: int = i16
    sprinter_stride: int = i16
    pack_leader_stride: int = i16
    pickpocket_back: int = i16
    greg_rats: Row[int] = row(i16, RATS)
    greg_a_cards: int = i16  # in his deck
    greg_b_cards: int = i16
    greg_every_a: int = i32  # all there are in the box, a bit each
    greg_every_b: int = i32
    greg_cards: Row[GregCard] = row(GregCard, len(GREG_CARDS))
    challenges: Row[Challenge] = row(Challenge, len(CHALLENGES))


def read_box(file: BoxFile, options: Options) -> Box:
    """The box for these options, every value of the file checked, also those other options would use."""
    box = blank(Box)
    box.players = options.players
    box.solo = options.players == 1
    box.seats = max(options.players, 2)
    box.first_game = options.first_game
    box.variable_path = options.path == "variable"
    box.variable_tracks = options.tracks == "variable"
    _read_limits(file, box)
    _read_backpacks(file, box)
    _read_set_out(file, box)
    _read_path(file, box)
    _read_stands(file, box)
    _read_pipes(file, box)
    _read_lamps(file, box)
    _read_burrow(file, box)
    _read_tracks(file, box)
    _read_blocked(file, box)
    _read_costs(file, box)
    _read_caps(file, box)
    _read_comics(file, box)
    _read_greg(file, box, options.level)
    _read_challenges(file, box)
    file.finish()
    _find_routes(box)
    return box


def _read_limits(file: BoxFile, box: Box) -> None:
    box.rats_at_start = file.number("limits", "rats_at_start", 1, RATS)
    box.stride_alone = file.number("limits", "stride_alone", 1, 10)
    box.stride_in_group = file.number("limits", "stride_in_group", 1, 10)
    box.markers = file.number("limits", "markers", 1, 40)
    box.markers_to_end = file.number("limits", "markers_to_end", 1, int(box.markers))
    box.mouldy_gives = file.number("limits", "mouldy_gives", 1, 20)
    box.mouldy_costs = file.number("limits", "mouldy_costs", 0, 20)
    box.bolts = file.number("limits", "bolts", 0, 100)
    box.bolt_points = file.number("limits", "bolt_points", 0, 20)
    box.left_over_a_point = file.number("limits", "left_over_a_point", 1, 100)
    box.caps_out = file.number("limits", "caps", 0, len(CAPS))
    box.comics_out = file.number("limits", "comics", 0, FIRST_SUPER_COMIC)


def _read_backpacks(file: BoxFile, box: Box) -> None:
    for colour, entry in enumerate(file.entries("backpacks", COLOURS)):
        box.backpack_copies[colour] = entry.number("copies", 0, 5)
        box.backpack_adds[colour] = entry.number("adds", 0, 10)
        entry.finish()


def _read_set_out(file: BoxFile, box: Box) -> None:
    entry = file.entry("drinks", "drink")
    drinks = entry.number("copies", 0, 20)
    box.drink_times = entry.number("times", 1, 5)
    entry.finish()
    for players in range(2, MAX_PLAYERS + 1):
        entry = file.entry("set_out", str(players))
        drinks_out = entry.number("drinks", 0, drinks)
        backpacks_out = entry.number("backpacks", 0, sum(map(int, box.backpack_copies)))
        entry.finish()
        if players == box.seats:
            box.drinks_out, box.backpacks_out = drinks_out, backpacks_out
    for place, key in enumerate(PLACES):
        box.start_cheese[place] = file.number("start_cheese", key, 0, 20)


def _read_path(file: BoxFile, box: Box) -> None:
    for number, entry in enumerate(file.entries("path", map(str, range(1, SPACES + 1))), 1):
        space = box.spaces[number]
        colour = entry.choice("colour", COLOURS)
        space.colour = COLOURS.index(colour)
        space.gives = GOODS.index(entry.choice("gives", GOODS_OF_COLOUR[colour]))
        space.amount = entry.number("amount", 1, 10)
        space.tile = TILES.index(entry.choice("tile", TILES))
        expected = TILES[_group_at(number)]
        entry.must(TILES[space.tile] == expected, "box-other-tile", expected=expected, given=TILES[space.tile])
        entry.finish()


def _group_at(number: int) -> int:
    """The tiles lie in order of their groups, six of the first and five of each other."""
    return next(group for group in range(len(TILES)) if number <= sum(TILES_OF_GROUP[: group + 1]))


def _read_stands(file: BoxFile, box: Box) -> None:
    before = START
    for stand, entry in zip(box.stands, file.entries("stands", STANDS), strict=True):
        stand.space = before = entry.number("space", before + 1, SPACES)
        stand.price = entry.number("price", 0, 50)
        entry.finish()


def _read_pipes(file: BoxFile, box: Box) -> None:
    before = START
    for pipe, entry in zip(box.pipes, file.entries("pipes", map(str, range(1, PIPES + 1))), strict=True):
        pipe.origin = before = entry.number("from", before + 1, SPACES - 2)
        pipe.exit = entry.number("to", before + 2, SPACES)
        pipe.price = MATERIALS.index(entry.choice("price", MATERIALS))
        entry.finish()


def _read_lamps(file: BoxFile, box: Box) -> None:
    lit, found = 0, 0
    for number, entry in enumerate(file.entries("lamps", map(str, range(1, SPACES + 1))), 1):
        box.spaces[number].first_lamp = lit + 1
        lit += entry.number("lamps", 1, 9)
        if entry.choice("kind", ("lamp", "construction")) == "construction":
            entry.must(found < CONSTRUCTION_LIGHTS, "box-construction-lights", expected=CONSTRUCTION_LIGHTS)
            box.lights[found] = lit
            found += 1
        ends_well = number < SPACES or (found == CONSTRUCTION_LIGHTS and box.lights[-1] == lit)
        entry.must(ends_well, "box-construction-lights", expected=CONSTRUCTION_LIGHTS)
        entry.finish()


def _read_burrow(file: BoxFile, box: Box) -> None:
    entry = file.entry("burrow", "start")
    box.burrow_start = BURROW.index(entry.choice("space", BURROW))
    entry.finish()
    for space, entry in zip(box.burrow, file.entries("burrow", BURROW), strict=True):
        space.onward = BURROW.index(entry.choice("onward", BURROW))
        up = entry.choice("up", ("none", *BURROW))
        space.up = NO_SPACE if up == "none" else BURROW.index(up)
        space.room = ROOMS.index(entry.choice("room", ROOMS))
        entry.finish()


def _read_tracks(file: BoxFile, box: Box) -> None:
    printed = file.entries("tracks", TRACKS)
    loose = file.entries("loose_tracks", map(str, range(1, LOOSE_TRACKS + 1)))
    for card, entry in enumerate([*printed, *loose]):
        points = entry.numbers("boxes", 0, 30, [BOXES])
        entry.must(points == sorted(points, reverse=True), "box-track-order")
        entry.finish()
        for place in range(BOXES):
            box.tracks[card][place] = points[place]


def _read_blocked(file: BoxFile, box: Box) -> None:
    for players in range(1, MAX_PLAYERS + 1):
        entry = file.entry("blocked", str(players))
        boxes = entry.numbers("boxes", 1, BOXES - 1, range(BOXES))
        entry.finish()
        if players == box.players:
            box.blocked = sum(1 << (number - 1) for number in set(boxes))


def _read_costs(file: BoxFile, box: Box) -> None:
    for part, entry in enumerate(file.entries("costs", PARTS)):
        for material, name in enumerate(MATERIALS):
            box.costs[part][material] = entry.number(name, 0, 20)
        entry.must(sum(map(int, box.costs[part])) > 1, "box-part-too-cheap")
        entry.finish()
    entry = file.entry("costs", "donation")
    box.donation = entry.number("cheese", 1, 50)
    entry.finish()


def _read_caps(file: BoxFile, box: Box) -> None:
    for cap, entry in enumerate(file.entries("caps", CAPS)):
        box.cap_points[cap] = entry.number("points", 0, 50)
        entry.finish()


def _read_comics(file: BoxFile, box: Box) -> None:
    entries = {entry.key: entry for entry in file.entries("comics", COMICS)}
    box.gourmet_steps = entries["gourmet"].number("steps", 0, 20)
    box.haggler_less = entries["haggler"].number("less", 0, 50)
    box.quartermaster_donation = entries["quartermaster"].number("cheese", 1, 50)
    box.sprinter_stride = entries["sprinter"].number("stride", 1, 10)
    box.pack_leader_stride = entries["pack_leader"].number("stride", 1, 10)
    box.pickpocket_back = entries["pickpocket"].number("back", 1, SPACES)
    for entry in entries.values():
        entry.finish()


def _read_greg(file: BoxFile, box: Box, level: str) -> None:
    entry = file.entry("greg", "rats")
    spaces = entry.numbers("spaces", START, SPACES, [RATS])
    entry.finish()
    for rat in range(RATS):
        box.greg_rats[rat] = spaces[rat]
    a_cards = file.numbered("greg_cards", 1, LETTERED - 1, "A")
    b_cards = file.numbered("greg_cards", 1, LETTERED - len(a_cards), "B")
    for number, entry in enumerate([*a_cards, *b_cards]):
        _read_greg_card(entry, box.greg_cards[number], ICONS)
    _read_greg_card(file.entry("greg_cards", "C"), box.greg_cards[C_CARD], ["best"])
    box.greg_every_a = (1 << len(a_cards)) - 1
    box.greg_every_b = ((1 << len(b_cards)) - 1) << len(a_cards)
    for name in LEVELS:
        entry = file.entry("greg", name)
        from_a = entry.number("a", 1, min(GREG_DECK - 2, len(a_cards)))
        from_b = entry.number("b", GREG_DECK - 1 - from_a, GREG_DECK - 1 - from_a)
        entry.must(from_b <= len(b_cards), "box-greg-too-few", given=len(b_cards), needed=from_b)
        entry.finish()
        if name == level and box.solo:
            box.greg_a_cards, box.greg_b_cards = from_a, from_b


def _read_greg_card(entry: Entry, card: GregCard, icons: Sequence[str]) -> None:
    for place, steps in enumerate(entry.numbers("steps", 0, 9, [RATS])):
        card.steps[place] = steps
    card.icon = _icon(entry.choice("icon", icons))
    card.also = _icon(entry.choice("also", [name for name in ICONS if name != "best"], "none"))
    entry.finish()


def _icon(name: str) -> int:
    own = {"none": NO_ICON, "library": LIBRARY_ICON, "best": BEST_ICON}
    return own[name] if name in own else TRACKS.index(name)


def greg_card_names(box: Box) -> tuple[str, ...]:
    """What GREG's cards are called, by number: A1, A2, ... B1, B2, ... C."""
    a_cards, b_cards = int(box.greg_every_a).bit_count(), int(box.greg_every_b).bit_count()
    lettered = [*(f"A{number + 1}" for number in range(a_cards)), *(f"B{number + 1}" for number in range(b_cards))]
    return (*lettered, *[""] * (LETTERED - len(lettered)), "C")


def _read_challenges(file: BoxFile, box: Box) -> None:
    for number, entry in enumerate(file.entries("challenges", CHALLENGES)):
        if "least" in entry.values:
            box.challenges[number].least = entry.number("least", 1, 500)
        elif "most" in entry.values:
            box.challenges[number].most = entry.number("most", 1, 500)
        entry.finish()


def _find_routes(box: Box) -> None:
    """From every space, each set of pipes that can be gone through in order without going back."""
    longest = max(map(int, (box.stride_alone, box.stride_in_group, box.sprinter_stride, box.pack_leader_stride)))
    pipes = [(int(pipe.origin), int(pipe.exit), int(pipe.price)) for pipe in box.pipes]
    for origin in range(SPACES + 1):
        routes = box.routes[origin]
        for chosen in range(PIPE_SETS):
            way = [pipe for number, pipe in enumerate(pipes) if chosen >> number & 1]
            steps, place = _length(origin, way)
            if 0 <= steps <= longest:
                route = routes.each[routes.count]
                routes.count += 1
                route.pipes, route.steps, route.exit = chosen, steps, place
                for _, _, material in way:
                    route.price[material] += 1


def _length(place: int, way: list[tuple[int, int, int]]) -> tuple[int, int]:
    """The steps through these pipes and where they end; -1 if one of them is already passed."""
    steps = 0
    for origin, end, _ in way:
        if origin < place:
            return -1, place
        steps += origin - place + 1
        place = end
    return steps, place
