"""The prover: exact, and it knows no more than the seat that is asked; the shipped puzzles hold what they say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.ai.goals import prover_of
from game.ai.prover import Proof
from game.ai.puzzling import CLOSE, faults_of_proof, proof_of
from game.assets import data
from game.engine.lesson import PuzzleFile, read_puzzle
from game.engine.position import set_up
from game.packs import shelf_of
from game.rules import GAMES, shipped_content
from tests.sure import every

SAMPLE = {"dragon": slice(9, 12), "montoons": slice(5, 12)}  # puzzles of the usual run; else the first three
ASKING = [game for game in GAMES if any(data(game, "puzzles").glob("*.yaml"))]


def next_best(proof: Proof) -> set[str]:
    """The answers that are worth most beside the best."""
    return {key for key, worth in proof.worths.items() if worth == pytest.approx(proof.worths[proof.second])}


def answered_for(file: PuzzleFile, proof: Proof) -> bool:
    """Whether something is said of every wrong answer besides its worth, and `rest` has some to speak of."""
    return bool({key for key in proof.worths if proof.loss(key) > CLOSE} - set(file.fails)) == bool(file.rest)


@pytest.mark.parametrize("game", ASKING)
def test_each_puzzle_says_what_is_proved_and_hidden_cards_make_no_difference(game: str) -> None:
    content = shipped_content(game)
    for path, _ in every(shelf_of(game, "puzzles")[SAMPLE.get(game, slice(3))]):
        file = read_puzzle(path)
        assert faults_of_proof(file, GAMES[game], content) == []
        proof = proof_of(file, GAMES[game], content)
        assert file.fails.keys() & next_best(proof), f"{path.name}: nothing is said of what comes next to the best"
        assert answered_for(file, proof), f"{path.name}: wrong answers of which nothing is said"
        start = set_up(file, GAMES[game], content).state
        other = start.redeal(start.question.player, Random(5))
        again = prover_of(game, file.measure, other, start.question.player).prove(other)
        assert again.worths == pytest.approx(proof.worths)


@pytest.mark.soak
@pytest.mark.parametrize("game", ASKING)
def test_all_puzzles_are_proved_whatever_is_hidden(game: str) -> None:
    content = shipped_content(game)
    for path, _ in every(shelf_of(game, "puzzles")):
        file = read_puzzle(path)
        assert faults_of_proof(file, GAMES[game], content) == []
        proof, start = proof_of(file, GAMES[game], content), set_up(file, GAMES[game], content).state
        assert file.fails.keys() & next_best(proof), f"{path.name}: nothing is said of what comes next to the best"
        assert answered_for(file, proof), f"{path.name}: wrong answers of which nothing is said"
        for seed in range(3):
            other = start.redeal(start.question.player, Random(seed))
            again = prover_of(game, file.measure, other, start.question.player).prove(other)
            assert again.worths == pytest.approx(proof.worths), path.name


def test_what_a_puzzle_says_and_is_not_so_is_told() -> None:
    content, game = shipped_content("pack"), GAMES["pack"]
    file = read_puzzle(shelf_of("pack", "puzzles")[0][0])
    other = next(key for key in proof_of(file, game, content).worths if key != file.answers[0])
    for spoiled, told in every(
        (
            (replace(file, worth=file.worth + 1), "worth: "),
            (replace(file, margin=file.margin + 1), "margin: "),
            (replace(file, answers=(other,)), f"answers: {other!r} is worth "),
            (replace(file, answers=("fly",)), "answers: 'fly' is not offered"),
            (replace(file, answers=file.answers[:1]), "answers: they end before the puzzle does"),
            (replace(file, hints=("It gets 77.",)), "77 is told neither"),
            (replace(file, fails={"fly": "No."}), "fails: 'fly' is not offered"),
            (replace(file, measure="gold"), "measure: 'gold' is none"),
            (replace(file, why=""), "why is missing"),
        )
    ):
        assert any(told in fault.what for fault in faults_of_proof(spoiled, game, content)), told


def test_each_of_several_throws_in_a_row_decides_for_itself() -> None:
    """DRA-BATTLE-04: one die against a Dragon of 4, 3 and 2, each thrown again when it is level."""
    proof = proof_of(read_puzzle(data("dragon", "puzzles", "01.yaml")), GAMES["dragon"], shipped_content("dragon"))
    assert proof.best == "4,3" and proof.worth == pytest.approx(2 / 5 * 3 / 5 * 4 / 5)


def test_dice_thrown_anew_count_for_nothing(tmp_path: Path) -> None:
    """DRA-BATTLE-04: one die against a monster of 3, which is thrown again at a 3: 3 of the 5 others win."""
    path = tmp_path / "monster.yaml"
    path.write_text(
        "{game: dragon, title: A monster, measure: riches, position: {turn: 1, others: none, dice: [4], "
        'map: {"2,0": [T25 seen]}, heroes: [{colour: red, at: "2,0"}, {colour: blue}]}}'
    )
    proof = proof_of(read_puzzle(path), GAMES["dragon"], shipped_content("dragon"))
    assert proof.worths["stay"] == pytest.approx(3 * 3 / 5) and proof.best == "stay"
