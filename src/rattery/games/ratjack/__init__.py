"""Ratjack, by Maxime Mercier and Mathieu Can."""
