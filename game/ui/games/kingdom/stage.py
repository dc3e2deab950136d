"""stage: the Array that was cut: Kingdom and Dungeon with a tear between them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.kingdom.state import SIDES
from game.ui.draw.drafts import plain
from game.ui.draw.paint import Area, Sheet, svg
from game.ui.draw.shapes import focus_ring
from game.ui.draw.tokens.heraldry import BANNER_H, apart, banner
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.places import Places
from game.ui.games.kingdom.sides import CLEFT
from game.ui.style.metrics import BROAD, SLIP
from game.ui.style.palette import palette
from game.ui.table.part import Part, Still, Target, View, still_in
from game.ui.window.focus import Control

EDGE_Y = (0.0, 0.124, 0.294, 0.47, 0.654, 0.824, 1.0)  # where the tear turns, of its height
MAY_DO = ("fight with these and your hand", "discard one to use its deed")
ROOMY = 110.0  # width of an empty side that has room for words
GO_HOME = ("Adventurers go to your hand", "Adventurers become Gems")
EMPTY_INK = (palette.sheet_pale, palette.azure_light)


class TearShown(NamedTuple):
    """Where the tear is, the notes on both banners, which side is a goal, and on which there is nobody."""

    split: float
    notes: tuple[str, str]
    lit: tuple[bool, ...]
    empty: tuple[bool, ...]


class Stage(Part):
    """The ground on which the cards of both sides lie."""

    name = pane = "stage"

    def __init__(self, view: View, places: Places, aim: Aim) -> None:
        super().__init__(view)
        self.places, self.aim = places, aim

    # ---- seen ----------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        if self.places.parted:
            (x, y, w, h), shown = self.places.stage, self.shown()
            box = (x, y - 4, w, h + 16)
            yield still_in(box, "stage", shown.split, partial(self.paint, shown=shown))
            yield still_in((x, y - 4, w, BANNER_H + 14), "banners", shown[:3], partial(self.paint_banners, shown=shown))
            nobody, key = (x, y + 0.57 * h - 20, w, 40), (shown.split, shown.empty)
            yield still_in(nobody, "nobody", key, partial(self.say_nobody, shown=shown))

    def shown(self) -> TearShown:
        view = self.view
        zones, facts = view.picture.zones, view.picture.facts
        empty = tuple(not zones[side] for side in SIDES)
        home_going = facts["phase"] == "aftermath"
        name = view.names[facts["active"]]
        notes = f"of {name}", f"{name}'s"  # beside the words Kingdom and Dungeon, which stand at the outer ends
        if facts["active"] == view.home:
            notes = GO_HOME if home_going else MAY_DO
        if all(empty) and home_going:
            notes = ("", "")
        if zones["aside"] or self.aim.summoned() is not None or all(empty) and view.busy:
            # a card lies where the words would be, or cards are on their way
            empty = (False, False)
        lit = self.aim.sides_lit()
        return TearShown(self.places.sides()[0][2], notes, tuple(side in lit for side in SIDES), empty)

    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            if self.view.focus.look(control).ring:
                focus_ring(s, control.rect, BROAD)

    def paint(self, t: Sheet, shown: TearShown) -> None:
        """Both cloths from 0, 4 on, the left one `split` wide, and the tear between them."""
        split, (_, _, _, h) = shown.split, self.places.stage
        right, turns = split + CLEFT, [round(4 + at * (h - 4)) for at in EDGE_Y]
        cut, far = round((split + 8) * t.u), round((right - 8) * t.u)
        left, top = t.px(0, 4)
        for side, area in zip(SIDES, ((0, 0, cut, 10000), (far, 0, 10000, 10000))):
            image = self.cloth(side, t.u)
            t.surf.blit(image, (left + area[0], top), pygame.Rect(area).clip(image.get_rect()))
        one = "L".join(f"{x} {y}" for x, y in zip((20, 32, 14, 30, 14, 28, 18), turns))
        rim = "L".join(f"{x} {y}" for x, y in zip((70, 82, 64, 80, 64, 78, 68), turns))
        back = "L".join(f"{x} {y}" for x, y in reversed(list(zip((70, 82, 64, 80, 64, 78, 68), turns))))
        apart(t, split - 20, 4).svg(
            f'<path d="M{one}L{back}Z" fill="{palette.ink}"/><path d="M{one}" fill="none" stroke="{palette.amber}" '
            'stroke-width="4" stroke-linejoin="round"/>'
            f'<path d="M{rim}" fill="none" stroke="{palette.azure_light}" stroke-width="4" stroke-linejoin="round"/>',
            0,
            0,
            92,
            h + 12,
        )

    def paint_banners(self, t: Sheet, shown: TearShown) -> None:
        split, notes, lit, _ = shown
        right = split + CLEFT
        banner(t, "kingdom", 0, 4, split, notes[0], lit[0])
        banner(t, "dungeon", right, 4, self.places.stage[2] - right, notes[1], lit[1])

    def say_nobody(self, t: Sheet, shown: TearShown) -> None:
        w, right = self.places.stage[2], shown.split + CLEFT
        sides = zip(shown.empty, (shown.split / 2, (w + right) / 2), (shown.split, w - right), EMPTY_INK)
        for _, middle, wide, ink in (side for side in sides if side[0] and side[2] >= ROOMY):
            t.say("Nobody here", "heading", ink, middle, 20, "c", wide - 24, maxh=28)

    def cloth(self, side: str, u: float) -> pygame.Surface:
        """The whole cloth of a side, as wide as the stage, with its shadow; what is seen of it is cut from it."""
        _, _, w, h = self.places.stage
        base, glow, x, strong = {
            "kingdom": (palette.kingdom, palette.amber, 130, 0.45),
            "dungeon": (palette.dungeon, palette.mist, w - 140, 0.32),
        }[side]
        shape = f"M0 4H{w}V{h - 16}C{w} {h - 6} {w - 6} {h} {w - 16} {h}H16C6 {h} 0 {h - 6} 0 {h - 16}Z"

        def draw() -> pygame.Surface:
            return svg(
                f'<path d="{shape}" fill="{palette.shadow}" opacity=".45" transform="translate(0 6)"/><path '
                f'd="{shape}" fill="{base}"/>'
                f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="36" r="450"><stop '
                f'offset="0" stop-color="{glow}" '
                f'stop-opacity="{strong}"/><stop offset="1" stop-color="{glow}" stop-opacity="0"/></radialGradient>'
                f'<path d="{shape}" fill="url(#g)"/>',
                (w * u, (h + 12) * u),
                (0, 0, w, h + 12),
            )

        size = round(w * u), round((h + 12) * u)
        return self.view.pictures.get(f"stage {side}", size, draw, meanwhile=plain(size, base), lasts=True)

    # ---- pointed at ----------------------------------------------------------------------------------------------
    def controls(self) -> Iterable[Control]:
        """Kingdom and Dungeon as goals; only when a card is to be put there."""
        lit = self.aim.sides_lit()
        for side, box in zip(SIDES, self.places.sides()) if lit else ():
            if side in lit:
                label = f"Into the {side.title()}"
                yield self.view.control(f"side/{side}", box, side, label, zone="choices", radius=SLIP)

    def where(self, thing: Target, at: int) -> Area | None:
        parted = thing in SIDES and self.places.parted
        return self.places.sides()[SIDES.index(str(thing))] if parted else None
