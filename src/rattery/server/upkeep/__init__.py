"""Upkeep: what whoever runs a server does with its store: check it, back it up, restore it, export a table."""
