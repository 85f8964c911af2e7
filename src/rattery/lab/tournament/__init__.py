"""Tournaments: bots against bots, and how strong they are."""
