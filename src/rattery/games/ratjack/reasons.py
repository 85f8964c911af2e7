"""Why a move may not be made: the reason, as a message of the words with its facts. Only what the decider may know."""

from __future__ import annotations

from rattery.core.game import Reason
from rattery.games.ratjack import moves
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.language import Step
from rattery.games.ratjack.parts import MOVE_TOKEN, NO_CARD, PUT_TOKEN, ROW
from rattery.games.ratjack.rules.effects import step_in_progress, wants_card
from rattery.games.ratjack.rules.looking_ahead import may_be_turned_up
from rattery.games.ratjack.rules.table import (
    DISCARD_FROM_HAND,
    DRAW_FROM,
    FIRST_HIDDEN,
    GIVE_WHOM,
    LAY_BEFORE_WHOM,
    LAY_FROM_HAND,
    LOOK_AT_WHOSE_HAND,
    PLAY_CARD,
    TURN_UP_FOR_DISCARD,
    WHICH_TOKEN,
    Table,
    bit,
    card_in_hand,
    has,
    kinds_in_hand,
)
from rattery.games.ratjack.rules.targets import (
    can_be_done,
    can_be_picked,
    cards_that_fit,
    out_of_reach,
)
from rattery.games.ratjack.rules.tokens import is_locked

NOT_ON_THE_TABLE = (
    FIRST_HIDDEN,
    DRAW_FROM,
    PLAY_CARD,
    DISCARD_FROM_HAND,
    LAY_FROM_HAND,
    WHICH_TOKEN,
    LOOK_AT_WHOSE_HAND,
    GIVE_WHOM,
    LAY_BEFORE_WHOM,
)
ANSWERS = {
    "draw_deck": (DRAW_FROM,),
    "draw_discard": (DRAW_FROM,),
    "down": (FIRST_HIDDEN, PLAY_CARD, LAY_FROM_HAND),
    "up": (PLAY_CARD,),
    "discard": (PLAY_CARD, DISCARD_FROM_HAND),
    "token": (WHICH_TOKEN,),
    "player": (LOOK_AT_WHOSE_HAND, GIVE_WHOM, LAY_BEFORE_WHOM),
}


def in_front(box: Box, s: Table) -> list[int]:
    """What the decider could think of choosing: the ways to play a hand card, or the cards on the table."""
    if s.asked == PLAY_CARD:
        kinds = sorted(set(kinds_in_hand(s, s.decider)))
        return [way + kind for kind in kinds for way in (moves.UP, moves.DISCARD)]
    if s.asked in NOT_ON_THE_TABLE:
        return []
    seats = [seat for seat in range(box.players) if not s.players[seat].out]
    return [moves.PICK + ROW * seat + place for seat in seats for place in range(s.players[seat].in_row)]


def why_not(box: Box, s: Table, move: int) -> Reason:
    """The reason a move that is not on offer is not."""
    entry = moves.MOVES[move]
    facts = dict(entry.facts)
    if entry.verb == "card":
        if s.asked in NOT_ON_THE_TABLE:
            return Reason("why-not-asked")
        return _bad_card(box, s, facts["seat"], facts["place"])
    if s.asked not in ANSWERS[entry.verb]:
        return Reason("why-not-asked")
    match entry.verb:
        case "player":
            return _bad_player(box, s, facts["seat"])
        case "token":
            return Reason("why-token-not-there", token=facts["token"])
        case _:
            return _bad_hand_card(box, s, entry.verb, facts["card"])


def _bad_hand_card(box: Box, s: Table, verb: str, kind: int) -> Reason:
    card = card_in_hand(s, s.decider, kind)
    if card == NO_CARD:
        return Reason("why-not-in-hand", card=kind)
    if verb == "discard":
        return Reason("why-nothing-to-turn-up")
    return Reason("why-triggered-already", card=kind) if has(s.triggered, card) else _bad_effect(box, s, card)


def _bad_effect(box: Box, s: Table, card: int) -> Reason:
    """What the first step that cannot be done is short of; if each could be done, a card it triggers cannot do its own."""
    ahead, kind = bit(card), int(s.kind[card])
    effect = box.effects[kind]
    for place in range(effect.length):
        step = effect.steps[place]
        if not can_be_done(s, step, card, ahead, int(s.in_pile), int(s.triggered) | ahead):
            return _shortage(s, step, kind)
    return Reason("why-no-effect", card=kind)


def _shortage(s: Table, step: Step, kind: int) -> Reason:
    """Cards on deck or pile, a token in the reserve, or a card on the table."""
    if s.in_deck < step.from_deck:
        return Reason("why-deck-empty", card=kind)
    if s.in_pile < step.from_pile:
        return Reason("why-pile-too-small", card=kind, count=int(step.from_pile), number=int(s.in_pile))
    if s.in_deck + s.in_pile < step.from_either:
        return Reason("why-nothing-to-draw", card=kind)
    if step.verb == PUT_TOKEN and s.reserve == 0:
        return Reason("why-no-token", card=kind)
    return Reason("why-no-target", card=kind)


def _bad_player(box: Box, s: Table, seat: int) -> Reason:
    if seat >= box.players:
        return Reason("why-no-such-player", number=seat)
    return Reason("why-not-yourself") if seat == s.active else Reason("why-out", seat=seat)


def _bad_card(box: Box, s: Table, seat: int, place: int) -> Reason:
    if seat >= box.players:
        return Reason("why-no-such-player", number=seat)
    if place > s.players[seat].in_row:
        return Reason("why-no-such-card", seat=seat, place=place)
    if s.players[seat].out:
        return Reason("why-out", seat=seat)
    card = int(s.players[seat].row[place - 1])
    if s.asked == TURN_UP_FOR_DISCARD:
        return _bad_turn_up(box, s, card)
    return _bad_target(box, s, card)


def _bad_turn_up(box: Box, s: Table, card: int) -> Reason:
    if is_locked(s, card) and s.lies[card] == s.active:
        return Reason("why-locked")
    if has(s.triggered, card):
        return Reason("why-triggered-already", card=int(s.kind[card]))
    if not may_be_turned_up(s, card):
        return Reason("why-does-not-fit")
    return _bad_effect(box, s, card)


def _bad_target(box: Box, s: Table, card: int) -> Reason:
    """Somebody's shield, a lock, a trigger already used, a token too many or too few, an effect that cannot be carried out;
    or just the wrong card."""
    step = step_in_progress(box, s)
    if has(out_of_reach(s, 0), card) and not step.not_bare:
        return Reason("why-shielded")
    if step.not_locked and is_locked(s, card):
        return Reason("why-locked")
    if step.triggers and has(s.triggered, card):
        return Reason("why-triggered-already", card=int(s.kind[card]))
    if (problem := _bad_token(s, step, card)) is not None:
        return problem
    chosen_well = wants_card(s, step) and can_be_picked(s, step, s.source, card, 0, s.triggered)
    if step.triggers and chosen_well:
        return _bad_effect(box, s, card)
    return Reason("why-does-not-fit")


def _bad_token(s: Table, step: Step, card: int) -> Reason | None:
    """A card that fits but for its token: it has one where it must have none, or none where it must have one."""
    is_first = wants_card(s, step)
    if not has(cards_that_fit(s, step.target if is_first else step.second, s.source, 0), card):
        return None
    is_covered = has(s.covered, card)
    if is_covered and (step.not_covered if is_first else step.verb == MOVE_TOKEN):
        return Reason("why-has-token")
    return Reason("why-bare") if is_first and step.not_bare and not is_covered else None
