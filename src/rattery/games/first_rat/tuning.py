"""What was found by measuring First Rat: how its levels think (`make strength`), and how it runs on a GPU.

The judge at the leaves beats random playouts, ten times faster; with priors from the judge as well it wins 19 games of 20.
Who trusts them more and explores less wins three games of four for four players (docs/minds/first_rat.md).
"""

from __future__ import annotations

from rattery.core.effort import PRIORS_ONE_PLY_AHEAD, OnePlyEffort, SearchEffort, SearchParams

JUDGED = SearchParams()
TRUSTING = SearchParams(exploration=0.25, prior_weight=30.0, prior_samples=1)

EFFORTS = {
    "normal": SearchEffort(40, JUDGED),
    "hard": SearchEffort(200, PRIORS_ONE_PLY_AHEAD),
    "expert": SearchEffort(4_000, TRUSTING),
}
ONE_PLY = OnePlyEffort(worlds=1, tolerance=0.05)
GPU_CALLED_FROM = 400  # bytes of bytecode from which on a rule is called on a GPU, not inlined
ENVIRONMENT_VERSION = 1  # 1: options, joins and memory are observed, too
