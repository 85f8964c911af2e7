"""Ratjack's golden playthroughs, and how many sequences of moves there are."""

# Options, and the seed of the match and of its random moves.
PLAYTHROUGHS = [
    ("ratjack(players=2)", 1),
    ("ratjack(players=2,packs=rats+weasels)", 2),
    ("ratjack(players=3,packs=weasels+raccoons,memory_aid=false)", 3),
    ("ratjack(players=4,packs=rats+raccoons)", 4),
]

# From the opening of seed 1: the number of sequences of 1, 2, 3, ... moves.
SEQUENCES = {
    "ratjack(players=2)": [2, 4, 8, 42, 163],
    "ratjack(players=2,packs=rats+weasels)": [2, 4, 8, 48, 178],
    "ratjack(players=3,packs=weasels+raccoons)": [2, 4, 8, 16, 96, 208],
    "ratjack(players=2,packs=rats+raccoons)": [2, 4, 8, 36, 158],
}

# Matches along which everything that is observed and imagined is signed.
SIGNED = [
    ("ratjack(players=2,packs=rats+weasels)", 11),
    ("ratjack(players=3,packs=weasels+raccoons,memory_aid=false)", 12),
    ("ratjack(players=4,packs=rats+raccoons)", 13),
    ("ratjack(players=2,memory_aid=false)", 14),
]
