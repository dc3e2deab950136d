"""receipt: how the chance of a kept game was made, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.company import Player
from game.sitting import Sitting
from game.store import Folders


def test_the_receipt_of_a_kept_game_is_printed(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["receipt", str(kept_game)]) == 0
    told = capsys.readouterr().out
    assert "Monster Pontoon 21: how its chance was made" in told and "Deal: pontoon 2 3" in told and "shuffled" in told


def test_it_comes_as_json_too(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["receipt", str(kept_game), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seed"] == 3 and told["draws"][-1]["last"] == told["numbers"] and told["deal"] == "pontoon 2 3"


def test_a_game_that_goes_on_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    people = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]
    sitting = Sitting.new(Folders(tmp_path, None, None), "pontoon", people, 4)
    assert main(["receipt", str(tmp_path / "saves" / f"{sitting.name}.save")]) == 2
    told = capsys.readouterr()
    assert told.out == "" and "is not over" in told.err and len(told.err.splitlines()) == 1
