"""Ground for the commands' tests: a game that was played and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main


@pytest.fixture
def kept_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The save of a finished game for two seats."""
    assert main(["simulate", "pontoon", "--games", "1", "--seed", "3", "--save", str(tmp_path / "logs")]) == 0
    capsys.readouterr()
    return tmp_path / "logs" / "pontoon-00001.save"
