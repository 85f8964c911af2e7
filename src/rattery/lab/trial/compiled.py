"""Compiled games: the same rules, as machine code, play the same games as the interpreter does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rattery.core.packages import package_of
from rattery.lab.trial.mistake import Mistake
from rattery.lab.trial.option_sets import loaded, option_sets
from rattery.playouts.simulate import simulate, warm_up

COMPARED = 3  # games of each set of options: the first, the last and one between
IN_FILE = re.compile(r'File "([^"]+)", line (\d+)')


def compiled_mistakes(
    name: str, games: int, seed: int, waiting: Callable[[], None], progress: Callable[[int, int], None]
) -> Iterator[Mistake]:
    """Rules that do not compile, or play differently when compiled."""
    sets = option_sets(name)
    try:
        warm_up(loaded(sets[0]), waiting)
    except Exception as error:
        yield uncompiled(name, error)
        return
    for place, spelled in enumerate(sets):
        progress(place, len(sets))
        found = simulate(loaded(spelled), games, seed, ready=True)
        if not found.is_complete:
            raise KeyboardInterrupt
        for number in sorted({0, games // 2, games - 1}):
            match = found.match(number)
            scores = found.scores[number].tolist()
            if not match.is_over or match.scores != scores or match.ply != int(found.lengths[number]):
                yield Mistake(
                    "trial-differs",
                    spelled=spelled, seed=str(seed), number=number, compiled=str(scores), interpreted=str(match.scores),
                )  # fmt: skip
                break


def uncompiled(name: str, error: Exception) -> Mistake:
    """The place in the game's own sources, and what Numba says of it."""
    text = str(error)
    folder = package_of(name).rpartition(".")[2]
    own = [(file, line) for file, line in IN_FILE.findall(text) if f"/{folder}/" in file.replace("\\", "/")]
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    problem = next((line for line in lines if not line.startswith(("Failed in", "During:"))), type(error).__name__)
    if not own:
        return Mistake("trial-uncompiled", problem=problem)
    file, line = own[0]  # the innermost; its callers follow
    within = file.replace("\\", "/").rpartition(f"/{folder}/")[2]
    return Mistake("trial-uncompiled-at", file=f"{folder}/{within}", line=int(line), problem=problem)
