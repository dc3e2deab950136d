"""Pontoon's quest cards: sideways, a monster's scene beside condition, order of precedence and stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.ui.draw import kit
from game.ui.draw.cards.frame import scene, stock
from game.ui.draw.crests import SHIELD, SHIELD_DARK
from game.ui.draw.paint import CREAM, INK, PAPER, Sheet, icon, masked, svg

UNITS = (700.0, 500.0)
MID = 170  # px of card width: below it the name and the order of precedence go


@dataclass(frozen=True)
class Quest:
    """A quest's face. condition: at_most, at_least, range, exactly or any; priority: names, or {closest_to: n}."""

    name: str
    condition: Mapping[str, Any]
    priority: Sequence[str | Mapping[str, int]]
    stars: int
    warning: bool = False
    art: Mapping[str, Any] = field(default_factory=dict)


PRIORITY = {  # sign and arrow
    "highest_power": ("claw", "up"),
    "lowest_power": ("claw", "down"),
    "fewest_companions": ("hero", "down"),
    "most_companions": ("hero", "up"),
    "most_adventurers": ("helmet", "up"),
    "most_monsters": ("skull", "up"),
    "highest_equipment": ("sword", "up"),
    "lowest_equipment": ("sword", "down"),
    "closest_to": ("target", ""),
    "turn_order": ("boot", ""),
}


def words(face: Quest) -> tuple[str, str]:
    """The big figure and the small line of a condition."""
    condition = face.condition
    if "at_most" in condition:
        return str(condition["at_most"]), "OR LESS"
    if "at_least" in condition:
        return str(condition["at_least"]), "OR MORE"
    if "range" in condition:
        low, high = condition["range"]
        return f"{low}\u2013{high}", "BETWEEN"
    if "exactly" in condition:
        return " ".join(map(str, condition["exactly"])), "EXACTLY"
    aim = next((p["closest_to"] for p in face.priority if isinstance(p, Mapping)), None)
    return ("any", "POWER") if aim is None else (str(aim), "CLOSEST")


def quest(face: Quest, width: float) -> pygame.Surface:
    """A quest lying sideways, width in pixels of its long side."""
    c = Sheet(width, UNITS)
    if face.warning:
        stock(c, "#2a1a2c", "#0f0913")
        _hazard(c)
        box = (38, 38, 662, 462)
    else:
        stock(c, "#5a2140", "#2f0f26")
        c.svg('<path d="M36 6H664C680 6 694 20 694 36V60C500 10 180 10 6 90V36C6 20 20 6 36 6Z" fill="#7b2f52"/>')
        box = (24, 24, 676, 476)
    _scene(c, face, box, width >= MID)
    _note(c, box)
    _condition(c, face, box)
    _stars(c, face, box)
    if width >= MID:
        _precedence(c, face.priority, box)
        _name(c, face, box)
    return c.surf


SPLIT = 448  # x where the scene ends and the note begins
Box = tuple[int, int, int, int]  # left, top, right, bottom


def _hazard(c: Sheet) -> None:
    stripes = "".join(
        f'<path d="M{x} -20H{x + 40}L{x - 500} 520H{x - 540}Z" fill="#f5c242"/>' for x in range(0, 1300, 80)
    )
    size = (700 * c.u, 500 * c.u)
    edge = svg(f'<rect width="700" height="500" fill="#241a38"/>{stripes}', size, (0, 0, 700, 500))
    c.blit(
        masked(
            edge,
            '<path d="M36 6H664C680 6 694 20 694 36V464C694 480 680 494 664 494H36C20 494 6 480 6 464V36'
            "C6 20 20 6 36 6ZM44 30C34 30 30 36 30 44V456C30 466 36 470 44 470H656C666 470 670 464 670 456V44"
            'C670 34 664 30 656 30Z" fill="#ffffff" fill-rule="evenodd"/>',
            (0, 0, 700, 500),
        ),
        0,
        0,
    )


def _scene(c: Sheet, face: Quest, box: Box, named: bool) -> None:
    x0, y0, _, y1 = box
    w, h = SPLIT - x0, y1 - y0
    image = scene(
        kit.picture(face.art),
        face.art.get("motif", "cavern"),
        w * c.u,
        h * c.u,
        face.art.get("night", False),
        0.98 * (0.80 if named else 0.92),
        drop=-0.16 if named else 0,
    )
    shape = f'<path d="M18 0H{w}L{w - 34} {h}H18C8 {h} 0 {h - 8} 0 {h - 18}V18C0 8 8 0 18 0Z" fill="#ffffff"/>'
    c.blit(masked(image, shape, (0, 0, w, h)), x0, y0)


def _note(c: Sheet, box: Box) -> None:
    """The parchment on the right."""
    _, y0, x1, y1 = box
    fold = y0 + (y1 - y0) * 0.56
    c.svg(
        f'<path d="M{SPLIT + 10} {y0}H{x1 - 16}C{x1 - 6} {y0} {x1} {y0 + 6} {x1} {y0 + 16}V{y1 - 16}'
        f'C{x1} {y1 - 6} {x1 - 6} {y1} {x1 - 16} {y1}H{SPLIT - 24}Z" fill="{PAPER}"/>'
        f'<path d="M{SPLIT - 8} {fold:.0f}L{SPLIT - 24} {y1}H{x1 - 16}C{x1 - 6} {y1} {x1} {y1 - 6} {x1} {y1 - 16}'
        f'V{fold:.0f}Z" fill="{CREAM}"/>'
    )


def _middle(box: Box) -> float:
    return (SPLIT + box[2]) / 2 + 2


def _condition(c: Sheet, face: Quest, box: Box) -> None:
    mx, sy = _middle(box), box[1] + 122
    k = 0.98 if face.warning else 1.06

    def at(x: float, y: float, s: float, inner: str) -> str:
        return f'<g transform="translate({x} {y}) scale({s:.3f})">{inner}</g>'

    c.svg(
        at(mx + 4, sy + 8, k, f'<path d="{SHIELD}" fill="#1c1230" opacity=".3"/>')
        + at(mx, sy, k, f'<path d="{SHIELD}" fill="#f5c242"/>')
        + at(mx, sy, k * 0.9, f'<path d="{SHIELD}" fill="#8f1f47"/><path d="{SHIELD_DARK}" fill="#6d1539"/>')
    )
    big, small = words(face)
    figures = big.split()
    if len(figures) > 1:
        top = sy - (52 if len(figures) > 2 else 20)
        for i, n in enumerate(figures):
            c.text(n, "black", 62, PAPER, mx + (-42, 42)[i % 2], top + (i // 2) * 58, "c", 78)
    else:
        c.text(big, "black", 116 if len(big) < 3 else 80, PAPER, mx, sy - 18, "c", 170)
    strip = f"M{mx - 92} {sy + 42}H{mx + 92}L{mx + 80} {sy + 64}L{mx + 92} {sy + 86}H{mx - 92}L{mx - 80} {sy + 64}Z"
    c.svg(
        f'<path d="{strip}" fill="#0c0618" opacity=".3" transform="translate(3 6)"/><path d="{strip}" fill="#f5c242"/>'
    )
    c.text(small, "label", 33, "#4a1230", mx, sy + 65, "c", 150, tracking=0.01)


def _precedence(c: Sheet, priority: Sequence[str | Mapping[str, int]], box: Box) -> None:
    """Three discs; the first, which mostly decides, is larger and red."""
    mx, y = _middle(box), box[1] + 280
    body = ""
    for i, entry in enumerate(priority[:3]):
        sign, arrow = PRIORITY[entry if isinstance(entry, str) else "closest_to"]
        first = i == 0
        r = 34 if first else 28
        x = mx - 72 + i * 70 + (0, 6, 4)[i]
        disc, figure, pointer = ("#8f1f47", PAPER, "#ffe08a") if first else ("#c9ad77", "#4a2033", "#4a2033")
        body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="{disc}"/>'
        body += icon(sign, x - (8 if arrow else 0), y, r * 1.1, figure, disc)
        if arrow:
            body += icon(arrow, x + r * 0.58, y + r * 0.1, r * 0.62, pointer)
    c.svg(body)


def _stars(c: Sheet, face: Quest, box: Box) -> None:
    mx, y = _middle(box), box[3] - 76
    if face.warning:
        c.svg(
            icon("flame", mx - 72, y, 80, "#e8433f", PAPER) + icon("flame", mx - 70, y + 12, 42, "#ffd84a", "#e8433f")
        )
    step, size, start = (43, 47, mx + 30) if face.warning else (70, 76, mx)
    body = ""
    for i in range(face.stars):
        x = start + (i - (face.stars - 1) / 2) * step
        body += icon("star", x + 2, y + 5, size * 1.03, "#b5822f") + icon("star", x, y, size, "#f5b92a")
        body += icon("star", x - 3, y - 4, size * 0.52, "#ffe08a")
    c.svg(body)


LONG_NAME = 24  # letters: longer names stand in two lines


def _name(c: Sheet, face: Quest, box: Box) -> None:
    """A ribbon over the scene."""
    x0, y0, _, y1 = box
    y = y1 - (84 if face.warning else 74)
    base, light, shade = (INK, "#f5c242", "#f5c242") if face.warning else ("#c03246", "#f2806f", "#8f1f47")
    a, b = x0 - 14, SPLIT - 22
    c.svg(
        f'<path d="M{a + 4} {y + 6}H{b - 2}L{b - 24} {y + 36}L{b - 2} {y + 66}H{a + 4}Z" fill="#0c0618" '
        f'opacity=".35"/>'
        f'<path d="M{a} {y}H{b}L{b - 24} {y + 30}L{b} {y + 60}H{a}Z" fill="{base}"/>'
        f'<path d="M{a} {y}H{b}L{b - 4} {y + 6}H{a}Z" fill="{light}"/>'
        f'<path d="M{a} {y + 54}H{b - 4}L{b} {y + 60}H{a}Z" fill="{shade}"/>'
    )
    room = SPLIT - x0 - 62
    if len(face.name) > LONG_NAME and " " in face.name:
        cut = face.name.rindex(" ", 0, len(face.name) // 2 + 4)
        c.text(face.name[:cut], "title", 29, PAPER, x0 + 6, y + 19, "l", room)
        c.text(face.name[cut + 1 :], "title", 29, PAPER, x0 + 6, y + 42, "l", room)
    else:
        c.text(face.name, "title", 42, PAPER, x0 + 6, y + 31, "l", room)
    if face.warning:
        c.svg(f'<path d="M{x0} {y0}H{x0 + 196}L{x0 + 176} {y0 + 46}H{x0}Z" fill="#f5c242"/>')
        c.text("WARNING", "black", 34, INK, x0 + 14, y0 + 24, "l", 160)
