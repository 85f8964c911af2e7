"""Positions of Rat Trap: what a test can set, and how the rest is filled so that the table could really be.

    position("rat_trap(players=3)", active=0, dice=["keys", "heal"], partner=1,
             stock={1: ["clover", "one"]}, bandages={0: 2}, piles={"A": ["trap", "one"]})

Piles are written from the top down. A pile that is not given gets five doors, or fewer if stocks and discard need them.
Cards missing from the piles lie in stocks or were discarded: sprung traps, used clovers.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rattery.core.story import Told
from rattery.games.rat_trap.parts import (
    ALCHEMIST,
    CARDS,
    CLOVER,
    DICE,
    FOOL,
    MANIPULATOR,
    NO_ROLE,
    PILE_NAMES,
    PILE_SIZE,
    ROLES,
    SPECTATOR,
    THIRD_RAT_CARDS,
    TRAP,
)
from rattery.games.rat_trap.rules.setting_up import begin_turn, clear_player
from rattery.games.rat_trap.rules.sight import stock_up
from rattery.games.rat_trap.rules.table import THROW_AGAIN, WHICH_PILES
from tests.positions import Position, Wish

Names = Sequence[str]

DISCARDED = -1  # where a card is that is in nobody's stock
WAYS_TO = ("which_piles", "throw_again", "step_in", "which_partner")  # what may be `asked`


def arrange(
    table: Position,
    *,
    active: int = 0,
    dice: Names = ("key", "heal"),
    partner: int | None = None,
    asked: str = "throw_again",
    stock: Mapping[int, Names] = {},
    seen: Mapping[int, Mapping[int, Names]] = {},
    piles: Mapping[str, Names] = {},
    discard: Names | None = None,
    bandages: Mapping[int, int] = {},
    points: Mapping[int, int] = {},
    round: int | None = None,  # noqa: A002 - the game's own word
    extra_round: bool = False,
    roles: Mapping[int, str] = {},
    shown: Collection[int] = (),
    looked: Names | None = None,
    third_rat: Sequence[int] = (),
    turned: int = 0,
    next_dice: Names | None = None,
    next_stolen: str | None = None,
) -> None:
    """Set the table.

    `dice` are the ones just thrown; with a `partner` they were kept and given to that seat, and nobody stepped in.
    `seen[eye][owner]` is what a seat knows of another's stock. `looked` are the Manipulator's piles, A and B if nothing
    is said. `third_rat` are the numbers of its next cards, after `turned` others. `next_dice` and `next_stolen` are what
    chance brings in the next play.
    """
    box, s = table.box, table.table
    s.round_number = round_number(box, round, points, extra_round)
    s.in_extra_round = extra_round
    for seat in range(box.rats):
        clear_player(s, seat)
        s.players[seat].points = points.get(seat, 0)
        s.players[seat].bandages = number_of_bandages(box, bandages.get(seat, 0))
    hand_out_roles(box, s, roles, shown)
    lay_doors(box, s, stock, piles, discard)
    open_eyes(box, s, seen)
    open_manipulators_eyes(box, s, looked)
    stack_third_rat_cards(box, s, third_rat, turned)
    a_seat(box.players, active, "is active")
    begin_turn(box, s, active)
    table.match._opening, table.match._plies = [], []
    if asked == "which_piles":
        ask_manipulator(box, s)
    else:
        throw(box, s, dice)
        lead_to(table, asked, partner)
    table.luck = {name: luck for name, luck in (("dice", next_dice), ("stolen", next_stolen)) if luck is not None}


def wish(dice: Names | None = None, stolen: str | None = None) -> Wish:
    """Whether the first throw shows these dice and the first stolen card is this one."""

    def is_fulfilled(story: Sequence[Told]) -> bool:
        throws = [told.values[1:] for told in story if told.event.name in ("threw", "threw_again")]
        thefts = [stolen_card(told) for told in story if told.event.name.startswith("stole")]
        wanted = None if dice is None else tuple(map(DICE.index, dice))
        return (dice is None or throws[:1] == [wanted]) and (stolen is None or thefts[:1] == [stolen])

    return is_fulfilled


def stolen_card(told: Told) -> str:
    if told.event.name == "stole_trap":
        return "trap"
    return CARDS[told.values[-1] if told.secret is None else told.secret]


# The round, the players, the dice.


def round_number(box: Any, number: int | None, points: Mapping[int, int], extra_round: bool) -> int:
    """Points come from earlier rounds, and with seven of them the game would be over."""
    number = (2 if points or extra_round else 1) if number is None else number
    refuse(number == 1 and any(points.values()), "nobody has points in the first round")
    refuse(extra_round and (number == 1 or not box.extra_round), "no extra round is played here")
    refuse(not 1 <= number <= box.rounds + extra_round, f"there is no round {number}")
    refuse(
        not extra_round and max(points.values(), default=0) >= box.points_to_end,
        f"with {box.points_to_end} points the game is over",
    )
    for seat in points:
        a_seat(box.rats, seat, "has points")
    return number


def number_of_bandages(box: Any, bandages: int) -> int:
    limit = box.bandages_to_be_out
    refuse(not 0 <= bandages < limit, f"with {bandages} bandages of {limit} a turn cannot begin")
    return bandages


def throw(box: Any, s: Any, dice: Names) -> None:
    """The active player has thrown these dice and is asked whether to throw again."""
    for die, name in enumerate(dice):
        refuse(name not in DICE or DICE.index(name) not in box.faces[die], f"no die shows {name}")
        s.dice[die] = DICE.index(name)
    s.throws = 1
    s.asked, s.decider = THROW_AGAIN, s.active


def ask_manipulator(box: Any, s: Any) -> None:
    """The round has just begun."""
    manipulators = [seat for seat in range(box.players) if s.players[seat].role == MANIPULATOR]
    refuse(not manipulators, "nobody is the Manipulator")
    refuse(any(s.piles[pile].left < PILE_SIZE for pile in range(box.rats)), "the Manipulator looks at full piles")
    for pile in range(box.rats):
        for place in range(PILE_SIZE):
            s.piles[pile].seen[place] = 0
    s.asked, s.decider = WHICH_PILES, manipulators[0]


def lead_to(table: Position, asked: str, partner: int | None) -> None:
    """The dice were kept; with a partner, nobody stepped in and the dice were given."""
    refuse(asked not in WAYS_TO, f"there is no way to be asked {asked} here")
    if partner is None and asked == "throw_again":
        return
    table.play("keep")
    if partner is None and asked == "step_in":
        refuse(table.question != "step_in", "nobody is asked to step in")
        return
    while table.question == "step_in":
        table.play("pass")
    if partner is not None and table.question == "which_partner":
        refuse(f"partner {partner}" not in table.moves(), f"seat {partner} cannot be the partner")
        table.play(f"partner {partner}")
    elif partner is not None:
        refuse(table.table.partner != partner, f"seat {partner} cannot be the partner")
    else:
        refuse(table.question != "which_partner", "there is only one possible partner")


def hand_out_roles(box: Any, s: Any, roles: Mapping[int, str], shown: Collection[int]) -> None:
    """Who is not given a role gets one of the others, the Fool and the Manipulator last. The Manipulator is face up."""
    refuse(bool(roles or shown) and not box.roles, "this game has no roles")
    refuse(len(set(roles.values())) < len(roles), "no role is dealt twice")
    for seat, name in roles.items():
        a_seat(box.players, seat, f"is {name}")
        refuse(name not in ROLES, f"there is no role {name}")
    order = (ALCHEMIST, *(role for role in range(len(ROLES)) if role not in (ALCHEMIST, FOOL, MANIPULATOR)))
    left = [role for role in (*order, MANIPULATOR, FOOL) if ROLES[role] not in roles.values()]
    for seat in range(box.players if box.roles else 0):
        role = ROLES.index(roles[seat]) if seat in roles else left.pop(0)
        s.players[seat].role = role
        s.players[seat].role_shown = seat in shown or role == MANIPULATOR
    for seat in range(box.players, len(s.players)):
        s.players[seat].role = NO_ROLE


def stack_third_rat_cards(box: Any, s: Any, next_cards: Sequence[int], turned: int) -> None:
    refuse(bool(next_cards or turned) and box.rats == box.players, "there is no third rat")
    refuse(not 0 <= turned <= THIRD_RAT_CARDS - len(next_cards), "the third rat has six cards")
    refuse(len(set(next_cards)) < len(next_cards), "the third rat has each card once")
    wanted = [number - 1 for number in next_cards]
    others = [card for card in range(THIRD_RAT_CARDS) if card not in wanted]
    for place, card in enumerate([*others[:turned], *wanted, *others[turned:]]):
        s.third_rat_deck[place] = card
    s.third_rat_turned = turned


# The doors.


def lay_doors(box: Any, s: Any, stock: Mapping[int, Names], piles: Mapping[str, Names], discard: Names | None) -> None:
    """Every door is in a pile, in a stock or discarded, and every pile was dealt at least one trap."""
    stocks = {a_seat(box.rats, seat, "has stock"): kinds(cards) for seat, cards in stock.items()}
    given = {pile_number(box, name): kinds(cards) for name, cards in piles.items()}
    refuse(any(len(cards) > PILE_SIZE for cards in given.values()), f"a pile has at most {PILE_SIZE} doors")
    refuse(sum(not cards for cards in given.values()) > 1, "with two empty piles the round is over")
    left = Counter({kind: int(count) for kind, count in enumerate(box.doors)})
    for cards in (*stocks.values(), *given.values()):
        take(left, cards)
    unset = [pile for pile in range(box.rats) if pile not in given]
    discarded = choose_discard(left, stocks, given, unset) if discard is None else kinds(discard)
    take(left, discarded)
    refuse(any(kind not in (TRAP, CLOVER) for kind in discarded), "only traps and clovers are discarded")
    given |= fill_piles(left, unset)
    for seat, cards in stocks.items():
        refuse(TRAP in cards and bool(s.players[seat].role_shown), "once face up, the Fool has no more traps")
    put_down(s, stocks, given, discarded)
    trace_back(box, s, stocks, given, discarded)


def choose_discard(
    left: Counter[int], stocks: Mapping[int, list[int]], given: Mapping[int, list[int]], unset: Sequence[int]
) -> list[int]:
    """As few cards as can be: the traps of piles that have none left, and what finds no place in the other piles."""
    trapless = sum(TRAP not in cards for cards in given.values()) - sum(cards.count(TRAP) for cards in stocks.values())
    number = max(trapless, left.total() - PILE_SIZE * len(unset), 0)
    traps = min(number, max(left[TRAP] - len(unset), 0))
    refuse(traps < trapless, "every pile was dealt at least one trap, and there are not so many")
    refuse(number - traps > left[CLOVER], "some cheese is neither in a pile nor in a stock: give somebody more stock")
    return [TRAP] * traps + [CLOVER] * (number - traps)


def fill_piles(left: Counter[int], unset: Sequence[int]) -> dict[int, list[int]]:
    """The other doors go to the piles that were not given, a trap to each as far as there are any left.

    Where doors are missing, they were drawn from piles whose trap is gone, and else from the fullest.
    """
    missing = PILE_SIZE * len(unset) - left.total()
    refuse(missing < 0, "there are more doors than places for them: discard some, or give somebody more stock")
    with_trap = list(unset[: left[TRAP]])
    drawn_from = [pile for pile in unset if pile not in with_trap]
    refuse(len(drawn_from) > missing, "every pile was dealt at least one trap")
    sizes = {pile: PILE_SIZE - (pile in drawn_from) for pile in unset}
    for _ in range(missing - len(drawn_from)):
        sizes[max(sizes, key=lambda pile: (sizes[pile], pile))] -= 1
    refuse(0 in sizes.values(), "so many doors are gone that it must be said from which piles")
    filled = {pile: [TRAP] * (pile in with_trap) for pile in unset}
    take(left, [TRAP] * len(with_trap))
    rest, luck = sorted(left.elements()), random.Random(1)
    luck.shuffle(rest)
    for pile in unset:
        while len(filled[pile]) < sizes[pile]:
            filled[pile].append(rest.pop())
        luck.shuffle(filled[pile])
    return filled


def put_down(s: Any, stocks: Mapping[int, list[int]], piles: Mapping[int, list[int]], discarded: list[int]) -> None:
    for kind in range(len(CARDS)):
        s.undealt[kind] = 0
        s.discard[kind] = discarded.count(kind)
    for number, cards in piles.items():
        pile = s.piles[number]
        pile.left, pile.traps_shown = len(cards), 0
        for place, kind in enumerate(reversed(cards)):
            pile.cards[place] = kind
            pile.seen[place] = 0
    for seat, cards in stocks.items():
        for kind in cards:
            stock_up(s, seat, kind, 1 << seat)


def trace_back(
    box: Any, s: Any, stocks: Mapping[int, list[int]], piles: Mapping[int, list[int]], discarded: list[int]
) -> None:
    """Every card that is not in a pile came from one: first a trap from each pile that has none, then the others."""
    gone = [(kind, DISCARDED) for kind in discarded]
    gone += [(kind, seat) for seat, cards in stocks.items() for kind in cards]
    gone.sort()  # traps first
    missing = [pile for pile, cards in sorted(piles.items()) if TRAP not in cards]
    for pile in missing:
        refuse(len(piles[pile]) == PILE_SIZE, f"pile {PILE_NAMES[pile]} was dealt at least one trap")
    for pile, cards in sorted(piles.items()):
        missing += [pile] * (PILE_SIZE - len(cards) - (TRAP not in cards))
    traps = sum(kind == TRAP for kind, _ in gone)
    refuse(traps < sum(TRAP not in cards for cards in piles.values()), "every pile was dealt at least one trap")
    for (kind, place), pile in zip(gone, missing, strict=True):
        if (kind, place) == (TRAP, DISCARDED):
            s.piles[pile].traps_shown += 1
        elif place < box.players:
            s.players[max(place, 0)].kept_from[pile] += 1
    if TRAP in discarded:
        s.players[max(seat for seat in range(box.rats) if s.players[seat].role != FOOL)].is_sane = True


# Who has seen what.


def open_eyes(box: Any, s: Any, seen: Mapping[int, Mapping[int, Names]]) -> None:
    """Everybody knows his own stock and the third rat's; and what is said."""
    for owner in range(box.players, box.rats):
        for eye in range(SPECTATOR + 1):
            for kind in range(len(CARDS)):
                s.players[owner].sights[eye][kind] = s.players[owner].stock[kind]
    for eye, stocks in seen.items():
        for owner, cards in stocks.items():
            for kind in kinds(cards):
                s.players[owner].sights[eye][kind] += 1


def open_manipulators_eyes(box: Any, s: Any, looked: Names | None) -> None:
    """The Manipulator has seen two piles."""
    manipulators = [seat for seat in range(box.players) if s.players[seat].role == MANIPULATOR]
    refuse(looked is not None and not manipulators, "nobody is the Manipulator")
    for seat in manipulators:
        for which, name in enumerate(looked or PILE_NAMES[:2]):
            s.looked_at[which] = pile_number(box, name)
            for place in range(PILE_SIZE):
                s.piles[s.looked_at[which]].seen[place] |= 1 << seat


# What can be refused.


def refuse(is_impossible: bool, reason: str) -> None:
    if is_impossible:
        raise ValueError(reason)


def a_seat(rats: int, seat: int, what: str) -> int:
    refuse(not 0 <= seat < rats, f"there is no seat {seat} that {what}")
    return seat


def pile_number(box: Any, name: str) -> int:
    refuse(name not in PILE_NAMES[: box.rats], f"there is no pile {name}")
    return PILE_NAMES.index(name)


def kinds(cards: Names) -> list[int]:
    for card in cards:
        refuse(card not in CARDS, f"there is no card {card}")
    return [CARDS.index(card) for card in cards]


def take(left: Counter[int], cards: Sequence[int]) -> None:
    """Take these cards from those not yet placed."""
    for kind, count in Counter(cards).items():
        refuse(left[kind] < count, f"there are not so many {CARDS[kind]} cards in the box")
        left[kind] -= count
