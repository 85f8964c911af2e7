"""`rattery train`: options determine what is trained, and where it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rattery.cli.commands import train as command
from rattery.lab.interval import Share
from rattery.training.fitting import Losses
from rattery.training.log import Round
from tests.cli.running import Runner


@pytest.mark.parametrize(("given", "ray"), [([], None), (["--ray", "local"], "local")])
def test_a_training_goes_to_the_cluster_it_is_sent_to(
    rattery: Runner, monkeypatch: pytest.MonkeyPatch, given: list[str], ray: str | None
) -> None:
    asked: list[tuple[Any, ...]] = []

    def noted(plan: Any, folder: Path, workers: int | None, progress: Any, ray: str | None) -> list[Round]:
        asked.append((plan.game, plan.rounds, workers, ray))
        return [Round(1, 10, Losses(0.5, 0.4, 0.3), {"judge": Share.of(6, 10)}, is_best=True)]

    monkeypatch.setattr(command, "require", lambda module, extra: None)
    monkeypatch.setattr(command, "train", noted)
    run = rattery("train", "rat_trap", "--rounds", "2", "--workers", "3", *given)
    assert run.status == 0
    assert asked == [("rat_trap", 2, 3, ray)]
    assert "60" in run.out
