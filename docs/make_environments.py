"""Generate the pages docs/environments/<game>.md from the code: `make environments`. A test fails when they differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import groupby
from pathlib import Path

import rattery
from rattery.core.game import Names
from rattery.core.moves import Move
from rattery.core.observation import GROUPS, Field
from rattery.core.options import choices, spell
from rattery.core.packages import game_names
from rattery.core.teller import Teller
from rattery.envs.ids import gymnasium_id

FOLDER = Path(__file__).parent / "environments"
LISTED = 8  # up to this many moves of one verb, or labels of one axis, are written out in full
GROUP_TITLES = {
    "basics": "What lies on the table",
    "options": "Which game it is",
    "joins": "What a good player reads off the table at a glance",
    "memory": "What else these eyes remember",
}


def page(name: str) -> str:
    """The page of a game: its options, observation, actions and the numbers of its things."""
    game = rattery.load(name)
    return "\n".join(
        [
            f"# {game.title()} as an environment",
            "",
            f"`{gymnasium_id(name)}` in Gymnasium, `rattery_{name}` in OpenSpiel, `{name}` in PettingZoo and the vector",
            "environment. How to use them, and what they pay, is in [Environments](index.md). This page is written by",
            "`docs/make_environments.py` from the code; a test fails when it no longer tells the truth.",
            "",
            "## Options",
            "",
            *options(game),
            "",
            "## Observation",
            "",
            f"{game.rules.OBSERVATION} whole numbers of 16 bits, layout `{game.schema.digest}`. Seats are counted from the",
            "observer's own: seat 0 is the observer, seat 1 the next to the left; -1 is nobody. What belongs to a seat that",
            "is not in this game is 0 or stands for nothing. Kinds of things are counted from 0 in the order of the list at",
            f'the end of this page. In Python `rattery.load("{name}").schema` says the same.',
            *(line for group in GROUPS for line in fields_of(game, group)),
            "",
            "## Actions",
            "",
            f"{len(game.kind.moves)} moves; their numbers are the same with all options. In the vector environment, in",
            "PettingZoo and in Gymnasium a move that names a seat counts it from your own, as observations do; in",
            "OpenSpiel from the first.",
            "",
            *actions(game),
            "",
            "## Numbers of things",
            "",
            *things(game),
            "",
        ]
    )


def options(game: rattery.Game) -> Iterator[str]:
    yield "| option | values | standard |"
    yield "| --- | --- | --- |"
    for option in fields(game.options):
        values = ", ".join(f"`{spell(value)}`" for value in choices(option))
        yield f"| `{option.name}` | {values} | `{spell(option.default)}` |"


def fields_of(game: rattery.Game, group: str) -> Iterator[str]:
    """The table of a group of fields: columns, name, shape, range and meaning."""
    yield ""
    yield f"### {GROUP_TITLES[group]}"
    yield ""
    yield "| numbers | field | shape | from | to | what it is |"
    yield "| --: | --- | --- | --: | --: | --- |"
    for field in game.schema:
        if field.group == group:
            shape = " × ".join(map(str, field.shape))
            yield f"| {places(field)} | `{field.name}` | {shape} | {field.low} | {field.high} | {meaning(field)} |"


def places(field: Field) -> str:
    """The columns of a field: `7`, `7-12`, or the first two and the last start of a field that is not contiguous."""
    columns = field.columns.ravel().tolist()
    if len(columns) == 1:
        return str(columns[0])
    if columns == list(range(columns[0], columns[-1] + 1)):
        return f"{columns[0]}-{columns[-1]}"
    *_, last = starts = columns if len(field.shape) == 1 else [row[0] for row in field.columns.tolist()]
    return f"{starts[0]}, {starts[1]} ... {last}"


def meaning(field: Field) -> str:
    """The meaning of a field, and the labels of its axes."""
    axes = [", ".join(axis.labels) if len(axis.labels) <= LISTED else several(axis.labels) for axis in field.axes]
    each = f" <br>for each of: {'; '.join(axes)}" if axes else ""
    return field.meaning + each


def several(labels: tuple[str, ...]) -> str:
    return f"{labels[0]}, {labels[1]} ... {labels[-1]}"


def actions(game: rattery.Game) -> Iterator[str]:
    teller = Teller(game, "en")
    yield "| numbers | written | the first of them |"
    yield "| --: | --- | --- |"
    for _, same in groupby(game.kind.moves, key=lambda move: move.verb):
        moves = list(same)
        numbers = str(moves[0].id) if len(moves) == 1 else f"{moves[0].id}-{moves[-1].id}"
        yield f"| {numbers} | {notations(moves)} | {teller.move(moves[0])} |"


def notations(moves: list[Move]) -> str:
    if len(moves) <= LISTED:
        return ", ".join(f"`{move}`" for move in moves)
    return f"`{moves[0]}`, `{moves[1]}`, `{moves[2]}` ... `{moves[-1]}`"


def things(game: rattery.Game) -> Iterator[str]:
    yield "| what | counted from 0 |"
    yield "| --- | --- |"
    yield f"| question | {', '.join(game.kind.questions)} |"
    named = {meaning.category: meaning for meaning in game.kind.vocabulary.values() if isinstance(meaning, Names)}
    for category, meaning in named.items():
        yield f"| {category.replace('_', ' ')} | {', '.join(meaning.names)} |"


if __name__ == "__main__":
    for name in game_names():
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")
