"""The judge of First Rat: the points each seat is expected to end with, and how much a lead is worth this early.

Expected are the points as they stand and a share of what the rest is worth: rats on their way, goods, lamps, items. The more
turns are left, the larger is that share. In a turn in progress, what its rats are about to collect counts as collected.

The numbers were fitted to the results of games that this judge played against itself, looking one move ahead.
"""

from __future__ import annotations

import math

from rattery.core.cards import count_at, one_at
from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    ABOARD,
    BULB,
    BURROW,
    CAPS,
    CHEESE,
    COLOURS,
    COMICS,
    CONSTRUCTION_LIGHTS,
    CORE,
    CREW,
    FIRST_SUPER_COMIC,
    FOOD,
    HARRY,
    LAUNCH_PAD,
    LIGHTS,
    MATERIALS,
    NURSERY,
    PARTS,
    RATS,
    ROCKET,
    STANDS,
    START,
    STOREROOM,
    TINKERER,
    ZIPPY,
)
from rattery.games.first_rat.rules.burrow import steps_to
from rattery.games.first_rat.rules.collecting import gourmet_steps, is_lit
from rattery.games.first_rat.rules.moving import own_spaces, spaces_of_colour
from rattery.games.first_rat.rules.scoring import TRACK_OF_CAP, score, times_of_cap
from rattery.games.first_rat.rules.shopping import price
from rattery.games.first_rat.rules.table import (
    BUILDING,
    COLLECTING,
    FREE_OR_NOT,
    WHICH_COMIC,
    WHICH_RAT,
    WHICH_REWARD,
    WHICH_ROUTE,
    Table,
    count_bits,
    count_rats,
    has_comic,
    has_moved,
)
from rattery.games.first_rat.rules.tracks import box_points, leftmost_free_box, markers_on

# What things are worth in points if there is no end in sight; with this many turns left, turns / (turns + HALFWAY) of it.
HALFWAY = 8.0
TURN_TO_COME = 3.1
CHEESE_PIECE = 0.45
MATERIAL = (0.9, 0.4, 1.9, 1.6)  # vinegar, baking soda, tin can, calculator, each
PART_BEGUN = 0.43  # of what the part would bring, times the share of its materials at hand
WHOLE_WAY = 10.0  # of a rat, from the start to the launch pad
RAT_ON_PATH = 7.5
RAT_ABOARD = 8.5
WHOLE_STRING = 14.5  # of lamps
WAY_TO_LIGHT = 1.5  # of what the construction light would bring
WAY_TO_STOREROOM = 2.1
ENERGY_DRINK = 2.0
BACKPACK = (1.6, 4.4, 7.8, 3.5, 1.3)  # blue, yellow, orange, green, white
CAP = 0.5
COMIC = (8.7, 11.3, 2.9, 1.5, 1.6, 2.5, 0.5, 0.5, 4.6, 0.5)  # in their order

# These do not fade.
HOMECOMING = 1.0  # of the rattronauts' box, for each rat as far as it will come
FOLLOWER = 2.0

# The margin in points that makes a seat e times as likely to win as another: at the end, and more for each round to go.
SPREAD = 3.5
SPREAD_A_ROUND = 0.2


# Time.


@rule
def rounds_to_go(box: Box, s: Table) -> float:
    """How many rounds follow this one: known once the end is in sight, else estimated by the seat nearest to it."""
    if s.last_round != 0:
        return float(s.last_round - s.round_number)
    rounds = rounds_until_ended_by(box, s, 0)
    for seat in range(1, box.seats):
        rounds = min(rounds, rounds_until_ended_by(box, s, seat))
    return rounds


@rule
def rounds_until_ended_by(box: Box, s: Table, seat: int) -> float:
    """An estimate of the rounds until a seat has all rats aboard, or has placed the eighth marker."""
    steps = 0
    for rat in range(RATS):
        steps += LAUNCH_PAD - min(int(s.players[seat].rats[rat]), LAUNCH_PAD)
    markers = s.players[seat].markers - (box.markers - box.markers_to_end)
    return max(1.0, min(steps * 0.17, 2.0 + markers * 2.9))


@rule
def is_to_move(box: Box, s: Table, seat: int) -> bool:
    """Whether the seat's turn of this round is still to come, or has just begun."""
    if seat == s.active:
        return s.moved == 0 and s.asked == WHICH_RAT
    return (seat - s.first) % box.seats > (s.active - s.first) % box.seats


# What a turn that has begun will still bring.


@rule
def goes_to(s: Table, seat: int, rat: int) -> int:
    """Where a rat stands, or will stand when its route is chosen."""
    if s.asked == WHICH_ROUTE and seat == s.active and rat == s.rat:
        return s.goal
    return s.players[seat].rats[rat]


@rule
def will_collect(s: Table, rat: int) -> bool:
    """Whether a rat of the active player goes to a space of the junkyard this turn."""
    is_going = has_moved(s, rat) or (s.asked == WHICH_ROUTE and rat == s.rat)
    return is_going and START < goes_to(s, s.active, rat) < LAUNCH_PAD


@rule
def haul_to_come(box: Box, s: Table) -> int:
    """What the active player has yet to collect this turn: a count for each kind of goods."""
    haul = 0
    if s.step > COLLECTING:
        return haul
    for rat in range(RATS):
        if will_collect(s, rat):
            place = goes_to(s, s.active, rat)
            space = box.spaces[s.tiles[place]]
            amount, gives = int(space.amount), int(space.gives)
            if is_lit(box, s, s.active, rat, place):
                amount += 1
            if count_at(haul, gives) == 0:
                backpacks = int(s.players[s.active].backpacks[space.colour])
                amount += backpacks * int(box.backpack_adds[space.colour])
            haul += amount * one_at(gives)
    if s.drinking:
        haul *= int(box.drink_times)
    if count_at(haul, CORE) > 0:
        haul += int(gourmet_steps(box, s)) * one_at(CORE)
    return haul


@rule
def followers(s: Table) -> float:
    """Rats of the active player that may still join this turn's movement."""
    if s.asked != WHICH_RAT or s.moved == 0:
        return 0.0
    goals = spaces_of_colour(s) & ~own_spaces(s)
    count = 0.0
    for rat in range(RATS):
        place = s.players[s.active].rats[rat]
        if START <= place < LAUNCH_PAD and not has_moved(s, rat) and (goals >> (int(place) + 1)) & 7 != 0:
            count += 1.0
    return count


# What the next marker on a track would bring.


@rule
def next_mark(box: Box, s: Table, seat: int, track: int) -> float:
    """What the next marker on a track would bring, with the cap that counts it."""
    player = s.players[seat]
    if track != CREW and player.markers == 0:
        return 0.0
    points = box_points(box, s, track, leftmost_free_box(s, track))
    if player.caps != 0:
        for cap in range(len(TRACK_OF_CAP)):
            if TRACK_OF_CAP[cap] == track and (player.caps >> cap) & 1 == 1:
                points += box.cap_points[cap]
    return float(points)


@rule
def next_part(box: Box, s: Table, seat: int, part: int) -> float:
    """A part's box, and the rocket's if it completes one."""
    built = markers_on(s, seat, part)
    for other in range(len(PARTS)):
        if other != part and markers_on(s, seat, other) <= built:
            return next_mark(box, s, seat, part)
    return next_mark(box, s, seat, part) + next_mark(box, s, seat, ROCKET)


@rule
def stock(s: Table, seat: int, material: int, haul: int) -> int:
    return s.players[seat].stock[material] + count_at(haul, material)


@rule
def share_of_part(box: Box, s: Table, seat: int, part: int, haul: int) -> float:
    """How much of a part's materials is at hand."""
    units = 0
    lacking = 0
    for material in range(len(MATERIALS)):
        cost = int(box.costs[part][material])
        units += cost
        lacking += max(0, cost - stock(s, seat, material, haul))
    if lacking > 0 and has_comic(s, seat, TINKERER):
        lacking -= 1
    return 1.0 - lacking / units


@rule
def parts_begun(box: Box, s: Table, seat: int, haul: int) -> float:
    worth = 0.0
    for part in range(len(PARTS)):
        worth += share_of_part(box, s, seat, part, haul) * next_part(box, s, seat, part)
    return worth


# Rats.


@rule
def way_gone(s: Table, seat: int) -> float:
    steps = 0
    for rat in range(RATS):
        place = goes_to(s, seat, rat)
        if START < place <= LAUNCH_PAD:
            steps += place
    return steps / LAUNCH_PAD


@rule
def on_path(s: Table, seat: int) -> float:
    rats = float(RATS - count_rats(s, seat, NURSERY) - count_rats(s, seat, ABOARD))
    if s.asked == FREE_OR_NOT and seat == s.active:
        rats += 1.0
    return rats


@rule
def homecoming(s: Table, seat: int, turns: float) -> float:
    """How many of the rats on the path can be expected aboard."""
    rats = 0.0
    if turns > 0.0:
        for rat in range(RATS):
            place = goes_to(s, seat, rat)
            if START <= place <= LAUNCH_PAD:
                rats += max(0.0, 1.0 - (LAUNCH_PAD - place) / (5.0 * turns))
    return rats


# Lights and burrow.


@rule
def light_reached(box: Box, s: Table, seat: int, haul: int) -> int:
    return min(int(s.players[seat].light) + count_at(haul, BULB), box.lights[CONSTRUCTION_LIGHTS - 1])


@rule
def next_light(box: Box, s: Table, seat: int, reached: int) -> float:
    """The share of the way to the next construction light, times what it brings."""
    before = 0
    share = 0.0
    for number in range(CONSTRUCTION_LIGHTS):
        light = int(box.lights[number])
        if s.players[seat].light < light and reached > before:
            share += (min(reached, light) - before) / (light - before)
        before = light
    if share == 0.0:
        return 0.0
    return share * next_mark(box, s, seat, LIGHTS)


@rule
def way_to_room(box: Box, s: Table, seat: int, room: int, haul: int) -> float:
    steps = count_at(haul, CORE)
    if seat == s.active:
        steps += s.steps
    return 1.0 - (steps_to(box, s.players[seat].burrow, room) - steps) / len(BURROW)


# Things.


@rule
def belongings(s: Table, seat: int) -> float:
    """Backpacks, drinks, caps and comics; a super rat's comic only while the rat is on the path."""
    player = s.players[seat]
    worth = player.drinks * ENERGY_DRINK
    for colour in range(len(COLOURS)):
        worth += player.backpacks[colour] * BACKPACK[colour]
    powers = 0
    for rat in range(RATS):
        powers |= int(player.powers[rat])
    comics = (int(player.comics) & ((1 << FIRST_SUPER_COMIC) - 1)) | powers << FIRST_SUPER_COMIC
    if comics != 0:
        for comic in range(len(COMICS)):
            worth += (comics >> comic & 1) * COMIC[comic]
    if player.caps != 0:
        worth += count_bits(int(player.caps)) * CAP
    return worth


@rule
def materials(s: Table, seat: int, haul: int) -> float:
    worth = 0.0
    for material in range(len(MATERIALS)):
        worth += stock(s, seat, material, haul) * MATERIAL[material]
    return worth


@rule
def best_comic(s: Table) -> float:
    best = 0.0
    for comic in range(len(COMICS)):
        if (s.on_display.comics >> comic) & 1 == 1:
            best = max(best, COMIC[comic])
    return best


@rule
def best_item(box: Box, s: Table, stand: int, time: float) -> float:
    best = 0.0
    if stand == HARRY:
        for colour in range(len(COLOURS)):
            if s.on_display.backpacks[colour] > 0:
                best = max(best, BACKPACK[colour] * time)
    elif stand == ZIPPY:
        if s.on_display.drinks > 0:
            best = ENERGY_DRINK * time
    else:
        for cap in range(len(CAPS)):
            if (s.on_display.caps >> cap) & 1 == 1:
                best = max(best, CAP * time + times_of_cap(s, s.active, cap) * box.cap_points[cap])
    return best


@rule
def shopping(box: Box, s: Table, time: float, haul: int) -> float:
    """What rats that ended on a stand may still take there, less what it costs: cheese, or the way back from the start."""
    shoppers = s.shoppers if s.step == BUILDING else s.moved
    worth = 0.0
    if shoppers == 0 or s.step > BUILDING:
        return worth
    for stand in range(len(STANDS)):
        space = box.stands[stand].space
        for rat in range(RATS):
            if (shoppers >> rat) & 1 == 1 and s.players[s.active].rats[rat] == space:
                cost = WHOLE_WAY * time * space / LAUNCH_PAD
                if s.players[s.active].cheese + count_at(haul, CHEESE) >= price(box, s, stand):
                    cost = min(cost, price(box, s, stand) * (CHEESE_PIECE * time + 0.25))
                worth += max(0.0, best_item(box, s, stand, time) - cost)
    return worth


@rule
def turn_in_progress(box: Box, s: Table, time: float, haul: int) -> float:
    worth = followers(s) * FOLLOWER + shopping(box, s, time, haul)
    if s.asked == WHICH_REWARD:
        worth += max(float(box.bolt_points), RAT_ON_PATH * time)
    elif s.asked == WHICH_COMIC:
        worth += best_comic(s) * time
    for goods in range(CHEESE + 1):
        worth += count_at(haul, goods) / box.left_over_a_point
    return worth


@rule
def prospects(box: Box, s: Table, seat: int, haul: int) -> float:
    """What a seat has beyond its points that will still be worth something after this turn."""
    reached = light_reached(box, s, seat, haul)
    worth = (s.players[seat].cheese + count_at(haul, CHEESE)) * CHEESE_PIECE
    worth += materials(s, seat, haul) + parts_begun(box, s, seat, haul) * PART_BEGUN
    worth += way_gone(s, seat) * WHOLE_WAY + on_path(s, seat) * RAT_ON_PATH + count_rats(s, seat, ABOARD) * RAT_ABOARD
    worth += reached * WHOLE_STRING / box.lights[CONSTRUCTION_LIGHTS - 1]
    worth += next_light(box, s, seat, reached) * WAY_TO_LIGHT
    worth += way_to_room(box, s, seat, STOREROOM, haul) * next_mark(box, s, seat, FOOD) * WAY_TO_STOREROOM
    return worth + belongings(s, seat)


@rule
def strength(box: Box, s: Table, seat: int, rounds: float) -> float:
    """The points that a seat is expected to end with."""
    turns = rounds
    if is_to_move(box, s, seat):
        turns += 1.0
    time = turns / (turns + HALFWAY)
    haul = haul_to_come(box, s) if seat == s.active else 0
    points = score(box, s, seat) + prospects(box, s, seat, haul) * time
    points += homecoming(s, seat, turns) * next_mark(box, s, seat, CREW) * HOMECOMING
    if turns > rounds:
        points += TURN_TO_COME * time
    if seat == s.active:
        points += turn_in_progress(box, s, time, haul)
    return points


@rule
def judge(box: Box, s: Table, chances: Row[float]) -> None:
    """Fill in each seat's expected share of the victory: at least 0 each, 1 in total."""
    rounds = rounds_to_go(box, s)
    best = 0.0
    for seat in range(box.seats):
        chances[seat] = strength(box, s, seat, rounds)
        best = max(best, chances[seat])
    spread = SPREAD + rounds * SPREAD_A_ROUND
    total = 0.0
    for seat in range(box.seats):
        chances[seat] = math.exp((chances[seat] - best) / spread)
        total += chances[seat]
    for seat in range(box.seats):
        chances[seat] /= total
