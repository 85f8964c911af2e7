"""The burrow: a step for each core, up or left at the junctions, and what the rooms give to whoever enters."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    BURROW,
    COMICS,
    FIRST_SUPER_COMIC,
    FOOD,
    LIBRARY,
    NO_ROOM,
    NO_SPACE,
    NURSERY,
    NURSERY_ROOM,
    RATS,
)
from rattery.games.first_rat.rules.table import (
    FREE_OR_NOT,
    SHOPPING,
    WHICH_COMIC,
    WHICH_SUPER_RAT,
    WHICH_WAY,
    Table,
    count_rats,
    is_double,
    is_on_path,
)
from rattery.games.first_rat.rules.tracks import place_marker


@rule
def walk(box: Box, s: Table) -> None:
    """One step after another, until a junction or a room asks something or the steps are used up."""
    space = box.burrow[s.players[s.active].burrow]
    if s.steps == 0:
        s.step = SHOPPING
    elif space.up != NO_SPACE:
        ask(s, s.active, WHICH_WAY)
    else:
        enter(box, s, space.onward)


@rule
def steps_to(box: Box, space: int, room: int) -> int:
    """The shortest way through the burrow to a room."""
    for steps in range(1, len(BURROW)):
        here = box.burrow[space]
        if here.up != NO_SPACE and box.burrow[here.up].room == room:
            return steps
        space = here.onward
        if box.burrow[space].room == room:
            return steps
    return len(BURROW)


@rule
def offer_ways(offers: Offers) -> None:
    offer(offers, moves.UP)
    offer(offers, moves.LEFT)


@rule
def go_up(box: Box, s: Table) -> None:
    enter(box, s, box.burrow[s.players[s.active].burrow].up)


@rule
def go_left(box: Box, s: Table) -> None:
    enter(box, s, box.burrow[s.players[s.active].burrow].onward)


@rule
def enter(box: Box, s: Table, space: int) -> None:
    """A room gives its reward as it is entered, also in passing."""
    s.steps -= 1
    s.players[s.active].burrow = space
    room = box.burrow[space].room
    if room == NO_ROOM:
        return
    narrate(story.ENTERED, s.active, room)
    if room == LIBRARY:
        enter_library(s)
    elif room == NURSERY_ROOM:
        enter_nursery(s)
    else:
        place_marker(box, s, s.active, FOOD)


@rule
def enter_nursery(s: Table) -> None:
    """One may free a rat."""
    if count_rats(s, s.active, NURSERY) > 0:
        ask(s, s.active, FREE_OR_NOT)


@rule
def enter_library(s: Table) -> None:
    """One may take a comic."""
    if s.on_display.comics != 0:
        ask(s, s.active, WHICH_COMIC)


@rule
def offer_rat_or_not(offers: Offers) -> None:
    offer(offers, moves.FREE_RAT)
    offer(offers, moves.PASS)


@rule
def offer_comics(s: Table, offers: Offers) -> None:
    for comic in range(len(COMICS)):
        if (s.on_display.comics >> comic) & 1 == 1:
            offer(offers, moves.COMIC + comic)
    offer(offers, moves.PASS)


@rule
def take_comic(s: Table, comic: int) -> None:
    """A comic works from now on; some make one rat on the path a super rat, named at once."""
    s.on_display.comics ^= 1 << comic
    s.players[s.active].comics |= 1 << comic
    narrate(story.TOOK_COMIC, s.active, comic)
    if comic >= FIRST_SUPER_COMIC:
        s.naming = comic
        choose_super_rat(s)


@rule
def can_be_named(s: Table, rat: int) -> bool:
    """Any rat on the path, the start included; rats that differ in nothing stand for one another."""
    return is_on_path(s, s.active, rat) and not is_double(s, rat)


@rule
def choose_super_rat(s: Table) -> None:
    found = 0
    last = 0
    for rat in range(RATS):
        if can_be_named(s, rat):
            found += 1
            last = rat
    if found > 1:
        ask(s, s.active, WHICH_SUPER_RAT)
    elif found == 1:
        name_super_rat(s, last)


@rule
def offer_super_rats(s: Table, offers: Offers) -> None:
    for rat in range(RATS):
        if can_be_named(s, rat):
            offer(offers, moves.NAME + rat)


@rule
def name_super_rat(s: Table, rat: int) -> None:
    """One rat may hold several powers."""
    s.players[s.active].powers[rat] |= 1 << (s.naming - FIRST_SUPER_COMIC)
    narrate(story.NAMED, s.active, rat, s.naming)
