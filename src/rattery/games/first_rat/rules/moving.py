"""Moving: one rat up to five spaces, or two to four rats up to three each, all ending on one colour; pipes and tolls.

Sets of spaces are numbers with a bit for each space, 1 to 26, and for the launch pad, 27.
"""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box, Route
from rattery.games.first_rat.parts import (
    CHARMER,
    GREG,
    LAUNCH_PAD,
    MATERIALS,
    NO_COLOUR,
    PACK_LEADER,
    PIPES,
    PLUMBER,
    RATS,
    SPRINTER,
    START,
)
from rattery.games.first_rat.rules.table import (
    BOARDING,
    WHICH_RAT,
    WHICH_ROUTE,
    Table,
    has_comic,
    has_moved,
    has_power,
    is_double,
    is_on_path,
)

EVERYWHERE = (1 << (LAUNCH_PAD + 1)) - 2
LAUNCH_PAD_ONLY = 1 << LAUNCH_PAD


# How far.


@rule
def stride_in_group(box: Box, s: Table, rat: int) -> int:
    """A rat in a group moves up to three spaces, a pack leader up to five."""
    if has_power(s, s.active, rat, PACK_LEADER):
        return max(box.pack_leader_stride, box.stride_in_group)
    return box.stride_in_group


@rule
def stride_alone(box: Box, s: Table, rat: int) -> int:
    """The first rat may be the only one: up to five spaces, a sprinter up to seven."""
    longest = max(box.stride_alone, stride_in_group(box, s, rat))
    if has_power(s, s.active, rat, SPRINTER):
        longest = max(longest, box.sprinter_stride)
    return longest


@rule
def stride(box: Box, s: Table, rat: int) -> int:
    """How far a rat may move now."""
    if s.moved == 0:
        return stride_alone(box, s, rat)
    return stride_in_group(box, s, rat)


# Where to.


@rule
def own_spaces(s: Table) -> int:
    """The spaces with rats of the active player; the start takes any number."""
    rats = s.players[s.active].rats
    spaces = 0
    for rat in range(RATS):
        if START < rats[rat] <= LAUNCH_PAD:
            spaces |= 1 << int(rats[rat])
    return spaces


@rule
def spaces_of_colour(s: Table) -> int:
    """All rats of a turn end on one colour; the launch pad has them all."""
    if s.colour == NO_COLOUR:
        return EVERYWHERE
    return int(s.places[s.colour]) | LAUNCH_PAD_ONLY


@rule
def open_goals(s: Table) -> int:
    """Where a rat may end: on this turn's colour, and not with another rat of its own."""
    return spaces_of_colour(s) & ~own_spaces(s)


@rule
def can_pay(s: Table, route: Route) -> bool:
    """A pipe costs the material shown on it; to the plumber nothing."""
    if route.pipes == 0 or has_comic(s, s.active, PLUMBER):
        return True
    stock, price = s.players[s.active].stock, route.price
    for material in range(len(MATERIALS)):
        if price[material] > stock[material]:
            return False
    return True


@rule
def ends_of_route(route: Route, longest: int) -> int:
    """The spaces within reach on this route: the exit of its last pipe, and as far on foot as the steps last.

    On foot alone the rat's own space is one of them; nobody may end there, where a rat of his own is.
    """
    onward = int(longest) - int(route.steps)
    if onward < 0:
        return 0
    return (((2 << onward) - 1) << int(route.exit)) & EVERYWHERE


@rule
def goals(box: Box, s: Table, rat: int) -> int:
    """Where this rat may go now."""
    if not is_on_path(s, s.active, rat) or has_moved(s, rat):
        return 0
    reach = 0
    longest = stride(box, s, rat)
    routes = box.routes[s.players[s.active].rats[rat]]
    for number in range(routes.count):
        route = routes.each[number]
        if can_pay(s, route):
            reach |= ends_of_route(route, longest)
    return reach & open_goals(s)


@rule
def is_open_route(box: Box, s: Table, rat: int, goal: int, route: Route) -> bool:
    """Whether this route takes the rat to its goal."""
    return can_pay(s, route) and (ends_of_route(route, stride(box, s, rat)) >> int(goal)) & 1 == 1


@rule
def steps_on_route(route: Route, goal: int) -> int:
    return route.steps + goal - route.exit


# Which rat, and by which route.


@rule
def find_movement(box: Box, s: Table) -> None:
    """A rat must move; others may follow while the group is open and they find a space of its colour."""
    if s.moved != 0 and not (s.may_move_on and can_move_on(box, s)):
        s.step = BOARDING
    else:
        ask(s, s.active, WHICH_RAT)


@rule
def can_move_on(box: Box, s: Table) -> bool:
    for rat in range(RATS):
        if goals(box, s, rat) != 0:
            return True
    return False


@rule
def offer_movements(box: Box, s: Table, offers: Offers) -> None:
    for rat in range(RATS):
        if not is_double(s, rat):
            offer_goals(rat, goals(box, s, rat), offers)
    if s.moved != 0:
        offer(offers, moves.HALT)


@rule
def offer_goals(rat: int, spaces: int, offers: Offers) -> None:
    move = moves.GO + rat * moves.GOALS
    spaces >>= 1
    while spaces != 0:
        if spaces & 1 == 1:
            offer(offers, move)
        spaces >>= 1
        move += 1


@rule
def choose_movement(box: Box, s: Table, rat: int, goal: int) -> None:
    """A rat and where it ends; if several routes lead there, the player chooses one."""
    s.rat = rat
    s.goal = goal
    routes = box.routes[s.players[s.active].rats[rat]]
    found = 0
    last = 0
    for number in range(routes.count):
        if is_open_route(box, s, rat, goal, routes.each[number]):
            found += 1
            last = number
    if found > 1:
        ask(s, s.active, WHICH_ROUTE)
    else:
        take_route(box, s, routes.each[last])


@rule
def offer_routes(box: Box, s: Table, offers: Offers) -> None:
    routes = box.routes[s.players[s.active].rats[s.rat]]
    for number in range(routes.count):
        if is_open_route(box, s, s.rat, s.goal, routes.each[number]):
            offer(offers, moves.ROUTE + routes.each[number].pipes)


@rule
def choose_route(box: Box, s: Table, pipes: int) -> None:
    routes = box.routes[s.players[s.active].rats[s.rat]]
    for number in range(routes.count):
        if routes.each[number].pipes == pipes:
            take_route(box, s, routes.each[number])
            return


# Going.


@rule
def take_route(box: Box, s: Table, route: Route) -> None:
    """The rat goes, pays the pipes and the toll; a stride too long for a group leaves it the only one."""
    player = s.players[s.active]
    s.may_move_on = steps_on_route(route, s.goal) <= stride_in_group(box, s, s.rat)
    narrate(story.MOVED, s.active, s.rat, player.rats[s.rat], s.goal)
    use_pipes(box, s, route.pipes)
    player.rats[s.rat] = s.goal
    s.moved |= 1 << s.rat
    if s.goal != LAUNCH_PAD:
        s.colour = box.spaces[s.tiles[s.goal]].colour
        pay_toll(box, s)


@rule
def use_pipes(box: Box, s: Table, pipes: int) -> None:
    """A shortcut joins two spaces and costs the material shown on it."""
    player = s.players[s.active]
    for pipe in range(PIPES):
        if (pipes >> pipe) & 1 == 1:
            player.pipes_used[pipe] += 1
            if has_comic(s, s.active, PLUMBER):
                narrate(story.USED_PIPE_FREE, s.active, pipe + 1)
            else:
                player.stock[box.pipes[pipe].price] -= 1
                narrate(story.USED_PIPE, s.active, pipe + 1, box.pipes[pipe].price)


@rule
def stands_on(s: Table, seat: int, space: int) -> bool:
    """Whether a player has a rat there."""
    rats = s.players[seat].rats
    for rat in range(RATS):
        if rats[rat] == space:
            return True
    return False


@rule
def toll(box: Box, s: Table, seat: int, space: int) -> int:
    """Ending on a space costs a cheese for each other player with a rat there; the charmer pays nothing."""
    cheese = 0
    if not has_comic(s, seat, CHARMER):
        for other in range(box.seats):
            if other != seat and stands_on(s, other, space):
                cheese += 1
    return cheese


@rule
def mouldy_needed(box: Box, s: Table, seat: int, cheese: int) -> int:
    """As many mouldy cheeses as it takes to pay, and no more."""
    missing = cheese - s.players[seat].cheese
    if missing <= 0:
        return 0
    return (missing + box.mouldy_gives - 1) // box.mouldy_gives


@rule
def pay_toll(box: Box, s: Table) -> None:
    """To each other player with a rat there; what GREG would get goes back to the supply."""
    due = toll(box, s, s.active, s.goal)
    if due == 0:
        return
    take_mouldy_cheese(box, s, mouldy_needed(box, s, s.active, due))
    s.players[s.active].cheese -= due
    for other in range(box.seats):
        if other != s.active and stands_on(s, other, s.goal):
            narrate(story.PAID_TOLL, s.active, other)
            if not (box.solo and other == GREG):
                s.players[other].cheese += 1


@rule
def take_mouldy_cheese(box: Box, s: Table, count: int) -> None:
    for _ in range(count):
        s.players[s.active].mouldy += 1
        s.players[s.active].cheese += box.mouldy_gives
        narrate(story.TOOK_MOULDY, s.active, box.mouldy_gives)
