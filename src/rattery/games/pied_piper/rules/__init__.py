"""The rules of The Pied Piper (Agnès Largeaud, 2016, Purple Brain), after the French rulebook.

In the order of the rulebook: `table` (what lies there), `setting_up`, `decks`, `laying`, `actions`, `houses`, `turn`,
`ending`. Beside them `sight` (who has seen what), `imagining`, `schema` and `observing` (with `outlook`), `checking`.

What the rulebook leaves to pictures or to the players is ours and labelled so in box.toml and in rules.en.md.
"""

from rattery.games.pied_piper.moves import Offers
from rattery.games.pied_piper.rules.checking import LAWS, check
from rattery.games.pied_piper.rules.ending import ENDINGS, ending, is_winner, score
from rattery.games.pied_piper.rules.imagining import imagine
from rattery.games.pied_piper.rules.observing import observe, observe_basics, observe_glance
from rattery.games.pied_piper.rules.schema import BASICS, GLANCE, OBSERVATION, OBSERVED
from rattery.games.pied_piper.rules.table import Table
from rattery.games.pied_piper.rules.turn import begins, is_over, legal, play, set_up, turn

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
