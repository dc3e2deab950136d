"""Notes of one's own on what lies on a table: kept with the save, seen by nobody else, and never shared."""

from __future__ import annotations

import pygame
import pytest

from game.sitting import Sitting
from game.store.jotted import LONGEST, Jotting, jottings_of
from game.store.savefile import shared
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.hands import LS, A, click, named, pad, point, press

pytestmark = pytest.mark.usefixtures("unpainted")


def noted(app: Parlour, id: str, words: str) -> Table:
    """What that control stands for is noted, by the keys."""
    table = app.scene
    assert isinstance(table, Table)
    app.step([], 700)
    control = named(table, id)
    point(app, (control.rect[0] + control.rect[2] / 2, control.rect[1] + control.rect[3] / 2))
    press(app, pygame.K_n)
    assert table.frame.jotpad.about is not None
    for letter in words:
        app.step([pygame.event.Event(pygame.TEXTINPUT, text=letter)], 16)
    return table


@pytest.mark.parametrize(("game", "id"), [("kingdom", "seat/1"), ("kingdom", "matrix/3/0"), ("dragon", "hex/4,3")])
def test_a_note_is_written_by_keys_and_marked_where_the_thing_lies(game: str, id: str) -> None:
    with opened(f"{game}_table") as app:
        table = noted(app, id, "keep")
        pad = table.frame.jotpad
        click(app, named(table, "jotpad/skull"))
        click(app, named(table, "jotpad/done"))
        assert pad.about is None
        ((_, one, box),) = table.frame.jotmarks.marks()
        assert one == Jotting("skull", "keep") and box[2] > 0


def test_it_is_kept_with_the_save_and_left_out_of_what_is_shared() -> None:
    with opened("kingdom_table") as app:
        table = noted(app, "seat/1", "bluffs")
        press(app, pygame.K_RETURN)
        save = table.sitting.as_save()
        assert "bluffs" in str(save.more) and "bluffs" not in str(shared(save))
        again = Sitting.of_save(app.folders, save).sitting
        assert again is not None and again.jottings == table.sitting.jottings


def test_nobody_else_sees_it() -> None:
    with opened("kingdom_table") as app:
        table = noted(app, "seat/1", "bluffs")
        for other in every((None, 1, 2, 3)):
            table.look_from(other)
            assert table.frame.jotpad.about is None and not list(table.frame.jotmarks.marks())
        table.look_from(0)
        assert [one.text for _, one, _ in table.frame.jotmarks.marks()] == ["bluffs"]


def test_digits_that_are_written_answer_nothing() -> None:
    with opened("kingdom_table") as app:
        table = noted(app, "seat/1", "")
        before = len(table.match.answers)
        press(app, pygame.K_1)
        assert len(table.match.answers) == before and table.question.open


def test_it_is_taken_away_again() -> None:
    with opened("kingdom_table") as app:
        table = noted(app, "seat/1", "bluffs")
        click(app, named(table, "jotpad/remove"))
        assert not list(table.frame.jotmarks.marks()) and "notes" not in table.sitting.as_save().more


def test_notes_that_make_no_sense_are_left_out() -> None:
    good = {"0": {"seat/1": ["star", "well"]}}
    assert jottings_of(good, 2) == {0: {"seat/1": Jotting("star", "well")}}
    for bad in every(
        (None, 3, [], {"0": 4}, {"9": {"x": ["star", ""]}}, {"0": {"x": ["comet", ""]}}, {"0": {"x": ["star", 4]}})
    ):
        assert not any(jottings_of(bad, 2).values())
    assert not jottings_of({"0": {"x": ["star", "a" * (LONGEST + 1)]}}, 2)[0]


@pytest.mark.parametrize("hand", ["mouse", "keys", "pad"])
@pytest.mark.parametrize(("game", "id"), [("dragon", "hex/4,3"), ("montoons", "seat/1")])
def test_what_a_note_is_about_is_chosen_from_the_menu_by_every_hand(hand: str, game: str, id: str) -> None:
    with opened(f"{game}_table") as app:
        table = app.scene
        assert isinstance(table, Table)
        app.step([], 700)
        answers, menu = len(table.match.answers), table.back()
        app.post(menu)
        app.step([], 700)
        click(app, named(app.scene, "note"))
        app.step([], 700)
        assert app.scene is table and table.frame.jotpick.asks
        press(app, pygame.K_1)
        if hand == "mouse":
            click(app, named(table, id))
        else:
            table.focus.at, table.focus.device = id, hand
            press(app, pygame.K_RETURN) if hand == "keys" else pad(app, A)
        assert table.frame.jotpad.about == id and not table.frame.jotpick.asks
        click(app, named(table, "jotpad/skull"))
        assert [one.mark for _, one, _ in table.frame.jotmarks.marks()] == ["skull"]
        assert len(table.match.answers) == answers, "nothing was chosen in the game"


def test_nothing_is_noted_by_who_thinks_better_of_it_nor_in_a_lesson() -> None:
    with opened("dragon_note_pick") as app:
        table = app.scene
        assert isinstance(table, Table)
        app.step([], 700)
        click(app, named(table, "jotpick/back"))
        assert not table.frame.jotpick.asks and table.frame.jotpad.about is None
        table.frame.pick_note()
        press(app, pygame.K_ESCAPE)
        assert app.scene is table and not table.frame.jotpick.asks
    with opened("montoons_lesson") as app:
        assert isinstance(app.scene, Table) and "lessons" in app.scene.frame.why_no_note()


def test_a_note_is_opened_by_the_left_stick_on_what_has_the_focus() -> None:
    with opened("dragon_table") as app:
        table = app.scene
        assert isinstance(table, Table)
        app.step([], 700)
        table.focus.at, table.focus.device = "hex/4,3", "pad"
        pad(app, LS)
        assert table.frame.jotpad.about == "hex/4,3"
