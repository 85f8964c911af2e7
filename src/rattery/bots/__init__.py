"""Bots: whoever plays a seat without a person."""
