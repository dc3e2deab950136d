"""Phrases: what may be answered as something to do, and what somebody has done as a sentence."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.ai.minds import MINDS
from game.engine.agenda import say
from game.engine.match import Match
from game.engine.phrases import deed, phrase
from game.rules import GAMES, shipped_content
from tests.sure import every

PLAYED, LEANT = 4, 0.7  # games of each, and the share of answers that make sense


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


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_answer_of_whole_games_can_be_told_of_who_gave_it(name: str) -> None:
    """A question may offer kinds of answers that come late in it: "ready" of a plan stands beside no first die."""
    rng, told = Random(1), dict[tuple[type, str], str]()
    for seed in range(PLAYED):
        match = Match(GAMES[name], shipped_content(name), GAMES[name].seats[seed % 2], seed)
        while match.decision is not None:
            for option in match.decision.options:
                kind = type(match.state.about), re.sub(r"[^a-z]+", " ", option.key)
                label = say(option.label)
                assert "/" not in label and ">" not in label, label
                if kind not in told:
                    told[kind] = deed("Ada", phrase(match.game.phrases, match.state, option.key))
            lean = MINDS[name].policy(match.state) if rng.random() < LEANT else None
            match.answer((lean or rng.choice(match.decision.options)).key)
    for kind, sentence in every(told.items()):
        assert re.fullmatch(r"Ada \w+s( [^.>/]+)?\.", sentence), (kind, sentence)
