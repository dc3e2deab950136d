"""What is told apart by colour is told apart without it, too: by a sign, a shape, letters or lightness.

The rule: of two pictures of a family, each as lightness alone at the size in which it lies on a table of 1280x720, at
least MUCH of the pixels that either covers are CLEARLY lighter or darker in one than in the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations

import pygame
import pytest

from game.store.settings import COLOURS
from game.ui.draw import crests
from game.ui.draw.cards.frame import KINDS
from game.ui.draw.cards.kingdom import seal
from game.ui.draw.cards.pack import RAMPS, _badge
from game.ui.draw.hexes.board import board
from game.ui.draw.hexes.space import Hex
from game.ui.draw.paint import Sheet, rgb, svg
from game.ui.draw.svg import forget_snippets
from game.ui.draw.tokens import dice, heraldry
from game.ui.games.montoons import lights
from game.ui.style.palette import palette, wear
from tests.sure import every

CLEARLY, MUCH = 12.0, 0.045  # of a lightness of 100 (CIE 1976); of the pixels: a pip of a die is as much
Paint = Callable[[Sheet], object]
ISLAND = (
    *("land", "water", "jungle", "mountain", "lava", "spikes", "whirlpool", "quicksand", "ice", "blight"),
    *("rocks", "boulders", "waystone"),
)
LOOKS = {name: look for name, look in vars(lights).items() if isinstance(look, lights.Look) and look is not lights.GLOW}
MARKS = ("", "flag", "shell", "berry", "heart", "star", "trap")
REALM = ("plain", "forest", "hills", "village", "temple", "palace", "water")


def painted(px: int, paint: Paint) -> pygame.Surface:
    """A square of so many pixels and units."""
    image = pygame.Surface((px, px), pygame.SRCALPHA)
    paint(Sheet(px, (px, px), image))
    return image


def tile(kind: str, lit: bool = False, mark: str = "") -> pygame.Surface:
    """A hex of a map, 60 pixels wide, with what rises from it."""
    drawn = board({(0, 0): Hex(kind, lit=lit, mark=mark)})
    w, h = drawn.size
    body = drawn.ground + drawn.lines + drawn.marks + drawn.tall
    return svg(body, (60, round(60 * (h + 60) / w)), (0, -60, w, h + 60))


def lit(look: lights.Look | None) -> pygame.Surface:
    """A hex of sand that is lit so, or not at all."""
    image = tile("land")
    if look:
        over = svg(lights.body(look, 30, 25, 0.24), (60, 50), (0, 0, 60, 50))
        image.blit(over, over.get_rect(center=(30, image.get_height() - 35)))
    return image


def middle(hex: pygame.Surface) -> pygame.Surface:
    """What lies in its middle."""
    return hex.subsurface(pygame.Rect(0, 0, 26, 26).move(17, hex.get_height() - 48))


FAMILIES: Mapping[str, Callable[[], dict[str, pygame.Surface]]] = {
    "seats": lambda: {
        crest.symbol: painted(18, partial(crests.badge, crest=crest, x=9, y=9, r=8)) for crest in crests.SEATS
    },
    "kinds of cards": lambda: {kind: painted(24, lambda s, kind=kind: s.svg(seal(12, 12, 10, kind))) for kind in KINDS},
    "gems": lambda: {
        kind: painted(30, lambda s, kind=kind: heraldry.stone(s, 15, 15, kind)) for kind in KINDS if kind != "grey"
    },
    "types of monsters": lambda: {
        kind: painted(24, lambda s, kind=kind: _badge(s, kind, 12, 12, 11)) for kind in RAMPS
    },
    "numbers of dice": lambda: {str(value): dice.die(value, 34) for value in range(1, 7)},
    "terrains of the islands": lambda: {kind: tile(kind) for kind in ISLAND},
    "terrains of the kingdom": lambda: {kind: tile(kind) for kind in REALM},
    "starts of the heroes": lambda: {crest: middle(tile("start", mark=f"start:{crest}")) for crest in crests.CRESTS},
    "what lies on the islands": lambda: {mark or "nothing": middle(tile("land", mark=mark)) for mark in MARKS},
    "lit hexes": lambda: {"none": lit(None), **{name: lit(look) for name, look in LOOKS.items()}},
    "a Waystone with its light and without": lambda: {str(lit): tile("waystone", lit) for lit in (False, True)},
}


def lightness(image: pygame.Surface) -> list[float]:
    """Of each pixel on the table's dark ground, row by row, 0 to 100."""
    ground = pygame.Surface(image.get_size(), 0, 32)
    ground.fill(rgb(palette.night))
    ground.blit(image, (0, 0))
    found = []
    for red, green, blue in zip(*(iter(pygame.image.tobytes(ground, "RGB")),) * 3, strict=True):
        linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)]
        y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        found.append(116 * y ** (1 / 3) - 16 if y > 0.0089 else 903.3 * y)
    return found


class Seen:
    """A picture by eyes that see no colours."""

    def __init__(self, image: pygame.Surface) -> None:
        self.mask, self.light = pygame.mask.from_surface(image), lightness(image)


def apart(one: Seen, other: Seen) -> float:
    """How much of the pixels that either covers is clearly lighter or darker in one of them."""
    covered = one.mask.copy()
    covered.draw(other.mask, (0, 0))
    return sum(abs(a - b) >= CLEARLY for a, b in zip(one.light, other.light, strict=True)) / covered.count()


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_colours_tell_is_told_without_them(family: str, colours: str) -> None:
    wear(colours)
    forget_snippets()
    seen = {what: Seen(image) for what, image in every(FAMILIES[family]().items())}
    near = {
        (one, other): round(share, 3)
        for (one, a), (other, b) in every(combinations(seen.items(), 2))
        if (share := apart(a, b)) < MUCH
    }
    assert near == {}


def test_two_pictures_that_differ_in_colour_alone_are_not_told_apart() -> None:
    red, green = (Seen(painted(20, lambda s, fill=fill: s.surf.fill(fill))) for fill in ((200, 0, 0), (0, 109, 0)))
    assert apart(red, green) == 0
