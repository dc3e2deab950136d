"""The Monster Pack's cards: type, power and stars round a monster; an index for the hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.ui.draw import kit
from game.ui.draw.cards.frame import FULL, MID, RAMP, UNITS, scene, stock
from game.ui.draw.paint import INK, PAPER, Sheet, icon, masked
from game.ui.draw.shapes import SHADOW, disc

RAMPS = {"evade": RAMP["blue"], "strike": RAMP["red"], "spell": RAMP["green"], "wild": RAMP["white"]}
BEATS = {"evade": "strike", "strike": "spell", "spell": "evade"}
STARS_MAX = 4


@dataclass(frozen=True)
class Monster:
    """A monster's face; type is evade, strike, spell or wild. `index`: power and stars once more under the badge, for a
    hand where the next card covers the foot."""

    name: str
    type: str
    power: int
    stars: int
    text: str = ""
    art: Mapping[str, Any] = field(default_factory=dict)
    index: bool = False
    bold: bool = False  # large numbers and no words at any size, where the name stands beside the card


def monster(face: Monster, width: float) -> pygame.Surface:
    """The card."""
    c = Sheet(width, UNITS)
    light, base, shade, deep = RAMPS[face.type]
    small = width < MID or face.bold
    stock(c, base, deep)
    c.svg(
        f'<path d="M6 470L494 330V664C494 680 480 694 464 694H36C20 694 6 680 6 664Z" fill="{shade}"/>'
        f'<path d="M6 250V36C6 20 20 6 36 6H300Z" fill="{light}"/>'
    )
    _scene(c, face, 26 if small else 104)
    if not small:
        c.text(face.name, "title", 46, PAPER, 130, 59, "l", 330)
    _badge(c, face.type, *((92, 92, 68.8) if small else (66, 60, 50)))
    if face.index:
        _index(c, face, small)
    full = width >= FULL
    _power(c, face, small, full)
    if not small:
        (_note if full else _prey)(c, face)
    return c.surf


def _bright(kind: str) -> str:
    """Digits and signs on the deep tone."""
    return PAPER if kind == "wild" else RAMPS[kind][0]


def _scene(c: Sheet, face: Monster, top: int) -> None:
    _, base, _, deep = RAMPS[face.type]
    bottom = 474
    if top > 26:
        c.svg(
            f'<path d="M66 24H452C464 24 472 32 472 44V92H66Z" fill="{deep}"/>'
            f'<path d="M66 24H452C464 24 472 32 472 44V47C472 36 464 29 452 29H66Z" fill="{base}" opacity=".8"/>'
        )
    image = scene(
        kit.picture(face.art),
        face.art.get("motif", "meadow"),
        444 * c.u,
        (bottom - top) * c.u,
        face.art.get("night", False),
        0.92,
    )
    shape = (
        f"M28 {top + 22}C28 {top + 8} 36 {top} 50 {top}H450C464 {top} 472 {top + 8} 472 {top + 22}V{bottom - 64}"
        f"L424 {bottom}H50C36 {bottom} 28 {bottom - 8} 28 {bottom - 22}Z"
    )
    c.svg(f'<path transform="translate(250 300) scale(1.025) translate(-250 -300)" d="{shape}" fill="{deep}"/>')
    c.blit(masked(image, f'<path d="{shape}" fill="#ffffff"/>', (28, top, 444, bottom - top)), 28, top)


def sign(kind: str, x: float, y: float, r: float, rim: str = PAPER) -> str:
    """A type's sign on its colour, wherever no card lies round it."""
    _, base, _, deep = RAMPS[kind]
    figure = deep if kind in ("wild", "spell") else PAPER
    return (
        disc(x + 1, y + 2, r, SHADOW, 0.4)
        + disc(x, y, r, rim)
        + disc(x, y, round(r * 0.86, 2), base)
        + icon(kind, x, y, r * 1.15, figure, base)
    )


def _badge(c: Sheet, kind: str, x: float, y: float, r: float) -> None:
    deep = RAMPS[kind][3]
    c.svg(
        f'<circle cx="{x + 3}" cy="{y + 6}" r="{r}" fill="#1c1230" opacity=".35"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{PAPER}"/><circle cx="{x}" cy="{y}" r="{r * 0.86}" fill="{deep}"/>'
        + icon(kind, x, y, r * 1.12, _bright(kind), deep)
    )


def _index(c: Sheet, face: Monster, small: bool) -> None:
    _, base, _, deep = RAMPS[face.type]
    x, y, w, h = (24, 172, 138, 176) if small else (20, 108, 116, 144)
    flag = f"M{x} {y}H{x + w}V{y + h}L{x + w / 2} {y + h - 18}L{x} {y + h}Z"
    c.svg(
        f'<path d="{flag}" fill="#0c0618" opacity=".4" transform="translate(4 6)"/><path d="{flag}" fill="{deep}"/>'
        f'<path d="M{x} {y}H{x + 6}V{y + h - 2}L{x} {y + h}Z" fill="{base}"/>'
    )
    middle = x + w / 2
    size, down = (72, 50) if small else (60, 44)
    c.text(str(face.power), "black", size, _bright(face.type), middle + 2, y + down, "c", w - 12)
    step, size, row = (31, 32, y + 112) if small else (25, 27, y + 94)
    c.svg(
        "".join(
            icon("star", middle + (i - (face.stars - 1) / 2) * step, row, size, "#ffd84a", deep)
            for i in range(face.stars)
        )
    )


def _power(c: Sheet, face: Monster, small: bool, full: bool) -> None:
    """Power box and stars, lower left: the smaller the card, the more of it they take."""
    _, _, shade, deep = RAMPS[face.type]
    right, bottom = (472, 612) if small else (248 if full else 296, 590)
    box = f"M28 500H{right}L{right - 18} {bottom}H28Z"
    c.svg(f'<path d="{box}" fill="#1c1230" opacity=".3" transform="translate(3 6)"/><path d="{box}" fill="{deep}"/>')
    size, y = (136, 558) if small else (88 if full else 112, 547)
    c.text(str(face.power), "black", size, _bright(face.type), 44, y, "l", right - 68)
    step, x, y = (66, 62, 652) if small else (46, 52, 636)
    spent = "#9d8fb3" if face.type == "wild" else shade
    kinds = [(0.92, "#ffd84a") if i < face.stars else (0.6, spent) for i in range(STARS_MAX)]
    row = "".join(icon("star", x + i * step, y, step * k, fill, shade) for i, (k, fill) in enumerate(kinds))
    band = "M28 622H330V682H28Z" if small else "M28 604H236V668H28Z"
    c.svg(f'<path d="{band}" fill="{deep}" opacity=".55"/>{row}')


def _prey(c: Sheet, face: Monster) -> None:
    """What the type beats, as signs alone."""
    _, _, shade, deep = RAMPS[face.type]
    beaten = BEATS.get(face.type)
    c.svg(f'<path d="M310 500H456C466 500 472 506 472 516V652C472 662 466 668 456 668H294Z" fill="{PAPER}"/>')
    right = (beaten, RAMPS[beaten][2]) if beaten else ("skull", deep)
    c.svg(
        icon(face.type, 342, 584, 66, shade if beaten else deep, PAPER)
        + icon("arrow", 386, 584, 28, INK)
        + icon(right[0], 430, 584, 60, right[1], PAPER)
    )


def _note(c: Sheet, face: Monster) -> None:
    """What the type beats, and a line of flavour."""
    _, _, shade, deep = RAMPS[face.type]
    beaten = BEATS.get(face.type)
    c.svg(f'<path d="M262 500H456C466 500 472 506 472 516V652C472 662 466 668 456 668H246Z" fill="{PAPER}"/>')
    if beaten:
        c.svg(
            icon(face.type, 288, 520, 34, shade, PAPER)
            + icon("arrow", 325, 520, 20, INK)
            + icon(beaten, 360, 520, 34, RAMPS[beaten][2], PAPER)
        )
        c.text("+200", "black", 27, INK, 460, 521, "r")
    else:
        c.svg(
            icon("wild", 298, 520, 36, deep, PAPER)
            + icon("arrow", 342, 520, 22, INK)
            + icon("skull", 386, 520, 34, deep, PAPER)
            + icon("skull", 430, 520, 34, deep, PAPER)
        )
    c.para(face.text, "text", 27, INK, 271, 536, 194, 1.0, maxh=130)
