"""The box of Ratjack: the components for this play and the chosen options. Nothing in it ever changes."""

from __future__ import annotations

from rattery.core.box import BoxFile
from rattery.core.record import Record, Row, blank, flag, i16, row
from rattery.games.ratjack.language import Effect, read_effect
from rattery.games.ratjack.options import Options
from rattery.games.ratjack.parts import (
    CARDS,
    KINDS,
    MAX_TRIGGERS,
    NUMBERS,
    PACKS,
    TOKEN_FACES,
    TOKENS,
)


class Box(Record):
    players: int = i16
    memory_aid: bool = flag
    limit: int = i16  # the value nobody may exceed
    points_to_win: int = i16
    quiet_turns: int = i16  # turns in a row without a smaller deck that end the round
    kinds: Row[int] = row(i16, CARDS)  # the print of every card in play
    faces: Row[Row[int]] = row(i16, TOKENS, 2)  # what stands on either side of a token
    effects: Row[Effect] = row(Effect, len(KINDS))


def read_box(file: BoxFile, options: Options) -> Box:
    """The box for these options, every value of the file checked, also those other options would use."""
    box = blank(Box)
    box.players = options.players
    box.memory_aid = options.memory_aid
    box.limit = file.number("limits", "value", 1, 99)
    box.points_to_win = file.number("limits", "points", 1, 20)
    box.quiet_turns = file.number("limits", "quiet", 4, 100)
    for pack in PACKS:
        _read_pack(file, box, pack)
    _mix_packs(box, options.packs.split("+"))
    _read_tokens(file, box)
    file.finish()
    return box


def _read_pack(file: BoxFile, box: Box, pack: str) -> None:
    triggers = 0
    for number in range(1, NUMBERS + 1):
        entry = file.entry(pack, str(number))
        effect = box.effects[KINDS.index(f"{pack}-{number}")]
        read_effect(entry, effect)
        triggers += any(effect.steps[place].triggers for place in range(effect.length))
        entry.must(triggers <= MAX_TRIGGERS, "box-too-many-triggers", most=MAX_TRIGGERS)
        entry.finish()


def _mix_packs(box: Box, packs: list[str]) -> None:
    for half, pack in enumerate(packs):
        for number in range(NUMBERS):
            box.kinds[half * NUMBERS + number] = PACKS.index(pack) * NUMBERS + number


def _read_tokens(file: BoxFile, box: Box) -> None:
    for token, entry in enumerate(file.entries("tokens", map(str, range(1, TOKENS + 1)))):
        for side, name in enumerate(("front", "back")):
            box.faces[token][side] = TOKEN_FACES.index(entry.choice(name, TOKEN_FACES))
        entry.finish()
