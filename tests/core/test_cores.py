"""How many processor cores a process may use."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rattery.core import cores as module
from rattery.core.cores import allotted_cores, cores


@pytest.mark.parametrize(
    ("written", "allotted"),
    [("200000 100000\n", 2), ("150000 100000\n", 2), ("5000 100000\n", 1), ("max 100000\n", None), ("", None)],
)
def test_the_quota_of_a_container_is_rounded_up_to_whole_cores(
    written: str, allotted: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cpu.max").write_text(written)
    monkeypatch.setattr(module, "QUOTA", tmp_path / "cpu.max")
    assert allotted_cores() == allotted


def test_without_a_quota_all_cores_are_available(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUOTA", tmp_path / "nowhere")
    assert allotted_cores() is None
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_no_more_cores_are_used_than_the_quota_allows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cpu.max").write_text("100000 100000")
    monkeypatch.setattr(module, "QUOTA", tmp_path / "cpu.max")
    assert cores() == 1
