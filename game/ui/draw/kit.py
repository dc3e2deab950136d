"""Kit: a one-line art description becomes layered SVG, and that a surface at any size.

nanosvg has no clipPath, so clipping is an alpha multiply of two rasters.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game import artlines
from game.artlines import REFERENCE, Art
from game.ui.draw import parts
from game.ui.draw.parts import OUTLINE, Part, load_part
from game.ui.draw.svg import XMLNS, View, coloured

VIEW: View = (-120, -90, 752, 590)  # what a figure on its 512 x 512 canvas may fill; the ground line is y = 462
KEYLINE = 4.5  # hairline on the lit side, canvas units
KEY_DROP = (4.5, 6.5)  # second copy of the keyline, shifted away from the light
CAST, CAST_ALPHA = (5.0, 9.0), 70  # contact shadow of a part on whatever lies under it
PROBE = 160  # px: width of the small raster a figure is measured on
BEYOND = 0.2  # of a view: how far a part may stand out of it


@dataclass
class Placed:
    """A part put on the canvas: place, scale, mirror, turn."""

    part: Part
    x: float = 0
    y: float = 0
    s: float = 1
    flip: bool = False
    rot: float = 0
    catches: bool = False  # takes contact shadows from what lies above
    layer: int = 0
    turn: str = ""
    mark: str = ""  # marking, already in canvas coordinates

    def wrap(self, inner: str, dx: float = 0.0, dy: float = 0.0) -> str:
        if not inner:
            return ""
        if self.turn:
            inner = f'<g transform="rotate({self.turn})">{inner}</g>'
        sx = -self.s if self.flip else self.s
        return (
            f'<g transform="translate({self.x + dx:.2f} {self.y + dy:.2f}) rotate({self.rot:.2f}) '
            f'scale({sx:.4f} {self.s:.4f})">{inner}</g>'
        )

    def art(self, group: str) -> str:
        return self.wrap(self.part.inner(self.layer, group))

    def shaded(self) -> str:
        """Clip layer; the marking goes under the shading, so that light runs over it."""
        marked = self.layer == self.part.mark % len(self.part.layers)
        return (self.mark if marked else "") + self.art("clip")

    def silhouette(self, colour: str = OUTLINE, grow: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
        return self.wrap(self.part.flat(self.layer, colour, grow / self.s), dx, dy)


class Picture:
    """An ordered list of raster passes: SVG body, mask body or None, alpha."""

    def __init__(self, palette: str = REFERENCE, view: View = VIEW, turn: str = "") -> None:
        self.palette, self.view, self.turn = palette, view, turn
        self.passes: list[tuple[str, str | None, int]] = []

    def add(self, body: str, mask: str | None = None, alpha: int = 255) -> None:
        """Plain passes that follow each other become one."""
        if not body:
            return
        last = self.passes[-1] if self.passes else None
        if last and mask is None and alpha == 255 and last[1:] == (None, 255):
            self.passes[-1] = (last[0] + body, None, 255)
        else:
            self.passes.append((body, mask, alpha))

    def render(self, width: float) -> pygame.Surface:
        """The view at a width in pixels."""
        size = (max(1, round(width)), max(1, round(width * self.view[3] / self.view[2])))
        out = pygame.Surface(size, pygame.SRCALPHA)
        for body, mask, alpha in self.passes:
            layer = self._raster(body, size)
            if mask is not None:
                layer.blit(self._raster(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            if alpha != 255:
                layer.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            out.blit(layer, (0, 0))
        return out

    def fit(self, aspect: float | None = 1.0, margin: float = 0.04) -> Picture:
        """Crop the view to the figure, measured on a small raster, or widen it where a part stands out of it; aspect
        None keeps the tight box."""
        fx, fy, fw, fh = self.extent()
        x, y, w, h = self.view
        if fx <= x or fy <= y or fx + fw >= x + w or fy + fh >= y + h:
            self.view = x - w * BEYOND, y - h * BEYOND, w * (1 + 2 * BEYOND), h * (1 + 2 * BEYOND)
            fx, fy, fw, fh = self.extent()
        ww = (max(fw, fh * aspect) if aspect else fw) * (1 + 2 * margin)
        hh = ww / aspect if aspect else fh * (1 + 2 * margin)
        self.view = (fx + fw / 2 - ww / 2, fy + fh * (1 + margin) - hh, ww, hh)
        return self

    def extent(self) -> tuple[float, float, float, float]:
        """The box of what is seen of the figure in the view."""
        x, y, w, _ = self.view
        r, k = self.probe().render(PROBE).get_bounding_rect(), w / PROBE
        return x + r.x * k, y + r.y * k, r.w * k, r.h * k

    def probe(self) -> Picture:
        """The keyline pass alone: the figure's outline, quick to draw."""
        outline = Picture(self.palette, self.view, self.turn)
        outline.passes = self.passes[:1]
        return outline

    def _raster(self, body: str, size: tuple[int, int]) -> pygame.Surface:
        x, y, w, h = self.view
        text = (
            f'<svg xmlns="{XMLNS}" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}">'
            f'<g transform="{self.turn}">{body}</g></svg>'
        )
        return pygame.image.load_sized_svg(io.BytesIO(coloured(parts.recolour(text, self.palette)).encode()), size)


def stack(
    groups: Sequence[Sequence[Placed]], palette: str = REFERENCE, keyline: bool = True, turn: str = ""
) -> Picture:
    """Paint groups of placed parts back to front in the house style.

    Parts of one group do not overlap each other, so they share one clip pass.
    """
    picture_ = Picture(palette, turn=turn)
    layered = [
        [replace(p, layer=n) for p in g if n < len(p.part.layers)]
        for g in groups
        for n in range(max(len(p.part.layers) for p in g))
    ]
    if keyline:
        picture_.add(
            "".join(p.silhouette(grow=KEYLINE) + p.silhouette(OUTLINE, KEYLINE, *KEY_DROP) for g in layered for p in g)
        )
    for i, g in enumerate(layered):
        mask = "".join(p.silhouette("#ffffff") for p in g)
        picture_.add("".join(p.art("base") for p in g))
        picture_.add("".join(p.shaded() for p in g), mask)
        above = "".join(q.silhouette(OUTLINE, 2, *CAST) for h in layered[i + 1 :] for q in h)
        if above and any(p.catches for p in g):
            picture_.add(above, mask, CAST_ALPHA)
        picture_.add("".join(p.art("over") for p in g))
    return picture_


def picture(art: Art) -> Picture:
    """The figure of an art line: a creature (has a body), an object, or a hero. ValueError names a wrong word."""
    artlines.check(art)
    if "body" in art:
        return _creature(art)
    return prop(art["object"]) if "object" in art else _hero(art)


PAIRS = {"wings": ("wingL", "wingR"), "feet": ("footL", "footR"), "limbs": ("armL", "armR")}
BEHIND = ("back", "tail", "wings", "limbs", "feet", "crown", "crown2", "eyes", "eyes2")
BEFORE = ("front", "crown", "crown2", "mouth", "mouth2", "eyes", "eyes2", "limbs", "hold")
EITHER = ("crown", "eyes", "limbs")  # kinds whose parts say themselves whether they grow from behind


def _creature(art: Art) -> Picture:
    body = load_part("body", art["body"])
    whole = Placed(body, catches=True)
    if art.get("marking"):
        x, y, r = body.anchors["marking"]
        marking = load_part("marking", art["marking"])
        whole.mark = Placed(marking, x, y, r / 100).wrap(marking.inner(0, "clip"))
    behind = [g for slot in BEHIND if (g := _hung(art, slot, body, False))]
    before = [g for slot in BEFORE if (g := _hung(art, slot, body, True))]
    return stack([*behind, [whole], *before], art.get("palette", REFERENCE), turn=_leaning(art))


def _hung(art: Art, slot: str, body: Part, before: bool) -> list[Placed]:
    """What a slot hangs on the body's anchors before or behind it; empty when the body has no such anchor."""
    if not art.get(slot):
        return []
    part = parts.creature_part(slot, art[slot])
    kind = slot.rstrip("2")
    if kind in EITHER and part.behind == before:
        return []
    single = part.at or "marking" if kind in artlines.EXTRAS else (part.at or kind) + slot[len(kind) :]
    placed = []
    for k, anchor in enumerate(PAIRS.get(slot, (single,))):
        if anchor in body.anchors or anchor == "canvas":  # canvas: drawn in the coordinates of one body
            x, y, r = body.anchors.get(anchor, (0, 0, 100))
            placed.append(Placed(part, x, y, r / 100, flip=slot in PAIRS and k == 0, catches=not before))
    return placed


RIDER_UP = 58  # a mounted figure sits higher, units


def _hero(art: Art) -> Picture:
    groups = []
    for slot in artlines.HERO:
        if art.get(slot):
            part = parts.hero_part(slot, art[slot])
            up = RIDER_UP if art.get("mount") and slot != "mount" else 0
            groups.append([Placed(part, y=-up, catches=True, turn=part.turn)])
    palette = "/".join((art.get("palette", REFERENCE), art.get("skin", "tan"), art.get("hairs", "brown")))
    return stack(groups, palette, turn=_leaning(art))


def _leaning(art: Art) -> str:
    lean = art.get("lean", 0)
    return f"translate(256 462) skewX({-lean}) translate(-256 -462)" if lean else ""


def prop(name: str) -> Picture:
    """A weapon as a picture of its own."""
    return stack([[Placed(load_part("prop", name), catches=True)]])


def backdrop(name: str, palette: str = REFERENCE, night: bool = False) -> Picture:
    """A motif, 640 x 640: the figure stands at y = 548, the glow disc lies at (320, 290)."""
    scenery = Picture(palette + "*" * night, (0, 0, 640, 640))
    scenery.add(load_part("motif", name).inner(0, "base"))
    return scenery
