"""Dice at MonToons' table while a round is planned: how they are carried about, and what the map does meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.ui.draw.paint import Sheet
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.ui.hands import click, drag, middle, named, point
from tests.ui.montoons_tabling import at_question
from tests.ui.tabling import Nobody, at_table, settle


def spare(table: Table) -> tuple[int, str, str]:
    """A value of the tray with two slots that take it."""
    for value in table.top.plan.pool():
        table.top.plan.wanted = value
        slots = [key for key in table.top.sheet.places().slots if table.top.plan.takes(key)]
        if len(slots) > 1 and {"speed", "waystone/1"} <= set(slots):
            return value, "speed", "waystone/1"
    raise AssertionError("no die fits two slots")


def carry(app: Parlour, table: Table, start: str, end: tuple[float, float]) -> None:
    drag(app, middle(table.view.where(f"slot/{start}")), end)
    settle(app)


@contextmanager
def with_one_die_on() -> Iterator[tuple[Parlour, Table, int, str, str]]:
    """The table, a die's number, the slot it lies on and another slot that would take it."""
    with at_table(at_question("plan"), Nobody()) as (app, table):
        value, first, second = spare(table)
        table.answers.answer(f"{value}>{first}")
        settle(app)
        yield app, table, value, first, second


def test_a_die_is_dragged_from_slot_to_slot() -> None:
    with with_one_die_on() as (app, table, value, first, second):
        carry(app, table, first, middle(table.view.where(f"slot/{second}")))
        assert [answer.key for answer in table.match.answers[-2:]] == [f"back>{first}", f"{value}>{second}"]
        assert table.top.sheet.dice_on() == {second: value} and not table.top.plan.lifted_from


def test_a_die_dragged_off_its_slot_onto_the_map_lies_in_the_tray_again() -> None:
    with with_one_die_on() as (app, table, value, first, _):
        carry(app, table, first, (600, 400))
        assert len(table.top.plan.pool()) == 5 and not table.top.sheet.dice_on()


def test_a_die_dragged_to_a_slot_that_does_not_take_it_stays_and_is_told_why() -> None:
    with with_one_die_on() as (app, table, value, first, _):
        places = table.top.sheet.places().slots
        wrong = next(
            key
            for key in places
            if key.startswith(("move/", "basic/"))
            and not table.top.reading.character(0).slots[table.top.reading.character(0).by_key[key]].faces >> value & 1
        )
        before = len(table.match.answers)
        carry(app, table, first, middle(table.view.where(f"slot/{wrong}")))
        assert len(table.match.answers) == before and table.top.sheet.dice_on() == {first: value}
        assert f"A {value} does not go there" in app.toasts.shown[-1].text


def test_a_click_on_an_entry_puts_the_held_die_on_its_slot() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        table.top.plan.wanted = max(table.top.plan.pool())
        entry = next(
            key for key in table.top.sheet.places().entries if table.top.plan.takes(table.top.plan.slot_under(key))
        )
        slot = table.top.plan.slot_under(entry)
        x, y, _, h = named(table, entry).rect
        point(app, (x + 40, y + h / 2))
        control = named(table, entry)
        control.rect = (x, y, 80, h)
        click(app, control)
        assert sitting.match.answers[-1].key == f"{table.top.plan.wanted}>{slot}"


def test_the_map_is_only_read_while_dice_are_planned() -> None:
    with at_table(at_question("plan"), Nobody()) as (app, table):
        far = next(iter(table.top.hexes.controls()))
        click(app, far)
        assert not app.toasts.shown and "reach" not in far.tip


def test_no_slot_of_a_rivals_sheet_is_lit_while_dice_are_planned() -> None:
    with at_table(at_question("plan"), Nobody()) as (app, table):
        assert table.top.sheet.slot_lit("speed")
        click(app, named(table, "seat/1"))
        assert not any(table.top.sheet.slot_lit(key) for key in table.top.sheet.places().slots)


def test_the_waystone_slots_tell_which_dice_can_cross_a_box_now() -> None:
    with at_table(at_question("plan"), Nobody()) as (_, table):
        state = table.match.state
        sheet, crossed = state.sheet_of(0), state.boxes[0]
        values = {
            value for box, value in enumerate(sheet.values) if not crossed >> box & 1 and sheet.beside[box] & crossed
        }
        tip = named(table, "slot/waystone/1").tip
        told = tip.rpartition("open for ")[2]
        assert {value for value in range(1, 7) if str(value) in told or "any" in told} == values


def texts(table: Table) -> set[str]:
    """All words that the foot of the sheet draws."""
    s = Sheet(640, (1280, 720), marks=[])
    table.top.foot.hand(s)
    return {mark.text for mark in s.marks or []}


def test_the_foot_of_the_sheet_tells_what_a_plan_still_needs() -> None:
    with at_table(at_question("plan"), Nobody()) as (app, table):
        assert {"0 of 5 placed", "Speed needs a die."} <= texts(table)
        table.answers.answer(f"{table.top.plan.held}>speed")
        settle(app)
        assert "1 of 5 placed" in texts(table) and "Speed needs a die." not in texts(table)


def test_the_last_die_leaves_a_plan_open_until_it_is_ready() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        while table.top.plan.pool():
            table.answers.answer(next(option.key for option in table.question.offered.options if ">" in option.key))
            settle(app)
        assert [option.key for option in table.question.offered.options] == ["ready"]
        assert "Press Ready" in table.top.foot.prompts.words()[1]
        click(app, named(table, "slot/speed"))
        settle(app)
        assert len(table.top.plan.pool()) == 1, "the last plan can still be changed"
