"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

`schema` says what each number is.
"""

from __future__ import annotations

import rattery.games.first_rat.rules.schema as schema
from rattery.core.compile.rule import rule
from rattery.core.observing import fill
from rattery.core.record import Row
from rattery.core.seats import relative
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    BOXES,
    COLOURS,
    GOODS,
    GREG_CARDS,
    GREG_DECK,
    LAST_BOX,
    LAUNCH_PAD,
    LIBRARY,
    MATERIALS,
    PARTS,
    PIPES,
    RATS,
    SPACES,
    STANDS,
    START,
    STOREROOM,
    TRACKS,
)
from rattery.games.first_rat.rules.burrow import steps_to
from rattery.games.first_rat.rules.collecting import is_lit
from rattery.games.first_rat.rules.moving import stands_on, toll
from rattery.games.first_rat.rules.schema import BASICS, OBSERVATION, STEPS_AHEAD
from rattery.games.first_rat.rules.scoring import score
from rattery.games.first_rat.rules.table import Table, rats_aboard, rats_on_path
from rattery.games.first_rat.rules.tracks import box_points, leftmost_free_box, markers_on

FACE_UP = 2
FACE_DOWN = -1
NONE = -1


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the basics, the options, what is read off at a glance, what is remembered."""
    fill(out, BASICS, OBSERVATION, 0)
    observe_basics(box, s, eye, out)
    observe_options(box, out)
    own = eye if eye < box.seats else 0
    for rat in range(RATS):
        observe_way_ahead(box, s, own, rat, out, schema.OWN_AT + rat * schema.PER_OWN)
    observe_wants(box, s, own, out)
    for seat in range(box.seats):
        observe_progress(s, seat, out, schema.PROGRESS_AT + relative(seat, eye, box.seats) * schema.PER_PROGRESS)
    observe_what_is_gone(box, s, out)


# The basics.


@rule
def observe_basics(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill BASICS numbers: the turn, stands, path, tracks, GREG's cards, the players from the observer on."""
    fill(out, 0, BASICS, 0)
    observe_turn(box, s, eye, out)
    observe_stands(s, out)
    for place in range(SPACES):
        out[schema.PATH_AT + place] = s.tiles[place + 1]
    for track in range(len(TRACKS)):
        observe_track(box, s, track, eye, out, schema.TRACKS_AT + track * schema.PER_TRACK)
    if box.solo:
        observe_greg(s, out)
    for seat in range(box.seats):
        observe_player(box, s, seat, out, schema.PLAYERS_AT + relative(seat, eye, box.seats) * schema.PER_PLAYER)


@rule
def observe_turn(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[schema.ROUND] = s.round_number
    out[schema.LAST_ROUND] = s.last_round
    out[schema.OVER] = s.over
    out[schema.ASKED] = s.asked
    out[schema.DECIDER] = relative(s.decider, eye, box.seats)
    out[schema.ACTIVE] = relative(s.active, eye, box.seats)
    out[schema.FIRST] = relative(s.first, eye, box.seats)
    out[schema.STEP] = s.step
    out[schema.MOVED] = s.moved
    out[schema.MAY_MOVE_ON] = s.may_move_on
    out[schema.COLOUR] = s.colour
    out[schema.RAT] = s.rat
    out[schema.GOAL] = s.goal
    out[schema.DRINKING] = s.drinking
    out[schema.PACKED] = s.packed
    out[schema.STEPS] = s.steps
    out[schema.NAMING] = s.naming
    out[schema.SHOPPERS] = s.shoppers
    out[schema.PLAYERS] = box.players
    out[schema.BOLTS] = s.bolts
    for goods in range(len(GOODS)):
        out[schema.TURN + goods] = s.haul[goods]


@rule
def observe_stands(s: Table, out: Row[int]) -> None:
    out[schema.STANDS_AT] = s.on_display.drinks
    out[schema.CAPS_OUT] = s.on_display.caps
    out[schema.COMICS_OUT] = s.on_display.comics
    for colour in range(len(COLOURS)):
        out[schema.BACKPACKS_OUT + colour] = s.on_display.backpacks[colour]


@rule
def observe_track(box: Box, s: Table, track: int, eye: int, out: Row[int], at: int) -> None:
    """The points of its boxes, who is in them, and how many of each seat are in the last."""
    for place in range(BOXES):
        out[at + schema.BOX_POINTS + place] = box_points(box, s, track, place)
    for place in range(LAST_BOX):
        whose = relative(s.tracks[track].boxes[place], eye, box.seats)
        out[at + schema.WHOSE_BOX + place] = whose
    spare = s.tracks[track].spare
    out[at + schema.SPARE_BOX] = spare
    for seat in range(box.seats):
        mine = at + schema.IN_LAST_BOX + relative(seat, eye, box.seats)
        out[mine] = s.tracks[track].last_box[seat]


@rule
def observe_greg(s: Table, out: Row[int]) -> None:
    """Which of his cards were ever seen, and which lie face up now."""
    for card in range(len(GREG_CARDS)):
        seen = (s.greg_seen >> card) & 1
        out[schema.GREG_AT + card] = seen
    for place in range(s.greg_turned):
        out[schema.GREG_AT + int(s.greg_deck[place])] = FACE_UP


@rule
def observe_player(box: Box, s: Table, seat: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at + schema.POINTS] = score(box, s, seat)
    out[at + schema.CHEESE] = player.cheese
    out[at + schema.MOULDY] = player.mouldy
    out[at + schema.OWN_BOLTS] = player.bolts
    out[at + schema.LIGHT] = player.light
    out[at + schema.SPACE] = player.burrow
    out[at + schema.MARKERS] = player.markers
    out[at + schema.DRINKS] = player.drinks
    out[at + schema.CAPS_TAKEN] = player.caps
    out[at + schema.COMICS_TAKEN] = player.comics
    out[at + schema.TURNS] = player.turns
    out[at + schema.DRINKS_TAKEN] = player.drinks_taken
    for rat in range(RATS):
        out[at + schema.RATS_AT + rat] = player.rats[rat]
        out[at + schema.POWERS + rat] = player.powers[rat]
    for material in range(len(MATERIALS)):
        out[at + schema.STOCK + material] = player.stock[material]
    for colour in range(len(COLOURS)):
        out[at + schema.BACKPACKS + colour] = player.backpacks[colour]
    for pipe in range(PIPES):
        out[at + schema.PIPES_USED + pipe] = player.pipes_used[pipe]


@rule
def observe_options(box: Box, out: Row[int]) -> None:
    out[schema.FIRST_GAME] = box.first_game
    out[schema.VARIABLE_PATH] = box.variable_path
    out[schema.VARIABLE_TRACKS] = box.variable_tracks
    if box.solo:
        out[schema.GREG_MIX] = box.greg_a_cards
        out[schema.GREG_MIX + 1] = box.greg_b_cards


# What is read off the table at a glance.


@rule
def observe_way_ahead(box: Box, s: Table, own: int, rat: int, out: Row[int], at: int) -> None:
    """What the next spaces on foot would give a rat, and what they would cost it."""
    here = int(s.players[own].rats[rat])
    is_on_path = START <= here <= LAUNCH_PAD
    out[at + schema.TO_PAD] = LAUNCH_PAD - here if is_on_path else NONE
    for steps in range(STEPS_AHEAD):
        place = here + 1 + steps
        out[at + schema.COLOUR_AHEAD + steps] = NONE
        out[at + schema.GOODS_AHEAD + steps] = NONE
        if is_on_path and place <= SPACES and not stands_on(s, own, place):
            space = box.spaces[s.tiles[place]]
            more = 1 if is_lit(box, s, own, rat, place) else 0
            out[at + schema.COLOUR_AHEAD + steps] = space.colour
            out[at + schema.GOODS_AHEAD + steps] = space.gives
            out[at + schema.GAIN_AHEAD + steps] = space.amount + more
            out[at + schema.TOLL_AHEAD + steps] = toll(box, s, own, place)


@rule
def observe_wants(box: Box, s: Table, own: int, out: Row[int]) -> None:
    """What the next markers bring, and what is missing for them."""
    player = s.players[own]
    for track in range(len(TRACKS)):
        out[schema.NEXT_POINTS + track] = box_points(box, s, track, leftmost_free_box(s, track))
    for part in range(len(PARTS)):
        missing = 0
        for material in range(len(MATERIALS)):
            missing += max(0, int(box.costs[part][material]) - int(player.stock[material]))
        out[schema.MISSING + part] = missing
    for room in range(STOREROOM, LIBRARY + 1):
        out[schema.TO_ROOM + room - STOREROOM] = steps_to(box, player.burrow, room)
    for stand in range(len(STANDS)):
        out[schema.SHORT_OF_PRICE + stand] = max(0, int(box.stands[stand].price) - int(player.cheese))


@rule
def observe_progress(s: Table, seat: int, out: Row[int], at: int) -> None:
    """How far a player's rats are, and how often each track was scored."""
    way = 0
    for rat in range(RATS):
        way += LAUNCH_PAD - min(int(s.players[seat].rats[rat]), LAUNCH_PAD)
    out[at + schema.RATS_ABOARD] = rats_aboard(s, seat)
    out[at + schema.RATS_ON_PATH] = rats_on_path(s, seat)
    out[at + schema.WAY_LEFT] = way
    for track in range(len(TRACKS)):
        out[at + schema.BUILT + track] = markers_on(s, seat, track)


# What is remembered.


@rule
def observe_what_is_gone(box: Box, s: Table, out: Row[int]) -> None:
    """Which tracks were dealt, how GREG's cards came, and what he has put back in the box."""
    for track in range(len(TRACKS)):
        out[schema.TRACK_CARD + track] = s.tracks[track].card
    if not box.solo:
        return
    for place in range(GREG_DECK):
        out[schema.GREG_CARD + place] = s.greg_deck[place] if place < s.greg_turned else FACE_DOWN
    for rat in range(RATS):
        out[schema.GREG_ORDER + rat] = s.greg_order[rat]
    out[schema.GONE_DRINKS] = s.gone.drinks
    out[schema.GONE_CAPS] = s.gone.caps
    out[schema.GONE_COMICS] = s.gone.comics
    for colour in range(len(COLOURS)):
        out[schema.GONE_BACKPACKS + colour] = s.gone.backpacks[colour]
