"""The lesson: what it says is what happens, and a faulty file is told by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.data import DataError
from game.engine.lesson import play_lesson, read_lesson
from game.engine.lesson_faults import faults_of_play
from game.engine.rulebook import read_rulebook
from tests.rules.pontoon.table import PONTOON, SHIPPED

FIRST = data("pontoon", "lessons", "first_party.yaml")


def test_the_first_party_goes_from_a_hit_to_an_ability_to_a_won_battle() -> None:
    lesson = read_lesson(FIRST, PONTOON)
    assert [step.answer for step in lesson.steps if step.answer] == ["hit", "use", "stay"]
    match = play_lesson(lesson, SHIPPED)
    told = [line for _, line in match.log(("You", "Rival"), 0)]
    assert "Powers: You 19, Rival 23." in told
    assert match.state.stars(0) == 1 and match.state.round == 2
    said = " ".join(step.say for step in lesson.steps)
    for number in next(event.about[0] for event in match.events if getattr(event, "what", "") == "powers"):
        assert str(number) in said, "the lesson speaks of another number than the table shows"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("answer: hit", "answer: hitt", "cannot choose 'hitt'"),
        ("rivals: [hit]", "rivals: [fly]", "cannot choose 'fly'"),
        ("rivals: [hit]", "rivals: []", "not the learner's turn"),
        ("game: pontoon", "game: montoon", "expected 'pontoon'"),
        ("quest: Q1", "quest: Q11", "did you mean 'Q1'"),
        ('say: "Welcome', 'sya: "Welcome', "did you mean 'say'"),
        ("minutes: 7", "minutes: 70", "minutes"),
        ("at: quest", "at: qest", "there is no 'qest'"),
        ("answer: hit", "answer: hit\n    at: quest", "'hit' does not lie there"),
        ("power 7.", "power 8.", "say: 8 is told neither"),
        ("11 is not much", "12 is not much", "say: 12 is told neither"),
        ("{11: power 1}", "{12: power 1}", "power 1 is 11, not 12"),
        ("{11: power 1}", "{11: pover 1}", "nothing is called 'pover 1'"),
        ('after: "Powers:"', 'after: "Power:"', "no line of the log has 'Power:'"),
        ("{stay: ", "{fly: ", "'fly' is no other choice"),
        ('rule: "2.2"', 'rule: "2.9"', "no section 2.9"),
    ],
)
def test_a_faulty_lesson_names_file_and_line(tmp_path: Path, old: str, new: str, why: str) -> None:
    text = FIRST.read_text(encoding="utf-8")
    lines, at = text.splitlines(), text[: text.index(old)].count("\n")
    step = max((n for n, line in enumerate(lines[: at + 1]) if line.startswith("  - say")), default=0)
    path = tmp_path / "first_party.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        faults = faults_of_play(read_lesson(path, PONTOON), SHIPPED, read_rulebook(data("pontoon", "rulebook.md")))
    except DataError as wrong:
        faults = list(wrong.faults)
    fault = next(fault for fault in faults if why in fault.what)
    after = next(n for n, line in enumerate([*lines, "  - say"]) if n > at and line.startswith("  - say"))
    later = 6 if "turn" in why else 0  # it is the step after it that cannot be done
    assert fault.file == str(path) and step < fault.line <= after + 1 + later
