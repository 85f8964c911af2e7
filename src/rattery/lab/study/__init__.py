"""Studies: statistics of a game over many bot games, as a report with plots."""
