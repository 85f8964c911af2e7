"""The actions on the dice: keys, steal, heal, and claws (see the cat). Each is carried out wherever it can be."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.rat_trap import moves, story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import BLANK, CLAWS, EVERYBODY, HEAL, KEY, KEYS, NOBODY, STEAL, TRAP
from rattery.games.rat_trap.rules.cat import claw
from rattery.games.rat_trap.rules.roles import keeps_traps
from rattery.games.rat_trap.rules.sight import (
    change_hands_openly,
    change_hands_secretly,
    is_open_theft,
    leave_openly,
    stock_up,
)
from rattery.games.rat_trap.rules.table import (
    WHICH_PILE,
    WHOM_TO_ROB,
    Table,
    is_third_rat,
    piles_left,
    stock_size,
)
from rattery.games.rat_trap.rules.wounds import threaten


@rule
def act(box: Box, s: Table, seat: int, die: int) -> None:
    """Carry out the action on a die. A rat that is out carries out only claws."""
    s.actor = seat
    if s.players[seat].out and die != CLAWS:
        narrate(story.ACTION_LOST, seat, die)
    elif die == KEY:
        turn_keys(box, s, 1)
    elif die == KEYS:
        turn_keys(box, s, 2)
    elif die == STEAL:
        steal(box, s)
    elif die == CLAWS:
        claw(box, s)
    elif die == HEAL:
        heal(s, seat)
    else:
        narrate(story.NOTHING_TO_DO, seat, BLANK)


@rule
def decider_for(box: Box, s: Table, seat: int) -> int:
    """Everybody decides for himself; for the third rat, whoever its card names."""
    if is_third_rat(box, seat):
        return s.third_rat_decider
    return seat


# Keys: one or two doors, one after the other, from one pile.


@rule
def turn_keys(box: Box, s: Table, keys: int) -> None:
    """There is a door: a turn begins with two piles at least, and its first action empties one at most."""
    s.keys = keys
    s.pile = NOBODY
    if piles_left(box, s) > 1:
        ask(s, decider_for(box, s, s.actor), WHICH_PILE)
    else:
        for pile in range(box.rats):
            if s.piles[pile].left > 0:
                choose_pile(s, pile)


@rule
def offer_piles(box: Box, s: Table, offers: Offers) -> None:
    for pile in range(box.rats):
        if s.piles[pile].left > 0:
            offer(offers, moves.DRAW + pile)


@rule
def choose_pile(s: Table, pile: int) -> None:
    """Both doors of two keys come from one pile; if it has a single card left, only that is drawn."""
    s.pile = pile
    s.keys = min(s.keys, s.piles[pile].left)


@rule
def open_door(box: Box, s: Table) -> None:
    """Draw the top card: a trap is shown and wounds, anything else goes to the stock, face down."""
    s.keys -= 1
    pile = s.piles[s.pile]
    pile.left -= 1
    kind = pile.cards[pile.left]
    if kind == TRAP and not keeps_traps(s, s.actor):
        spring_trap(box, s)
    elif is_third_rat(box, s.actor):
        stock_up(s, s.actor, kind, EVERYBODY)
        narrate(story.DREW_OPENLY, s.actor, s.pile, kind)
    else:
        eyes = pile.seen[pile.left] | (1 << s.actor)
        stock_up(s, s.actor, kind, eyes)
        s.players[s.actor].kept_from[s.pile] += 1
        narrate(story.DREW, s.actor, s.pile, kind, eyes)


@rule
def spring_trap(box: Box, s: Table) -> None:
    """A drawn trap is laid face up beside its pile, and wounds."""
    s.piles[s.pile].traps_shown += 1
    s.discard[TRAP] += 1
    s.players[s.actor].is_sane = True
    narrate(story.TRAP_SPRUNG, s.actor, s.pile)
    threaten(s, s.actor)


# Steal: one card, at random, from a player of the thief's choice.


@rule
def can_be_robbed(s: Table, thief: int, seat: int) -> bool:
    """One robs another, and only who has stock."""
    return seat != thief and stock_size(s, seat) > 0


@rule
def steal(box: Box, s: Table) -> None:
    victims = 0
    victim = NOBODY
    for seat in range(box.rats):
        if can_be_robbed(s, s.actor, seat):
            victims += 1
            victim = seat
    if victims == 0:
        narrate(story.NOTHING_TO_DO, s.actor, STEAL)
    elif victims == 1:
        rob(box, s, victim)
    else:
        ask(s, decider_for(box, s, s.actor), WHOM_TO_ROB)


@rule
def offer_victims(box: Box, s: Table, offers: Offers) -> None:
    for seat in range(box.rats):
        if can_be_robbed(s, s.actor, seat):
            offer(offers, moves.ROB + seat)


@rule
def rob(box: Box, s: Table, victim: int) -> None:
    """The thief takes a card at random; a trap among them springs."""
    kind = random_card(s, victim)
    if kind == TRAP:
        steal_trap(s, victim)
    elif is_open_theft(box, s.actor, victim):
        change_hands_openly(s, s.actor, victim, kind)
        narrate(story.STOLE_OPENLY, s.actor, victim, kind)
    else:
        change_hands_secretly(s, s.actor, victim, kind)
        narrate(story.STOLE, s.actor, victim, kind, (1 << s.actor) | (1 << victim))


@rule
def random_card(s: Table, seat: int) -> int:
    """The kind of a card taken blindly from a stock."""
    stock = s.players[seat].stock
    place = draw(s.chance, stock_size(s, seat))
    kind = 0
    while place >= stock[kind]:
        place -= stock[kind]
        kind += 1
    return kind


@rule
def steal_trap(s: Table, victim: int) -> None:
    """A stolen trap is shown and wounds the thief; then the Fool pays for his others."""
    leave_openly(s, victim, TRAP)
    s.discard[TRAP] += 1
    s.fool = victim
    narrate(story.STOLE_TRAP, s.actor, victim)
    threaten(s, s.actor)


# Heal: one bandage goes back.


@rule
def heal(s: Table, seat: int) -> None:
    if s.players[seat].bandages > 0:
        s.players[seat].bandages -= 1
        narrate(story.HEALED, seat)
    else:
        narrate(story.NOTHING_TO_DO, seat, HEAL)
