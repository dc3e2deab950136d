"""What lies over a table knows what it speaks of: bubbles, notes, enlarged cards, judged by boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import inside, meets
from game.ui.gallery import opened
from game.ui.games.dragon.samples import SAMPLES as DRAGON
from game.ui.games.kingdom.samples import SAMPLES as KINGDOM
from game.ui.games.montoons.samples import SAMPLES as MONTOONS
from game.ui.games.pack.samples import SAMPLES as PACK
from game.ui.games.pontoon.samples import SAMPLES as PONTOON
from game.ui.house import notes
from game.ui.house.notes import covered, fitted, words
from game.ui.parlour import Parlour
from game.ui.table.jotpad import target_of
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.tabling import lit

WINDOWS = (((1280, 720), 100), ((1280, 720), 200), ((1080, 1600), 100))
STATES = [
    name
    for name in (*PONTOON, *MONTOONS, *PACK, *DRAGON, *KINGDOM)
    if not name.endswith(("menu", "log", "lesson", "result", "recap", "victory", "defeat"))
]
ALL = list(product(STATES, WINDOWS))
USUAL = [pytest.param(*one, marks=() if i % 37 == i // 37 % 37 else pytest.mark.soak) for i, one in enumerate(ALL)]
TOLD = "The Armoury is empty: nothing can be drawn from it until the round is over."


def table_of(app: Parlour) -> Table:
    assert isinstance(app.scene, Table)
    for _ in range(3):
        app.step([], 700)
    return app.scene


def prompt_of(table: Table) -> list[Area]:
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
            assert not covered(toast.box, [*lit, *table.top.heads()])


@pytest.mark.parametrize("name", ["pack_table", "montoons_table", "pontoon_table"])
@pytest.mark.usefixtures("unpainted")
def test_a_note_leaves_a_card_that_is_enlarged_under_it(name: str) -> None:
    with opened(name) as app:
        table = table_of(app)
        app.toast(TOLD, "wrong")
        app.step([], 16)
        (toast,) = app.toasts.shown
        card = next(one for one in table.top.controls() if isinstance(one.tags.get("card"), int))
        table.focus.over, table.zoom.on, table.zoom.held = card.id, card, True
        for _ in range(2):
            app.dirty = True
            app.step([], 16)
        assert table.zoom.box[2] and not covered(toast.box, [table.zoom.box])


@pytest.mark.usefixtures("unpainted")
def test_a_note_leaves_the_chart_of_a_result_alone() -> None:
    for size, scale in every(WINDOWS):
        with opened("result", size, scale) as app:
            app.step([], 16)
            app.toast(TOLD, "info")
            app.step([], 16)
            chart = app.scene.area("chart")  # type: ignore[attr-defined]
            assert scale == 200 or chart
            assert not chart or not covered(app.toasts.shown[0].box, [chart])


ZOOMED = [
    pytest.param(*one, marks=() if i % 24 == (i // 24 + 4) % 24 else pytest.mark.soak) for i, one in enumerate(ALL)
]


def test_a_note_that_is_given_again_while_it_is_there_stays_to_be_read() -> None:
    """It was drawn without a size at the upper left."""
    with opened("pontoon_table", (1280, 720)) as app:
        boxes = []
        for _ in range(2):
            app.toast(TOLD, "wrong")
            app.step([], 16)
            boxes.append(app.toasts.shown[0].box)
        assert boxes[0] == boxes[1] and min(boxes[1][2:]) > 20


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
            least = max(12, 8 * window[1] // 100)
            if (small := min(mark.px for mark in app.painter.marks if mark.kind == "text" and mark.px)) < least:
                faults.append(f"{card.id} is explained in letters of {small}")
            table.zoom.close()
        assert faults == []


PADS = [(f"{game}_note", window) for game in ("dragon", "montoons", "kingdom") for window in WINDOWS]


@pytest.mark.parametrize(
    ("name", "window"),
    [pytest.param(*one, marks=() if i % 3 == i // 3 % 3 else pytest.mark.soak) for i, one in enumerate(PADS)],
    ids=str,
)
@pytest.mark.usefixtures("unpainted")
def test_a_note_being_written_covers_neither_what_it_is_about_nor_what_is_asked(
    name: str, window: tuple[tuple[int, int], int]
) -> None:
    with opened(name, *window) as app:
        table, told = table_of(app), 0
        pad = table.frame.jotpad
        notable = [one for one in table.top.controls() if pad.thing(one)]
        for one in notable[:: max(1, len(notable) // 4)]:
            pad.open_at(one)
            about = table.view.where(target_of(pad.about or ""))
            assert about is not None and not covered(pad.box, [about]), f"{one.id} is covered by its note"
            assert not covered(pad.box, prompt_of(table)), f"the note on {one.id} covers what is asked"
            told += 1
        assert told


# --- words that float

FLOATED = [
    pytest.param(*one, marks=() if i % 37 == (i // 37 + 7) % 37 else pytest.mark.soak)
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


# --- drawers and trays

OVER_MAPS = [
    pytest.param(*one, marks=() if i % 12 == (i // 12 + 3) % 12 or "aside" in one[0] else pytest.mark.soak)
    for i, one in enumerate(one for one in ALL if one[0].startswith(("montoons", "dragon")))
    if one[0] != "montoons_held"  # a bubble that goes with what is dragged
]


def grid(box: Area) -> list[tuple[float, float]]:
    """Places spread over a box."""
    x, y, w, h = box
    return [(x + w * i / 8, y + h * j / 8) for i, j in product((1, 3, 5, 7), repeat=2)]


@pytest.mark.parametrize(("name", "window"), OVER_MAPS, ids=str)
@pytest.mark.usefixtures("unpainted")
def test_nothing_of_a_map_is_pressed_through_what_lies_over_it(
    name: str, window: tuple[tuple[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    over = list[Area]()
    monkeypatch.setattr(Sheet, "cover", lambda sheet, *box: over.append(tuple(map(float, sheet.rect(*box)))))
    with opened(name, *window) as app:
        table = table_of(app)
        over.clear()
        app.snapshot()
        controls, u = table.controls(), table.view.scale
        boxes = [(x / u, y / u, w / u, h / u) for x, y, w, h in over]
        found = {(at, one.id) for box in boxes for at in grid(box) if (one := table.focus.pointed(controls, *at))}
        assert [one for one in sorted(found) if one[1].startswith("hex/")] == []


ASKING = [name for name in ("pontoon_table", "pack_table", "kingdom_take", "montoons_table", "dragon_table")]


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("name", ASKING)
@pytest.mark.usefixtures("unpainted")
def test_the_log_stands_beside_the_table_or_carries_the_question_and_closes_on_choosing(
    name: str, window: tuple[tuple[int, int], int]
) -> None:
    """Over the table it lets nothing through."""
    with opened(name, *window) as app:
        table = table_of(app)
        asked = table.top.prompt_words()
        assert table.view.question is not None and asked
        table.log.toggle()
        app.painter.record = app.dirty = True
        app.step([], 16)
        box, u = table.log.box, table.view.scale
        controls = table.controls()
        hit = [table.focus.pointed(controls, *at) for at in grid(box)]
        assert {one.zone if one else "nothing" for one in hit} == {"log"}
        head = [mark.rect for mark in app.painter.marks if mark.text == asked]
        carries = any(inside(box, rect.x / u, rect.y / u) for rect in head)
        aside = box[0] >= table.view.room[0]
        assert carries != aside, "the question is not in the drawer" if not aside else "it is asked twice"
        every_choice = {option.key for option in table.view.question.options}
        assert not aside or every_choice & {one.tags.get("key") for one in controls}, "nothing can be chosen beside it"
        table.answers.answer(table.view.question.options[0].key)
        assert table.log.open == aside


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.usefixtures("unpainted")
def test_there_is_room_for_one_drawer_beside_the_table(name: str) -> None:
    with opened(name) as app:
        table = table_of(app)
        frame, wide = table.frame, table.view.room[0]
        ways = [
            (frame.log, lambda: frame.turn_to(frame.log)),
            (frame.tally, lambda: frame.turn_to(frame.tally)),
            (frame.log, frame.seek),
            (frame.rules, lambda: frame.show_section("2")),
            (frame.tally, lambda: frame.turn_to(frame.tally)),
            (frame.rules, lambda: frame.turn_to(frame.rules)),
        ]
        for drawer, way in every(ways):
            way()
            assert [one for one in frame.drawers if one.open] == [drawer]
            assert table.view.room[0] < wide and drawer.box[0] >= table.view.room[0]
        frame.rules.close()
        assert table.view.room[0] == wide


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.usefixtures("unpainted")
def test_a_bubble_goes_when_a_choice_is_made(name: str) -> None:
    with opened(name) as app:
        table = table_of(app)
        control = next(one for one in table.controls() if words(one))
        table.focus.device, table.focus.over = "mouse", control.id
        app.bubble.update(0, table.focus, table.controls)
        assert app.bubble.update(notes.AFTER, table.focus, table.controls), "there is no bubble"
        assert table.view.question is not None
        given = len(table.match.answers)
        for option in table.view.question.options:  # some are asked back about
            if len(table.match.answers) == given:
                table.answers.answer(option.key)
        assert len(table.match.answers) == given + 1
        app.step([], 16)
        assert app.bubble.waited < notes.AFTER


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_that_lies_there_as_large_as_it_could_be_shown_is_told_beside_it_and_covers_no_seat(
    size: tuple[int, int],
) -> None:
    with opened("pontoon_zoom_quest", size) as app:
        table = table_of(app)
        app.snapshot()
        others = [
            one for one in table.frame.top.controls() if one.id.startswith(("seat/", "companions/", "equipment/"))
        ]
        assert len(others) > 8 and table.frame.zoom.box[2]
        assert not [one.id for one in others if meets(one.rect, table.frame.zoom.box)]


def test_the_bubble_of_a_card_of_pontoon_leaves_in_sight_what_it_would_do() -> None:
    with opened("pontoon_ability") as app:
        table = table_of(app)
        (card,) = [one for one in lit(table) if one.tip]
        table.focus.at = card.id
        box, _ = notes.place(card.rect, 194.0, 70.0, table.view.room, table.kept_clear())
        assert not covered(box, [table.view.area("panel")])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.usefixtures("unpainted")
def test_no_bubble_covers_the_card_that_tells_of_what_passed(size: tuple[int, int]) -> None:
    with opened("montoons_passed", size) as app:
        table = table_of(app)
        sheet, card, told = table.shown_on(), table.frame.passed.at, 0
        assert sheet is not None and card is not None
        for control in table.controls():
            if (found := words(control)) and not covered(control.rect, [card]):
                table.focus.over = control.id
                box, _ = fitted(sheet, control.rect, notes.BUBBLE_W, *found, table.kept_clear())
                assert not covered(box, [card]), control.id
                told += 1
        assert told
