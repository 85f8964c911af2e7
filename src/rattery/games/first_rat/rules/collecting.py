"""Collecting: each rat that moved gives what its space gives, one more where it is lit; backpacks add, a drink doubles."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    BULB,
    CHEESE,
    CONSTRUCTION_LIGHTS,
    CORE,
    GOODS,
    GOURMET,
    GREEN,
    LIGHTS,
    MATERIALS,
    NIGHT_EYE,
    ORANGE,
    RATS,
)
from rattery.games.first_rat.rules.table import (
    COLLECTING,
    DRINK_OR_NOT,
    PACKING,
    WALKING,
    WHICH_MATERIAL,
    Table,
    collects,
    has_comic,
    has_power,
)
from rattery.games.first_rat.rules.tracks import place_marker


@rule
def is_lit(box: Box, s: Table, seat: int, rat: int, space: int) -> bool:
    """The light marker has reached the space; to a rat with the night eye every space is lit."""
    return s.players[seat].light >= box.spaces[space].first_lamp or has_power(s, seat, rat, NIGHT_EYE)


@rule
def somebody_collects(s: Table) -> bool:
    for rat in range(RATS):
        if collects(s, rat):
            return True
    return False


# The drink.


@rule
def offer_drink_or_go_on(s: Table) -> None:
    """A drink is for a turn in which something is collected."""
    s.step = PACKING
    if s.players[s.active].drinks > 0 and somebody_collects(s):
        ask(s, s.active, DRINK_OR_NOT)


@rule
def drink(s: Table) -> None:
    s.players[s.active].drinks -= 1
    s.drinking = True
    narrate(story.DRANK, s.active)


# Backpacks for materials: of those collected, the player chooses which they add.


@rule
def materials_found(box: Box, s: Table) -> int:
    """A bit for each material that is collected this turn."""
    found = 0
    for rat in range(RATS):
        if collects(s, rat):
            found |= 1 << int(box.spaces[s.tiles[s.players[s.active].rats[rat]]].gives)
    return found


@rule
def adds_material(s: Table) -> bool:
    """Whether a green or orange backpack still wants to know what it adds."""
    is_for_materials = s.colour == GREEN or s.colour == ORANGE
    return is_for_materials and s.packed < s.players[s.active].backpacks[s.colour]


@rule
def pack(box: Box, s: Table) -> None:
    """Each backpack of the colour adds one of a material collected this turn; there is a choice only among several."""
    found = materials_found(box, s)
    if found == 0 or not adds_material(s):
        s.step = COLLECTING
    elif found & (found - 1) != 0:
        ask(s, s.active, WHICH_MATERIAL)
    else:
        for material in range(len(MATERIALS)):
            if found == 1 << material:
                add_to_haul(box, s, material)


@rule
def offer_materials(box: Box, s: Table, offers: Offers) -> None:
    found = materials_found(box, s)
    for material in range(len(MATERIALS)):
        if (found >> material) & 1 == 1:
            offer(offers, moves.ADD + material)


@rule
def add_to_haul(box: Box, s: Table, material: int) -> None:
    s.packed += 1
    s.haul[material] += box.backpack_adds[s.colour]


# Everything at once.


@rule
def collect(box: Box, s: Table) -> None:
    """What the spaces give, what backpacks add, doubled by a drink; bulbs light lamps, cores are walked in the burrow."""
    s.step = WALKING
    if not somebody_collects(s):
        return
    for rat in range(RATS):
        if collects(s, rat):
            gather(box, s, rat)
    for goods in range(len(GOODS)):
        if s.haul[goods] > 0:
            receive(box, s, goods)


@rule
def gather(box: Box, s: Table, rat: int) -> None:
    """A space gives its goods and, where it is lit, one more."""
    place = s.players[s.active].rats[rat]
    space = box.spaces[s.tiles[place]]
    s.haul[space.gives] += space.amount
    if is_lit(box, s, s.active, rat, place):
        s.haul[space.gives] += 1


@rule
def receive(box: Box, s: Table, goods: int) -> None:
    player = s.players[s.active]
    if goods >= CHEESE:
        s.haul[goods] += int(player.backpacks[s.colour]) * box.backpack_adds[s.colour]
    if s.drinking:
        s.haul[goods] *= box.drink_times
    narrate(story.COLLECTED, s.active, goods, s.haul[goods])
    if goods == CHEESE:
        player.cheese += s.haul[goods]
    elif goods == BULB:
        light_lamps(box, s, s.haul[goods])
    elif goods == CORE:
        s.steps = s.haul[goods] + gourmet_steps(box, s)
        if s.steps > s.haul[goods]:
            narrate(story.WALKED_MORE, s.active, s.steps - s.haul[goods])
    else:
        player.stock[goods] += s.haul[goods]


@rule
def gourmet_steps(box: Box, s: Table) -> int:
    """The gourmet walks two steps more when cores are collected."""
    if has_comic(s, s.active, GOURMET):
        return box.gourmet_steps
    return 0


@rule
def light_lamps(box: Box, s: Table, bulbs: int) -> None:
    """A step for each bulb, as far as the string goes; a marker for each construction light reached or passed."""
    player = s.players[s.active]
    before = player.light
    player.light = min(before + bulbs, box.lights[CONSTRUCTION_LIGHTS - 1])
    for light in range(CONSTRUCTION_LIGHTS):
        if before < box.lights[light] <= player.light:
            place_marker(box, s, s.active, LIGHTS)
