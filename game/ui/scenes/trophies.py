"""trophies: what stands on the shelf of awards: somebody of the cast, or a thing out of one of the boxes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw import kit
from game.ui.draw.cards.backs import SIDEWAYS, back
from game.ui.draw.cards.kingdom import gem
from game.ui.draw.cast import art_line
from game.ui.draw.hexes.marks import glyph, star_shape
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, disc
from game.ui.draw.tokens import counters
from game.ui.draw.tokens.dice import die_svg
from game.ui.draw.tokens.standee import VIEW, standee
from game.ui.scenes.chambers import METALS, cup
from game.ui.style.palette import palette

UNITS = (200.0, 200.0)  # of the canvas; things stand on its lower edge
HIGH, WIDE = 144.0, 0.84  # of those units, and of the width, for somebody of the cast beside them
LEAN = 7  # degrees by which a card leans
LAID = {
    1: ((0.74, 100, 126),),
    2: ((0.6, 56, 140), (0.6, 144, 140)),
    3: ((0.5, 100, 62), (0.5, 52, 148), (0.5, 148, 148)),
}
SPINS = ((0.0, 0.0, 24.0), (0.0, 0.0, 52.0), (0.0, 0.0, 8.0))
CUPS = dict(zip(("gold", "silver", "bronze"), METALS))


def trophy(figure: str, thing: str, width: float) -> pygame.Surface:
    """The one that stands there, as wide as that many pixels at most; its lower edge stands on the board."""
    if not thing:
        art = {key: word for key, word in art_line(figure).items() if key not in ("motif", "night")}
        shown = kit.picture(art).fit(None, 0.02)
        return shown.render(min(width * WIDE, width * HIGH / UNITS[1] * shown.view[2] / shown.view[3]))
    kind, *words = thing.split()
    t = Sheet(width * HIGH / UNITS[1], UNITS)
    DRAWN[kind](t, *words)
    seen = t.surf.get_bounding_rect()
    return t.surf.subsurface((0, 0, t.surf.get_width(), seen.bottom))


def dice(t: Sheet, *values: str) -> None:
    for value, spin, (size, x, y) in zip(values, SPINS, LAID[len(values)]):
        body = die_svg(int(value), spin=spin)
        t.svg(f'<g transform="translate({x - 100 * size:g} {y - 100 * size:g}) scale({size})">{body}</g>')


def gems(t: Sheet, colour: str) -> None:
    """Three of a kind, one upon two."""
    t.svg(gem(52, 142, 0.98, colour) + gem(148, 142, 0.98, colour) + gem(100, 60, 1.1, colour))


def figure_on_foot(t: Sheet, name: str) -> None:
    shown = kit.picture(art_line(name))
    shown.view = VIEW
    image = standee(shown, t.surf.get_width() * VIEW[2] / VIEW[3])
    box = image.get_bounding_rect()
    t.surf.blit(image, ((t.surf.get_width() - image.get_width()) // 2, t.surf.get_height() - box.bottom))


def lying_card(t: Sheet, which: str) -> None:
    """The back of a deck, leaning a little."""
    width = 176 if which in SIDEWAYS else 128
    image = pygame.transform.rotozoom(back(which, width * t.u), -LEAN, 1)
    t.surf.blit(image, image.get_rect(midbottom=(t.surf.get_width() // 2, t.surf.get_height())))


def counter(t: Sheet, which: str) -> None:
    """A counter, standing on its edge."""
    width = 172 * t.u
    match which:
        case "gold":
            image = counters.gold(width, 21)
        case "boat":
            image = counters.boat(width)
        case "sword":
            image = counters.slayer(width)
        case "chest":
            image = counters.hidden(width)
        case _:
            image = counters.strength(5, width)
    t.surf.blit(image, image.get_rect(midbottom=(t.surf.get_width() // 2, t.surf.get_height())))


def medal(t: Sheet, sign: str) -> None:
    """A gold medal with a sign on it."""
    body = disc(104, 112, 84, palette.shadow) + disc(100, 106, 84, palette.wood) + disc(100, 102, 84, GOLD)
    body += disc(100, 102, 74, palette.wood) + disc(100, 102, 70, palette.wine)
    t.svg(body + icon(sign, 100, 102, 96, GLOW, palette.wine))


def star(t: Sheet) -> None:
    outer, inner = star_shape(100, 106, 92, palette.wood), star_shape(100, 100, 92, GLOW)
    t.svg(outer + inner + star_shape(100, 100, 70, GOLD) + star_shape(86, 84, 24, PAPER, 0.7))


def token(t: Sheet, which: str) -> None:
    """What lies about on an island, large."""
    t.svg(f'<ellipse cx="104" cy="184" rx="70" ry="14" fill="{INK}" opacity=".4"/>' + glyph(which, 100, 102, 172))


DRAWN: dict[str, Callable[..., None]] = {
    "dice": dice,
    "cup": lambda t, metal: t.svg(cup(100, 104, CUPS[metal], 5.2)),
    "gems": gems,
    "hero": figure_on_foot,
    "card": lying_card,
    "counter": counter,
    "medal": medal,
    "star": star,
    "token": token,
}
