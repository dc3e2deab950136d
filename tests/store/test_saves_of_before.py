"""Saves written by the program of before: they open and go on, or say exactly why they can only be looked at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.sitting import Sitting
from game.store import read_save

SAVES = Path(__file__).parent / "before"
CHANGED = {"montoons-1": "answer 19 of 40"}  # that ability is refused now where nothing would come of it (MON-R94)


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVES.glob("*.save") if path.stem not in CHANGED))
def test_a_game_saved_before_goes_on(name: str) -> None:
    save = read_save(SAVES / f"{name}.save").save
    assert save is not None
    opened = Sitting.of_save(None, save)
    assert opened.sitting is not None and opened.message is None
    match, lot = opened.sitting.match, Random(1)
    assert [answer.plain() for answer in match.answers] == save.answers and len(match.answers) > 20
    for _ in range(10):
        if match.decision is not None:
            match.answer(lot.choice(match.decision.options).key)
    again = Sitting.of_save(None, opened.sitting.as_save())
    assert again.message is None and again.sitting is not None
    assert again.sitting.match.state.digest() == match.state.digest()


@pytest.mark.parametrize(("name", "where"), CHANGED.items())
def test_a_game_whose_rules_have_changed_since_is_looked_at_up_to_there(name: str, where: str) -> None:
    save = read_save(SAVES / f"{name}.save").save
    assert save is not None
    opened = Sitting.of_save(None, save)
    assert opened.sitting is not None and opened.message is not None
    assert "have changed since" in opened.message and where in opened.message
    assert len(opened.sitting.match.answers) == 18 and opened.sitting.view_only


def test_another_outcome_of_the_same_answers_is_noticed() -> None:
    save = read_save(SAVES / "pack-1.save").save
    assert save is not None
    sitting = Sitting.of_save(None, save).sitting
    assert sitting is not None
    kept = sitting.as_save()
    kept.more["trace"] = "00000000"
    assert "can only be looked at" in (Sitting.of_save(None, kept).message or "")
