"""Keys of pictures: a key says all that its picture shows, so that no screen ever gets the picture of another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.draw.cache import Cache
from game.ui.gallery import SCREENS, picture

A_FEW = (
    "pontoon_table",
    "pack_table",
    "kingdom_table",
    "kingdom_take",
    "dragon_short",
    "montoons_table",
    "dragon_table_2",
    "pontoon_table_2",
)
Slot = tuple[str, tuple[int, int]]


class Watch:
    """Draws every picture anew on every screen that asks for it, whether or not the cache has it, and compares it with
    what the same key stood for before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.first: dict[Slot, tuple[str, int]] = {}
        self.looked: set[Slot] = set()
        self.screen, self.again = "", 0
        self.mixed: list[str] = []
        get = Cache.get

        def watched(
            cache: Cache, key: str, size: tuple[int, int], draw: Callable[[], pygame.Surface], *words: Any, **more: Any
        ) -> pygame.Surface:
            self.look((key, size), draw)
            return get(cache, key, size, draw, *words, **more)

        monkeypatch.setattr(Cache, "get", watched)

    def show(self, screen: str, size: tuple[int, int] = (1280, 720)) -> None:
        self.screen, self.looked = f"{screen} at {size}", set()
        picture(screen, size)

    def look(self, slot: Slot, draw: Callable[[], pygame.Surface]) -> None:
        if slot in self.looked:
            return
        self.looked.add(slot)
        seen = hash(pygame.image.tobytes(draw(), "RGBA"))
        screen, before = self.first.setdefault(slot, (self.screen, seen))
        self.again += screen != self.screen
        if seen != before:
            self.mixed.append(f"{slot[0][:60]!r} is one picture on {screen} and another on {self.screen}")


def test_two_different_pictures_never_share_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for screen in A_FEW:
        watch.show(screen)
    assert watch.mixed == []
    assert watch.again > 12


@pytest.mark.soak
def test_no_two_screens_at_any_size_share_a_key_for_different_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for size in ((1280, 720), (1920, 1080), (1024, 768)):
        for screen in SCREENS:
            watch.show(screen, size)
    assert watch.mixed == []
    print(f"{len(watch.first)} pictures, {watch.again} of them asked for by several screens")
    assert watch.again > 500
