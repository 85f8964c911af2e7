"""The options of Crumbs."""

from rattery.core.options import only_players

Options = only_players(3, 2, 3, 4)
