"""One set of habits: whoever knows one table finds the same keys, the same menus and the same places at all others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.store import Folders, SaveShelf
from game.ui.gallery import SCREENS, opened
from game.ui.games import FACED
from game.ui.parlour import Parlour
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.table.buttons import STEP_BACK
from game.ui.table.table import Table
from game.ui.window.keys import ACTIONS
from game.ui.window.motion import Wait
from tests.ui.tabling import at_table, seated, settle

KEYS = {action.id: action.keys[0] for action in ACTIONS if action.keys}


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(params=sorted(FACED))
def app(request: pytest.FixtureRequest, cache: Path) -> Iterator[Parlour]:
    """The table of a game in the middle of play, with a question to a person."""
    with opened(f"{request.param}_table", cache=cache) as app:
        app.home = lambda: Shelf(app)
        app.settings.speed = 0
        app.step([], 200)
        yield app


def press(app: Parlour, action: str) -> None:
    """The key that the settings give an action at the start."""
    *mods, name = KEYS[action].split("+")
    mod = pygame.KMOD_CTRL if "ctrl" in mods else 0
    app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode="")], 16)
    app.step([pygame.event.Event(pygame.KEYUP, key=pygame.key.key_code(name), mod=mod)], 16)


def table(app: Parlour) -> Table:
    found = app.scene
    assert isinstance(found, Table)
    return found


def places(app: Parlour, *families: str) -> dict[str, tuple[float, ...]]:
    return {one.id: one.rect for one in app.controls() if one.id.partition("/")[0] in families}


def test_every_game_with_a_table_has_one_in_the_gallery() -> None:
    assert all(f"{name}_table" in SCREENS for name in FACED)


def test_the_bar_and_the_log_lie_in_the_same_places_at_every_table(cache: Path) -> None:
    pygame.display.set_mode((40, 40))  # whatever window there was before
    found = []
    for name in sorted(FACED):
        with opened(f"{name}_table", cache=cache) as app:
            app.step([], 200)
            found.append(places(app, "bar", "log"))
    assert found[0] and all(other == found[0] for other in found)


def test_the_log_opens_and_shuts_by_its_key(app: Parlour) -> None:
    press(app, "log")
    assert table(app).log.open
    press(app, "log")
    assert not table(app).log.open
    press(app, "log")
    press(app, "back")  # the way back shuts what is open before it leads anywhere
    assert not table(app).log.open


def test_keys_go_from_the_newest_line_of_the_log_to_a_moment_of_the_past(app: Parlour) -> None:
    here = table(app)
    press(app, "log")
    numbers = [row.number for row in here.log.rows() if not row.heading]
    assert here.focus.at == f"line/{numbers[-1]}"
    if len(numbers) > 1:
        press(app, "up")
    press(app, "choose")
    assert here.past.shown and here.news.shown == numbers[-2:][0] + 1


def test_the_rules_open_beside_the_table_and_lead_to_the_whole_book_and_back(app: Parlour) -> None:
    here = table(app)
    press(app, "rulebook")
    assert app.scene is here and here.frame.rules.open
    here.focus.at = "rulebook/whole"
    press(app, "choose")
    assert isinstance(app.scene, Rulebook) and app.scene.game_name == here.game_name
    press(app, "back")
    assert app.scene is here
    press(app, "rulebook")
    assert not here.frame.rules.open


def test_escape_opens_the_same_menu_with_the_same_ways_out(app: Parlour) -> None:
    here = table(app)
    press(app, "back")
    assert isinstance(app.scene, PauseMenu)
    own = "seat/"  # who sits here
    ids = [one.id for one in app.controls() if not one.id.startswith(own)]
    assert ids == ["resume", "rules", "note", "settings", "assists", "give_up", "shelf", "speed"]
    seats = [one.id for one in app.controls() if one.id.startswith("seat/")]
    assert seats == [f"seat/{n}" for n in range(len(here.sitting.players))]
    app.scene.focus.at = "settings"
    press(app, "choose")
    assert isinstance(app.scene, SettingsScene)
    press(app, "back")
    app.scene.focus.at = "resume"
    press(app, "choose")
    assert app.scene is here
    press(app, "back")
    app.scene.focus.at = "shelf"
    press(app, "choose")
    assert isinstance(app.scene, Shelf)


def ways_out(here: Table) -> list[str]:
    """The buttons that lead out of what was only begun."""
    return [control.id for control in here.controls() if control.id in (STEP_BACK, "foot/cancel")]


@pytest.mark.parametrize("name", [*(f"{game}_table" for game in sorted(FACED)), "montoons_planning"])
def test_the_pause_opens_after_every_choice(name: str, cache: Path) -> None:
    with opened(name, cache=cache) as app:
        app.settings.speed = 0
        app.step([], 200)
        here = table(app)
        for _ in range(3):
            if here.question.offered is not None:
                here.answers.answer(here.question.offered.options[0].key)
            for _ in range(3):
                app.step([], 700)
            if ways_out(here):
                press(app, "back")  # what was only begun is withdrawn first
                app.step([], 700)
                assert app.scene is here and not ways_out(here)
            press(app, "back")
            assert isinstance(app.scene, PauseMenu)
            press(app, "back")
            assert app.scene is here


def test_the_pause_says_whether_the_game_is_on_the_disk(tmp_path: Path) -> None:
    for folders, words in (
        (Folders(tmp_path, None, None), "kept after every choice"),
        (Folders(None, None, None), "until the window closes"),
        (None, "not kept"),
    ):
        sitting = seated(Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 1))
        sitting.shelf = SaveShelf.at(folders) if folders else None
        sitting.name = "pontoon-1"
        sitting.save()
        with at_table(sitting) as (app, here):
            assert words in PauseMenu(app, here).kept_words()


def test_what_is_asked_for_while_things_move_is_no_longer_called_somebody_elses_turn(app: Parlour) -> None:
    here = table(app)
    app.settings.speed, here.question.offered = 2, None
    here.play(Wait(9000))
    refused = here.view.why_not("anything")
    assert refused is not None and "still moving" in refused.why
    press(app, "hint")
    app.step([], 16)
    assert here.question.offered is not None and here.hint.awaited and not app.toasts.shown
    here.past.to(0)
    press(app, "hint")
    assert "looking back" in app.toasts.shown[0].text


def test_hint_and_undo_answer_by_their_keys(app: Parlour) -> None:
    here = table(app)
    before = len(here.match.answers)
    press(app, "hint")
    assert here.hint.awaited or here.hint.thought or app.toasts.shown
    press(app, "undo")
    assert len(here.match.answers) < before or app.toasts.shown  # taken back, or told why not
    assert app.scene is here


def test_a_card_that_has_the_focus_is_enlarged_by_its_key_and_put_down_by_it(app: Parlour) -> None:
    scene = table(app)
    seen = next(one for one in scene.controls() if isinstance(one.tags.get("card"), int) and one.zoom)
    scene.focus.at, scene.focus.device = seen.id, "keys"
    settle(app, 12)  # nothing moves any more
    zoom, shown = scene.frame.zoom, []
    for _ in range(2):
        press(app, "zoom")
        shown.append(zoom.on and (zoom.on.id, zoom.box[2] > 0))
    assert shown == [(seen.id, True), None], "it is there at once, and goes"


def test_a_report_is_written_by_its_key(app: Parlour) -> None:
    press(app, "report")
    assert app.folders.reports and list(app.folders.reports.glob("*.json"))
    assert app.toasts.shown[-1].kind == "good"


def test_numbers_choose_in_the_order_of_the_prompt(app: Parlour) -> None:
    here = table(app)
    app.settings = replace(app.settings, unfinished="off")
    assert here.question.offered
    first, before = here.question.offered.options[0].key, len(here.match.answers)
    app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1")], 16)
    given = [answer[1] if isinstance(answer, tuple) else answer for answer in here.match.answers[before:]]
    assert first in given
