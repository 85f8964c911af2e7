"""Bots: players of seats where no person sits."""
