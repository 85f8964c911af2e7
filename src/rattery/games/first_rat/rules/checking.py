"""Checking: what is true of every table, after every move. The number that comes back is the first law that is broken."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    ABOARD,
    BESIDE,
    BLOCKED,
    C_CARD,
    CAPS,
    COLOURS,
    COMICS,
    CONSTRUCTION_LIGHTS,
    CREW,
    FIRST_SUPER_COMIC,
    FREE,
    GREG_DECK,
    LAST_BOX,
    LAUNCH_PAD,
    LIGHTS,
    MATERIALS,
    NOBODY,
    NURSERY,
    RATS,
    ROCKET,
    SPACES,
    SPARE,
    START,
    SUPER_COMICS,
    TRACKS,
)
from rattery.games.first_rat.rules.building import complete_rockets
from rattery.games.first_rat.rules.table import (
    MOVING,
    NOTHING,
    QUESTIONS,
    Table,
    count_bits,
    has_comic,
    is_greg,
    rats_aboard,
)
from rattery.games.first_rat.rules.tracks import markers_on

LAWS = (
    "all is well",
    "every rat is in the nursery, on the path or aboard, and on the launch pad only while its player moves",
    "no two rats of a player share a space but the start",
    "every marker is on a track or still to be placed, and every rat aboard is on its track",
    "every bolt is in the supply or with a player",
    "every backpack, drink, cap and comic set out is on display, with one player or gone",
    "boxes hold what belongs there: one marker, a neutral one, or the spare one",
    "nobody has less than nothing",
    "every super power belongs to one rat of the comic's owner, and to none aboard",
    "light markers stay on the string, and each construction light reached was scored once",
    "the spaces of the path are all there, each among its own letter",
    "GREG's deck has its cards, and what lies face up was seen",
    "somebody is asked something unless the game is over",
    "a complete rocket is scored once for every three parts",
    "every track has its points, none twice, and the rocket its own",
)


@rule
def check(box: Box, s: Table) -> int:
    """0 if all is well, else the place in LAWS of the law that is broken."""
    for seat in range(box.seats):
        law = check_player(box, s, seat)
        if law != 0:
            return law
    if not bolts_are_all_there(box, s):
        return 4
    if not items_are_all_there(box, s):
        return 5
    for track in range(len(TRACKS)):
        if not boxes_are_sound(box, s, track):
            return 6
    if not path_is_sound(box, s):
        return 10
    if box.solo and not greg_deck_is_sound(box, s):
        return 11
    if not somebody_is_asked(box, s):
        return 12
    if not track_cards_are_sound(box, s):
        return 14
    return 0


@rule
def check_player(box: Box, s: Table, seat: int) -> int:
    if not rats_are_somewhere(box, s, seat):
        return 1
    if not rats_keep_apart(box, s, seat):
        return 2
    if not markers_are_all_there(box, s, seat):
        return 3
    if not has_no_debts(box, s, seat):
        return 7
    if not powers_are_sound(s, seat):
        return 8
    if not lights_are_sound(box, s, seat):
        return 9
    if not rockets_are_sound(box, s, seat):
        return 13
    return 0


@rule
def rats_are_somewhere(box: Box, s: Table, seat: int) -> bool:
    rats = s.players[seat].rats
    for rat in range(RATS):
        place = rats[rat]
        if place < NURSERY or place > ABOARD or (place == NURSERY and is_greg(box, seat)):
            return False
        if place == LAUNCH_PAD and not (seat == s.active and s.step == MOVING):
            return False
    return True


@rule
def rats_keep_apart(box: Box, s: Table, seat: int) -> bool:
    """GREG's rats need not."""
    rats = s.players[seat].rats
    seen = 0
    for rat in range(RATS):
        place = int(rats[rat])
        if START < place <= LAUNCH_PAD and not is_greg(box, seat):
            if (seen >> place) & 1 == 1:
                return False
            seen |= 1 << place
    return True


@rule
def markers_are_all_there(box: Box, s: Table, seat: int) -> bool:
    count = int(s.players[seat].markers)
    for track in range(len(TRACKS)):
        if track != CREW:
            count += markers_on(s, seat, track)
    return count == box.markers and markers_on(s, seat, CREW) == rats_aboard(s, seat)


@rule
def has_no_debts(box: Box, s: Table, seat: int) -> bool:
    player = s.players[seat]
    for material in range(len(MATERIALS)):
        if player.stock[material] < 0:
            return False
    if player.drinks < 0 or player.drinks > player.drinks_taken:
        return False
    return player.cheese >= 0 and player.mouldy >= 0 and player.bolts >= 0 and player.markers >= 0


@rule
def powers_are_sound(s: Table, seat: int) -> bool:
    rats, powers = s.players[seat].rats, s.players[seat].powers
    for comic in range(FIRST_SUPER_COMIC, FIRST_SUPER_COMIC + len(SUPER_COMICS)):
        holders = 0
        for rat in range(RATS):
            if (powers[rat] >> (comic - FIRST_SUPER_COMIC)) & 1 == 1:
                holders += 1
                if rats[rat] == ABOARD or rats[rat] == NURSERY:
                    return False
        if holders > 1 or (holders == 1 and not has_comic(s, seat, comic)):
            return False
    return True


@rule
def lights_are_sound(box: Box, s: Table, seat: int) -> bool:
    """A construction light is scored unless no marker was left; GREG has no light marker."""
    light = s.players[seat].light
    if light < 0 or light > box.lights[CONSTRUCTION_LIGHTS - 1]:
        return False
    reached = 0
    for number in range(CONSTRUCTION_LIGHTS):
        if light >= box.lights[number]:
            reached += 1
    scored = markers_on(s, seat, LIGHTS)
    return is_greg(box, seat) or scored == reached or (scored < reached and s.players[seat].markers == 0)


@rule
def rockets_are_sound(box: Box, s: Table, seat: int) -> bool:
    scored = markers_on(s, seat, ROCKET)
    rockets = complete_rockets(s, seat)
    if is_greg(box, seat):
        return scored == 0
    return scored == rockets or (scored < rockets and s.players[seat].markers == 0)


@rule
def bolts_are_all_there(box: Box, s: Table) -> bool:
    count = int(s.bolts)
    for seat in range(box.seats):
        count += s.players[seat].bolts
    return s.bolts >= 0 and count == box.bolts


@rule
def nothing_is_gone(s: Table) -> bool:
    gone = int(s.gone.drinks) + int(s.gone.caps) + int(s.gone.comics)
    for colour in range(len(COLOURS)):
        gone += s.gone.backpacks[colour]
    return gone == 0


@rule
def items_are_all_there(box: Box, s: Table) -> bool:
    """Only GREG throws things out of the game."""
    if not box.solo and not nothing_is_gone(s):
        return False
    return backpacks_are_all_there(box, s) and drinks_are_all_there(box, s) and papers_are_all_there(box, s)


@rule
def backpacks_are_all_there(box: Box, s: Table) -> bool:
    total = 0
    for colour in range(len(COLOURS)):
        count = int(s.on_display.backpacks[colour]) + int(s.gone.backpacks[colour])
        if s.on_display.backpacks[colour] < 0:
            return False
        for seat in range(box.seats):
            count += s.players[seat].backpacks[colour]
        if count > box.backpack_copies[colour]:
            return False
        total += count
    return total == box.backpacks_out


@rule
def drinks_are_all_there(box: Box, s: Table) -> bool:
    count = int(s.on_display.drinks) + int(s.gone.drinks)
    for seat in range(box.seats):
        count += s.players[seat].drinks_taken
    return s.on_display.drinks >= 0 and count == box.drinks_out


@rule
def papers_are_all_there(box: Box, s: Table) -> bool:
    """Caps and comics: each at one place only."""
    caps = count_bits(s.on_display.caps) + count_bits(s.gone.caps)
    comics = count_bits(s.on_display.comics) + count_bits(s.gone.comics)
    all_caps = int(s.on_display.caps) | int(s.gone.caps)
    all_comics = int(s.on_display.comics) | int(s.gone.comics)
    for seat in range(box.seats):
        caps += count_bits(s.players[seat].caps)
        comics += count_bits(s.players[seat].comics)
        all_caps |= int(s.players[seat].caps)
        all_comics |= int(s.players[seat].comics)
    if caps != box.caps_out or comics != box.comics_out:
        return False
    if box.first_game and all_comics >= 1 << FIRST_SUPER_COMIC:
        return False
    return count_bits(all_caps) == caps and count_bits(all_comics) == comics and are_real(all_caps, all_comics)


@rule
def are_real(caps: int, comics: int) -> bool:
    return caps < 1 << len(CAPS) and comics < 1 << len(COMICS)


@rule
def boxes_are_sound(box: Box, s: Table, track: int) -> bool:
    boxes, spare = s.tracks[track].boxes, s.tracks[track].spare
    for place in range(LAST_BOX):
        holds = boxes[place]
        if ((box.blocked >> place) & 1 == 1) != (holds == BLOCKED):
            return False
        if (holds == SPARE) != (spare == place):
            return False
        if holds >= box.seats or (holds < 0 and holds != FREE and holds != BLOCKED and holds != SPARE):
            return False
    if spare != BESIDE and (not box.solo or track in (ROCKET, CREW)):
        return False
    return spare <= LAST_BOX


@rule
def track_cards_are_sound(box: Box, s: Table) -> bool:
    seen = 0
    for track in range(len(TRACKS)):
        card = int(s.tracks[track].card)
        is_loose = box.variable_tracks and track != ROCKET
        if (seen >> card) & 1 == 1 or is_loose != (card >= len(TRACKS)) or (not is_loose and card != track):
            return False
        seen |= 1 << card
    return True


@rule
def path_is_sound(box: Box, s: Table) -> bool:
    seen = 0
    for place in range(1, SPACES + 1):
        tile = int(s.tiles[place])
        space = box.spaces[tile]
        if (not box.variable_path and tile != place) or space.tile != box.spaces[place].tile:
            return False
        if (int(s.places[space.colour]) >> place) & 1 == 0:
            return False
        seen |= 1 << tile
    coloured = 0
    for colour in range(len(COLOURS)):
        coloured += count_bits(s.places[colour])
    return count_bits(seen) == SPACES and coloured == SPACES


@rule
def greg_deck_is_sound(box: Box, s: Table) -> bool:
    cards = 0
    for place in range(GREG_DECK):
        cards |= 1 << int(s.greg_deck[place])
        if place < s.greg_turned and (s.greg_seen >> int(s.greg_deck[place])) & 1 == 0:
            return False
    if count_bits(cards) != GREG_DECK or (cards >> C_CARD) & 1 == 0 or s.greg_seen & ~cards != 0:
        return False
    return count_bits(cards & box.greg_every_a) == box.greg_a_cards and 0 <= s.greg_turned <= GREG_DECK


@rule
def somebody_is_asked(box: Box, s: Table) -> bool:
    if s.over:
        return s.decider == NOBODY
    return 0 <= s.decider < box.players and NOTHING < s.asked < len(QUESTIONS)
