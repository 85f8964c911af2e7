"""The box of Rat Trap: the components for this play and the chosen options. Nothing in it ever changes."""

from __future__ import annotations

from rattery.core.box import BoxFile
from rattery.core.record import Record, Row, blank, flag, i16, row
from rattery.games.rat_trap.options import Options
from rattery.games.rat_trap.parts import (
    ACTIONS,
    CARDS,
    DICE,
    FACES,
    KEY,
    KEYS,
    KINDS,
    MAX_RATS,
    NOT_SHOWN,
    PILE_SIZE,
    THIRD_RAT_CARDS,
)

DECIDERS = ("active", "opponent")


class ThirdRatCard(Record):
    order: Row[int] = row(i16, ACTIONS)  # the actions, the dearest first; NOT_SHOWN after the last of them
    opponent_decides: bool = flag  # whether the opponent, not the active player, chooses for the third rat


class Box(Record):
    players: int = i16  # who decide
    rats: int = i16  # who play: the players, and with two of them the third rat
    roles: bool = flag
    extra_round: bool = flag  # a tie is played off, not shared
    bandages_to_be_out: int = i16
    points_to_end: int = i16
    rounds: int = i16
    consolation: int = i16
    doors: Row[int] = row(i16, KINDS)  # how many of each kind
    faces: Row[Row[int]] = row(i16, 2, FACES)  # the actions on either die
    third_rat_cards: int = i16  # how many there are
    third_rat: Row[ThirdRatCard] = row(ThirdRatCard, THIRD_RAT_CARDS)


def read_box(file: BoxFile, options: Options) -> Box:
    """The box for these options, every value of the file checked, also those other options would use."""
    box = blank(Box)
    box.players = options.players
    box.rats = max(options.players, 3)
    box.roles = options.roles
    box.extra_round = options.ties == "extra_round"
    _read_limits(file, box)
    _read_doors(file, box)
    _read_dice(file, box)
    _read_third_rat(file, box)
    file.finish()
    return box


def _read_limits(file: BoxFile, box: Box) -> None:
    box.bandages_to_be_out = file.number("limits", "bandages_to_be_out", 1, 20)
    box.points_to_end = file.number("limits", "points_to_end", 1, 100)
    box.rounds = file.number("limits", "rounds", 1, 20)
    box.consolation = file.number("limits", "consolation", 0, 20)


def _read_doors(file: BoxFile, box: Box) -> None:
    for rats in range(3, MAX_RATS + 1):
        entry = file.entry("doors", str(rats))
        doors = [entry.number(card, 0, rats * PILE_SIZE) for card in CARDS]
        entry.finish()
        entry.must(
            sum(doors) == rats * PILE_SIZE, "box-doors-in-all", rats=rats, expected=rats * PILE_SIZE, given=sum(doors)
        )
        entry.must(doors[0] >= rats, "box-traps-too-few", rats=rats, given=doors[0])
        if rats == box.rats:
            for kind, count in enumerate(doors):
                box.doors[kind] = count


def _read_dice(file: BoxFile, box: Box) -> None:
    for die, entry in enumerate(file.entries("dice", ("first", "second"))):
        for face, action in enumerate(entry.names("faces", DICE, [FACES])):
            box.faces[die][face] = DICE.index(action)
        entry.must(KEY in box.faces[die] or KEYS in box.faces[die], "box-die-without-key")
        entry.finish()


def _read_third_rat(file: BoxFile, box: Box) -> None:
    entries = file.numbered("third_rat", 1, THIRD_RAT_CARDS)
    box.third_rat_cards = len(entries)
    for card, entry in zip(box.third_rat, entries, strict=False):
        shown = entry.names("order", DICE[:ACTIONS], range(1, ACTIONS + 1), each_once=True)
        for place in range(ACTIONS):
            card.order[place] = DICE.index(shown[place]) if place < len(shown) else NOT_SHOWN
        card.opponent_decides = entry.choice("decides", DECIDERS) == "opponent"
        entry.finish()
