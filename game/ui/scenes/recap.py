"""recap: what the others did since a seat's last turn, as cards that are stepped through or skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.sitting import Sitting
from game.ui.draw import cards
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, LEAF, NIGHT, PAGE, RISE, SHADOW, SOFT, Box, disc, plate, put
from game.ui.games import face_of
from game.ui.scenes.since import Step, steps_since
from game.ui.table.crests import seat_medal
from game.ui.widgets import plates
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, VIOLET
from game.ui.widgets.values import Steps
from game.ui.window.scene import Pop, Scene

if TYPE_CHECKING:
    from game.ui.house.house import House

AREA = (40, 132, 1200, 444)
CARD_W, CARD_H, GAP, PICTURE_H = 276, 280, 16, 150
PER_PAGE = 4
SIGNS = {"hit": "plus", "stay": "stay"}


class Recap(Scene):
    """Lies over the table of the seat that has just got ready. `worth_showing`: somebody else has done something."""

    overlay = True
    first = "next"

    def __init__(self, app: House, sitting: Sitting, seat: int) -> None:
        super().__init__()
        self.parlour, self.sitting, self.seat = app, sitting, seat
        self.game_name = sitting.game.name
        self.steps = steps_since(sitting.match, sitting.names, seat)
        self.now = 0

    @property
    def worth_showing(self) -> bool:
        return bool(self.steps)

    def enter(self) -> None:
        x, y, w, h = AREA
        middle = y + h - 42
        last = len(self.steps) - 1
        self.widgets = [
            Button("before", (x + 24, middle - 24, 52, 44), "", lambda: self.go(self.now - 1), VIOLET, ".prev"),
            Button("next", (x + 86, middle - 24, 64, 44), "", self._next, RED, ".right"),
            Button("after", (x + 160, middle - 24, 52, 44), "", lambda: self.go(last), VIOLET, ".next"),
            Steps("steps", x + 240, middle - 2, 520, "Step", lambda: len(self.steps), lambda: self.now, self.go),
            Button(
                "skip", (x + w - 224, middle - 24, 200, 44), "Skip to my turn", lambda: Pop(), VIOLET, ".skip", size=18
            ),
        ]
        for widget, tip in zip(self.widgets, ("One back", "The next thing", "The last thing")):
            widget.set(tip=tip)

    def go(self, to: int) -> None:
        self.now = max(0, min(len(self.steps) - 1, to))

    def _next(self) -> object:
        """One on; after the last the turn begins."""
        if self.now >= len(self.steps) - 1:
            return Pop()
        self.go(self.now + 1)
        return None

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        x, y, w, h = AREA
        plates.panel(s, AREA)
        put(
            s,
            (x + 16, y + 16, 40, 40),
            plate(x + 16, y + 16, 40, 40, 20, RISE) + icon("glass", x + 36, y + 36, 22, GLOW, RISE),
            2,
        )
        n = s.text("Since your last turn", "black", 26, "#ffe9b8", x + 70, y + 38, "l", 480, maxh=40)
        name = self.sitting.players[self.seat].name
        s.text(f"as {name} saw it", "semi", 18, SOFT, x + 88 + n, y + 39, "l", w - n - 130, maxh=30)
        first = max(0, min(self.now - 2, len(self.steps) - PER_PAGE))
        shown = self.steps[first : first + PER_PAGE]
        left = x + (w - len(shown) * (CARD_W + GAP) + GAP) / 2
        for place, step in enumerate(shown):
            self._card(s, left + place * (CARD_W + GAP), y + 76, first + place, step)
        told = f"{self.now + 1} of {len(self.steps)}"
        s.text(told, "label", 18, PAPER, x + 782, y + h - 43, "l", 100, maxh=30)
        self.draw_widgets(s)

    def _card(self, s: Sheet, x: float, y: float, at: int, step: Step) -> None:
        on, done = at == self.now, at < self.now
        w, h = CARD_W, CARD_H
        if on:
            y -= 8
            put(
                s,
                (x, y, w, h),
                plate(x - 8, y - 8, w + 16, h + 16, 22, GLOW, 0.35) + plate(x - 4, y - 4, w + 8, h + 8, 18, GLOW),
            )
        ground = PAGE if on else "#e6d6b6" if done else "#4a3a5e"
        put(s, (x, y, w, h), ("" if on else plate(x + 3, y + 5, w, h, 15, SHADOW, 0.5)) + plate(x, y, w, h, 15, ground))
        self._picture(s, (x + 8, y + 8, w - 16, PICTURE_H), step)
        ink, soft = (INK, "#4a3550") if on or done else (PAPER, SOFT)
        player = self.sitting.players[step.player]
        seat_medal(s, self.parlour.pictures, player.crest, x + 36, y + PICTURE_H + 8, 25)
        n = s.text(player.name, "title", 20, ink, x + 76, y + PICTURE_H + 28, "l", 100, maxh=26)
        if step.key.isalpha():
            word = step.key.capitalize()
            wide = min(100.0, s.width(word, "label", 16) + 24)
            left = x + 86 + n
            put(
                s,
                (left, y + PICTURE_H + 16, wide, 24),
                plate(left, y + PICTURE_H + 16, wide, 24, 12, "#c9344a" if step.key == "hit" else "#5a4a86"),
                2,
            )
            s.text(word, "label", 16, PAPER, left + wide / 2, y + PICTURE_H + 28.5, "c", wide - 10, maxh=22)
        s.para(
            "\n".join(step.lines), "semi", 17, soft, x + 18, y + PICTURE_H + 50, w - 32, 1.18, maxh=h - PICTURE_H - 58
        )
        self._number(s, x + w - 25, y + 24, at, on, done)

    def _number(self, s: Sheet, x: float, y: float, at: int, on: bool, done: bool) -> None:
        put(
            s,
            (x - 16, y - 16, 32, 32),
            disc(x + 1, y + 2, 16, SHADOW, 0.45)
            + disc(x, y, 16, GOLD if on else "#c9e8b0" if done else RISE)
            + (icon("check", x, y, 18, LEAF, LEAF) if done else ""),
            3,
        )
        if not done:
            s.text(str(at + 1), "black", 18, INK if on else SOFT, x, y + 0.5, "c", 24, maxh=22)

    def _picture(self, s: Sheet, box: Box, step: Step) -> None:
        """Baize with what moved: from its back to its face where it was seen."""
        x, y, w, h = box
        put(
            s,
            box,
            plate(*box, 10, "#2f7a5a")
            + "".join(
                f'<path d="M{a - 12} {b}Q{a} {b - 10} {a + 12} {b}Q{a} {b + 10} {a - 12} {b}Z" fill="#2b7354"/>'
                for b in (y + 24, y + 68, y + 112)
                for a in (x + 30, x + 98, x + 166, x + 234)
            ),
            2,
        )
        shown = step.cards[-2:] if len(step.cards) > 2 else step.cards
        if not shown:
            put(s, box, icon(SIGNS.get(step.key, "glass"), x + w / 2, y + h / 2, 74, "#e9f6e2", "#2f7a5a"), 2)
            return
        if len(shown) == 1 and shown[0][1] is not None:
            self._lay(s, self._back(shown[0][0]), x + 54, y + h / 2 + 4, 66)
            put(
                s,
                box,
                icon("arrow", x + 122, y + h / 2 + 6, 38, "#0c2c22", "#2f7a5a")
                + icon("arrow", x + 122, y + h / 2 + 4, 38, GOLD, "#2f7a5a"),
                2,
            )
            self._lay(s, shown[0], x + 198, y + h / 2, 92)
            return
        for i, card in enumerate(shown):
            self._lay(s, card, x + w / 2 + (i - (len(shown) - 1) / 2) * 104, y + h / 2, 88)

    def _back(self, zone: str) -> tuple[str, int | None]:
        return zone, None

    def _printed(self, zone: str, number: int | None) -> cards.Print | str:
        """What is printed on a card; its back where it is hidden, or where cards of the game have no faces."""
        game = face_of(self.game_name)
        return game.back(zone) if number is None or game.card is None else game.card(self.sitting.match.content, number)

    def _lay(self, s: Sheet, card: tuple[str, int | None], x: float, y: float, wide: float) -> None:
        zone, number = card
        shown = self._printed(zone, number)
        image: pygame.Surface = cards.shown(self.parlour.pictures, shown, round(wide * s.u))
        w, h = image.get_width() / s.u, image.get_height() / s.u
        if h > PICTURE_H - 14:
            image = cards.shown(self.parlour.pictures, shown, round(wide * (PICTURE_H - 14) / h * s.u))
            w, h = image.get_width() / s.u, image.get_height() / s.u
        put(s, (x - w / 2, y - h / 2, w, h), plate(x - w / 2 + 3, y - h / 2 + 5, w, h, w * 0.068, NIGHT, 0.42), 6)
        s.blit(image, x - w / 2, y - h / 2)
