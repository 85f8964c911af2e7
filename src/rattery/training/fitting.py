"""Fits a network to samples with PyTorch, and quantises it to fixed-point weights.

The loss is a weighted sum of cross entropies: of results, of values found by search, and of the distribution of its visits.
One game in HELD_OUT is held out: losses are measured on these, so that they show overfitting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import log2
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from rattery.core.arrays import Array
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.observation import NETWORK_INPUTS
from rattery.minds.network import ACTIVATION_BITS, CEILING, LOGIT_BITS, WEIGHT_BITS
from rattery.minds.weights import Weights, layout_digest, standard_rules_version
from rattery.training.checkpoint import read_checkpoint
from rattery.training.inputs import Inputs
from rattery.training.samples import MAX_SEATS, NOT_OFFERED, Samples

if TYPE_CHECKING:
    from torch import Tensor
    from torch.nn import Module
    from torch.optim import AdamW

    Batch = tuple[Tensor, ...]

HELD_OUT = 10
MAX_ACTIVATION = CEILING / (1 << ACTIVATION_BITS)  # the range of the quantised network
LOG2_E = log2(np.e)  # quantised logits are to base 2
HALF = 0.5  # added to biases: the quantised network shifts, and so rounds to nearest instead of down
MIN_LOG_PROBABILITY = -50.0  # instead of -inf for an absent seat, whose term would be 0 × inf = NaN
NOT_FITTED = float("nan")  # the loss of a head that was not fitted


@dataclass(frozen=True)
class Recipe:
    """The hyperparameters of a network and its fit."""

    first_width: int = 32  # units of the first layer
    second_width: int = 32  # units of the second layer
    epochs: int = 12
    batch_size: int = 1024
    learning_rate: float = 2e-3  # the highest of the schedule
    weight_decay: float = 1e-3  # of the embedding table
    policy_weight: float = 0.5  # the weight of the policy's loss
    value_weight: float = 1.0  # the weight of the loss of values found by search; that of results is 1
    visit_exponent: float = 4.0  # of the visits in the policy's target: UCB1 spreads visits widely
    input_groups: tuple[str, ...] = NETWORK_INPUTS
    device: str = "cpu"

    STORED: ClassVar[Mapping[str, str]] = {
        "first_width": "width",
        "second_width": "depth",
        "batch_size": "batch",
        "learning_rate": "rate",
        "weight_decay": "decay",
        "policy_weight": "policy",
        "value_weight": "searched",
        "visit_exponent": "sharpness",
        "input_groups": "groups",
    }


@dataclass(frozen=True)
class Losses:
    """Mean cross entropies of held-out games."""

    result: float
    value: float
    policy: float


@dataclass(frozen=True)
class InitialNetwork:
    """A network to start a fit from, and the inputs it reads."""

    inputs: Inputs
    network: dict[str, Tensor]


def read_initial_network(file: Path) -> InitialNetwork | None:
    """The network in a training's checkpoint; None if there is no file."""
    found = read_checkpoint(file)
    return None if found is None else InitialNetwork(Inputs.from_data(found["inputs"]), found["network"])


ReportEpoch = Callable[[int, Losses], None]


def fit(
    game: Game,
    samples: Samples,
    recipe: Recipe,
    seed: int,
    report: ReportEpoch = lambda epoch, losses: None,
    start: InitialNetwork | None = None,
) -> tuple[Weights, Losses]:
    """The weights of a mind and their losses on held-out games. `start` continues from a network instead of a random one."""
    torch = require("torch", "train")
    torch.manual_seed(seed)
    inputs = Inputs.found(game, samples.observations, recipe.input_groups) if start is None else start.inputs
    is_held_out = samples.games % HELD_OUT == HELD_OUT - 1
    learned, held_out = samples.where(~is_held_out), samples.where(is_held_out)
    network = make_network(torch, inputs, len(game.kind.moves), recipe).to(recipe.device)
    batches, held_out_batches = Batches(torch, inputs, learned, recipe), Batches(torch, inputs, held_out, recipe)
    if start is not None:
        network.load_state_dict(start.network)
    optimiser = optimiser_for(torch, network, recipe)
    steps = recipe.epochs * len(batches)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=recipe.learning_rate, total_steps=steps + 1)
    losses = Losses(0.0, 0.0, 0.0)
    for epoch in range(recipe.epochs):
        for batch in batches.shuffled(seed + epoch):
            result, value, policy = batch_losses(torch, network, batch)
            optimiser.zero_grad()
            (result + recipe.value_weight * value + recipe.policy_weight * policy).backward()
            optimiser.step()
            schedule.step()
        losses = mean_losses(torch, network, held_out_batches)
        report(epoch, losses)
    return quantised(game, network, inputs, recipe), losses


def optimiser_for(torch: ModuleType, network: Module, recipe: Recipe) -> AdamW:
    """AdamW; only the embedding table has weight decay."""
    rest = [each for name, each in network.named_parameters() if name != "table.weight"]
    groups = [{"params": [network.table.weight], "weight_decay": recipe.weight_decay}, {"params": rest}]
    return torch.optim.AdamW(groups, lr=recipe.learning_rate, weight_decay=0.0)


def make_network(torch: ModuleType, inputs: Inputs, moves: int, recipe: Recipe) -> Module:
    """The floating-point network. Its first layer adds an embedding per value and a linear part that all values share."""
    nn = torch.nn

    class Network(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.table = nn.EmbeddingBag(int(inputs.sizes.sum()), recipe.first_width, mode="sum")
            self.linear = nn.Linear(len(inputs.places), recipe.first_width)
            self.second = nn.Linear(recipe.first_width, recipe.second_width)
            self.heads = nn.Linear(recipe.second_width, MAX_SEATS + moves)
            nn.init.zeros_(self.table.weight)

        def forward(self, rows: Tensor, scaled: Tensor) -> tuple[Tensor, Tensor]:
            first = (self.table(rows) + self.linear(scaled)).clamp(0, MAX_ACTIVATION)
            found = self.heads(self.second(first).clamp(0, MAX_ACTIVATION))
            return found[:, :MAX_SEATS], found[:, MAX_SEATS:]

    return Network()


class Batches:
    """Samples as tensors on the recipe's device, in batches."""

    def __init__(self, torch: ModuleType, inputs: Inputs, samples: Samples, recipe: Recipe) -> None:
        self._size, self._torch = recipe.batch_size, torch

        def tensor(array: Array) -> Tensor:
            return torch.as_tensor(array, device=recipe.device)

        is_present = np.arange(MAX_SEATS) < samples.seats[:, None]
        self._tensors = (
            tensor(inputs.rows(samples.observations)),
            tensor(inputs.scaled(samples.observations)),
            tensor(np.where(is_present, 0.0, -np.inf).astype(np.float32)),
            tensor(samples.shares),
            tensor(samples.values),
            tensor(samples.heads.astype(np.int64)),
            tensor(sharpened(samples.visits, recipe.visit_exponent)),
        )

    def __len__(self) -> int:
        return -(-len(self._tensors[0]) // self._size)

    def shuffled(self, seed: int) -> Iterator[Batch]:
        """All samples in random order, an epoch; the last batch may be smaller."""
        order = self._torch.randperm(len(self._tensors[0]), generator=self._torch.Generator().manual_seed(seed))
        return self._in(order.to(self._tensors[0].device))

    def in_order(self) -> Iterator[Batch]:
        """All samples in their order."""
        return self._in(self._torch.arange(len(self._tensors[0]), device=self._tensors[0].device))

    def _in(self, order: Tensor) -> Iterator[Batch]:
        for start in range(0, len(order), self._size):
            chosen = order[start : start + self._size]
            yield tuple(tensor[chosen] for tensor in self._tensors)


def sharpened(visits: Array, power: float) -> Array:
    """Visits raised to a power and normalised to sum 1 per row (0 if it has none); moves not offered stay NOT_OFFERED."""
    raised = np.clip(visits, 0, None).astype(np.float64) ** power
    total = raised.sum(axis=1, keepdims=True)
    return np.where(visits < 0, NOT_OFFERED, raised / np.maximum(total, 1e-12)).astype(np.float32)


def batch_losses(torch: ModuleType, network: Module, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Cross entropies of a batch: of results, of values found by search, of visits."""
    rows, scaled, absent, *targets = batch
    seat_logits, move_logits = network(rows, scaled)
    return losses_of(torch, seat_logits + absent, move_logits, *targets)


def losses_of(
    torch: ModuleType, seat_logits: Tensor, move_logits: Tensor, shares: Tensor, values: Tensor, heads: Tensor,
    visits: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The same, given the logits; those of absent seats must be masked to very low values."""
    log_probs = torch.log_softmax(seat_logits, dim=1).clamp(min=MIN_LOG_PROBABILITY)
    winning = log_probs.gather(1, heads[:, None]).squeeze(1).clamp(-12, -1e-6)
    losing = torch.log1p(-torch.exp(winning))
    result_loss = -(torch.nan_to_num(shares) * log_probs).sum(dim=1)
    value_loss = -(torch.nan_to_num(values) * winning + (1 - torch.nan_to_num(values)) * losing)
    return (
        masked_mean(result_loss, ~torch.isnan(shares[:, 0])),
        masked_mean(value_loss, ~torch.isnan(values)),
        policy_loss(torch, move_logits, visits),
    )


def policy_loss(torch: ModuleType, move_logits: Tensor, visits: Tensor) -> Tensor:
    """Cross entropy of the visits; 0 if the samples have no visits at all."""
    if visits.shape[1] == 0:
        return torch.zeros(())
    is_offered = visits >= 0
    priors = torch.log_softmax(move_logits.masked_fill(~is_offered, -1e9), dim=1)
    return masked_mean(-(visits.clamp(min=0) * priors).sum(dim=1), is_offered.any(dim=1))


def masked_mean(numbers: Tensor, mask: Tensor) -> Tensor:
    """The mean of the numbers where the mask is true; 0 where it is true nowhere."""
    return (numbers * mask).sum() / mask.sum().clamp(min=1)


def mean_losses(torch: ModuleType, network: Module, batches: Batches) -> Losses:
    """The mean over batches, without gradients; NOT_FITTED if there are no samples."""
    with torch.no_grad():
        found = [[float(loss) for loss in batch_losses(torch, network, batch)] for batch in batches.in_order()]
    return Losses(*(float(loss) for loss in np.mean(found, axis=0))) if found else Losses(*[NOT_FITTED] * 3)


def quantised(game: Game, network: Module, inputs: Inputs, recipe: Recipe) -> Weights:
    """Quantises to fixed point. The contribution of every number's usual value is folded into the biases, so that
    evaluation only looks up numbers that differ from it."""
    state = {name: tensor.detach().cpu().numpy().astype(np.float64) for name, tensor in network.state_dict().items()}
    of_row = np.repeat(np.arange(len(inputs.places)), inputs.sizes)
    table = state["table.weight"] + inputs.scaled_rows[:, None] * state["linear.weight"].T[of_row]
    usual = table[inputs.usual_rows]
    first = state["linear.bias"] + usual.sum(axis=0)
    heads = LOG2_E * state["heads.weight"], LOG2_E * state["heads.bias"]
    weights = np.concatenate([state["second.weight"].reshape(-1), heads[0].reshape(-1)])
    rounding = HALF / (1 << ACTIVATION_BITS)
    return Weights(
        inputs.entries,
        fixed_point(table - usual[of_row], WEIGHT_BITS, np.int16).reshape(-1),
        fixed_point(weights, WEIGHT_BITS, np.int16),
        np.concatenate(
            [
                fixed_point(first + rounding, WEIGHT_BITS, np.int32),
                fixed_point(state["second.bias"] + rounding, LOGIT_BITS, np.int32),
                fixed_point(heads[1], LOGIT_BITS, np.int32),
            ]
        ),
        recipe.first_width,
        recipe.second_width,
        {"game": game.name, "layout": layout_digest(game), "rules": standard_rules_version(game.name)},
    )


def fixed_point(numbers: Array, bits: int, kind: type[np.signedinteger]) -> Array:
    """Fixed point with this many fractional bits, rounded to nearest and saturated."""
    limits = np.iinfo(kind)
    found: Array = np.clip(np.rint(numbers * (1 << bits)), limits.min, limits.max).astype(kind)
    return found
