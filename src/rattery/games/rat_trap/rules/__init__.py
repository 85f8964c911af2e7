"""The rules of Rat Trap (Jean-Claude Pellin and Jens Merkl, Tiki Editions), after the French rulebook and the German one.

In the order of the rulebook: `table` (what lies there), `setting_up`, `turn`, `partners`, `actions`, `cat`, `wounds`,
`roles`, `third_rat`, `ending`. Beside them `sight` (who has seen what), `imagining`, `schema` and `observing`, `checking`.

What the rulebook leaves to pictures or to the players is ours and labelled so in box.toml and in rules.en.md.
"""

from rattery.games.rat_trap.moves import Offers
from rattery.games.rat_trap.rules.checking import LAWS, check
from rattery.games.rat_trap.rules.ending import ENDINGS, ending, is_winner
from rattery.games.rat_trap.rules.imagining import imagine
from rattery.games.rat_trap.rules.observing import observe, observe_basics, observe_glance
from rattery.games.rat_trap.rules.schema import BASICS, GLANCE, OBSERVATION, OBSERVED
from rattery.games.rat_trap.rules.table import Table
from rattery.games.rat_trap.rules.turn import begins, is_over, legal, play, score, set_up, turn

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
