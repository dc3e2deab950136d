"""The cost of a cut stands in the prompt before it is made."""

from __future__ import annotations

import pytest

from game.rules.kingdom.forecast import raids
from tests.ui.kingdom_tabling import placed
from tests.ui.tabling import Nobody, at_table, lit, seated


@pytest.mark.usefixtures("unpainted")
def test_pointing_at_a_cut_tells_who_raids_and_for_how_much() -> None:
    match = placed(players=[{"array": ["captain", "harpy4", "orthos4"], "reserve": 9}, {}])
    match.answer("take:11")
    with at_table(seated(match, 0), Nobody()) as (app, table):
        cut = next(control for control in lit(table) if control.tags["key"].startswith("cut"))
        coming = raids(match.state, cut.tags["key"])
        assert coming is not None and coming.cost == 4
        table.focus.over = cut.id
        assert table.top.prompt_words().endswith("Harpy and Orthos raid you for 4 points unless dealt with.")
        table.answers.answer(cut.tags["key"])
        app.step([], 700)
        table.focus.over = next(control.id for control in lit(table) if control.tags["key"] == "done")
        assert table.top.prompt_words() == "Done: Harpy and Orthos raid you for 4 points."
