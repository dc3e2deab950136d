"""cardmarks: what is drawn over the cards: what can be chosen and what that does, what pays, loot, floating points."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import focus_ring, frame, plate
from game.ui.games.kingdom.heraldry import coin, disc, tear
from game.ui.games.kingdom.places import ARRAY_TOP, ARRAY_W, RATIO
from game.ui.table.marks import CYAN, LIT, Marks
from game.ui.table.sprites import Sprite
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable

PILL_Y = 430.0


class CardMarks(Marks):
    table: KingdomTable

    def __init__(self, table: KingdomTable) -> None:
        super().__init__(table.view)
        self.table = table

    def over_cards(self, s: Sheet) -> None:
        table = self.table
        pieces = table.lit_pieces()
        tokens, caught = table.picture.facts["tokens"], table.caught()
        for zone, sprites in table.sprites.items():
            for sprite in sprites:
                if zone.startswith("seen"):
                    continue
                if sprite.card in pieces:
                    self.edge(s, sprite.box(), CYAN, 4)
                if zone == "taken" or sprite.card is not None and sprite.card == caught:
                    self.edge(s, sprite.box(), GOLD, 4)
                if table.acting is not None and sprite.card == table.acting[0]:
                    self.edge(s, sprite.box(), "#fff3c4", 5)
        for card in table.spoken_of():
            for sprite in (one for sprites in table.sprites.values() for one in sprites if one.card == card):
                self.edge(s, sprite.box(), LIT, 4)
        for monster, colours in table.lacking():
            for sprite in (one for one in table.sprites["kingdom"] if one.card == monster):
                self.lacks(s, sprite, colours)
        plain = table.focus.device == "mouse" and (table.offered is None or table.past)
        paying = table.paying()
        for sprites in table.sprites.values():
            for sprite in sprites:
                if sprite.card in paying:
                    self.pays(s, sprite)
        for control in [] if plain else table.pointing.on_board():
            if control.tags.get("key"):
                self.lit(s, control)
            elif table.focus.look(control).ring:
                focus_ring(s, control.rect, control.radius)
        for zone, sprites in table.sprites.items():
            for sprite in sprites:
                if sprite.card is not None and sprite.up and tokens[sprite.card] and not zone.startswith("seen"):
                    self.loot(s, sprite, tokens[sprite.card])
        for sprite in table.flying:
            self.coins(s, sprite)
        if table.acting is not None:
            for sprites in table.sprites.values():
                for sprite in sprites:
                    if sprite.card == table.acting[0]:
                        self.name_tag(s, sprite.x, sprite.box()[1] - 40, table.acting[1])

    def lit(self, s: Sheet, control: Control) -> None:
        if control.id.startswith("line/"):
            self.line(s, control)
            return
        if control.id.startswith("side/"):
            if self.table.focus.look(control).ring:
                focus_ring(s, control.rect, 16)
            return
        self.choice(s, control)
        if control.id.startswith("slot/") and "number" in control.tags:
            x, y, w, h = control.rect
            number = str(control.tags["number"])
            self.table.stamps.put(
                s,
                ("number", number),
                x + w / 2 - 15,
                y + h / 2 - 15,
                30,
                30,
                lambda t: numbered(t, 15, 15, number, False),
            )
        if (words := self.table.deed_words(control)) is not None:
            self.pill(s, control, *words)

    def line(self, s: Sheet, control: Control) -> None:
        """A legal line of the Array with its number for the keyboard."""
        table = self.table
        at = int(control.id.partition("/")[2])
        hot = table.line_pointed() == at
        x, y, high = table.places.line_x(at), ARRAY_TOP - 4, ARRAY_W * RATIO + 10
        hinted = table.hint is not None and table.hint.key == control.tags["key"]
        number = str(control.tags["number"])

        def paint(t: Sheet) -> None:
            t.svg(tear(high, hot))
            numbered(t, 24, 13, "" if hinted else number, hot)

        table.stamps.put(s, ("line", number, hot, hinted), x - 24, y - 8, 48, high + 16, paint)
        s.mark("choice", x - 12, y, 24, high, str(control.tags["key"]))
        if table.focus.look(control).ring:
            focus_ring(s, (x - 14, y - 2, 28, high), 12)

    def pill(self, s: Sheet, control: Control, text: str, ico: str, colour: str) -> None:
        """What choosing a card of the stage does."""
        x, _, w, _ = control.rect
        wide = max(60.0, min(w, 142.0))

        def paint(t: Sheet) -> None:
            t.svg(
                plate(0, 3, wide, 28, 14, "#0c0618", 0.5)
                + plate(0, 0, wide, 28, 14, colour)
                + (icon(ico, 18, 14, 18, PAPER, colour) if wide > 100 else "")
            )
            t.text(
                text,
                "title",
                16,
                PAPER,
                34 if wide > 100 else wide / 2,
                14.5,
                "l" if wide > 100 else "c",
                wide - (44 if wide > 100 else 12),
                maxh=22,
            )

        self.table.stamps.put(s, ("pill", text, ico, colour, wide), x, PILL_Y, wide, 32, paint)

    def lacks(self, s: Sheet, sprite: Sprite, colours: tuple[str, ...]) -> None:
        """Which Adventurers are still missing to beat a Monster of the own Kingdom."""
        x, _, w, _ = sprite.box()
        wide = 50 + 21 * len(colours)

        def paint(t: Sheet) -> None:
            t.svg(plate(0, 0, wide, 28, 14, "#0c0618", 0.62))
            t.text("lacks", "semi", 15, "#f6dccb", 10, 14, "l", 34, maxh=19)
            for i, colour in enumerate(colours):
                disc(t, 56 + 21 * i, 14, 9, colour)

        self.table.stamps.put(s, ("lacks", colours), x + (w - wide) / 2, PILL_Y, wide, 32, paint)

    def pays(self, s: Sheet, sprite: Sprite) -> None:
        """Would be discarded as payment."""
        x, y, w, h = sprite.box()
        self.edge(s, (x, y, w, h), GOLD, 4)
        self.table.stamps.put(
            s,
            "pays",
            x + w - 22,
            y - 4,
            26,
            26,
            lambda t: t.svg(
                f'<circle cx="13" cy="13" r="12" fill="{PAPER}"/><circle cx="13" cy="13" r="10" fill="#2f8352"/>'
                + icon("check", 13, 13, 14, PAPER, "#2f8352")
            ),
        )

    def loot(self, s: Sheet, sprite: Sprite, count: int) -> None:
        """Points that a Monster has taken lie on it."""
        x, y, w, h = sprite.box()
        r = 10 if w < 60 else 15
        right, top = (x + w - 2, y + 6) if w < 60 else (x + w - 14, y + h * 0.36)
        self.table.stamps.put(
            s,
            ("loot", r, count),
            right - r - 2,
            top - r - 2,
            2 * r + 6,
            2 * r + 8,
            lambda t: coin(t, r + 2, r + 2, r, f"+{count}"),
        )

    def coins(self, s: Sheet, sprite: Sprite) -> None:
        """Points that burst out of a beaten Monster."""
        for i, (dx, dy, alpha) in enumerate(sprite.coins):
            r = 9 + 2 * (i % 3)
            if alpha > 0.1:
                self.table.stamps.put(
                    s,
                    ("coin", r),
                    sprite.x + dx - r,
                    sprite.y + dy - r,
                    2 * r + 6,
                    2 * r + 8,
                    partial(coin, x=r + 2, y=r + 2, r=r, count=""),
                )

    def float_words(self, s: Sheet) -> None:
        """Points that come and go, over the Reserve they belong to."""
        for word in self.table.floats:
            if word.alpha > 0.05:
                fill = "#7ee07a" if word.text.startswith("+") else "#ff9f92"
                alpha = round(255 * word.alpha)
                w = s.width(word.text, "black", 30)
                s.svg(
                    plate(word.x - w / 2 - 12, word.y - 20, w + 24, 40, 20, INK, 0.9)
                    + frame(word.x - w / 2 - 12, word.y - 20, w + 24, 40, 20, LIT, 2),
                    word.x - w / 2 - 14,
                    word.y - 22,
                    w + 28,
                    44,
                    alpha,
                )
                s.text(word.text, "black", 30, fill, word.x, word.y, "c", maxh=36, alpha=alpha)


def numbered(t: Sheet, x: float, y: float, number: str, hot: bool) -> None:
    """A disc with the number of a choice; without one it has the bulb of the hint."""
    fill, ink, rim = ("#ffd84a", "#4a1f12", "#7a3a12") if hot else ("#3a1d4a", "#ffe08a", "#ffe08a")
    t.svg(
        f'<circle cx="{x}" cy="{y}" r="13" fill="{fill}"/><circle cx="{x}" cy="{y}" r="13" fill="none" '
        f'stroke="{rim}" stroke-width="2"/>'
    )
    if number:
        t.text(number, "black", 16, ink, x, y, "c", 22, maxh=20)
    else:
        t.svg(icon("bulb", x, y, 22, ink, fill))
