"""Upkeep: what the operator does with a store: check it, back it up, restore it, export a table."""
