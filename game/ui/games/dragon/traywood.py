"""traywood: the empty tray of a battle, and the light behind a foe; both take too long for a frame."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw.paint import GOLD, Sheet
from game.ui.draw.shapes import plate, pool, shade
from game.ui.draw.svg import svg
from game.ui.style.metrics import PILL
from game.ui.style.palette import palette

Y = 98.0  # top of the tray
HIGH = 480.0
WOOD = (30.0, Y - 30, 1220.0, HIGH + 60)  # the box of the empty tray with its shadow
SOLID = (56.0, Y + 26, 1168.0, HIGH - 50)  # nothing is seen through the wood here


def wooden(kind: str, u: float) -> tuple[str, tuple[int, int], Callable[[], pygame.Surface]]:
    """Key, size and making of the empty tray, for the cache of pictures."""
    size = round(WOOD[2] * u), round(WOOD[3] * u)
    return f"tray {kind == 'hero'}", size, lambda: tray_wood(kind, size)


def glowing(u: float) -> tuple[str, tuple[int, int], Callable[[], pygame.Surface]]:
    """The same of the light behind a foe."""
    size = round(420 * u), round(420 * u)
    return "foe light", size, lambda: svg(pool(210, 210, 210, 210, palette.ember, 0.45), size, (0, 0, 420, 420))


def tray_wood(kind: str, size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    u = size[0] / WOOD[2]
    s = Sheet(1280 * u, (1280, 720), image, (-WOOD[0] * u, -WOOD[1] * u))
    s.kept = False
    x, w, h = 40.0, 1200.0, HIGH
    right = palette.risk_shade if kind != "hero" else palette.plum
    zig = f"M824 {Y + 25}" + "".join(
        f"L{824 + (12 if k % 2 else -12)} {Y + 25 + (k + 0.5) * 31.4:.0f}" for k in range(14)
    )
    edge = (
        f"L824 {Y + h - 16}H{x + w - 34}C{x + w - 22} {Y + h - 16} {x + w - 16} {Y + h - 24} {x + w - 16} "
        f"{Y + h - 34}V{Y + 43}"
        f"C{x + w - 16} {Y + 32} {x + w - 24} {Y + 25} {x + w - 34} {Y + 25}Z"
    )
    s.svg(
        shade(x + 4, Y + 10, w, h, PILL)
        + plate(x, Y, w, h, PILL, palette.wood)
        + plate(x, Y, w, h - 8, PILL, palette.oak)
        + plate(x + 16, Y + 16, w - 32, h - 32, PILL, palette.felt)
        + plate(x + 20, Y + 25, w - 40, h - 45, PILL, palette.pine)
        + f'<path d="{zig}{edge}" fill="{right}"/>'
        f'<path d="{zig}L824 {Y + h - 16}" fill="none" stroke="{palette.night}" stroke-width="9" '
        f'stroke-linejoin="round"/>'
        f'<path d="{zig}L824 {Y + h - 16}" fill="none" stroke="{GOLD}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M470 {Y - 16}L452 {Y + 8}L470 {Y + 32}H810L828 {Y + 8}L810 {Y - 16}Z" fill="{palette.risk_shade}"/>'
        f'<path d="M464 {Y - 12}H816L819 {Y - 8}H461ZM464 {Y + 28}H816L819 {Y + 24}H461Z" fill="{GOLD}"/>',
        *WOOD,
    )
    s.svg(pool(330, Y + 104, 420, 260, palette.glow, 0.25), 60, Y + 25, 752, h - 45)
    return image
