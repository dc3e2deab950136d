"""Ground for the tests of layouts."""

from __future__ import annotations

from functools import lru_cache

import pygame
import pytest

from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.scenes import rooms


@lru_cache(maxsize=30)
def blank(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that judge where words and controls lie and nothing else: pictures and shapes are not drawn."""
    monkeypatch.setattr(Sheet, "svg", lambda *words, **more: None)
    monkeypatch.setattr(Cache, "get", lambda cache, key, size, *words, **more: blank(size))
    monkeypatch.setattr(rooms, "ground", lambda *words, **more: None)
