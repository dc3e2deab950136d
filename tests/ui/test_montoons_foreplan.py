"""While a round is planned the map shows what the die in hand would do on the slot that is pointed at."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.montoons.planning import Planning
from game.ui.games.montoons.ahead import foresee_plan
from tests.rules.montoons.table import Table, at, monster
from tests.sure import every
from tests.ui.hands import middle, point
from tests.ui.montoons_tabling import at_question
from tests.ui.tabling import Nobody, at_table

POOL = {"pool": [6, 4, 3, 2, 1]}


def planning(**more: Any) -> Table:
    """Hoku plans, Tala next to it."""
    mine = monster("hoku", at(0), **(POOL | more))
    return Table(mine, monster("tala", at(1), **POOL), phase="planning")


def test_a_die_on_a_movement_shows_where_it_would_lead() -> None:
    state = planning().g
    near, far = (set(foresee_plan(state, 0, f"{value}>move/paddle").reach) for value in (2, 6))
    assert near and near < far, "the higher the die, the farther"
    own, here = state.arena.by_key[at(0)], state.arena.by_key[at(1)]
    assert own not in near and here not in far, "nobody lands on a rival"


def test_what_is_shown_of_a_plan_changes_nothing_and_tells_nothing_hidden() -> None:
    state = planning().g
    before = state.digest()
    keys = [option.key for option in state.decision.options if ">" in option.key]
    worlds = [state.redeal(0, Random(seed)) for seed in range(3)]
    for key in every(keys[:12]):
        found = foresee_plan(state, 0, key)
        assert all(foresee_plan(world, 0, key) == found for world in worlds)
    assert state.digest() == before


def test_what_cannot_be_put_anywhere_shows_nothing() -> None:
    assert foresee_plan(planning().g, 0, "6>nowhere").empty


@pytest.mark.usefixtures("unpainted")
def test_pointing_at_a_slot_in_planning_lights_the_map_and_the_map_stays_in_full_light() -> None:
    with at_table(at_question("plan"), Nobody()) as (app, table):
        assert isinstance(table.view.about, Planning) and table.top.ahead.foreseen().empty
        slot = next(
            control
            for control in table.controls()
            if control.id.startswith("slot/move")
            and str(control.tags.get("key", "")).startswith(str(table.top.plan.held))
        )
        point(app, middle(slot.rect))
        seen = table.top.ahead.foreseen()
        assert seen.reach or seen.range
        assert set(table.top.board.lying.looks_now()) >= set(seen.reach)
