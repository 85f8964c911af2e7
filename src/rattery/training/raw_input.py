"""Evaluates a network on raw observations by one-hot encoding, which makes the first layer a matrix product."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from rattery.core.arrays import Array
from rattery.training.fitting import MAX_ACTIVATION
from rattery.training.inputs import Inputs

if TYPE_CHECKING:
    from torch import Tensor
    from torch import dtype as DType  # noqa: N812
    from torch.nn import Module


class RawInput:
    """The one-hot encoding of observations: a 1 for the embedding row of every number.

    On a GPU it computes in bfloat16 unless `is_precise`.
    """

    def __init__(self, torch: ModuleType, inputs: Inputs, device: str, is_precise: bool = False) -> None:
        def tensor(numbers: Array, kind: DType) -> Tensor:
            return torch.as_tensor(np.asarray(numbers), dtype=kind, device=device)

        self._torch, self._device, self._uses_bfloat16 = torch, device, is_gpu(device) and not is_precise
        self._kind = torch.bfloat16 if self._uses_bfloat16 else torch.float32
        self._scaled = tensor(inputs.scaled_rows, torch.float32)
        self._input_of = tensor(np.repeat(np.arange(len(inputs.places)), inputs.sizes), torch.int64)
        self._places, self._starts = tensor(inputs.places, torch.int64), tensor(inputs.starts, torch.int64)
        self._low, self._high = tensor(inputs.low, torch.int16), tensor(inputs.high, torch.int16)
        self._shift = tensor(inputs.shift, torch.int16)

    def one_hot(self, observations: Tensor) -> Tensor:
        """Observations, rows × columns, as rows × embedding rows."""
        values = observations.index_select(1, self._places).clamp(self._low, self._high) - self._low
        rows = (values >> self._shift).long() + self._starts
        return rows.new_zeros((len(rows), len(self._scaled)), dtype=self._kind).scatter_(1, rows, 1)

    def run(self, network: Module, observations: Tensor) -> Tensor:
        """The logits of all heads, in 32 bits; the network's clamps and weights are those of `fitting.make_network`."""
        torch = self._torch
        first_layer = network.table.weight + self._scaled[:, None] * network.linear.weight.T[self._input_of]
        with torch.autocast(self._device.partition(":")[0], torch.bfloat16, enabled=self._uses_bfloat16):
            first = (self.one_hot(observations) @ first_layer.to(self._kind)).float() + network.linear.bias
            found: Tensor = network.heads(
                network.second(first.clamp(0, MAX_ACTIVATION)).clamp(0, MAX_ACTIVATION)
            ).float()
        return found


def is_gpu(device: str) -> bool:
    return device.startswith("cuda")
