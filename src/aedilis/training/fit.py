"""Fitting the network: Adam on small batches, in numpy, with checkpoints."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from aedilis.bots.layers import Layers
from aedilis.bots.network import ANSWERS

Table = NDArray[np.float32]
BATCH = 512
RATE = 0.002
DECAY = 1e-5
HELD_OUT = 10  # every tenth sample is for measuring only


class Fit:
    """A network being fitted; `epochs` goes on from the checkpoint if there is one."""

    def __init__(
        self,
        inputs: int,
        hidden: int,
        checkpoint: Path | None = None,
        decay: float = DECAY,
        start: Layers | None = None,
    ) -> None:
        """Begin with the checkpoint if there is one, else with the start if its units are as many, else by chance."""
        rng = np.random.default_rng(hidden)
        width = hidden or inputs
        self.hidden = hidden
        self.decay = decay
        self.checkpoint = checkpoint
        self.done = 0
        self.values = [
            rng.normal(0, np.sqrt(2 / inputs), (hidden, inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.normal(0, 0.1, (ANSWERS, width)) / np.sqrt(width)).astype(np.float32),
            np.zeros(ANSWERS, np.float32),
        ]
        self.rate = RATE
        if start is not None and start.hidden == hidden:
            weights = (start.first, start.bias, start.second, start.last)
            self.values = [np.array(w, np.float32).reshape(v.shape) for w, v in zip(weights, self.values)]
            self.rate = RATE / 2  # what is known is to be mended, not to be forgotten
        self.first = [np.zeros_like(value) for value in self.values]
        self.second = [np.zeros_like(value) for value in self.values]
        self.steps = 0
        if checkpoint is not None and checkpoint.exists():
            kept = np.load(checkpoint)
            self.done, self.steps = int(kept["done"]), int(kept["steps"])
            for i in range(4):
                self.values[i], self.first[i], self.second[i] = kept[f"v{i}"], kept[f"f{i}"], kept[f"s{i}"]

    def forward(self, x: Table) -> tuple[Table, Table]:
        """Return the hidden units and the answers."""
        first, bias, second, last = self.values
        unit = np.maximum(x @ first.T + bias, 0) if self.hidden else x
        answer = unit @ second.T + last
        answer[:, :2] = 1 / (1 + np.exp(-answer[:, :2]))
        return unit, answer

    def step(self, x: Table, y: Table, rate: float) -> None:
        """Learn from one batch: cross-entropy for reward and win, squares for points."""
        unit, answer = self.forward(x)
        error = (answer - y) / len(x)
        slopes = [np.zeros_like(value) for value in self.values]
        slopes[2], slopes[3] = error.T @ unit, error.sum(0)
        if self.hidden:
            back = (error @ self.values[2]) * (unit > 0)
            slopes[0], slopes[1] = back.T @ x, back.sum(0)
        self.steps += 1
        for value, slope, mean, square in zip(self.values, slopes, self.first, self.second):
            slope += self.decay * value
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            value -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)

    def epochs(self, x: Table, y: Table, count: int) -> Iterator[tuple[int, float]]:
        """Go through all samples so many times; yield the times done and the held-out error of the win."""
        held = np.arange(len(x)) % HELD_OUT == 0
        learn_x, learn_y, test_x, test_y = x[~held], y[~held], x[held], y[held]
        while self.done < count:
            order = np.random.default_rng(self.done).permutation(len(learn_x))
            rate = self.rate * (1 - self.done / count) + self.rate / 20
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                self.step(learn_x[batch], learn_y[batch], rate)
            self.done += 1
            self.keep()
            yield self.done, float(np.mean((self.forward(test_x)[1][:, 1] - test_y[:, 1]) ** 2))

    def keep(self) -> None:
        """Write the checkpoint."""
        if self.checkpoint is None:
            return
        arrays: dict[str, Any] = {f"{letter}{i}": part[i] for letter, part in self._parts() for i in range(4)}
        partial = self.checkpoint.with_suffix(".partial.npz")
        np.savez(partial, done=np.array(self.done), steps=np.array(self.steps), **arrays)
        partial.replace(self.checkpoint)

    def _parts(self) -> tuple[tuple[str, list[Table]], ...]:
        return ("v", self.values), ("f", self.first), ("s", self.second)

    def layers(self) -> Layers:
        """Return the weights, rounded to what the data file keeps."""
        first, bias, second, last = ([round(float(v), 4) for v in value.ravel()] for value in self.values)
        return Layers(hidden=self.hidden, first=first, bias=bias, second=second, last=last)
