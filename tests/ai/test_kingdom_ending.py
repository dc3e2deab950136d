"""The last turn of Dungeon & Kingdom: where nothing more can come to light it is followed to the end of the game."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from game.ai.kingdom_ending import best_ends
from game.ai.mind import TooMany
from game.ai.minds import MINDS
from game.ai.thinking import choose
from game.rules import GAMES, shipped_content
from tests.sure import every

GAME, CONTENT, MIND = GAMES["kingdom"], shipped_content("kingdom"), MINDS["kingdom"]
LAST = {"at": "resolve", "triggered": True, "matrix": [". . .", ". . .", ". . ."]}
MINE = {"reserve": 30, "hand": ["knight", "princess", "angel"], "treasury": ["ninja", "ninja", "captain"]}
RIVAL = {"reserve": 20, "hand": ["wizard", "wizard", "ninja"]}


def table(**words: Any) -> Any:
    g = GAME.read_position(CONTENT, {**LAST, "players": [MINE, RIVAL], **words})
    g.run()
    return g


def decided() -> Any:
    """A game that is won either way: two Monsters, of which one can be paid for, and two deeds."""
    return table(kingdom=["harpy4", "orthos4", "captain", "captain"], dungeon=["princess", "knight"])


def by_all_lines(g: Any, seat: int) -> float:
    """The best that a turn comes to, by following every line of it."""
    if g.winners is not None:
        return MIND.worth(g, seat)
    lines = []
    for option in g.question.options:
        world = g.clone()
        world.take(option)
        lines.append(by_all_lines(world, seat))
    return max(lines)


def test_what_a_choice_comes_to_is_the_best_of_all_its_lines() -> None:
    g = decided()
    ends = MIND.ends(g, 3000)
    assert len(ends) == len(g.question.options) > 2 and len(set(ends.values())) > 1
    for option in every(g.question.options):
        world = g.clone()
        world.take(option)
        assert ends[option.key] == pytest.approx(by_all_lines(world, 0))


def test_in_a_decided_game_a_computer_that_sees_the_end_leaves_no_points_lying() -> None:
    g = decided()
    most = max(best_ends(g, 3000, lambda end: end.total(0)).values())
    for level in every(("normal", "hard", "master")):
        world, answers = g.clone(), 0
        while world.winners is None:
            thought = choose(GAME, world, 0, level, answers, inf)
            again = (
                choose(GAME, world, 0, level, thought.seed, worlds=thought.worlds) if thought.iterations else thought
            )
            assert again[:4] == thought[:4]
            assert thought.iterations <= 1, "what is followed need not be searched"
            world.choose(thought.key)
            answers += 1
        assert world.winners == (0,) and (level == "normal" or world.total(0) == most), (level, world.total(0))


def test_nothing_is_followed_while_cards_are_to_be_taken_or_may_come_to_light_or_lines_are_too_many() -> None:
    assert MIND.ends(decided(), 3000)
    assert not MIND.ends(decided(), 3)
    assert not MIND.ends(table(kingdom=["harpy4"], dungeon=["princess"], matrix=["ninja . .", ". . .", ". . ."]), 3000)
    drawing = table(dungeon=["captain"], deck_size=30)
    assert not MIND.ends(drawing, 3000)
    with pytest.raises(TooMany):
        best_ends(drawing, 3000, lambda end: end.total(0))


def test_what_a_last_turn_comes_to_is_the_same_in_every_world_that_the_player_could_imagine() -> None:
    g = decided()
    worlds = [g.redeal(0, Random(seed)) for seed in range(3)]
    assert any(world.zones["hand/1"] != g.zones["hand/1"] for world in worlds)
    for world in every(worlds):
        assert MIND.ends(world, 3000) == MIND.ends(g, 3000)
