"""The trainer: it learns what decides games, goes on after a sudden end, and keeps new weights only if they are not
weaker."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from game.ai.judge import read_judgement
from game.ai.minds import MINDS
from game.ai.selfplay import Position

np = pytest.importorskip("numpy", reason="the trainer needs the extra `train`")
BUILD = Path(__file__).parent.parent.parent / "build"
JUDGE = MINDS["montoons"].judge
assert JUDGE is not None


def module(name: str) -> Any:
    """A file of build/, which is no package."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
        assert spec is not None and spec.loader is not None
        sys.modules[name] = made = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(made)
    return sys.modules[name]


fitting = module("fitting")
curves = module("curves")
train = module("train")


def run(folder: Path, *more: str) -> int:
    words = ["montoons", "--seats", "2", "--generations", "1", "--depths", "0", "--pairs", "1", "--depth", "0"]
    return int(train.main([*words, "--folder", str(folder), "--file", str(folder / "judgement.yaml"), *more]))


def test_weights_come_back_that_decided_made_up_games() -> None:
    """Three seats, of which each wins as often as two features say; the third is noise, the fourth always the same."""
    lots = np.random.default_rng(1)
    true = np.array([1.0, -0.5, 0.0])
    places = []
    for _ in range(4000):
        rows = lots.normal(size=(3, 3))
        values = np.exp(rows @ true)
        winner = lots.choice(3, p=values / values.sum())
        places.append(Position(tuple((*row, 7.0) for row in rows), tuple(float(seat == winner) for seat in range(3))))
    given = fitting.sample(places)
    weights = fitting.fitted(given, 1.0)
    assert np.abs(weights - [*true, 0.0]).max() < 0.08
    assert fitting.log_loss(given, weights) < fitting.log_loss(given, np.zeros(4)) == pytest.approx(np.log(3))
    assert all(abs(tenth.said - tenth.won) < 0.06 for tenth in fitting.tenths(given, weights) if tenth.positions > 300)


def test_weights_from_more_games_tell_better_who_wins_others() -> None:
    """Six features, of which each counts a little: few games do not tell how much."""
    lots = np.random.default_rng(2)

    def game() -> list[Position]:
        rows = lots.normal(size=(2, 6))
        chance = 1 / (1 + np.exp(0.4 * (rows[1] - rows[0]).sum()))
        won = float(lots.random() < chance)
        return [Position(tuple(map(tuple, rows)), (won, 1 - won))]

    taught, held = [game() for _ in range(320)], [place for _ in range(200) for place in game()]
    curve = curves.points(taught, [held], 1.0)
    assert [(point.games, point.parts) for point in curve] == [(10, 32), (20, 16), (40, 8), (80, 4), (160, 2), (320, 1)]
    losses = [loss for point in curve for loss in point.losses]
    assert losses == sorted(losses, reverse=True) and losses[-1] < losses[0] - 0.05
    assert losses[-1] == fitting.log_loss(fitting.sample(held), fitting.fitted(fitting.sample(sum(taught, [])), 1.0))
    assert curves.table(curve, [2]).splitlines()[-1] == f"| 320 | {losses[-1]:.3f} |"


def test_a_curve_is_told_and_kept_and_no_weights_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "5", "--curve") == 0
    told = capsys.readouterr().out
    text = (tmp_path / "curve-0.md").read_text()
    assert text in told and "| 4 | " in text
    assert not (tmp_path / "judgement.yaml").exists() and not (tmp_path / "duels-0.jsonl").exists()


def test_a_tiny_run_plays_learns_compares_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "5", "--seed", "1") == 0
    told = capsys.readouterr().out
    assert "2 seats: log loss" in told and "new against old" in told
    file = tmp_path / "judgement.yaml"
    if "weaker" not in told:
        made = read_judgement("montoons", JUDGE.features, file).made
        assert f"log loss {made.held[0].log_loss} " in told
        assert made.games == 5 and made.held[0].games == 1
    assert file.exists() == ("weaker" not in told)


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "whole", "--games", "5")
    whole = (tmp_path / "whole" / "games-0.jsonl").read_text()
    first, second, third, *_ = whole.splitlines(keepends=True)
    killed = tmp_path / "killed"
    killed.mkdir()
    (killed / "games-0.jsonl").write_text(first + second + third[:100])  # in the midst of the third game
    played: list[int] = []
    play = train.play
    monkeypatch.setattr(train, "play", lambda table: played.append(table.seed) or play(table))
    run(killed, "--games", "5")
    assert (killed / "games-0.jsonl").read_text() == whole
    assert played[:3] == [3, 4, 5]


def test_weaker_weights_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "duel", lambda *_: (0.4, 0.3, 0.5))
    run(tmp_path, "--games", "5")
    assert not (tmp_path / "judgement.yaml").exists() and "the old weights stay" in capsys.readouterr().out
