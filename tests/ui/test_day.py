"""The page of the days: a deal is played from it, told to friends, opened by their code, and its par is counted."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.engine.match import Match
from game.modes.counting import Counting
from game.modes.day import diary
from game.modes.day.deals import deal_of, plans
from game.modes.day.diary import Diary
from game.modes.day.par import Try
from game.store import Folders
from game.ui.gallery import opened as in_window
from game.ui.parlour import Parlour
from game.ui.scenes.day import Day
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.result import Result
from game.ui.scenes.shelf import Shelf
from game.ui.table.table import Table
from game.ui.widgets.line import pasted
from game.ui.window.scene import Push
from tests.ui.hands import click
from tests.ui.layout import picture
from tests.ui.moding import control
from tests.ui.tabling import settle

TODAY = date(2026, 11, 27)


class Counted(Counting[Try]):
    """Has tried the deal six times whenever it is asked."""

    shut: list[tuple[str, int]] = []

    def __init__(self, deal: Any, first: int, last: int) -> None:
        self.deal, self.first, self.left = deal, first, last - first

    def poll(self) -> list[Try]:
        many, self.left = min(6, self.left), max(0, self.left - 6)
        return [Try(n, True) for n in range(many)]

    def close(self) -> None:
        self.shut.append((self.deal.key, self.first))


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parlour]:
    monkeypatch.setattr(Day, "counting", Counted)
    monkeypatch.setattr(Counted, "shut", [])
    made = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    made.settings.speed = 0
    made.open()
    made.step([], 16)
    yield made
    made.close()


def opened(app: Parlour, game: str = "pontoon") -> Day:
    page = Day(app, game=game, today=TODAY)
    app.post(Push(page))
    app.step([], 16)
    return page


def chosen(app: Parlour, id: str) -> None:
    click(app, next(control for control in app.scene.controls() if control.id == id))


def said(page: Day) -> str:
    return " ".join(str(vars(one).get("text", "")) for one in page.widgets)


@pytest.mark.usefixtures("unpainted")
def test_a_deal_is_played_at_a_table_and_its_end_leads_back_to_its_day(app: Parlour) -> None:
    opened(app)
    chosen(app, "play")
    app.step([], 16)
    assert isinstance(app.scenes[0], Shelf) and isinstance(table := app.scene, Table)
    deal, match = deal_of("pontoon", TODAY), table.match
    assert isinstance(match, Match) and match.seed == deal.seed and table.sitting.purpose == f"day/{deal.key}"
    sitting = table.sitting
    page = opened(app)
    assert page.running == sitting.name and "Go on with it" in said(page)
    while sitting.match.decision:
        sitting.answer(sitting.match.decision.options[0].key)
    app.post(Push(Result(app, sitting)))
    settle(app)
    chosen(app, "onward")
    settle(app)
    assert isinstance(page := app.scene, Day) and page.day == TODAY and not page.running
    assert page.diary.of(deal.key) and "Play it again" in said(page)


@pytest.mark.usefixtures("unpainted")
def test_hard_tries_the_deal_that_is_shown_and_the_par_comes_when_it_has_done_so(app: Parlour) -> None:
    page, tries = opened(app), plans()["pontoon"].tries
    assert "not yet counted" in said(page) and f"0 of {tries} tries" in said(page)
    app.step([], 1400)
    assert page.trials is None, "not while somebody only looks in"
    app.step([], 200)
    assert page.diary.counted(page.deal.key) == 6 and f"6 of {tries} tries" in said(page)
    chosen(app, "game/dragon")
    assert Counted.shut == [(deal_of("pontoon", TODAY).key, 0)], "another deal is shown"
    chosen(app, "game/pontoon")
    for _ in range(tries // 6 + 1):
        app.step([], 1600)
    assert "2.5 ahead" in said(page) and f"Hard over {tries} tries" in said(page)
    assert Diary(app.folders).par(page.deal.key) == page.par, "it is kept"


@pytest.mark.usefixtures("unpainted")
def test_hard_goes_on_while_the_deal_is_played_and_ends_when_its_table_is_left(app: Parlour) -> None:
    page = opened(app)
    app.step([], 1600)
    key, diary = page.deal.key, lambda: Diary(app.folders)
    assert diary().counted(key) == 6 and diary().told_so_far(key) == "par not yet counted"
    chosen(app, "play")
    app.step([], 16)
    assert isinstance(table := app.scene, Table) and Counted.shut == []
    sitting = table.sitting
    opened(app)  # so that the table does not look on
    while sitting.match.decision:
        sitting.answer(sitting.match.decision.options[0].key)
    app.post(Push(Result(app, sitting)))
    settle(app)
    assert diary().counted(key) >= 12 and isinstance(app.scene, Result) and "par 2.5 ahead so far" in app.scene.why
    chosen(app, "onward")
    settle(app)
    assert Counted.shut == [(key, 0)] and sitting.beside is None
    assert isinstance(app.scene, Day)
    assert "2.5 ahead so far" in said(app.scene) and "not yet counted" not in said(app.scene)


@pytest.mark.usefixtures("unpainted")
def test_whoever_plays_at_once_has_hard_begin_with_them(app: Parlour) -> None:
    opened(app)
    chosen(app, "play")
    app.step([], 16)
    assert isinstance(app.scene, Table) and app.scene.sitting.beside is not None


@pytest.mark.usefixtures("unpainted")
def test_what_is_copied_opens_the_same_deal_at_a_friends(app: Parlour) -> None:
    page = opened(app, "kingdom")
    chosen(app, "day/2026-11-20")
    app.step([], 16)
    assert (page.day, page.game) == (date(2026, 11, 20), "kingdom") and "Play this deal" in said(page)
    chosen(app, "copy")
    chosen(app, "day/2026-11-03")
    chosen(app, "game/pack")
    page.typed = pasted()
    chosen(app, "use")
    assert (page.day, page.game, page.typed) == (date(2026, 11, 20), "kingdom", "")
    page.typed = "PON-991127-0000"
    chosen(app, "use")
    assert (page.day, page.typed) == (date(2026, 11, 20), "PON-991127-0000"), "what is wrong stays to be mended"


@pytest.mark.usefixtures("unpainted")
def test_no_month_opens_that_has_no_day_yet_and_stars_are_told_of_the_month_that_is_shown(app: Parlour) -> None:
    page = Day(app, today=date(2026, 11, 30))
    app.post(Push(page))
    app.step([], 16)
    assert not control(app, "month/on").enabled and "0 of 90 stars this month" in said(page)
    chosen(app, "month/back")
    assert control(app, "month/on").enabled and "0 of 93 stars in October" in said(page)


@pytest.mark.usefixtures("unpainted")
def test_no_bubble_says_again_what_stands_on_the_button(app: Parlour) -> None:
    page = opened(app)
    assert "Play today's deal" in said(page) and not control(app, "play").tip


@pytest.mark.usefixtures("unpainted")
def test_any_day_before_can_be_chosen_and_none_to_come(app: Parlour) -> None:
    page = opened(app)
    days = {control.id: control for control in page.controls() if control.id.startswith("day/")}
    assert len(days) == 30 and [id for id, one in days.items() if not one.enabled] == [
        "day/2026-11-28",
        "day/2026-11-29",
        "day/2026-11-30",
    ]
    assert not next(control for control in page.controls() if control.id == "month/on").enabled
    for _ in range(10):
        chosen(app, "month/back")
    assert page.month == date(2026, 1, 1)
    assert not next(control for control in page.controls() if control.id == "month/back").enabled
    chosen(app, "day/2026-01-01")
    assert page.day == date(2026, 1, 1)


# ---- a friend's code in New game ----------------------------------------------------------------------------------
def typed(app: Parlour, code: str) -> NewGame:
    """A code in the field for seeds of a table of Pontoon, and Use it."""
    scene = NewGame(app, "pontoon")
    scene.seed.folded = False
    app.post(Push(scene))
    settle(app)
    scene.seed.typed = code
    click(app, control(app, "use"))
    settle(app)
    return scene


@pytest.mark.parametrize("game", ["pontoon", "dragon"])
def test_a_friends_code_of_a_day_leads_from_a_new_game_to_its_deal_and_back(
    app: Parlour, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(diary, "today", lambda: TODAY)
    deal = deal_of(game, date(2026, 11, 20))
    scene = typed(app, f"Have a go at {deal.code.lower()}!")
    assert isinstance(app.scene, Day) and app.scene.deal == deal
    app.post(app.scene.back())
    settle(app)
    assert app.scene is scene and scene.setup.seed is None


@pytest.mark.parametrize(
    ("code", "why"), [("PON-26112-9F2C", "reads like PON-261127"), ("PON-261227-0000", "has not come")]
)
def test_a_wrong_code_of_a_day_is_told_in_plain_words_and_stays_to_be_mended(
    app: Parlour, monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    monkeypatch.setattr(diary, "today", lambda: TODAY)
    scene = typed(app, code)
    assert app.scene is scene and scene.seed.typed == code and scene.setup.seed is None
    assert why in app.toasts.shown[-1].text


def test_in_a_small_window_what_would_be_too_small_in_one_line_takes_two() -> None:
    marks = picture("day_new", scale=200)[1]
    told = [mark for mark in marks if mark.text == "the same for everybody, from the date alone"]
    assert len(told) == 1 and told[0].px >= 26 and not told[0].cut


@pytest.mark.parametrize("name", ["day", "day_new"])
def test_with_larger_text_all_of_the_deal_and_its_picture_are_seen_at_once(name: str) -> None:
    with in_window(name, scale=150) as app:
        app.step([], 16)
        assert isinstance(app.scene, Day)
        x, y, w, h = next(widget.box for widget in app.scene.widgets if widget.id == "deal")
        whole = app.scene.area("deal/whole")
        assert whole is not None and whole[3] <= h + 1
        assert app.scene.area("figure") is not None
