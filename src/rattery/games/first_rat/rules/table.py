"""The table of First Rat: everything that can change in a match, laid out as you would lay it out.

score tracks, eight of them                    library: comics
[ ][ ][ ][ ][ any number ]                     nursery: rats
                                               storeroom
22 23 24 25 26 rocket
21 20 19 18 17 16 15 14                        the junkyard path, with Harry at 9,
 8  9 10 11 12 13                              Zippy at 15 and the Crow at 21
 7  6  5  4  3  2  1 start
"""

from __future__ import annotations

from rattery.core.chance import Chance
from rattery.core.compile.rule import rule
from rattery.core.record import Record, Row, flag, i8, i16, i32, part, row
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    ABOARD,
    COLOURS,
    FIRST_SUPER_COMIC,
    GOODS,
    GREG,
    GREG_DECK,
    LAST_BOX,
    LAUNCH_PAD,
    MATERIALS,
    MAX_PLAYERS,
    NURSERY,
    PIPES,
    RATS,
    SPACES,
    START,
    TRACKS,
)

# What somebody is asked.
(
    NOTHING,
    WHICH_RAT,  # which rat moves where; or, after the first, no further one
    WHICH_ROUTE,  # through which pipes
    WHICH_REWARD,  # a bolt or a rat
    DRINK_OR_NOT,
    WHICH_MATERIAL,  # that a backpack adds
    WHICH_WAY,  # at a junction of the burrow
    WHICH_COMIC,
    WHICH_SUPER_RAT,
    FREE_OR_NOT,  # a rat from the nursery
    WHAT_TO_TAKE,  # at the stands
    WHAT_TO_BUILD,  # or donate, or end the turn
    WHICH_TRACK,  # GREG's best card goes to
) = range(13)
QUESTIONS = (
    "nothing",
    "which_rat",
    "which_route",
    "which_reward",
    "drink",
    "which_material",
    "which_way",
    "which_comic",
    "which_super_rat",
    "free_rat",
    "what_to_take",
    "what_to_build",
    "which_track",
)

# The steps of a turn, in order; GREG's come last.
MOVING, BOARDING, DRINKING, PACKING, COLLECTING, WALKING, SHOPPING, BUILDING, GREG_TURN, GREG_SHUFFLE, ROUND_END = (
    range(11)
)


class Track(Record):
    boxes: Row[int] = row(i8, LAST_BOX)  # a seat, or FREE, BLOCKED, SPARE
    last_box: Row[int] = row(i8, MAX_PLAYERS)  # how many each seat has there
    card: int = i8  # which track lies here, its place in box.tracks
    spare: int = i8  # the box the spare marker is in, or BESIDE; solo only


class Display(Record):
    """Things that can be had, or that are gone."""

    backpacks: Row[int] = row(i8, len(COLOURS))
    drinks: int = i16
    caps: int = i16  # a bit each
    comics: int = i16  # a bit each


class Player(Record):
    rats: Row[int] = row(i16, RATS)  # a space, START, LAUNCH_PAD, ABOARD or NURSERY
    powers: Row[int] = row(i8, RATS)  # a bit for each super comic the rat was named for
    stock: Row[int] = row(i16, len(MATERIALS))
    cheese: int = i16
    mouldy: int = i16
    bolts: int = i16
    light: int = i16  # how far on the light string, 0 before the first lamp
    burrow: int = i16  # the space in the burrow
    markers: int = i16  # still to be placed
    backpacks: Row[int] = row(i8, len(COLOURS))
    drinks: int = i16  # unused
    drinks_taken: int = i16
    caps: int = i16  # a bit each
    comics: int = i16  # a bit each
    pipes_used: Row[int] = row(i16, PIPES)
    turns: int = i16


class Table(Record):
    chance: Chance = part(Chance)
    round_number: int = i16
    last_round: int = i16  # 0 while no end is in sight
    over: bool = flag
    step: int = i16
    asked: int = i16  # the question put to the decider
    decider: int = i16  # NOBODY when the game is over
    first: int = i16  # the first player
    active: int = i16
    moved: int = i16  # a bit for each rat that moved this turn
    may_move_on: bool = flag  # whether another rat may join the movement
    colour: int = i16  # of the spaces this turn's rats ended on, NO_COLOUR until known
    rat: int = i16  # whose route is being chosen
    goal: int = i16  # where it goes
    drinking: bool = flag  # this turn's collecting counts twice
    packed: int = i16  # backpacks whose material is chosen
    haul: Row[int] = row(i16, len(GOODS))  # what was collected this turn
    steps: int = i16  # still to be walked in the burrow
    naming: int = i16  # the comic whose super rat is being named
    shoppers: int = i16  # a bit for each rat that may still take something at its stand
    bolts: int = i16
    on_display: Display = part(Display)  # on the stands and in the library
    gone: Display = part(Display)  # what GREG has put back in the box
    tiles: Row[int] = row(i8, SPACES + 1)  # which of the printed spaces lies at each place, from 1
    places: Row[int] = row(i32, len(COLOURS))  # a bit for each place of a colour
    tracks: Row[Track] = row(Track, len(TRACKS))
    players: Row[Player] = row(Player, MAX_PLAYERS)
    greg_deck: Row[int] = row(i8, GREG_DECK)  # the next card to be turned is at greg_turned
    greg_turned: int = i16
    greg_seen: int = i32  # a bit for each card ever turned
    greg_order: Row[int] = row(i8, RATS)  # his rats as they stood when the card was turned, leader first


@rule
def has_comic(s: Table, seat: int, comic: int) -> bool:
    return (s.players[seat].comics >> comic) & 1 == 1


@rule
def has_power(s: Table, seat: int, rat: int, comic: int) -> bool:
    """Whether this rat was named when that comic was taken."""
    return (s.players[seat].powers[rat] >> (comic - FIRST_SUPER_COMIC)) & 1 == 1


@rule
def is_greg(box: Box, seat: int) -> bool:
    """GREG plays without a player."""
    return box.solo and seat == GREG


@rule
def has_moved(s: Table, rat: int) -> bool:
    return (s.moved >> rat) & 1 == 1


@rule
def is_on_path(s: Table, seat: int, rat: int) -> bool:
    """On the start or further, and not yet aboard."""
    return START <= s.players[seat].rats[rat] <= LAUNCH_PAD


@rule
def collects(s: Table, rat: int) -> bool:
    """A rat that moved this turn and stands on a space of the junkyard."""
    return has_moved(s, rat) and START < s.players[s.active].rats[rat] < LAUNCH_PAD


@rule
def count_rats(s: Table, seat: int, place: int) -> int:
    """How many rats of a seat are in the nursery, aboard, or on a space."""
    rats = s.players[seat].rats
    count = 0
    for rat in range(RATS):
        if rats[rat] == place:
            count += 1
    return count


@rule
def rats_aboard(s: Table, seat: int) -> int:
    return count_rats(s, seat, ABOARD)


@rule
def rats_on_path(s: Table, seat: int) -> int:
    return RATS - count_rats(s, seat, ABOARD) - count_rats(s, seat, NURSERY)


@rule
def is_double(s: Table, rat: int) -> bool:
    """Rats with the same powers that both wait on the start are the same to choose; the first stands for all."""
    player = s.players[s.active]
    for other in range(rat):
        if player.rats[rat] == START and player.rats[other] == START and player.powers[rat] == player.powers[other]:
            return True
    return False


@rule
def free_rat(s: Table, seat: int) -> None:
    """A rat leaves the nursery for the start."""
    for rat in range(RATS):
        if s.players[seat].rats[rat] == NURSERY:
            s.players[seat].rats[rat] = START
            return


@rule
def nth_bit(bits: int, place: int) -> int:
    """The number of the bit at this place among those that are set."""
    number = 0
    while True:
        if (bits >> number) & 1 == 1:
            if place == 0:
                return number
            place -= 1
        number += 1


@rule
def count_bits(bits: int) -> int:
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
