"""Trains the models on positions and compares their losses on the results of held-out games."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from .inputs import Inputs, padded
from .integers import Network, rounded
from .models import KINDS, Model
from .positions import CERTAIN, Positions


@dataclass(frozen=True)
class Settings:
    """Hyperparameters of a training run."""

    width: int = 16
    """Values per row."""
    epochs: int = 16
    batch: int = 16_384
    rate: float = 0.004
    """Initial learning rate, which falls to zero."""
    decay: float = 1e-6
    """Weight decay per step, relative to the learning rate."""
    share_of_results: float = 0.3
    """Weight of the game result in the target; the rest comes from the search score."""
    seed: int = 1


@dataclass(frozen=True)
class Trained:
    """A trained model and its losses on the results of held-out games."""

    network: Network
    model: Model
    result_loss: float
    integer_loss: float
    """Loss of the network of integers."""


class Data:
    """Positions on a device."""

    def __init__(self, positions: Positions, inputs: Inputs, device: str) -> None:
        def there(values: Any, dtype: torch.dtype) -> Tensor:
            return torch.as_tensor(np.ascontiguousarray(values), dtype=dtype).to(device)

        self.contents = there(padded(positions.contents), torch.uint8)
        self.outside = there(inputs.outside_rows(positions.outside), torch.int32)
        self.phases = there(inputs.phases(positions.outside), torch.int32)
        self.base = there(positions.evaluations / positions.unit, torch.float32)
        self.results = there(positions.results, torch.float32)
        self.scores = there(positions.scores, torch.float32)

    def __len__(self) -> int:
        return len(self.results)

    def chances(self, scale: float) -> Tensor:
        """Returns the winning chances according to the search, where a score of `scale` is one unit of the logistic
        function."""
        certain = self.scores.abs() > CERTAIN
        return torch.where(certain, (self.scores > 0).float(), torch.sigmoid(self.scores / scale))

    def value(self, model: Model, chosen: Tensor) -> Tensor:
        """Returns the evaluation with a model, in units of the logistic function."""
        contents, outside = self.contents[chosen].int(), self.outside[chosen].long()
        value: Tensor = self.base[chosen] + model(contents, outside, self.phases[chosen].long())
        return value


def cross_entropy(chances: Tensor, targets: Tensor) -> float:
    """Returns the mean loss of predicted chances."""
    chances = chances.double().clamp(1e-6, 1 - 1e-6)
    return float(nn.functional.binary_cross_entropy(chances, targets.double()))


def best_scale(data: Data) -> float:
    """Returns the scale of search scores that best predicts the results."""
    scales = [math.exp(step / 20) for step in range(60, 171)]
    return min(scales, key=lambda scale: cross_entropy(data.chances(scale), data.results))


def best_evaluation_loss(values: Tensor, results: Tensor) -> float:
    """Returns the loss of evaluations on results, with the scale that suits them best."""
    return min(cross_entropy(torch.sigmoid(values * math.exp(step / 20)), results) for step in range(-30, 31))


def batches(count: int, size: int, device: str, generator: torch.Generator) -> Iterator[Tensor]:
    """Returns the indices of all positions in random order, in batches."""
    order = torch.randperm(count, generator=generator).to(device)
    return iter(order.split(size))


def values(model: Model, data: Data, device: str) -> Tensor:
    """Returns all evaluations with a model."""
    with torch.no_grad():
        parts = torch.arange(len(data), device=device).split(16_384)
        return torch.cat([data.value(model, part) for part in parts])


def train(kind: str, training: Positions, held_out: Positions, settings: Settings, device: str) -> Trained:
    """Trains a model."""
    torch.manual_seed(settings.seed)
    game, unit = training.game, training.unit
    inputs = Inputs(game, training.hexes, lambda array: torch.as_tensor(array, device=device))
    plain = Inputs(game, training.hexes)
    model = KINDS[kind](inputs, settings.width).to(device)
    here, there = Data(training, plain, device), Data(held_out, plain, device)
    scale = best_scale(here)
    share = settings.share_of_results
    targets = share * here.results + (1 - share) * here.chances(scale)
    steps = settings.epochs * math.ceil(len(here) / settings.batch)
    optimiser = torch.optim.AdamW(model.parameters(), lr=settings.rate, weight_decay=settings.decay / settings.rate)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    generator = torch.Generator().manual_seed(settings.seed)
    for epoch in range(settings.epochs):
        started, total = time.monotonic(), torch.zeros((), device=device)
        for batch in batches(len(here), settings.batch, device, generator):
            loss = nn.functional.binary_cross_entropy_with_logits(here.value(model, batch), targets[batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            model.clip()
            total += loss.detach() * len(batch)
        seen = cross_entropy(torch.sigmoid(values(model, there, device)), there.results)
        seconds = time.monotonic() - started
        losses = f"loss {float(total) / len(here):.5f}, held-out results {seen:.5f}"
        print(f"{game} {kind} {epoch + 1:2}: {losses}, {seconds:.1f} s", flush=True)
    floats = {key: parameter.detach().cpu().numpy() for key, parameter in model.named_parameters()}
    network = rounded(game, kind, unit, floats)
    whole = torch.as_tensor((held_out.evaluations + integer_values(network, held_out, plain)) / unit)
    return Trained(
        network,
        model,
        best_evaluation_loss(values(model, there, device).cpu(), there.results.cpu()),
        best_evaluation_loss(whole, there.results.cpu()),
    )


def integer_values(network: Network, positions: Positions, inputs: Inputs) -> np.ndarray[Any, Any]:
    """Returns what a network adds to all evaluations, some positions at a time."""
    step = 2_048
    parts = [slice(start, start + step) for start in range(0, len(positions), step)]
    return np.concatenate([network.values(positions.where(part), inputs) for part in parts])


def write(trained: Trained, folder: Path) -> Path:
    """Writes a network."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{trained.network.game}-{trained.network.kind}.network"
    path.write_bytes(trained.network.to_bytes())
    return path
