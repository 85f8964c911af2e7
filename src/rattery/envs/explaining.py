"""What every number of an observation means, read off the code that writes it.

Beside each line of a game's `observing` that writes a number stands a comment that explains it. `observe` is run on real
tables with a slate in place of the numbers; the slate notes which line wrote where, and fills the names in braces in:

    out[SHARED + kind] = s.discard[kind]  # doors discarded: {CARDS[kind]}       17: doors discarded: one
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from functools import cache
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import cast

from rattery.core.game import Game
from rattery.core.options import choices
from rattery.core.packages import part
from rattery.core.record import Row
from rattery.core.registry import game_kind, load_game, options_of
from rattery.playouts.playout import walk_playout

OWN = 0  # the eye that looks: seats counted from it are the seats themselves
EVERY = 25  # so many moves lie between two tables looked at
PLAYOUTS = 1
BRACES = re.compile(r"\{([^{}]*)\}")


@cache
def explanations(name: str) -> tuple[str, ...]:
    """A sentence for each number of a game's observation."""
    slate = Slate(name)
    for players in choices(options_of(name).__dataclass_fields__["players"]):
        game = load_game(name, players=players)
        for number in range(PLAYOUTS):
            for table in islice(walk_playout(game, number), 0, None, EVERY):
                game.rules.observe(game.box, table, OWN, cast(Row[int], slate))
        look_everywhere(game, slate)
    size = game_kind(name).rules.OBSERVATION
    missing = [index for index in range(size) if index not in slate.meanings]
    assert not missing, f"{name}: nothing explains the numbers {missing}"
    return tuple(slate.meanings[index] for index in range(size))


def look_everywhere(game: Game, slate: Slate) -> None:
    """Also where no real table ever has a card, if the game says how to lay one there."""
    lay_out_everywhere = getattr(slate.observing, "lay_out_everywhere", None)
    if lay_out_everywhere is not None:
        table = next(walk_playout(game, 0))
        lay_out_everywhere(table)
        game.rules.observe(game.box, table, OWN, cast(Row[int], slate))


class Slate:
    """What is written on in place of an observation: it notes what each number means."""

    def __init__(self, game: str) -> None:
        self.meanings: dict[int, str] = {}
        self.observing = part(game, "rules.observing")
        self._comments = comments(Path(self.observing.__file__ or ""))
        self._names = vars(part(game, "parts"))

    def __setitem__(self, index: int, number: int) -> None:
        frame = sys._getframe(1)
        comment = self._comments.get(frame.f_lineno)
        if comment is not None:
            meaning = self._filled_in(comment, frame)
            assert self.meanings.setdefault(index, meaning) == meaning, f"{index}: {meaning}, {self.meanings[index]}"

    def _filled_in(self, comment: str, frame: FrameType) -> str:
        names = {**self._names, **frame.f_globals, **frame.f_locals}
        return BRACES.sub(lambda braces: str(eval(braces[1], names)), comment)  # noqa: S307


def comments(source: Path) -> dict[int, str]:
    """The comment of each statement that writes a number, by the lines it stands on."""
    text = source.read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    written = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    found: dict[int, str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith("out["):
            rows = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for comment in [written[row] for row in rows if row in written]:
                found |= dict.fromkeys(rows, comment)
    return found
