"""A small network: one hidden layer, three answers. It runs in compiled code and needs no library."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

REWARD: Final = 0  # how good the end of the game will be, 0 to 1
WIN: Final = 1  # the share of victory, 0 to 1
POINTS: Final = 2  # points still to come, in twenties
ANSWERS: Final = 3
TOGETHER: Final = 4  # hidden units that are worked out at once


def floats(numbers: list[float]) -> vec[float]:
    """Return the numbers of a plain list."""
    result: vec[float] = vec[float]()
    for number in numbers:
        result = append(result, number)
    return result


@final
class Network:
    """Weights row by row: each hidden unit's inputs, then each answer's units; without hidden units it is linear."""

    def __init__(
        self, inputs: i64, hidden: i64, first: list[float], bias: list[float], second: list[float], last: list[float]
    ) -> None:
        width: i64 = hidden
        if hidden == 0:
            width = inputs
        if len(first) != inputs * hidden or len(bias) != hidden:
            raise ValueError("the first layer has the wrong size")
        if len(second) != ANSWERS * width or len(last) != ANSWERS:
            raise ValueError("the second layer has the wrong size")
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.first: vec[float] = floats(first)
        self.bias: vec[float] = floats(bias)
        self.second: vec[float] = floats(second)
        self.last: vec[float] = floats(last)
        self.lit: vec[i64] = vec[i64]([0] * inputs)  # the places of the inputs that are not 0 ...
        self.lights: i64 = 0  # ... and how many they are: the others add nothing
        self.unit: vec[float] = floats([0.0] * width)
        self.answer: vec[float] = floats([0.0] * ANSWERS)

    def ask(self, x: vec[float]) -> None:
        """Work out the answers for these inputs."""
        unit = self.unit
        answer = self.answer
        first = self.first
        bias = self.bias
        inputs: i64 = self.inputs
        width: i64 = self.hidden
        i: i64 = 0
        if width == 0:
            width = inputs
            while i < inputs:
                unit[i] = x[i]
                i += 1
        else:
            self.find_lit(x)
            while i + TOGETHER <= width:
                self.excite_four(x, i)
                i += TOGETHER
            while i < width:
                total: float = bias[i]
                at: i64 = i * inputs
                for k in range(inputs):
                    total += first[at] * x[k]
                    at += 1
                unit[i] = max(total, 0.0)
                i += 1
        for i in range(i64(ANSWERS)):
            total = self.last[i]
            for k in range(width):
                total += self.second[i * width + k] * unit[k]
            answer[i] = total
        answer[REWARD] = 1.0 / (1.0 + math.exp(-answer[REWARD]))
        answer[WIN] = 1.0 / (1.0 + math.exp(-answer[WIN]))

    def find_lit(self, x: vec[float]) -> None:
        """Find the inputs that are not 0: about a third of them is."""
        lit = self.lit
        lights: i64 = 0
        for k in range(self.inputs):
            if x[k] != 0.0:
                lit[lights] = k
                lights += 1
        self.lights = lights

    def excite_four(self, x: vec[float], i: i64) -> None:
        """Work out four hidden units at once: a sum has to wait for its last addition, so four are as quick as one."""
        first = self.first
        lit = self.lit
        lights: i64 = self.lights
        inputs: i64 = self.inputs
        base: i64 = i * inputs
        one: float = self.bias[i]
        two: float = self.bias[i + 1]
        three: float = self.bias[i + 2]
        four: float = self.bias[i + 3]
        for light in range(lights):
            k: i64 = lit[light]
            value: float = x[k]
            at: i64 = base + k
            one += first[at] * value
            two += first[at + inputs] * value
            three += first[at + 2 * inputs] * value
            four += first[at + 3 * inputs] * value
        unit = self.unit
        unit[i] = max(one, 0.0)
        unit[i + 1] = max(two, 0.0)
        unit[i + 2] = max(three, 0.0)
        unit[i + 3] = max(four, 0.0)
