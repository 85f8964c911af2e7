"""Score tracks: the leftmost free box, the last box that takes any number, and how the end comes into sight."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.first_rat import story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import ABOARD, CREW, FREE, LAST_BOX, RATS
from rattery.games.first_rat.rules.table import Table, rats_aboard


@rule
def leftmost_free_box(s: Table, track: int) -> int:
    """The free box with the most points; the last one is always free."""
    boxes = s.tracks[track].boxes
    for place in range(LAST_BOX):
        if boxes[place] == FREE:
            return place
    return LAST_BOX


@rule
def box_points(box: Box, s: Table, track: int, place: int) -> int:
    return box.tracks[s.tracks[track].card][place]


@rule
def put_in_box(s: Table, track: int, place: int, seat: int) -> None:
    if place == LAST_BOX:
        s.tracks[track].last_box[seat] += 1
    else:
        s.tracks[track].boxes[place] = seat


@rule
def place_marker(box: Box, s: Table, seat: int, track: int) -> None:
    """A marker goes to the leftmost free box; if none is left, nothing is scored."""
    place_marker_at(box, s, seat, track, leftmost_free_box(s, track))


@rule
def place_marker_at(box: Box, s: Table, seat: int, track: int, place: int) -> None:
    if s.players[seat].markers == 0:
        narrate(story.NO_MARKER, seat, track)
        return
    s.players[seat].markers -= 1
    put_in_box(s, track, place, seat)
    narrate(story.PLACED, seat, track, box_points(box, s, track, place))
    if box.markers - s.players[seat].markers == box.markers_to_end:
        if end_with_round(s, s.round_number + 1):
            narrate(story.EIGHTH_MARKER, seat, box.markers_to_end)
        else:
            narrate(story.EIGHTH_MARKER_LATE, seat, box.markers_to_end)


@rule
def board(box: Box, s: Table, seat: int, rat: int) -> None:
    """A rat on the launch pad becomes a rattronaut and takes the leftmost free box of its track."""
    place = leftmost_free_box(s, CREW)
    put_in_box(s, CREW, place, seat)
    s.players[seat].rats[rat] = ABOARD
    s.players[seat].powers[rat] = 0
    narrate(story.BOARDED, seat, box_points(box, s, CREW, place))
    if rats_aboard(s, seat) == RATS:
        narrate(story.LAST_RAT_ABOARD, seat)
        end_with_round(s, s.round_number)


@rule
def end_with_round(s: Table, round_number: int) -> bool:
    """The game ends with this round, if it did not end earlier anyway; whether it is this one now."""
    if s.last_round == 0 or round_number < s.last_round:
        s.last_round = round_number
    return s.last_round == round_number


@rule
def markers_on(s: Table, seat: int, track: int) -> int:
    """How often a seat has scored a track; on the rattronauts' track these are its rats."""
    boxes = s.tracks[track].boxes
    count = int(s.tracks[track].last_box[seat])
    for place in range(LAST_BOX):
        if boxes[place] == seat:
            count += 1
    return count


@rule
def track_points(box: Box, s: Table, seat: int, track: int) -> int:
    boxes = s.tracks[track].boxes
    points = int(s.tracks[track].last_box[seat]) * box_points(box, s, track, LAST_BOX)
    for place in range(LAST_BOX):
        if boxes[place] == seat:
            points += box_points(box, s, track, place)
    return points
