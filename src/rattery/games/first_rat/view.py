"""What a pair of eyes sees of a table of First Rat, as data that can be sent. All lies open but GREG's face-down cards."""

from __future__ import annotations

from functools import lru_cache

from rattery.core.game import View
from rattery.core.moves import PlainOffers
from rattery.core.record import Row
from rattery.games.first_rat import moves
from rattery.games.first_rat.box import Box, Route, greg_card_names
from rattery.games.first_rat.parts import (
    ABOARD,
    BEST_ICON,
    BLOCKED,
    BOXES,
    BURROW,
    CAPS,
    CHALLENGES,
    CHEESE,
    COLOURS,
    COMICS,
    CORE,
    FREE,
    GOODS,
    GREG_DECK,
    LAST_BOX,
    LAUNCH_PAD,
    LIBRARY_ICON,
    MATERIALS,
    NO_COLOUR,
    NO_ICON,
    NO_SPACE,
    NOBODY,
    NURSERY,
    PARTS,
    PIPES,
    PLUMBER,
    RAT_NAMES,
    RATS,
    ROOMS,
    SPACES,
    SPARE,
    STANDS,
    SUPER_COMICS,
    TILES,
    TRACKS,
)
from rattery.games.first_rat.rules.building import donation
from rattery.games.first_rat.rules.challenges import is_met
from rattery.games.first_rat.rules.collecting import gourmet_steps, is_lit
from rattery.games.first_rat.rules.moving import (
    is_open_route,
    mouldy_needed,
    steps_on_route,
    stride_in_group,
    toll,
)
from rattery.games.first_rat.rules.scoring import (
    points_for_caps,
    points_for_left_overs,
    score,
)
from rattery.games.first_rat.rules.shopping import price_for
from rattery.games.first_rat.rules.table import QUESTIONS, WHICH_RAT, WHICH_ROUTE, Table, collects, has_comic
from rattery.games.first_rat.rules.tracks import track_points
from rattery.games.first_rat.rules.turn import legal

# The number on each comic that has one.
COMIC_NUMBERS = {
    "gourmet": "gourmet_steps",
    "haggler": "haggler_less",
    "quartermaster": "quartermaster_donation",
    "sprinter": "sprinter_stride",
    "pack_leader": "pack_leader_stride",
    "pickpocket": "pickpocket_back",
}
ICON_NAMES = {NO_ICON: None, LIBRARY_ICON: "library", BEST_ICON: "best"}


def view(box: Box, s: Table, eye: int) -> View:
    """The table as these eyes see it."""
    lights = [int(s.players[seat].light) for seat in range(box.players)]
    seen: View = {
        "round": int(s.round_number),
        "last_round": int(s.last_round) or None,
        "is_last_round": bool(s.last_round == s.round_number),
        "over": bool(s.over),
        "first": int(s.first),
        "active": int(s.active),
        "decider": _seat(s.decider),
        "question": QUESTIONS[s.asked],
        "turn": _turn(box, s),
        "movements": movements(box, s),
        "path": [_space(box, s, place, lights) for place in range(1, SPACES + 1)],
        "pipes": [_pipe(box, pipe) for pipe in range(PIPES)],
        "lights": [int(step) for step in box.lights],
        "burrow": [_burrow_space(box, place) for place in range(len(BURROW))],
        "stands": [_stand(box, s, stand) for stand in range(len(STANDS))],
        "library": _named(s.on_display.comics, COMICS),
        "bolts": int(s.bolts),
        "costs": _costs(box),
        "comics": {comic: int(getattr(box, field)) for comic, field in COMIC_NUMBERS.items()},
        "cap_points": {cap: int(box.cap_points[number]) for number, cap in enumerate(CAPS)},
        "tracks": [_track(box, s, track) for track in range(len(TRACKS))],
        "players": [_player(box, s, seat) for seat in range(box.seats)],
    }
    if box.solo:
        seen["greg"] = _greg(box, s)
        seen["challenges"] = {name: bool(is_met(box, s, number)) for number, name in enumerate(CHALLENGES)}
    return seen


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _named(bits: int, names: tuple[str, ...]) -> list[str]:
    return list(_names(int(bits), names)) if bits else []


@lru_cache(1024)
def _names(bits: int, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def _counts(counts: Row[int], names: tuple[str, ...]) -> dict[str, int]:
    """How many of each; what there is none of is left out."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count > 0}


# The turn.


def _turn(box: Box, s: Table) -> View:
    """What has happened this turn, and what is still to come."""
    return {
        "moved": _named(s.moved, RAT_NAMES),
        "colour": None if s.colour == NO_COLOUR else COLOURS[s.colour],
        "drinking": bool(s.drinking),
        "collected": _counts(s.haul, GOODS),
        "steps": int(s.steps),
        "junction": _junction(box, s) if QUESTIONS[s.asked] == "which_way" else None,
        "naming": COMICS[s.naming] if QUESTIONS[s.asked] == "which_super_rat" else None,
        "shoppers": _named(s.shoppers, RAT_NAMES) if QUESTIONS[s.asked] == "what_to_take" else [],
    }


def _junction(box: Box, s: Table) -> dict[str, dict[str, int]]:
    """At a junction: how many steps each room is away, by either way, without going up again on the way."""
    space = box.burrow[s.players[s.active].burrow]
    return {"up": distances(box, space.up), "left": distances(box, space.onward)}


def distances(box: Box, space: int) -> dict[str, int]:
    """Steps to each room if the next one leads here, each counted by its shortest way."""
    found: dict[str, int] = {}
    reached, edge, steps = {int(space)}, [int(space)], 1
    while edge:
        for place in edge:
            room = ROOMS[box.burrow[place].room]
            if room != "none":
                found.setdefault(room, steps)
        onward = {int(way) for place in edge for way in (box.burrow[place].onward, box.burrow[place].up)}
        edge = sorted(onward - reached - {NO_SPACE})
        reached |= onward
        steps += 1
    return found


def movements(box: Box, s: Table) -> list[View]:
    """Every movement that may be made now, with what it brings and costs; while a route is chosen, those of that rat."""
    if s.asked == WHICH_RAT:
        offers = PlainOffers(len(moves.MOVES))
        legal(box, s, offers)
        ids = [int(offers.ids[place]) for place in range(offers.n)]
        ways = [divmod(move, moves.GOALS) for move in ids if move < moves.ROUTE]
        return [way for rat, goal in ways for way in _ways(box, s, rat, goal + 1)]
    return _ways(box, s, int(s.rat), int(s.goal)) if s.asked == WHICH_ROUTE else []


def _ways(box: Box, s: Table, rat: int, goal: int) -> list[View]:
    routes = box.routes[s.players[s.active].rats[rat]]
    every = [routes.each[number] for number in range(routes.count)]
    return [_movement(box, s, rat, goal, route) for route in every if is_open_route(box, s, rat, goal, route)]


def _movement(box: Box, s: Table, rat: int, goal: int, route: Route) -> View:
    """One way for one rat: steps, whether others may go with it, price of its pipes, toll, mouldy cheese, yield."""
    seat = int(s.active)
    due = int(toll(box, s, seat, goal)) if goal != LAUNCH_PAD else 0
    free = has_comic(s, seat, PLUMBER)
    return {
        "move": moves.MOVES[moves.GO + rat * moves.GOALS + goal - 1].notation,
        "rat": RAT_NAMES[rat],
        "from": int(s.players[seat].rats[rat]),
        "to": goal,
        "steps": int(steps_on_route(route, goal)),
        "in_group": bool(steps_on_route(route, goal) <= stride_in_group(box, s, rat)),
        "pipes": [pipe + 1 for pipe in range(PIPES) if route.pipes >> pipe & 1],
        "price": {} if free else _counts(route.price, MATERIALS),
        "toll": due,
        "mouldy": int(mouldy_needed(box, s, seat, due)),
        "yield": _yield(box, s, rat, goal) if goal != LAUNCH_PAD else None,
    }


def _yield(box: Box, s: Table, rat: int, goal: int) -> View:
    """What this rat brings: of the space, of the light, of the backpacks (with the first rat only), and doubled."""
    seat = int(s.active)
    space = box.spaces[s.tiles[goal]]
    light = int(is_lit(box, s, seat, rat, goal))
    is_first = not any(collects(s, other) for other in range(RATS))
    packs = int(s.players[seat].backpacks[space.colour]) * int(box.backpack_adds[space.colour]) if is_first else 0
    total = int(space.amount) + light + packs
    return {
        "goods": GOODS[space.gives],
        "base": int(space.amount),
        "light": light,
        "backpack": packs,
        "total": total,
        "doubled": total * int(box.drink_times) if s.players[seat].drinks > 0 else None,
        "more_steps": int(gourmet_steps(box, s)) if space.gives == CORE and is_first else 0,
    }


# The board.


def _space(box: Box, s: Table, place: int, lights: list[int]) -> View:
    space, lamp = box.spaces[s.tiles[place]], box.spaces[place].first_lamp
    stand = next((name for number, name in enumerate(STANDS) if box.stands[number].space == place), None)
    return {
        "number": place,
        "colour": COLOURS[space.colour],
        "gives": GOODS[space.gives],
        "amount": int(space.amount),
        "tile": TILES[space.tile],
        "stand": stand,
        "lamp": int(lamp),
        "lit_for": [seat for seat, light in enumerate(lights) if light >= lamp],
    }


def _pipe(box: Box, number: int) -> View:
    pipe = box.pipes[number]
    return {"number": number + 1, "from": int(pipe.origin), "to": int(pipe.exit), "price": MATERIALS[pipe.price]}


def _burrow_space(box: Box, place: int) -> View:
    space = box.burrow[place]
    return {
        "name": BURROW[place],
        "onward": BURROW[space.onward],
        "up": None if space.up == NO_SPACE else BURROW[space.up],
        "room": None if ROOMS[space.room] == "none" else ROOMS[space.room],
    }


def _stand(box: Box, s: Table, stand: int) -> View:
    offered: tuple[View, ...] = (
        {"backpacks": _counts(s.on_display.backpacks, COLOURS)},
        {"drinks": int(s.on_display.drinks)},
        {"caps": _named(s.on_display.caps, CAPS)},
    )
    return {
        "name": STANDS[stand],
        "space": int(box.stands[stand].space),
        "price": int(box.stands[stand].price),
        "prices": [int(price_for(box, s, seat, stand)) for seat in range(box.players)],
        **offered[stand],
    }


def _costs(box: Box) -> View:
    parts = {part: _counts(box.costs[number], MATERIALS) for number, part in enumerate(PARTS)}
    return {**parts, "donation": {GOODS[CHEESE]: int(box.donation)}}


def _track(box: Box, s: Table, number: int) -> View:
    """Its boxes from the left: the points and who is there."""
    track = s.tracks[number]
    return {
        "name": TRACKS[number],
        "points": [int(box.tracks[track.card][place]) for place in range(BOXES)],
        "boxes": [_holder(int(track.boxes[place])) for place in range(LAST_BOX)],
        "last_box": [int(track.last_box[seat]) for seat in range(box.seats)],
        "spare": int(track.spare) + 1 if track.spare >= 0 else None,
    }


def _holder(holds: int) -> int | str | None:
    return {FREE: None, BLOCKED: "blocked", SPARE: "spare"}.get(holds, holds)


# The players.


def _player(box: Box, s: Table, seat: int) -> View:
    player = s.players[seat]
    return {
        "rats": [_rat(s, seat, rat) for rat in range(RATS)],
        "cheese": int(player.cheese),
        "mouldy": int(player.mouldy),
        "materials": {name: int(player.stock[number]) for number, name in enumerate(MATERIALS)},
        "bolts": int(player.bolts),
        "light": int(player.light),
        "burrow": BURROW[player.burrow],
        "markers": int(player.markers),
        "backpacks": _counts(player.backpacks, COLOURS),
        "drinks": int(player.drinks),
        "caps": _named(player.caps, CAPS),
        "comics": _named(player.comics, COMICS),
        "donation": int(donation(box, s, seat)),
        "pipes_used": [int(uses) for uses in player.pipes_used],
        "turns": int(player.turns),
        "points": _points(box, s, seat),
    }


def _rat(s: Table, seat: int, rat: int) -> View:
    place = int(s.players[seat].rats[rat])
    return {
        "name": RAT_NAMES[rat],
        "at": {NURSERY: "nursery", ABOARD: "aboard"}.get(place, place),
        "powers": _named(int(s.players[seat].powers[rat]), SUPER_COMICS),
    }


def _points(box: Box, s: Table, seat: int) -> dict[str, int]:
    """The points as they stand, category by category."""
    player = s.players[seat]
    return {
        **{name: int(track_points(box, s, seat, track)) for track, name in enumerate(TRACKS)},
        "caps": int(points_for_caps(box, s, seat)),
        "bolts": int(player.bolts * box.bolt_points),
        "mouldy": -int(player.mouldy * box.mouldy_costs),
        "left_over": int(points_for_left_overs(box, s, seat)),
        "total": int(score(box, s, seat)),
    }


# GREG.


def _greg(box: Box, s: Table) -> View:
    """His cards that lie face up, the last one on top; how many are face down; which are known to be in his deck."""
    return {
        "cards_left": GREG_DECK - int(s.greg_turned),
        "turned": [_greg_card(box, int(s.greg_deck[place])) for place in range(s.greg_turned)],
        "known": _named(int(s.greg_seen), greg_card_names(box)),
        "a_cards": int(box.greg_a_cards),
        "b_cards": int(box.greg_b_cards),
        "order": [RAT_NAMES[rat] for rat in s.greg_order],
        "gone": {
            "backpacks": _counts(s.gone.backpacks, COLOURS),
            "drinks": int(s.gone.drinks),
            "caps": _named(s.gone.caps, CAPS),
            "comics": _named(s.gone.comics, COMICS),
        },
    }


def _greg_card(box: Box, number: int) -> View:
    card = box.greg_cards[number]
    icons = [ICON_NAMES[int(icon)] if icon < 0 else TRACKS[icon] for icon in (card.also, card.icon)]
    shown = {"name": greg_card_names(box)[number], "steps": [int(steps) for steps in card.steps], "icon": icons[1]}
    return shown if icons[0] is None else {**shown, "also": icons[0]}
