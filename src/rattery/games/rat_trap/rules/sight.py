"""Who has seen what. A stock has no visible order and equal cards cannot be told apart, so sight is a count:
`players[owner].sights[eye][kind]` cards of a kind in that stock are known to a pair of eyes.

The eyes are those of every seat and, last, of a spectator. Owners see their own stock; the third rat's lies open.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.seats import sees
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import EVERYBODY, EYES, KINDS
from rattery.games.rat_trap.rules.table import Table, is_third_rat, stock_size


@rule
def stock_up(s: Table, owner: int, kind: int, eyes: int) -> None:
    """A card joins a stock, seen by these eyes."""
    player = s.players[owner]
    player.stock[kind] += 1
    for eye in range(EYES):
        if sees(eyes, eye):
            player.sights[eye][kind] += 1


@rule
def leave_openly(s: Table, owner: int, kind: int) -> None:
    """A card leaves a stock in plain view: whoever knew of such a card there now knows of one less."""
    player = s.players[owner]
    player.stock[kind] -= 1
    for eye in range(EYES):
        if player.sights[eye][kind] > 0:
            player.sights[eye][kind] -= 1


@rule
def change_hands_openly(s: Table, thief: int, victim: int, kind: int) -> None:
    """What is taken by or from the third rat is shown to all."""
    leave_openly(s, victim, kind)
    stock_up(s, thief, kind, EVERYBODY)


@rule
def change_hands_secretly(s: Table, thief: int, victim: int, kind: int) -> None:
    """A stolen card is seen by thief and victim; everybody else loses sight of that stock, if it was not a single card."""
    was_single = stock_size(s, victim) == 1
    eyes_on_it = (1 << thief) | (1 << victim)
    sights = s.players[victim].sights
    for eye in range(EYES):
        if sees(eyes_on_it, eye):
            continue
        if was_single and sights[eye][kind] > 0:
            eyes_on_it |= 1 << eye
        else:
            lose_sight(s, eye, victim)
    leave_openly(s, victim, kind)
    stock_up(s, thief, kind, eyes_on_it)


@rule
def lose_sight(s: Table, eye: int, owner: int) -> None:
    for kind in range(KINDS):
        s.players[owner].sights[eye][kind] = 0


@rule
def is_open_theft(box: Box, thief: int, victim: int) -> bool:
    return is_third_rat(box, thief) or is_third_rat(box, victim)
