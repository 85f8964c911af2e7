"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

`labels.py` of this game says what each number means, in this order.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.core.seats import relative
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    BOXES,
    COLOURS,
    GOODS,
    GREG_CARDS,
    LAST_BOX,
    MATERIALS,
    MAX_PLAYERS,
    PIPES,
    RATS,
    SPACES,
    TRACKS,
)
from rattery.games.first_rat.rules.scoring import score
from rattery.games.first_rat.rules.table import Table
from rattery.games.first_rat.rules.tracks import box_points

TURN = 20
STANDS_AT = TURN + len(GOODS)
PATH_AT = STANDS_AT + 3 + len(COLOURS)
TRACKS_AT = PATH_AT + SPACES
PER_TRACK = 2 * BOXES + MAX_PLAYERS
GREG_AT = TRACKS_AT + len(TRACKS) * PER_TRACK
PLAYERS_AT = GREG_AT + len(GREG_CARDS)
PER_PLAYER = 12 + 2 * RATS + len(MATERIALS) + len(COLOURS) + PIPES
OBSERVATION = PLAYERS_AT + MAX_PLAYERS * PER_PLAYER
FACE_UP = 2


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the turn, stands, path, tracks, GREG's cards, the players from the observer on."""
    for place in range(OBSERVATION):
        out[place] = 0
    observe_turn(box, s, eye, out)
    observe_stands(s, out)
    for place in range(SPACES):
        out[PATH_AT + place] = s.tiles[place + 1]
    for track in range(len(TRACKS)):
        observe_track(box, s, track, eye, out, TRACKS_AT + track * PER_TRACK)
    if box.solo:
        observe_greg(s, out)
    for seat in range(box.seats):
        observe_player(box, s, seat, out, PLAYERS_AT + relative(seat, eye, box.seats) * PER_PLAYER)


@rule
def observe_turn(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[0] = s.round_number
    out[1] = s.last_round
    out[2] = s.over
    out[3] = s.asked
    out[4] = relative(s.decider, eye, box.seats)
    out[5] = relative(s.active, eye, box.seats)
    out[6] = relative(s.first, eye, box.seats)
    out[7] = s.step
    out[8] = s.moved
    out[9] = s.may_move_on
    out[10] = s.colour
    out[11] = s.rat
    out[12] = s.goal
    out[13] = s.drinking
    out[14] = s.packed
    out[15] = s.steps
    out[16] = s.naming
    out[17] = s.shoppers
    out[18] = box.players
    out[19] = s.bolts
    for goods in range(len(GOODS)):
        out[TURN + goods] = s.haul[goods]


@rule
def observe_stands(s: Table, out: Row[int]) -> None:
    out[STANDS_AT] = s.on_display.drinks
    out[STANDS_AT + 1] = s.on_display.caps
    out[STANDS_AT + 2] = s.on_display.comics
    for colour in range(len(COLOURS)):
        out[STANDS_AT + 3 + colour] = s.on_display.backpacks[colour]


@rule
def observe_track(box: Box, s: Table, track: int, eye: int, out: Row[int], at: int) -> None:
    """The points of its boxes, who is in them, and how many of each seat are in the last."""
    for place in range(BOXES):
        out[at + place] = box_points(box, s, track, place)
    for place in range(LAST_BOX):
        whose = relative(s.tracks[track].boxes[place], eye, box.seats)
        out[at + BOXES + place] = whose
    spare = s.tracks[track].spare
    out[at + BOXES + LAST_BOX] = spare
    for seat in range(box.seats):
        mine = at + 2 * BOXES + relative(seat, eye, box.seats)
        out[mine] = s.tracks[track].last_box[seat]


@rule
def observe_greg(s: Table, out: Row[int]) -> None:
    """Which of his cards were ever seen, and which lie face up now."""
    for card in range(len(GREG_CARDS)):
        seen = (s.greg_seen >> card) & 1
        out[GREG_AT + card] = seen
    for place in range(s.greg_turned):
        out[GREG_AT + int(s.greg_deck[place])] = FACE_UP


@rule
def observe_player(box: Box, s: Table, seat: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at] = score(box, s, seat)
    out[at + 1] = player.cheese
    out[at + 2] = player.mouldy
    out[at + 3] = player.bolts
    out[at + 4] = player.light
    out[at + 5] = player.burrow
    out[at + 6] = player.markers
    out[at + 7] = player.drinks
    out[at + 8] = player.caps
    out[at + 9] = player.comics
    out[at + 10] = player.turns
    out[at + 11] = player.drinks_taken
    at += 12
    for rat in range(RATS):
        out[at + rat] = player.rats[rat]
        out[at + RATS + rat] = player.powers[rat]
    at += 2 * RATS
    for material in range(len(MATERIALS)):
        out[at + material] = player.stock[material]
    for colour in range(len(COLOURS)):
        out[at + len(MATERIALS) + colour] = player.backpacks[colour]
    for pipe in range(PIPES):
        out[at + len(MATERIALS) + len(COLOURS) + pipe] = player.pipes_used[pipe]
