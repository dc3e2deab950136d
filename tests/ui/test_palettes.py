"""Palettes: choosing one changes the colours of every screen at once, and what was drawn in another is drawn anew."""

from __future__ import annotations

import pygame
import pytest

from game.store.settings import COLOURS, Settings
from game.ui.draw.cache import Cache
from game.ui.draw.svg import mix, rgb, svg
from game.ui.gallery import opened
from game.ui.house.fault import FaultScene
from game.ui.parlour import Parlour
from game.ui.style.palette import NAMES, PALETTES, PLAIN, colour, palette, wear, worn
from tests.sure import every

SCREENS = ("shelf", "settings_colour", "pontoon_table", "pack_table", "kingdom_table", "dragon_table", "montoons_table")


def settled(app: Parlour) -> bytes:
    """The pixels of a screen on which nothing comes up any more."""
    for _ in range(3):
        app.step([], 200)
    assert not isinstance(app.scene, FaultScene)
    return pygame.image.tobytes(app.snapshot(), "RGB")


def square(fill: str) -> pygame.Surface:
    return svg(f'<rect width="8" height="8" fill="{fill}"/>', (8, 8), (0, 0, 8, 8))


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=() if n % 2 == 0 else pytest.mark.soak) for n, one in enumerate(SCREENS)]
)
def test_another_palette_is_seen_at_once_as_if_the_screen_were_opened_in_it(name: str) -> None:
    with opened(name, settings=Settings(colours="contrast", reduced_motion=True)) as app:  # nothing stirs meanwhile
        wanted = settled(app)
    with opened(name, settings=Settings(reduced_motion=True)) as app:
        plain = settled(app)
        app.settings.colours = "contrast"
        app.rescaled()
        assert plain != wanted
        assert settled(app) == wanted


def test_a_name_is_drawn_in_the_colour_of_the_palette_that_is_worn() -> None:
    for name in every(COLOURS):
        wear(name)
        assert square(palette.risk).get_at((2, 2))[:3] == rgb(PALETTES[name].risk) == rgb(palette.risk)
        assert mix(palette.risk, "#ffffff", 0) == PALETTES[name].risk


def test_a_name_that_is_in_no_palette_is_an_error() -> None:
    with pytest.raises(KeyError):
        colour("@rosk")
    assert colour("#123456") == "#123456"


def test_pictures_of_one_palette_are_never_shown_in_another() -> None:
    pygame.display.set_mode((40, 40))
    cache = Cache(patient=True)
    seen = set()
    for name in every(COLOURS):
        wear(name)
        image = cache.get(
            "seat", (8, 8), lambda: svg(f'<rect width="8" height="8" fill="{palette.risk}"/>', (8, 8), (0, 0, 8, 8))
        )
        assert image.get_at((4, 4))[:3] == rgb(worn().risk)
        seen.add(tuple(image.get_at((4, 4))))
    assert len(seen) > 2


def test_the_light_and_the_shade_of_a_colour_follow_it_in_every_palette() -> None:
    sides = [name for name in NAMES if name.endswith(("_light", "_shade")) and hasattr(PLAIN, name[:-6])]
    for one in every([one for one in PALETTES.values() if one is not PLAIN]):
        for side in every(sides):
            base = side[:-6]
            changed = getattr(one, base) != getattr(PLAIN, base)
            assert (getattr(one, side) != getattr(PLAIN, side)) or not changed, f"{side} in {one.name}"
