"""Every rule, ruling, contradiction and worked example of MonToons stands in a test and in the rulebook."""
from __future__ import annotations

import re
from pathlib import Path

from game.assets import data

HERE = Path(__file__).parent
RULES = Path(__file__).parents[3] / "game" / "rules" / "montoons"
IDS = (HERE / "ids.txt").read_text().split()
NAMED = re.compile(r"\bMON-(?:WIN-[AB]|(?:[A-Z]+-)?[A-Z]*\d+)\b")


def named_in(*paths: Path) -> set[str]:
    return {word for path in paths for word in NAMED.findall(path.read_text(encoding="utf-8"))}


def test_every_id_is_named_by_a_test() -> None:
    tests = [path for path in HERE.glob("test_*.py") if path.name != "test_coverage.py"]
    positions = sorted(data("montoons", "positions").glob("*.yaml"))
    named = named_in(*tests, *positions)
    assert [word for word in IDS if word not in named] == []


def test_every_id_stands_in_the_rulebook_once() -> None:
    words = NAMED.findall(data("montoons", "rulebook.md").read_text(encoding="utf-8"))
    assert sorted(words) == sorted(set(words)), "an id stands in the rulebook twice"
    assert [word for word in IDS if word not in words] == []
    assert [word for word in words if word not in IDS] == []


def test_no_rule_or_test_names_an_id_that_does_not_exist() -> None:
    assert named_in(*RULES.glob("*.py"), *HERE.glob("test_*.py")) - set(IDS) == set()
