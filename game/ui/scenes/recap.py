"""recap: what the others did since a seat's last turn, as cards that are stepped through or skipped."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from game.sitting import Sitting
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import disc, plate, put, shade
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, overlay, pad, row
from game.ui.scenes.since import Happenings, Step, steps_since
from game.ui.style.metrics import BROAD, PILL
from game.ui.table.crests import seat_medal
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.widgets.values import Steps
from game.ui.window.scene import Pop

if TYPE_CHECKING:
    from game.ui.house.house import House

CARD_W, CARD_H, GAP, PICTURE_H = 276, 280, 16, 150
AIR, REST = 60, 182  # what the page takes beside the cards, and above and below them
LARGER = 1.25  # how far cards grow where there is room


class Recap(Flowing):
    """Lies over the table of the seat that has just got ready. `worth_showing`: somebody else has done something."""

    sitting: Sitting
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
        self.set_out()

    @cached_property
    def happenings(self) -> Happenings:
        return Happenings(self.parlour.pictures, self.sitting)

    def go(self, to: int) -> None:
        self.now = max(0, min(len(self.steps) - 1, to))
        if self.widgets:  # it is shown
            self.set_out()

    def _next(self) -> object:
        """One on; after the last the turn begins."""
        if self.now >= len(self.steps) - 1:
            return Pop()
        self.go(self.now + 1)
        return None

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        wide, high = self.sheet(self.app.window.surface).units
        across = max(1, int((wide - AIR + GAP) // (CARD_W + GAP)))
        down = max(1, int((high - REST + GAP) // (CARD_H + GAP)))
        flat = high < CARD_H + REST  # so low a window shows one card, with its words beside the picture
        most = 1 if flat else across * down
        begin = max(0, min(self.now - most // 2, len(self.steps) - most))
        shown = [self._card(at, flat) for at in range(begin, min(len(self.steps), begin + most))]
        page = column(self._head(), grid(*shown, gap=GAP).share(), self._ways(), gap=14)
        return pad(self.panel("", page.share()).like(w=700).stick("c"), 12)

    def _head(self) -> Box:
        look = self.style.palette
        title = row(
            self.painted(self._glass).size(40, 40),
            self.words("Since your last turn", "title", look.cream),
            gap=12,
        )
        seen = self.words(f"as {self.sitting.players[self.seat].name} saw it", "lead", look.soft)
        return first(row(title, seen, box().share(), gap=16), title)

    def _glass(self, s: Sheet, at: Area) -> None:
        look, (x, y, w, h) = self.style.palette, at
        body = plate(x, y, w, h, h / 2, look.rise) + icon("glass", x + w / 2, y + h / 2, 22, look.glow, look.rise)
        put(s, at, body, 2)

    def _ways(self) -> Box:
        """One on, to either end, to any step, and out of here."""
        last = len(self.steps) - 1
        line = Steps("steps", 0, 0, 0, "Step", lambda: len(self.steps), lambda: self.now, self.go)
        return row(
            self.button("before", "", lambda: self.go(self.now - 1), ico=".prev", tip="One back").size(52, 44),
            self.button("next", "", self._next, RED, ".right", tip="The next thing").size(64, 44),
            self.button("after", "", lambda: self.go(last), ico=".next", tip="The last thing").size(52, 44),
            self.leaf(line, 60).size(h=24).max(w=620).share(),
            self.words(f"{self.now + 1} of {len(self.steps)}", "step"),
            box().share(0.2),
            self.button("skip", "Skip to my turn", Pop, ico=".skip"),
            gap=12,
        )

    def _card(self, at: int, flat: bool) -> Box:
        """What one did: a picture of it, who it was, and what the log says; side by side where it lies flat."""
        step, look = self.steps[at], self.style.palette
        seen = at <= self.now
        ink, soft = (look.ink, look.fade) if seen else (look.paper, look.soft)
        picture = self.painted(partial(self._picture, step)).min(120, 100).like(CARD_W - 16, PICTURE_H)
        who = row(
            self.painted(partial(self._medal, step)).size(46, 46),
            self.words(self.sitting.players[step.player].name, "name", ink),
            *([overlay(self._pill(step.key)).stick("w")] if step.key.isalpha() else []),
            box().share(),
            gap=8,
        )
        lines = self.words("\n".join(step.lines), "note", soft, wraps=True)
        told = first(lines, self.scrolled(f"told/{at}", lines, "paper" if seen else "dark").min(h=40))
        words = pad(column(who, told.share(), gap=4), air=(10, 0, 10, 8))
        inner = row(picture.share(), words.share(), gap=4) if flat else column(picture.share(), words, gap=4)
        paper, number = self.painted(partial(self._paper, at)), self.painted(partial(self._number, at))
        card = overlay(paper, pad(inner, 8), number.size(44, 40).stick("ne"))
        return card.min(300, 150) if flat else card.min(CARD_W, CARD_H).max(CARD_W * LARGER, CARD_H * LARGER)

    # ---- looks ------------------------------------------------------------------------------------------------
    def _paper(self, at: int, s: Sheet, box: Area) -> None:
        """Lit where one is, paper where one was, dark where one comes to."""
        look, (x, y, w, h) = self.style.palette, box
        on, done = at == self.now, at < self.now
        glow = plate(x - 6, y - 6, w + 12, h + 12, PILL, look.glow, 0.35) + plate(
            x - 3, y - 3, w + 6, h + 6, PILL, look.glow
        )
        under = glow if on else shade(x + 3, y + 5, w, h, BROAD)
        put(s, box, under + plate(*box, BROAD, look.paper if on else look.sheet_pale if done else look.rise))

    def _picture(self, step: Step, s: Sheet, at: Area) -> None:
        self.happenings.draw(s, at, step, self.style.palette)

    def _medal(self, step: Step, s: Sheet, at: Area) -> None:
        crest = self.sitting.players[step.player].worn
        seat_medal(s, self.parlour.pictures, crest, at[0] + 23, at[1] + at[3] / 2, 20)

    def _pill(self, key: str) -> Box:
        """What was chosen, where all may know it."""
        look = self.style.palette
        colour = look.risk if key == "hit" else look.plum
        pill = self.painted(lambda s, at: put(s, at, plate(*at, at[3] / 2, colour), 2))
        return overlay(pill, pad(self.words(key.capitalize(), "step", look.paper), 12, 3))

    def _number(self, at: int, s: Sheet, box: Area) -> None:
        """Which of all it is, or that it has been seen."""
        look, x, y = self.style.palette, box[0] + 20, box[1] + 22
        on, done = at == self.now, at < self.now
        ground = look.gold if on else look.leaf if done else look.night
        tick = icon("check", x, y, 18, look.paper, ground) if done else ""
        put(s, box, disc(x + 1, y + 2, 16, look.shadow, 0.45) + disc(x, y, 16, ground) + tick, 3)
        if not done:
            s.say(str(at + 1), "number", look.ink if on else look.soft, x, y + 0.5, "c", 26)
