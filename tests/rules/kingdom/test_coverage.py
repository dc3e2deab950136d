"""Every rule, ruling and worked example of Dungeon & Kingdom stands in a test and in the rulebook."""
from __future__ import annotations

import re
from pathlib import Path

from game.assets import data

HERE = Path(__file__).parent
RULES = Path(__file__).parents[3] / "game" / "rules" / "kingdom"
IDS = (HERE / "ids.txt").read_text().split()
NAMED = re.compile(r"\bDNK-(?:[A-Z]+-)*[A-Z]*\d+\b")
RANGE = re.compile(r"\bDNK-([A-Z]+)-(\d+) to\s+DNK-\1-(\d+)\b")


def named_in(*paths: Path) -> set[str]:
    """Ids written out, and those between the ends of "DNK-CUT-01 to DNK-CUT-04"."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    between = {f"DNK-{topic}-{number:02}" for text in texts for topic, low, high in RANGE.findall(text)
               for number in range(int(low), int(high) + 1)}
    return between | {word for text in texts for word in NAMED.findall(text)}


def test_every_id_is_named_by_a_test() -> None:
    tests = [path for path in HERE.glob("test_*.py") if path.name != "test_coverage.py"]
    positions = sorted(data("kingdom", "positions").glob("*.yaml"))
    assert len(IDS) == 222 and [word for word in IDS if word not in named_in(*tests, *positions)] == []


def test_every_id_stands_in_the_rulebook_once() -> None:
    words = NAMED.findall(data("kingdom", "rulebook.md").read_text(encoding="utf-8"))
    assert sorted(words) == sorted(set(words)), "an id stands in the rulebook twice"
    assert [word for word in IDS if word not in words] == []
    assert [word for word in words if word not in IDS] == []


def test_every_rule_stands_in_the_code_or_the_cards() -> None:
    rules = [word for word in IDS if not word.startswith("DNK-EX-")]
    code = named_in(*RULES.glob("*.py"), *data("kingdom").glob("*.yaml"))
    assert [word for word in rules if word not in code] == []


def test_no_rule_or_test_names_an_id_that_does_not_exist() -> None:
    assert named_in(*RULES.glob("*.py"), *HERE.glob("test_*.py")) - set(IDS) == set()
