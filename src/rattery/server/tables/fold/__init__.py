"""The fold: one handler for each kind of log entry, which applies it to a table's state."""
