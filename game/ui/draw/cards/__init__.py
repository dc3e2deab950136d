"""Cards: every game's fronts and backs at any width; a Print is what stands on a front, and never a rules object."""

from __future__ import annotations

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.cards import backs, kingdom, pack, pontoon, quests
from game.ui.draw.cards.frame import RAMP, UNITS
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Sized
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import INK, PAPER, Sheet, mix, rgb

BARE_MAX = 2 << 20  # bytes
HALF = 128  # of 255: dark words stand on what is lighter
_bare = Pictures[tuple[tuple[str, str], tuple[int, int]]](BARE_MAX)

Print = pontoon.Guild | pontoon.Equipment | quests.Quest | kingdom.Member | kingdom.Chip | pack.Monster


def size(what: Print | str, width: float) -> tuple[int, int]:
    """Pixels of a what, or of the back of a named deck, that is width wide as it lies."""
    w, h = (UNITS[1], UNITS[0]) if lies(what) else UNITS
    return round(width), round(width * h / w)


def lies(what: Print | str) -> bool:
    """Whether it lies on its side."""
    return what in backs.SIDEWAYS if isinstance(what, str) else isinstance(what, quests.Quest)


def draw(what: Print | str, width: float, turned: bool = False) -> pygame.Surface:
    """The card as it lies, width in pixels; a text names the deck whose back is wanted."""
    match what:
        case str():
            return backs.back(what, width)
        case quests.Quest():
            return quests.quest(what, width)
        case pontoon.Guild():
            return pontoon.guild(what, width, turned)
        case pontoon.Equipment():
            return pontoon.equipment(what, width, turned)
        case kingdom.Member():
            return kingdom.member(what, width)
        case kingdom.Chip():
            return kingdom.chip(what, width)
        case pack.Monster():
            return pack.monster(what, width)


def shown(cache: Cache, what: Print | str, width: float, turned: bool = False, wait: bool = False) -> pygame.Surface:
    """The card from the cache; a quick draft until it has been drawn."""
    wanted = size(what, width)
    key = f"card {what!r} {turned}"
    return cache.get(key, wanted, drawn(what, wanted, turned), wait, lambda: draft(what, wanted))


def prefetch(cache: Cache, what: Print | str, width: float, turned: bool = False) -> None:
    """Have a card drawn before it is needed."""
    wanted = size(what, width)
    cache.prefetch(f"card {what!r} {turned}", wanted, drawn(what, wanted, turned))


def drawn(what: Print | str, wanted: Size, turned: bool) -> Sized:
    return Sized(lambda size: draw(what, size[0], turned), wanted)


def _colours(what: Print | str) -> tuple[str, str]:
    if isinstance(what, str):
        return backs.BACKS[what].field, backs.BACKS[what].medallion
    if isinstance(what, quests.Quest):
        return "#5a2140", "#7b2f52"
    if isinstance(what, kingdom.Member | kingdom.Chip):
        return RAMP[what.colour][1], RAMP[what.colour][3]
    if isinstance(what, pack.Monster):
        return pack.RAMPS[what.type][1], pack.RAMPS[what.type][3]
    look = pontoon.LOOKS[what.type if isinstance(what, pontoon.Guild) else "equipment"]
    return look.stock, look.ramp[1]


def draft(what: Print | str, wanted: tuple[int, int]) -> pygame.Surface:
    """A card until its picture is drawn: its colours, its name and the number that counts most."""
    stock, field = _colours(what)
    plain = bare((stock, field), wanted)
    if isinstance(what, str | kingdom.Chip):
        return plain
    w, h = 500.0, 500.0 * wanted[1] / wanted[0]
    s = Sheet(wanted[0], (w, h), plain.copy())
    r, g, b = rgb(mix(stock, field, 0.45))
    ink = INK if 0.3 * r + 0.6 * g + 0.1 * b > HALF else PAPER
    s.para(what.name, "title", 54, ink, 40, 60, w - 80, 1.1, "c", "title", maxh=h * 0.3)
    number = counted(what)
    if number is not None:
        s.text(str(number), "black", 150, ink, w / 2, h * 0.62, "c", w - 80)
    return s.surf


def counted(what: Print) -> int | None:
    """The number that counts most on a card; None for one without."""
    match what:
        case quests.Quest():
            return what.stars
        case kingdom.Member() | kingdom.Chip():
            return what.points
        case _:
            return what.power


def bare(colours: tuple[str, str], wanted: tuple[int, int]) -> pygame.Surface:
    """A card without a picture: its stock, and a field in its colour."""
    if (kept := _bare.get((colours, wanted))) is not None:
        return kept
    units = (500.0, 500.0 * wanted[1] / wanted[0])
    c = Sheet(wanted[0], units)
    w, h = units
    c.svg(
        f'<rect x="2" y="2" width="{w - 4}" height="{h - 4:.0f}" rx="34" fill="{colours[0]}"/>'
        f'<rect x="22" y="22" width="{w - 44}" height="{h - 44:.0f}" rx="18" fill="{colours[1]}" opacity=".45"/>'
    )
    return _bare.keep((colours, wanted), c.surf)
