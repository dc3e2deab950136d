"""The shelf of awards by real events: two clicks away, told at a result, each thing with its page and its game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.company import Player
from game.modes.awards import THINGS, Awards, FeatsOf, counted, shipped_awards
from game.modes.counting import Counting
from game.sitting import Sitting
from game.store import Folders, Ledger
from game.store.gathered import Gathered
from game.ui.draw.cache import Cache
from game.ui.draw.shapes import meets
from game.ui.parlour import Parlour
from game.ui.scenes import keepsakes
from game.ui.scenes.awards import AwardsScene
from game.ui.scenes.charms import MOST, Charm, in_row
from game.ui.scenes.outcome import kept
from game.ui.scenes.trophies import DRAWN, trophy
from game.ui.table.table import Table
from game.ui.window.scene import Pop, Push
from tests.sure import every
from tests.ui.moding import control, home, press, shown
from tests.ui.tabling import settle

PEOPLE = (Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave"))


class AtOnce(Counting[FeatsOf]):
    """Counts in this process."""

    def __init__(self, folders: Folders, names: list[str]) -> None:
        self.found = [(name, counted(folders, name)) for name in names]

    def poll(self) -> list[FeatsOf]:
        found, self.found = self.found, []
        return found

    def close(self) -> None:
        pass


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    with home(tmp_path) as made:
        yield made


def finished(app: Parlour) -> Sitting:
    sitting, lot = Sitting.new(app.folders, "pontoon", PEOPLE, 4), Random(4)
    while (decision := sitting.match.decision) is not None:
        sitting.answer(lot.choice(decision.options).key)
    sitting.close()
    return sitting


def test_the_result_tells_what_was_won_and_the_shelf_leads_to_the_game(app: Parlour) -> None:
    sitting = finished(app)
    app.post(Push(app.make("result", sitting)))
    settle(app)
    assert not app.toasts.shown, "a note would lie over the result"
    told = control(app, "gain/0").rect
    assert not meets(told, app.scene.area("picture")) and not meets(told, app.scene.area("chart"))  # type: ignore[attr-defined]
    press(app, "gain/0")
    scene: Any = app.scene
    assert scene.won["first_chair"].record.save == sitting.name
    press(app, "award/first_chair")
    assert scene.award.id == "first_chair" and control(app, "onward").enabled
    press(app, "onward")
    assert isinstance(app.scene, Table) and app.scene.sitting.name == sitting.name
    assert app.scene.past.shown, "from its first moment"


@pytest.mark.parametrize("many", [1, 2, 3, 6])
def test_the_result_names_every_award_that_is_new_and_shows_up_to_three(
    app: Parlour, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    new = list(shipped_awards()[:many])
    monkeypatch.setattr(Awards, "count", lambda self, sitting: new)
    seen: list[str] = []
    monkeypatch.setattr(keepsakes, "_shown", lambda pictures, award, s, at: seen.append(award.id))
    app.post(Push(app.make("result", finished(app))))
    settle(app)
    app.painter.record = True
    app.snapshot()
    told = " ".join(mark.text for mark in app.painter.marks if mark.text)
    assert all(award.name in told for award in every(new))
    if many <= 3:  # more have no room for their pictures at this size
        assert sorted(set(seen)) == sorted(award.id for award in new)
    assert "gain/0" in [one.id for one in app.scene.controls()]


def test_what_is_still_to_come_says_how_it_is_won(app: Parlour) -> None:
    shown(app, "shelf")
    press(app, "evenings")
    press(app, "door/awards")
    scene = app.scene
    assert isinstance(scene, AwardsScene) and not scene.won
    dark = control(app, "award/dragon_slain")
    press(app, "award/dragon_slain")
    assert "still to be won" in dark.label and "Slay the Dragon" in dark.label
    assert scene.award.id == "dragon_slain" and not control(app, "onward").enabled


def test_games_that_were_not_counted_are_counted_while_the_page_is_open(
    app: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(app)
    monkeypatch.setattr(AwardsScene, "counting", staticmethod(AtOnce))
    scene: Any = shown(app, "awards")
    assert "first_chair" in scene.won and not scene.kept.missing()


def test_what_stands_on_the_shelf_is_another_for_each_award_and_keeps_to_its_place() -> None:
    seen = set()
    for award in every(shipped_awards()):
        image = trophy(award.figure, award.thing, 100)
        w, h = image.get_size()
        ink = image.get_bounding_rect()
        assert w <= 100 and h <= 102 and ink.h > 40 and ink.bottom > h - 5, award.id
        seen.add(pygame.image.tobytes(image, "RGBA"))
    assert len(seen) == len(shipped_awards())


def test_every_kind_of_thing_that_may_be_written_can_be_drawn() -> None:
    assert DRAWN.keys() == THINGS.keys()
    for kind in every(DRAWN):
        words, most = THINGS[kind]()
        for word in words or [""]:
            said = f"{kind} {word}".strip()
            assert trophy("", said, 60).get_bounding_rect().h > 20, said


def test_the_page_tells_what_a_game_came_nearest_to(app: Parlour) -> None:
    finished(app)
    scene: Any = shown(app, "awards")
    scene.late.count = AtOnce(app.folders, scene.kept.missing())
    settle(app)
    app.step([], 16)
    assert scene.near is not None
    app.painter.record = True
    app.snapshot()
    assert scene.near.award.name in [mark.text for mark in app.painter.marks]


def test_what_was_won_stands_on_the_box_of_its_game_and_leads_to_its_page(app: Parlour) -> None:
    shown(app, "shelf")
    assert not [one for one in app.scene.controls() if one.id.startswith("charm/")], "nothing was won yet"
    app.post(Push(app.make("result", finished(app))))
    settle(app)
    shown(app, "shelf")
    charm, box = control(app, "charm/first_chair"), control(app, "box/pontoon")
    (x, y, w, h), (left, top, wide, _) = charm.rect, box.rect
    assert left <= x and x + w <= left + wide and y < top < y + h, "it stands on the upper edge"
    press(app, "charm/first_chair")
    assert isinstance(app.scene, AwardsScene) and app.scene.award.id == "first_chair"


def test_of_many_that_were_won_in_one_game_the_last_have_room_on_its_box() -> None:
    charms = [Charm(Cache(), Gathered(f"a{n}", "pontoon", f"A {n}", "Do it.", "", "star"), str) for n in range(20)]
    for k in (0.4, 1.0, 1.5):
        stand = in_row(charms, (10, 100, 204 * k, 276 * k), k)
        assert [one.id for one in stand] == [one.id for one in charms[-len(stand) :]] and 3 <= len(stand) <= MOST
        rights = [one.box[0] + one.box[2] for one in stand]
        assert stand[0].box[0] >= 10 and rights[-1] <= 10 + 204 * k + 0.01
        assert all(right <= after.box[0] + 0.01 for right, after in zip(rights, stand[1:]))


def test_the_shelf_stands_though_what_is_kept_of_awards_makes_no_sense(app: Parlour) -> None:
    Ledger(app.folders, "gathered").write({"won": [["a"], 3, ["id", "pontoon", "Name", "Line.", "", "star"]]})
    shown(app, "shelf")
    assert [one.id for one in app.scene.controls() if one.id.startswith("charm/")] == ["charm/id"]
    Ledger(app.folders, "gathered").write({"won": 5})
    shown(app, "shelf")
    assert control(app, "play")


@pytest.mark.usefixtures("unpainted")
def test_the_page_says_which_games_win_no_award_and_why(app: Parlour) -> None:
    def told() -> str:
        app.painter.record = True
        app.snapshot()
        return " ".join(mark.text for mark in app.painter.marks)

    shown(app, "awards")
    assert "Games in which somebody was helped" in told()
    app.post(Pop())
    for seed in (4, 5):
        sitting, lot = Sitting.new(app.folders, "pontoon", PEOPLE, seed), Random(seed)
        sitting.assists.add("hint")
        if seed == 5:
            sitting.assists.add("undo")
        while (decision := sitting.match.decision) is not None:
            sitting.answer(lot.choice(decision.options).key)
        assert kept(sitting).startswith("Hints were asked for, so it wins no award. ")
        sitting.close()
    scene: Any = shown(app, "awards")
    said = "Help costs awards: 2 of your games win none, for hints were asked for in all of them and something was "
    said += "taken back in 1."
    assert scene.kept.helped().told() == said
    assert "Help costs awards: 2 of your games" in told() and not scene.kept.missing()
