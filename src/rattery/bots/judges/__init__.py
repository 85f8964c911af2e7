"""How a table looks for everybody: one judge a game, which search and the greedy bot ask."""
