"""What is written stands out from its ground, and what is told by colour is told apart, in every palette."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store.settings import COLOURS, Settings
from game.ui.draw.cards.frame import KINDS
from game.ui.draw.cards.kingdom import figure_on
from game.ui.draw.crests import SEATS
from game.ui.draw.hexes.view import SIGNS
from game.ui.draw.paint import INK, PAPER, Sheet, rgb
from game.ui.draw.tokens import dice
from game.ui.gallery import SCREENS, opened
from game.ui.games import cast
from game.ui.games.montoons import lights
from game.ui.house.fault import FaultScene
from game.ui.style.palette import colour, contrast, palette, wear
from game.ui.table.crests import CRESTS
from game.ui.window.vision import MATRICES
from tests.sure import every
from tests.ui.test_scenes_layout import HOUSE, WORKSHOP

WRITTEN, MARKER, LARGE = 4.5, 3.0, 24  # contrast; letters from LARGE units on are judged as markers
APART = 25  # how far apart two colours are seen that stand for different things (CIE 1976; 2 is just seen)
IN_EVERY_PALETTE = (
    *("shelf", "settings_colour", "new_game", "result", "records", "rulebook", "workshop_deck", "workshop_maker"),
    *("pontoon_table", "pontoon_battle", "pack_table", "pack_duel", "kingdom_table", "kingdom_deed"),
    *("dragon_table", "dragon_battle", "montoons_table", "montoons_planning", "montoons_walk"),
    *("dragon_puzzle", "montoons_grid"),
)
USUAL = [
    *((name, "plain") for name in [*(one for one in HOUSE if one != "fault"), *WORKSHOP][::6]),
    *((name, COLOURS[i % len(COLOURS)]) for i, name in enumerate(IN_EVERY_PALETTE[::2])),
]  # a sixth of the house, and half of these, each in another palette; the soak run sees every screen in all
TWICE = {"pack": "1234"}  # what lies on a picture that already has these letters


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures are drawn once for all these tests."""
    return tmp_path_factory.mktemp("pictures")


def luminance(red: float, green: float, blue: float) -> float:
    """As the Web Content Accessibility Guidelines 2.1 count it, of parts 0..255."""
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


class Judge:
    """Judges every line and paragraph on the pixels that lie under it when it is drawn."""

    def __init__(self, surface: pygame.Surface, twice: str) -> None:
        self.surface, self.twice, self.read = surface, twice, 0
        self.poor: set[str] = set()

    def see(
        self, s: Sheet, said: str, face: str, size: float, ink: str, box: tuple[float, float, float, float]
    ) -> None:
        seen = s.rect(*box).clip(s.surf.get_clip())
        if s.surf is not self.surface or not said.strip() or said in self.twice or not seen.w or not seen.h:
            return
        self.read += 1
        ground = pygame.transform.average_color(s.surf, seen)[:3]
        high, low = sorted((luminance(*rgb(ink)), luminance(*ground)), reverse=True)
        large = size >= LARGE or size >= 19 and face in ("title", "black", "label", "bold")
        if (ratio := (high + 0.05) / (low + 0.05)) < (MARKER if large else WRITTEN):
            self.poor.add(f"{said[:40]!r} {ink} on {tuple(ground)}: {ratio:.1f}")


@contextmanager
def judging(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    line, para = Sheet.text, Sheet.para

    def judged_line(
        self: Sheet,
        s: str,
        face: str,
        size: float,
        ink: str,
        x: float,
        y: float,
        align: str = "l",
        *rest: Any,
        **more: Any,
    ) -> float:
        wide = self.width(s, face, size)
        left = x - {"l": 0.0, "c": wide / 2, "r": wide}[align]
        if not more.get("rot") and more.get("alpha", 255) == 255:
            judge.see(self, s, face, size, ink, (left, y - size * 0.3, wide, size * 0.6))
        return line(self, s, face, size, ink, x, y, align, *rest, **more)

    def judged_para(
        self: Sheet, s: str, face: str, size: float, ink: str, x: float, y: float, w: float, *rest: Any, **more: Any
    ) -> float:
        judge.see(self, s, face, size, ink, (x, y, w, size))
        return para(self, s, face, size, ink, x, y, w, *rest, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Sheet, "text", judged_line)
        patch.setattr(Sheet, "para", judged_para)
        yield


def poor(name: str, colours: str, cache: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words of a screen in a palette that do not stand out."""
    with opened(name, settings=Settings(colours=colours), cache=cache) as app:
        app.painter.record = True  # words are drawn where they lie, and not into pictures that are laid there
        for _ in range(2):
            app.step([], 200)
        judge = Judge(app.window.surface, TWICE.get(name.split("_")[0], ""))
        with judging(judge, monkeypatch):
            app.snapshot()
        assert judge.read and not isinstance(app.scene, FaultScene), "the screen was not seen"
        return judge.poor


@pytest.mark.parametrize(("name", "colours"), USUAL)
def test_words_stand_out_from_their_ground(
    name: str, colours: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert poor(name, colours, cache, monkeypatch) == set()


@pytest.mark.parametrize("name", ["pontoon_table", "pack_table", "kingdom_table", "montoons_table", "montoons_draft"])
def test_words_stand_out_at_the_tables_of_the_palest_seats(
    name: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pale = sorted(cast.SIGNS, key=lambda one: -luminance(*rgb(CRESTS[one[1]].base)))
    assert pale[0][1] == "bolt", "yellow"
    monkeypatch.setattr(cast, "SIGNS", tuple(pale))
    assert poor(name, "plain", cache, monkeypatch) == set()


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("colours", COLOURS)
def test_words_stand_out_on_every_screen_in_every_palette(
    colours: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {
        name: bad for name in every(SCREENS) if name != "fault" and (bad := poor(name, colours, cache, monkeypatch))
    } == {}


# ---- markers ----------------------------------------------------------------------------------------------------
def kinds() -> list[tuple[str, str, str]]:
    return [(kind, figure_on(kind), f"@kind_{kind}") for kind in KINDS]


MARKERS = {  # what it is, its figure, its ground
    "signs of seats": lambda: [(crest.symbol, PAPER, crest.shade) for crest in SEATS],
    "digits of seats": lambda: [(crest.symbol, crest.figure, crest.base) for crest in SEATS],
    "families of cards": kinds,
    "dice": lambda: [
        (name, dice.look_of(name).pip, dice.look_of(name).lit) for name in ("ivory", *(c.symbol for c in SEATS))
    ],
    "numbers of terrains": lambda: [(name, ink, fill) for name, (fill, _, ink, _) in SIGNS.items() if fill],
    "edges of hexes": lambda: [
        (name, look.line, look.dark)
        for name, look in vars(lights).items()
        if isinstance(look, lights.Look) and look is not lights.GLOW  # lies over another
    ],
    "odds": lambda: [(name, palette.ink, f"@{name}") for name in ("under", "sun", "over")],
    "controls": lambda: [
        *((name, PAPER, f"@{name}") for name in ("risk", "violet", "good")),
        *((name, INK, f"@{name}") for name in ("gold", "glow", "sun", "tin")),
        *((name, f"@{name}", palette.night) for name in ("edge", "gold", "glow", "cream", "harm")),
        *((name, f"@{name}", palette.paper) for name in ("harm", "risk", "good", "wine")),
    ],
    "tokens": lambda: [(name, f"@{name}", palette.paper) for name in ("harm", "berry", "waystone")],
}


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("family", MARKERS)
def test_markers_stand_out(family: str, colours: str) -> None:
    wear(colours)
    for what, figure, ground in every(MARKERS[family]()):
        assert contrast(figure, ground) >= MARKER, f"{what}: {contrast(figure, ground):.1f}"


FAMILIES = {
    "seats": [crest.symbol for crest in SEATS],
    "families of cards": [f"kind_{kind}" for kind in KINDS],
    "odds": ["under", "sun", "over"],
    "sides": ["kingdom", "dungeon"],
}


def seen(said: str, eyes: str) -> tuple[float, float, float]:
    """Lightness, red to green, yellow to blue (CIE 1976) of a colour as such eyes see it."""
    parts: list[float] = list(rgb(said))
    if eyes in MATRICES:
        parts = [max(0, min(255, sum(w * c for w, c in zip(row, parts, strict=True)))) for row in MATRICES[eyes]]
    red, green, blue = (p / 255 / 12.92 if p <= 10 else ((p / 255 + 0.055) / 1.055) ** 2.4 for p in parts)
    weights = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
    x, y, z = ((a * red + b * green + c * blue) ** (1 / 3) for a, b, c in weights)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_told_by_colour_is_told_apart_by_the_eyes_that_a_palette_is_for(family: str, colours: str) -> None:
    wear(colours)
    for one, other in every(combinations(FAMILIES[family], 2)):
        apart = math.dist(seen(f"@{one}", colours), seen(f"@{other}", colours))
        assert apart >= APART, f"{one} and {other} are {apart:.0f} apart"


def test_eyes_that_see_no_green_need_their_palette() -> None:
    """The plain colours of two seats are nearly one to them."""
    wear("plain")
    assert math.dist(seen("@wave", "deutan"), seen("@wing", "deutan")) < APART / 2
    assert colour("@wave") != colour("@wing")
