"""What `import rattery` offers: load a game, play it, look ahead, restore a match, play millions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rattery.core.arguments import short_repr, whole_number
from rattery.core.box import BoxFile
from rattery.core.errors import BadArgument
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.packages import game_names
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
        return simulate(game, games, seed, threads, progress, device=device, ray=ray)


Game.set_backend(new_match, simulate_game)


def games() -> tuple[str, ...]:
    """The names of all games, those of installed packages included.

    >>> rattery.games()
    ('first_rat', ...)
    """
    return game_names()


def load(game: str | Game, *, box: str | Path | None = None, **options: object) -> Game:
    """A game by its name, `my_game`, or with options, `my_game(players=4,roles=true)`; a box file of one's own.

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
    """Random games by the million, compiled: `rattery.simulate("my_game(players=3)", 1_000_000).win_shares`.

    What else can be set is as in `Game.simulate`.
    """
    return load(game).simulate(games, seed, threads, progress, device, ray)


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

    It plays on all cores, or with as many `threads`, or on a Ray cluster. `progress` is told what is being done and how much
    of it is; `waiting` is called before what may have to be compiled first.
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
    """Write a match to a file, all of it or nothing: `rattery.read(path)` goes on with it."""
    write_match(match, path)
