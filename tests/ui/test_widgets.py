"""Widgets: writing, searching, scrolling and choosing, with real events; and no look overlaps or cuts its words."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from game.ui import layout
from game.ui.app import App
from game.ui.dialog import Answer, Dialog, Menu
from game.ui.draw.paint import Mark, Sheet
from game.ui.scene import Scene
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.choices import Dropdown, Segments
from game.ui.widgets.controls import Button, IconButton, Label, Panel
from game.ui.widgets.field import TextField
from game.ui.widgets.header import Header, Sign
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.page import Block, Page, tokens
from game.ui.widgets.values import Slider, Steps, Toggle

NAMES = (
    "Bouncy Slime",
    "Doorway Ogre",
    "Gate Guard",
    "Grumpy Toadstool",
    "Lost Cartographer",
    "Pocket Bard",
    "Shy Ghost",
)


def settings(scale: int = 100) -> SimpleNamespace:
    one = SimpleNamespace(
        ui_scale=scale, speed=3, reduced_motion=False, volume_master=80, volume_effects=80, volume_interface=60,
        mute_unfocused=True, fullscreen=False, geometry=[], software=True, keys={}, colour_filter="none",
    )  # fmt: skip
    one.save = lambda: None
    return one


class Room(Scene):
    """One of every widget, as a settings page might have them."""

    def enter(self) -> None:
        self.text, self.n, self.on, self.picked, self.followed, self.done = "Ada", 1, True, "", "", ""
        self.volume = 60

        def keep(name: str):
            return lambda value: setattr(self, name, value)

        self.field = TextField(
            "field",
            (40, 100, 260, 40),
            "Name",
            lambda: self.text,
            keep("text"),
            "Your name",
            most=12,
            done=lambda: setattr(self, "done", self.text),
        )
        items = [Item(name, name, f"{i} rules") for i, name in enumerate(NAMES * 3)]
        self.list = ScrollList(
            "list", (340, 100, 260, 200), "Cast", lambda: items, lambda item: setattr(self, "picked", item.text)
        )
        blocks = [
            Block("h1", "Rules"), Block("p", "Words *in bold* and [Rule 3.4](3.4), see it."), Block("li", "an item"),
            *(Block("rule", f"Rule number {i} says more than fits on one line of this page.", f"3.{i}")
              for i in range(12))]
        self.page = Page(
            "page", (640, 100, 380, 240), "Rules", blocks, lambda target: setattr(self, "followed", target)
        )
        self.drop = Dropdown(
            "drop",
            40,
            160,
            260,
            "Order",
            ["Round the table", "All in a row", "Ask each time"],
            lambda: self.n,
            keep("n"),
        )
        inner = [Toggle(f"t{i}", 200, 10 + 60 * i, f"Switch {i}", lambda: self.on, keep("on")) for i in range(8)]
        inner += [Label((0, 10 + 60 * i, 180, 30), f"Switch {i}") for i in range(8)]
        self.area = ScrollArea("area", (40, 420, 300, 200), inner, 490)
        self.widgets = [
            Header("Settings", self.back, "kept as you go", "gear", (Sign("book", "Rules", lambda: None, "rulebook"),)),
            Panel((1040, 90, 220, 120), "Panel", note="dark", ico="deck"), self.field, self.list, self.page, self.area,
            Segments("seg", (380, 420, 300, 40), "Level", ["Easy", "Normal", "Hard"], lambda: self.n, keep("n")),
            Slider("vol", 380, 560, 300, "Volume", lambda: self.volume, keep("volume")),
            Steps("steps", 720, 440, 300, "Turn", lambda: 5, lambda: self.n, keep("n")),
            Button("go", (720, 480, 260, 60), "Start", lambda: None, sub="3 seats ready", key="E", lit=True),
            IconButton("zoom", (720, 580, 36, 34), "eye", "Zoom", lambda: None), self.drop,
        ]  # fmt: skip

    def draw(self, s: Sheet) -> None:
        self.draw_widgets(s)


@pytest.fixture
def app() -> Iterator[App]:
    made = App(Room, settings(), size=(1280, 720))
    made.open()
    made.step([], 0)
    yield made
    made.close()


def press(app: App, key: int, mod: int = 0) -> None:
    app.step(
        [
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""),
            pygame.event.Event(pygame.KEYUP, key=key, mod=mod),
        ],
        16,
    )


def write(app: App, text: str) -> None:
    for letter in text:
        key = pygame.key.key_code(letter)
        app.step(
            [
                pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter),
                pygame.event.Event(pygame.TEXTINPUT, text=letter),
                pygame.event.Event(pygame.KEYUP, key=key, mod=0),
            ],
            16,
        )


def click(app: App, x: float, y: float) -> None:
    pos = app.sheet(app.window.surface).px(x, y)
    app.step(
        [
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        ],
        16,
    )


def wheel(app: App, x: float, y: float, amount: int) -> None:
    pos = app.sheet(app.window.surface).px(x, y)
    app.step([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=amount, precise_y=float(amount), pos=pos)], 16)


# ---- text field -----------------------------------------------------------------------------------------------
def test_clicking_a_field_sets_the_caret_and_letters_go_there(app: App) -> None:
    click(app, 55, 120)
    write(app, "x")
    assert app.scene.text == "xAda"


def test_letters_with_a_meaning_elsewhere_are_written_in_a_field(app: App) -> None:
    app.scene.focus.at = "field"
    write(app, "mlhr")
    assert app.scene.text == "Adamlhr" and not app.sounds.muted


def test_editing_keys_move_mark_and_erase(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_BACKSPACE)
    assert app.scene.text == "Ad"
    press(app, pygame.K_HOME)
    press(app, pygame.K_DELETE)
    assert app.scene.text == "d"
    press(app, pygame.K_a, pygame.KMOD_LCTRL)
    write(app, "z")
    assert app.scene.text == "z"


def test_cut_and_paste_bring_the_same_words_back(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_a, pygame.KMOD_LCTRL)
    press(app, pygame.K_x, pygame.KMOD_LCTRL)
    assert app.scene.text == ""
    press(app, pygame.K_v, pygame.KMOD_LCTRL)
    press(app, pygame.K_v, pygame.KMOD_LCTRL)
    assert app.scene.text == "AdaAda"


def test_marking_with_shift_replaces_what_is_marked(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_LEFT, pygame.KMOD_LSHIFT)
    press(app, pygame.K_LEFT, pygame.KMOD_LSHIFT)
    write(app, "x")
    assert app.scene.text == "Ax"


def test_field_holds_no_more_than_its_limit_and_no_control_letters(app: App) -> None:
    app.scene.field.insert("a\tb\n" + "w" * 40)
    assert app.scene.text == "Adaab" + "w" * 7


def test_composed_letters_are_shown_but_not_kept_until_they_are_given(app: App) -> None:
    app.scene.focus.at = "field"
    app.step([pygame.event.Event(pygame.TEXTEDITING, text="ni", start=2, length=0)], 16)
    press(app, pygame.K_BACKSPACE)
    assert app.scene.text == "Ada" and app.scene.field.composed == "ni"
    app.step([pygame.event.Event(pygame.TEXTINPUT, text="你")], 16)
    assert app.scene.text == "Ada你" and app.scene.field.composed == ""


def test_enter_hands_the_text_in_and_tab_leaves_the_field(app: App) -> None:
    app.scene.focus.at = "field"
    press(app, pygame.K_RETURN)
    assert app.scene.done == "Ada"
    press(app, pygame.K_TAB)
    assert app.scene.focus.at == "list"


# ---- lists and pages ------------------------------------------------------------------------------------------
def test_arrows_walk_a_list_and_enter_picks(app: App) -> None:
    app.scene.focus.at = "list"
    for _ in range(9):
        press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert app.scene.picked == (NAMES * 3)[9]
    assert app.scene.list.top > 0


def test_typing_goes_to_the_row_that_begins_so_then_to_any_word(app: App) -> None:
    app.scene.focus.at = "list"
    write(app, "gru")
    assert app.scene.list.rows()[app.scene.list.at].text == "Grumpy Toadstool"
    app.step([], 1300)
    write(app, "bar")
    assert app.scene.list.rows()[app.scene.list.at].text == "Pocket Bard"
    press(app, pygame.K_RETURN)
    assert app.scene.picked == "Pocket Bard"


def test_wheel_scrolls_and_the_row_under_the_pointer_is_picked(app: App) -> None:
    wheel(app, 400, 150, -2)
    click(app, 400, 120)
    assert app.scene.picked == NAMES[2]


def test_filter_shows_only_rows_with_all_its_words() -> None:
    items = [Item(name, name) for name in NAMES]
    one = ScrollList("l", (0, 0, 100, 100), "", lambda: items, lambda item: None, filter=lambda: "gu ga")
    assert [item.text for item in one.rows()] == ["Gate Guard"]


def test_link_on_a_page_is_reached_by_key_and_followed(app: App) -> None:
    app.scene.focus.at = "page"
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    assert app.scene.followed == "3.4"


def test_page_opens_at_a_rule(app: App) -> None:
    app.scene.page.go("3.9")
    app.snapshot()
    page = app.scene.page
    top, bottom = page.places[[block.id for block in page.blocks].index("3.9")]
    assert page.top <= top and bottom <= page.top + 240


def test_full_stop_stays_with_the_link_before_it() -> None:
    assert tokens("See [Rule 3](3), *now then*.") == [
        ("See", False, ""),
        ("Rule 3,", True, "3"),
        ("now", True, ""),
        ("then.", True, ""),
    ]


# ---- values and choices ---------------------------------------------------------------------------------------
def test_dropdown_opens_over_everything_and_takes_the_row(app: App) -> None:
    click(app, 100, 180)
    assert app.scene.drop.open
    click(app, 100, 160 + 44 + 4 + 38 * 2 + 10)
    assert app.scene.n == 2 and not app.scene.drop.open


def test_dropdown_closes_by_escape_without_leaving_the_screen(app: App) -> None:
    click(app, 100, 180)
    press(app, pygame.K_ESCAPE)
    assert not app.scene.drop.open and app.running and app.scene.n == 1


def test_dropdown_is_worked_by_keys(app: App) -> None:
    app.scene.focus.at = "drop"
    press(app, pygame.K_RETURN)
    press(app, pygame.K_UP)
    press(app, pygame.K_RETURN)
    assert app.scene.n == 0


def test_segments_follow_arrows_and_clicks(app: App) -> None:
    app.scene.focus.at = "seg"
    press(app, pygame.K_RIGHT)
    assert app.scene.n == 2
    click(app, 400, 440)
    assert app.scene.n == 0


def test_controls_in_a_scrolled_area_are_shown_when_reached_and_clicked_where_seen(app: App) -> None:
    app.scene.focus.at = "t0"
    for _ in range(7):
        press(app, pygame.K_DOWN)
    assert app.scene.focus.at == "t7" and app.scene.area.top > 0
    control = next(c for c in app.scene.controls() if c.id == "t7")
    x, y, w, h = control.rect
    assert 420 <= y and y + h <= 620
    click(app, x + 20, y + 10)
    assert app.scene.on is False


def test_hidden_part_of_an_area_catches_no_clicks(app: App) -> None:
    click(app, 40 + 220, 420 + 10 + 60 * 4 + 10)
    assert app.scene.on is True


# ---- dialogs --------------------------------------------------------------------------------------------------
def test_dialog_gives_its_answer_to_the_screen_below(app: App) -> None:
    from game.ui.scene import Push

    told = []
    app.scene.resume = told.append
    app.post(Push(Dialog("Leave?", "The game is kept.", (Answer("Leave"), Answer("Stay")))))
    app.step([], 16)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    assert told == ["Stay"]


def test_menu_reaches_every_answer_and_escape_goes_back(app: App) -> None:
    from game.ui.scene import Push

    done = []
    app.post(
        Push(Menu("Pause", [Answer(word, lambda word=word: done.append(word)) for word in ("Resume", "Save", "Shelf")]))
    )
    app.step([], 16)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert done == ["Shelf"] and isinstance(app.scene, Room)


# ---- layout ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (900, 1300)])
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_nothing_overlaps_or_is_cut_at_any_size(size: tuple[int, int], scale: int) -> None:
    app = App(Room, settings(scale), size=size)
    app.open()
    app.record = True
    app.step([], 0)
    app.snapshot()
    assert len(app.marks) > 35
    assert layout.overlaps(app.marks) == []
    assert layout.cut(app.marks, app.window.surface.get_rect()) == []
    app.close()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_dialogs_and_faults_fit_at_any_size_of_text(scale: int) -> None:
    from game.ui.fault import FaultScene
    from game.ui.scene import Push

    app = App(Room, settings(scale), size=(1280, 720))
    app.open()
    app.record = True
    long = "A question that takes a good many words to ask, for what is given up cannot be taken back. " * 2
    for scene in (Dialog("Give this game up?", long, (Answer("Give it up"), Answer("Play on"), Answer("Ask me later"))),
                  Menu("Pause", [Answer(f"Answer number {i}") for i in range(8)]),
                  FaultScene(ValueError("something long " * 12), None)):  # fmt: skip
        app.post(Push(scene))
        app.step([], 16)
        app.snapshot()
        assert layout.overlaps(app.marks) == []
        assert layout.cut(app.marks, app.window.surface.get_rect()) == []
    app.close()


def test_layout_check_finds_overlaps_and_cuts() -> None:
    one, other = Mark("text", pygame.Rect(0, 0, 100, 20), "one"), Mark("text", pygame.Rect(90, 5, 100, 20), "two")
    button = Mark("control", pygame.Rect(50, 0, 20, 10), "b")
    assert len(layout.overlaps([one, other])) == 1
    assert len(layout.overlaps([one, button])) == 1
    assert layout.overlaps([one, Mark("control", pygame.Rect(-5, -5, 120, 40), "around")]) == []
    assert len(layout.cut([one._replace(cut=True)])) == 1
    assert len(layout.cut([one], pygame.Rect(0, 0, 50, 50))) == 1
    assert len(layout.cut([one._replace(px=8)], least=9)) == 1
    assert layout.cut([one], pygame.Rect(0, 0, 200, 50), least=9) == []
