"""A checkpoint is replaced as a whole."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rattery.training.checkpoint import append_line, read_checkpoint, read_lines, write_checkpoint


def save(state: dict[str, object], file: Path) -> None:
    """Like `torch.save`, but with JSON; an object that is not JSON fails halfway."""
    with file.open("w") as out:
        json.dump(state, out)


def load(file: Path, **_: object) -> object:
    return json.loads(file.read_text())


@pytest.fixture(autouse=True)
def without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(save=save, load=load))


def test_a_checkpoint_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "quick.pt"
    assert read_checkpoint(file) is None
    write_checkpoint(file, {"chunks": 1})
    write_checkpoint(file, {"chunks": 2})
    assert read_checkpoint(file) == {"chunks": 2}
    assert [each.name for each in tmp_path.iterdir()] == ["quick.pt"]


def test_an_interrupted_write_leaves_the_checkpoint_before_it(tmp_path: Path) -> None:
    file = tmp_path / "quick.pt"
    write_checkpoint(file, {"chunks": 1})
    with pytest.raises(TypeError):
        write_checkpoint(file, {"chunks": 2, "network": object()})
    assert read_checkpoint(file) == {"chunks": 1}


def test_a_log_has_a_line_for_each_report(tmp_path: Path) -> None:
    for samples in (1, 2):
        append_line(tmp_path / "search.jsonl", {"samples": samples})
    assert (tmp_path / "search.jsonl").read_text() == '{"samples": 1}\n{"samples": 2}\n'


def test_a_line_cut_off_in_the_middle_is_as_if_it_had_not_been_written(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    assert read_lines(file) == []
    append_line(file, {"number": 1})
    file.write_bytes(file.read_bytes() + b'{"numb')
    assert read_lines(file) == [{"number": 1}]
    append_line(file, {"number": 2})
    assert read_lines(file) == [{"number": 1}, {"number": 2}]
