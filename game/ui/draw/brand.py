"""Brand: the app icon at any size."""

from __future__ import annotations

import pygame

from game import assets
from game.ui.draw.svg import converted, rounded

CORNER = 0.22  # radius of the icon's corners in shares of its width


def app_icon(size: int) -> pygame.Surface:
    """A square of so many pixels with round corners."""
    image = pygame.image.load_sized_svg(str(assets.art("parts", "brand", "app.svg")), (size, size))
    return converted(rounded(image, size * CORNER))
