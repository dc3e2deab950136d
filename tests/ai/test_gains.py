"""Gains: what the best choice that a review finds wins over the one that was made; stopped, the script goes on."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from game.ai.review import mean_of
from game.rules import GAMES
from tests.sure import every

FILE = Path(__file__).parent.parent.parent / "build" / "gains.py"
spec = importlib.util.spec_from_file_location("gains", FILE)
assert spec is not None and spec.loader is not None
sys.modules["gains"] = gains = importlib.util.module_from_spec(spec)
spec.loader.exec_module(gains)
ENOUGH = 60 * 24.0  # minutes


def test_what_was_looked_at_is_kept_and_not_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[int]()
    monkeypatch.setattr(gains, "looked_at", lambda match, at: seen.append(at) or 0.1)
    kept = tmp_path / "pontoon.jsonl"
    first = gains.go_on("pontoon", kept, ENOUGH, 1)
    assert len(first) == len(seen) == len(set(seen)) > 20
    kept.write_text("".join(f"{line}\n" for line in first[:5]), "utf-8")
    again = gains.go_on("pontoon", kept, ENOUGH, 1)
    assert sorted(again) == sorted(first) and len(seen) == 2 * len(first) - 5
    assert kept.read_text("utf-8").splitlines() == again


def test_decisions_are_looked_at_by_lot_over_all_games() -> None:
    games = {seed: gains.played("pontoon", seed) for seed in (1, 2)}
    found = gains.decisions_of(games)
    assert {seed for seed, _ in found[:20]} == {1, 2} and found != sorted(found)
    for seed, at in every(found):
        assert len(games[seed].state_at(at).question.options) > 1


def test_only_clear_losses_count_in_the_mean() -> None:
    lines = [json.dumps({"seed": seed, "at": 3, "gain": gain}) for seed, gain in ((1, None), (1, 0.1), (2, 0.3))]
    assert gains.summed(lines).startswith("3 decisions of 2 games, 2 cost clearly; mean gain 0.2000")


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", list(GAMES))
def test_the_best_choice_found_gains_on_the_one_that_was_made(name: str, tmp_path: Path) -> None:
    """Twenty games of easy computers: both choices are played out in 200 fresh worlds each; the mean gain of what cost
    clearly is above zero with 95 % trust. MonToons alone takes many hours: see build/README.md."""
    lines = gains.go_on(name, tmp_path / "found.jsonl", 20.0)
    print(f"\n{name}: {gains.summed(lines)}")
    found = [one["gain"] for one in map(json.loads, lines) if one["gain"] is not None]
    mean, error = mean_of(found)
    assert len(found) > 10 and mean - gains.TRUST * error > 0
