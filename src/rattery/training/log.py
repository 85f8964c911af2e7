"""The log of a training: a line of JSON per finished round. An interrupted training resumes after the last line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import isnan
from pathlib import Path

from rattery.core.json_data import JsonObject
from rattery.lab.interval import Share
from rattery.training.checkpoint import append_line, read_lines
from rattery.training.fitting import NOT_FITTED, Losses

FILE = "rounds.jsonl"


@dataclass(frozen=True)
class Round:
    """The outcome of one round. Round 0 is the training before self-play, if any; `league` has a share of victories for each
    opponent, `judge` and `best`."""

    number: int
    samples: int
    losses: Losses
    league: Mapping[str, Share]
    is_best: bool  # at least even against the best mind before it

    @classmethod
    def from_data(cls, data: JsonObject) -> Round:
        """The inverse of `data`."""
        league = {name: Share(**share) for name, share in data["league"].items()}
        losses = {name: NOT_FITTED if loss is None else loss for name, loss in data["losses"].items()}
        return cls(data["number"], data["samples"], Losses(**losses), league, data["is_best"])

    @property
    def data(self) -> dict[str, object]:
        """For JSON, which has no NaN: a missing loss is null."""
        losses = {name: None if isnan(loss) else loss for name, loss in asdict(self.losses).items()}
        return {**asdict(self), "losses": losses}


def read_rounds(folder: Path) -> list[Round]:
    """The finished rounds in a training's folder, in order."""
    return [Round.from_data(line) for line in read_lines(folder / FILE)]


def add_round(folder: Path, found: Round) -> None:
    """Append a finished round to the log in a training's folder."""
    append_line(folder / FILE, found.data)
