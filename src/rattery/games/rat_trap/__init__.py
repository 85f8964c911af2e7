"""Rat Trap, by Jean-Claude Pellin and Jens Merkl."""
