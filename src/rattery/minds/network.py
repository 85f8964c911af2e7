"""A mind's network in integer arithmetic: an observation in, every seat's share of the victory and weights of moves out.

    observation --tables--> first layer --dense--> second layer --dense--> a logit for each seat
                                                                \\-dense--> a logit for each move on offer

The first layer is an embedding: every number of the observation has a table with a row of weights for each of its values,
and the rows are added up. So a kind, a seat and a count are encoded alike, and a number with its usual value costs nothing,
because its row is zero. Activations are clipped to 0..CEILING. All numbers are fixed-point: weights have WEIGHT_BITS
fractional bits, activations ACTIVATION_BITS, logits their sum; logits are to base 2.

The same rules run compiled on arrays and interpreted on lists, with equal results: they only add, multiply and shift, and
`Weights` checks that no sum exceeds 32 bits. Compiled, a trained mind of 32 units takes about a third of a microsecond.
"""

from __future__ import annotations

from rattery.core.compile.rule import out_of_line, rule
from rattery.core.record import Row

WEIGHT_BITS = 10
ACTIVATION_BITS = 7
LOGIT_BITS = WEIGHT_BITS + ACTIVATION_BITS
CEILING = (1 << 10) - 1
INPUT_SIZE = 6  # numbers that describe an input: index, minimum, maximum, usual value, a right shift, and its first row
FRACTION_BITS = 6  # of an exponent: 2**-fraction is looked up in POWERS
POWER_BITS = 30
POWERS = [round((1 << POWER_BITS) * 2.0 ** (-step / (1 << FRACTION_BITS))) for step in range(1 << FRACTION_BITS)]
MAX_LOGIT = 12  # of a move: its weight lies between 2**-12 and 2**12
POWER_CUTOFF_BITS = 24  # a seat whose power is below 2**-24 of the highest has no share of the victory
INT32_MAX = (1 << 31) - 1

# A mind as the rules below take it: inputs, table, weights, biases, the head of each move for each seat and powers, all of
# them read-only; then scratch space, for one thread, for an observation and the two layers.
MindArrays = tuple[
    Row[int], Row[int], Row[int], Row[int], Row[int], Row[int], Row[int], Row[int], Row[int]
]  # fmt: skip


@rule
def clipped(activation: int) -> int:
    return min(max(activation, 0), CEILING)


@rule
def first_layer(observation: Row[int], inputs: Row[int], table: Row[int], biases: Row[int], hidden_1: Row[int]) -> None:
    """The first layer: the biases plus the rows of all numbers that do not have their usual value."""
    first_width = len(hidden_1)
    for unit in range(first_width):
        hidden_1[unit] = biases[unit]
    for entry in range(0, len(inputs), INPUT_SIZE):
        value = int(observation[inputs[entry]])
        if value != inputs[entry + 3]:
            value = min(max(value, int(inputs[entry + 1])), int(inputs[entry + 2])) - int(inputs[entry + 1])
            row = (int(inputs[entry + 5]) + (value >> int(inputs[entry + 4]))) * first_width
            for unit in range(first_width):
                hidden_1[unit] += table[row + unit]
    for unit in range(first_width):
        hidden_1[unit] = clipped(int(hidden_1[unit]) >> (WEIGHT_BITS - ACTIVATION_BITS))


@rule
def second_layer(weights: Row[int], biases: Row[int], hidden_1: Row[int], hidden_2: Row[int]) -> None:
    """The second layer, with a row of weights for each unit of the first; a unit whose activation is 0 costs nothing.

    The inner loop adds a whole row in 32 bits, so that the compiler vectorises it.
    """
    first_width, second_width = len(hidden_1), len(hidden_2)
    for unit in range(second_width):
        hidden_2[unit] = biases[first_width + unit]
    for place in range(first_width):
        activation, row = hidden_1[place], place * second_width
        if activation > 0:
            for unit in range(second_width):
                hidden_2[unit] += activation * weights[row + unit]
    for unit in range(second_width):
        hidden_2[unit] = clipped(int(hidden_2[unit]) >> WEIGHT_BITS)


@out_of_line
def run_network(
    observation: Row[int],
    inputs: Row[int],
    table: Row[int],
    weights: Row[int],
    biases: Row[int],
    hidden_1: Row[int],
    hidden_2: Row[int],
) -> None:
    """Both layers; the heads read their result in `hidden_2`."""
    first_layer(observation, inputs, table, biases, hidden_1)
    second_layer(weights, biases, hidden_1, hidden_2)


@rule
def logit(weights: Row[int], biases: Row[int], hidden_1: Row[int], hidden_2: Row[int], head: int) -> int:
    """The logit of one head; the heads of the seats come first, then those of the moves."""
    first_width, second_width = len(hidden_1), len(hidden_2)
    total, row = int(biases[first_width + second_width + head]), (first_width + head) * second_width
    for unit in range(second_width):
        total += int(weights[row + unit]) * int(hidden_2[unit])
    return total


@rule
def power(steps: int, powers: Row[int]) -> int:
    """2 ** (POWER_BITS - steps / 2**FRACTION_BITS), for steps >= 0."""
    return int(powers[steps & ((1 << FRACTION_BITS) - 1)]) >> (steps >> FRACTION_BITS)


@rule
def move_weight(found: int, powers: Row[int]) -> float:
    """The unnormalised prior of a move: 2 to the power of its logit, clipped to 2**-MAX_LOGIT..2**MAX_LOGIT."""
    limit = MAX_LOGIT << FRACTION_BITS
    steps = limit - min(max(found >> (LOGIT_BITS - FRACTION_BITS), -limit), limit)
    return power(steps, powers) / (1 << (POWER_BITS - MAX_LOGIT))


@rule
def fill_shares(
    weights: Row[int],
    biases: Row[int],
    hidden_1: Row[int],
    hidden_2: Row[int],
    powers: Row[int],
    observer: int,
    seats: int,
    shares: Row[float],
) -> None:
    """Fill in every seat's share of the victory: a softmax to base 2. Head 0 is the seat `observer`, head 1 the next one."""
    highest = -INT32_MAX
    for head in range(seats):
        seat = observer + head if observer + head < seats else observer + head - seats
        found = logit(weights, biases, hidden_1, hidden_2, head)
        highest = max(highest, found)
        shares[seat] = float(found)  # exact: a logit has 32 bits
    total = 0.0
    for seat in range(seats):
        below = (highest - int(shares[seat])) >> (LOGIT_BITS - FRACTION_BITS)
        shares[seat] = float(power(below, powers)) if below < POWER_CUTOFF_BITS << FRACTION_BITS else 0.0
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
