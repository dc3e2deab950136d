"""Shells in a turn at MonToons' table: one button opens a tray that names each die and what it would become."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.draw.paint import Area
from game.ui.draw.shapes import meets
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.ui.hands import by_mouse, click, named, point
from tests.ui.montoons_tabling import in_position, planning_with_a_shell
from tests.ui.tabling import Nobody, at_table, settle

Shells = tuple[Parlour, Table]


@pytest.fixture
def at_shells() -> Iterator[Shells]:
    """A turn with a movement, an attack, two dice on a special and a shell in either row: sixteen ways to spend one."""
    dice = {"move/paddle": 3, "basic/hydro_surge": 2, "special/deluge/1/1": 3, "special/deluge/1/2": 4}
    mine = {"sheet": "hoku", "at": "3,6", "shells": [[1, 0], [1, 0]], "dice": dice}
    sitting = in_position(mine, {"sheet": "tala", "at": "4,6"}, options={"sheets": "in_training"})
    with at_table(sitting, Nobody()) as (app, table):
        yield app, table


def inside(box: Area, outer: Area) -> bool:
    x, y, w, h = outer
    return x <= box[0] and y <= box[1] and box[0] + box[2] <= x + w and box[1] + box[3] <= y + h


def test_many_ways_to_spend_shells_share_one_button_so_that_the_others_keep_their_place(at_shells: Shells) -> None:
    app, table = at_shells
    assert len(table.top.shells.options()) == 16
    buttons = [control for control, _ in table.top.foot.beside()]
    assert [button.label for button in buttons] == ["Power up", "Change a die"]
    assert all(inside(button.rect, table.view.area("prompt")) for button in buttons)
    click(app, named(table, "shells/open"))
    assert [button.label for button, _ in table.top.foot.beside()] == ["Power up", "Keep the dice"]


def test_the_tray_names_the_die_that_a_shell_changes(at_shells: Shells) -> None:
    app, table = at_shells
    click(app, named(table, "shells/open"))
    boxes = [control.rect for control in table.top.shells.controls_in_place()]
    assert len(boxes) == 16 and all(inside(box, table.view.area("map")) for box in boxes)
    assert not any(meets(a, b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert {control.label for control in table.top.shells.controls()} >= {
        "Paddle: 3 becomes 4",
        "Hydro Surge: 2 becomes 1",
        "Deluge: 4 becomes 5",
    }
    by_mouse(app, table, "choice/shell:1+:move/paddle")
    settle(app)
    assert table.top.sheet.dice_on()["move/paddle"] == 4
    assert table.top.shells.options() and not table.top.shells.open


def test_the_row_of_shells_on_the_sheet_opens_the_tray_too(at_shells: Shells) -> None:
    app, table = at_shells
    before = len(table.match.answers)
    click(app, named(table, "shells/1"))
    assert table.top.shells.open and len(table.match.answers) == before


def test_the_map_below_the_tray_is_not_pointed_at(at_shells: Shells) -> None:
    app, table = at_shells
    click(app, named(table, "shells/open"))
    x, y, w, _ = place = table.top.shells.lies().area
    under = (x + w - 20, y + 10)
    point(app, under)
    assert table.top.shells.covers(*under) and table.focus.over is None
    own = table.top.island.spot(table.top.reading.own_space())
    assert not table.top.shells.covers(*own)
    assert not any(meets(place, control.rect) for control in table.top.hexes.buttons())


def test_the_die_that_a_shell_changes_while_planning_stays_in_hand() -> None:
    with at_table(planning_with_a_shell(), Nobody()) as (app, table):
        click(app, named(table, "die/2"))
        click(app, named(table, "choice/shell:1-:2"))
        settle(app)
        assert table.top.plan.held == 1
