"""What was found by measuring Ratjack: how its levels think (`make strength`), and how it runs on a GPU.

The judge at the leaves beats random playouts, ten times faster. Greedy plies before that are better still; more iterations
alone bring little. Priors from two imagined worlds instead of one may be worth a game in a hundred (docs/minds/ratjack.md).
"""

from __future__ import annotations

from rattery.core.effort import PRIORS_ONE_PLY_AHEAD, OnePlyEffort, SearchEffort, SearchParams

TWO_GREEDY_PLIES = SearchParams(prior_weight=10.0, prior_samples=1, greedy_plies=2)
EIGHT_GREEDY_PLIES = SearchParams(prior_weight=10.0, prior_samples=2, greedy_plies=8)

EFFORTS = {
    "normal": SearchEffort(30, PRIORS_ONE_PLY_AHEAD),
    "hard": SearchEffort(300, TWO_GREEDY_PLIES),
    "expert": SearchEffort(2_000, EIGHT_GREEDY_PLIES),
}
ONE_PLY = OnePlyEffort(worlds=1, tolerance=0.15)
GPU_CALLED_FROM = 500  # bytes of bytecode from which on a rule is called on a GPU, not inlined
GPU_COPIES_TABLE = True  # its moves touch so much of a table that a thread works on a copy of its own
ENVIRONMENT_VERSION = 3  # 3: twelve cards of the house do something else
