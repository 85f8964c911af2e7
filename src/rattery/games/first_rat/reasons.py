"""Why a move may not be made: the reason, as a message of the words with its facts."""

from __future__ import annotations

from rattery.core.game import Reason
from rattery.games.first_rat import moves
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    NO_COLOUR,
    NOBODY,
    NURSERY,
    TINKERER,
)
from rattery.games.first_rat.rules.building import donation, has_marker
from rattery.games.first_rat.rules.moving import (
    EVERYWHERE,
    ends_of_route,
    own_spaces,
    spaces_of_colour,
    stride,
)
from rattery.games.first_rat.rules.shopping import can_afford, is_set_out, price, shopper_at, stand_of
from rattery.games.first_rat.rules.table import (
    DRINK_OR_NOT,
    FREE_OR_NOT,
    WHAT_TO_BUILD,
    WHAT_TO_TAKE,
    WHICH_COMIC,
    WHICH_MATERIAL,
    WHICH_RAT,
    WHICH_REWARD,
    WHICH_ROUTE,
    WHICH_SUPER_RAT,
    WHICH_TRACK,
    WHICH_WAY,
    Table,
    has_comic,
    has_moved,
    is_double,
    is_on_path,
)

ANSWERS = {
    "go": (WHICH_RAT,),
    "route": (WHICH_ROUTE,),
    "halt": (WHICH_RAT,),
    "bolt": (WHICH_REWARD,),
    "free_rat": (WHICH_REWARD, FREE_OR_NOT),
    "drink": (DRINK_OR_NOT,),
    "add": (WHICH_MATERIAL,),
    "up": (WHICH_WAY,),
    "left": (WHICH_WAY,),
    "comic": (WHICH_COMIC,),
    "name": (WHICH_SUPER_RAT,),
    "pass": (DRINK_OR_NOT, FREE_OR_NOT, WHICH_COMIC),
    "buy": (WHAT_TO_TAKE,),
    "steal": (WHAT_TO_TAKE,),
    "leave": (WHAT_TO_TAKE,),
    "build": (WHAT_TO_BUILD,),
    "tinker": (WHAT_TO_BUILD,),
    "donate": (WHAT_TO_BUILD,),
    "end": (WHAT_TO_BUILD,),
    "favour": (WHICH_TRACK,),
}


def why_not(box: Box, s: Table, move: int) -> Reason:
    """The reason a move that is not on offer is not."""
    entry = moves.MOVES[move]
    if s.asked not in ANSWERS[entry.verb]:
        return Reason("why-not-asked")
    facts = dict(entry.facts)
    match entry.verb:
        case "go":
            return _bad_movement(box, s, facts["rat"], facts["goal"] + 1)
        case "route":
            return _bad_route(box, s, facts["pipes"])
        case "halt":
            return Reason("why-nobody-moved")
        case "add":
            return Reason("why-not-collected", material=facts["material"])
        case "comic":
            return Reason("why-comic-not-there", comic=facts["comic"])
        case "name":
            return _bad_super_rat(s, facts["rat"])
        case "buy" | "steal":
            return _bad_item(box, s, facts["item"])
        case "build" | "tinker":
            return _bad_part(box, s, facts["part"], facts.get("material", NOBODY))
        case "donate":
            return _bad_donation(box, s)
        case _:
            return Reason("why-not-best-track", best_track=facts["best_track"])


def _bad_movement(box: Box, s: Table, rat: int, goal: int) -> Reason:
    place = int(s.players[s.active].rats[rat])
    if place == NURSERY:
        return Reason("why-in-nursery", rat=rat)
    if has_moved(s, rat):
        return Reason("why-moved-already", rat=rat)
    if not is_on_path(s, s.active, rat):
        return Reason("why-aboard", rat=rat)
    if goal <= place:
        return Reason("why-only-forward", rat=rat)
    if own_spaces(s) >> goal & 1:
        return Reason("why-own-rat-there", goal=goal - 1)
    if s.colour != NO_COLOUR and not spaces_of_colour(s) >> goal & 1:
        return Reason("why-other-colour", colour=int(s.colour))
    if not _within_reach(box, s, rat) >> goal & 1:
        return Reason("why-too-far", rat=rat, goal=goal - 1, steps=int(stride(box, s, rat)))
    if is_double(s, rat):
        return Reason("why-same-rat")
    return Reason("why-cannot-pay-pipes", goal=goal - 1)


def _within_reach(box: Box, s: Table, rat: int) -> int:
    """Where a rat could go if pipes cost nothing."""
    routes = box.routes[s.players[s.active].rats[rat]]
    reach = 0
    for number in range(routes.count):
        reach |= int(ends_of_route(routes.each[number], stride(box, s, rat)))
    return reach & EVERYWHERE


def _bad_route(box: Box, s: Table, pipes: int) -> Reason:
    routes = box.routes[s.players[s.active].rats[s.rat]]
    for number in range(routes.count):
        route = routes.each[number]
        if route.pipes == pipes and int(ends_of_route(route, stride(box, s, s.rat))) >> int(s.goal) & 1:
            return Reason("why-cannot-pay-pipes", goal=int(s.goal) - 1)
    return Reason("why-no-such-route", goal=int(s.goal) - 1)


def _bad_super_rat(s: Table, rat: int) -> Reason:
    if is_on_path(s, s.active, rat):
        assert is_double(s, rat)
        return Reason("why-same-super-rat")
    is_waiting = s.players[s.active].rats[rat] == NURSERY
    return Reason("why-in-nursery", rat=rat) if is_waiting else Reason("why-aboard", rat=rat)


def _bad_item(box: Box, s: Table, item: int) -> Reason:
    stand = int(stand_of(item))
    if shopper_at(box, s, stand) == NOBODY:
        return Reason("why-nobody-at-stand", stand=stand)
    if not is_set_out(s, item):
        return Reason("why-item-not-there", item=item)
    assert not can_afford(box, s, stand)
    return Reason("why-cheese-missing", cheese=int(price(box, s, stand)))


def _bad_part(box: Box, s: Table, part: int, left_out: int) -> Reason:
    if not has_marker(s):
        return Reason("why-no-marker")
    if (left_out != NOBODY) != has_comic(s, s.active, TINKERER):
        return Reason("why-not-tinkerer" if left_out != NOBODY else "why-tinkerer-chooses")
    if left_out != NOBODY and box.costs[part][left_out] == 0:
        return Reason("why-not-in-cost", part=part, material=left_out)
    return Reason("why-materials-missing", part=part)


def _bad_donation(box: Box, s: Table) -> Reason:
    if not has_marker(s):
        return Reason("why-no-marker")
    return Reason("why-cheese-missing", cheese=int(donation(box, s, s.active)))
