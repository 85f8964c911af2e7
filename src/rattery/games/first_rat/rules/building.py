"""Building and donating: any number, in any order, as long as there is a marker for it."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    BOOSTER,
    CARGO,
    COCKPIT,
    MATERIALS,
    NOBODY,
    PARTS,
    PROVISIONS,
    QUARTERMASTER,
    ROCKET,
    TINKERER,
)
from rattery.games.first_rat.rules.table import Table, has_comic
from rattery.games.first_rat.rules.tracks import markers_on, place_marker


@rule
def has_marker(s: Table) -> bool:
    return s.players[s.active].markers > 0


@rule
def can_build(box: Box, s: Table, part: int, left_out: int) -> bool:
    """Whether the materials are there, but for one unit of a material that may be left out."""
    stock, costs = s.players[s.active].stock, box.costs[part]
    for material in range(len(MATERIALS)):
        needed = costs[material]
        if material == left_out:
            needed -= 1
        if needed > stock[material]:
            return False
    return True


@rule
def can_leave_out(box: Box, s: Table, part: int, material: int) -> bool:
    """The tinkerer leaves out one unit of what the part costs."""
    return box.costs[part][material] > 0 and can_build(box, s, part, material)


@rule
def donation(box: Box, s: Table, seat: int) -> int:
    """A donation costs ten cheese, to the quartermaster eight."""
    if has_comic(s, seat, QUARTERMASTER):
        return min(box.quartermaster_donation, box.donation)
    return box.donation


@rule
def offer_building(box: Box, s: Table, offers: Offers) -> None:
    if has_marker(s):
        if has_comic(s, s.active, TINKERER):
            offer_tinkering(box, s, offers)
        else:
            offer_parts(box, s, offers)
        if s.players[s.active].cheese >= donation(box, s, s.active):
            offer(offers, moves.DONATE)
    offer(offers, moves.END)


@rule
def offer_parts(box: Box, s: Table, offers: Offers) -> None:
    for part in range(len(PARTS)):
        if can_build(box, s, part, NOBODY):
            offer(offers, moves.BUILD + part)


@rule
def offer_tinkering(box: Box, s: Table, offers: Offers) -> None:
    for part in range(len(PARTS)):
        for material in range(len(MATERIALS)):
            if can_leave_out(box, s, part, material):
                offer(offers, moves.TINKER + part * len(MATERIALS) + material)


@rule
def complete_rockets(s: Table, seat: int) -> int:
    """As many as the player's smallest number of the three parts."""
    return min(markers_on(s, seat, COCKPIT), min(markers_on(s, seat, CARGO), markers_on(s, seat, BOOSTER)))


@rule
def build(box: Box, s: Table, part: int, left_out: int) -> None:
    """The part is marked, and then, whenever it completes another set of three, the rocket."""
    rockets = complete_rockets(s, s.active)
    for material in range(len(MATERIALS)):
        s.players[s.active].stock[material] -= box.costs[part][material]
        if material == left_out:
            s.players[s.active].stock[material] += 1
    narrate(story.BUILT, s.active, part)
    place_marker(box, s, s.active, part)
    if complete_rockets(s, s.active) > rockets:
        place_marker(box, s, s.active, ROCKET)


@rule
def donate(box: Box, s: Table) -> None:
    """Cheese for the flight is marked among the provisions."""
    cheese = donation(box, s, s.active)
    s.players[s.active].cheese -= cheese
    narrate(story.DONATED, s.active, cheese)
    place_marker(box, s, s.active, PROVISIONS)
