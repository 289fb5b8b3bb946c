"""Every example of the documents runs, prints what the page says, and is well typed."""

import subprocess
import sys
from pathlib import Path

import pytest
from examples import Example, examples

ALL = examples()


@pytest.mark.parametrize("example", ALL, ids=str)
def test_an_example_prints_what_the_page_says(example: Example) -> None:
    try:
        printed = example.run()
    except ModuleNotFoundError as error:
        # The packages of the extras are not installed in every environment.
        if error.name not in ("pettingzoo", "gymnasium", "pyspiel"):
            raise
        pytest.skip(f"{error.name} is not installed")
    if example.output is not None:
        assert printed == example.output


def test_the_examples_are_well_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    paths = []
    for index, example in enumerate(ALL):
        path = tmp_path / f"example_{index}.py"
        path.write_text(example.code, encoding="utf-8")
        paths.append(str(path))
    config = str(Path(__file__).resolve().parents[1] / "pyproject.toml")
    words = [sys.executable, "-m", "mypy", "--config-file", config, "--allow-untyped-defs", *paths]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=Path(config).parent)
    assert done.returncode == 0, done.stdout
