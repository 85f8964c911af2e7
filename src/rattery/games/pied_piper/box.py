"""The box of The Pied Piper: the components for this play and the chosen options. Nothing in it ever changes."""

from __future__ import annotations

from rattery.core.box import BoxFile
from rattery.core.record import Record, Row, blank, flag, i16, row
from rattery.games.pied_piper.options import Options
from rattery.games.pied_piper.parts import (
    BASIC_KINDS,
    CARDS,
    FIGURE_NAMES,
    FIRST_RAT,
    HIDDEN,
    HOUSES_FOR_TWO,
    KINDS,
    LITTLE_RATS,
    MAX_HOUSES,
    MAX_PLAYERS,
    MOST_ACTION_CARDS,
    NOBODY,
    NOWHERE,
    RATS,
    ROW,
    TAILS,
    THROUGH_HOUSES,
    VARIANTS,
)

PLAYERS_LEFT_AT_THE_END = 2


class Box(Record):
    players: int = i16
    houses: int = i16  # the players' and, with two of them, the neutral ones
    variant: int = i16  # its place in VARIANTS
    acts_at_once: bool = flag  # little rats: a card acts when it is laid
    may_hide: bool = flag  # hidden: one card a turn may be laid face down
    players_at_the_end: int = i16  # how many players are left when the game stops
    levels: int = i16  # of a house: at the last one the counter has reached the roof
    hand: int = i16  # how many cards a hand is drawn up to
    characters: int = i16  # how many character cards show each figure in play
    tails: Row[int] = row(i16, RATS)  # the colour of each rat's tail: its place in TAILS
    actions: Row[int] = row(i16, KINDS)  # how many action cards of each kind
    owner: Row[int] = row(i16, MAX_HOUSES)  # the seat whose house it is; NOBODY: it is neutral
    home: Row[int] = row(i16, MAX_PLAYERS)  # the house of each seat


def read_box(file: BoxFile, options: Options) -> Box:
    """The box for these options, every value of the file checked."""
    box = blank(Box)
    box.players = options.players
    box.houses = HOUSES_FOR_TWO if options.players == 2 else options.players
    box.variant = VARIANTS.index(options.variant)
    box.acts_at_once = box.variant == LITTLE_RATS
    box.may_hide = box.variant == HIDDEN
    box.players_at_the_end = min(options.players - 1, PLAYERS_LEFT_AT_THE_END)
    _place_houses(box)
    box.levels = file.number("limits", "levels", 1, 20)
    box.hand = file.number("limits", "hand", 2, 6)
    box.characters = file.number("characters", "each", 1, 9)
    _read_tails(file, box)
    _read_actions(file, box)
    file.finish()
    return box


def _place_houses(box: Box) -> None:
    """A house for each player; with two of them every other house is neutral."""
    apart = box.houses // box.players
    for house in range(MAX_HOUSES):
        is_owned = house < box.houses and house % apart == 0
        box.owner[house] = house // apart if is_owned else NOBODY
    for seat in range(MAX_PLAYERS):
        box.home[seat] = seat * apart if seat < box.players else NOWHERE


def _read_tails(file: BoxFile, box: Box) -> None:
    for rat in range(RATS):
        box.tails[rat] = rat
    if "tails" not in file.data:  # a file from before tails were told
        return
    met = dict[str, str]()
    for rat, entry in enumerate(file.entries("tails", map(str, range(1, RATS + 1)))):
        colour = entry.choice("colour", TAILS)
        entry.must(colour not in met, "box-tail-twice", colour=colour, number=met.get(colour, ""))
        entry.finish()
        met[colour] = entry.key
        box.tails[rat] = TAILS.index(colour)


def figure_names(box: Box) -> tuple[str, ...]:
    """What the figures of this box are called: the piper, then the rats by their tails."""
    return (*FIGURE_NAMES[:FIRST_RAT], *(TAILS[tail] for tail in box.tails))


def _read_actions(file: BoxFile, box: Box) -> None:
    counts = []
    for entry in file.entries("actions", CARDS):
        counts.append(entry.number("count", 0, MOST_ACTION_CARDS))
        entry.finish()
    entry.must(sum(counts) <= MOST_ACTION_CARDS, "box-actions-too-many", most=MOST_ACTION_CARDS, given=sum(counts))
    needed, basic = MAX_PLAYERS * int(box.hand) + 2 * ROW, sum(counts[:BASIC_KINDS])
    entry.must(basic >= needed, "box-basic-too-few", needed=needed, given=basic)
    through = sum(counts[kind] for kind in THROUGH_HOUSES)
    entry.must(through >= box.levels, "box-through-too-few", needed=int(box.levels), given=through)
    for kind, count in enumerate(counts):
        box.actions[kind] = 0 if box.acts_at_once and kind >= BASIC_KINDS else count
