"""How the levels think about The Pied Piper: what served best in trials against each other (`make strength`).

Some plies in which everybody follows the judge, before the judge evaluates, serve best. How many depends on the players: two
for two, who then win two games of three against eight with the same time; six for more, with priors from two worlds, where
more time brings nothing (docs/minds/pied_piper.md).
"""

from __future__ import annotations

from rattery.core.effort import OnePlyEffort, SearchEffort, SearchParams

PLAYED_ON = SearchParams(playout_plies=24)
EIGHT_GREEDY_PLIES = SearchParams(prior_weight=10.0, prior_samples=1, greedy_plies=8)
SIX_GREEDY_PLIES = SearchParams(exploration=0.7, prior_weight=5.0, prior_samples=2, greedy_plies=6)
TWO_GREEDY_PLIES = SearchParams(exploration=0.35, prior_weight=5.0, prior_samples=1, greedy_plies=2)

EFFORTS = {
    "normal": SearchEffort(60, PLAYED_ON),
    "hard": SearchEffort(500, PLAYED_ON),
    "expert": SearchEffort(4_000, SIX_GREEDY_PLIES),
}
# With little rats two plies are worse than eight: 38 % (30–47) of 120.
EFFORTS_BY_OPTIONS = (({"players": 2, "variant": "little_rats"}, {"expert": SearchEffort(3_000, EIGHT_GREEDY_PLIES)}),)
EFFORTS_BY_PLAYERS = {2: {"expert": SearchEffort(8_000, TWO_GREEDY_PLIES)}}
ONE_PLY = OnePlyEffort(worlds=2, tolerance=0.08)
ENVIRONMENT_VERSION = 1  # 1: options, joins and memory are observed, too
