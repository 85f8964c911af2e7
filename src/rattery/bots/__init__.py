"""Bots: computer players, from one that moves at random to a tree search; and bots written by users."""
