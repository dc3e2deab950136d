"""drafts: what stands for a picture until that is drawn: its outline in one colour, at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw.disk import Size
from game.ui.draw.svg import rgb


def round_one(size: Size, colour: str) -> Callable[[], pygame.Surface]:
    """Draws a disc as wide as a picture of that size."""

    def draw() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.circle(image, rgb(colour), (size[0] / 2, size[0] / 2), size[0] * 0.46)
        return image

    return draw


def figure(size: Size, colour: str) -> Callable[[], pygame.Surface]:
    """Draws a pawn that fills a picture of that size."""
    w, h = size

    def draw() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.ellipse(image, rgb(colour), (w * 0.2, h * 0.78, w * 0.6, h * 0.18))
        pygame.draw.polygon(image, rgb(colour), [(w * 0.5, h * 0.3), (w * 0.3, h * 0.86), (w * 0.7, h * 0.86)])
        pygame.draw.circle(image, rgb(colour), (w * 0.5, h * 0.3), w * 0.2)
        return image

    return draw


def slab(size: Size, colour: str) -> Callable[[], pygame.Surface]:
    """Draws a board that fills most of a picture of that size."""
    w, h = size

    def draw() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(image, rgb(colour), (w * 0.02, h * 0.06, w * 0.96, h * 0.88), border_radius=round(h * 0.04))
        return image

    return draw


def plain(size: Size, colour: str) -> Callable[[], pygame.Surface]:
    """Fills a picture of that size."""

    def draw() -> pygame.Surface:
        image = pygame.Surface(size)
        image.fill(rgb(colour))
        return image

    return draw
