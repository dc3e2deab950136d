"""The prover: exact, and it knows no more than the seat that is asked; the shipped puzzles hold what they say."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.goals import prover_of
from game.ai.puzzling import faults_of_proof, proof_of
from game.engine.position import set_up
from game.engine.puzzle import read_puzzle
from game.packs import shelf_of
from game.rules import GAMES, shipped_content
from tests.sure import every

ASKING = ("pack", "dragon")  # games with puzzles


@pytest.mark.parametrize("game", ASKING)
def test_each_puzzle_says_what_is_proved_and_hidden_cards_make_no_difference(game: str) -> None:
    content = shipped_content(game)
    for path, _ in every(shelf_of(game, "puzzles")[:3]):
        file = read_puzzle(path)
        assert faults_of_proof(file, GAMES[game], content) == []
        proof = proof_of(file, GAMES[game], content)
        start = set_up(file, GAMES[game], content).state
        other = start.redeal(start.question.player, Random(5))
        again = prover_of(game, file.measure, other, start.question.player).prove(other)
        assert again.worths == pytest.approx(proof.worths)


@pytest.mark.soak
@pytest.mark.parametrize("game", ASKING)
def test_all_puzzles_are_proved(game: str) -> None:
    content = shipped_content(game)
    for path, _ in every(shelf_of(game, "puzzles")):
        assert faults_of_proof(read_puzzle(path), GAMES[game], content) == []
