"""preview: how text, crests and cards will look with the settings as they are."""

from __future__ import annotations

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.paint import INK, PAPER, Sheet
from game.ui.draw.shapes import EDGE, PAGE, PAGE_EDGE, PRINT, Box, frame, plate, put
from game.ui.table.crests import CRESTS, seat_medal
from game.ui.widgets import plates
from game.ui.window.focus import Focus
from game.ui.window.widget import Widget


class TextPreview(Widget):
    """A piece of the rulebook at the size that is set."""

    def __init__(self, box: Box) -> None:
        super().__init__("", box)

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        put(s, self.box, plate(*self.box, 14, PAGE) + frame(*self.box, 14, PAGE_EDGE, 2), 2)
        s.text("Sleepy Ranger", "title", 22, INK, x + 24, y + 24, "l", w - 48, maxh=22)
        more = ": on your turn you hit, or you stay while you can" if w >= 500 else ""
        s.para(
            f"This is how the rules will read{more}.",
            "text",
            18,
            PRINT,
            x + 24,
            y + 44,
            w - 48,
            1.28,
            maxh=h - 52,
        )


class FilterPreview(Widget):
    """Crests, card backs and notes, which must stay apart for every eye: each has its symbol."""

    def __init__(self, box: Box, pictures: Cache) -> None:
        super().__init__("", box)
        self.pictures = pictures

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        put(s, self.box, plate(*self.box, 14, "#2f7a5a") + frame(*self.box, 14, EDGE, 2), 2)
        step = w / len(CRESTS)
        for i, crest in enumerate(CRESTS):
            middle = x + step * (i + 0.5)
            seat_medal(s, self.pictures, crest, middle, y + 56, 32)
            s.text(crest.capitalize(), "label", 16, PAPER, middle, y + 114, "c", step - 12, maxh=22)
        if h < 200:
            return
        apart = min(132.0, w / 4)
        for i, deck in enumerate(("guild", "equipment", "kingdom", "pack")):
            image = cards.shown(self.pictures, deck, round(96 * s.u))
            s.blit(image, x + w / 2 + (i - 2) * apart + (apart - 96) / 2, y + 158)
        top = y + 164 if w >= 800 else y + h - 124
        for i, (words, kind) in enumerate(
            (("Good news", "good"), ("Take care", "warn"), ("Not allowed", "wrong"), ("By the way", "info"))
        ):
            left, step = x + 20 if i < 2 else x + w - 210, 66 if w >= 800 else 58
            plates.toast(s, (left, top + i % 2 * step, 190, 48), words, kind)
