"""The file of a mind: what is written is read again, and what does not fit is not used."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rattery.core.box import BoxFile
from rattery.core.registry import load_game
from rattery.minds import weights as minds
from rattery.minds.network import INPUT_SIZE
from rattery.minds.weights import BadMind, Weights, mind_of, weights_for
from tests.minds.made_up import made_up_mind
from tests.variants import loaded

GAME = "rat_trap(players=3)"


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> Weights:
    """A mind that comes with every game."""
    mind = made_up_mind(loaded(GAME))
    monkeypatch.setattr(minds, "shipped_weights", lambda name: mind)
    minds._log_misfit.cache_clear()
    minds._compare_rules.cache_clear()
    return mind


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    mind, file = made_up_mind(loaded(GAME)), tmp_path / "mind.npz"
    file.write_bytes(mind.bytes)
    again = Weights.read(file)
    for name in ("inputs", "table", "weights", "biases"):
        assert np.array_equal(getattr(again, name), getattr(mind, name))
    assert (again.first_width, again.second_width, again.header["layout"]) == (
        mind.first_width,
        mind.second_width,
        mind.header["layout"],
    )


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no zip", b"a text"])
def test_a_file_without_a_mind_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mind.npz"
    file.write_bytes(content)
    with pytest.raises(BadMind):
        Weights.read(file)


def test_a_damaged_file_is_refused_wherever_the_damage_is(tmp_path: Path) -> None:
    whole, file = made_up_mind(loaded(GAME)).bytes, tmp_path / "mind.npz"
    for place in range(0, len(whole), len(whole) // 50):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x15]) + whole[place + 1 :])
        with suppress(BadMind):  # a date in the archive may change without harm
            Weights.read(file)


def test_weights_that_could_overflow_are_refused() -> None:
    mind = made_up_mind(loaded(GAME))
    with pytest.raises(BadMind, match="overflow"):
        replace(mind, biases=np.full_like(mind.biases, 2**31 - 1))


INDEX, LEAST, LARGEST, SHIFT, FIRST_ROW = 0, 1, 2, 4, 5  # places in an entry


@pytest.mark.parametrize(
    ("place", "value"), [(INDEX, -1), (LEAST, 9), (LARGEST, 1_000), (SHIFT, -1), (SHIFT, 40), (FIRST_ROW, 5)]
)
def test_an_input_whose_rows_are_not_in_the_table_is_refused(place: int, value: int) -> None:
    mind = made_up_mind(loaded(GAME))
    for entry in (0, len(mind.inputs) - INPUT_SIZE):
        inputs = mind.inputs.copy()
        inputs[entry + place] = value
        with pytest.raises(BadMind, match="do not fit together"):
            replace(mind, inputs=inputs)


def test_arrays_of_other_sizes_or_types_are_refused() -> None:
    mind = made_up_mind(loaded(GAME))
    for name in ("inputs", "table", "weights", "biases"):
        array = getattr(mind, name)
        for other in (array[:-1], array[:0], array.astype(np.float64), array.reshape(1, -1)):
            with pytest.raises(BadMind, match="do not fit together"):
                replace(mind, **{name: other})
    for size in (0, -8, 7):
        with pytest.raises(BadMind, match="do not fit together"):
            replace(mind, first_width=size)
        with pytest.raises(BadMind, match="do not fit together"):
            replace(mind, second_width=size)


def test_a_mind_fits_its_game_for_any_number_of_players(shipped: Weights) -> None:
    assert weights_for(loaded(GAME)) is shipped
    assert weights_for(loaded("rat_trap(players=5)")) is shipped
    arrays = mind_of(loaded(GAME), shipped).arrays()
    assert [array.tolist() for array in arrays] == list(mind_of(loaded(GAME), shipped).lists())


def test_a_mind_is_not_used_for_another_game_and_that_is_said_once(
    shipped: Weights, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert weights_for(loaded("pied_piper(players=2)")) is None
        assert weights_for(loaded("pied_piper(players=3)")) is None
    assert [record.message.split(":")[0] for record in caplog.records] == ["pied_piper"]


@pytest.mark.parametrize(
    ("trained", "warnings"), [("other", 1), (loaded(GAME.split("(")[0]).rules_version, 0), (None, 0)]
)
def test_a_mind_of_other_rules_plays_on_and_that_is_said_once(
    shipped: Weights, caplog: pytest.LogCaptureFixture, trained: str | None, warnings: int
) -> None:
    if trained is not None:
        shipped.header["rules"] = trained
    with caplog.at_level(logging.WARNING):
        assert weights_for(loaded(GAME)) is shipped
        assert weights_for(loaded("rat_trap(players=5)")) is shipped
    told = [record.message for record in caplog.records]
    assert len(told) == warnings
    assert all("rat_trap: the mind was trained with version other of the rules" in line for line in told)


@pytest.mark.usefixtures("shipped")
def test_a_mind_is_not_used_with_another_box(monkeypatch: pytest.MonkeyPatch) -> None:
    standard = BoxFile.standard("rat_trap").data
    game = load_game(GAME)
    monkeypatch.setattr(BoxFile, "standard", classmethod(lambda cls, name: BoxFile.from_data({**standard, "note": 1})))
    assert weights_for(game) is None
