"""The table of Dungeon & Kingdom in all its states: nothing overlaps or is cut, at any size of window and text."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.gallery import picture
from game.ui.layout import cut, overlaps
from game.ui.tables.kingdom.samples import SAMPLES

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures are drawn once for all these tests."""
    return tmp_path_factory.mktemp("pictures")


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SAMPLES)
def test_nothing_overlaps_or_is_cut(name: str, size: tuple[int, int], scale: int, cache: Path) -> None:
    _, marks = picture(name, size, scale, cache=cache)
    assert marks
    assert overlaps(marks) + cut(marks, pygame.Rect((0, 0), size), least=7) == []


@pytest.mark.parametrize("scale", [75, 200])
@pytest.mark.parametrize("name", SAMPLES)
def test_the_smallest_and_the_largest_text_fit_too(name: str, scale: int, cache: Path) -> None:
    _, marks = picture(name, (1280, 720), scale, cache=cache)
    assert overlaps(marks) + cut(marks, pygame.Rect(0, 0, 1280, 720), least=7) == []
