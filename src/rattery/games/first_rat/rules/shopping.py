"""Shopping: a rat that ended on a stand may take one item there; pay and stay, or pay nothing and go back to the start."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    COLOURS,
    CROW,
    DRINK,
    FIRST_CAP,
    HAGGLER,
    HARRY,
    ITEMS,
    NOBODY,
    PICKPOCKET,
    RATS,
    STANDS,
    START,
    ZIPPY,
)
from rattery.games.first_rat.rules.table import (
    BUILDING,
    WHAT_TO_TAKE,
    Table,
    count_rats,
    has_comic,
    has_moved,
    has_power,
)

# What lies on the stands.


@rule
def stand_of(item: int) -> int:
    if item < DRINK:
        return HARRY
    if item == DRINK:
        return ZIPPY
    return CROW


@rule
def is_set_out(s: Table, item: int) -> bool:
    if item < DRINK:
        return s.on_display.backpacks[item] > 0
    if item == DRINK:
        return s.on_display.drinks > 0
    return (s.on_display.caps >> (item - FIRST_CAP)) & 1 == 1


@rule
def has_something(s: Table, stand: int) -> bool:
    if stand == ZIPPY:
        return s.on_display.drinks > 0
    if stand == CROW:
        return s.on_display.caps != 0
    for colour in range(len(COLOURS)):
        if s.on_display.backpacks[colour] > 0:
            return True
    return False


@rule
def price(box: Box, s: Table, stand: int) -> int:
    """What the active player pays."""
    return price_for(box, s, int(s.active), stand)


@rule
def price_for(box: Box, s: Table, seat: int, stand: int) -> int:
    """The haggler pays less."""
    if has_comic(s, seat, HAGGLER):
        return max(0, box.stands[stand].price - box.haggler_less)
    return box.stands[stand].price


# Who may take what.


@rule
def go_shopping(box: Box, s: Table) -> None:
    """Only rats that ended their movement of this turn on a stand shop, in any order."""
    for stand in range(len(STANDS)):
        for rat in range(RATS):
            if s.players[s.active].rats[rat] == box.stands[stand].space and has_moved(s, rat):
                s.shoppers |= 1 << rat
    s.step = BUILDING
    go_on_shopping(box, s)


@rule
def go_on_shopping(box: Box, s: Table) -> None:
    if somebody_may_shop(box, s):
        ask(s, s.active, WHAT_TO_TAKE)


@rule
def shopper_at(box: Box, s: Table, stand: int) -> int:
    """The rat that may still take something at a stand, or nobody."""
    for rat in range(RATS):
        if (s.shoppers >> rat) & 1 == 1 and s.players[s.active].rats[rat] == box.stands[stand].space:
            return rat
    return NOBODY


@rule
def somebody_may_shop(box: Box, s: Table) -> bool:
    for stand in range(len(STANDS)):
        if has_something(s, stand) and shopper_at(box, s, stand) != NOBODY:
            return True
    return False


@rule
def can_afford(box: Box, s: Table, stand: int) -> bool:
    return s.players[s.active].cheese >= price(box, s, stand)


@rule
def may_take(box: Box, s: Table, item: int) -> bool:
    return is_set_out(s, item) and shopper_at(box, s, stand_of(item)) != NOBODY


@rule
def offer_items(box: Box, s: Table, offers: Offers) -> None:
    for item in range(len(ITEMS)):
        if may_take(box, s, item) and can_afford(box, s, stand_of(item)):
            offer(offers, moves.BUY + item)
    for item in range(len(ITEMS)):
        if may_take(box, s, item):
            offer(offers, moves.STEAL + item)
    offer(offers, moves.LEAVE)


# Taking it.


@rule
def buy(box: Box, s: Table, item: int) -> None:
    """Pay the price and stay."""
    stand = stand_of(item)
    s.players[s.active].cheese -= price(box, s, stand)
    s.shoppers ^= 1 << shopper_at(box, s, stand)
    take_item(s, item)
    narrate(story.BOUGHT, s.active, item, price(box, s, stand))
    go_on_shopping(box, s)


@rule
def steal(box: Box, s: Table, item: int) -> None:
    """Pay nothing and go back to the start; the pickpocket only six spaces."""
    rat = shopper_at(box, s, stand_of(item))
    s.shoppers ^= 1 << rat
    take_item(s, item)
    s.players[s.active].rats[rat] = refuge(box, s, rat)
    narrate(story.STOLE, s.active, item, s.players[s.active].rats[rat])
    go_on_shopping(box, s)


@rule
def refuge(box: Box, s: Table, rat: int) -> int:
    """Where a thief ends: the start; the pickpocket six spaces back, or further to the first free of own rats."""
    if not has_power(s, s.active, rat, PICKPOCKET):
        return START
    space = int(s.players[s.active].rats[rat]) - box.pickpocket_back
    while space > START and count_rats(s, s.active, space) > 0:
        space -= 1
    return max(space, START)


@rule
def take_item(s: Table, item: int) -> None:
    """It leaves its stand; a drink works from the next turn on, when something is collected again."""
    player = s.players[s.active]
    remove_item(s, item)
    if item < DRINK:
        player.backpacks[item] += 1
    elif item == DRINK:
        player.drinks += 1
        player.drinks_taken += 1
    else:
        player.caps |= 1 << (item - FIRST_CAP)


@rule
def remove_item(s: Table, item: int) -> None:
    if item < DRINK:
        s.on_display.backpacks[item] -= 1
    elif item == DRINK:
        s.on_display.drinks -= 1
    else:
        s.on_display.caps ^= 1 << (item - FIRST_CAP)
