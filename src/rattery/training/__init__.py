"""Training minds: self-play by search, fitting a network to its samples, and a league against earlier minds."""
