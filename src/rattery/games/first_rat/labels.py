"""What each number of an observation means, in the order of `rules/observing.py`; docs/environments is made of it."""

from __future__ import annotations

from collections.abc import Iterator

from rattery.games.first_rat.parts import (
    BOXES,
    CAPS,
    COLOURS,
    COMICS,
    GOODS,
    GREG_CARDS,
    LAST_BOX,
    MATERIALS,
    MAX_PLAYERS,
    PIPES,
    RAT_NAMES,
    SPACES,
    TRACKS,
)

TURN = (
    "the round, from 1",
    "the last round; 0 while no end is in sight",
    "1 when the game is over",
    "the question, by its number",
    "the seat that decides",
    "the active player",
    "the first player",
    "the step of the turn, by its number",
    "rats that moved this turn, a bit each",
    "1 if another rat may join the movement",
    "the colour this turn's rats ended on; -1 until known",
    "the rat whose route is being chosen",
    "where it goes",
    "1 if this turn's collecting counts twice",
    "backpacks whose material is chosen",
    "steps still to be walked in the burrow",
    "the comic whose super rat is being named",
    "rats that may still take something at a stand, a bit each",
    "players",
    "bolts left",
    *(f"collected this turn: {goods}" for goods in GOODS),
)
STANDS = (
    "drinks on display",
    f"caps on display, a bit each in this order: {', '.join(CAPS)}",
    f"comics on display, a bit each in this order: {', '.join(COMICS)}",
    *(f"backpacks on display: {colour}" for colour in COLOURS),
)


def of_track(track: str) -> Iterator[str]:
    for box in range(1, BOXES + 1):
        yield f"{track} track, box {box}: its points"
    for box in range(1, LAST_BOX + 1):
        yield f"{track} track, box {box}: whose; -1 free, -2 blocked, -3 spare"
    yield f"{track} track: the box of the spare marker, from 0; -1 beside"
    for seat in range(MAX_PLAYERS):
        yield f"{track} track, last box: markers of seat {seat}"


def of_player(seat: int) -> Iterator[str]:
    yield f"seat {seat}: points"
    yield f"seat {seat}: cheese"
    yield f"seat {seat}: mouldy cheese"
    yield f"seat {seat}: bolts"
    yield f"seat {seat}: how far on the light string"
    yield f"seat {seat}: the space in the burrow"
    yield f"seat {seat}: markers still to be placed"
    yield f"seat {seat}: drinks"
    yield f"seat {seat}: caps, a bit each"
    yield f"seat {seat}: comics, a bit each"
    yield f"seat {seat}: turns taken"
    yield f"seat {seat}: drinks ever taken"
    for rat in RAT_NAMES:
        yield f"seat {seat}, rat {rat}: where it is"
    for rat in RAT_NAMES:
        yield f"seat {seat}, rat {rat}: super comics it was named for, a bit each"
    for material in MATERIALS:
        yield f"seat {seat}: {material}"
    for colour in COLOURS:
        yield f"seat {seat}: {colour} backpacks"
    for pipe in range(1, PIPES + 1):
        yield f"seat {seat}: how often pipe {pipe} was used"


LABELS = (
    *TURN,
    *STANDS,
    *(f"place {place} of the path: which printed space lies there" for place in range(1, SPACES + 1)),
    *(label for track in TRACKS for label in of_track(track)),
    *(f"GREG's card {card}: 1 if ever seen, 2 if it lies face up" for card in GREG_CARDS),
    *(label for seat in range(MAX_PLAYERS) for label in of_player(seat)),
)
