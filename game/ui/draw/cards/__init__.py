"""Cards: every game's faces and backs at any width; faces are plain descriptions, never rules objects."""

from __future__ import annotations

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.cards import backs, kingdom, pack, pontoon, quests
from game.ui.draw.cards.frame import RAMP, UNITS
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Sheet

BARE_MAX = 2 << 20  # bytes
_bare = Pictures[tuple[tuple[str, str], tuple[int, int]]](BARE_MAX)

Face = pontoon.Guild | pontoon.Equipment | quests.Quest | kingdom.Member | kingdom.Chip | pack.Monster


def size(face: Face | str, width: float) -> tuple[int, int]:
    """Pixels of a face, or of the back of a named deck, that is width wide as it lies."""
    sideways = face in backs.SIDEWAYS if isinstance(face, str) else isinstance(face, quests.Quest)
    w, h = (UNITS[1], UNITS[0]) if sideways else UNITS
    return round(width), round(width * h / w)


def draw(face: Face | str, width: float, turned: bool = False) -> pygame.Surface:
    """The card as it lies, width in pixels; a text names the deck whose back is wanted."""
    match face:
        case str():
            return backs.back(face, width)
        case quests.Quest():
            return quests.quest(face, width)
        case pontoon.Guild():
            return pontoon.guild(face, width, turned)
        case pontoon.Equipment():
            return pontoon.equipment(face, width, turned)
        case kingdom.Member():
            return kingdom.member(face, width)
        case kingdom.Chip():
            return kingdom.chip(face, width)
        case pack.Monster():
            return pack.monster(face, width)


def shown(cache: Cache, face: Face | str, width: float, turned: bool = False, wait: bool = False) -> pygame.Surface:
    """The card from the cache; a bare card in its colour until it has been drawn."""
    wanted = size(face, width)
    key = f"card {face!r} {turned}"
    return cache.get(key, wanted, lambda: draw(face, wanted[0], turned), wait, lambda: bare(_colours(face), wanted))


def prefetch(cache: Cache, face: Face | str, width: float, turned: bool = False) -> None:
    """Have a card drawn before it is needed."""
    wanted = size(face, width)
    cache.prefetch(f"card {face!r} {turned}", wanted, lambda: draw(face, wanted[0], turned))


def _colours(face: Face | str) -> tuple[str, str]:
    if isinstance(face, str):
        return backs.BACKS[face].field, backs.BACKS[face].medallion
    if isinstance(face, quests.Quest):
        return "#5a2140", "#7b2f52"
    if isinstance(face, kingdom.Member | kingdom.Chip):
        return RAMP[face.colour][1], RAMP[face.colour][3]
    if isinstance(face, pack.Monster):
        return pack.RAMPS[face.type][1], pack.RAMPS[face.type][3]
    look = pontoon.LOOKS[face.type if isinstance(face, pontoon.Guild) else "equipment"]
    return look.stock, look.ramp[1]


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
