"""What is counted beside the window is counted by a process that can be started: whoever opens a page finds out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.modes import awards, luck
from game.store import Folders


@pytest.mark.parametrize("counting", [luck.counting, awards.counting], ids=["luck", "awards"])
def test_games_are_counted_by_a_process_of_their_own(counting: Callable[..., Any], tmp_path: Path) -> None:
    count = counting(Folders(tmp_path, None, None), ["pontoon-gone"])
    try:
        assert count._pipe.poll(60), "nothing came"
        assert count.poll() == [("pontoon-gone", None)]
        assert not count.left
    finally:
        count.close()
