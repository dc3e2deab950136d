"""What lies over a table knows what it speaks of: bubbles, notes, enlarged cards, judged by boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from game.ui.draw.shapes import Box
from game.ui.gallery import opened
from game.ui.games.dragon.samples import SAMPLES as DRAGON
from game.ui.games.kingdom.samples import SAMPLES as KINGDOM
from game.ui.games.montoons.samples import SAMPLES as MONTOONS
from game.ui.games.pack.samples import SAMPLES as PACK
from game.ui.games.pontoon.samples import SAMPLES as PONTOON
from game.ui.house import notes
from game.ui.house.notes import covered, fitted, words
from game.ui.parlour import Parlour
from game.ui.table.table import Table

WINDOWS = (((1280, 720), 100), ((1280, 720), 200), ((1080, 1600), 100))
STATES = [
    name
    for name in (*PONTOON, *MONTOONS, *PACK, *DRAGON, *KINGDOM)
    if not name.endswith(("menu", "log", "lesson", "result", "recap", "victory", "defeat"))
]
ALL = list(product(STATES, WINDOWS))
USUAL = [pytest.param(*one, marks=() if i % 8 == i // 8 % 8 else pytest.mark.soak) for i, one in enumerate(ALL)]
TOLD = "The Armoury is empty: nothing can be drawn from it until the round is over."


def table_of(app: Parlour) -> Table:
    assert isinstance(app.scene, Table)
    for _ in range(3):
        app.step([], 700)
    return app.scene


def prompt_of(table: Table) -> list[Box]:
    """Where the question stands, if it is written there."""
    area = table.view.area("prompt")
    return [area] if area and table.top.prompt_words() else []


@pytest.mark.parametrize(("name", "window"), USUAL, ids=str)
@pytest.mark.usefixtures("unpainted")
def test_no_bubble_covers_what_it_explains_or_what_is_asked(name: str, window: tuple[tuple[int, int], int]) -> None:
    with opened(name, *window) as app:
        table = table_of(app)
        sheet, told = table.shown_on(), 0
        assert sheet is not None
        for control in table.controls():
            if (found := words(control)) is None:
                continue
            subject = control.ring or control.rect
            w = min(notes.BUBBLE_W, 40 + max(sheet.width(found[0], "title", 18), sheet.width(found[1], "text", 16)))
            table.focus.over = control.id
            (x, y, w, h), _ = fitted(sheet, subject, w, *found, table.kept_clear())
            assert x >= 0 and y >= 0 and x + w <= sheet.units[0] and y + h <= sheet.units[1], control.id
            assert not covered((x, y, w, h), [subject]), f"{control.id} is covered by its bubble"
            assert not covered((x, y, w, h), prompt_of(table)), f"the bubble of {control.id} covers what is asked"
            told += 1
        assert told


@pytest.mark.parametrize(("name", "window"), USUAL, ids=str)
@pytest.mark.usefixtures("unpainted")
def test_a_note_covers_neither_what_is_asked_nor_what_is_lit(name: str, window: tuple[tuple[int, int], int]) -> None:
    with opened(name, *window) as app:
        table = table_of(app)
        app.toast(TOLD, "wrong")
        app.step([], 16)
        (toast,) = app.toasts.shown
        lit = [control.rect for control in table.controls() if control.tags.get("key")]
        assert table.top.asks or not covered(toast.box, prompt_of(table))
        if window[1] == 100:  # in the smallest room all may be lit
            assert not covered(toast.box, lit)


ZOOMED = [
    pytest.param(*one, marks=() if i % 16 == (i // 16 + 4) % 16 else pytest.mark.soak) for i, one in enumerate(ALL)
]


@pytest.mark.parametrize(("name", "window"), ZOOMED, ids=str)
@pytest.mark.usefixtures("unpainted")
def test_an_enlarged_card_can_be_read_and_covers_neither_itself_nor_what_is_asked(
    name: str, window: tuple[tuple[int, int], int]
) -> None:
    with opened(name, *window) as app:
        table = table_of(app)
        cards = [control for control in table.top.controls() if isinstance(control.tags.get("card"), int)]
        faults = list[str]()
        for card in cards[:: max(1, len(cards) - 1)]:
            table.focus.over = card.id
            table.zoom.on, table.zoom.held = card, True
            app.dirty = True
            app.step([], 16)
            box, room = table.zoom.box, table.view.room
            if not (box[0] >= 0 and box[1] >= 0 and box[0] + box[2] <= room[0] + 1 and box[1] + box[3] <= room[1] + 1):
                faults.append(f"{card.id} reaches out of the window")
            if covered(box, prompt_of(table)):
                faults.append(f"{card.id} covers what is asked")
            if covered(box, [card.rect]):
                faults.append(f"{card.id} covers itself")
            app.painter.record = True
            app.snapshot()
            app.painter.record = False
            if (small := min(mark.px for mark in app.painter.marks if mark.kind == "text")) < 12:
                faults.append(f"{card.id} is explained in letters of {small}")
            table.zoom.close()
        assert faults == []


# --- words that float

FLOATED = [
    pytest.param(*one, marks=() if i % 24 == (i // 24 + 7) % 24 else pytest.mark.soak)
    for i, one in enumerate(one for one in ALL if not one[0].startswith("dragon"))  # nothing is said over its map
]
ANSWERS, FRAME, LONGEST = 8, 90, 120  # how many are given, ms of a frame, and frames until all of one is shown


def shown_on(app: Parlour, table: Table) -> Iterator[None]:
    """The frames of answers by lot, one after the other, with some of the question after each."""
    lot = Random(1)
    for _ in range(ANSWERS):
        if (decision := table.match.decision) is None:
            return
        table.question.withdraw()
        table.question.offered = None
        table.match.answer(lot.choice(decision.options).key)
        after = 0
        for _ in range(LONGEST):
            app.step([], FRAME)
            yield
            after += not table.news.busy
            if after > 6:
                break


def faults_of(table: Table) -> list[str]:
    """What floating words cover just now, and those that reach out of the window."""
    faults, told, (wide, high) = [], [one for one in table.captions.shown if one.lies], table.view.room
    asked = [*prompt_of(table), *([page] if (page := table.view.area("page")) else [])]
    lit = [one.rect for one in table.controls() if one.tags.get("key") and table.view.question]
    open_ = [one.rect for one in table.controls() if one.id.endswith("/ground")]
    for caption in told:
        x, y, w, h = box = caption.lies or (0, 0, 0, 0)
        others = [other.lies for other in told if other is not caption and other.lies]
        things = {"itself": [caption.over() or box], "what is asked": asked, "what is lit": lit, "others": others}
        faults += [f"{caption.text} covers {what}" for what, boxes in things.items() if covered(box, boxes)]
        if covered(box, open_):
            faults.append(f"{caption.text} covers what lies open")
        if x < 0 or y < 0 or x + w > wide or y + h > high:
            faults.append(f"{caption.text} reaches out of the window")
    spots = [caption.spot for caption in told]
    return faults + [f"two at {spot}" for spot in spots if spots.count(spot) > 1]


@pytest.mark.parametrize(("name", "window"), FLOATED, ids=str)
@pytest.mark.usefixtures("unpainted")
def test_words_that_float_cover_nothing_that_must_be_seen(name: str, window: tuple[tuple[int, int], int]) -> None:
    with opened(name, *window) as app:
        table, frames = table_of(app), 0
        for _ in shown_on(app, table):
            frames += 1
            assert faults_of(table) == [], f"frame {frames}"
        assert frames or table.match.over
