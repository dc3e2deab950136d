"""Sections: why a hex is no choice is told by the section of the question, or by the one on what bars a hex."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from tests.rules.montoons.asked import KINDS, states_by_kind
from tests.rules.montoons.table import GAME
from tests.sure import every

OF = {
    "ChoosingSheet": "2.2",
    "ChoosingFlag": "2.3",
    "Planning": "3.2",
    "Bidding": "3.6",
    "Acting": "4.1",
    "Walking": "4.3",
    "Forking": "4.3",
    "Forgetting": "12.6",
    "Whirling": "5.3",
    "Sinking": "5.4",
    "Sliding": "5.5",
    "Leaving": "5.5",
    "Aiming": "6.1",
    "Turning": "6.2",
    "Boosting": "6.6",
    "Siding": "6.3",
    "Deciding": "1.2",
    "Paying": "1.2",
    "Ordering": "7.2",
    "Marking": "8.2",
    "MarkingFree": "7.2",
    "PickingShell": "9.2",
    "ForcingFirst": "10.4",
    "Forcing": "10.4",
    "Throwing": "10.5",
    "Bouncing": "10.5",
    "Jumping": "10.6",
    "Leaping": "10.6",
    "Blitzing": "10.7",
    "Focusing": "12.6",
}
STANDING = ("Walking", "Sliding", "Leaving", "Bouncing", "Jumping", "Leaping", "Blitzing")  # somebody comes to stand
BARRED = "5.7"


def section(about: Any) -> str:
    match about:
        case Shoving(word=word):
            return {"push": "10.1", "pull": "10.3"}[word]
        case Laying(what=what):
            return "10.9" if what == "trap" else "10.8"
    return OF[type(about).__name__]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_hex_that_is_no_choice_is_refused_by_the_section_of_the_question(kind: type) -> None:
    named = set()
    for g in every(states_by_kind()[kind]):
        own = section(g.about)
        for space, key in enumerate(g.arena.keys):
            refusal = GAME.why_not(g, g.decision.player, f"hex/{key}")  # type: ignore[union-attr]
            if refusal is not None:
                shut = not g.ground.open & g.arena.bit[space]
                assert refusal.rule == own or kind.__name__ in STANDING and shut and refusal.rule == BARRED, (
                    key,
                    refusal,
                )
                named.add(refusal.rule)
    assert named - {BARRED}
