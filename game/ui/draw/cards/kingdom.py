"""Dungeon & Kingdom's cards: adventurers, monsters, gems, and the chip that stands for a card where room is short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.artlines import SEALS
from game.ui.draw import kit
from game.ui.draw.cards.frame import FULL, MID, RAMP, UNITS, scene, stock
from game.ui.draw.paint import CREAM, PAPER, Sheet, icon, masked, ring
from game.ui.draw.svg import icons
from game.ui.style.palette import contrast

SYMBOL = {
    "red": "sword",
    "orange": "wing",
    "yellow": "horn",
    "green": "axe",
    "blue": "bolt",
    "purple": "star4",
    "white": "crown",
    "grey": "skull",
}


@dataclass(frozen=True)
class Member:
    """An adventurer, or a monster (grey) with victory points and the adventurers it needs.

    glyphs tell the ability in pictures: an icon's name, "#text", "vp3", "->", or a colour's seal as "seal:red".
    """

    name: str
    colour: str
    deed: str
    glyphs: Sequence[str] = ()
    points: int | None = None
    needs: Sequence[str] = ()
    art: Mapping[str, Any] = field(default_factory=dict)
    bold: bool = False  # large numbers and no small print at any size


@dataclass(frozen=True)
class Chip:
    """The smallest form of a card, which keeps colour, points and needs alone; equal chips are drawn once."""

    colour: str
    points: int | None = None
    needs: Sequence[str] = ()


def figure_on(colour: str) -> str:
    """The colour of a symbol that stands on a game colour's base."""
    return PAPER if contrast(PAPER, RAMP[colour][1]) >= 3 else RAMP[colour][3]


def seal(x: float, y: float, r: float, colour: str) -> str:
    """A colour with its symbol on a gold-rimmed disc."""
    _, base, shade, deep = RAMP[colour]
    return (
        f'<circle cx="{x + 3}" cy="{y + 6}" r="{r}" fill="#1c1230" opacity=".35"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#f7d98a"/><circle cx="{x}" cy="{y}" r="{r * 0.91}" '
        f'fill="{deep}"/>'
        f'<circle cx="{x}" cy="{y}" r="{r * 0.84}" fill="{base}"/>'
        f'<path d="M{x - r * 0.6} {y + r * 0.59}A{r * 0.84} {r * 0.84} 0 0 0 {x + r * 0.6} {y - r * 0.59}'
        f'A{r} {r} 0 0 1 {x - r * 0.6} {y + r * 0.59}Z" fill="{shade}"/>'
        + icon(SYMBOL[colour], x, y, r * 1.04, figure_on(colour), base)
    )


def gem(x: float, y: float, s: float, colour: str) -> str:
    """A cut stone, 92 x 80 units at s = 1."""
    light, base, shade, _ = RAMP[colour]
    return (
        f'<g transform="translate({x} {y}) scale({s})">'
        '<path d="M-26 -34H26L46 -8L0 46L-46 -8Z" fill="#1c1230" opacity=".3" transform="translate(3 6)"/>'
        f'<path d="M-26 -34H26L46 -8L0 46L-46 -8Z" fill="{base}"/><path d="M-26 -34H26L16 -8H-16Z" '
        f'fill="{light}"/>'
        f'<path d="M-26 -34L-16 -8H-46Z" fill="{light}" opacity=".6"/>'
        f'<path d="M26 -34L46 -8H16ZM46 -8L0 46L16 -8Z" fill="{shade}"/>'
        f'<path d="M-46 -8L0 46L-16 -8Z" fill="{shade}" opacity=".45"/></g>'
    )


def laurel(c: Sheet, x: float, y: float, r: float, points: int | str, size: float) -> None:
    """Victory points on a coin between leaves."""
    leaf = f"M{-r - 1} 0C{-r - 16} -9 {-r - 16} -20 {-r - 4} -26C{-r + 6} -18 {-r + 6} -8 {-r - 1} 0Z"
    leaves = "".join(
        f'<g transform="translate({x} {y}) {mirror}rotate({a})"><path d="{leaf}" fill="{fill}"/></g>'
        for mirror, fill in (("", "#2f7a50"), ("scale(-1 1) ", "#225f45"))
        for a in (-62, -36, -10, 16)
    )
    c.svg(
        f'<circle cx="{x + 4}" cy="{y + 8}" r="{r + 4}" fill="#1c1230" opacity=".35"/>{leaves}'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#c98718"/><circle cx="{x}" cy="{y - 3}" r="{r - 3}" '
        f'fill="#f7c93f"/>'
        f'<path d="M{x - r + 6} {y - 2}A{r - 6} {r - 6} 0 0 1 {x + r * 0.5} {y - r * 0.82}'
        f'A{r + 8} {r + 8} 0 0 0 {x - r + 6} {y - 2}Z" fill="#fff0b0"/>'
        f'<circle cx="{x}" cy="{y - 2}" r="{r - 13}" fill="#e0a526"/>'
    )
    c.text(str(points), "black", size, "#4a1f12", x, y - 1, "c", r * 1.6)


def member(face: Member, width: float) -> pygame.Surface:
    """The card; overlapped in an array, its upper left seal and left column stay visible."""
    c = Sheet(width, UNITS)
    light, base, shade, deep = RAMP[face.colour]
    small = width < MID or face.bold
    stock(c, base, deep)
    c.svg(
        f'<path d="M6 520C120 560 380 470 494 540V664C494 680 480 694 464 694H36C20 694 6 680 6 664Z" '
        f'fill="{shade}"/>'
        f'<path d="M6 200V36C6 20 20 6 36 6H464C400 20 200 20 110 70C50 104 20 150 6 200Z" fill="{light}" '
        f'opacity=".75"/>'
    )
    _window(c, face, 664 if small else 506)
    k = 1.45 if small else 1
    c.svg(seal(98 if small else 80, 100 if small else 82, 66 * k, face.colour))
    if face.points is not None:
        laurel(c, 396 if small else 412, 100 if small else 84, 56 * k, face.points, 66 * k)
    _needs(c, face.needs, small)
    if not small:
        _panel(c, face, width >= FULL)
    elif width >= MID:
        c.svg(f'<path d="M24 580H476V650C476 664 466 674 452 674H48C34 674 24 664 24 650Z" fill="{PAPER}"/>')
        c.text(face.name, "title", 70, deep, 250, 628, "c", 420)
    return c.surf


def _window(c: Sheet, face: Member, bottom: int) -> None:
    """The arched scene."""
    shape = f"M30 196C30 92 120 30 250 30C380 30 470 92 470 196V{bottom}H30Z"
    w, h = 440, bottom - 30
    image = scene(
        kit.picture(face.art),
        face.art.get("motif", "keep"),
        w * c.u,
        h * c.u,
        face.art.get("night", False),
        0.86,
        shift=0.06 if face.needs else 0,
    )
    c.svg(
        f'<path d="{shape}" fill="{RAMP[face.colour][3]}" '
        'transform="translate(250 350) scale(1.03 1.02) translate(-250 -350)"/>'
    )
    c.blit(masked(image, f'<path d="{shape}" fill="#ffffff"/>', (30, 30, w, h)), 30, 30)


def _needs(c: Sheet, needs: Sequence[str], small: bool) -> None:
    """The adventurers a monster asks for, down the left edge; five must fit."""
    if len(needs) < 4:
        top, step, r = (244, 112, 53) if small else (196, 84, 40)
    else:
        top, step, r = (226, 93, 48) if small else (182, 62, 34)
    c.svg("".join(seal(80 if small else 70, top + i * step, r, need) for i, need in enumerate(needs)))


NAME, DEED = 50, 29  # of an enlarged card, in one line
PANEL = "M24 498C24 484 34 476 48 476H452C466 476 476 484 476 498V650C476 664 466 674 452 674H48C34 674 24 664 24 650Z"


def _panel(c: Sheet, face: Member, full: bool) -> None:
    """Name, deed, the ability in pictures, and the gem the card is worth."""
    _, base, shade, deep = RAMP[face.colour]
    c.svg(
        f'<path d="{PANEL}" fill="#1c1230" opacity=".28" transform="translate(3 7)"/><path d="{PANEL}" '
        f'fill="{PAPER}"/>'
        f'<path d="M24 560H476V650C476 664 466 674 452 674H48C34 674 24 664 24 650Z" fill="{CREAM}"/>'
    )
    ink = shade if figure_on(face.colour) == PAPER else deep
    if not full:
        c.text(face.name, "title", 58, deep, 46, 520, "l", 410)
    elif c.width(face.name, "title", NAME) + c.width(face.deed, "semi", DEED) < 390:
        c.text(face.name, "title", NAME, deep, 46, 520)
        c.text(face.deed, "semi", DEED, ink, 454, 521, "r")
    else:  # long words stand above one another, none of them small
        c.text(face.name, "title", 40, deep, 46, 503, "l", 410)
        c.text(face.deed, "semi", 27, ink, 46, 540, "l", 410)
    _glyphs(c, face.glyphs, deep)
    if face.points is None:
        c.svg(gem(424, 612, 0.92, face.colour) + icon(SYMBOL[face.colour], 424, 604, 30, figure_on(face.colour), base))
    else:
        c.svg(ring(428, 617, 38, 11, deep, 5) + icon("hero", 428, 615, 40, deep, CREAM))


def _glyphs(c: Sheet, glyphs: Sequence[str], ink: str) -> None:
    x, y = 50.0, 617
    for glyph in glyphs:
        if glyph == "->":
            c.svg(icon("arrow", x + 16, y, 34, ink, CREAM))
            x += 46
        elif glyph.startswith("#"):
            x += c.text(glyph[1:], "black", 50, ink, x, y) + 12
        elif glyph.startswith("vp"):
            laurel(c, x + 44, y, 34, glyph[2:], 36)
            x += 104
        elif glyph.startswith("seal:") and glyph[5:] in SEALS:
            c.svg(seal(x + 34, y, 36, glyph[5:]))
            x += 82
        elif glyph in icons():  # others cannot be drawn: a pack may have a wrong word
            c.svg(icon(glyph, x + 28, y, 58, ink, CREAM))
            x += 70


CELLS = {
    2: ((140, 520), (360, 520)),
    3: ((116, 500), (250, 580), (384, 500)),
    4: ((140, 462), (360, 462), (140, 590), (360, 590)),
    5: ((110, 462), (250, 462), (390, 462), (180, 590), (320, 590)),
}


def chip(face: Member | Chip, width: float, tokens: int = 0) -> pygame.Surface:
    """The smallest form, 36-72 px: colour and symbol, or points and needs. No picture, no words."""
    c = Sheet(width, UNITS)
    light, base, shade, deep = RAMP[face.colour]
    c.svg(
        f'<rect width="500" height="700" rx="70" fill="{deep}"/>'
        f'<rect x="26" y="26" width="448" height="648" rx="50" fill="{base}"/>'
        f'<path d="M26 300V76C26 46 46 26 76 26H424C300 40 130 90 26 300Z" fill="{light}" opacity=".7"/>'
    )
    if face.points is None:
        c.svg(
            f'<path d="M26 624V560C200 640 380 600 474 470V624C474 654 454 674 424 674H76C46 674 26 654 26 624Z" '
            f'fill="{shade}"/>' + icon(SYMBOL[face.colour], 250, 350, 330, figure_on(face.colour), base)
        )
        return c.surf
    c.svg('<circle cx="250" cy="210" r="172" fill="#c98718"/><circle cx="250" cy="202" r="160" fill="#f7c93f"/>')
    c.text(str(face.points), "black", 270, "#4a1f12", 250, 204, "c", 280)
    r = {2: 104, 3: 84}.get(len(face.needs), 66)
    cells = CELLS.get(len(face.needs), ((250, 520),) * len(face.needs))
    c.svg(
        "".join(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{RAMP[need][3]}"/>'
            f'<circle cx="{x}" cy="{y}" r="{r - 9}" fill="{RAMP[need][1]}"/>'
            + icon(SYMBOL[need], x, y, r * 1.3, figure_on(need), RAMP[need][1])
            for (x, y), need in zip(cells, face.needs)
        )
    )
    if tokens:
        c.svg('<circle cx="420" cy="90" r="92" fill="#7a1f38"/>')
        c.text(f"+{tokens}", "black", 120, PAPER, 420, 92, "c", 150)
    return c.surf
