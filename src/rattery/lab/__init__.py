"""Tournaments of bots, and studies of games."""
