"""Phrases: what may be answered as something to do, and what somebody has done as a sentence."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.engine.phrases import deed, phrase
from game.rules import GAMES, shipped_content


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("Hit", "Ada hits."),
        ("Boost no monster", "Ada boosts no monster."),
        ("Search the space", "Ada searches the space."),
        ("Cross a 4", "Ada crosses a 4."),
        ("Blitz 3 east", "Ada blitzes 3 east."),
        ("Do not use it", "Ada does not use it."),
        ("Go past nobody", "Ada goes past nobody."),
        ("Be Tala", "Ada is Tala."),
        ("Pay 1 heart", "Ada pays 1 heart."),
        ("Carry everything", "Ada carries everything."),
    ],
)
def test_what_is_to_be_done_is_told_of_who_did_it(what: str, told: str) -> None:
    assert deed("Ada", what) == told


def test_what_is_said_beside_the_game_is_called_what_its_button_says() -> None:
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 1)
    assert phrase(match.game.phrases, match.state, "concede:1") == "Give up"
    with pytest.raises(ValueError, match="nonsense"):
        phrase(match.game.phrases, match.state, "nonsense")
