"""The rules of Ratjack (Maxime Mercier and Mathieu Can, 2024, Studio H), after the French rulebook.

In the order of the rulebook: `table` (what lies there), `setting_up`, `turn`, `drawing`, `playing`, `ending`; then
effects: `targets` (what they can be done to), `looking_ahead`, `effects` (the choices in them), `carrying_out`, `tokens`.
Beside them `moving` (cards from place to place), `sight` (who has seen what), `imagining`, `schema` and `observing`,
`checking`.

What the rulebook leaves to pictures or to the players is ours and labelled so in box.toml and in rules.en.md.
"""

from rattery.games.ratjack.moves import Offers
from rattery.games.ratjack.rules.checking import LAWS, check
from rattery.games.ratjack.rules.ending import ENDINGS, ending, is_winner
from rattery.games.ratjack.rules.imagining import imagine
from rattery.games.ratjack.rules.observing import observe, observe_basics, observe_glance
from rattery.games.ratjack.rules.schema import BASICS, GLANCE, OBSERVATION, OBSERVED
from rattery.games.ratjack.rules.table import Table
from rattery.games.ratjack.rules.turn import begins, is_over, legal, play, score, set_up, turn

__all__ = [
    "BASICS",
    "ENDINGS",
    "GLANCE",
    "LAWS",
    "OBSERVATION",
    "OBSERVED",
    "Offers",
    "Table",
    "begins",
    "check",
    "ending",
    "imagine",
    "is_over",
    "is_winner",
    "legal",
    "observe",
    "observe_basics",
    "observe_glance",
    "play",
    "score",
    "set_up",
    "turn",
]
