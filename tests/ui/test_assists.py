"""What helps is each person's own: kept by name, worn at their turn, and everybody's again when the table is left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.store import Settings
from game.ui.games import FACED
from game.ui.parlour import Parlour
from game.ui.scenes.assists import OWN, Assists
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.shelf import Shelf
from game.ui.style.palette import PALETTES, worn
from game.ui.window.scene import Reset
from tests.ui.hands import by_keys, by_mouse, by_pad, click, named, press
from tests.ui.tabling import Nobody, at_table, give, lit, seated, settle, window


# ---- what is kept ------------------------------------------------------------------------------------------------
def test_what_a_person_has_for_themselves_holds_at_their_turn_alone(tmp_path: Path) -> None:
    settings = Settings(path=tmp_path / "settings.json")
    settings.set_own("Nora", "hints", False)
    settings.suit("Nora")
    assert not settings.hints and settings.odds
    settings.suit("Ben")
    assert settings.hints
    assert settings.save() is None
    assert Settings.load(settings.path).own("Nora") == {"hints": False}


def test_the_file_keeps_everybodys_choices_though_somebody_is_at_turn(tmp_path: Path) -> None:
    settings = Settings(path=tmp_path / "settings.json")
    settings.set_own("Nora", "ui_scale", 150)
    settings.suit("Nora")
    settings.odds = False
    assert settings.save() is None
    kept = Settings.load(settings.path)
    assert (kept.ui_scale, kept.odds, kept.own("Nora")) == (100, False, {"ui_scale": 150})


def test_what_is_changed_at_a_persons_turn_is_theirs_where_they_have_it_for_themselves() -> None:
    settings = Settings()
    settings.set_own("Nora", "speed", 1)
    settings.suit("Nora")
    settings.speed = 5
    settings.suit("")
    assert settings.speed == Settings().speed and settings.own("Nora") == {"speed": 5}


def test_nobody_is_left_in_the_list_who_has_nothing_of_their_own() -> None:
    settings = Settings()
    settings.suit("Nora")
    settings.set_own("Nora", "colours", "contrast")
    assert settings.colours == "contrast"
    settings.set_own("Nora", "colours", None)
    assert settings.colours == "plain" and settings.assists == {}


def test_nonsense_in_the_file_is_nobodys_choice() -> None:
    settings = Settings(
        assists={"Nora": {"speed": 99, "hints": "yes", "ui_scale": True, "geometry": [], "odds": False}}
    )
    settings.suit("Nora")
    assert settings.own("Nora") == {"odds": False}
    assert (settings.speed, settings.hints, settings.ui_scale, settings.odds) == (3, True, 100, False)


def test_settings_of_another_laptop_come_in_beside_whoever_is_at_turn() -> None:
    settings = Settings()
    settings.set_own("Nora", "speed", 1)
    settings.suit("Nora")
    settings.adopt(Settings(speed=5, assists={"Ben": {"odds": False}}).plain())
    assert settings.speed == 1 and settings.own("Ben") == {"odds": False}
    settings.suit("")
    assert settings.speed == 5


# ---- at the table ------------------------------------------------------------------------------------------------
def until(app: Parlour, table: Any, seat: int) -> None:
    """Play on until that seat's curtain falls, or it is asked."""
    for _ in range(60):
        if isinstance(app.scene, Curtain) and app.scene.player is table.sitting.players[seat]:
            return
        if app.scene is not table or table.onward.waits:
            press(app, pygame.K_RETURN)
        elif choices := sorted(control.tags["key"] for control in lit(table)):
            if table.eyes.looker == seat:
                return
            table.answers.answer(choices[0])
        settle(app)
    raise AssertionError(f"seat {seat} is never asked")


def lifted(app: Parlour, table: Any) -> None:
    """Whatever lies over the table is gone."""
    while app.scene is not table:
        press(app, pygame.K_RETURN)
        settle(app)


def test_the_window_is_the_next_persons_from_their_curtain_on_and_everybodys_at_the_shelf() -> None:
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 3, skip_single=False)
    sitting = seated(match, 0, 1)
    one, other = sitting.names
    assists = {one: {"hints": False}, other: {"ui_scale": 130, "colours": "contrast", "odds": False}}
    with at_table(sitting, Nobody(), assists=assists) as (app, table):
        until(app, table, 0)
        lifted(app, table)
        assert worn() is PALETTES["plain"]
        assert (app.settings.suited, app.settings.ui_scale, app.settings.hints) == (one, 100, False)
        until(app, table, 1)
        assert (app.settings.suited, app.settings.ui_scale) == (other, 130)
        assert app.settings.hints and not app.settings.odds
        assert worn() is PALETTES["contrast"]
        app.post(Reset(Shelf(app)))
        settle(app)
        assert (app.settings.suited, app.settings.ui_scale, app.settings.odds) == ("", 100, True)


@pytest.mark.parametrize("game", sorted(FACED))
def test_a_change_of_size_at_the_hand_over_leaves_the_question_of_who_is_asked(game: str) -> None:
    match = Match(GAMES[game], shipped_content(game), 2, 5, skip_single=False)
    sitting = seated(match, 0, 1)
    with at_table(sitting, Nobody(), assists={sitting.names[1]: {"ui_scale": 130}}) as (app, table):
        for seat, scale in ((0, 100), (1, 130)):
            until(app, table, seat)
            assert app.settings.ui_scale == scale
        lifted(app, table)
        assert table.eyes.looker == 1
        assert {control.tags["key"] for control in lit(table)} <= {one.key for one in match.decision.options}
        assert lit(table)


def test_taking_back_is_refused_with_its_reason_to_who_has_it_turned_off() -> None:
    match = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, 3, skip_single=False)
    sitting = seated(match, 0, 1)
    with at_table(sitting, Nobody(), assists={one: {"undo": False} for one in sitting.names}) as (app, table):
        give(app, table, sorted(control.tags["key"] for control in lit(table))[0])
        settle(app)
        given = len(match.answers)
        table.seating.undo()
        assert len(match.answers) == given
        assert any("Taking back is turned off" in toast.text for toast in app.toasts.shown)


# ---- where it is chosen ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
def test_from_new_game_a_person_is_given_what_helps_them(hand: Any) -> None:
    with window(lambda app: NewGame(app, "pontoon")) as app:
        name = app.scene.setup.chairs[0].name
        hand(app, app.scene, "assists")
        settle(app)
        assert isinstance(app.scene, Assists)
        hand(app, app.scene, "odds")
        for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
            press(app, key)
        assert app.settings.own(name) == {"odds": False}
        hand(app, app.scene, "done")
        settle(app)
        assert isinstance(app.scene, NewGame)


def test_a_computers_chair_has_no_such_button() -> None:
    with window(lambda app: NewGame(app, "pontoon")) as app:
        app.scene.at = 1
        app.scene.set_out()
        assert not any(control.id == "assists" for control in app.scene.controls())


def test_from_the_pause_it_holds_at_once() -> None:
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 3)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        press(app, pygame.K_ESCAPE)
        click(app, named(app.scene, "assists"))
        settle(app)
        assert isinstance(app.scene, Assists) and app.scene.name == table.sitting.names[0]
        app.scene._set("ui_scale", 150)
        app.scene._set("hints", False)
        assert app.settings.ui_scale == 150
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert app.scene is table
        refused = table.hint.may()
        assert refused is not None and "turned off" in refused.why


def test_each_of_them_says_what_holds_for_everybody() -> None:
    with window(lambda app: Assists(app, "Nora"), odds=False, speed=5) as app:
        app.settings.suit("Nora")
        app.settings.set_own("Nora", "odds", True)
        app.scene.set_out()
        shown = {one.id: one.items[0] for one in app.scene.widgets if one.id in {own.key for own in OWN}}
        assert len(shown) == len(OWN)
        assert (shown["odds"], shown["speed"]) == ("As for everybody: Off", "As for everybody: Quick")


def test_a_size_that_is_not_in_the_list_is_shown_as_the_one_next_to_it() -> None:
    with window(lambda app: Assists(app, "Nora"), ui_scale=105, assists={"Nora": {"ui_scale": 160}}) as app:
        shown = next(one for one in app.scene.widgets if one.id == "ui_scale")
        assert (shown.items[0], shown.items[shown.value()]) == ("As for everybody: 100 %", "150 %")
