"""Plots strength and losses of a training by round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rattery.core.extras import require
from rattery.training.log import Round

WIDTH, HEIGHT = 7.0, 6.0  # inches
INK, TONES = "#2a2320", ("#8a5a00", "#1a6fa3", "#00664a")


def draw_curve(rounds: Sequence[Round], file: Path) -> None:
    """Above: the share of victories against the judge and the best mind so far. Below: losses of games not learned from."""
    require("matplotlib", "train")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True)
    numbers = [each.number for each in rounds]
    for name, tone in (("judge", TONES[0]), ("best", TONES[1])):
        met = [(each.number, each.league[name]) for each in rounds if name in each.league]
        shares = [share.share for _, share in met]
        reach = [[share.share - share.low for _, share in met], [share.high - share.share for _, share in met]]
        above.errorbar(
            [number for number, _ in met], shares, reach, fmt="o-", color=tone, capsize=3, label=f"against {name}"
        )
    above.axhline(0.5, color=INK, linewidth=0.8, linestyle=":")
    above.set(ylim=(0, 1), ylabel="share of victories")
    above.legend()
    for loss, tone in zip(("result", "value", "policy"), TONES, strict=True):
        below.plot(numbers, [getattr(each.losses, loss) for each in rounds], "o-", color=tone, label=loss)
    below.set(xlabel="round", ylabel="cross entropy, games not seen")
    below.legend()
    figure.savefig(file, dpi=120)
