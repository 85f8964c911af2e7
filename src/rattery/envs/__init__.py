"""Environments for learners: many tables at once, and the standards of PettingZoo, Gymnasium and OpenSpiel."""
