"""New game for MonToons: every game's screen opens, and maps and monsters of the user's packs are offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.rules import GAMES
from game.store import Folders, Settings
from game.ui.gallery import opened, picture
from game.ui.games.montoons import offers
from game.ui.games.montoons.table import MonToonsTop
from game.ui.parlour import Parlour
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.picking import Picking
from game.ui.table.table import Table
from game.ui.widgets.controls import Words
from game.ui.widgets.flowing import ScrollArea
from game.ui.window.scene import Push, Scene
from tests.sure import every
from tests.ui.tabling import settle
from tests.ui.visiting import click

REEF = """
- id: reef
  name: Little Reef
  first_waystone: 2
  grid: |
    F. W1 .. W2 F.
    .. .. .. .. ..
    F. W3 .. W4 F.
    .. .. F. .. ..
    W5 .. .. .. W6
"""


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A pack with one map more and one monster more."""
    own = (
        "- id: hoku"
        + data("montoons", "characters.yaml").read_text("utf-8").split("- id: hoku")[1].split("- id: pele")[0]
    )
    folder = tmp_path / "packs" / "reef" / "montoons"
    folder.mkdir(parents=True)
    (folder.parent / "pack.yaml").write_text("name: Reef\nversion: '1'\n")
    (folder / "maps.yaml").write_text(REEF)
    (folder / "characters.yaml").write_text(own.replace("id: hoku", "id: kapu").replace("name: Hoku", "name: Kapu"))
    return folder.parent.parent


def screen(game: str, root: Path | None = None, **settings: object) -> tuple[Parlour, NewGame]:
    app = Parlour(
        Folders(root, None, None), Settings(**({"speed": 0} | settings)), home=Scene, size=(1280, 720), patient=True
    )
    scene = NewGame(app, game)
    app.home = lambda: scene
    app.open()
    settle(app)
    return app, scene


def labels(scene: NewGame, rule: str) -> list[str]:
    area = next(widget for widget in scene.widgets if widget.id == "rules")
    return next(row for row in area.children if row.id == f"rule/{rule}").items  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_screen_of_every_game_opens_and_may_start(game: str) -> None:
    app, scene = screen(game)
    assert app.scene is scene and not scene.setup.why_not()
    app.close()


def test_maps_and_monsters_of_a_pack_are_offered_and_played(packs: Path) -> None:
    app, scene = screen("montoons", packs.parent)
    assert labels(scene, "map")[-1] == "Little Reef" and len(labels(scene, "map")) == 5
    scene.setup.options["map"] = "reef"
    scene._fit()
    click(app, "start")
    table = app.scene
    assert isinstance(table, Table) and isinstance(table.top, MonToonsTop)
    assert table.top.reading.arena.name == "Little Reef" and "kapu" in table.top.draft.cards()
    app.snapshot()
    app.close()


def test_a_map_that_is_gone_gives_way_to_the_first() -> None:
    app, scene = screen("montoons", setups={"montoons": {"options": {"map": "reef"}}})
    assert scene.setup.options["map"] == "A"
    app.close()


@pytest.mark.parametrize(("game", "rule", "title"), [("pack", "deck_1", "'s deck"), ("montoons", "map", "Battle map")])
def test_decks_and_maps_are_chosen_by_their_pictures(game: str, rule: str, title: str) -> None:
    app, scene = screen(game)
    was = scene.setup.options[rule]
    area = next(widget for widget in scene.widgets if widget.id == "rules")
    shown = next(row for row in area.children if row.id == f"rule/{rule}")  # type: ignore[attr-defined]
    app.post(shown.controls()[0].choose())
    settle(app)
    page = app.scene
    assert isinstance(page, Picking) and page.title.endswith(title) and page.offers[0].line
    assert page.first == f"tile/{page.at}"
    click(app, f"tile/{1 - page.at}")
    settle(app)
    assert app.scene is scene and scene.setup.options[rule] != was
    app.close()


@pytest.mark.parametrize("game", [*GAMES])
def test_with_the_keys_on_a_house_rule_what_it_says_is_seen_whole(game: str) -> None:
    with opened("new_game", scale=200) as app:
        app.post(Push(NewGame(app, game)))
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, NewGame)
        scene.page = 2
        scene.set_out()
        area = next(one for one in scene.widgets if isinstance(one, ScrollArea))
        texts = [one for one in area.children if isinstance(one, Words) and one.wraps]
        for control in every([one for one in scene.controls() if one.zone == area.id and one.stop]):
            scene.focus.land(next(one for one in scene.controls() if one.id == control.id))
            _, y, _, h = next(one for one in scene.controls() if one.id == control.id).rect
            low = min((one.box[1] for one in texts if one.box[1] + area.box[1] - area.top >= y + h), default=0.0)
            told = next(one for one in texts if one.box[1] == low)
            assert area.box[1] + told.box[1] + told.box[3] - area.top <= area.box[1] + area.box[3], control.id


def test_a_map_that_is_chosen_by_its_picture_is_nearly_as_high_as_its_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    monkeypatch.setattr(offers, "small_map", lambda s, pictures, key, cells, box: shown.append(box[3]))
    marks = picture("new_game_maps")[1]
    tile = next(mark.rect.h for mark in marks if mark.kind == "control" and mark.text.startswith("tile/"))
    assert shown and min(shown) > 0.9 * tile
