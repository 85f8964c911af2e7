"""The log of a training: a line of JSON for every round, which is also where an interrupted one goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rattery.lab.interval import Share
from rattery.training.fitting import Losses

FILE = "rounds.jsonl"


@dataclass(frozen=True)
class Round:
    """What came of one round; the league has a share of victories for each opponent, `judge` and `best`."""

    number: int
    samples: int
    losses: Losses
    league: Mapping[str, Share]
    is_best: bool  # it did not lose to the best mind before it

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Round:
        league = {name: Share(**share) for name, share in data["league"].items()}
        return cls(data["number"], data["samples"], Losses(**data["losses"]), league, data["is_best"])


def read_rounds(folder: Path) -> list[Round]:
    file = folder / FILE
    return [Round.from_data(json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def add_round(folder: Path, found: Round) -> None:
    with (folder / FILE).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(found)) + "\n")
