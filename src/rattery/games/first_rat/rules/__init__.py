"""The rules of First Rat (Gabriele Ausiello and Virginio Gigli, 2022, Pegasus Spiele), after the French rulebook.

In the order of the rulebook: `table` (what lies there), `setting_up`, `turn`, `moving`, `collecting`, `burrow`,
`launching`, `shopping`, `building`, `tracks`, `ending`, `scoring`, `greg` and `challenges` (the solo game). Beside them
`imagining`, `schema` and `observing`, `checking`.

What the rulebook leaves to pictures or to the players is ours and labelled so in box.toml and in rules.en.md.
"""

from rattery.games.first_rat.moves import Offers
from rattery.games.first_rat.rules.checking import LAWS, check
from rattery.games.first_rat.rules.ending import ENDINGS, ending
from rattery.games.first_rat.rules.imagining import imagine
from rattery.games.first_rat.rules.observing import observe, observe_basics
from rattery.games.first_rat.rules.schema import BASICS, OBSERVATION, OBSERVED
from rattery.games.first_rat.rules.scoring import is_winner, score
from rattery.games.first_rat.rules.table import Table
from rattery.games.first_rat.rules.turn import begins, is_over, legal, play, set_up, turn

__all__ = [
    "BASICS",
    "ENDINGS",
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
    "play",
    "score",
    "set_up",
    "turn",
]
