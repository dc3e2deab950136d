"""boxes: the five games as they stand on the shelf: covers, titles and what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon
from game.ui.tables import TABLES

if TYPE_CHECKING:
    from game.ui.draw import kit

SIDE = 18  # depth of a box, seen at its right and on top


class Box(NamedTuple):
    """One box: colours light, base, shade, deep; lettering as (words, size); the figure and what lies behind it."""

    name: str
    title: str
    ramp: tuple[str, str, str, str]
    lettering: tuple[tuple[str, float], ...]
    figure: str
    motif: str
    night: bool
    sign: str
    seats: str
    minutes: int
    tagline: str

    @property
    def playable(self) -> bool:
        return self.name in TABLES


BOXES = (
    Box(
        "pontoon",
        "Monster Pontoon 21",
        ("#a79ad6", "#4b3f8f", "#352b6e", "#231b4d"),
        (("MONSTER", 28), ("PONTOON 21", 28)),
        "Bramblehorn",
        "moonwood",
        True,
        "claw",
        "2\u20134",
        10,
        "Hire one more monster, or stay while you can.",
    ),
    Box(
        "kingdom",
        "Dungeon & Kingdom",
        ("#f9826a", "#c23a45", "#8f2342", "#5c1436"),
        (("DUNGEON", 29), ("& KINGDOM", 29)),
        "knight",
        "keep",
        False,
        "crown",
        "2\u20134",
        30,
        "Line them up, cut the line, rule what is left.",
    ),
    Box(
        "pack",
        "The Monster Pack",
        ("#ffd98a", "#e58f2a", "#b5651f", "#5b2440"),
        (("THE MONSTER", 23), ("PACK", 36)),
        "Manyeyes",
        "cavern",
        False,
        "strike",
        "2",
        20,
        "Build a pack, mind the countdown, win the duel.",
    ),
    Box(
        "dragon",
        "Dragon Attack!",
        ("#a6dd7c", "#3f8f52", "#2a6a48", "#163f3c"),
        (("DRAGON", 32), ("ATTACK!", 32)),
        "the Dragon",
        "meadow",
        False,
        "flame",
        "2\u20136",
        45,
        "Gather a party before the dragon finds the village.",
    ),
    Box(
        "montoons",
        "MonToons",
        ("#84d8e0", "#2a8fb5", "#1d6692", "#153c6b"),
        (("MONTOONS", 30), ("CORAL ISLES", 24)),
        "molthu",
        "tide",
        False,
        "wave",
        "2\u20135",
        50,
        "Five dice, one island and no manners at all.",
    ),
)
BY_NAME = {box.name: box for box in BOXES}


def cover(cache: Cache, box: Box, px: int, w: float = 186, h: float = 258, wait: bool = False) -> pygame.Surface:
    """The box seen from the front with its right side and top; px wide, front w x h units."""
    key, size = _slot(box, px, w, h)
    return cache.get(key, size, lambda: _front(box, px, w, h), wait, lambda: _bare(box, size, w, h))


def prefetch(cache: Cache, box: Box, px: int, w: float = 186, h: float = 258) -> bool:
    """Have a cover brought before it is needed; True when it is there."""
    return cache.prefetch(*_slot(box, px, w, h), lambda: _front(box, px, w, h))


def _slot(box: Box, px: int, w: float, h: float) -> tuple[str, tuple[int, int]]:
    return f"box {box} {w} {h}", (px, max(1, round((h + SIDE) * px / (w + SIDE))))


def _bare(box: Box, size: tuple[int, int], w: float, h: float) -> pygame.Surface:
    """The box until its picture is drawn: all that is printed on it but the scene."""
    s = Sheet(size[0], (w + SIDE, h + SIDE))
    s.svg(_carton(box, w, h) + _band(box, w) + _frame(box, w, h))
    _printed(s, box, w, h)
    return pygame.transform.smoothscale(s.surf, size)


def _carton(box: Box, w: float, h: float) -> str:
    light, base, _, deep = box.ramp
    d = SIDE
    return (
        f'<path d="M0 {d}H{w}L{w + d} {d - 10}H14Z" fill="{light}"/>'
        f'<path d="M{w} {d}L{w + d} {d - 10}V{h + d - 10}L{w} {h + d}Z" fill="{deep}"/>'
        f'<rect y="{d}" width="{w}" height="{h}" fill="{base}"/>'
    )


def _front(box: Box, px: int, w: float, h: float) -> pygame.Surface:
    from game.ui.draw import kit  # here and not above: covers are on the disk at most starts
    from game.ui.draw.cast import art_line

    s = Sheet(px, (w + SIDE, h + SIDE))
    s.svg(_carton(box, w, h))
    figure = kit.picture({k: v for k, v in art_line(box.figure).items() if k not in ("motif", "night")})
    _scene(s, box, figure, w, h)
    s.svg(_band(box, w))
    _stand(s, figure, w, h)
    s.svg(_frame(box, w, h))
    _printed(s, box, w, h)
    return s.surf


def _band(box: Box, w: float) -> str:
    """What the title stands on."""
    d = SIDE
    return (
        f'<path d="M8 {d + 8}H{w - 8}V{d + 78}C{w * 0.7} {d + 90} {w * 0.3} {d + 90} 8 {d + 78}Z" '
        f'fill="{box.ramp[3]}"/>'
        f'<path d="M8 {d + 78}C{w * 0.3} {d + 90} {w * 0.7} {d + 90} {w - 8} {d + 78}'
        f"V{d + 83}C{w * 0.7} {d + 95} {w * 0.3} {d + 95} "
        f'8 {d + 83}Z" fill="{GOLD}"/>'
    )


def _frame(box: Box, w: float, h: float) -> str:
    """The foot band and the edges of the front."""
    light, base, shade, _ = box.ramp
    d = SIDE
    return (
        f'<path d="M8 {h + d - 40}H{w - 8}V{h + d - 8}H8Z" fill="{shade}"/>'
        f'<path d="M0 {d}H{w}V{h + d}H0ZM8 {d + 8}V{h + d - 8}H{w - 8}V{d + 8}Z" fill="{base}" fill-rule="evenodd"/>'
        f'<path d="M0 {d}H{w}V{d + 4}H4V{h + d}H0Z" fill="{light}"/>'
        f'<path d="M{w - 3} {d}H{w}V{h + d}H0V{h + d - 3}H{w - 3}Z" fill="{shade}"/>'
    )


def _scene(s: Sheet, box: Box, figure: kit.Picture, w: float, h: float) -> None:
    from game.ui.draw import kit

    ground = kit.backdrop(box.motif, figure.palette.split("/")[0], box.night).render(h * s.u)
    art = pygame.Surface(((w - 16) * s.u, (h - 16) * s.u))
    art.blit(ground, ((art.get_width() - ground.get_width()) // 2, round(-h / 12 * s.u)))
    s.blit(art, 8, SIDE + 8)


def _stand(s: Sheet, figure: kit.Picture, w: float, h: float) -> None:
    """The figure stands on the foot band and may overlap the title."""
    figure.fit(None, 0)
    z = min(w * 0.94 / figure.view[2], h * 0.56 / figure.view[3])
    image = figure.render(figure.view[2] * z * s.u)
    s.svg(f'<ellipse cx="{w / 2 + 4}" cy="{h + SIDE - 50}" rx="{w * 0.36}" ry="9" fill="#1c1b3c" opacity=".3"/>')
    s.blit(image, w / 2 - image.get_width() / s.u / 2, h + SIDE - 46 - image.get_height() / s.u)


def _printed(s: Sheet, box: Box, w: float, h: float) -> None:
    y = SIDE + 31.0
    last = box.lettering[-1]
    for words, size in box.lettering:
        s.text(words, "black", size * w / 186, "#ffe08a" if words == last[0] else PAPER, w / 2, y, "c", w - 26)
        y += size * 0.6 + last[1] * 0.42
    y = h + SIDE - 24
    s.svg(icon("hero", 26, y, 20, "#ffe8b0", box.ramp[2]) + icon("glass", w - 84, y, 20, "#ffe8b0", box.ramp[2]))
    s.text(box.seats, "label", 16, PAPER, 42, y + 1)
    s.text(f"{box.minutes} min", "label", 16, PAPER, w - 16, y + 1, "r", 58)
