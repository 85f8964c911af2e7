"""The fold: one handler for each kind of happening, which applies it to a table's state."""
