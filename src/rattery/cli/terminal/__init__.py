"""The terminal: what is drawn on it, what is typed at it, and one match played at it."""
