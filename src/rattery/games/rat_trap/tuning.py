"""What was found by measuring Rat Trap: how its levels think (`make strength`), and the version of its environments.

Dice decide much here. A mind that looks one ply ahead, and whose opinion ends every line of play, wins two games of three
for two players against playouts with the same time (docs/minds/rat_trap.md). With a box of one's own, to which no mind was
fitted, games played out at random tell most, the more so if it counts by how many points one is ahead.
"""

from __future__ import annotations

from rattery.core.effort import PRIORS_ONE_PLY_AHEAD, TO_THE_END, OnePlyEffort, SearchEffort, SearchParams

PLAYED_OUT = SearchParams(playout_plies=TO_THE_END, margin_weight=0.7, margin_scale=3.0)

EFFORTS_OF_A_MIND = {
    "normal": SearchEffort(2, PRIORS_ONE_PLY_AHEAD),  # what looks best one ply ahead, and hardly more
    "hard": SearchEffort(30, PRIORS_ONE_PLY_AHEAD),
    "expert": SearchEffort(20_000, PRIORS_ONE_PLY_AHEAD, trees=2),  # as strong as one
}
EFFORTS = {
    "normal": SearchEffort(100, PLAYED_OUT),
    "hard": SearchEffort(400, PLAYED_OUT),
    "expert": SearchEffort(60_000, PLAYED_OUT),
}
ONE_PLY = OnePlyEffort(worlds=2, tolerance=0.05)
ONE_PLY_BY_PLAYERS = {  # the more play, the smaller is everybody's share, and what a move can add to it
    3: OnePlyEffort(worlds=2, tolerance=0.04),
    4: OnePlyEffort(worlds=2, tolerance=0.03),
    5: OnePlyEffort(worlds=2, tolerance=0.025),
}
ENVIRONMENT_VERSION = 3  # 3: a die may have a blank face, and one may keep it
