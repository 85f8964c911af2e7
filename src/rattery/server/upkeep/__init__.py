"""Upkeep: the operator's tasks on a store: check it, back it up, restore it, export a table."""
