"""Form: one formatter, one order of imports and strict types for the whole tree."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    "words", [("ruff", "format", "--check", "-q"), ("ruff", "check", "-q"), ("mypy",)], ids=" ".join
)
def test_the_whole_tree_has_one_form(words: tuple[str, ...]) -> None:
    told = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout[-2000:] + told.stderr[-2000:]
