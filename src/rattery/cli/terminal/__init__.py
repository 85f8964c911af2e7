"""The terminal: output, input, and a match played at it."""
