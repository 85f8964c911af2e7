"""Studies: what a game is like, from many games, as a report with plots."""
