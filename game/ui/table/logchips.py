"""logchips: what of the log is shown: all of it, the deeds of one seat, battles, or the bookmarks of who looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal

from game.engine.game import Battles
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, SOFT, glyph, plate
from game.ui.style.metrics import BROAD, PILL
from game.ui.style.palette import palette
from game.ui.table.chronicle import Row
from game.ui.table.milestones import fought
from game.ui.table.part import Part, View
from game.ui.table.tabletop import Tabletop
from game.ui.window.focus import Control
from game.ui.window.widget import look_of

BATTLES: Final = "battles"
BOOKMARKS: Final = "bookmarks"
Only = int | Literal["battles", "bookmarks"] | None
STEP, WIDE = 36.0, 30.0  # units from chip to chip, and of one


class Chips(Part):
    """`only`: the seat whose deeds are shown, BATTLES for what was fought, BOOKMARKS for those of who looks, None for
    all. `place` says where the first one lies, `chosen` is told of every choice, `scroll` takes the wheel."""

    def __init__(
        self,
        view: View,
        top: Tabletop,
        place: Callable[[], tuple[float, float]],
        chosen: Callable[[], object],
        scroll: Callable[[float], bool],
    ) -> None:
        super().__init__(view)
        self.top, self.place, self.chosen, self.scroll = top, place, chosen, scroll
        self.only: Only = None

    def whom(self) -> Iterator[Only]:
        """What can be chosen: battles where the game has them, bookmarks where there are some."""
        yield None
        yield from range(self.view.seats)
        if self.view.game.battles != Battles():
            yield BATTLES
        if self.view.bookmarks or self.only == BOOKMARKS:
            yield BOOKMARKS

    def show_only(self, whom: Only) -> None:
        self.only = whom
        self.chosen()

    def chooser(self, whom: Only) -> Callable[[], None]:
        return lambda: self.show_only(whom)

    def wanted(self, sought: str) -> Callable[[Row], bool]:
        """Whether a row is of those that are asked for, and has these words in it."""
        view, only, words = self.view, self.only, sought.casefold()
        fights = list(fought(view.whole, view.event, view.game.battles)) if only == BATTLES else []

        def of_kind(row: Row) -> bool:
            if row.bookmark or only == BOOKMARKS:
                return bool(row.bookmark) and only == BOOKMARKS
            return fights[row.number] if only == BATTLES else row.seat == only

        return lambda row: (only is None or of_kind(row)) and words in row.text.casefold()

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Iterator[Control]:
        x, y = self.place()
        named = {None: "All", BATTLES: "Battles", BOOKMARKS: "Your bookmarks"}
        for i, one in enumerate(self.whom()):
            box = (x, y, 46.0, WIDE) if one is None else (x + 18 + STEP * i, y, WIDE, WIDE)
            label = f"Only {self.view.names[one]}" if isinstance(one, int) else named[one]
            tags: dict[str, object] = {"bubble": one is not None, "only": one}
            deed = self.chooser(one)
            yield Control(f"log/only/{i}", box, label, deed, zone="log", radius=BROAD, scroll=self.scroll, tags=tags)

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            x, y, w, h = control.rect
            state, whom = look_of(s, self.view.focus, control).state, control.tags["only"]
            on, middle = self.only == whom, (x + w / 2, y + h / 2)
            if whom is not None and (on or state == "hover"):
                s.svg(plate(x - 2, y - 2, w + 4, h + 4, PILL, GLOW if on else SOFT), x - 2, y - 2, w + 4, h + 4)
            if isinstance(whom, int):
                self.top.medal(s, self.view.crest(whom), *middle, 13)
            elif whom is None:
                fill = GLOW if on else palette.hover if state == "hover" else palette.rise
                s.svg(plate(x, y, w, h, BROAD, fill), x, y, w, h)
                s.say("All", "step", INK if on else PAPER, middle[0], middle[1] + 0.5, "c", w - 8)
            else:
                sword = icon("sword", *middle, 20, palette.harm_light, palette.rise)
                sign = sword if whom == BATTLES else glyph("ribbon", *middle, 0.7, GLOW)
                s.svg(plate(x, y, w, h, BROAD, palette.rise) + sign, x, y, w, h)
