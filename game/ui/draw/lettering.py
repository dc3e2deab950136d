"""Lettering: the two typefaces, words rasterised once and kept, and lines broken to a width."""

from __future__ import annotations

import io
import re
import threading
from functools import lru_cache
from typing import NamedTuple

import pygame

from game import assets
from game.ui.draw.keeping import Keeping, weight
from game.ui.draw.svg import converted, rgb

FACES = {
    "title": "LeagueSpartan-ExtraBold.otf",
    "black": "LeagueSpartan-Black.otf",
    "label": "LeagueSpartan-Bold.otf",
    "text": "SourceSansPro-Regular.ttf",
    "semi": "SourceSansPro-Semibold.ttf",
    "bold": "SourceSansPro-Bold.ttf",
}
_pen = threading.RLock()  # a font must not be used by two threads at once, and pictures are drawn on a second one
FONTS = 16  # faces at a size that are kept: each holds its letters, half a megabyte
HAIR = (
    0.01  # px by which a line may pass its room: a room in units, turned into pixels, may be that much less than whole
)
PATH = re.compile(r".*[/\\].*[/\\]")  # a place on a disk
PART = re.compile(r"[^/\\-]*[/\\-]|[^/\\-]+")
WORD = re.compile(r"\S*\d %\S*|\S+")  # a number and its sign for per cent stay in one line
SMALLEST = 6  # px: below this nothing is legible, and text counts as cut


def font(face: str, px: float) -> pygame.font.Font:
    """A face at a size in whole pixels."""
    return sized(face, max(SMALLEST, round(px)))


@lru_cache(maxsize=FONTS)
def sized(face: str, size: int) -> pygame.font.Font:
    """The same, made once for each size; its letters come from the file in memory, so that no file stays open."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        return pygame.font.Font(io.BytesIO(letters(face)), size)
    except (OSError, pygame.error):
        return pygame.font.Font(None, size)  # plain letters, so that what is missing can still be told


@lru_cache(maxsize=None)
def letters(face: str) -> bytes:
    """The file of a face, read once. OSError when it is missing."""
    return assets.art("fonts", FACES[face]).read_bytes()


@lru_cache(maxsize=None)
def cap_height(face: str) -> float:
    """Height of the capitals as a share of the size, measured once."""
    box = font(face, 200).render("H", True, (255, 255, 255)).get_bounding_rect()
    return box.h / 200


class Word(NamedTuple):
    """Rasterised text and the centre line of its capitals, pixels from the top."""

    surface: pygame.Surface
    middle: float


def legible(text: str) -> str:
    """The text with a question mark for all that no font can draw, as names and notes of foreign files may hold."""
    return text if text.isprintable() else "".join(c if c.isprintable() or c.isspace() else "?" for c in text)


WORDS_MAX = 6 << 20  # bytes
_words = Keeping[tuple[str, str, int, str, float, float], Word](WORDS_MAX, lambda word: weight(word.surface))


def word(text: str, face: str, px: int, colour: str, tracking: float = 0, rot: float = 0) -> Word:
    """One line of text; tracking in shares of the size, rot in degrees counter-clockwise."""
    key = (text, face, px, colour, tracking, rot)
    if (kept := _words.get(key)) is not None:
        return kept
    with _pen:
        return _words.keep(key, _word(legible(text), face, px, colour, tracking, rot))


def _word(text: str, face: str, px: int, colour: str, tracking: float, rot: float) -> Word:
    f = font(face, px)
    if tracking:
        glyphs = [f.render(c, True, rgb(colour)) for c in text]
        gap = tracking * px
        width = int(sum(g.get_width() for g in glyphs) + gap * max(0, len(text) - 1)) + 1
        image = pygame.Surface((width, f.get_height()), pygame.SRCALPHA)
        x = 0.0
        for g in glyphs:
            image.blit(g, (round(x), 0))
            x += g.get_width() + gap
    else:
        image = f.render(text, True, rgb(colour))
    middle = f.get_ascent() - cap_height(face) * px / 2
    if rot:
        turned = pygame.Surface((image.get_width(), max(1, round(middle * 2))), pygame.SRCALPHA)
        turned.blit(image, (0, 0))
        image = pygame.transform.rotate(turned, rot)
        middle = image.get_height() / 2
    return Word(converted(image), middle)


@lru_cache(maxsize=6000)
def width(text: str, face: str, px: int, tracking: float = 0) -> float:
    """Pixels from the first letter to the end of the last."""
    with _pen:
        f, text = font(face, px), legible(text)
        if not tracking:
            return f.size(text)[0]
        return sum(f.size(c)[0] for c in text) + tracking * px * max(0, len(text) - 1)


@lru_cache(maxsize=3000)
def fitted(text: str, face: str, px: int, maxw: float | None, maxh: float | None, tracking: float = 0) -> int:
    """The largest size up to px at which one line fits; SMALLEST when none does."""
    if maxh is not None:
        px = min(px, max(SMALLEST, int(maxh / cap_height(face))))
    if maxw is None:
        return px
    have = width(text, face, px, tracking)
    if have > maxw:
        px = max(SMALLEST, min(px - 1, int(px * maxw / have) + 1))
    while px > SMALLEST and width(text, face, px, tracking) > maxw:
        px -= 1
    return px


class Piece(NamedTuple):
    """A word within a line: bold or not, and where it starts (pixels from the line's left end)."""

    text: str
    strong: bool
    x: float


class Line(NamedTuple):
    pieces: tuple[Piece, ...]
    width: float


@lru_cache(maxsize=800)
def wrapped(text: str, face: str, bold: str, px: int, maxw: float) -> tuple[Line, ...]:
    """Lines no wider than maxw pixels. A longer word stands alone; a place on a disk breaks behind slashes and dashes.
    *Words between stars* are bold."""
    space, text = width(" ", face, px), legible(text)
    lines: list[Line] = []
    strong = False
    for paragraph in text.split("\n"):
        pieces: list[Piece] = []
        x = 0.0
        for raw in WORD.findall(paragraph):
            strong = strong or raw.startswith("*")
            shown = raw.replace("*", "")
            look = bold if strong else face
            path = PATH.match(shown) and width(shown, look, px) > maxw + HAIR
            for n, part in enumerate(PART.findall(shown) if path else (shown,)):
                w, start = width(part, look, px), x + (space if pieces and not n else 0.0)
                if pieces and start + w > maxw + HAIR:
                    lines.append(Line(tuple(pieces), x))
                    pieces, start = [], 0.0
                pieces.append(Piece(part, strong, start))
                x = start + w
            if "*" in raw[1:]:
                strong = False
        lines.append(Line(tuple(pieces), x if pieces else 0.0))
    return tuple(lines)


def forget_words() -> None:
    """Drop every kept word: after the window has changed its format."""
    with _pen:
        _words.forget()


def forget_letters() -> None:
    """Drop every face at every size, and how wide its words are; each is made anew when it is wanted."""
    with _pen:
        width.cache_clear()
        sized.cache_clear()
