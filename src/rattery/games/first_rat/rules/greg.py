"""GREG, the robot rat of the solo game: his deck, his turn, his icons. He ignores most rules."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    ABOARD,
    BESIDE,
    BEST_ICON,
    C_CARD,
    COLOURS,
    CROW,
    DRINK,
    FIRST_CAP,
    FREE,
    GREG,
    GREG_DECK,
    HARRY,
    LAST_BOX,
    LAUNCH_PAD,
    LIBRARY_ICON,
    RATS,
    SPARE,
    SPARE_TRACKS,
    STANDS,
)
from rattery.games.first_rat.rules.moving import stands_on
from rattery.games.first_rat.rules.shopping import has_something, remove_item
from rattery.games.first_rat.rules.table import (
    GREG_SHUFFLE,
    ROUND_END,
    WHICH_TRACK,
    Display,
    Table,
    count_bits,
    nth_bit,
)
from rattery.games.first_rat.rules.tracks import board, box_points, leftmost_free_box, place_marker_at

PLAYER = 0


# His deck.


@rule
def set_up_greg(box: Box, s: Table) -> None:
    """His rats have a head start, and his deck is made of A and B cards by level and the C card."""
    for rat in range(RATS):
        s.players[GREG].rats[rat] = box.greg_rats[rat]
        s.greg_order[rat] = rat
    s.greg_turned = 0
    s.greg_seen = 0
    deal_greg_deck(box, s, 0, 0, s.chance)


@rule
def deal_greg_deck(box: Box, s: Table, seen: int, turned: int, luck: Chance) -> None:
    """Make the face-down part of his deck: cards seen before and not turned up since, and others at random.

    `seen` are the cards known to be in the deck, `turned` those of them that lie face up.
    """
    deck = seen | 1 << C_CARD
    every_a, every_b = int(box.greg_every_a), int(box.greg_every_b)
    deck |= some_more(every_a & ~seen, box.greg_a_cards - count_bits(seen & every_a), luck)
    deck |= some_more(every_b & ~seen, box.greg_b_cards - count_bits(seen & every_b), luck)
    face_down = deck & ~turned
    left = count_bits(face_down)
    place = GREG_DECK - left
    while left > 0:
        card = nth_bit(face_down, draw(luck, left))
        face_down ^= 1 << card
        s.greg_deck[place] = card
        place += 1
        left -= 1


@rule
def some_more(cards: int, wanted: int, luck: Chance) -> int:
    """As many of these cards as are wanted, at random; a bit each."""
    chosen = 0
    left = count_bits(cards)
    while wanted > 0:
        card = nth_bit(cards & ~chosen, draw(luck, left))
        chosen |= 1 << card
        left -= 1
        wanted -= 1
    return chosen


@rule
def shuffle_greg_deck(s: Table) -> None:
    """All cards go back, also those turned up, and are shuffled."""
    s.greg_turned = 0
    s.step = ROUND_END
    narrate(story.SHUFFLED)
    for left in range(GREG_DECK, 1, -1):
        place = draw(s.chance, left)
        card = s.greg_deck[place]
        s.greg_deck[place] = s.greg_deck[left - 1]
        s.greg_deck[left - 1] = card


# His turn.


@rule
def take_greg_turn(box: Box, s: Table) -> None:
    """Turn up a card, move his rats, carry out its icons."""
    number = int(s.greg_deck[s.greg_turned])
    s.greg_turned += 1
    s.greg_seen |= 1 << number
    s.players[GREG].turns += 1
    s.step = ROUND_END
    narrate(story.GREG_CARD, number)
    line_up_greg(s)
    march_greg(box, s, number)
    carry_out_icon(box, s, box.greg_cards[number].also)
    carry_out_icon(box, s, box.greg_cards[number].icon)


@rule
def line_up_greg(s: Table) -> None:
    """His rats in the order they stand, those aboard first, then the leader."""
    rats = s.players[GREG].rats
    for place in range(1, RATS):
        rat = s.greg_order[place]
        before = place - 1
        while before >= 0 and rats[s.greg_order[before]] < rats[rat]:
            s.greg_order[before + 1] = s.greg_order[before]
            before -= 1
        s.greg_order[before + 1] = rat


@rule
def march_greg(box: Box, s: Table, number: int) -> None:
    """Each rat moves its number; the numbers of rats aboard are added to the next one."""
    steps = 0
    for place in range(RATS):
        steps += box.greg_cards[number].steps[place]
        rat = s.greg_order[place]
        if s.players[GREG].rats[rat] != ABOARD:
            move_greg(box, s, rat, steps)
            steps = 0


@rule
def move_greg(box: Box, s: Table, rat: int, steps: int) -> None:
    """No pipes, no colours, no collecting; steps past the launch pad are lost, and without steps nothing happens."""
    if steps == 0:
        return
    origin = s.players[GREG].rats[rat]
    space = min(origin + steps, LAUNCH_PAD)
    s.players[GREG].rats[rat] = space
    narrate(story.GREG_MOVED, origin, space)
    if space == LAUNCH_PAD:
        board(box, s, GREG, rat)
        return
    if stands_on(s, PLAYER, space):
        s.players[PLAYER].cheese += 1
        narrate(story.GREG_PAID, PLAYER)
    for stand in range(len(STANDS)):
        if box.stands[stand].space == space and has_something(s, stand):
            raid(s, stand)


@rule
def raid(s: Table, stand: int) -> None:
    """A random item leaves the game."""
    item = random_item(s, stand)
    remove_item(s, item)
    add_item(s.gone, item)
    narrate(story.GREG_TOOK, item)


@rule
def add_item(pile: Display, item: int) -> None:
    if item < DRINK:
        pile.backpacks[item] += 1
    elif item == DRINK:
        pile.drinks += 1
    else:
        pile.caps |= 1 << (item - FIRST_CAP)


@rule
def random_item(s: Table, stand: int) -> int:
    if stand == HARRY:
        return random_backpack(s)
    if stand == CROW:
        return FIRST_CAP + nth_bit(s.on_display.caps, draw(s.chance, count_bits(s.on_display.caps)))
    return DRINK


@rule
def random_backpack(s: Table) -> int:
    """The colour of one of the backpacks set out, taken blindly."""
    count = 0
    for colour in range(len(COLOURS)):
        count += s.on_display.backpacks[colour]
    place = draw(s.chance, count)
    colour = 0
    while place >= s.on_display.backpacks[colour]:
        place -= s.on_display.backpacks[colour]
        colour += 1
    return colour


# His icons.


@rule
def carry_out_icon(box: Box, s: Table, icon: int) -> None:
    if icon >= 0:
        place_spare_marker(box, s, icon)
    elif icon == LIBRARY_ICON:
        raid_library(s)
    elif icon == BEST_ICON:
        find_best_track(box, s)


@rule
def raid_library(s: Table) -> None:
    """A random comic leaves the game."""
    if s.on_display.comics != 0:
        comic = nth_bit(s.on_display.comics, draw(s.chance, count_bits(s.on_display.comics)))
        s.on_display.comics ^= 1 << comic
        s.gone.comics |= 1 << comic
        narrate(story.GREG_TOOK_COMIC, comic)


@rule
def place_spare_marker(box: Box, s: Table, track: int) -> None:
    """The spare marker goes to the leftmost free box; if it lies there already, GREG's own takes its place."""
    place = int(s.tracks[track].spare)
    if place == BESIDE:
        place = leftmost_free_box(s, track)
        s.tracks[track].spare = place
        if place != LAST_BOX:
            s.tracks[track].boxes[place] = SPARE
        narrate(story.SPARE_PLACED, track, box_points(box, s, track, place))
    else:
        s.tracks[track].spare = BESIDE
        if place != LAST_BOX:
            s.tracks[track].boxes[place] = FREE
        place_marker_at(box, s, GREG, track, place)


@rule
def worth_to_greg(box: Box, s: Table, track: int) -> int:
    """The box under the spare marker, else the leftmost free one."""
    place = int(s.tracks[track].spare)
    if place == BESIDE:
        place = leftmost_free_box(s, track)
    return box_points(box, s, track, place)


@rule
def best_tracks(box: Box, s: Table) -> int:
    """The tracks, of those with a spare marker, that would now give GREG most; a bit for each of SPARE_TRACKS."""
    most = 0
    best = 0
    for number in range(len(SPARE_TRACKS)):
        points = worth_to_greg(box, s, SPARE_TRACKS[number])
        if points > most:
            most = points
            best = 0
        if points == most:
            best |= 1 << number
    return best


@rule
def find_best_track(box: Box, s: Table) -> None:
    """Among equals the player chooses; then the whole deck is shuffled."""
    s.step = GREG_SHUFFLE
    best = best_tracks(box, s)
    if best & (best - 1) == 0:
        favour_track(box, s, nth_bit(best, 0))
    else:
        ask(s, PLAYER, WHICH_TRACK)


@rule
def offer_best_tracks(box: Box, s: Table, offers: Offers) -> None:
    best = best_tracks(box, s)
    for number in range(len(SPARE_TRACKS)):
        if (best >> number) & 1 == 1:
            offer(offers, moves.FAVOUR + number)


@rule
def favour_track(box: Box, s: Table, number: int) -> None:
    place_spare_marker(box, s, SPARE_TRACKS[number])
