"""The fold: what each kind of happening does to the state of a table, by subject."""
