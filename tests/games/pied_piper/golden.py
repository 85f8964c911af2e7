"""The Pied Piper's golden playthroughs, and how many sequences of moves there are."""

# Options, and the seed of the match and of its random moves.
PLAYTHROUGHS = [
    ("pied_piper(players=2)", 1),
    ("pied_piper(players=3)", 2),
    ("pied_piper(players=4)", 3),
    ("pied_piper(players=5)", 4),
    ("pied_piper(players=2,variant=hidden)", 5),
    ("pied_piper(players=3,variant=little_rats)", 6),
    ("pied_piper(players=4,variant=hidden)", 7),
    ("pied_piper(players=5,variant=little_rats)", 8),
]

# From the opening of seed 1: the number of sequences of 1, 2, 3, ... moves.
SEQUENCES = {
    "pied_piper(players=2)": [12, 192, 1728, 16128],
    "pied_piper(players=3)": [12, 192, 1728, 20736],
    "pied_piper(players=4)": [16, 192, 1344, 21504],
    "pied_piper(players=5)": [12, 192, 1728, 27648],
    "pied_piper(players=4,variant=little_rats)": [16, 192, 1344, 16128],
    "pied_piper(players=3,variant=hidden)": [24, 768, 10368],
}

# Matches along which everything that is observed and imagined is signed.
SIGNED = [
    ("pied_piper(players=2)", 11),
    ("pied_piper(players=3,variant=hidden)", 12),
    ("pied_piper(players=4,variant=little_rats)", 13),
    ("pied_piper(players=5,variant=hidden)", 14),
]
