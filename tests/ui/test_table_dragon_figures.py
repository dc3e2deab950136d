"""Who stands on the kingdom's map, the Dragon on its own space, and what is lit under it."""

from __future__ import annotations

import pytest

from game.ai.thinking import Thought
from game.ui.draw.paint import Area
from game.ui.draw.shapes import inside
from game.ui.games.dragon.board import GOAL
from tests.rules.dragon.table import Table, hero
from tests.sure import every
from tests.ui.dragon_tabling import at_walk
from tests.ui.hands import middle
from tests.ui.tabling import Nobody, at_table, seated

pytestmark = pytest.mark.usefixtures("unpainted")


def apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


@pytest.mark.parametrize("scale", (100, 200))
def test_the_dragon_is_seen_on_its_own_space_and_reaches_over_two_others_at_most(scale: int) -> None:
    """At 200 % the map is seen closely, and most of its spaces lie out of sight."""
    with at_table(at_walk(), Nobody(), ui_scale=scale) as (_, table):
        top, kingdom = table.top, table.top.parties.kingdom
        for lair in every(kingdom.path):
            top.parties.facts["dragon"] = kingdom.path.index(lair) + 1
            top.figures.lay_out()
            box: Area = top.figures.dragon_box(top.figures.dragon)
            spots = {kingdom.first + n: top.camera.spot(kingdom.first + n) for n in range(len(kingdom.spaces))}
            assert min(spots, key=lambda space: apart(spots[space], middle(box))) == lair
            assert sum(inside(box, *spot) for spot in spots.values()) <= 3, lair


def test_who_stands_with_the_dragon_stands_beside_it() -> None:
    t = Table(hero("12,10"), hero("0,0"), dragon=5, turns=9)
    with at_table(seated(t.match), Nobody()) as (_, table):
        figures = table.top.figures
        (left, _, wide, _), (x, _, w, _) = figures.dragon_box(figures.dragon), figures.hero_box(0)
        assert x > left + 0.4 * wide and x + w > left + 0.9 * wide
        table.top.parties.facts["slayer"] = 0
        figures.lay_out()
        assert figures.hero_box(0)[0] < x, "the Dragon is slain"


def test_what_the_hint_would_choose_is_lit_under_whatever_lies_there() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        board = table.top.board
        space, option = next(iter(board.lights().items()))
        assert GOAL not in board.looks().values()
        table.hint.thought = Thought(option.key, 0.5, "", "", 0, 1)
        assert board.looks()[space] == GOAL and board.all_shown()[space].light == GOAL
