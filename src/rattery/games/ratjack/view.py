"""What a pair of eyes sees of a table of Ratjack, as data that can be sent: built from what may be known, nothing else."""

from __future__ import annotations

from rattery.core.game import View
from rattery.core.seats import sees
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.language import spelled
from rattery.games.ratjack.parts import KINDS, NO_CARD, NO_FACE, NO_TOKEN, NOBODY, TOKEN_FACES, TOKENS
from rattery.games.ratjack.rules.observing import decider_seen
from rattery.games.ratjack.rules.table import QUESTIONS, Player, Table, has, is_visible, place_in_row
from rattery.games.ratjack.rules.tokens import face_of, face_on, value_of

MOST_BOXES = 256  # whose effects are kept spelled out


def view(box: Box, s: Table, eye: int) -> View:
    """The table as these eyes see it."""
    return {
        "round": int(s.round_number),
        "limit": int(box.limit),
        "points_to_win": int(box.points_to_win),
        "active": int(s.active),
        "question": QUESTIONS[s.asked],
        "decider": _seat(decider_seen(s, eye)),
        "effect": _effect(box, s),
        "deck": {"cards": int(s.in_deck), "known": _deck(s, eye)},
        "discard": [KINDS[s.kind[s.pile[place]]] for place in reversed(range(s.in_pile))],
        "reserve": [TOKEN_FACES[face_of(box, s, token)] for token in range(TOKENS) if has(s.reserve, token)],
        "quiet_turns": int(s.quiet),
        "quiet_turns_to_end": int(box.quiet_turns),
        "players": [_player(box, s, seat, eye) for seat in range(box.players)],
        "effects": _effects(box),
        "over": bool(s.over),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _card(s: Table, card: int, eye: int) -> str | None:
    """What is printed on a card, None if it is not shown to these eyes."""
    return KINDS[s.kind[card]] if sees(s.shown[card], eye) else None


def _deck(s: Table, eye: int) -> list[View]:
    """The cards in the deck these eyes know, the top card at depth 1."""
    return [
        {"depth": int(s.in_deck) - place, "card": KINDS[s.kind[s.deck[place]]]}
        for place in reversed(range(s.in_deck))
        if sees(s.shown[s.deck[place]], eye)
    ]


def _effect(box: Box, s: Table) -> View | None:
    """The effect being carried out, and what is already chosen in it. Everybody sees that."""
    if s.source == NO_CARD:
        return None
    return {
        "card": KINDS[s.kind[s.source]],
        "step": int(s.step),
        "picked": _spot(s, s.picked),
        "token": TOKEN_FACES[face_of(box, s, s.token)] if s.token != NO_TOKEN else None,
        "opponent": _seat(s.opponent),
    }


_printed: dict[int, tuple[Box, dict[str, list[str]]]] = {}  # by the identity of a box, which is kept with it


def _effects(box: Box) -> dict[str, list[str]]:
    """What is printed on the cards in play, step by step, as a box file spells it; spelled once for a box."""
    kept = _printed.get(id(box))
    if kept is None or kept[0] is not box:
        if len(_printed) >= MOST_BOXES:
            _printed.clear()
        kept = _printed[id(box)] = (box, _spelled_effects(box))
    return {kind: list(steps) for kind, steps in kept[1].items()}


def _spelled_effects(box: Box) -> dict[str, list[str]]:
    effects = {kind: box.effects[kind] for kind in sorted({int(kind) for kind in box.kinds})}
    return {
        KINDS[kind]: [spelled(effect.steps[place]) for place in range(effect.length)]
        for kind, effect in effects.items()
    }


def _spot(s: Table, card: int) -> dict[str, int] | None:
    return None if card == NO_CARD else {"seat": int(s.lies[card]), "place": int(place_in_row(s, card))}


def _player(box: Box, s: Table, seat: int, eye: int) -> View:
    player: Player = s.players[seat]
    hand = [_card(s, player.hand[place], eye) for place in range(player.in_hand)]
    choosing = QUESTIONS[s.asked] == "first_hidden" and seat == eye and player.chosen != NO_CARD
    return {
        "points": int(player.points),
        "out": bool(player.out),
        "total": int(player.total),
        "hand": sorted(hand, key=lambda card: (card is None, KINDS.index(card) if card else 0)),
        "hiding": KINDS[s.kind[player.chosen]] if choosing else None,
        "row": [_table_card(box, s, player.row[place], eye) for place in range(player.in_row)],
    }


def _table_card(box: Box, s: Table, card: int, eye: int) -> View:
    face = face_on(box, s, card)
    return {
        "card": _card(s, card, eye),
        "visible": bool(is_visible(s, card)),
        "value": int(value_of(box, s, card)),
        "token": None if face == NO_FACE else TOKEN_FACES[face],
        "triggered": bool(has(s.triggered, card)),
    }
