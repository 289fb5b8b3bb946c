"""Runs the examples of the documents.

An example is a block of Python; a block of text after it is its output. `--first` runs only the first example of `docs/python.md`, without
any other package.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ("docs/python.md", "python/README.md")
BLOCKS = re.compile(r"```python\n(.*?)```(?:\n+```text\n(.*?)```)?", re.DOTALL)


@dataclass(frozen=True)
class Example:
    """An example of a document."""

    document: str
    number: int
    code: str
    output: str | None

    def __str__(self) -> str:
        return f"{self.document}, example {self.number}"

    def run(self) -> str:
        """Returns what the example prints. It runs in an empty folder."""
        printed = io.StringIO()
        before = Path.cwd()
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(printed):
            os.chdir(folder)
            try:
                exec(compile(self.code, str(self), "exec"), {"__name__": "__main__"})
            finally:
                os.chdir(before)
        return printed.getvalue()


def examples() -> list[Example]:
    """Returns all examples in order."""
    found = []
    for document in DOCUMENTS:
        text = (ROOT / document).read_text(encoding="utf-8")
        for number, (code, output) in enumerate(BLOCKS.findall(text), 1):
            found.append(Example(document, number, code, output or None))
    return found


if __name__ == "__main__":
    assert sys.argv[1:] == ["--first"], __doc__
    first = examples()[0]
    printed = first.run()
    if printed != first.output:
        sys.exit(f"{first} prints\n{printed}instead of\n{first.output}")
    print(f"{first} prints what the page says")
