"""What a question is about is read from the question: nobody outside a game's rules names its verbs or counts steps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game
from game.engine.agenda import verbs_of
from game.rules import shipped_content

CODE = Path(game.__file__).parent
COUNTED = re.compile(r"\.asked\[|\.steps\[")  # a place in the step that asks, or in the steps of an answer


@pytest.mark.parametrize("name", ["pontoon", "pack", "kingdom", "dragon", "montoons"])
def test_nobody_outside_the_rules_names_a_verb_or_counts_the_places_of_a_step(name: str) -> None:
    shipped_content(name)
    verbs, abroad, own = verbs_of(name), [], 0
    for path in CODE.rglob("*.py"):
        if path.is_relative_to(CODE / "rules" / name):
            continue
        text = path.read_text(encoding="utf-8")
        named = [verb for verb in re.findall(rf"[\"']{name}\.(\w+)[\"']", text) if verb in verbs]
        if name in path.stem or path.parent.name == name:
            own += 1
            named += COUNTED.findall(text)
        abroad += [f"{path.relative_to(CODE)}: {what}" for what in named]
    assert verbs and own > 10 and abroad == []
