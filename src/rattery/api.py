"""The functions that `import rattery` exports: load a game, save and restore a match, simulate and study a game.

On import it also hands `core.game.Game` its ways to start a match and to simulate, so that `core` imports no layer above it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rattery.core.arguments import short_repr, whole_number
from rattery.core.box import BoxFile
from rattery.core.errors import BadArgument
from rattery.core.game import Game
from rattery.core.game_check import playable_games
from rattery.core.moves import Move
from rattery.core.registry import load_game
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match
from rattery.match.saving import read_match, restore, write_match

if TYPE_CHECKING:
    from rattery.lab.study.study import Study
    from rattery.playouts.simulate import Simulation

__all__ = ["Game", "Match", "Move", "games", "load", "read", "restore", "simulate", "study", "write"]


def new_match(game: Game, seed: int | None, names: Sequence[str | None], /) -> Match:
    is_list = isinstance(names, Sequence) and not isinstance(names, str | bytes)
    if not is_list or len(names) > game.players or not all(name is None or isinstance(name, str) for name in names):
        raise BadArgument("argument-names", players=game.players, given=short_repr(names))
    return Match(game, None if seed is None else key_from_seed(whole_number("seed", seed)), names)


def simulate_game(
    game: Game,
    games: int,
    seed: int,
    threads: int | None,
    progress: Callable[[int], None],
    device: str,
    ray: str | None,
    /,
) -> Simulation:
    from rattery.core.compiling_notice import compiling_notice
    from rattery.playouts.simulate import simulate

    with compiling_notice(game):
        return simulate(game, games, seed, threads=threads, progress=progress, device=device, ray=ray)


Game.set_backend(new_match, simulate_game)


def games() -> tuple[str, ...]:
    """The names of all games, those of installed packages included.

    >>> "my_game" in rattery.games()
    True
    """
    return playable_games()


def load(game: str | Game, *, box: str | Path | None = None, **options: object) -> Game:
    """A game by its name, `my_game`, or with options, `my_game(players=4,short=true)`.

    `box` is the path of a box file to use instead of the standard one; keyword arguments are options. A `Game` is returned
    unchanged and accepts neither.

    >>> rattery.load("my_game", players=4)
    <my_game(players=4)>
    """
    if isinstance(game, Game):
        changed = [*options, *([] if box is None else ["box"])]
        if changed:
            raise BadArgument("argument-loaded", given=", ".join(changed))
        return game
    return load_game(game, None if box is None else BoxFile.at(box), **options)


def simulate(
    game: str | Game,
    games: int = 1_000,
    seed: int = 0,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    device: str = "cpu",
    ray: str | None = None,
) -> Simulation:
    """Play games at random in compiled code: `rattery.simulate("my_game(players=3)", 1_000_000).win_shares`.

    `Game.simulate` describes the parameters.
    """
    return load(game).simulate(games, seed, threads=threads, progress=progress, device=device, ray=ray)


def study(
    game: str | Game,
    games: int = 100_000,
    bots: str = "random",
    seed: int = 0,
    *,
    threads: int | None = None,
    progress: Callable[[str, int, int], None] = lambda doing, done, of: None,
    waiting: Callable[[], None] = lambda: None,
    ray: str | None = None,
) -> Study:
    """What a designer would like to know about a game: `rattery.study("my_game(players=4)").findings`.

    The games are played on all cores, on this many `threads`, or on the Ray cluster at address `ray`. `progress` is called
    with the current stage, how much of it is done, and of how much; `waiting` is called before compiling.
    """
    from rattery.lab.study.study import study

    return study(load(game), games, bots, seed, threads, progress, waiting, ray)


def read(path: str | Path) -> Match:
    """The match in a file that `write`, the terminal or a server has written.

    >>> match = rattery.load("my_game(players=3)").new(seed=7)
    >>> rattery.write(match, "match.json")
    >>> rattery.read("match.json") == match
    True
    """
    return read_match(path)


def write(match: Match, path: str | Path) -> None:
    """Write a match to a file atomically; `rattery.read(path)` restores it."""
    write_match(match, path)
