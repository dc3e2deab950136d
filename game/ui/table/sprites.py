"""sprites: cards as things that lie, travel, turn and fade, drawn from pictures that are made ready once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import pygame

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Sheet, svg
from game.ui.draw.svg import converted
from game.ui.style.palette import palette

Prints = Callable[[int], cards.Print]
RATIO = 1.4
STEP = 0.05  # of the size at rest, between two sizes that a card passes through on its way
ROUGH = 300  # pixels of width from which a card that turns is not smoothed: that would take a third of a frame
KEPT, SPUN, PASSING = 24 << 20, 12 << 20, 4 << 20  # bytes of prepared images: at rest, at odd angles, between two sizes


class Spot(NamedTuple):
    """Middle, width and angle of a card at rest."""

    x: float
    y: float
    w: float
    angle: float = 0


@dataclass
class Sprite:
    """A card on a table. x, y = its middle, w = its width as it would stand upright, angle in degrees clockwise.

    card None = its face is not known here; `up` = it shows its face. `grown` is the width for which its picture is
    made: while it travels between two sizes the picture is only stretched.
    """

    card: int | None
    back: str
    x: float = 0
    y: float = 0
    w: float = 84
    angle: float = 0
    grown: float = 84
    up: bool = True
    turned: bool = False
    wide: float = 1
    lift: float = 0
    alpha: float = 1
    nudge: float = 0
    glow: float = 0
    coins: list[tuple[float, float, float]] = field(default_factory=list)
    goal: Spot | None = None  # where it rests, or will

    def rest(self, spot: Spot) -> None:
        """Lie in a place, at full size and whole."""
        self.x, self.y, self.w, self.angle = spot
        self.grown, self.wide, self.lift, self.alpha, self.nudge = spot.w, 1, 0, 1, 0

    @property
    def shows(self) -> int | str:
        """What is seen of it: the card, or the name of its back."""
        return self.card if self.card is not None and self.up else self.back

    def box(self) -> tuple[float, float, float, float]:
        """Its box as it lies, units; a quarter turn swaps the sides."""
        w, h = self.w, self.w * (RATIO if self.back not in SIDEWAYS else 1 / RATIO)
        if round(self.angle / 90) % 2:
            w, h = h, w
        return self.x - w / 2, self.y - h / 2, w, h


def uncovered(sprites: Sequence[Sprite], at: int) -> tuple[float, float, float, float]:
    """The part of a card that the next one in its row does not cover."""
    x, y, w, h = sprites[at].box()
    beside = (other.box() for other in sprites[at + 1 : at + 2])
    right = min((left for left, top, _, _ in beside if top < y + h), default=x + w)
    return x, y, max(14.0, min(w, right - x)), h


SIDEWAYS = ("quest", "warning")
PLAIN = (cards.kingdom.Chip, cards.quests.Quest)  # they have no small print that could go


class Images:
    """Card pictures in the sizes and angles of a table, ready to be blitted."""

    def __init__(self, pictures: Cache, prints: Prints, bold: Callable[[], bool] = lambda: False) -> None:
        """`bold`: whether cards that lie on the table are in large print."""
        self.pictures, self.prints, self.bold = pictures, prints, bold
        self.kept, self.spun = Pictures[tuple[object, ...]](KEPT), Pictures[tuple[object, ...]](SPUN)
        self.passing = Pictures[tuple[object, ...]](PASSING)
        self.seen = -1
        self.drafts: set[tuple[object, ...]] = set()  # what is kept of pictures that are still being drawn

    def forget(self) -> None:
        self.kept.forget()
        self.spun.forget()
        self.passing.forget()
        self.drafts.clear()

    def forget_drafts(self) -> None:
        for key in self.drafts:
            self.kept.let_go(key)
            self.spun.let_go(key)
        self.drafts.clear()

    def flat(self, what: int | str, px: int, turned: bool = False) -> pygame.Surface:
        """A card or a back, px wide, not turned on the table."""
        return self.of(what, px, turned, 0, False)

    def print_of(self, card: int, bold: bool) -> cards.Print:
        """What is on its face, in large print where that is so for what lies on the table."""
        face = self.prints(card)
        return replace(face, bold=True) if bold and not isinstance(face, PLAIN) else face

    def of(self, what: int | str, px: int, turned: bool, angle: int, lying: bool = True) -> pygame.Surface:
        """The same lying on the table at an angle of whole degrees, clockwise."""
        bold = lying and self.bold()
        if self.seen != self.pictures.ready:
            self.seen = self.pictures.ready
            self.forget_drafts()
        kept = self.spun if angle % 90 else self.kept
        key = (what, px, turned, angle, bold)
        if (image := kept.get(key)) is None:
            drafts = self.pictures.drafts
            image = cards.shown(self.pictures, what if isinstance(what, str) else self.print_of(what, bold), px, turned)
            if self.pictures.drafts != drafts:
                self.drafts.add(key)
            if angle % 90:
                rough = px > ROUGH
                image = pygame.transform.rotate(image, -angle) if rough else pygame.transform.rotozoom(image, -angle, 1)
            elif angle:
                image = pygame.transform.rotate(image, -angle)
            kept.keep(key, image)
        elif key in self.drafts:
            self.pictures.drafts += 1  # given once more
        return image

    def shadow(self, w: int, h: int, angle: int) -> pygame.Surface:
        key = ("shadow", w, h, angle)
        if (image := self.kept.get(key)) is None:
            plate = (
                f'<rect width="{w}" height="{h}" rx="{min(w, h) * 0.068:.1f}" fill="{palette.shadow}" opacity=".4"/>'
            )
            image = svg(plate, (w, h), (0, 0, w, h))
            image = pygame.transform.rotozoom(image, -angle, 1) if angle % 90 else image
            self.kept.keep(key, image := converted(image))
        return image

    def draw(self, s: Sheet, sprite: Sprite, drop: float = 4) -> None:
        """The sprite with its shadow."""
        if sprite.alpha <= 0 or sprite.wide <= 0.02:
            return
        grown = max(2, round(sprite.grown * s.u))
        angle = round(sprite.angle) % 360
        image = self.of(sprite.shows, grown, sprite.turned, angle)
        k = sprite.w / sprite.grown * (1 + sprite.lift)
        resting = abs(k - 1) < 0.06 and sprite.wide > 0.996
        if not resting:
            wide, upright = sprite.wide, not round(angle / 90) % 2
            image = self.stretched(image, k, wide if upright else 1, 1 if upright else wide)
        x, y = s.px(sprite.x + sprite.nudge, sprite.y - sprite.lift * 90)
        w, h = image.get_size()
        if sprite.alpha < 1:
            image = image.copy()
            image.fill((255, 255, 255, round(255 * sprite.alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        elif not angle % 90:
            far = drop * s.u * (1 + sprite.lift * 20)
            shade = self.shadow(w, h, 0) if resting else self.passing_shadow(w, h)
            s.surf.blit(shade, (x - w // 2 + round(far * 0.6), y - h // 2 + round(far)))
        s.surf.blit(image, (x - w // 2, y - h // 2))

    def stretched(self, image: pygame.Surface, k: float, across: float = 1, along: float = 1) -> pygame.Surface:
        """A picture k times as large, and narrower or lower: cards on the same way pass through the same sizes."""
        w, h = image.get_size()
        w, h = even(w * stepped(k) * stepped(across)), even(h * stepped(k) * stepped(along))
        found = self.passing.get((image, w, h))
        return found or self.passing.keep((image, w, h), pygame.transform.smoothscale(image, (w, h)))

    def passing_shadow(self, w: int, h: int) -> pygame.Surface:
        """The shadow of what changes its size from frame to frame, with a plainer edge."""
        if (image := self.passing.get((w, h))) is None:
            image = self.passing.keep((w, h), pygame.Surface((w, h), pygame.SRCALPHA))
            pygame.draw.rect(image, (12, 6, 24, 102), (0, 0, w, h), border_radius=round(min(w, h) * 0.068))
        return image


def stepped(share: float) -> float:
    """A share of the size at rest, in the steps in which it is passed through."""
    return round(share / STEP) * STEP


def even(length: float) -> int:
    """Pixels, in steps of two."""
    return max(2, round(length / 2) * 2)
