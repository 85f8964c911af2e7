"""The tables of a server: their state, what is asked of them, and what follows."""
