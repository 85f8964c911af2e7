"""Random games by the million: on all cores, on a GPU, on a cluster. The same seed is the same game everywhere."""
