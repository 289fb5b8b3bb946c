"""The package itself: stubs, types and data."""

import subprocess
import sys
from pathlib import Path

import pytest

import gipfel

PROJECT = Path(__file__).resolve().parents[1]


def run(*words):
    done = subprocess.run([sys.executable, "-m", *words], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_stubs_describe_the_compiled_module():
    pytest.importorskip("mypy")
    run("mypy.stubtest", "gipfel._core", "--mypy-config-file", "pyproject.toml")


def test_the_package_is_typed():
    pytest.importorskip("mypy")
    run("mypy", "--config-file", "pyproject.toml", "package/gipfel")
    assert (Path(gipfel.__file__).parent / "py.typed").exists()


def test_the_version_is_that_of_the_crates():
    manifest = (PROJECT.parent / "Cargo.toml").read_text(encoding="utf-8")
    assert f'version = "{gipfel.__version__}"' in manifest


@pytest.mark.parametrize(("kind", "suffix"), [("puzzles", "puzzles"), ("openings", "tree")])
def test_the_package_contains_all_data(kind, suffix):
    own = {path.name: path.read_bytes() for path in (Path(gipfel.__file__).parent / "data" / kind).glob(f"*.{suffix}")}
    original = {path.name: path.read_bytes() for path in (PROJECT.parent / "data" / kind).glob(f"*.{suffix}")}
    assert own == original and own


def test_every_name_of_a_module_exists():
    import importlib

    for name in ("batch", "engine", "errors", "gipf", "openings", "potentials", "puzzles", "records", "yinsh"):
        module = importlib.import_module(f"gipfel.{name}")
        assert module.__doc__ and all(hasattr(module, word) for word in getattr(module, "__all__", ()))
