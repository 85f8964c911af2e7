"""Random playouts by the million: on all cores, on a GPU or on a cluster, with the same games for a seed everywhere."""
