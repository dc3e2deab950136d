"""boxes: the five games as they stand on the shelf: covers, titles and what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon, svg
from game.ui.draw.shapes import disc, frame, plate
from game.ui.games import cover_of, shelved
from game.ui.style.metrics import BOLD, BROAD, ROUND
from game.ui.style.palette import palette
from game.ui.table.cover import Cover

if TYPE_CHECKING:
    from game.ui.draw import kit

STANDS = 548 / 640  # of a backdrop's height, where a figure stands on it
FLOOR, TALL, CORNER = 0.93, 0.84, 0.1  # of a strip's height: where the figure stands, how high it is, and its corners
SIDE = 18  # depth of a box, seen at its right and on top


def boxes() -> list[Cover]:
    """The covers of all games, in the order of the shelf."""
    return [cover_of(name) for name in shelved()]


def cover(cache: Cache, box: Cover, px: int, w: float = 186, h: float = 258, wait: bool = False) -> pygame.Surface:
    """The box seen from the front with its right side and top; px wide, front w x h units."""
    key, size = _slot(box, px, w, h)
    return cache.get(key, size, lambda: _front(box, px, w, h), wait, lambda: _bare(box, size, w, h))


def prefetch(cache: Cache, box: Cover, px: int, w: float = 186, h: float = 258) -> bool:
    """Have a cover brought before it is needed; True when it is there."""
    return cache.prefetch(*_slot(box, px, w, h), lambda: _front(box, px, w, h))


def tile(cache: Cache, box: Cover, px: int) -> pygame.Surface:
    """A square in the colours of a box with its figure on it, for lists; until that is drawn, with its sign."""
    return cache.get(f"tile {box}", (px, px), lambda: _tile(box, px), meanwhile=lambda: _ground(box, px, box.sign).surf)


def landscape(cache: Cache, box: Cover, size: tuple[int, int]) -> pygame.Surface:
    """The picture on a cover as a strip so many pixels large: who is on it, where it lives."""
    return cache.get(f"landscape {box}", size, lambda: _landscape(box, size))


def _landscape(box: Cover, size: tuple[int, int]) -> pygame.Surface:
    from game.ui.draw import kit
    from game.ui.draw.cast import art_line

    w, h = size
    figure = kit.picture({k: v for k, v in art_line(box.figure).items() if k not in ("motif", "night")}).fit(None, 0)
    wide = max(w, h)
    ground = kit.backdrop(box.motif, figure.palette.split("/")[0], box.night).render(wide)
    art = pygame.Surface(size, pygame.SRCALPHA)
    art.blit(ground, ((w - wide) // 2, min(0, round(FLOOR * h - STANDS * wide))))
    image = figure.render(min(w * 0.5, TALL * h * figure.view[2] / figure.view[3]))
    art.blit(image, ((w - image.get_width()) // 2, round(FLOOR * h) - image.get_height()))
    art.blit(svg(plate(0, 0, w, h, CORNER * h, PAPER), size, (0, 0, w, h)), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return art


def _ground(box: Cover, px: int, sign: str = "") -> Sheet:
    light, base, shade, deep = box.ramp
    s = Sheet(px, (64, 64))
    s.svg(
        plate(0, 0, 64, 64, BROAD, base)
        + disc(32, 32, 25, light, 0.5)
        + (icon(sign, 32, 32, 38, PAPER, shade) if sign else "")
        + frame(0, 0, 64, 64, BROAD, deep, BOLD)
    )
    return s


def _tile(box: Cover, px: int) -> pygame.Surface:
    from game.ui.draw import kit
    from game.ui.draw.cast import art_line

    s = _ground(box, px)
    figure = kit.picture({k: v for k, v in art_line(box.figure).items() if k not in ("motif", "night")})
    figure.fit(None, 0)
    wide = min(58.0, 70 * figure.view[2] / figure.view[3])
    s.blit(figure.render(wide * s.u), 32 - wide / 2, 5)
    s.surf.blit(svg(plate(1, 1, 62, 62, ROUND, PAPER), (px, px), (0, 0, 64, 64)), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return s.surf


def _slot(box: Cover, px: int, w: float, h: float) -> tuple[str, tuple[int, int]]:
    return f"box {box} {w} {h}", (px, max(1, round((h + SIDE) * px / (w + SIDE))))


def _bare(box: Cover, size: tuple[int, int], w: float, h: float) -> pygame.Surface:
    """The box until its picture is drawn: its sign in the light of a lamp where the scene will be."""
    light, _, _, deep = box.ramp
    s, x, y = Sheet(size[0], (w + SIDE, h + SIDE)), w / 2, SIDE + h * 0.58
    s.svg(
        _carton(box, w, h)
        + "".join(disc(x, y, w * r, light, 0.28) for r in (0.46, 0.38, 0.3))
        + _band(box, w)
        + _frame(box, w, h)
        + icon(box.sign, x, y, w * 0.42, PAPER, deep)
    )
    _printed(s, box, w, h)
    return pygame.transform.smoothscale(s.surf, size)


def _carton(box: Cover, w: float, h: float) -> str:
    light, base, _, deep = box.ramp
    d = SIDE
    return (
        f'<path d="M0 {d}H{w}L{w + d} {d - 10}H14Z" fill="{light}"/>'
        f'<path d="M{w} {d}L{w + d} {d - 10}V{h + d - 10}L{w} {h + d}Z" fill="{deep}"/>'
        f'<rect y="{d}" width="{w}" height="{h}" fill="{base}"/>'
    )


def _front(box: Cover, px: int, w: float, h: float) -> pygame.Surface:
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


def _band(box: Cover, w: float) -> str:
    """What the title stands on."""
    d = SIDE
    return (
        f'<path d="M8 {d + 8}H{w - 8}V{d + 78}C{w * 0.7} {d + 90} {w * 0.3} {d + 90} 8 {d + 78}Z" '
        f'fill="{box.ramp[3]}"/>'
        f'<path d="M8 {d + 78}C{w * 0.3} {d + 90} {w * 0.7} {d + 90} {w - 8} {d + 78}'
        f"V{d + 83}C{w * 0.7} {d + 95} {w * 0.3} {d + 95} "
        f'8 {d + 83}Z" fill="{GOLD}"/>'
    )


def _frame(box: Cover, w: float, h: float) -> str:
    """The foot band and the edges of the front."""
    light, base, shade, _ = box.ramp
    d = SIDE
    return (
        f'<path d="M8 {h + d - 40}H{w - 8}V{h + d - 8}H8Z" fill="{shade}"/>'
        f'<path d="M0 {d}H{w}V{h + d}H0ZM8 {d + 8}V{h + d - 8}H{w - 8}V{d + 8}Z" fill="{base}" fill-rule="evenodd"/>'
        f'<path d="M0 {d}H{w}V{d + 4}H4V{h + d}H0Z" fill="{light}"/>'
        f'<path d="M{w - 3} {d}H{w}V{h + d}H0V{h + d - 3}H{w - 3}Z" fill="{shade}"/>'
    )


def _scene(s: Sheet, box: Cover, figure: kit.Picture, w: float, h: float) -> None:
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
    s.svg(f'<ellipse cx="{w / 2 + 4}" cy="{h + SIDE - 50}" rx="{w * 0.36}" ry="9" fill="{palette.ink}" opacity=".3"/>')
    s.blit(image, w / 2 - image.get_width() / s.u / 2, h + SIDE - 46 - image.get_height() / s.u)


def _printed(s: Sheet, box: Cover, w: float, h: float) -> None:
    y = SIDE + 31.0
    last = box.lettering[-1]
    for words, size in box.lettering:
        s.say(words, "display", palette.glow if words == last[0] else PAPER, w / 2, y, "c", w - 26, size=size * w / 186)
        y += size * 0.6 + last[1] * 0.42
    y = h + SIDE - 24
    s.svg(
        icon("hero", 26, y, 20, palette.cream, box.ramp[2]) + icon("glass", w - 84, y, 20, palette.cream, box.ramp[2])
    )
    s.say(box.seats, "step", PAPER, 42, y + 1)
    s.say(f"{box.minutes} min", "step", PAPER, w - 16, y + 1, "r", 58)
