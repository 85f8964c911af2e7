"""Positions of First Rat: what a test can set, and how the rest is filled so that the table could really be.

    position("first_rat(players=3)", rats={0: [4, 0], 1: [5]}, cheese={0: 2}, materials={0: {"can": 1}},
             light={0: 3}, comics={0: ["plumber"]}, marks=[(1, "food"), (0, "food")])

Rats stand on a space, on the start (0), in the "nursery" or "aboard"; those not given wait in the nursery. Construction
lights that were reached, complete rockets and rats aboard are marked by themselves, before the `marks` that are given.
What is neither on a stand nor said to be somebody's lies with the last player, or, alone, GREG threw it out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rattery.core.story import Told
from rattery.games.first_rat.parts import (
    A_CARDS,
    ABOARD,
    BURROW,
    C_CARD,
    CAPS,
    COLOURS,
    COMICS,
    CREW,
    FIRST_SUPER_COMIC,
    GREG,
    GREG_CARDS,
    GREG_DECK,
    ITEMS,
    LAST_BOX,
    LIGHTS,
    MATERIALS,
    NURSERY,
    RATS,
    ROCKET,
    SPACES,
    SPARE,
    TRACKS,
)
from rattery.games.first_rat.rules.building import complete_rockets
from rattery.games.first_rat.rules.setting_up import begin_turn, clear_boxes, clear_player, places_of
from rattery.games.first_rat.rules.tracks import leftmost_free_box, put_in_box
from rattery.games.first_rat.rules.turn import run_on
from tests.positions import Position, Wish

Names = Sequence[str]
PLACES = {"nursery": NURSERY, "aboard": ABOARD}


def arrange(
    table: Position,
    *,
    active: int = 0,
    first: int = 0,
    round: int = 5,  # noqa: A002 - the game's own word
    last_round: int = 0,
    rats: Mapping[int, Any] = {},
    powers: Mapping[tuple[int, str], Names] = {},
    cheese: Mapping[int, Any] = {},
    mouldy: Mapping[int, Any] = {},
    materials: Mapping[int, Any] = {},
    bolts: Mapping[int, Any] = {},
    light: Mapping[int, Any] = {},
    burrow: Mapping[int, Any] = {},
    backpacks: Mapping[int, Any] = {},
    drinks: Mapping[int, Any] = {},
    caps: Mapping[int, Any] = {},
    comics: Mapping[int, Any] = {},
    marks: Sequence[tuple[int, str]] = (),
    harry: Names | None = None,
    zippy: int | None = None,
    crow: Names | None = None,
    library: Names | None = None,
    tiles: Sequence[int] | None = None,
    used: Mapping[int, Any] = {},
    turns: Mapping[int, Any] = {},
    deck: Names = (),
    turned: Names = (),
    seen: Names = (),
    spare: Mapping[str, int] = {},
) -> None:
    """Set the table.

    `powers[seat, rat]` are the super comics a rat was named for; its player has those comics. `marks` are placed in their
    order, each on the leftmost free box. `harry`, `zippy`, `crow` and `library` are what is set out. `tiles` are the
    spaces as they lie from 1 on. `used` and `turns` are what a player has done: pipes by number, turns ended. `deck` are
    GREG's next cards after those `turned` up, `seen` further ones known to be in it, `spare` the box, from 1, of the spare
    marker on a track.
    """
    box, s = table.box, table.table
    s.round_number, s.last_round, s.first = round, last_round, first
    lay_tiles(box, s, tiles)
    for track in range(len(TRACKS)):
        clear_boxes(box, s, track)
        s.tracks[track].spare = -1
    for seat in range(box.seats):
        settle(box, s, seat, rats.get(seat), is_greg=box.solo and seat == GREG)
        player = s.players[seat]
        player.cheese, player.mouldy = cheese.get(seat, 0), mouldy.get(seat, 0)
        player.light, player.burrow = light.get(seat, 0), BURROW.index(burrow.get(seat, "t2"))
        player.bolts, player.turns = bolts.get(seat, 0), turns.get(seat, 0)
        for name, count in materials.get(seat, {}).items():
            player.stock[MATERIALS.index(name)] = count
        for pipe, uses in used.get(seat, {}).items():
            player.pipes_used[pipe - 1] = uses
    s.bolts = box.bolts - sum(bolts.values())
    for (seat, rat), names in powers.items():
        for name in names:
            s.players[seat].powers["ABCD".index(rat)] |= 1 << COMICS.index(name) - FIRST_SUPER_COMIC
        comics = {**comics, seat: [*comics.get(seat, ()), *names]}
    hand_out(box, s, backpacks, drinks, caps, comics)
    set_out(box, s, harry, zippy, crow, library)
    for track_name, number in spare.items():
        put_spare(s, TRACKS.index(track_name), number - 1)
    mark(box, s, marks)
    if box.solo:
        stack(box, s, turned, deck, seen)
    begin_turn(box, s, active)
    run_on(box, s)
    table.match._opening, table.match._plies = [], []


def wish(item: str | None = None, comic: str | None = None) -> Wish:
    """Whether the first thing GREG throws out is this item, and the first comic this one."""

    def is_fulfilled(story: Sequence[Told]) -> bool:
        items = [ITEMS[told.values[0]] for told in story if told.event.name == "greg_took"]
        comics = [COMICS[told.values[0]] for told in story if told.event.name == "greg_took_comic"]
        return (item is None or items[:1] == [item]) and (comic is None or comics[:1] == [comic])

    return is_fulfilled


def lay_tiles(box: Any, s: Any, tiles: Sequence[int] | None) -> None:
    for place, tile in enumerate(tiles if tiles is not None else range(1, SPACES + 1), 1):
        s.tiles[place] = tile
    for colour in range(len(COLOURS)):
        s.places[colour] = places_of(box, s, colour)


def settle(box: Any, s: Any, seat: int, rats: Sequence[int | str] | None, is_greg: bool) -> None:
    """A player with nothing but rats; two on the start if nothing is said."""
    clear_player(box, s, seat)
    if rats is None:
        rats = [8, 5, 1, 0] if is_greg else [0, 0]
    for rat in range(RATS):
        place = rats[rat] if rat < len(rats) else "nursery"
        s.players[seat].rats[rat] = PLACES.get(str(place), place)


def hand_out(
    box: Any,
    s: Any,
    backpacks: Mapping[int, Any],
    drinks: Mapping[int, Any],
    caps: Mapping[int, Any],
    comics: Mapping[int, Any],
) -> None:
    for seat in range(box.seats):
        player = s.players[seat]
        for colour in backpacks.get(seat, ()):
            player.backpacks[COLOURS.index(colour)] += 1
        player.drinks = player.drinks_taken = drinks.get(seat, 0)
        player.caps = bits(caps.get(seat, ()), CAPS)
        player.comics = bits(comics.get(seat, ()), COMICS)


def set_out(
    box: Any, s: Any, harry: Names | None, zippy: int | None, crow: Names | None, library: Names | None
) -> None:
    """On display is what is said, else as much as there must be; the rest is somebody's or gone."""
    players = [s.players[seat] for seat in range(box.seats)]
    rest = s.gone if box.solo else players[-1]
    s.gone.caps = s.gone.comics = s.gone.drinks = 0
    for colour in range(len(COLOURS)):
        s.gone.backpacks[colour] = 0
        s.on_display.backpacks[colour] = 0 if harry is None else list(harry).count(COLOURS[colour])
    missing = int(box.backpacks_out) - sum(int(sum(place.backpacks)) for place in (s.on_display, *players))
    for colour in [number for number in range(len(COLOURS)) for _ in range(2)]:
        held = sum(int(place.backpacks[colour]) for place in (s.on_display, s.gone, *players))
        if missing > 0 and held < box.backpack_copies[colour]:
            (s.on_display if harry is None else rest).backpacks[colour] += 1
            missing -= 1
    left = int(box.drinks_out) - sum(int(player.drinks) for player in players)
    s.on_display.drinks = left if zippy is None else zippy
    rest.drinks += left - s.on_display.drinks
    if not box.solo:
        rest.drinks_taken = rest.drinks
    for kind, names, given, out in (("caps", CAPS, crow, box.caps_out), ("comics", COMICS, library, box.comics_out)):
        shown = 0 if given is None else bits(given, names)
        taken = shown
        for player in players:
            taken |= int(getattr(player, kind))
        usable = FIRST_SUPER_COMIC if kind == "comics" and box.first_game else len(names)
        others = [1 << number for number in range(usable) if not taken >> number & 1]
        more = sum(others[: int(out) - taken.bit_count()])
        setattr(s.on_display, kind, shown | (more if given is None else 0))
        setattr(rest, kind, int(getattr(rest, kind)) | (0 if given is None else more))


def bits(chosen: Names, names: Names) -> int:
    return sum(1 << list(names).index(name) for name in chosen)


def put_spare(s: Any, track: int, place: int) -> None:
    s.tracks[track].spare = place
    if place < LAST_BOX:
        s.tracks[track].boxes[place] = SPARE


def mark(box: Any, s: Any, marks: Sequence[tuple[int, str]]) -> None:
    for seat in range(box.seats):
        for rat in s.players[seat].rats:
            if rat == ABOARD:
                put_in_box(s, CREW, leftmost_free_box(s, CREW), seat)
        for step in box.lights:
            if s.players[seat].light >= step:
                put_marker(s, seat, LIGHTS)
    for seat, name in marks:
        before = complete_rockets(s, seat)
        put_marker(s, seat, TRACKS.index(name))
        if complete_rockets(s, seat) > before:
            put_marker(s, seat, ROCKET)


def put_marker(s: Any, seat: int, track: int) -> None:
    if s.players[seat].markers == 0:
        raise ValueError(f"seat {seat} has no marker left")
    s.players[seat].markers -= 1
    put_in_box(s, track, leftmost_free_box(s, track), seat)


def stack(box: Any, s: Any, turned: Names, deck: Names, seen: Names) -> None:
    """Those turned up, then those to come, then the others that fill the deck, the C card among them."""
    cards = [GREG_CARDS.index(name) for name in (*turned, *deck)]
    cards += [number for number in map(GREG_CARDS.index, seen) if number not in cards]
    room = {True: int(box.greg_a_cards), False: int(box.greg_b_cards)}
    for card in cards:
        if card != C_CARD:
            room[card < A_CARDS] -= 1
    if min(room.values()) < 0:
        raise ValueError("no level has such a deck")
    for card in range(len(GREG_CARDS)):
        if card not in cards and (card == C_CARD or room[card < A_CARDS] > 0):
            cards.append(card)
            if card != C_CARD:
                room[card < A_CARDS] -= 1
    assert len(cards) == GREG_DECK
    for place, card in enumerate(cards):
        s.greg_deck[place] = card
    s.greg_turned = len(turned)
    s.greg_seen = sum(1 << GREG_CARDS.index(name) for name in {*turned, *seen})
