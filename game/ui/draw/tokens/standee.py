"""Standee: a die-cut cardboard figure in a plastic foot with its player's symbol."""

from __future__ import annotations

import re

import pygame

from game.ui.draw import kit
from game.ui.draw.crests import CRESTS, Crest
from game.ui.draw.paint import PAPER, icon, svg
from game.ui.draw.svg import View

FOOT = (256, 468)  # where the middle of the foot stands, in the figure's units
VIEW: View = (-40, -40, 592, 620)  # holds most figures with a weapon raised
EDGE, THICK = 32.0, (6, 7)  # the cream edge (twice its width) and the shift of the board's thickness


def standee(figure: kit.Picture, width: float, crest: Crest = CRESTS["red"], badge: float = 30) -> pygame.Surface:
    """The figure's view at a width in pixels; badge = radius of the symbol's disc, larger below 100 px."""
    x, y, w, h = figure.view
    view: View = (x, y, w, max(h, 560 - y))
    size = (round(width), round(width * view[3] / w))
    out = svg(
        '<ellipse cx="276" cy="504" rx="206" ry="52" fill="#1c1b3c" opacity=".28"/>'
        f'<path d="M76 468A180 46 0 0 0 436 468V494A180 46 0 0 1 76 494Z" fill="{crest.shade}"/>'
        f'<ellipse cx="256" cy="468" rx="180" ry="46" fill="{crest.base}"/>'
        f'<path d="M78 462A180 46 0 0 1 366 431A190 54 0 0 0 78 462Z" fill="{crest.light}"/>'
        f'<ellipse cx="256" cy="468" rx="150" ry="34" fill="{crest.shade}" opacity=".5"/>',
        size,
        view,
    )
    outline = figure.passes[0][0]
    card = kit.Picture(figure.palette, view, figure.turn)
    card.add(
        f'<g transform="translate({THICK[0]} {THICK[1]})">{_grown(outline, "#bfa377")}</g>' + _grown(outline, "#fff4de")
    )
    whole = kit.Picture(figure.palette, view, figure.turn)
    whole.passes = figure.passes
    for picture in (card, whole):
        out.blit(picture.render(width), (0, 0))
    out.blit(svg(_front(crest, badge), size, view), (0, 0))
    return out


def _front(crest: Crest, badge: float) -> str:
    return (
        f'<path d="M106 478C160 498 352 498 406 478C396 504 340 514 256 514C172 514 116 504 106 478Z" '
        f'fill="{crest.base}"/><path d="M106 478C160 498 352 498 406 478L402 486C350 504 162 504 110 486Z" '
        f'fill="{crest.light}"/><circle cx="256" cy="506" r="{badge}" fill="{PAPER}"/>'
        f'<circle cx="256" cy="506" r="{badge * 0.87:.1f}" fill="{crest.shade}"/>'
        + icon(crest.symbol, 256, 506, badge * 1.15, PAPER, crest.shade)
    )


def _grown(outline: str, colour: str) -> str:
    body = re.sub(r'(fill|stroke)="#[0-9a-fA-F]{6}"', lambda m: f'{m[1]}="{colour}"', outline)
    return re.sub(r'stroke-width="([\d.]+)"', lambda m: f'stroke-width="{float(m[1]) + EDGE:.1f}"', body)


def view_of(figure: kit.Picture) -> View:
    """The view a standee needs: figure, die-cut edge and foot, so that all stand at one scale."""
    probe = figure.probe()
    probe.view = (-200, -260, 912, 820)
    k = 4
    r = probe.render(912 / k).get_bounding_rect()
    x0, y0, x1 = -200 + r.x * k, -260 + r.y * k, -200 + r.right * k
    x0, x1 = min(64, x0 - 24), max(452, x1 + 32)
    return x0, y0 - 24, x1 - x0, 560 - y0 + 24
