"""The page that tells how to write cards: its examples are read by the program, and no word is left out."""

from __future__ import annotations

import re
from pathlib import Path

from game.assets import data
from game.engine.position import play_position, read_position_file
from game.rules.pontoon.content import card_verbs, read_content
from game.rules.pontoon.quests import PRIORITIES
from tests.rules.pontoon.table import PONTOON, SHIPPED

PAGE = data("pontoon", "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
CARD, QUEST, POSITION = (next(block for block in BLOCKS if word in block) for word in ("GX01", "QX1", "position:"))


def test_the_card_and_the_quest_of_the_page_can_be_played_with(tmp_path: Path) -> None:
    own = {"guild.yaml": CARD, "quests.yaml": QUEST}
    for name, text in own.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    content = read_content(lambda name: [data("pontoon", name), *([tmp_path / name] if name in own else [])])
    assert {"GX01", "QX1"} <= set(content.ids)


def test_the_position_of_the_page_plays_out_as_it_says(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION, encoding="utf-8")
    assert play_position(read_position_file(path), PONTOON, SHIPPED).failures == ()


def test_every_step_and_priority_entry_stands_on_the_page() -> None:
    assert [word for word in (*card_verbs(), *PRIORITIES) if not re.search(rf"`\{{?{word}\b", PAGE)] == []
