"""Trains networks: `python -m networks POSITIONS... --out FOLDER`."""

from __future__ import annotations

import argparse
import hashlib
from dataclasses import fields
from pathlib import Path

import torch

from .inputs import Inputs
from .models import KINDS
from .positions import read
from .training import Data, Settings, best_evaluation_loss, best_scale, cross_entropy, train, write


def main() -> None:
    parser = argparse.ArgumentParser(prog="networks", description="Trains networks and compares their losses.")
    parser.add_argument("positions", nargs="+", type=Path, help="files written by `fit GAME --read ... --export FILE`")
    parser.add_argument("--out", type=Path, required=True, help="folder for networks and the table of losses")
    parser.add_argument("--models", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    for field in fields(Settings):
        kind = float if isinstance(field.default, float) else int
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    arguments = parser.parse_args()
    settings = Settings(**{field.name: getattr(arguments, field.name) for field in fields(Settings)})
    print(settings)
    arguments.out.mkdir(parents=True, exist_ok=True)
    rows = ["game\tmodel\tloss\tloss of integers\tbytes\tsha256"]
    for path in arguments.positions:
        training, held_out = read(path).split()
        data = Data(held_out, Inputs(held_out.game, held_out.hexes), "cpu")
        search = cross_entropy(data.chances(best_scale(data)), data.results)
        today = best_evaluation_loss(data.base, data.results)
        rows.append(f"{training.game}\tsearch\t{search:.5f}\t\t\t")
        rows.append(f"{training.game}\ttoday\t{today:.5f}\t{today:.5f}\t\t")
        counts = f"{len(training)} positions, {len(held_out)} held out"
        print(f"{training.game}: {counts}, losses: search {search:.5f}, today {today:.5f}", flush=True)
        for kind in arguments.models:
            trained = train(kind, training, held_out, settings, arguments.device)
            written = write(trained, arguments.out).read_bytes()
            digest = hashlib.sha256(written).hexdigest()
            losses = f"{trained.result_loss:.5f}\t{trained.integer_loss:.5f}"
            rows.append(f"{training.game}\t{kind}\t{losses}\t{len(written)}\t{digest}")
            (arguments.out / "losses.tsv").write_text("\n".join(rows) + "\n")
    print("\n".join(rows))


main()
