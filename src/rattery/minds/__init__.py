"""Minds: small neural networks that evaluate tables and moves, trained on games of self-play."""
