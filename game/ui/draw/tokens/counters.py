"""Counters: the round cardboard discs of Dragon Attack!, the dragon's strength, and marks of a board drawn alone."""

from __future__ import annotations

import pygame

from game.ui.draw import kit
from game.ui.draw.paint import PAPER, Sheet, icon, masked, ring, svg
from game.ui.draw.svg import View
from game.ui.draw.tokens import things

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
        + things.coin(76, 118, 34)
        + things.coin(128, 124, 30)
        + things.coin(100, 84, 36)
        + icon("star4", 140, 62, 26, "#fff6d0")
    )
    _badge(c, 30, RIMS["gold"][3], str(coins), "#ffe08a")
    return c.surf


def boat(width: float) -> pygame.Surface:
    c = Sheet(width, UNITS)
    c.svg(_disc("item", "#bfe9ee") + things.BOAT)
    return c.surf


def slayer(width: float) -> pygame.Surface:
    """The sword that hurts the dragon."""
    c = Sheet(width, UNITS)
    c.svg(_disc("item", "#2f7f78"))
    rays = svg(things.RAYS, (200 * c.u, 200 * c.u), (0, 0, 200, 200))
    c.blit(masked(rays, FIELD, (0, 0, 200, 200)), 0, 0)
    c.svg(things.SWORD)
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
    c.svg(_disc("back", "#7d5338") + ring(100, 100, 62, 24, "#c99a66", 3, 0.8) + things.CHEST)
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
        + ("" if beaten else things.WINGS)
    )
    c.text(str(n), "black", 104, ink, 100, 104, "c")
    if beaten:
        c.svg('<path d="M48 52L152 150" stroke="#e8553b" stroke-width="16" stroke-linecap="round" fill="none"/>')
    return c.surf
