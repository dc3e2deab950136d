"""Ground for the tests of what is seen: a window of its own for a test, and layouts without painting."""

from __future__ import annotations

import gc
import hashlib
import io
import threading
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store import Folders
from game.ui.draw import lettering, rooms, svg
from game.ui.draw.cache import Cache
from game.ui.draw.disk import Slot
from game.ui.draw.hexes import board, view
from game.ui.draw.hexes.space import Cells, Place
from game.ui.draw.jobs import Draw
from game.ui.draw.keeping import Keeping, Pictures, forget_all, weight
from game.ui.draw.paint import Sheet
from game.ui.draw.worker import Worker
from game.ui.games.montoons import island
from game.ui.house import app as app_module
from game.ui.house import stack
from game.ui.parlour import Parlour
from game.ui.style.palette import wear
from tests.ui.visiting import start

FILES = count()
DRAWN = Pictures[Slot](256 << 20)
KEEPING = threading.Lock()
ABOUT_DRAWING = ("test_draw_cache", "test_picture_keys", "test_open_files", "test_keeping", "test_montoons_island")
MADE = Worker.made


def made_once(worker: Worker, slot: Slot, draw: Draw, at_once: bool = False) -> pygame.Surface:
    """The picture as some test of this process has had it drawn: its key says all that it shows. Whoever gets it may
    paint on it."""
    if (drawn := DRAWN.get(slot)) is None:
        drawn = MADE(worker, slot, draw, at_once)
        with KEEPING:
            DRAWN.keep(slot, drawn)
    return drawn.copy()


lettering.sized = lru_cache(maxsize=80)(lettering.sized.__wrapped__)  # windows of all sizes follow each other

RASTERS = Keeping[tuple[bytes, tuple[int, int]], pygame.Surface](384 << 20, weight)
RASTER = pygame.image.load_sized_svg


def raster_once(file: Any, size: Sequence[int]) -> pygame.Surface:
    """A drawing as some test of this process has had it turned into pixels: the same words at the same size give the
    same pixels, and half of all that is drawn in a run has been drawn before."""
    if not isinstance(file, io.BytesIO):
        return RASTER(file, size)
    key = hashlib.blake2b(file.getbuffer(), digest_size=16).digest(), (int(size[0]), int(size[1]))
    if (drawn := RASTERS.get(key)) is None:
        drawn = RASTER(file, size)
        with KEEPING:
            RASTERS.keep(key, drawn)
    return drawn.copy()


BOARD = board.board
BOARDS: dict[str, board.Board] = {}


def board_once(cells: Cells, part: Collection[Place] | None = None) -> board.Board:
    """The lines of a board of hexes as some test of this process has had them made."""
    asked = repr((sorted(cells.items()), part and sorted(part)))
    if asked not in BOARDS:
        BOARDS[asked] = BOARD(cells, part)
    return BOARDS[asked]


@pytest.fixture(autouse=True)
def drawn_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures and words are drawn once for all tests of a process, but for those about the drawing itself: a window
    that is shut forgets its words, and the next test's would draw the same ones anew."""
    # tests leave their tables to whoever collects garbage at once, and all that was collected of tests alone
    monkeypatch.setattr(stack, "settle_in", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    if request.module.__name__.rsplit(".")[-1] not in ABOUT_DRAWING:
        monkeypatch.setattr(Worker, "made", made_once)
        monkeypatch.setattr(pygame.image, "load_sized_svg", raster_once)
        monkeypatch.setattr(svg._snippets, "most", 256 << 20)
        monkeypatch.setattr(lettering._words, "most", 64 << 20)
        monkeypatch.setattr(view, "board", board_once)
        monkeypatch.setattr(island, "board", board_once)
        for module, forget in ((app_module, "forget_words"), (app_module, "forget_snippets"), (stack, "clear_away")):
            monkeypatch.setattr(module, forget, lambda *settled: None)


@pytest.fixture(autouse=True)
def plain_colours() -> Iterator[None]:
    """What a test draws in another palette is no other test's."""
    yield
    if wear("plain"):
        forget_all()


@pytest.fixture(scope="module", autouse=True)
def windows_of_a_file() -> Iterator[None]:
    """They go with it, some files at a time: their pictures hang in circles, which windows that are not tidied up
    leave behind."""
    yield
    if next(FILES) % 4 == 3:
        gc.collect()


@lru_cache(maxsize=300)
def blank(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that judge where words and controls lie and nothing else: pictures and shapes are not drawn."""
    monkeypatch.setattr(Sheet, "svg", lambda *words, **more: None)
    monkeypatch.setattr(Cache, "get", lambda cache, key, size, *words, **more: blank(size))
    monkeypatch.setattr(rooms, "ground", lambda *words, **more: None)
    monkeypatch.setattr(Worker, "made", MADE)  # what is made ready without shapes is no other test's


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures are drawn once for all tests of a process."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def folders(tmp_path: Path, drawn: Path) -> Folders:
    return Folders(tmp_path / "home", drawn, None)


@pytest.fixture
def app(folders: Folders) -> Iterator[Parlour]:
    made = start(folders)
    yield made
    made.close()


@pytest.fixture
def lettered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Height in pixels and text of every word drawn from here on, in a window of 1280x720, where a pixel is a unit."""
    pygame.display.set_mode((1280, 720))
    drawn: list[tuple[int, str]] = []
    word = lettering.word

    def noted(text: str, face: str, px: int, *more: Any, **rest: Any) -> lettering.Word:
        drawn.append((px, text))
        return word(text, face, px, *more, **rest)

    monkeypatch.setattr(lettering, "word", noted)
    return drawn
