"""Brand: the logo, the app icon and the five games' icons at any size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game import assets
from game.ui.draw.svg import converted, rounded

CORNER = 0.22  # radius of the app icon's corners in shares of its width


@lru_cache(maxsize=64)
def brand(name: str, width: float, height: float | None = None) -> pygame.Surface:
    """logo_wide (960 x 128), logo_stack (510 x 222), app, game_<name>; fits into the box and keeps its proportions."""
    path = assets.art("parts", "brand", f"{name}.svg")
    image = pygame.image.load_sized_svg(str(path), (max(1, round(width)), max(1, round(height or width))))
    return converted(rounded(image, image.get_width() * CORNER) if name == "app" else image)
