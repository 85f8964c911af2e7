"""The pages of the environments tell the truth: they are what the code writes, and their examples run."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from rattery.core.game import Game
from rattery.core.observation import Schema
from rattery.core.packages import game_names
from rattery.match.match import Match
from tests.variants import loaded

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "environments"
INDEX = (FOLDER / "index.md").read_text(encoding="utf-8")

page = runpy.run_path(str(DOCS / "make_environments.py"))["page"]

each_game = pytest.mark.parametrize("name", game_names())


@each_game
def test_a_page_is_what_the_code_writes(name: str) -> None:
    assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == page(name), "run `make environments`"
    assert f"({name}.md)" in INDEX


def told(game: Game, match: Match, eye: int) -> dict[str, int]:
    """What a seat sees, by its labels."""
    return dict(zip(game.schema.labels(), match.observation(eye).tolist(), strict=True))


@each_game
def test_labels_stand_at_the_numbers_they_are_about(name: str) -> None:
    """What every game has, looked at from every seat through a whole game."""
    game = loaded(name)
    match = game.new(seed=4)
    while not match.is_over:
        turn = match.turn
        assert turn is not None
        seen = [told(game, match, eye) for eye in range(game.players)]
        for eye, numbers in enumerate(seen):
            assert numbers["the question, by its number"] == match.record.asked
            assert numbers["1 when the game is over"] == 0
            decider = next(label for label in numbers if label.startswith("the seat that decides"))
            assert numbers[decider] in (-1, (turn - eye) % game.seats)
            for label in own_things(numbers):
                public = {(eye + seat) % game.seats: numbers[label.format(seat)] for seat in range(game.players)}
                assert [public[seat] for seat in range(game.players)] == [
                    seen[0][label.format(seat)] for seat in range(game.players)
                ]
        match.play(match.moves()[len(match.history) % len(match.moves())])
    assert told(game, match, 0)["1 when the game is over"] == 1


def own_things(numbers: dict[str, int]) -> list[str]:
    """What is told of every seat and known to all: its points, or how many cards and counters it has."""
    about = ("points", "counters won", "cards in hand", "1 if out of the round", "cheese", "bandages")
    return [f"seat {{}}: {thing}" for thing in about if f"seat 0: {thing}" in numbers]


def test_a_game_that_declares_nothing_has_numbers() -> None:
    assert Schema.of_numbers(3).labels() == ["number 0", "number 1", "number 2"]


def test_the_observation_of_rat_trap_is_what_its_page_says() -> None:
    """By hand, for a few numbers: the pages are not only what the code says of itself."""
    game = loaded("rat_trap(players=4)")
    match, own = game.new(seed=3), 1
    while match.question != "which_die":
        match.play(match.moves()[0])
    view, numbers = match.view(own), told(game, match, own)
    assert numbers["the round, from 1"] == view["round"]
    assert numbers["the active player"] == (view["active"] - own) % 4
    assert numbers["the partner"] == (view["partner"] - own) % 4
    assert numbers["how often the dice were thrown this turn"] == view["throws"]
    assert numbers["pile B: doors left"] == len(view["piles"][1]["cards"])
    assert numbers["seat 2: bandages"] == view["rats"][3]["bandages"]


@pytest.mark.compiled
@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", INDEX, re.DOTALL), ids=lambda text: text[:40])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "index.md", "exec"), {})  # noqa: S102
