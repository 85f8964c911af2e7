"""Training: a search plays against itself, a mind is fitted to what it found, and plays against the minds before it."""
