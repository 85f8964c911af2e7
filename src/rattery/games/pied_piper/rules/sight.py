"""Who has seen what. Hands are for their owners' eyes; a card laid face down is known to whoever laid it. All else is open.

The eyes are those of every seat and, last, of a spectator.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.pied_piper.rules.table import LaidCard


@rule
def sees_hand(seat: int, eye: int) -> bool:
    return seat == eye


@rule
def sees_card(card: LaidCard, eye: int) -> bool:
    return not card.face_down or card.owner == eye
