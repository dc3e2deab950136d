"""bookmarks: moments that somebody has marked for themselves: ribbons on the line of the past, and the ways to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.engine.game import Refusal
from game.store.jotted import called
from game.ui.draw.paint import Area, Sheet
from game.ui.style.metrics import SLIP
from game.ui.table.jotmarks import ribbon
from game.ui.table.jotpad import JotPad
from game.ui.table.part import Part, View
from game.ui.table.timeline import TimeLine, grouped
from game.ui.widgets import looks
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

WAYS = {"bookmark_back": -1, "bookmark_on": 1}
TALL, WIDE = 14.0, 10.0  # units of a ribbon


class Bookmarks(Part):
    """Of who looks, and of nobody else."""

    name = "bookmarks"

    def __init__(self, view: View, line: TimeLine, pad: JotPad) -> None:
        super().__init__(view)
        self.line, self.pad = line, pad

    # ---- made, and gone to -----------------------------------------------------------------------------------------
    def set_here(self) -> bool:
        """One at the moment that is shown, its words to be written; if there is one, to be changed."""
        return self.pad.open_moment(self.view.shown)

    def on_key(self, action: str) -> bool:
        """To the bookmark before the moment that is shown, or to the next; where there is none it says so."""
        if action not in WAYS:
            return False
        way, now = WAYS[action], self.view.shown
        ahead = [count for count in self.view.bookmarks if (count - now) * way > 0]
        if ahead:
            self.view.looking_back.to(min(ahead, key=lambda count: abs(count - now)))
        else:
            said = "before" if way < 0 else "after"
            self.view.say_no(Refusal(f"You have no bookmark {said} this moment.", ""))
        return True

    # ---- on the line -----------------------------------------------------------------------------------------------
    def groups(self) -> Iterator[tuple[float, list[int]]]:
        """Where a ribbon stands, and the moments that it stands for: near ones share it."""
        if (box := self.line.box) is not None:
            step = box[2] / max(1, self.view.whole)
            for counts in grouped(list(self.view.bookmarks), step, WIDE):
                yield box[0] + counts[0] * step, counts

    def controls(self) -> Sequence[Control]:
        ribbons = [self.ribbon(x, counts) for x, counts in self.groups()]
        return (*ribbons, new) if (new := self.button()) else ribbons

    def ribbon(self, x: float, counts: Sequence[int]) -> Control:
        """It leads to its moment, or through several one after the other; the right button opens what was written."""
        assert self.line.box is not None
        left, top, w, _ = self.line.box
        told = [called(self.view.bookmarks[count]) for count in counts]
        box: Area = (max(left, min(left + w - WIDE, x - WIDE / 2)), top, WIDE, TALL)
        one = Control(f"bookmark/{counts[0]}", box, told[0], self.goer(counts), zone="bar", radius=SLIP)
        one.tip, one.tags = "; ".join(told[1:]), {"bubble": True}
        one.zoom = partial(self.pad.open_moment, counts[0])
        return one

    def goer(self, counts: Sequence[int]) -> Callable[[], None]:
        def go() -> None:
            later = [count for count in counts if count > self.view.shown]
            self.view.looking_back.to(later[0] if later else counts[0])

        return go

    def button(self) -> Control | None:
        """Beside the line, where that leaves room for it."""
        if (box := self.line.aside) is None:
            return None
        one = Control("bookmark/new", box, "Bookmark this moment", self.set_here, zone="bar", radius=SLIP)
        one.action, one.tags = "bookmark", {"bubble": True}
        return one

    def draw(self, s: Sheet) -> None:
        if self.line.box is None:
            return
        for one in self.controls():
            state = look_of(s, self.view.focus, one).state
            if one.id == "bookmark/new":
                looks.icon_button(s, one.rect, ".ribbon", state, self.view.shown in self.view.bookmarks)
                continue
            (x, y, w, h), lit = one.rect, state in ("hover", "pressed")
            s.svg(ribbon(x + w / 2, y + h / 2, lit), x - 4, y - 4, w + 8, h + 8)
