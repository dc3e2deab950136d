"""shelf: the first screen: five boxes on a shelf, the game in progress, and the way to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.store import Save
from game.ui.draw.paint import Sheet
from game.ui.games import cover_of, shelved
from game.ui.scenes import rooms
from game.ui.scenes.boxes import SIDE, boxes, prefetch
from game.ui.scenes.opening import Opening
from game.ui.scenes.shelfware import BOX_W, GAP, ROOM, BoxWidget, InfoCard, Plaque
from game.ui.table.face import Cover
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, TIN
from game.ui.window.scene import Push, Scene
from game.ui.window.widget import Deed, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House


class Shelf(Scene):
    """The boxes of all games. `running` is the unfinished game played last, if there is one."""

    def __init__(self, app: House) -> None:
        super().__init__()
        self.parlour = app
        self.on_shelf = boxes()
        self.shown_box = self.on_shelf[0]
        self.running: Save | None = None
        self.started: set[str] = set()
        self.shut: set[str] = set()  # games that could not be opened
        self.opening = Opening(app.pictures, "shelf")
        self._fresh, self._opened = True, False  # until the covers are there, the picture of the last start is shown

    # ---- what there is ----------------------------------------------------------------------------------------
    def enter(self) -> None:
        self._stock()

    def resized(self) -> None:
        self._set_out()

    def resume(self, result: object) -> object:
        self._stock()
        return None

    def _stock(self) -> None:
        """Look which games are in progress."""
        unfinished = [
            one.save
            for one in self.parlour.saves.list()
            if one.save and not one.save.finished and one.save.game in shelved() and one.name not in self.shut
        ]
        self.running = unfinished[0] if unfinished else None
        self.started = {save.game for save in unfinished}
        self._set_out()

    def _set_out(self) -> None:
        """The boxes, the card of the one pointed at, and the ways to everything else."""
        apart = min(BOX_W + GAP, (ROOM - BOX_W) / max(1, len(self.on_shelf) - 1))
        x = 632 - (apart * (len(self.on_shelf) - 1) + BOX_W) / 2
        widgets = [BoxWidget(self, box, x + i * apart, box.name in self.started) for i, box in enumerate(self.on_shelf)]
        self.widgets = [*widgets, InfoCard(self), *self._ways()]
        self.first = "continue" if self.running else f"box/{self.on_shelf[0].name}"

    def _ways(self) -> list[Widget]:
        ways: list[Widget] = []
        if self.running:
            title = cover_of(self.running.game).title
            go_on = Button("continue", (996, 562, 250, 60), "Continue", self.go_on, RED, "arrow", title, lit=True)
            go_on.set(tip=f"{told(self.running)}, after {len(self.running.answers)} choices.")
            ways.append(go_on)
        for i, (id, text, ico, deed) in enumerate(
            (
                ("games", "Games", "die", self._to("games")),
                ("lessons", "Lessons", "bulb", self._to("lessons")),
                ("rules", "Rules", "book", self._rules),
                ("records", "Records", "star", self._to("records")),
                ("workshop", "Workshop", "claw", self._to("deck builder")),
                ("settings", "Settings", "gear", self._to("settings")),
                ("quit", "Quit", "gate", self.parlour.quit),
            )
        ):
            high = self.larger(46)
            ways.append(Plaque(id, (30 + i * 176, 700 - high, 164, high), text, deed, TIN, ico))
        return ways

    # ---- where it leads ---------------------------------------------------------------------------------------
    def _to(self, what: str) -> Deed:
        return lambda: Push(self.parlour.make(what))

    def _rules(self) -> object:
        self.parlour.open_rule("")
        return None

    def choose(self, box: Cover) -> object:
        """A box opens its set-up."""
        return Push(self.parlour.make("new game", box.name))

    def go_on(self) -> object:
        """Back to the table of the game in progress."""
        from game.ui.scenes.kept import SHUT, open_kept

        assert self.running is not None
        led = open_kept(self.parlour, self.running.name)
        if led == SHUT:  # the one before it is offered
            self.shut.add(self.running.name)
            self._stock()
        return led

    def back(self) -> object:
        return None

    # ---- looks ------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        over = self.focus.over if self.focus.device == "mouse" else self.focus.at
        for box in self.on_shelf:
            if over == f"box/{box.name}" and box is not self.shown_box:
                self.shown_box = box
        if self._opened and self._stocked(self.parlour.sheet(self.parlour.window.surface)):
            self._fresh = self._opened = False
            return True
        return super().update(dt)

    def _at_rest(self, s: Sheet) -> str:
        """All that can differ on the shelf while nothing is pointed at; "" when something is."""
        boxes = [widget for widget in self.widgets if isinstance(widget, BoxWidget)]
        aside = self.focus.device == "mouse" and self.focus.over is None and self.shown_box is self.on_shelf[0]
        if not aside or s.marks is not None or self.parlour.pictures.patient or any(box.up for box in boxes):
            return ""
        return f"{[box.started for box in boxes]} {self.running.game if self.running else ''}"

    def _stocked(self, s: Sheet) -> bool:
        """Whether every cover is there; those that are not are sent for."""
        px = round((BOX_W + SIDE) * s.u)
        return all([prefetch(self.parlour.pictures, box, px) for box in self.on_shelf])

    def backdrop(self, s: Sheet, bleed: tuple[float, float, float, float]) -> None:
        rest = self._at_rest(s) if self._fresh else ""
        self._opened = self._fresh = bool(rest) and self.opening.show(self.parlour.sheet(s.surf, self), rest)
        if self._opened:
            return
        rooms.ground(s, bleed, "shelf", self._ground, self.parlour.pictures, slow=True)

    def _ground(self, s: Sheet, bleed: tuple[float, float, float, float]) -> None:
        from game.ui.draw import kit  # here and not above: the ground is on the disk at most starts
        from game.ui.draw.cast import art_line
        from game.ui.scenes.signboard import lettering

        rooms.shelf_wall(s, bleed)
        lettering(s, "MONSTER PARLOUR", 640, 128, 92)
        for who, px, x, y, aspect in (("Sniffle", 108, 8, 396, 1.0), ("Dawdle", 112, 1166, 414, 1.2)):
            art = {k: v for k, v in art_line(who).items() if k not in ("motif", "night")}
            s.blit(kit.picture(art).fit(aspect, 0.02).render(px * s.u), x, y)
        s.svg(
            rooms.light(bleed, 520, 300, 900, ((0, "#0d0a24", 0), (0.45, "#0d0a24", 0.09), (1, "#0d0a24", 0.5))), *bleed
        )

    def draw(self, s: Sheet) -> None:
        if self._opened:
            return
        s.text("Five tabletop games with a monster problem", "semi", 22, "#f6e3bb", 640, 190, "c", 820, maxh=26)
        for widget in self.widgets:
            if isinstance(widget, BoxWidget):
                widget.glow(s)
        self.draw_widgets(s)
        if (rest := self._at_rest(s)) and self._stocked(s):
            self.opening.keep(s, rest)


def told(save: Save) -> str:
    """Who plays a saved game, in few words."""
    return ", ".join(save.names[:2]) + (f" and {len(save.names) - 2} more" if len(save.names) > 2 else "")
