"""curtain: the cover between two people at one laptop: whose turn it is, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.sitting import Sitting
from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import PAGE, PAGE_EDGE, Box, frame, plate, put
from game.ui.scenes import rooms
from game.ui.scenes.drapes import drapes
from game.ui.table.crests import seat_medal
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.scene import Pop, Reset, Scene

if TYPE_CHECKING:
    from game.ui.house.house import House

CARD_W = 420.0


class Curtain(Scene):
    """Opaque. Only the crest and the name of the seat are taken from the sitting; what is hidden is never asked for.

    `on_ready` is what the scene below gets to do once the curtain is gone: it is the result of the Pop.
    """

    first = "ready"

    def __init__(self, app: House, sitting: Sitting, seat: int, on_ready: Callable[[], object]) -> None:
        super().__init__()
        self.parlour, self.player, self.on_ready = app, sitting.players[seat], on_ready
        self.game_name = sitting.game.name

    def resized(self) -> None:
        self.enter()

    def enter(self) -> None:
        wide, high = self.larger(176, 1.5), self.larger(40, 1.5)
        big = self.larger(64, 76 / 64)
        self.widgets = [
            Button("ready", (512, 588 - big, 256, big), "Ready", self._lift, RED, "eye", lit=True, size=26),
            Button(
                "shelf",
                (1252 - wide, 604 - high / 2, wide, high),
                "To the shelf",
                lambda: Reset(self.parlour.home()),
                VIOLET,
                "gate",
                size=17,
            ),
        ]
        self.widgets[1].set(tip="The game is kept; Continue brings it back.")

    def _lift(self) -> object:
        return Pop(self.on_ready)

    def back(self) -> object:
        """The way back is behind the curtain: only being ready lifts it."""
        return True

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        rooms.ground(s, bleed, "curtain", drapes, self.parlour.pictures)

    def draw(self, s: Sheet) -> None:
        w, x = CARD_W, 640 - CARD_W / 2
        put(
            s,
            (x - 70, 380, w + 140, 130),
            f'<path d="M{x - 66} 412H{x + 20}V484H{x - 66}L{x - 40} 448Z" fill="#6b1430"/>'
            f'<path d="M{x + w + 66} 412H{x + w - 20}V484H{x + w + 66}L{x + w + 40} 448Z" fill="#4d0f26"/>'
            f'<path d="M{x} 484L{x + 20} 484V500Z" fill="#3a0a1e"/><path d="M{x + w} 484H{x + w - 20}V500Z" '
            f'fill="#2c0818"/>'
            + plate(x + 4, 392, w, 112, 14, "#0c0618", 0.5)
            + plate(x, 384, w, 112, 14, PAGE)
            + frame(x + 6, 390, w - 12, 100, 10, PAGE_EDGE, 2),
        )
        seat_medal(s, self.parlour.pictures, self.player.crest, x + 62, 440, 60)
        s.text("Pass the laptop to", "semi", 22, "#4a3550", x + 152, 410, "l", w - 172, maxh=17)
        s.text(self.player.name, "black", 64, INK, x + 150, 456, "l", w - 170, maxh=44)
        words = f"Only {self.player.name} looks from here on"
        wide = min(600.0, s.width(words, "semi", 16) + 48)
        put(s, (640 - wide / 2, 602, wide, 30), plate(640 - wide / 2, 602, wide, 30, 15, "#2c0818", 0.85), 2)
        s.text(words, "semi", 16, "#ffe9b8", 640, 617, "c", wide - 20, maxh=26)
        self.draw_widgets(s)
