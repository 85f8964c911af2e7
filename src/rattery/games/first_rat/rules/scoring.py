"""Scoring, one function a category, and who wins."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import (
    CAPS,
    COLLECTOR_CAP,
    COLOURS,
    DRIFTER_CAP,
    GREG,
    MATERIALS,
    PARTS,
    ROCKET,
    TRACKS,
)
from rattery.games.first_rat.rules.table import Table, rats_aboard
from rattery.games.first_rat.rules.tracks import markers_on, track_points

# The track each cap counts, for the caps that count one.
TRACK_OF_CAP = (ROCKET, 0, 1, 2, 4, 5, 6, 7)


@rule
def score(box: Box, s: Table, seat: int) -> int:
    """The points a seat would have if the game ended now; what GREG has lies on the tracks."""
    points = points_on_tracks(box, s, seat) + points_for_caps(box, s, seat)
    points += s.players[seat].bolts * box.bolt_points - s.players[seat].mouldy * box.mouldy_costs
    return points + points_for_left_overs(box, s, seat)


@rule
def points_on_tracks(box: Box, s: Table, seat: int) -> int:
    points = 0
    for track in range(len(TRACKS)):
        points += track_points(box, s, seat, track)
    return points


@rule
def points_for_left_overs(box: Box, s: Table, seat: int) -> int:
    """A point for every four cheese and materials left, in any mix."""
    count = int(s.players[seat].cheese)
    for material in range(len(MATERIALS)):
        count += s.players[seat].stock[material]
    return count // box.left_over_a_point


@rule
def points_for_caps(box: Box, s: Table, seat: int) -> int:
    points = 0
    for cap in range(len(CAPS)):
        if (s.players[seat].caps >> cap) & 1 == 1:
            points += times_of_cap(s, seat, cap) * box.cap_points[cap]
    return points


@rule
def times_of_cap(s: Table, seat: int, cap: int) -> int:
    """How often a cap scores: once for each marker on its track, each kind of item, or for building nothing."""
    if cap == COLLECTOR_CAP:
        return kinds_of_items(s, seat)
    if cap == DRIFTER_CAP:
        return 1 if parts_built(s, seat) == 0 else 0
    return markers_on(s, seat, TRACK_OF_CAP[cap])


@rule
def kinds_of_items(s: Table, seat: int) -> int:
    """Of backpacks, unused drinks, caps and comics, how many kinds a player has."""
    player = s.players[seat]
    kinds = int(player.drinks > 0) + int(player.caps != 0) + int(player.comics != 0)
    if backpack_colours(s, seat) > 0:
        kinds += 1
    return kinds


@rule
def backpack_colours(s: Table, seat: int) -> int:
    colours = 0
    for colour in range(len(COLOURS)):
        if s.players[seat].backpacks[colour] > 0:
            colours += 1
    return colours


@rule
def parts_built(s: Table, seat: int) -> int:
    count = 0
    for part in range(len(PARTS)):
        count += markers_on(s, seat, part)
    return count


@rule
def is_ahead(box: Box, s: Table, seat: int, other: int) -> bool:
    """More points, or as many and more rattronauts."""
    lead = score(box, s, seat) - score(box, s, other)
    return lead > 0 or (lead == 0 and rats_aboard(s, seat) > rats_aboard(s, other))


@rule
def is_winner(box: Box, s: Table, seat: int) -> bool:
    """Nobody is ahead of a winner; alone one must have more points than GREG, a tie is his."""
    if box.solo:
        return (score(box, s, 0) > score(box, s, GREG)) == (seat != GREG)
    for other in range(box.seats):
        if is_ahead(box, s, other, seat):
            return False
    return True
