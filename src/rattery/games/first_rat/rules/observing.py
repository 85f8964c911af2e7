"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

What stands beside a line explains its number in docs/environments; names in braces are filled in.
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
        out[PATH_AT + place] = s.tiles[place + 1]  # place {place + 1} of the path: which printed space lies there
    for track in range(len(TRACKS)):
        observe_track(box, s, track, eye, out, TRACKS_AT + track * PER_TRACK)
    if box.solo:
        observe_greg(s, out)
    for seat in range(box.seats):
        observe_player(box, s, seat, out, PLAYERS_AT + relative(seat, eye, box.seats) * PER_PLAYER)


@rule
def observe_turn(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[0] = s.round_number  # the round, from 1
    out[1] = s.last_round  # the last round; 0 while no end is in sight
    out[2] = s.over  # 1 when the game is over
    out[3] = s.asked  # the question, by its number
    out[4] = relative(s.decider, eye, box.seats)  # the seat that decides
    out[5] = relative(s.active, eye, box.seats)  # the active player
    out[6] = relative(s.first, eye, box.seats)  # the first player
    out[7] = s.step  # the step of the turn, by its number
    out[8] = s.moved  # rats that moved this turn, a bit each
    out[9] = s.may_move_on  # 1 if another rat may join the movement
    out[10] = s.colour  # the colour this turn's rats ended on; -1 until known
    out[11] = s.rat  # the rat whose route is being chosen
    out[12] = s.goal  # where it goes
    out[13] = s.drinking  # 1 if this turn's collecting counts twice
    out[14] = s.packed  # backpacks whose material is chosen
    out[15] = s.steps  # steps still to be walked in the burrow
    out[16] = s.naming  # the comic whose super rat is being named
    out[17] = s.shoppers  # rats that may still take something at a stand, a bit each
    out[18] = box.players  # players
    out[19] = s.bolts  # bolts left
    for goods in range(len(GOODS)):
        out[TURN + goods] = s.haul[goods]  # collected this turn: {GOODS[goods]}


@rule
def observe_stands(s: Table, out: Row[int]) -> None:
    out[STANDS_AT] = s.on_display.drinks  # drinks on display
    out[STANDS_AT + 1] = s.on_display.caps  # caps on display, a bit each in this order: {', '.join(CAPS)}
    out[STANDS_AT + 2] = s.on_display.comics  # comics on display, a bit each in this order: {', '.join(COMICS)}
    for colour in range(len(COLOURS)):
        out[STANDS_AT + 3 + colour] = s.on_display.backpacks[colour]  # backpacks on display: {COLOURS[colour]}


@rule
def observe_track(box: Box, s: Table, track: int, eye: int, out: Row[int], at: int) -> None:
    """The points of its boxes, who is in them, and how many of each seat are in the last."""
    for place in range(BOXES):
        out[at + place] = box_points(box, s, track, place)  # {TRACKS[track]} track, box {place + 1}: its points
    for place in range(LAST_BOX):
        whose = relative(s.tracks[track].boxes[place], eye, box.seats)
        out[at + BOXES + place] = whose  # {TRACKS[track]} track, box {place + 1}: whose; -1 free, -2 blocked, -3 spare
    spare = s.tracks[track].spare
    out[at + BOXES + LAST_BOX] = spare  # {TRACKS[track]} track: the box of the spare marker, from 0; -1 beside
    for seat in range(box.seats):
        mine = at + 2 * BOXES + relative(seat, eye, box.seats)
        out[mine] = s.tracks[track].last_box[seat]  # {TRACKS[track]} track, last box: markers of seat {seat}


@rule
def observe_greg(s: Table, out: Row[int]) -> None:
    """Which of his cards were ever seen, and which lie face up now."""
    for card in range(len(GREG_CARDS)):
        seen = (s.greg_seen >> card) & 1
        out[GREG_AT + card] = seen  # GREG's card {GREG_CARDS[card]}: 1 if ever seen, 2 if it lies face up
    for place in range(s.greg_turned):
        out[GREG_AT + int(s.greg_deck[place])] = FACE_UP


@rule
def observe_player(box: Box, s: Table, seat: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at] = score(box, s, seat)  # seat {seat}: points
    out[at + 1] = player.cheese  # seat {seat}: cheese
    out[at + 2] = player.mouldy  # seat {seat}: mouldy cheese
    out[at + 3] = player.bolts  # seat {seat}: bolts
    out[at + 4] = player.light  # seat {seat}: how far on the light string
    out[at + 5] = player.burrow  # seat {seat}: the space in the burrow
    out[at + 6] = player.markers  # seat {seat}: markers still to be placed
    out[at + 7] = player.drinks  # seat {seat}: drinks
    out[at + 8] = player.caps  # seat {seat}: caps, a bit each
    out[at + 9] = player.comics  # seat {seat}: comics, a bit each
    out[at + 10] = player.turns  # seat {seat}: turns taken
    out[at + 11] = player.drinks_taken  # seat {seat}: drinks ever taken
    at += 12
    for rat in range(RATS):
        out[at + rat] = player.rats[rat]  # seat {seat}, rat {RAT_NAMES[rat]}: where it is
        out[at + RATS + rat] = player.powers[
            rat
        ]  # seat {seat}, rat {RAT_NAMES[rat]}: super comics it was named for, a bit each
    at += 2 * RATS
    for material in range(len(MATERIALS)):
        out[at + material] = player.stock[material]  # seat {seat}: {MATERIALS[material]}
    for colour in range(len(COLOURS)):
        out[at + len(MATERIALS) + colour] = player.backpacks[colour]  # seat {seat}: {COLOURS[colour]} backpacks
    for pipe in range(PIPES):
        out[at + len(MATERIALS) + len(COLOURS) + pipe] = player.pipes_used[
            pipe
        ]  # seat {seat}: how often pipe {pipe + 1} was used
