"""cardmarks: what is drawn over cards: lines to cut along, what a choice does, what lacks or pays, loot and coins."""

from __future__ import annotations

from functools import partial

from game.ui.draw.paint import GOLD, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import focus_ring, plate, raised
from game.ui.draw.tokens.heraldry import coin, disc, tear
from game.ui.style.metrics import BROAD, ROUND
from game.ui.style.palette import palette
from game.ui.table.marks import Marks
from game.ui.table.sprites import Sprite
from game.ui.window.focus import Control

BELOW, HIGH = 7.0, 28.0  # from a card of the stage to its button, and how high that is


class CardMarks(Marks):
    """Draws each of them where it is told."""

    def line(self, s: Sheet, control: Control, hot: bool) -> None:
        """A legal line of the Array, with its number for the keyboard."""
        left, top, w, h = control.rect
        x, y, high, key = left + w / 2, top + 14, h - 12, str(control.tags["key"])
        hinted = self.view.hint is not None and self.view.hint.key == key
        number = str(control.tags["number"])

        def paint(t: Sheet) -> None:
            t.svg(tear(high, hot))
            numbered(t, 24, 13, "" if hinted else number, hot)

        self.view.stamps.put(s, ("line", number, hot, hinted), x - 24, y - 8, 48, high + 16, paint)
        s.mark("choice", x - 12, y, 24, high, key)
        if self.view.focus.look(control).ring:
            focus_ring(s, (x - 14, y - 2, 28, high), ROUND)

    def number(self, s: Sheet, control: Control) -> None:
        """The number of a choice in its middle."""
        x, y, w, h = control.rect
        number = str(control.tags["number"])
        left, top = x + w / 2 - 15, y + h / 2 - 15
        self.view.stamps.put(s, ("number", number), left, top, 30, 30, lambda t: numbered(t, 15, 15, number, False))

    def pill(self, s: Sheet, box: Area, text: str, ico: str, colour: str) -> None:
        """What choosing a card of the stage does."""
        x, y, w, h = box
        wide = max(60.0, min(w, 142.0))

        def paint(t: Sheet) -> None:
            t.svg(
                raised(0, 0, wide, HIGH, BROAD, colour) + (icon(ico, 18, 14, 18, PAPER, colour) if wide > 100 else "")
            )
            if wide > 100:
                t.say(text, "name", PAPER, 34, 14.5, "l", wide - 44, maxh=24)
            else:
                t.say(text, "name", PAPER, wide / 2, 14.5, "c", wide - 12, maxh=24)

        at = x + (w - wide) / 2
        self.view.stamps.put(s, ("pill", text, ico, colour, wide), at, y + h + BELOW, wide, 32, paint)

    def lacks(self, s: Sheet, box: Area, colours: tuple[str, ...]) -> None:
        """Which Adventurers are still missing to beat a Monster of the own Kingdom."""
        x, y, w, h = box
        wide = 50 + 21 * len(colours)

        def paint(t: Sheet) -> None:
            t.svg(plate(0, 0, wide, 28, BROAD, palette.shadow, 0.62))
            t.say("lacks", "note", palette.wrong, 10, 14, "l", 34, maxh=19)
            for i, colour in enumerate(colours):
                disc(t, 56 + 21 * i, 14, 9, colour)

        self.view.stamps.put(s, ("lacks", colours), x + (w - wide) / 2, y + h + BELOW, wide, 32, paint)

    def pays(self, s: Sheet, box: Area) -> None:
        """A card, or what of it is not covered, would be discarded as payment."""
        x, y, w, _ = box
        self.edge(s, box, GOLD, 4)
        plain = f'<circle cx="13" cy="13" r="12" fill="{PAPER}"/><circle cx="13" cy="13" r="10" fill="{palette.good}"/>'
        sign = plain + icon("check", 13, 13, 14, PAPER, palette.good)
        self.view.stamps.put(s, "pays", x + w - 22, y - 4, 26, 26, lambda t: t.svg(sign))

    def picked(self, s: Sheet, x: float, y: float, count: int) -> None:
        """How many of something are picked, its middle at x, y."""

        def paint(t: Sheet) -> None:
            t.svg(
                f'<circle cx="12" cy="12" r="11" fill="{PAPER}"/><circle cx="12" cy="12" r="9.5" '
                f'fill="{palette.good}"/>'
            )
            t.say(str(count), "number_small", PAPER, 12, 12, "c", 16, maxh=18)

        self.view.stamps.put(s, ("picked", count), x - 12, y - 12, 24, 24, paint)

    def loot(self, s: Sheet, sprite: Sprite, chip: bool, count: int) -> None:
        """Points that a Monster has taken lie on it."""
        x, y, w, h = sprite.box()
        r = round((0.26 if chip else 0.115) * w, 1)
        right, top = (x + w - 2, y + 6) if chip else (x + w - r, y + h * 0.36)
        self.points(s, right, top, r, f"+{count}")

    def coins(self, s: Sheet, sprite: Sprite) -> None:
        """Points that burst out of a beaten Monster."""
        for i, (dx, dy, alpha) in enumerate(sprite.coins):
            if alpha > 0.1:
                self.points(s, sprite.x + dx + 2, sprite.y + dy + 2, 9 + 2 * (i % 3))

    def points(self, s: Sheet, x: float, y: float, r: float, count: str = "") -> None:
        """A coin, its middle at x, y."""
        paint, size = partial(coin, x=r + 2, y=r + 2, r=r, count=count), (2 * r + 6, 2 * r + 8)
        self.view.stamps.put(s, ("coin", r, count), x - r - 2, y - r - 2, *size, paint)


def numbered(t: Sheet, x: float, y: float, number: str, hot: bool) -> None:
    """A disc with the number of a choice; without one it has the bulb of the hint."""
    fill, ink, rim = (palette.sun, palette.rust, palette.rust) if hot else (palette.hover, palette.glow, palette.glow)
    t.svg(
        f'<circle cx="{x}" cy="{y}" r="13" fill="{fill}"/><circle cx="{x}" cy="{y}" r="13" fill="none" '
        f'stroke="{rim}" stroke-width="2"/>'
    )
    if number:
        t.say(number, "number_small", ink, x, y, "c", 22, maxh=20)
    else:
        t.svg(icon("bulb", x, y, 22, ink, fill))
