"""Scripted plans of Dragon Attack!, by which ways to win are looked for: they do what they say, and are told truly."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from random import Random

from game.ai.dragon import DragonMind
from game.engine.match import Match
from game.rules.dragon.movement import Walking
from game.rules.dragon.state import Dragon
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.sure import every

FILE = Path(__file__).parent.parent.parent / "build" / "plans.py"
spec = importlib.util.spec_from_file_location("plans", FILE)
assert spec is not None and spec.loader is not None
sys.modules["plans"] = plans = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plans)


MIND = DragonMind()


@cache
def questions() -> list[Dragon]:
    """What is asked in a few games for two and three, in which every other choice is made by lot."""
    found = []
    for seed in range(8):
        match, lots = Match(DRAGON, SHIPPED, 2 + seed % 2, seed), Random(seed)
        while match.decision is not None:
            found.append(match.state.clone())
            lean = MIND.policy(match.state) if lots.random() < 0.5 else None
            match.answer((lean or lots.choice(match.decision.options)).key, "computer")
    return found


def far(g: Dragon, key: str) -> int:
    """Steps from home where a move ends."""
    hero, realm = g.question.player, g.kingdom
    return realm.distances[g.home(hero) - realm.first][realm.by_key.get(key, g.at[hero]) - realm.first]


def test_every_plan_answers_some_questions_and_only_with_what_is_offered() -> None:
    for name, script in every(plans.PLANS.items()):
        said = [(g, key) for g in questions() if (key := script(g, g.question.player)) is not None]
        for g, key in every(said):
            assert key in {option.key for option in g.question.options}, name


def test_who_banks_goes_home_as_fast_as_can_be_and_who_never_does_stays_away() -> None:
    walks = [g for g in questions() if isinstance(g.about, Walking)]
    for g in every(g for g in walks if g.gold(g.question.player)):
        hero = g.question.player
        assert far(g, plans.banks(1, g, hero)) == min(far(g, option.key) for option in g.question.options)
        assert len(g.question.options) == 1 or far(g, plans.keeps(g, hero)) > 0
        assert plans.banks(g.gold(hero) + 1, g, hero) is None


def test_a_plan_plays_whole_games_the_same_each_time() -> None:
    table = plans.Table("banks from 1", "normal", 2, 0, 4)
    found = plans.play(table)
    assert found == plans.play(table) and found.ruled > 0


def test_more_than_its_share_is_said_of_what_chance_does_not_explain() -> None:
    won, lost, fallen = plans.Outcome(1.0, False, 4), plans.Outcome(0.0, False, 2), plans.Outcome(0.0, True, 0)
    assert plans.line("p", [*[won] * 12, *[lost] * 8, fallen], 0.5) == "| p | 3.0 | 12 of 20 (39% to 78%) | 1 | no |"
    assert plans.line("p", [*[won] * 18, *[lost] * 2], 0.5).endswith("| 0 | yes |")
    assert plans.line("p", [*[won] * 12, *[lost] * 8], 0.25).endswith("| yes |")
