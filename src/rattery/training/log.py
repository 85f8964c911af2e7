"""The log of a training: a line of JSON for every round, which is also where an interrupted one goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import isnan
from pathlib import Path

from rattery.core.json_data import JsonObject
from rattery.lab.interval import Share
from rattery.training.fitting import NOT_FITTED, Losses

FILE = "rounds.jsonl"


@dataclass(frozen=True)
class Round:
    """What came of one round (0: of quick games); the league has a share of victories for each opponent, `judge`, `best`."""

    number: int
    samples: int
    losses: Losses
    league: Mapping[str, Share]
    is_best: bool  # it did not lose to the best mind before it

    @classmethod
    def from_data(cls, data: JsonObject) -> Round:
        league = {name: Share(**share) for name, share in data["league"].items()}
        losses = {name: NOT_FITTED if loss is None else loss for name, loss in data["losses"].items()}
        return cls(data["number"], data["samples"], Losses(**losses), league, data["is_best"])

    @property
    def data(self) -> dict[str, object]:
        """As JSON has it: a loss that is not there is null."""
        losses = {name: None if isnan(loss) else loss for name, loss in asdict(self.losses).items()}
        return {**asdict(self), "losses": losses}


def read_rounds(folder: Path) -> list[Round]:
    file = folder / FILE
    return [Round.from_data(json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def add_round(folder: Path, found: Round) -> None:
    with (folder / FILE).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(found.data) + "\n")
