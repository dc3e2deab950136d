"""Frame: what the cards of all games share: size, levels of detail, colours, stock, scene and pennant."""

from __future__ import annotations

import pygame

from game.ui.draw import kit
from game.ui.draw.paint import PAPER, Sheet, masked, svg
from game.ui.style.palette import sides

UNITS = (500.0, 700.0)
FULL, MID = 260, 130  # px of card width: rules text from FULL on (27 units = 14 px), no words below MID

KINDS = ("red", "orange", "yellow", "green", "blue", "purple", "white", "grey")
RAMP = {kind: sides(f"kind_{kind}") for kind in KINDS}  # the game colours; told apart by their lightness, too


def scene(
    figure: kit.Picture,
    motif: str,
    w: float,
    h: float,
    night: bool = False,
    size: float = 0.8,
    drop: float = 0.0,
    palette: str | None = None,
    shift: float = 0.0,
) -> pygame.Surface:
    """Backdrop of w x h pixels with the figure standing on its ground line.

    size = share of the window the figure fills; drop and shift move it down and right, in shares of h and w.
    """
    k = max(w, h) / 640
    ground = kit.backdrop(motif, (palette or figure.palette).split("/")[0], night).render(640 * k)
    out = pygame.Surface((round(w), round(h)), pygame.SRCALPHA)
    out.blit(ground, (round((w - 640 * k) / 2), round((h - 640 * k) * (1 if h < 640 * k else 0))))
    figure.fit(None, 0)
    fw, fh = figure.view[2:]
    z = min(size * 0.93 * h / fh, size * 1.15 * w / fw)  # wide arms may come near the edges
    fw, fh = fw * z, fh * z
    base = h - h * (0.10 - drop)
    middle = w * (0.5 + shift)
    shadow = svg(
        '<ellipse cx="50" cy="10" rx="46" ry="9" fill="#1c1b3c" opacity=".28"/>',
        (fw * 0.86, fw * 0.15),
        (0, 0, 100, 20),
    )
    out.blit(shadow, (round(middle - fw * 0.41), round(base - fw * 0.075)))
    out.blit(figure.render(fw), (round(middle - fw / 2), round(base - fh)))
    return out


def stock(c: Sheet, fill: str, edge: str) -> None:
    """The card itself: rounded, with a thin darker edge."""
    w, h = c.units
    c.svg(
        f'<rect x="2" y="2" width="{w - 4}" height="{h - 4}" rx="34" fill="{edge}"/>'
        f'<rect x="6" y="6" width="{w - 12}" height="{h - 12}" rx="30" fill="{fill}"/>'
    )


def inset(c: Sheet, image: pygame.Surface, x: float, y: float, w: float, h: float, rx: float = 18) -> None:
    """A picture let into the card with rounded corners; the image is w x h units already."""
    c.blit(masked(image, f'<rect width="{w}" height="{h}" rx="{rx}" fill="#ffffff"/>', (0, 0, w, h)), x, y)


def pennant(x: float, y: float, w: float, h: float, ramp: tuple[str, str, str], flip: bool = False) -> str:
    """Hanging pennant with a folded, darker right half and a gold hem."""
    light, base, shade = ramp
    turned = f' transform="rotate(180 {x + w / 2} {y + h / 2})"' if flip else ""
    m = x + w / 2
    return (
        f'<g{turned}><path d="M{x + 4} {y + 8}H{x + w + 6}V{y + h + 8}L{m + 4} {y + h - 14}L{x + 4} {y + h + 8}Z" '
        f'fill="#1c1230" opacity=".35"/>'
        f'<path d="M{x} {y}H{x + w}V{y + h}L{m} {y + h - 24}L{x} {y + h}Z" fill="{base}"/>'
        f'<path d="M{m} {y}H{x + w}V{y + h}L{m} {y + h - 24}Z" fill="{shade}"/>'
        f'<path d="M{x} {y}H{x + 10}V{y + h - 7}L{x} {y + h}Z" fill="{light}"/>'
        f'<path d="M{x} {y + h - 18}L{m} {y + h - 42}L{x + w} {y + h - 18}V{y + h - 10}L{m} {y + h - 34}'
        f'L{x} {y + h - 10}Z" fill="#f5c242"/></g>'
    )


def underline(x: float, y: float, w: float, h: float, colour: str = PAPER) -> str:
    """The bar under the foot of 6 and 9, which keeps them apart on cards that are read upside down."""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="3" fill="{colour}"/>'
