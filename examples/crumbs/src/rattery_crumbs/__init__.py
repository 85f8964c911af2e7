"""Crumbs: a small game of bluff for two to four rats, as a package of its own."""
