"""A match is one play of a game: seats, moves, log, undo, saving, restoring and verifying."""

from rattery.match.match import Match
from rattery.match.saving import read_match, restore, write_match

__all__ = ["Match", "read_match", "restore", "write_match"]
