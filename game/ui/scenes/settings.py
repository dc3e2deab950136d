"""settings: everything that can be set, a page for each kind of thing; kept as it is changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.scenes import rooms
from game.ui.scenes.preview import FilterPreview, TextPreview
from game.ui.scenes.setting import LEFT, laid
from game.ui.scenes.setting_pages import Pages
from game.ui.scenes.signs import house_signs, to_rules
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.controls import Panel
from game.ui.widgets.header import Header
from game.ui.widgets.listing import Item, ScrollList
from game.ui.window.focus import Given
from game.ui.window.scene import Scene
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

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
TABS_W, HEAD_H = 216.0, 42.0
SIDE_BY_SIDE = 1100.0  # units of room from which four panels stand side by side


class SettingsScene(Scene):
    first = "tabs"
    grows = (0.75, 1.5)

    def __init__(self, app: House, tab: str = "all") -> None:
        super().__init__()
        self.parlour, self.tab = app, tab

    def enter(self) -> None:
        self._set_out()

    def resized(self) -> None:
        self._set_out()

    def _set_out(self) -> None:
        wide, high = self.room
        tabs = ScrollList(
            "tabs",
            (22, 80, TABS_W - 16, high - 106),
            "Settings",
            lambda: [Item(id, title, "", ico) for id, title, ico in TABS],
            lambda item: self._open(item.id),
            lambda: self.tab,
            row=52,
            walk=lambda item: self._open(item.id),
        )
        tabs.to(self.tab)
        self.widgets = [
            Header(
                "Settings",
                self.back,
                "kept as you change them",
                "gear",
                house_signs(self.parlour, settings=False),
                wide,
            ),
            Panel((14, 68, TABS_W, high - 82)),
            tabs,
            *(self._overview() if self.tab == "all" and wide >= SIDE_BY_SIDE else self._one()),
        ]

    def _one(self) -> list[Widget]:
        """One page on one panel."""
        wide, high = self.room
        title, ico = NAMES[self.tab]
        x, w = TABS_W + 34, wide - TABS_W - 48
        area = ScrollArea("area", (x, 116, w, high - 142), *self._page(w - 2 * LEFT))
        return [Panel((x, 68, w, high - 82), title, ico=ico), area]

    def _open(self, tab: str) -> None:
        if tab != self.tab:
            self.tab = tab
            self._set_out()

    def on_given(self, given: Given) -> object:
        """A file that is dropped is one with everything of another laptop."""
        return self.pages.bring_in(given.text) or True if given.kind == "drop" else None

    def on_action(self, action: str) -> object:
        return to_rules(self.parlour) if action == "rulebook" else None

    # ---- pages ------------------------------------------------------------------------------------------------
    def _page(self, wide: float) -> tuple[Sequence[Widget], float]:
        """The widgets of the open page, and how high they are together."""
        pages = self.pages = Pages(self.parlour)
        if self.tab == "keys":
            return pages.keys(wide)
        if self.tab == "all":
            rows = [*pages.sound(), *pages.play(), *pages.display(), *pages.colour()]
        else:
            rows = getattr(pages, self.tab)()
        widgets, y = laid(rows, wide, self._text())
        if self.tab == "display":
            widgets.append(TextPreview((LEFT, y + 14, wide, 150)))
            y += 170
        elif self.tab == "colour":
            preview = FilterPreview((LEFT, y + 14, wide, 330 if wide >= 800 else 440), self.parlour.pictures)
            widgets.append(preview)
            y += preview.box[3] + 20
        return widgets, y + 8

    def _text(self) -> float:
        """How far text has grown beyond its screen."""
        return max(1.0, self.parlour.settings.ui_scale / 100 / self.growth)

    def _overview(self) -> list[Widget]:
        """What is set most often, on four panels side by side."""
        wide, high = self.room
        left = TABS_W + 34
        w = (wide - left - 26) / 2
        pages = self.pages = Pages(self.parlour)
        pages.slider_w, pages.segments_w = 230.0, w - 2 * LEFT
        found: list[Widget] = []
        for column, names in enumerate((("sound", "display"), ("play", "colour"))):
            x, y = left + column * (w + 12), 68.0
            for name in names:
                last = name == names[-1]
                widgets, full = laid(getattr(pages, name)(), w - 2 * LEFT, self._text(), compact=True)
                full += 6
                if name == "display":
                    widgets.append(TextPreview((LEFT, full + 4, w - 2 * LEFT, 80)))
                    full += 86
                elif name == "colour":
                    widgets.append(FilterPreview((LEFT, full + 6, w - 2 * LEFT, 130), self.parlour.pictures))
                    full += 138
                h = high - 14 - y if last else min(full + HEAD_H + 6, (high - 82) * 0.6)
                title, ico = NAMES[name]
                area = ScrollArea(f"area/{name}", (x, y + HEAD_H, w, h - HEAD_H - 6), widgets, full)
                found += [Panel((x, y, w, h), title, ico=ico), area]
                y += h + 12
        return found

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Box) -> None:
        rooms.ground(s, bleed, "desk", rooms.wall((420, 120), 0.25), self.parlour.pictures)
