"""The tables of a server: their state, the requests that change it, bots, clocks, and what clients are sent."""
