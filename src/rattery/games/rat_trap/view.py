"""What a pair of eyes sees of a table of Rat Trap, as data that can be sent: built from what may be known, nothing else."""

from __future__ import annotations

from rattery.core.game import View
from rattery.core.record import Row
from rattery.core.seats import sees
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import CARDS, DICE, NO_ROLE, NOBODY, NOT_SHOWN, PILE_NAMES, PILE_SIZE, ROLES
from rattery.games.rat_trap.rules.table import QUESTIONS, Pile, Player, Table, stock_size


def view(box: Box, s: Table, eye: int) -> View:
    """The table as these eyes see it."""
    seen: View = {
        "round": int(s.round_number),
        "rounds": int(box.rounds),
        "extra_round": bool(s.in_extra_round),
        "points_to_end": int(box.points_to_end),
        "bandages_to_be_out": int(box.bandages_to_be_out),
        "active": int(s.active),
        "partner": _seat(s.partner),
        "dice": [DICE[die] for die in s.dice] if s.throws > 0 else [],
        "throws": int(s.throws),
        "partners_die": DICE[s.dice[s.partners_die]] if s.partners_die != NOBODY else None,
        "question": QUESTIONS[s.asked],
        "decider": _seat(s.decider),
        "actor": _seat(s.actor),
        "cat_at": _seat(s.target),
        "threatened": _seat(s.threatened),
        "keys": int(s.keys),
        "piles": [_pile(s.piles[pile], PILE_NAMES[pile], eye) for pile in range(box.rats)],
        "discard": _counts(s.discard),
        "unseen": _counts(_unseen(box, s, eye)),
        "rats": [_rat(s, seat, eye) for seat in range(box.rats)],
        "over": bool(s.over),
    }
    if box.rats > box.players:
        seen["third_rat"] = _third_rat(box, s)
    if QUESTIONS[s.asked] == "what_next":
        seen["arranging"] = _arranging(s)
    return seen


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _counts(cards: Row[int] | list[int]) -> dict[str, int]:
    """How many of each kind; kinds there are none of are left out."""
    return {CARDS[kind]: int(count) for kind, count in enumerate(cards) if count > 0}


def _pile(pile: Pile, name: str, eye: int) -> View:
    """The doors from the top down, None for each the eyes do not know."""
    return {
        "name": name,
        "cards": [
            CARDS[pile.cards[place]] if sees(pile.seen[place], eye) else None for place in reversed(range(pile.left))
        ],
        "traps_shown": int(pile.traps_shown),
    }


def _unseen(box: Box, s: Table, eye: int) -> list[int]:
    """How many of each kind these eyes have not seen, behind doors or in stocks: what is in the box less what they know."""
    unseen = [0] * len(CARDS)
    for pile in range(box.rats):
        for place in range(s.piles[pile].left):
            if not sees(s.piles[pile].seen[place], eye):
                unseen[s.piles[pile].cards[place]] += 1
    for seat in range(box.rats):
        for kind in range(len(CARDS)):
            unseen[kind] += int(s.players[seat].stock[kind]) - int(s.players[seat].sights[eye][kind])
    return unseen


def _rat(s: Table, seat: int, eye: int) -> View:
    rat: Player = s.players[seat]
    return {
        "points": int(rat.points),
        "bandages": int(rat.bandages),
        "out": bool(rat.out),
        "attacked": bool(rat.attacked),
        "stock": int(stock_size(s, seat)),
        "known": {} if rat.out else _counts(rat.sights[eye]),
        "lost": _counts(rat.sights[eye]) if rat.out else {},
        "role": ROLES[rat.role] if rat.role != NO_ROLE and (rat.role_shown or seat == eye) else None,
        "role_shown": bool(rat.role_shown),
        "has_role": bool(rat.role != NO_ROLE),
    }


def _third_rat(box: Box, s: Table) -> View:
    """Its cards: how many are left, and those already turned up, in order."""
    return {
        "cards_left": int(box.third_rat_cards) - int(s.third_rat_turned),
        "turned": [_third_rat_card(box, s.third_rat_deck[place]) for place in range(s.third_rat_turned)],
        "decider": _seat(s.third_rat_decider),
    }


def _third_rat_card(box: Box, number: int) -> View:
    card = box.third_rat[number]
    return {
        "number": int(number) + 1,
        "order": [DICE[action] for action in card.order if action != NOT_SHOWN],
        "decides": "opponent" if card.opponent_decides else "active",
    }


def _arranging(s: Table) -> View:
    """Which pile the Manipulator is putting in order, and how many of its cards are laid."""
    return {
        "piles": [PILE_NAMES[pile] for pile in s.looked_at],
        "pile": PILE_NAMES[s.looked_at[s.laid // (PILE_SIZE - 1)]],
        "laid": int(s.laid % (PILE_SIZE - 1)),
    }
