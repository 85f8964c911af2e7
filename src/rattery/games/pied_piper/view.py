"""What a pair of eyes sees of a table of The Pied Piper, as data that can be sent: only what may be known."""

from __future__ import annotations

from rattery.core.cards import count_cards
from rattery.core.game import View
from rattery.core.record import Row
from rattery.games.pied_piper.box import Box, figure_names
from rattery.games.pied_piper.parts import (
    CARDS,
    FIGURES,
    MARKS,
    NO_FIGURE,
    NOBODY,
    NOWHERE,
    ROW,
    VARIANTS,
)
from rattery.games.pied_piper.rules.sight import sees_card, sees_hand
from rattery.games.pied_piper.rules.table import QUESTIONS, WHO_IS_FIRST, Character, LaidCard, Table, hand_size


def view(box: Box, s: Table, eye: int) -> View:
    """The table as these eyes see it."""
    names = figure_names(box)
    return {
        "variant": VARIANTS[box.variant],
        "levels": int(box.levels),
        "first_player": int(s.first_player),
        "active": int(s.active),
        "question": QUESTIONS[s.asked],
        "decider": _or_none(s.decider, NOBODY),
        "to_lay": int(s.to_lay),
        "laid_at": _or_none(s.laid_at, NOWHERE),
        "has_hidden": bool(s.has_hidden),
        "waiting": [int(place) for place in s.waiting] if s.asked == WHO_IS_FIRST else [],
        "row": [_character(s.characters[place], eye, names) for place in range(ROW)],
        "circle": [_house(box, s, house, names) for house in range(box.houses)],
        "deck": int(count_cards(s.action_deck)),
        "discard": _counts(s.action_discard, CARDS),
        "character_deck": int(count_cards(s.character_deck)),
        "character_discard": _counts(s.character_discard, names),
        "counters_gone": int(s.counters_gone),
        "players": [_player(s, seat, eye) for seat in range(box.players)],
        "over": bool(s.over),
    }


def _or_none(value: int, nothing: int) -> int | None:
    return None if value == nothing else int(value)


def _counts(cards: Row[int], names: tuple[str, ...]) -> dict[str, int]:
    """How many of each; those there are none of are left out."""
    return {names[kind]: int(count) for kind, count in enumerate(cards) if count > 0}


def _character(character: Character, eye: int, names: tuple[str, ...]) -> View | None:
    """A character and the cards under it, in the order laid; None where the place is empty."""
    if character.figure == NO_FIGURE:
        return None
    return {
        "figure": names[character.figure],
        "mark": MARKS[names[character.figure]],
        "cards": [_laid_card(character.cards[number], eye) for number in range(character.laid)],
    }


def _laid_card(card: LaidCard, eye: int) -> View:
    return {
        "card": CARDS[card.kind] if sees_card(card, eye) else None,
        "face_down": bool(card.face_down),
        "seat": int(card.owner),
    }


def _house(box: Box, s: Table, house: int, names: tuple[str, ...]) -> View:
    """A house and the figures in the gap on its left, the piper first."""
    beside = [names[figure] for figure in range(FIGURES) if s.figures[figure] == house]
    return {
        "seat": _or_none(box.owner[house], NOBODY),
        "stands": bool(s.houses[house].stands),
        "counter": int(s.houses[house].counter) if box.owner[house] != NOBODY else None,
        "figures_left_of_it": beside,
    }


def _player(s: Table, seat: int, eye: int) -> View:
    player = s.players[seat]
    return {
        "out": bool(player.out),
        "outlived": int(player.outlived) if player.out else None,
        "captured": int(player.captured),
        "hand_size": int(hand_size(s, seat)),
        "hand": _counts(player.hand, CARDS) if sees_hand(seat, eye) else None,
    }
