"""standees: the figures that stand on a map, as pictures in the size that is wanted, and as other screens show them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

import pygame

from game.artlines import Art
from game.ui.draw import drafts, kit
from game.ui.draw.crests import Crest
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Draw, Sized
from game.ui.draw.svg import View
from game.ui.draw.tokens.standee import FOOT, VIEW, standee, view_of
from game.ui.table.crests import Look

Standee = tuple[pygame.Surface, float, float]  # a figure, and where its foot stands in the picture, pixels


class Pictures(Protocol):
    """Where pictures are kept."""

    def get(self, key: str, size: tuple[int, int], draw: Draw, *, meanwhile: Draw) -> pygame.Surface: ...


SMALL = 0.2  # pixels per unit of a figure below which its badge is larger
BADGE, LARGE_BADGE = 42, 52  # units


def as_standee(pictures: Pictures, art: Art, crest: Crest, scale: float) -> Standee:
    """A figure on its foot, at `scale` pixels per unit of the figure."""
    line = tuple(sorted(art.items()))
    view = view_on(line)
    w = max(2, round(view[2] * scale))

    def draw(size: Size) -> pygame.Surface:
        figure = kit.picture(dict(art))
        figure.view = view
        return standee(figure, size[0], crest, LARGE_BADGE if size[0] < SMALL * view[2] else BADGE)

    key = f"standee {line} {crest.symbol} {crest.base}"
    size = w, round(w * view[3] / view[2])
    image = pictures.get(key, size, Sized(draw, size), meanwhile=drafts.figure(size, crest.base))
    return image, (FOOT[0] - view[0]) * scale, (FOOT[1] - view[1]) * scale


@lru_cache(maxsize=32)
def view_on(line: tuple[tuple[str, Any], ...]) -> View:
    return view_of(kit.picture(dict(line)))


def worn(crest: str, face: Callable[[int], pygame.Surface], figure: Callable[[float], Standee]) -> Look:
    """How the screens after a game show who played a figure: its crest, its face so many pixels across, and itself at
    so many pixels per unit."""
    return Look(crest, face, lambda px: figure(px / VIEW[2]))
