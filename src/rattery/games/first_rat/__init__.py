"""First Rat, by Gabriele Ausiello and Virginio Gigli."""
