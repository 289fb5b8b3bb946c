"""A test that trains, and therefore needs PyTorch."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from made_up import positions

from networks.inputs import Inputs
from networks.models import KINDS
from networks.training import Data, Settings, best_evaluation_loss, integer_values, train, values


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_trained_network_predicts_results_and_is_the_same_in_integers(kind: str) -> None:
    training, held_out = positions("gipf", 4_600, seed=3).split()
    settings = Settings(width=8, epochs=6, batch=256, rate=0.02, share_of_results=1.0)
    trained = train(kind, training, held_out, settings, "cpu")
    today = best_evaluation_loss(torch.zeros(len(held_out)), torch.as_tensor(held_out.results))
    assert trained.result_loss < today - 0.05
    inputs = Inputs("gipf", held_out.hexes)
    floats = values(trained.model, Data(held_out, inputs, "cpu"), "cpu").numpy()
    integers = integer_values(trained.network, held_out, inputs) / held_out.unit
    assert np.abs(floats - integers).mean() < 0.1
