"""The stage of Dungeon & Kingdom's table: crowded sides, and the step of an Aftermath in the midst of one."""

from __future__ import annotations

import pytest

from tests.ui.kingdom_tabling import placed
from tests.ui.tabling import Nobody, at_table, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize(("kingdom", "dungeon"), [(0, 7), (7, 0), (3, 4), (1, 6)])
def test_cards_of_a_crowded_side_do_not_hide_one_another(kingdom: int, dungeon: int) -> None:
    match = placed(at="resolve", kingdom=["knight"] * kingdom, dungeon=["ninja"] * dungeon)
    with at_table(seated(match, 0), Nobody()) as (_, table):
        for side in ("kingdom", "dungeon"):
            spots = [sprite.goal for sprite in table.sprites[side]]
            assert all(left.x + left.w / 2 <= right.x - right.w / 2 + 6 for left, right in zip(spots, spots[1:]))


def test_the_step_of_an_aftermath_is_told_when_the_table_is_opened_in_the_midst_of_it() -> None:
    match = placed(at="resolve", kingdom=["knight"] * 3, players=[{"hand": ["ninja"] * 6}, {}])
    match.answer("done")
    with at_table(seated(match, 0), Nobody()) as (app, table):
        settle(app)
        assert match.state.asked[0] == "kingdom.trim_hand" and table.step == "return"
        table.look_back(0)
        assert table.step == ""
