"""The pages of the environments tell the truth: they are what the code writes, and their examples run."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from rattery.core.packages import game_names
from rattery.core.record import Row
from rattery.envs.explaining import Slate, comments, explanations
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


@each_game
def test_every_number_of_an_observation_is_explained(name: str) -> None:
    meanings = explanations(name)
    assert len(meanings) == loaded(name).rules.OBSERVATION
    assert all(meaning and not re.search(r"[{}]", meaning) for meaning in meanings)
    assert len(set(meanings)) == len(meanings), "no two numbers are the same"


def test_an_explanation_stands_beside_the_line_that_writes_the_number(tmp_path: Path) -> None:
    source = tmp_path / "observing.py"
    source.write_text("out[0] = 1  # the first\nout[\n    1\n] = 2  # the second\nx = 3  # no number\n")
    assert comments(source) == {1: "the first", 2: "the second", 3: "the second", 4: "the second"}


def test_two_explanations_of_one_number_are_refused() -> None:
    slate, game = Slate("rat_trap"), loaded("rat_trap")
    table = game.new(seed=1)._table
    game.rules.observe(game.box, table, 0, cast(Row[int], slate))
    with pytest.raises(AssertionError, match="seat"):
        game.rules.observe(game.box, table, 1, cast(Row[int], slate))  # its own seat is another one


@pytest.mark.compiled
def test_the_observation_of_rat_trap_is_what_its_page_says() -> None:
    """By hand, for a few numbers: the pages are not only what the code says of itself."""
    game = loaded("rat_trap(players=4)")
    match, meanings = game.new(seed=3), explanations("rat_trap")
    while match.question != "which_die":
        match.play(match.moves()[0])
    view, own = match.view(1), 1
    seen = np.zeros(game.rules.OBSERVATION, np.int16)
    game.rules.observe(game.box, match._table, own, seen)
    told = dict(zip(meanings, seen.tolist(), strict=True))
    assert told["the round, from 1"] == view["round"]
    assert told["the active player"] == (view["active"] - own) % 4
    assert told["the partner"] == (view["partner"] - own) % 4
    assert told["how often the dice were thrown this turn"] == view["throws"]
    assert told["pile B: doors left"] == len(view["piles"][1]["cards"])
    assert told["seat 2: bandages"] == view["rats"][3]["bandages"]


@pytest.mark.compiled
@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", INDEX, re.DOTALL), ids=lambda text: text[:40])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "index.md", "exec"), {})  # noqa: S102
