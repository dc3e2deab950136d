"""Cards of a user's own: laid over the shipped ones, added to them, and played like them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.assets import data
from game.engine.data import DataError
from game.engine.match import Match
from game.rules.pontoon.cards import Content
from game.rules.pontoon.content import read_content
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party

OWN_GUILD = """
- id: GA04
  name: Gate Guard's Big Sister
  power: 4
  type: adventurer
- id: GX01
  name: Pickled Kraken
  power: 12
  type: monster
  sub: 2
  text: "On hit: you may turn this (2). Then one card joins."
  on_hit: [{may: turn_to_sub}, draw_companion]
"""
OWN_QUEST = """
- {id: QX1, name: Teapot Tempest, stars: 3, condition: {at_most: 9}, priority: [{closest_to: 9}, highest_equipment]}
"""


@pytest.fixture
def content(tmp_path: Path) -> Content:
    own = {"guild.yaml": OWN_GUILD, "quests.yaml": OWN_QUEST}
    for name, text in own.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return read_content(lambda name: [data("pontoon", name), *([tmp_path / name] if name in own else [])])


def test_a_card_of_the_same_id_replaces_the_shipped_one(content: Content) -> None:
    assert content.name(content.ids["GA04"]) == "Gate Guard's Big Sister"
    assert len(content.cards) == len(SHIPPED.cards) + 1 and len(content.quests) == len(SHIPPED.quests) + 1


def test_an_added_card_acts_as_it_says(content: Content) -> None:
    t = Table(party("EQ04", "GM06"), party("EQ05", "GA05"), guild=["GM03", "GX01"], content=content).play("hit", "use")
    assert t.companions(0) == ["GM06", "GX01", "GM03"] and t.counts("GX01") == 2


def test_an_added_quest_is_won_by_its_own_condition(content: Content) -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GM03"), quest="QX1", at="battle", content=content)
    assert t.powers() == [8, 8] and t.last_round() == ("QX1", 1)


def test_games_with_added_cards_come_to_an_end(content: Content) -> None:
    for seed in range(40):
        match, rng = Match(PONTOON, content, 4, seed), Random(seed)
        while match.decision is not None:
            match.answer(rng.choice(match.decision.options).key)
            assert len(match.answers) < PONTOON.longest
        assert match.state.winners


def test_a_fault_in_an_added_file_names_that_file(tmp_path: Path) -> None:
    own = tmp_path / "guild.yaml"
    own.write_text(
        "- id: GX02\n  name: Odd Sock\n  power: 3\n  type: monster\n  on_hit: [{retrun_to_guild: {of: own}}]\n",
        encoding="utf-8",
    )
    with pytest.raises(DataError) as caught:
        read_content(lambda name: [data("pontoon", name), *([own] if name == "guild.yaml" else [])])
    assert str(caught.value) == (
        f"{own}:5: Odd Sock: on_hit: no verb 'retrun_to_guild'; did you mean 'return_to_guild'?"
    )
