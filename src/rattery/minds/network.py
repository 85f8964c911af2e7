"""The network of a mind in whole numbers: an observation in, every seat's share of the victory and weights of moves out.

    observation --tables--> first layer --dense--> second layer --dense--> a logit for each seat
                                                                \\-dense--> a logit for each move on offer

The first layer looks every number of the observation up in a table of its own: a row of weights for each value, added up.
So a kind, a seat and a count are all read alike, and a number that has its usual value costs nothing. Activations are
clipped to 0..CEILING; weights have WEIGHT_BITS bits behind the point, activations ACTIVATION_BITS, logits both, to base 2.

The same rules run compiled on arrays and interpreted on lists and give the same numbers: there is nothing but sums,
products and shifts, and `Weights` are checked to fit 32 bits. A trained mind of 32 units
takes about a third of a microsecond compiled.
"""

from __future__ import annotations

from rattery.core.compile.rule import out_of_line, rule
from rattery.core.record import Row

WEIGHT_BITS = 10
ACTIVATION_BITS = 7
LOGIT_BITS = WEIGHT_BITS + ACTIVATION_BITS
CEILING = (1 << 10) - 1
ENTRY = 6  # numbers for each input: its place, the least and the most value, the usual one, a shift, and its first row
FRACTION_BITS = 6  # of a power of two, as looked up in a table
POWER_BITS = 30
POWERS = [round((1 << POWER_BITS) * 2.0 ** (-step / (1 << FRACTION_BITS))) for step in range(1 << FRACTION_BITS)]
LARGEST_LOGIT = 12  # of a move: its weight lies between 2**-12 and 2**12
SMALLEST_POWER = 24  # smaller shares of the victory than 2**-24 are none
LARGEST_SUM = (1 << 31) - 1

# What a mind is to compiled and interpreted code: inputs, table, weights, biases, heads of moves and powers, which are only
# read, then scratch space for an observation and the two layers.
MindArrays = tuple[
    Row[int], Row[int], Row[int], Row[int], Row[int], Row[int], Row[int], Row[int], Row[int]
]  # fmt: skip


@rule
def clipped(activation: int) -> int:
    return min(max(activation, 0), CEILING)


@rule
def read_inputs(seen: Row[int], inputs: Row[int], table: Row[int], biases: Row[int], hidden: Row[int]) -> None:
    """The first layer: the rows of all numbers that are not as usual, added to the biases."""
    width = len(hidden)
    for unit in range(width):
        hidden[unit] = biases[unit]
    for entry in range(0, len(inputs), ENTRY):
        value = int(seen[inputs[entry]])
        if value != inputs[entry + 3]:
            value = min(max(value, int(inputs[entry + 1])), int(inputs[entry + 2])) - int(inputs[entry + 1])
            row = (int(inputs[entry + 5]) + (value >> int(inputs[entry + 4]))) * width
            for unit in range(width):
                hidden[unit] += table[row + unit]
    for unit in range(width):
        hidden[unit] = clipped(int(hidden[unit]) >> (WEIGHT_BITS - ACTIVATION_BITS))


@rule
def deepen(weights: Row[int], biases: Row[int], hidden: Row[int], deeper: Row[int]) -> None:
    """The second layer, a row of weights for each unit of the first: one that is 0 costs nothing.

    All units of a row are added at once, in 32 bits: that is several in one instruction.
    """
    width, depth = len(hidden), len(deeper)
    for unit in range(depth):
        deeper[unit] = biases[width + unit]
    for place in range(width):
        activation, row = hidden[place], place * depth
        if activation > 0:
            for unit in range(depth):
                deeper[unit] += activation * weights[row + unit]
    for unit in range(depth):
        deeper[unit] = clipped(int(deeper[unit]) >> WEIGHT_BITS)


@out_of_line
def run_network(
    seen: Row[int],
    inputs: Row[int],
    table: Row[int],
    weights: Row[int],
    biases: Row[int],
    hidden: Row[int],
    deeper: Row[int],
) -> None:
    """Both layers: `deeper` holds all that the heads read."""
    read_inputs(seen, inputs, table, biases, hidden)
    deepen(weights, biases, hidden, deeper)


@rule
def logit(weights: Row[int], biases: Row[int], hidden: Row[int], deeper: Row[int], head: int) -> int:
    """What one head says; those of the seats come first, those of the moves after them."""
    width, depth = len(hidden), len(deeper)
    total, row = int(biases[width + depth + head]), (width + head) * depth
    for unit in range(depth):
        total += int(weights[row + unit]) * int(deeper[unit])
    return total


@rule
def power(steps: int, powers: Row[int]) -> int:
    """2 ** (POWER_BITS - steps / 2**FRACTION_BITS), for steps from 0 on."""
    return int(powers[steps & ((1 << FRACTION_BITS) - 1)]) >> (steps >> FRACTION_BITS)


@rule
def move_weight(found: int, powers: Row[int]) -> float:
    """Two to the power of a logit, between 2**-LARGEST_LOGIT and 2**LARGEST_LOGIT: the prior of a move, not normalised."""
    most = LARGEST_LOGIT << FRACTION_BITS
    steps = most - min(max(found >> (LOGIT_BITS - FRACTION_BITS), -most), most)
    return power(steps, powers) / (1 << (POWER_BITS - LARGEST_LOGIT))


@rule
def fill_shares(
    weights: Row[int],
    biases: Row[int],
    hidden: Row[int],
    deeper: Row[int],
    powers: Row[int],
    own: int,
    seats: int,
    shares: Row[float],
) -> None:
    """Every seat's share of the victory, at least 0 and together 1; heads count seats from one's own."""
    highest = -LARGEST_SUM
    for head in range(seats):
        seat = own + head if own + head < seats else own + head - seats
        found = logit(weights, biases, hidden, deeper, head)
        highest = max(highest, found)
        shares[seat] = float(found)  # exact: a logit has 32 bits
    total = 0.0
    for seat in range(seats):
        below = (highest - int(shares[seat])) >> (LOGIT_BITS - FRACTION_BITS)
        shares[seat] = float(power(below, powers)) if below < SMALLEST_POWER << FRACTION_BITS else 0.0
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
