"""How the levels think about The Pied Piper: what served best in trials against each other (`make strength`).

Eight plies in which everybody follows the judge, before the judge evaluates, serve best; more iterations alone bring little.
"""

from __future__ import annotations

from rattery.core.effort import OnePlyEffort, SearchEffort, SearchParams

PLAYED_ON = SearchParams(playout_plies=24)
GREEDY = SearchParams(prior_weight=10.0, prior_samples=1, greedy_plies=8)

EFFORTS = {
    "normal": SearchEffort(60, PLAYED_ON),
    "hard": SearchEffort(500, PLAYED_ON),
    "expert": SearchEffort(3_000, GREEDY),
}
ONE_PLY = OnePlyEffort(worlds=2, tolerance=0.08)
ENVIRONMENT_VERSION = 1  # 1: options, joins and memory are observed, too
