"""pool: all monsters as a grid of cards that scrolls; choosing one, or dragging it there, puts it into the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.pack.cards import Monster
from game.ui.draw import cards
from game.ui.draw.paint import PAPER, Area, Sheet, rgb
from game.ui.draw.shapes import GLOW, WELL, focus_ring, plate, put, shade
from game.ui.games.pack.printed import bold
from game.ui.scenes.workshop.marks import glow, place, plus, stop
from game.ui.scenes.workshop.shop import FAINT
from game.ui.style.metrics import FINE, SLIP
from game.ui.style.palette import palette
from game.ui.table.stamps import Stamps
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

PITCH_X, PITCH_Y = 139.0, 190.0
CARD_W, CARD_H = 112.0, 157.0
BAR, MARGIN = 8.0, 8.0


class Pool(Widget):
    """`monsters()` are shown; `pick` is told of the one chosen. The grid is one control: arrows walk in it."""

    def __init__(
        self,
        app: House,
        deck: Editing,
        monsters: Callable[[], Sequence[Monster]],
        pick: Callable[[Monster], object],
        zoom: Callable[[Monster], object],
    ) -> None:
        super().__init__("pool", (0, 0, PITCH_X, PITCH_Y))
        self.parlour, self.deck, self.monsters, self.pick, self.zoom = app, deck, monsters, pick, zoom
        self.onto: Area = self.box  # where a dragged card is put into the deck
        self.at, self.top = 0, 0.0
        self.carried: tuple[Monster, float, float] | None = None
        self.stamps = Stamps(app.pictures)
        self.ready = 0.0  # pixels per unit for which all cards have been asked for

    # ---- places -----------------------------------------------------------------------------------------------
    @property
    def columns(self) -> int:
        return max(1, int((self.box[2] - MARGIN) // PITCH_X))

    def _cell(self, at: int) -> Area:
        """Where a card and its name stand now."""
        x, y, _, _ = self.box
        row, column = divmod(at, self.columns)
        return x + MARGIN + column * PITCH_X, y + row * PITCH_Y - self.top, PITCH_X - 6, PITCH_Y - 4

    def _limit(self) -> float:
        rows = -(-len(self.monsters()) // self.columns)
        return max(0.0, rows * PITCH_Y - self.box[3])

    def go(self, at: int) -> None:
        """Walk to a card and scroll it into view."""
        self.at = max(0, min(len(self.monsters()) - 1, at))
        low = self.at // self.columns * PITCH_Y
        self.top = max(0.0, min(self._limit(), max(min(self.top, low), low + PITCH_Y - self.box[3])))

    @property
    def here(self) -> Monster | None:
        shown = self.monsters()
        return shown[self.at] if self.at < len(shown) else None

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        here = self.here
        one = self.control(self._choose, here.name if here else "All monsters", 12)
        one.steer, one.point, one.scroll, one.drag = self._steer, self._point, self._scroll, self
        one.zoom = self._zoom
        one.tags["row"] = here.id if here else ""
        if here:
            one.tip = self.deck.why_not(here)  # the grid itself stays enabled: arrows go on through it
            x, y, _, _ = self._cell(self.at)
            one.ring = (x, y, CARD_W, CARD_H)
        return (one,)

    def _choose(self) -> object:
        return self.pick(self.here) if self.here else None

    def _zoom(self) -> object:
        return self.zoom(self.here) if self.here else None

    def _steer(self, dx: int, dy: int) -> bool:
        column, count = self.at % self.columns, len(self.monsters())
        new = self.at + dx + dy * self.columns
        if dy > 0 and new >= count and self.at // self.columns < (count - 1) // self.columns:
            new = count - 1
        if not 0 <= column + dx < self.columns or not 0 <= new < count:
            return False
        self.go(new)
        return True

    def _point(self, x: float, y: float) -> bool:
        left, top, _, _ = self.box
        column, row = int((x - left - MARGIN) // PITCH_X), int((y - top + self.top) // PITCH_Y)
        new = row * self.columns + column
        if not 0 <= column < self.columns or new == self.at or not 0 <= new < len(self.monsters()):
            return False
        self.at = new
        return True

    def _scroll(self, amount: float) -> bool:
        before = self.top
        self.top = max(0.0, min(self._limit(), self.top - amount * 64))
        return self.top != before

    # ---- dragging ---------------------------------------------------------------------------------------------
    def lift(self, x: float, y: float) -> None:
        self.carried = (self.here, x, y) if self.here else None

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.carried = (self.carried[0], x, y) if self.carried else None

    def drop(self, x: float, y: float, onto: str | None) -> object:
        carried, self.carried = self.carried, None
        left, top, w, h = self.onto
        within = left <= x < left + w and top <= y < top + h
        return self.pick(carried[0]) if carried and within else None

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        shown = self.monsters()
        self.at = max(0, min(len(shown) - 1, self.at))
        self.top = max(0.0, min(self._limit(), self.top))
        control = self.controls()[0]
        look = focus.look(control)
        s.mark("control", *self.box, self.id)
        x, y, w, h = self.box
        if not shown:
            s.say(
                "No monster is like that. Clear the filters.", "lead", FAINT, x + w / 2, y + 120, "c", w - 40, maxh=40
            )
            return
        hot = self.at if look.ring or focus.over == self.id and focus.device == "mouse" else -1
        self._prefetch(s)
        with s.clip(x - 10, y - 8, w + 10, h + 8):
            first = int(self.top / PITCH_Y) * self.columns
            last = min(len(shown), (int((self.top + h) / PITCH_Y) + 1) * self.columns)
            for at in [*(n for n in range(first, last) if n != hot), *([hot] if first <= hot < last else [])]:
                self._card(s, at, shown[at], at == hot, look.ring and at == hot)
        self._bar(s)

    def _prefetch(self, s: Sheet) -> None:
        """Have all cards drawn, so that none comes late when the grid scrolls."""
        if self.ready != s.u and not self.parlour.pictures.patient:
            self.ready = s.u
            for monster in self.deck.content.monsters:
                cards.prefetch(self.parlour.pictures, bold(monster), round(CARD_W * s.u))

    def _card(self, s: Sheet, at: int, monster: Monster, hot: bool, ring: bool) -> None:
        x, y, _, high = self._cell(at)
        within = self.box[1] - 1 <= y and y + high <= self.box[1] + self.box[3] + 1
        kept, s.marks = s.marks, s.marks if within else None
        why = self.deck.why_not(monster)
        lift = 4 if hot else 0
        self.stamps.put(s, ("ground", hot), x - 10, y - 14, CARD_W + 24, CARD_H + 30, partial(_ground, hot=hot))
        image = cards.shown(self.parlour.pictures, bold(monster), round(CARD_W * s.u))
        if self._owns(monster):
            s.blit(image, x, y - lift)
        else:
            s.blit(_pale(image), x, y - lift)
        places = tuple(self._place(monster, k) for k in range(self.deck.most(monster)))
        self.stamps.put(s, places, x + CARD_W + 5, y + 8, 16, 72, partial(_places, places=places))
        s.say(
            shorter(monster.name),
            "note",
            GLOW if hot else PAPER,
            x + CARD_W / 2 + 4,
            y + CARD_H + 15,
            "c",
            130,
            maxh=20,
        )
        if hot:
            sign = stop if why else plus
            self.stamps.put(
                s,
                ("sign", bool(why)),
                x + CARD_W - 48,
                y + CARD_H - 54 - lift,
                56,
                60,
                lambda t: t.svg(sign(28, 28), 0, 0, 56, 60),
            )
            if ring:
                focus_ring(s, (x, y - lift, CARD_W, CARD_H), SLIP)
        s.marks = kept

    def _owns(self, monster: Monster) -> bool:
        return self.deck.owned is None or self.deck.owned.get(monster.id, 0) > 0

    def _place(self, monster: Monster, k: int) -> str:
        """What stands in the k-th place for a copy."""
        if k < self.deck.copies[monster.id]:
            return "full"
        return "locked" if self.deck.owned is not None and k >= self.deck.owned.get(monster.id, 0) else "free"

    def _bar(self, s: Sheet) -> None:
        x, y, w, h = self.box
        if limit := self._limit():
            long = max(40.0, h * h / (h + limit))
            self.stamps.put(
                s,
                ("bar", h),
                x + w - BAR,
                y,
                BAR,
                h,
                lambda t: t.svg(plate(0, 0, BAR, h, FINE, palette.night, 0.7), 0, 0, BAR, h),
            )
            self.stamps.put(
                s,
                ("grip", long),
                x + w - BAR,
                y + (h - long) * self.top / limit,
                BAR,
                long,
                lambda t: t.svg(plate(0, 0, BAR, long, FINE, palette.mist), 0, 0, BAR, long),
            )

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        if self.carried and focus.dragging:
            monster, x, y = self.carried
            image = cards.shown(self.parlour.pictures, bold(monster), round(CARD_W * s.u))
            put(s, (x - 52, y - 70, CARD_W, CARD_H), plate(x - 48, y - 62, CARD_W, CARD_H, SLIP, WELL, 0.5), 4)
            s.blit(image, x - CARD_W / 2, y - CARD_H / 2)


def _ground(s: Sheet, hot: bool) -> None:
    """What lies under a card: its shadow, and light where it is pointed at; the card stands at 10, 14."""
    s.svg(
        shade(14, 24 if hot else 20, CARD_W, CARD_H, SLIP) + (glow(10, 10, CARD_W, CARD_H) if hot else ""),
        0,
        0,
        CARD_W + 24,
        CARD_H + 30,
    )


def _places(s: Sheet, places: Sequence[str]) -> None:
    s.svg("".join(place(0, 24 * k, kind) for k, kind in enumerate(places)), 0, 0, 16, 72)


def shorter(name: str) -> str:
    """A long name without what follows its comma."""
    return name if len(name) < 23 else name.split(",")[0]


def _pale(image: pygame.Surface) -> pygame.Surface:
    """A card that is not in the collection."""
    pale = image.copy()
    pale.fill((*rgb(palette.fade), 150), special_flags=pygame.BLEND_RGBA_MULT)
    return pale
