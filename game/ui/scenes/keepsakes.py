"""keepsakes: what a finished game has brought besides its result, and the places on the shelf of awards: what stands
there of each, and a dark shape for what is to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.engine.nodes import listed
from game.modes.awards import Award, Awards
from game.sitting import Sitting
from game.ui.draw.cache import Cache
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.rooms import lodgings
from game.ui.draw.shapes import frame, plate, put
from game.ui.draw.svg import rounded
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, grid, overlay, pad, row
from game.ui.scenes.charms import charm, charm_key
from game.ui.style.metrics import BOLD, CHIP, EVEN, ROUND
from game.ui.style.palette import Palette, palette
from game.ui.widgets.flowing import Flowing
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Push, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

SIGN = 34.0  # units of what is shown of it


class Gain(NamedTuple):
    """What it is in a few words, what is shown of it side by side, and the way to it with its words. `brief`: what is
    said where there is no room for more."""

    said: str
    pictures: Sequence[Callable[[Sheet, Area], None]]
    way: str
    deed: Act
    brief: str = ""


def gains_box(page: Flowing, gains: Sequence[Gain]) -> list[Box]:
    """A strip for each, side by side where there is room; nothing where nothing was brought."""
    return [grid(*(_strip(page, n, gain) for n, gain in enumerate(gains)), gap=8)] if gains else []


def _strip(page: Flowing, n: int, gain: Gain) -> Box:
    look = page.style.palette
    said, brief = (page.words(words, "name", look.glow, wraps=True) for words in (gain.said, gain.brief or gain.said))
    signs = row(*(page.painted(picture).size(SIGN, SIGN) for picture in gain.pictures), gap=4)
    way = page.button(f"gain/{n}", gain.way, gain.deed, high=36)
    told = said.stick("w").share()
    rich, high = row(signs, told, way, gap=10), column(signs.stick("w"), row(told, way, gap=10), gap=4)
    least = (column(words, way, gap=6) for words in (said, brief))
    return overlay(
        page.painted(partial(_lit, look)), pad(first(rich, high, row(told, way, gap=10), *least), air=(12, 5, 10, 9))
    )


def _lit(look: Palette, s: Sheet, at: Area) -> None:
    put(s, at, plate(*at, ROUND, look.night, 0.8) + frame(*at, ROUND, look.gold, EVEN, 0.8), 2)


class Keepsake(Widget):
    """One place on the shelf, pressed as a whole."""

    def __init__(self, award: Award, won: bool, chosen: bool, pictures: Cache, choose: Act) -> None:
        super().__init__(f"award/{award.id}", NOWHERE)
        self.award, self.won, self.chosen, self.pictures, self.choose = award, won, chosen, pictures, choose
        self.zone = "awards"

    def controls(self) -> Sequence[Control]:
        said = f"{self.award.name}{'' if self.won else ', still to be won'}. {self.award.line}"
        return (self.control(self.choose, said, CHIP),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        s.blit(niche(self.pictures, self.award, self.won, s, self.box), x, y)
        if self.chosen or look.state in ("hover", "pressed"):
            put(s, self.box, frame(x + 2, y + 2, w - 4, h - 4, CHIP, palette.glow, BOLD), 4)


def niche(pictures: Cache, award: Award, won: bool, s: Sheet, at: Area) -> pygame.Surface:
    """A place on the shelf at the size of its box, with what stands there, or its dark shape."""
    size = max(1, round(at[2] * s.u)), max(1, round(at[3] * s.u))
    key = f"keepsake {award.figure}{award.thing} {won}"
    return pictures.get(key, size, lambda: _niche(award, won, size))


def award_portrait(pictures: Cache, award: Award, won: bool, s: Sheet, at: Area) -> pygame.Surface:
    """The same alone, with round corners."""
    size, corner = (max(1, round(at[2] * s.u)), max(1, round(at[3] * s.u))), CHIP * s.u
    key = f"keepsake alone {award.figure}{award.thing} {won} {corner:g}"
    return pictures.get(key, size, lambda: rounded(_niche(award, won, size), corner))


def _niche(award: Award, won: bool, size: tuple[int, int]) -> pygame.Surface:
    from game.ui.scenes.trophies import trophy  # here and not above: most pages have their pictures on the disk

    return lodgings.niche(lambda wide: trophy(award.figure, award.thing, wide), won, size)


def awards_of(app: House, sitting: Sitting) -> list[Gain]:
    """After a game: count it; what it has won, with the way to all awards."""
    new = Awards(app.folders).count(sitting) if sitting.shelf is not None else []
    if not new:
        return []
    kind = "New award" if len(new) == 1 else "New awards"
    said, brief = f"{kind}: {listed([award.name for award in new])}", f"{kind}: {len(new)}"
    pictures = [partial(_shown, app.pictures, award) for award in new]
    return [Gain(said, pictures, "See the awards", partial(_to_awards, app, new[-1].id), brief)]


def _shown(pictures: Cache, award: Award, s: Sheet, at: Area) -> None:
    px = round(at[2] * s.u)
    s.blit(pictures.get(charm_key(award), (px, px), lambda: charm(award, px)), at[0], at[1])


def _to_awards(app: House, award: str) -> object:
    return Push(app.make("awards", award))
