"""strips: the parts of the kit as rows of small pictures, each showing the monster as it would look with that part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game import artlines
from game.ui.draw import kit, parts
from game.ui.draw.cache import Cache
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import CREAM, GOLD, Area, Sheet, masked
from game.ui.draw.shapes import GLOW, focus_ring, glyph, plate, put, shade
from game.ui.scenes.workshop.marks import tick
from game.ui.style.metrics import CHIP
from game.ui.style.palette import palette
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

Art = Mapping[str, Any]
TILE, STEP, R = 43.0, 55.0, 10.0
ARROW = 18.0  # room for the sign that there is more
FACE = ("body", "palette", "eyes", "eyes2", "mouth", "mouth2", "marking")


def wide(tiles: int) -> float:
    """Units that so many tiles take side by side."""
    return tiles * STEP - (STEP - TILE)


class Strip(Widget):
    """Tiles of one slot; "" is no part at all. One control: arrows walk along it, choosing takes the part."""

    def __init__(
        self,
        slot: str,
        items: Sequence[str],
        label: str,
        value: Callable[[], Art],
        change: Callable[[str, str], object],
        sketches: Cache,
        last: Pictures[str],
    ) -> None:
        super().__init__(f"part/{slot}", (0, 0, wide(1), TILE))
        self.slot, self.items, self.label = slot, list(items), label
        self.value, self.change, self.sketches = value, change, sketches
        self.zone = "parts"
        self.at, self.first = 0, 0
        self._laid = 0.0  # width for which it knows the first tile
        self.last = last  # what each tile showed when it was last drawn
        self.go(self.items.index(self.chosen) if self.chosen in self.items else 0)

    @property
    def shown_tiles(self) -> int:
        """How many tiles there is room for."""
        return max(1, min(len(self.items), int((self.box[2] + STEP - TILE + 0.5) // STEP)))

    @property
    def chosen(self) -> str:
        return str(self.value().get(self.slot) or "")

    @property
    def _more(self) -> int:
        return max(0, len(self.items) - self.shown_tiles)

    def go(self, at: int) -> None:
        """Walk to a tile and bring it into view."""
        self.at = max(0, min(len(self.items) - 1, at))
        self.first = max(min(self.first, self.at), self.at - self.shown_tiles + 1, 0)

    def _place(self, at: int) -> Area:
        x, y, _, _ = self.box
        return x + (at - self.first) * STEP, y, TILE, TILE

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if self.box[2] != self._laid:  # there is more room than before, or less
            self._laid, self.first = self.box[2], 0
            self.go(self.at)
        one = self.control(self._choose, self.label, R)
        one.steer, one.point, one.scroll = self._steer, self._point, self._scroll if self._more else None
        one.ring = self._place(self.at)
        one.tags["row"] = self.items[self.at]
        x, y, w, h = self.box
        found = [one]
        if self.first < self._more:
            found.append(self._arrow("on", x + w + 3, "More parts", lambda: self._turn(1)))
        if self.first:
            found.append(self._arrow("back", x - ARROW - 5, "Parts before", lambda: self._turn(-1)))
        return found

    def _arrow(self, id: str, x: float, label: str, deed: Callable[[], object]) -> Control:
        one = Control(f"{self.id}/{id}", (x, self.box[1], ARROW, TILE), label, deed, zone=self.zone, radius=CHIP)
        one.stop = False  # arrows and wheel go along the row itself
        one.scroll = self._scroll
        return one

    def _turn(self, way: int) -> None:
        self.first = max(0, min(self._more, self.first + way * (self.shown_tiles - 1)))
        self.at = max(self.first, min(self.at, self.first + self.shown_tiles - 1))

    def _choose(self) -> object:
        return self.change(self.slot, self.items[self.at])

    def _steer(self, dx: int, dy: int) -> bool:
        if not dx or not 0 <= self.at + dx < len(self.items):
            return False
        self.go(self.at + dx)
        return True

    def _point(self, x: float, y: float) -> bool:
        at = self.first + int((x - self.box[0]) // STEP)
        if at == self.at or not self.first <= at < min(len(self.items), self.first + self.shown_tiles):
            return False
        self.at = at
        return True

    def _scroll(self, amount: float) -> bool:
        before = self.first
        self.first = max(0, min(self._more, self.first - (1 if amount > 0 else -1)))
        self.at = max(self.first, min(self.at, self.first + self.shown_tiles - 1))
        return self.first != before

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        controls = self.controls()
        look = focus.look(controls[0])
        s.mark("control", *self.box, self.id)
        over = focus.over == self.id and focus.device == "mouse"
        for at in range(self.first, min(len(self.items), self.first + self.shown_tiles)):
            self._tile(s, at, over and at == self.at, look.ring and at == self.at)
        for control in controls[1:]:
            x, y, w, h = control.rect
            put(
                s,
                control.rect,
                glyph(
                    "right" if control.id.endswith("/on") else "left",
                    x + w / 2,
                    y + h / 2,
                    0.9,
                    GLOW if focus.over == control.id else palette.cream,
                ),
                2,
            )

    def _tile(self, s: Sheet, at: int, hot: bool, ring: bool) -> None:
        x, y, w, _ = self._place(at)
        name, on = self.items[at], self.items[at] == self.chosen
        ground = artlines.palettes()[name]["g2"] if self.slot == "palette" else CREAM
        put(
            s,
            (x, y, w, w),
            (
                plate(x - 4, y - 4, w + 8, w + 8, R + 3, GOLD)
                if on
                else plate(x - 3, y - 3, w + 6, w + 6, R + 2, GLOW)
                if hot
                else ""
            )
            + shade(x, y + 2, w, w, R)
            + plate(x, y, w, w, R, ground),
            6,
        )
        if name:
            s.blit(self._picture(name, max(1, round(w * s.u)), s.u), x, y)
        else:
            m = w / 2
            put(
                s,
                (x, y, w, w),
                f'<circle cx="{x + m}" cy="{y + m}" r="{w * 0.24:.1f}" fill="none" stroke="{palette.umber}" '
                f'stroke-width="4"/><path d="M{x + w * 0.34:.1f} {y + w * 0.66:.1f}L{x + w * 0.66:.1f} '
                f'{y + w * 0.34:.1f}" stroke="{palette.umber}" stroke-width="4" stroke-linecap="round"/>',
                2,
            )
        if on:
            put(s, (x + w - 14, y + w - 14, 22, 22), tick(x + w - 3, y + w - 3), 2)
        if ring:
            focus_ring(s, (x, y, w, w), R)

    def _picture(self, name: str, px: int, u: float) -> pygame.Surface:
        """The monster with that part; until it is drawn, what was shown before."""
        art = shown_art(self.value(), self.slot, name)
        key, size = f"tile {self.slot} {sorted(art.items())!r}", (px, px)

        def before() -> pygame.Surface:
            last = self.last.get(name)
            return last if last and last.get_size() == size else pygame.Surface(size, pygame.SRCALPHA)

        image = self.sketches.get(key, size, lambda: _drawn(art, self.slot, name, px, u), meanwhile=before)
        return self.last.keep(name, image)


def shown_art(art: Art, slot: str, name: str) -> dict[str, Any]:
    """What a tile depends on: the fewer words, the less often it has to be drawn anew."""
    if slot == "motif":
        return {"motif": name, "palette": art.get("palette"), "night": bool(art.get("night"))}
    keep: tuple[str, ...] = ("body", "palette")
    if slot in ("body", "eyes", "mouth", "crown", "palette"):
        keep = FACE
    some = {key: word for key, word in art.items() if key in keep and word} | {slot: name}
    if some.get("body") == "twins" and slot in ("eyes", "mouth", "crown"):
        some |= {f"{slot}2": name}
    if slot == "body":
        some = {key: word for key, word in some.items() if not key.endswith("2")}
        if name == "twins":
            some |= {f"{key}2": some[key] for key in ("eyes", "mouth") if key in some}
    return some


def _drawn(art: dict[str, Any], slot: str, name: str, px: int, u: float) -> pygame.Surface:
    if slot == "motif":
        image = kit.backdrop(name, art["palette"], art["night"]).render(px)
    else:
        image = _figure(art, slot).render(px)
    return masked(image, f'<rect width="{px}" height="{px}" rx="{R * u:.1f}" fill="{palette.white}"/>', (0, 0, px, px))


def _figure(art: dict[str, Any], slot: str) -> kit.Picture:
    """Close up for a face, the whole figure for what hangs on it."""
    picture = kit.picture(art)
    if slot in ("eyes", "mouth", "crown"):
        at = parts.load_part("body", art["body"]).anchors
        stalk = slot == "eyes" and art["eyes"] == "stalk"
        where = "crown" if stalk else slot
        x, y, r = at.get(where, (256.0, 250.0, 100.0))
        wide = 216 * {"eyes": 1.1 if stalk else 0.92, "mouth": 0.86, "crown": 1.42}[slot] * max(0.8, r / 100)
        y += {"crown": -34, "mouth": 2, "eyes": -4}[where]
        picture.view = (x - wide / 2, y - wide / 2, wide, wide)
    elif slot == "palette":
        x, y, w, h = picture.fit(1, 0.02).view
        picture.view = (x + w * 0.16, y + h * 0.2, w * 0.68, w * 0.68)
    else:
        picture.fit(1, 0.05)
    return picture
