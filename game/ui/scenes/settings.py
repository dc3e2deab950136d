"""settings: everything that can be set, a page for each kind of thing, kept as it is changed, with how it looks beside
it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.draw import cards, rooms
from game.ui.draw.cache import Cache
from game.ui.draw.cards.backs import UPRIGHT
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import frame, plate, put
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, grid, overlay, pad, row, when
from game.ui.scenes.people import house_signs, to_rules
from game.ui.scenes.setting_pages import Pages
from game.ui.style.metrics import BROAD
from game.ui.table.crests import CRESTS, seat_medal
from game.ui.widgets import plates
from game.ui.widgets.controls import Panel
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.header import HEAD, Header
from game.ui.widgets.listing import Item, ScrollList
from game.ui.window.focus import Given

if TYPE_CHECKING:
    from game.ui.house.house import House

NOTES = (("Good news", "good"), ("Take care", "warn"), ("Not allowed", "wrong"), ("By the way", "info"))
TABS = (
    ("all", "Everything", "menu"),
    ("sound", "Sound", ".sound"),
    ("play", "Play", ".run"),
    ("display", "Display", ".text"),
    ("colour", "Colours", "eye"),
    ("keys", "Keys", ".key"),
    ("seats", "Handing over", "hero"),
    ("kept", "Your data", "deck"),
)
NAMES = {id: (title, ico) for id, title, ico in TABS}
OVERVIEW = (("sound", "display"), ("play", "colour"))  # what is set most often, in two columns
NUMBERS = "Number keys choose what bears their number, or pick up a die that shows it."
WIDE = 1800  # units of a window from which four panels stand side by side, and a page has two columns
ROOMY = 800  # units of a window from which the list of pages has air
TAB_H = 30, 56  # units: least and largest height of a line of the list of pages


def text_preview(screen: Flowing) -> Box:
    """A piece of the rulebook at the size that is set."""
    ink = screen.style.palette.ink
    told = "This is how the rules will read: on your turn you hit, or you stay while you can."
    words = screen.words(told, "body", ink, wraps=True)
    return screen.panel("", screen.words("Sleepy Ranger", "heading", ink), words, tone="paper", gap=2)


def filter_preview(screen: Flowing, pictures: Cache, whole: bool = True) -> Box:
    """Crests, and on the whole page card backs and notes, which stay apart for every eye: each has its symbol."""
    medals = grid(*(_crest(screen, pictures, crest) for crest in CRESTS), gap=12)
    plate = screen.painted(partial(_cloth, screen))
    if not whole:
        return overlay(plate, pad(medals, 8))
    backs = row(*(_back(screen, pictures, deck) for deck in UPRIGHT), gap=16)
    notes = [screen.painted(partial(_note, *note)).min(190, plates.TOAST_H).max(h=plates.TOAST_H) for note in NOTES]
    left, right = (column(*pair, gap=18).stick("c") for pair in (notes[:2], notes[2:]))
    beside = row(left, box().share(), backs.share(3), box().share(), right, gap=18)
    below = column(backs, grid(*notes, gap=12), gap=16)
    return overlay(plate, pad(column(medals, first(beside, below), gap=18), 18))


def _crest(screen: Flowing, pictures: Cache, crest: str) -> Box:
    medal = fit(f"crest/{crest}", 64, 64, 0.6)
    screen.painted(partial(_medal, pictures, crest), medal.name)
    name = screen.words(crest.capitalize(), "step", align="c")
    return column(medal, name, gap=6)


def _back(screen: Flowing, pictures: Cache, deck: str) -> Box:
    def paint(s: Sheet, at: Area) -> None:
        s.blit(cards.shown(pictures, deck, round(at[2] * s.u)), at[0], at[1])

    screen.painted(paint, f"back/{deck}")
    return fit(f"back/{deck}", 96, 134, 0.5, 1.4).share()


def _cloth(screen: Flowing, s: Sheet, at: Area) -> None:
    look = screen.style.palette
    put(s, at, plate(*at, BROAD, look.felt) + frame(*at, BROAD, look.edge), 2)


def _medal(pictures: Cache, crest: str, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    seat_medal(s, pictures, crest, x + w / 2, y + h / 2, w / 2)


def _note(words: str, kind: str, s: Sheet, at: Area) -> None:
    plates.toast(s, at, words, kind)


class SettingsScene(Screen):
    before = rooms.DESK

    first = "tabs"

    def __init__(self, app: House, tab: str = "all") -> None:
        super().__init__()
        self.parlour, self.tab = app, tab
        self.pages = Pages(app)

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        signs = house_signs(self.parlour, settings=False)
        head = Header("Settings", self.back, "kept as you change them", "gear", signs)
        page = self._overview() if self.tab == "all" else self._page()
        parts = row(self._tabs(), page.share(), gap=12)
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), pad(parts, air=(14, 12, 14, 14)).share())

    def _tabs(self) -> Box:
        """The list of pages; its lines are lower where all would not be seen."""
        high = (self.room[1] - HEAD - 50) / len(TABS)
        tabs = ScrollList(
            "tabs",
            NOWHERE,
            "Settings",
            lambda: [Item(id, title, "", ico) for id, title, ico in TABS],
            lambda item: self._open(item.id),
            lambda: self.tab,
            row=max(TAB_H[0], min(TAB_H[1], high)),
            walk=lambda item: self._open(item.id),
        )
        plate = self.leaf(Panel(NOWHERE))
        return overlay(plate, pad(self.leaf(tabs, 160, 120), 8, 12)).size(176 if self.room[0] < ROOMY else 216)

    def set_out(self) -> None:
        super().set_out()
        tabs = next(widget for widget in self.widgets if isinstance(widget, ScrollList))
        tabs.to(self.tab)

    def _open(self, tab: str) -> None:
        if tab != self.tab:
            self.tab = tab
            self.set_out()

    def on_given(self, given: Given) -> object:
        """A file that is dropped is one with everything of another laptop."""
        return self.pages.bring_in(given.text) or True if given.kind == "drop" else None

    def on_action(self, action: str) -> object:
        return to_rules(self.parlour) if action == "rulebook" else None

    # ---- pages ------------------------------------------------------------------------------------------------
    def _page(self) -> Box:
        """One page on one panel."""
        title, ico = NAMES[self.tab]
        listed = self._keys() if self.tab == "keys" else self._settings(self.tab)
        return self.panel(title, self.scrolled(f"area/{self.tab}", listed).min(300, 96).share(), ico=ico)

    def _keys(self) -> Box:
        """What all keys do, side by side where there is room."""
        lines, again = self.pages.keys(self.style)
        keys = [self.leaf(line, 340, 42) for line in lines]
        many = grid(*(line.min(w=470) for line in keys), gap=4)
        numbers = self.words(NUMBERS, "note", self.style.palette.soft, wraps=True)
        return column(pad(numbers, 12, 0), first(many, column(*keys, gap=4)), again.on(self), gap=14)

    def _settings(self, page: str) -> Box:
        """All settings of a page and what shows them, in two columns where the window is very wide."""
        found, air = [one.on(self) for one in getattr(self.pages, page)()], box().share(0.01)
        half, shown = (len(found) + 1) // 2, [pad(preview, 0, 14) for preview in self._preview(page)]
        two = row(column(*found[:half], air).share(), column(*found[half:], *shown, air).share(), gap=24)
        return first(when(lambda w, h: w >= WIDE, two), column(*found, *shown, air))

    def _preview(self, page: str, whole: bool = True) -> list[Box]:
        """What shows how a setting looks, where there is something to see."""
        if page == "display":
            return [text_preview(self)]
        if page == "colour":
            return [filter_preview(self, self.parlour.pictures, whole)]
        return []

    def _overview(self) -> Box:
        """What is set most often, on four panels: with all that is said of it, without, or in a list that scrolls."""
        four, rich, poor = self._panels(True, True), self._panels(True, False), self._panels(False, False)
        flat = grid(*(panel for pair in four for panel in pair), gap=12)
        in_one = self.scrolled("area", in_columns(poor))
        return first(when(lambda w, h: w >= WIDE, flat), in_columns(rich), in_columns(poor), in_one)

    def _panels(self, told: bool, whole: bool) -> list[list[Box]]:
        return [[self._panel(page, told, whole) for page in pages] for pages in OVERVIEW]

    def _panel(self, page: str, told: bool, whole: bool) -> Box:
        title, ico = NAMES[page]
        lines = [one.on(self, told) for one in getattr(self.pages, page)()]
        return self.panel(title, column(*lines), *self._preview(page, whole), box().share(), ico=ico, gap=8)

    # ---- looks ------------------------------------------------------------------------------------------------


def in_columns(panels: list[list[Box]]) -> Box:
    """Panels in columns; the last of each takes the height that is left."""
    return grid(*(column(*pair[:-1], pair[-1].share(), gap=12) for pair in panels), gap=12)
