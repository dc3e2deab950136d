"""Judge: weights come from the game's file, whose faults are told by their line, and others may be taken for a
while."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from game.__main__ import main
from game.ai.judge import Judge, chances_of, read_judgement
from game.ai.minds import MINDS
from game.ai.selfplay import Fixture, play, positions
from game.engine.data import DataError
from game.rules import shipped

LEARNED = [name for name in MINDS if MINDS[name].judge]
MADE = """made:
  generation: 0
  seed: 1
  games: 5
  positions: 40
  held:
    - {seats: 2, games: 1, positions: 8, log_loss: 0.6, even: 0.6931, before: 0.7}
  tenths:
    - {positions: 8, said: 0.5, won: 0.5}
weights:
  hearts: 0.1
"""


def faults(path: Path) -> list[str]:
    with pytest.raises(DataError) as caught:
        read_judgement("montoons", ("hearts", "Powers"), path)
    return [f"{fault.line}: {fault.what}" for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("  Powers: 1.0\n  harts: 0.2\n", ["13: weights: no feature 'harts'; did you mean 'hearts'?"]),
        ("", ["1: no weight for 'Powers'"]),
        ("  Powers: many\n", ["12: weights: Powers: expected a number, found 'many'"]),
    ],
)
def test_a_faulty_judgement_is_told_by_its_line(words: str, told: list[str], tmp_path: Path) -> None:
    path = tmp_path / "judgement.yaml"
    path.write_text(MADE + words)
    assert faults(path) == told


@pytest.mark.parametrize("game", LEARNED)
def test_check_reads_the_weights_of_a_game(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shipped(game)("judgement.yaml")[0].read_text()
    path = tmp_path / game / "judgement.yaml"
    path.parent.mkdir()
    path.write_text(text)
    assert main(["check", str(path)]) == 0
    path.write_text(text + "  luck: 0.1\n")
    assert main(["check", str(path)]) == 2
    assert f"judgement.yaml:{text.count(chr(10)) + 1}: weights: no feature 'luck'" in capsys.readouterr().out


@pytest.mark.parametrize("game", LEARNED)
def test_what_is_shipped_tells_winners_better_than_even_chances_and_its_chances_come_true(game: str) -> None:
    judge = MINDS[game].judge
    assert judge is not None
    made = read_judgement(game, judge.features).made
    assert all(held.log_loss < held.even for held in made.held)
    likely = [tenth for tenth in made.tenths if tenth.positions >= 500]
    assert likely and all(abs(tenth.said - tenth.won) < 0.06 for tenth in likely)


@pytest.mark.parametrize("game", LEARNED)
def test_learned_weights_tell_who_wins_games_of_which_nothing_was_learned_better_than_a_coin(game: str) -> None:
    """Six quick games from seeds that no training uses."""
    judge = MINDS[game].judge
    assert judge is not None
    surprises, coins = list[float](), list[float]()
    for seed in range(-6, 0):
        for rows, parts in positions(play(Fixture(game, seed, (0, 0), (None, None)))):
            said = chances_of([judge.value(row) for row in rows])
            surprises.append(-sum(part * log(chance) for part, chance in zip(parts, said)))
            coins.append(log(len(rows)))
    assert len(surprises) > 30
    assert sum(surprises) / sum(coins) < 0.95


def test_other_weights_are_gone_by_for_a_while_and_what_was_reckoned_with_them_is_forgotten() -> None:
    judge = Judge("montoons", MINDS["montoons"].judge.features)  # type: ignore[union-attr]
    reckoned = []

    @judge.kept(10)
    def twice(row: tuple[float, ...]) -> float:
        reckoned.append(row)
        return 2 * judge.value(row)

    row = (1.0,) * len(judge.features)
    usual = twice(row)
    with judge.going_by(dict.fromkeys(judge.features, 1.0)):
        assert twice(row) == 2 * len(row)
    assert twice(row) == twice(row) == usual and len(reckoned) == 3


def test_chances_add_up_whatever_the_values_and_who_is_out_has_none() -> None:
    assert chances_of([1000.0, None, 1000.0, -1000.0]) == [0.5, 0.0, 0.5, 0.0]
