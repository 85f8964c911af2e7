"""First Rat's golden playthroughs, and how many sequences of moves there are."""

# Options, and the seed of the match and of its random moves.
PLAYTHROUGHS = [
    ("first_rat(players=1)", 1),
    ("first_rat(players=1,level=medium)", 12),
    ("first_rat(players=1,level=hard)", 13),
    ("first_rat(players=1,path=variable,tracks=variable,level=unfair)", 2),
    ("first_rat(players=2,first_game=true)", 3),
    ("first_rat(players=3)", 4),
    ("first_rat(players=4)", 5),
    ("first_rat(players=5,path=variable)", 6),
]

# From the opening of seed 1: the number of sequences of 1, 2, 3, ... moves.
SEQUENCES = {
    "first_rat(players=1)": [5, 5, 48, 65, 395, 849],
    "first_rat(players=2)": [5, 5, 25, 25, 240, 325],
    "first_rat(players=3,path=variable)": [5, 5, 25, 25, 125, 125],
    "first_rat(players=5)": [5, 5, 25, 25, 125, 125],
}

# Matches along which everything that is observed and imagined is signed.
SIGNED = [
    ("first_rat(players=1,level=hard)", 11),
    ("first_rat(players=1,path=variable,tracks=variable)", 12),
    ("first_rat(players=3,path=variable)", 13),
    ("first_rat(players=2,first_game=true)", 14),
]
