"""Setting up: the path, the tracks, the stands, the library, the players, and each turn."""

from __future__ import annotations

from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.first_rat import story
from rattery.games.first_rat.box import LOOSE_TRACKS, Box
from rattery.games.first_rat.parts import (
    BESIDE,
    BLOCKED,
    CAPS,
    COLOURS,
    COMICS,
    FIRST_SUPER_COMIC,
    FREE,
    GOODS,
    LAST_BOX,
    MATERIALS,
    MAX_PLAYERS,
    NO_COLOUR,
    NOBODY,
    NURSERY,
    PIPES,
    RATS,
    ROCKET,
    SPACES,
    START,
    TILES,
    TILES_OF_GROUP,
    TRACKS,
)
from rattery.games.first_rat.rules.greg import random_backpack, set_up_greg
from rattery.games.first_rat.rules.table import MOVING, NOTHING, Table, nth_bit


@rule
def lay_out(box: Box, s: Table) -> None:
    """Everything in its place, and a first player drawn at random; alone, one goes first."""
    s.round_number = 1
    s.last_round = 0
    s.over = False
    s.bolts = box.bolts
    lay_path(box, s)
    lay_tracks(box, s)
    set_out_items(box, s)
    s.first = draw(s.chance, box.players)
    for seat in range(MAX_PLAYERS):
        clear_player(box, s, seat)
    for place in range(box.players):
        s.players[(s.first + place) % box.players].cheese = box.start_cheese[place]
    if box.solo:
        set_up_greg(box, s)
    narrate(story.BEGAN, s.first)
    narrate(story.ROUND_BEGAN, s.round_number)
    begin_turn(box, s, s.first)


# The path.


@rule
def lay_path(box: Box, s: Table) -> None:
    """The spaces as printed; in the variant the tiles of each letter are shuffled among themselves."""
    for place in range(SPACES + 1):
        s.tiles[place] = place
    if box.variable_path:
        first = 1
        for group in range(len(TILES)):
            shuffle_tiles(s, first, TILES_OF_GROUP[group])
            first += TILES_OF_GROUP[group]
    for colour in range(len(COLOURS)):
        s.places[colour] = places_of(box, s, colour)


@rule
def shuffle_tiles(s: Table, first: int, count: int) -> None:
    for left in range(count, 1, -1):
        place = first + draw(s.chance, left)
        tile = s.tiles[place]
        s.tiles[place] = s.tiles[first + left - 1]
        s.tiles[first + left - 1] = tile


@rule
def places_of(box: Box, s: Table, colour: int) -> int:
    """A bit for every place where a space of this colour lies."""
    places = 0
    for place in range(1, SPACES + 1):
        if box.spaces[s.tiles[place]].colour == colour:
            places |= 1 << place
    return places


# The tracks.


@rule
def lay_tracks(box: Box, s: Table) -> None:
    """The tracks as printed; in the variant seven loose ones are dealt over them, and the rocket keeps its own."""
    left = (1 << LOOSE_TRACKS) - 1
    count = LOOSE_TRACKS
    for track in range(len(TRACKS)):
        s.tracks[track].card = track
        s.tracks[track].spare = BESIDE
        if box.variable_tracks and track != ROCKET:
            card = nth_bit(left, draw(s.chance, count))
            left ^= 1 << card
            count -= 1
            s.tracks[track].card = len(TRACKS) + card
        clear_boxes(box, s, track)


@rule
def clear_boxes(box: Box, s: Table, track: int) -> None:
    """With few players neutral markers cover some boxes."""
    for place in range(LAST_BOX):
        s.tracks[track].boxes[place] = FREE
        if (box.blocked >> place) & 1 == 1:
            s.tracks[track].boxes[place] = BLOCKED
    for seat in range(MAX_PLAYERS):
        s.tracks[track].last_box[seat] = 0


# What can be had.


@rule
def set_out_items(box: Box, s: Table) -> None:
    s.gone.drinks = 0
    s.gone.caps = 0
    s.gone.comics = 0
    s.on_display.drinks = box.drinks_out
    s.on_display.caps = some_of(s, (1 << len(CAPS)) - 1, len(CAPS), box.caps_out)
    set_out_backpacks(box, s)
    comics = len(COMICS)
    if box.first_game:
        comics = FIRST_SUPER_COMIC
    s.on_display.comics = some_of(s, (1 << comics) - 1, comics, box.comics_out)


@rule
def some_of(s: Table, things: int, count: int, wanted: int) -> int:
    """As many as wanted of these things, at random; a bit each."""
    chosen = 0
    for taken in range(wanted):
        thing = nth_bit(things & ~chosen, draw(s.chance, count - taken))
        chosen |= 1 << thing
    return chosen


@rule
def set_out_backpacks(box: Box, s: Table) -> None:
    """All of them shuffled, as many as the players call for are left."""
    count = 0
    for colour in range(len(COLOURS)):
        s.gone.backpacks[colour] = 0
        s.on_display.backpacks[colour] = box.backpack_copies[colour]
        count += box.backpack_copies[colour]
    while count > box.backpacks_out:
        s.on_display.backpacks[random_backpack(s)] -= 1
        count -= 1


# Players and turns.


@rule
def clear_player(box: Box, s: Table, seat: int) -> None:
    """Two rats on the start, two in the nursery; nobody has anything yet."""
    player = s.players[seat]
    for rat in range(RATS):
        player.rats[rat] = NURSERY
        if rat < box.rats_at_start and seat < box.players:
            player.rats[rat] = START
        player.powers[rat] = 0
    for material in range(len(MATERIALS)):
        player.stock[material] = 0
    for colour in range(len(COLOURS)):
        player.backpacks[colour] = 0
    for pipe in range(PIPES):
        player.pipes_used[pipe] = 0
    player.cheese = 0
    player.mouldy = 0
    player.bolts = 0
    player.light = 0
    player.burrow = box.burrow_start
    player.markers = box.markers
    player.drinks = 0
    player.drinks_taken = 0
    player.caps = 0
    player.comics = 0
    player.turns = 0


@rule
def begin_turn(box: Box, s: Table, active: int) -> None:
    s.active = active
    s.asked = NOTHING
    s.step = MOVING
    s.moved = 0
    s.may_move_on = True
    s.colour = NO_COLOUR
    s.rat = NOBODY
    s.goal = NOBODY
    s.drinking = False
    s.packed = 0
    s.steps = 0
    s.naming = NOBODY
    s.shoppers = 0
    for goods in range(len(GOODS)):
        s.haul[goods] = 0
    s.players[active].turns += 1
