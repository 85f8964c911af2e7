"""How the levels think about The Pied Piper: what served best in trials against each other (`make strength`).

Eight plies in which everybody follows the judge, before the judge evaluates, serve best; more iterations alone bring little.
For two players half as many, with more exploration, win two games of three with the same time (docs/minds/pied_piper.md).
"""

from __future__ import annotations

from rattery.core.effort import OnePlyEffort, SearchEffort, SearchParams

PLAYED_ON = SearchParams(playout_plies=24)
GREEDY = SearchParams(prior_weight=10.0, prior_samples=1, greedy_plies=8)
FOR_TWO = SearchParams(exploration=1.4, prior_weight=20.0, prior_samples=1, greedy_plies=4)

EFFORTS = {
    "normal": SearchEffort(60, PLAYED_ON),
    "hard": SearchEffort(500, PLAYED_ON),
    "expert": SearchEffort(3_000, GREEDY),
}
EFFORTS_BY_PLAYERS = {2: {"expert": SearchEffort(5_000, FOR_TWO)}}
ONE_PLY = OnePlyEffort(worlds=2, tolerance=0.08)
ENVIRONMENT_VERSION = 1  # 1: options, joins and memory are observed, too
