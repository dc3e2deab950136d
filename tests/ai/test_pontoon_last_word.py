"""Monster Pontoon 21 when the only rival has stayed: Hit and Stay are reckoned out with what is left in the deck."""

from __future__ import annotations

from functools import cache
from math import inf
from random import Random
from typing import Any

import pytest

from game.ai.levels import strength
from game.ai.mind import TooMany
from game.ai.minds import MINDS
from game.ai.pontoon_last_word import has_the_last_word, last_words, worlds_ahead
from game.ai.thinking import FOLLOWED, choose
from game.ai.truths import played
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every

GAME, MIND = GAMES["pontoon"], MINDS["pontoon"]
MASTERS = FOLLOWED * strength("pontoon", "master").iterations


@cache
def last_question() -> Any:
    """A hero may Hit once more after the rival has stayed; few worlds are open, and a Hit is the better choice."""
    return next(g.clone() for g in played("pontoon", 1) if has_the_last_word(g) and worlds_ahead(g) < 130)


def test_a_hit_and_a_stay_are_both_reckoned_and_come_to_a_chance() -> None:
    g = last_question()
    found = MIND.ends(g, MASTERS)
    assert set(found) == {"hit", "stay"} and all(0 <= chance <= 1 for chance in found.values())
    assert found["hit"] > found["stay"] + 0.05


def test_master_takes_the_better_one_without_a_search_and_the_same_again() -> None:
    g = last_question()
    found = MIND.ends(g, MASTERS)
    thought = choose(GAME, g, g.question.player, "master", 5, inf)
    assert thought.key == max(found, key=found.__getitem__) and thought.iterations == 1
    assert thought.chance == pytest.approx(found[thought.key])
    assert choose(GAME, g, g.question.player, "master", 5, worlds=thought.worlds)[:4] == thought[:4]


def test_it_comes_to_the_same_in_every_world_that_the_hero_could_imagine() -> None:
    """Whatever the rival really holds and whatever card really lies on top."""
    g = last_question()
    hero, known = g.question.player, MIND.ends(last_question(), MASTERS)
    worlds = [g.redeal(hero, Random(seed)) for seed in range(3)]
    assert any(world.zones[f"equipment/{1 - hero}"] != g.zones[f"equipment/{1 - hero}"] for world in worlds)
    for world in every(worlds):
        assert MIND.ends(world, MASTERS) == pytest.approx(known, abs=0.01)


def test_what_is_left_in_the_deck_counts() -> None:
    """Without this or that card in the deck a Hit comes to more or less; a Stay comes to what it did."""
    g, hits, stays = last_question(), set[float](), set[float]()
    for place in every(range(0, len(g.zones["guild"]) - 1, 3)):
        world = g.clone()
        world.zones["guild"].pop(place)
        found = MIND.ends(world, MASTERS)
        hits.add(round(found["hit"], 6))
        stays.add(round(found["stay"], 6))
    assert len(hits) > 1 and len(stays) == 1


def test_nothing_is_reckoned_out_while_a_rival_may_hit_or_too_much_may_come() -> None:
    g = last_question()
    assert not MIND.ends(g, worlds_ahead(g) // 2)
    with pytest.raises(TooMany):
        last_words(g, MIND, worlds_ahead(g) + 1)  # abilities lead to more worlds
    match = Match(GAME, shipped_content("pontoon"), 2, 1)
    while not (len(match.decision.options) == 2 and match.decision.options[0].key == "hit"):
        match.answer(match.decision.options[0].key)
    assert not has_the_last_word(match.state) and not MIND.ends(match.state, MASTERS)  # type: ignore[arg-type]
