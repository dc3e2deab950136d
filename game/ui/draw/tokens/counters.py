"""Counters: the round cardboard discs of Dragon Attack! with the small pictures on them, the dragon's strength, and
marks of a board drawn alone."""

from __future__ import annotations

import math

import pygame

from game.ui.draw import kit
from game.ui.draw.paint import PAPER, Sheet, icon, masked, ring, svg
from game.ui.draw.svg import View

UNITS = (200.0, 212.0)
RIMS = {  # light, base, shade, deep
    "gold": ("#ffe08a", "#e3a72f", "#a96a1e", "#7b4526"),
    "hero": ("#8fc4f2", "#3b78c4", "#234f94", "#1b3568"),
    "monster": ("#ff9a86", "#cf3f48", "#93254a", "#631a3c"),
    "item": ("#a8e0c8", "#3f9f88", "#256e69", "#1c4d52"),
    "back": ("#c99a66", "#9c6a42", "#6d442f", "#4a2c26"),
    "beaten": ("#6d5680", "#4a3558", "#3a2748", "#2a1b38"),
}
FIELD = '<circle cx="100" cy="100" r="75" fill="#ffffff"/>'


def coin(x: float, y: float, r: float) -> str:
    """A gold coin seen from above at a slant; r = half its width."""
    return (
        f'<path d="M{x - r} {y}A{r} {r * 0.62} 0 0 0 {x + r} {y}V{y + r * 0.34}'
        f'A{r} {r * 0.62} 0 0 1 {x - r} {y + r * 0.34}Z" fill="#a8641c"/>'
        f'<path d="M{x - r} {y}A{r} {r * 0.62} 0 0 0 {x} {y + r * 0.62}V{y + r * 0.96}'
        f'A{r} {r * 0.62} 0 0 1 {x - r} {y + r * 0.34}Z" fill="#cf8c22"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.62}" fill="#f7c93f"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{r * 0.72}" ry="{r * 0.43}" fill="#e0a32a"/>'
        f'<path d="M{x - r * 0.95} {y - r * 0.05}A{r * 0.95} {r * 0.58} 0 0 1 {x + r * 0.4} {y - r * 0.54}'
        f'A{r} {r * 0.7} 0 0 0 {x - r * 0.95} {y - r * 0.05}Z" fill="#fff0b0"/>'
    )


def _ray(a: float) -> str:
    x0, y0, x1, y1 = (100 + 90 * f(b) for b in (a, a + 0.2) for f in (math.cos, math.sin))
    return f'<path d="M100 100L{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}Z" fill="#4a9c8c"/>'


RAYS = "".join(_ray(i * math.pi / 6) for i in range(12))
BOAT = (
    '<path d="M25 112C50 104 60 120 84 112C108 104 120 120 144 112C156 108 166 108 175 112A75 75 0 0 1 25 112Z" '
    'fill="#3aa9c0"/>'
    '<path d="M46 106C80 114 120 114 156 104C152 130 136 142 100 142C66 142 52 130 46 106Z" fill="#8a5136"/>'
    '<path d="M110 112C126 110 142 108 156 104C152 130 136 142 100 142C116 136 124 126 110 112Z" fill="#5f3429"/>'
    '<path d="M46 106C80 114 120 114 156 104L155 111C120 121 80 121 48 113Z" fill="#c98a55"/>'
    '<path d="M96 40H102V110H96Z" fill="#5f3429"/>'
    '<path d="M104 38C140 50 150 76 146 98C130 92 116 92 104 96Z" fill="#fff6e2"/>'
    '<path d="M126 50C144 62 150 80 146 98C138 95 132 94 126 93C132 80 132 64 126 50Z" fill="#dcc9a4"/>'
    '<path d="M92 46C74 56 62 76 62 96C74 90 84 90 92 94Z" fill="#ee6352"/>'
    '<path d="M92 70V94C84 90 78 91 72 92Z" fill="#b8394d"/>'
    '<path d="M25 132C50 124 62 140 86 132C110 124 122 140 146 132C156 128 164 130 168 132A75 75 0 0 1 32 132Z" '
    'fill="#2485a8"/>'
)
SWORD = (
    '<g transform="rotate(38 100 100)">'
    '<path d="M88 116V46L100 24L112 46V116Z" fill="#d7e2ee"/>'
    '<path d="M100 24L112 46V116H100Z" fill="#8797b6"/>'
    '<path d="M88 46L100 24V116H94V50Z" fill="#ffffff"/>'
    '<path d="M97 50H103V108H97Z" fill="#ff7a4f"/>'
    '<path d="M60 108C76 118 124 118 140 108C148 112 146 124 138 126C124 132 76 132 62 126C54 124 52 112 60 '
    '108Z" fill="#f5c242"/>'
    '<path d="M100 116C116 116 130 113 140 108C148 112 146 124 138 126C126 130 112 131 100 131Z" fill="#c98a1c"/>'
    '<path d="M93 128H107V160H93Z" fill="#8a5136"/>'
    '<circle cx="100" cy="166" r="10" fill="#ee4f4a"/>'
    '<circle cx="97" cy="163" r="3.4" fill="#ffb09a"/>'
    "</g>"
)
CHEST = (
    '<path d="M60 92C60 70 76 62 100 62C124 62 140 70 140 92V96H60Z" fill="#c98a48"/>'
    '<path d="M112 63C130 66 140 74 140 92V96H112Z" fill="#8f5a34"/>'
    '<path d="M60 100H140V136C140 140 138 142 134 142H66C62 142 60 140 60 136Z" fill="#b3743c"/>'
    '<path d="M112 100H140V136C140 140 138 142 134 142H112Z" fill="#7d4a2e"/>'
    '<path d="M58 94H142V104H58ZM72 64L82 62V142H72ZM118 62L128 64V142H118Z" fill="#f0bd4a"/>'
    '<path d="M118 62L128 64V142H118ZM112 94H142V104H112Z" fill="#b9802a"/>'
    '<path d="M90 90H110V112C110 118 90 118 90 112Z" fill="#ffe08a"/>'
    '<circle cx="100" cy="101" r="4.6" fill="#5b2f2a"/>'
    '<path d="M98 102H102V110H98Z" fill="#5b2f2a"/>'
)
WINGS = (
    '<path d="M100 38C124 40 150 62 152 92C138 80 128 82 120 92C116 80 108 76 100 76C92 76 84 80 80 92C72 82 62 '
    '80 48 92C50 62 76 40 100 38Z" fill="#e8a92c" opacity=".55"/>'
)


def _disc(rim: str, inner: str) -> str:
    light, base, shade, deep = RIMS[rim]
    return (
        f'<ellipse cx="108" cy="178" rx="92" ry="30" fill="#1c1230" opacity=".3"/>'
        f'<path d="M8 100A92 92 0 0 0 192 100V112A92 92 0 0 1 8 112Z" fill="{deep}"/>'
        f'<path d="M8 100A92 92 0 0 0 60 182L62 194A92 92 0 0 1 8 112Z" fill="{shade}"/>'
        f'<circle cx="100" cy="100" r="92" fill="{base}"/>'
        f'<path d="M12 74A92 92 0 0 1 150 23A99 99 0 0 0 12 74Z" fill="{light}"/>'
        f'<path d="M188 74A92 92 0 0 1 100 192A96 96 0 0 0 188 74Z" fill="{shade}"/>'
        f'<circle cx="100" cy="100" r="78" fill="{deep}"/><circle cx="100" cy="100" r="75" fill="{inner}"/>'
    )


def _badge(c: Sheet, r: float, fill: str, text: str, ink: str = PAPER) -> None:
    """The value or class letter, lower right."""
    x, y = 158, 156
    c.svg(
        f'<circle cx="{x + 2}" cy="{y + 4}" r="{r}" fill="#1c1230" opacity=".35"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{PAPER}"/><circle cx="{x}" cy="{y}" r="{r - 5}" fill="{fill}"/>'
    )
    c.text(text, "black", r * 1.35, ink, x, y, "c", r * 1.7)


def gold(width: float, coins: int) -> pygame.Surface:
    """A hoard worth that many coins."""
    c = Sheet(width, UNITS)
    c.svg(
        _disc("gold", "#5b2f3a")
        + '<path d="M25 100A75 75 0 0 1 175 100Z" fill="#7a4146"/>'
        + coin(76, 118, 34)
        + coin(128, 124, 30)
        + coin(100, 84, 36)
        + icon("star4", 140, 62, 26, "#fff6d0")
    )
    _badge(c, 30, RIMS["gold"][3], str(coins), "#ffe08a")
    return c.surf


def boat(width: float) -> pygame.Surface:
    c = Sheet(width, UNITS)
    c.svg(_disc("item", "#bfe9ee") + BOAT)
    return c.surf


def slayer(width: float) -> pygame.Surface:
    """The sword that hurts the dragon."""
    c = Sheet(width, UNITS)
    c.svg(_disc("item", "#2f7f78"))
    rays = svg(RAYS, (200 * c.u, 200 * c.u), (0, 0, 200, 200))
    c.blit(masked(rays, FIELD, (0, 0, 200, 200)), 0, 0)
    c.svg(SWORD)
    return c.surf


def figure(
    width: float, rim: str, picture: kit.Picture, letter: str, sky: str = "#d3ecf4", view: View = (136, 50, 232, 232)
) -> pygame.Surface:
    """A hero's or a monster's face with its class letter or strength; view = the square shown."""
    c = Sheet(width, UNITS)
    c.svg(_disc(rim, sky))
    size = round(150 * c.u)
    picture.view = view
    face = pygame.Surface((size, size), pygame.SRCALPHA)
    face.blit(picture.render(size), (0, 0))
    c.blit(masked(face, '<circle cx="75" cy="75" r="75" fill="#ffffff"/>', (0, 0, 150, 150)), 25, 25)
    _badge(c, 32, RIMS[rim][2], letter)
    return c.surf


def hidden(width: float) -> pygame.Surface:
    """The back of a counter: a closed chest."""
    c = Sheet(width, UNITS)
    c.svg(_disc("back", "#7d5338") + ring(100, 100, 62, 24, "#c99a66", 3, 0.8) + CHEST)
    return c.surf


def strength(n: int, width: float, beaten: bool = False) -> pygame.Surface:
    """One of the dragon's strength counters."""
    c = Sheet(width, UNITS)
    light, base, shade, deep = RIMS["beaten" if beaten else "gold"]
    face, ink = ("#3a2748", "#8a76a0") if beaten else ("#fcd03c", "#74430f")
    c.svg(
        f'<path d="M8 100A92 92 0 0 0 192 100V112A92 92 0 0 1 8 112Z" fill="{deep}"/>'
        f'<circle cx="100" cy="100" r="92" fill="{base}"/>'
        f'<path d="M12 74A92 92 0 0 1 150 23A99 99 0 0 0 12 74Z" fill="{light}"/>'
        f'<circle cx="100" cy="100" r="76" fill="{shade}"/><circle cx="100" cy="100" r="73" fill="{face}"/>'
        + ("" if beaten else WINGS)
    )
    c.text(str(n), "black", 104, ink, 100, 104, "c")
    if beaten:
        c.svg('<path d="M48 52L152 150" stroke="#e8553b" stroke-width="16" stroke-linecap="round" fill="none"/>')
    return c.surf
