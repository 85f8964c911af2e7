"""The trial of a game: its author, or a test, has it checked stage by stage. `trial` runs them."""
