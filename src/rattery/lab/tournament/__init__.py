"""Tournaments: bots against bots, and their ratings."""
