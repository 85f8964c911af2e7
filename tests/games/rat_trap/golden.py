"""Rat Trap's golden playthroughs, and how many sequences of moves there are."""

# Options, and the seed of the match and of its random moves.
PLAYTHROUGHS = [
    ("rat_trap(players=2)", 1),
    ("rat_trap(players=2,roles=true)", 2),
    ("rat_trap(players=3)", 3),
    ("rat_trap(players=4)", 4),
    ("rat_trap(players=5)", 5),
    ("rat_trap(players=4,roles=true)", 6),
    ("rat_trap(players=5,roles=true)", 7),
    ("rat_trap(players=3,roles=true,ties=extra_round)", 8),
]

# From the opening of seed 1: the number of sequences of 1, 2, 3, ... moves.
SEQUENCES = {
    "rat_trap(players=2)": [2, 4, 11, 30, 60, 129, 311, 684],
    "rat_trap(players=2,roles=true)": [3, 7, 16, 32, 50, 150, 400, 900],
    "rat_trap(players=3)": [2, 4, 8, 22, 48, 94, 188, 448],
    "rat_trap(players=4)": [2, 6, 21, 69, 138, 414],
    "rat_trap(players=5)": [2, 8, 16, 72, 220, 584],
    "rat_trap(players=4,roles=true)": [6, 22, 68, 168, 300, 990],
    "rat_trap(players=5,roles=true)": [10, 30, 80, 180, 300, 1020],
}

# Matches along which everything that is observed and imagined is signed.
SIGNED = [("rat_trap(players=2,roles=true)", 11), ("rat_trap(players=4,roles=true)", 12), ("rat_trap(players=3)", 13)]
