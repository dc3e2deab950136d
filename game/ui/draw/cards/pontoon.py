"""Pontoon's party cards: Guild and Equipment, at three levels of detail and turned upside down."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pygame

from game.ui.draw import kit
from game.ui.draw.cards.frame import FULL, MID, UNITS, inset, pennant, scene, stock, underline
from game.ui.draw.paint import INK, PAPER, Sheet, icon, svg


@dataclass(frozen=True)
class Guild:
    """A companion's face; when is "on_hit", "on_stay" or "", text the ability without that word."""

    name: str
    type: str  # "monster" or "adventurer"
    power: int
    sub: int | None = None
    when: str = ""
    text: str = ""
    flavour: str = ""
    art: Mapping[str, Any] = field(default_factory=dict)
    bold: bool = False  # large numbers and no small print at any size


@dataclass(frozen=True)
class Equipment:
    """A weapon's face; its art line names an object."""

    name: str
    power: int
    sub: int | None = None
    when: str = ""
    text: str = ""
    flavour: str = ""
    art: Mapping[str, Any] = field(default_factory=dict)
    bold: bool = False  # large numbers and no small print at any size


class Look(NamedTuple):
    """The colours and sign of a type of card."""

    word: str
    sign: str
    stock: str
    edge: str
    ramp: tuple[str, str, str]
    fold: str  # the ribbon's ends
    figure: str  # digits and name
    sign_fill: str
    label: str
    text: str
    quiet: str  # flavour
    faint: str  # emblem on the stock
    line: str  # frame line
    pill: str
    pill_text: str


PLUM = ("#9f8bc4", "#6a568c", "#4f3d70")  # the sub power's pennant
PAPER_STOCK = {
    "stock": PAPER,
    "edge": "#b59d72",
    "figure": PAPER,
    "sign_fill": "#ffe8b0",
    "text": INK,
    "quiet": "#6b5a4a",
    "faint": "#ecd9b2",
    "line": "#e0c994",
    "pill": INK,
    "pill_text": "#ffe8b0",
}
LOOKS = {
    "monster": Look(
        word="MONSTER",
        sign="claw",
        ramp=("#f2806f", "#c03246", "#8f1f47"),
        fold="#8f1f47",
        label="#8f1f47",
        **PAPER_STOCK,
    ),
    "adventurer": Look(
        word="ADVENTURER",
        sign="helmet",
        ramp=("#6f9fe8", "#2f5cb3", "#203f88"),
        fold="#203f88",
        label="#203f88",
        **PAPER_STOCK,
    ),
    "equipment": Look(
        word="EQUIPMENT",
        sign="sword",
        ramp=("#ffe08a", "#d99a25", "#a9701c"),
        fold="#7b4a16",
        label="#e9bf6a",
        stock="#2a2338",
        edge="#131019",
        figure="#2a140f",
        sign_fill="#5b2f1a",
        text="#f6e8cc",
        quiet="#c9bbdc",
        faint="#4a3d66",
        line="#4d4068",
        pill="#d99a25",
        pill_text="#2a140f",
    ),
}
PICTURE_W, PICTURE_H, PICTURE_H_SMALL = 456.0, 424.0, 640.0


def guild(face: Guild, width: float, turned: bool = False) -> pygame.Surface:
    """A companion; turned = it lies upside down and its sub power counts."""

    def picture(w: float, h: float, small: bool, lean: float) -> pygame.Surface:
        return scene(
            kit.picture(face.art),
            face.art.get("motif", "parlour"),
            w,
            h,
            face.art.get("night", False),
            0.8 if small else 0.93,
            shift=lean,
        )

    return _card(face, LOOKS[face.type], width, turned, picture)


def equipment(face: Equipment, width: float, turned: bool = False) -> pygame.Surface:
    """A weapon: the object floats before its glow disc on a night sky."""

    def picture(w: float, h: float, small: bool, lean: float) -> pygame.Surface:
        return _floating(face.art, w, h, small, lean)

    return _card(face, LOOKS["equipment"], width, turned, picture)


def _card(face: Guild | Equipment, look: Look, width: float, turned: bool, picture: Any) -> pygame.Surface:
    small = width < MID or face.bold
    if turned and small:
        return _turned_small(face, look, width, picture)
    c = Sheet(width, UNITS)
    stock(c, look.stock, look.edge)
    h = PICTURE_H_SMALL if small else PICTURE_H
    inset(c, picture(PICTURE_W * c.u, h * c.u, small, 0.07), 22, 22, PICTURE_W, h)
    _index(c, str(face.power), look, 1.38 if small else 1)
    if small and width >= MID:
        _band(c, face.name, look)
    if not small:
        _ribbon(c, face.name, look, 42 if width >= FULL else 50)
        _sub_corner(c, face.sub, look)
        if width >= FULL:
            _words(c, face, look)
        else:
            _signs(c, face, look)
    return pygame.transform.rotate(c.surf, 180) if turned else c.surf


def _index(c: Sheet, power: str, look: Look, k: float) -> None:
    """The power on its pennant; k enlarges it on small cards."""
    c.svg(pennant(38, 2, 128 * k, 200 * k, look.ramp))
    middle = 38 + 64 * k
    c.text(power, "black", 116 * k, look.figure, middle, 6 + 64 * k, "c", 116 * k)
    bar = underline(38 + 38 * k, 6 + 105 * k, 52 * k, 7 * k, look.figure) if power in ("6", "9") else ""
    c.svg(bar + icon(look.sign, middle, 4 + 134 * k, 37 * k, look.sign_fill, look.ramp[1]))


def _ribbon(c: Sheet, name: str, look: Look, size: float) -> None:
    light, base, shade = look.ramp
    c.svg(
        f'<path d="M6 424L44 410V468L6 482L22 453Z" fill="{look.fold}"/>'
        f'<path d="M494 424L456 410V468L494 482L478 453Z" fill="{look.fold}"/>'
        f'<path d="M28 416Q250 398 472 416V478Q250 460 28 478Z" fill="#1c1230" opacity=".25"/>'
        f'<path d="M28 408Q250 390 472 408V470Q250 452 28 470Z" fill="{base}"/>'
        f'<path d="M28 408Q250 390 472 408V415Q250 397 28 415Z" fill="{light}"/>'
        f'<path d="M28 463Q250 445 472 463V470Q250 452 28 470Z" fill="{shade}"/>'
    )
    c.text(name, "title", size, look.figure, 250, 430, "c", 424)


def _band(c: Sheet, name: str, look: Look) -> None:
    """The name across the foot of a picture that fills the card."""
    c.svg(f'<path d="M22 560H478V636C478 650 468 662 454 662H46C32 662 22 650 22 636Z" fill="{look.ramp[2]}"/>')
    c.text(name, "title", 66, look.figure if look.ramp[2] != "#a9701c" else "#fff1d2", 250, 612, "c", 430)


def _sub_corner(c: Sheet, sub: int | None, look: Look) -> None:
    """Second power, upside down in the lower right corner; without one the frame line closes."""
    if sub is None:
        c.svg(
            f'<path d="M26 486V652C26 664 36 674 48 674H452C464 674 474 664 474 652V486" fill="none" '
            f'stroke="{look.line}" stroke-width="3"/>'
        )
        return
    c.svg(
        f'<path d="M26 486V652C26 664 36 674 48 674H356M474 486V524" fill="none" stroke="{look.line}" '
        f'stroke-width="3"/>' + pennant(364, 532, 112, 166, PLUM, flip=True)
    )
    c.text(str(sub), "black", 96, PAPER, 420, 640, "c", 100, rot=180)
    bar = underline(394, 600, 52, 7) if sub in (6, 9) else ""
    c.svg(bar + icon(look.sign, 420, 585, 28, "#ffe8b0", PLUM[2], rot=180))


WHEN = {"on_hit": ("ON HIT", "hand"), "on_stay": ("ON STAY", "stay"), "in_battle": ("IN BATTLE", "sword")}


def _words(c: Sheet, face: Guild | Equipment, look: Look) -> None:
    """Type, moment and rules text; a flavour line where there is no ability."""
    c.text(look.word, "label", 25, look.label, 44, 506, "l", tracking=0.1)
    if face.when:
        word, sign = WHEN[face.when]
        w = 62 + c.width(word, "label", 26, 0.04)
        c.svg(
            f'<rect x="{460 - w}" y="485" width="{w}" height="44" rx="22" fill="{look.pill}"/>'
            + icon(sign, 484 - w, 507, 27, look.pill_text, look.pill)
        )
        c.text(word, "label", 26, look.pill_text, 502 - w, 507, "l", tracking=0.04)
        _centred(c, face.text, "text", 32, look.text, 44, 534, 306 if face.sub is not None else 412, 134)
        return
    y, size = (560, 60) if face.flavour else (604, 96)
    c.svg(
        icon(look.sign, 250, y, size, look.faint, look.stock)
        + f'<path d="M64 {y - 2}H{236 - size / 2}V{y + 2}H64ZM{264 + size / 2} {y - 2}H436V{y + 2}'
        f'H{264 + size / 2}Z" fill="{look.faint}"/>'
    )
    if face.flavour:
        _centred(c, face.flavour, "text", 30, look.quiet, 54, 590, 392, 76, "c")


def _centred(
    c: Sheet, text: str, face: str, size: float, colour: str, x: float, y: float, w: float, h: float, align: str = "l"
) -> None:
    """A paragraph in the middle of its box, smaller when it would not fit."""
    while size > 20 and c.height(text, face, size, w, 1.12) > h:
        size -= 0.5
    high = c.height(text, face, size, w, 1.12)
    while align == "c" and w > 200 and c.height(text, face, size, w - 8, 1.12) == high:  # no lone last word
        x, w = x + 4, w - 8
    spare = h - high
    c.para(text, face, size, colour, x, y + max(0.0, spare / 2), w, 1.12, align, maxh=h)


def _signs(c: Sheet, face: Guild | Equipment, look: Look) -> None:
    """The middle size: type and moment in large letters, no small print."""
    c.text(look.word, "label", 44, look.label, 42, 518, "l", 300 if face.sub is not None else 416, tracking=0.04)
    if face.when:
        word, sign = WHEN[face.when]
        c.svg(
            f'<rect x="36" y="560" width="308" height="80" rx="40" fill="{look.pill}"/>'
            + icon(sign, 80, 600, 50, look.pill_text, look.pill)
        )
        c.text(word, "label", 46, look.pill_text, 112, 601, "l", 218)
        return
    c.svg(
        icon(look.sign, 250, 606, 108, look.faint, look.stock)
        + f'<path d="M56 603H166V609H56ZM334 603H444V609H334Z" fill="{look.faint}"/>'
    )


def _turned_small(face: Guild | Equipment, look: Look, width: float, picture: Any) -> pygame.Surface:
    """Small card turned upside down: picture on its head, sub power upright in the reading corner."""
    c = Sheet(width, UNITS)
    stock(c, look.stock, look.edge)
    image = pygame.transform.rotate(picture(PICTURE_W * c.u, PICTURE_H_SMALL * c.u, True, -0.07), 180)
    inset(c, image, 22, 38, PICTURE_W, PICTURE_H_SMALL)
    c.svg(pennant(38, 2, 177, 276, PLUM))
    sub = str(face.power if face.sub is None else face.sub)
    c.text(sub, "black", 160, PAPER, 126, 94, "c", 160)
    bar = underline(90, 151, 72, 9) if sub in ("6", "9") else ""
    c.svg(bar + icon("undo", 126, 190, 50, "#ffe8b0"))
    return c.surf


def _floating(art: Mapping[str, Any], w: float, h: float, small: bool, lean: float) -> pygame.Surface:
    """An object before rays and a glow disc; its shadow falls on the sky."""
    u = w / PICTURE_W
    k = max(w, h) / 640
    out = pygame.Surface((round(w), round(h)), pygame.SRCALPHA)
    sky = kit.backdrop(art.get("motif", "stars"), art.get("palette", "dusk"), True).render(640 * k)
    out.blit(sky, (round((w - 640 * k) / 2), round((h - 640 * k) * 0.5)))
    cx, cy, r = 228 + lean * 370 if not small else 228 + lean * 170, h / u * 0.5, 176
    out.blit(
        svg(
            _rays(cx, cy) + f'<circle cx="{cx:.0f}" cy="{cy:.0f}" r="{r}" fill="#fff0c4" opacity=".20"/>'
            f'<circle cx="{cx:.0f}" cy="{cy:.0f}" r="{r * 0.82:.0f}" fill="#fff0c4" opacity=".30"/>',
            (w, h),
            (0, 0, PICTURE_W, h / u),
        ),
        (0, 0),
    )
    z = (430 if small else 372) * u
    image = kit.picture(art).fit(1, 0.03).render(z)
    shadow = image.copy()
    shadow.fill((12, 6, 24, 120), special_flags=pygame.BLEND_RGBA_MULT)
    x, y = (cx + 14) * u - z / 2, (cy + 4) * u - z / 2
    out.blit(shadow, (round(x + 10 * u), round(y + 16 * u)))
    out.blit(image, (round(x), round(y)))
    return out


def _rays(cx: float, cy: float) -> str:
    def far(angle: float) -> str:
        return f"{cx + 380 * math.cos(angle):.0f} {cy + 380 * math.sin(angle):.0f}"

    return "".join(
        f'<path d="M{cx:.0f} {cy:.0f}L{far(a)}L{far(a + 0.13)}Z" fill="#ffe6a8" opacity=".16"/>'
        for a in (math.pi * i / 8 for i in range(16))
    )
