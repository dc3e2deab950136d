"""bar: the strip on top of every table: game, round, phases as a stepper, and six buttons in their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.ui.draw.paint import GOLD, INK, Area, Sheet, icon
from game.ui.draw.shapes import BRASS, GLOW, NIGHT, SHADOW, SOFT
from game.ui.style.metrics import ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table import aside
from game.ui.table.buttons import steps_of, what_if
from game.ui.table.log import LogDrawer
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.table.peeks import PEEK
from game.ui.table.tabletop import Tabletop
from game.ui.widgets import looks
from game.ui.window.focus import Control
from game.ui.window.scene import Act, look_of

BACK, BACK_W = "Back to my game", 206.0
SEAT, SEAT_W = "Back to my seat", 196.0
PEEK_W = 70.0
ROOMY = 900.0  # units: in a narrower bar the log has the steps alone
SHORT, SHORT_W = "Back", 84.0  # in a narrow bar
PAST_W = 116.0  # what lies left of the way back in the past: play on, pace and what-if
TOLD_W, TOLD_MORE, TOLD_LESS = 280.0, 214.0, 116.0  # what the name of a moment takes; in a narrow bar, where it can
FITTING = 1.1  # times as wide as their place words may be to be squeezed into it
LINE_LEAST = 144.0  # the shortest line of a game worth having
STEP, TIGHT = 210.0, 0.92  # the widest step; squeezed further, only the present one is named
ALONE = 0.85  # and squeezed further than that not even it
FAINT = palette.mist
OF_NOW = (("undo", "undo", "Undo"), ("hint", "bulb", "Hint"))  # of use in the game as it is alone
BUTTONS = (
    *OF_NOW,
    ("log", "deck", "Log"),
    ("tally", "eye", "Seen so far"),
    ("rulebook", "book", "Rules"),
    ("back", "menu", "Menu"),
)


class TopBar(Part):
    """The bar of a table, across the whole window."""

    name = "bar"

    def __init__(self, view: View, top: Tabletop, log: LogDrawer, act: Callable[[str], object]) -> None:
        super().__init__(view)
        self.top, self.log, self.act = top, log, act

    @property
    def roomy(self) -> bool:
        """Whether there is room for more than the least."""
        return self.view.room[0] >= ROOMY

    @property
    def held(self) -> int:
        """How many of the buttons, from the left, are not there: in a narrow bar of the past what nobody can use then
        makes room for what leads through it."""
        return len(OF_NOW) if self.view.past and not self.roomy else 0

    def button(self, i: int) -> Area:
        """Where one of the buttons lies."""
        return self.view.room[0] - 8 - (len(BUTTONS) - i) * 38, 5, 32, 29

    def lit(self, action: str | None) -> bool:
        """Whether what a button opens is there, or what it asks for is on its way."""
        return {"log": self.log.open, "hint": self.view.hint_comes}.get(action or "", False)

    def controls(self) -> Sequence[Control]:
        refused = {"undo": self.view.may_undo(), "hint": self.view.may_hint()}
        found = []
        for i, (action, _, label) in list(enumerate(BUTTONS))[self.held :]:
            no = refused.get(action)
            label = "The computer thinks about it" if self.lit(action) and action == "hint" else label
            found.append(
                Control(
                    f"bar/{action}",
                    self.button(i),
                    label,
                    self.doer(action),
                    no is None,
                    no.why if no else "",
                    action=action,
                    zone="bar",
                    radius=SLIP,
                    tags={"bubble": True},
                )
            )
        if aside.leads_back(self.view):
            box = self.way_back()
            tags: dict[str, object] = {"bubble": True, "words": BACK if self.roomy else SHORT}
            found.append(
                Control(
                    "bar/return", box, BACK, self.doer("return"), action="return", zone="bar", radius=ROUND, tags=tags
                )
            )
            found += self.through_the_past(box[0])
        else:
            found += self.own_seat()
        return found

    def way_back(self) -> Area:
        """Where the plate lies that leads back to the game as it is."""
        wide = BACK_W if self.roomy else SHORT_W
        return self.button(self.held)[0] - 12 - wide, 4, wide, 31

    @property
    def peeks(self) -> bool:
        """Whether the plate for looking lies here: the game gives it no place at the corner of the seat."""
        return self.view.peeks and not self.view.where(f"peek/{self.view.home}")

    @property
    def leads(self) -> bool:
        """Whether there is room for playing on, pace and what-if beside a line of the game."""
        return self.roomy or self.way_back()[0] - PAST_W - 24 - TOLD_LESS >= LINE_LEAST

    @property
    def told_w(self) -> float:
        """What the name of a moment takes."""
        if self.roomy:
            return TOLD_W
        return TOLD_MORE if self.plates() - 24 - TOLD_MORE >= LINE_LEAST else TOLD_LESS

    def plates(self) -> float:
        """Where the plates of the past, or of a game of one's own, begin; what is told ends left of them."""
        left = self.way_back()[0]
        return left - PAST_W if self.view.past and self.leads else left

    def own_seat(self) -> Iterator[Control]:
        """What is held to see what is one's own, and the way back into a seat in which a computer plays meanwhile."""
        right = self.button(0)[0] - 12
        if self.view.away():
            name = self.view.names[self.view.away()[0]]
            tip = f"A computer plays for {name} meanwhile."
            said: dict[str, object] = {"words": SEAT if self.roomy else "Sit"}
            yield self.plate("seat", "return", self.right() + 12, self.seat_w(), f"{name} plays again", tip, said)
        if self.peeks:
            yield self.plate("peek", "peek", right - PEEK_W, PEEK_W, "Hold to peek", PEEK, {"said": "Peek"})

    def plate(
        self, name: str, action: str, x: float, w: float, label: str, tip: str, tags: dict[str, object]
    ) -> Control:
        """A button with words, wider than the others."""
        box, tags = (x, 4.0, w, 31.0), {"bubble": True, **tags}
        do = self.doer(action)
        return Control(f"bar/{name}", box, label, do, tip=tip, action=action, zone="bar", radius=ROUND, tags=tags)

    def seat_w(self) -> float:
        """How wide the way back into one's seat is; 0 where everybody sits in their own."""
        return (SEAT_W if self.roomy else SHORT_W) if self.view.away() else 0.0

    def right(self) -> float:
        """How far the words of the bar may go."""
        plates = (PEEK_W if self.peeks else 0.0, self.seat_w()) if not aside.leads_back(self.view) else ()
        return self.button(0)[0] - 12 - sum(wide + 12 for wide in plates if wide)

    def through_the_past(self, right: float) -> Iterator[Control]:
        """Play on, and a game of its own from here, at the left of the way back, where there is room."""
        if not self.view.past or not self.leads:
            return
        _, (_, sign, label, deed), _ = steps_of(self.view)
        tags: dict[str, object] = {"bubble": True, "sign": sign}
        yield Control("bar/play", (right - 40, 5, 32, 29), label, deed, zone="bar", radius=SLIP, tags=tags)
        pace = f"\u00d7{self.view.looking_back.pace:g}".replace("0.5", "\u00bd")
        told = f"How fast it is shown: {pace} the speed that is set"
        tags = {"bubble": True, "said": pace}
        hurry = self.view.looking_back.hurry
        yield Control("bar/pace", (right - 78, 5, 32, 29), told, hurry, zone="bar", radius=SLIP, tags=tags)
        branch = what_if(self.view, "bar/branch", (right - PAST_W, 5, 32, 29), "bar")
        branch.tags = {"bubble": True, "sign": ".fork"}
        yield branch

    def doer(self, action: str) -> Act:
        return lambda: self.act(action)

    def draw(self, s: Sheet) -> None:
        left, _ = s.at(0, 0)
        w = s.surf.get_width() / s.u
        steps, now = self.top.steps, self.view.phase_at()
        mode = aside.look_of(self.view)
        said = self.view.game.title, self.top.round_words(), tuple(steps), now, mode, self.right()
        key = "bar", *said, round(left), round(w)
        self.view.stamps.put(s, key, left, 0, w, BAR_H, lambda t: self.strip(t, -left, w), slot="bar")
        controls = self.controls()
        buttons = BUTTONS[self.held :]
        for control, (_, sign, _) in zip(controls, buttons):
            look = look_of(s, self.view.focus, control)
            looks.icon_button(s, control.rect, sign, look.state, self.lit(control.action))
        for control in controls[len(buttons) :]:
            state, tags = look_of(s, self.view.focus, control).state, control.tags
            if "sign" in tags:
                looks.icon_button(s, control.rect, str(tags["sign"]), state)
            elif "said" in tags:
                looks.short_button(s, control.rect, str(tags["said"]), state)
            else:
                looks.button(s, control.rect, str(tags["words"]), state, looks.RED, "undo")

    def strip(self, t: Sheet, dx: float, w: float) -> None:
        """The bar without its buttons; dx = how far the table lies from its left end."""
        s = Sheet(w * t.u, (w, BAR_H), t.surf, (t.ox + dx * t.u, t.oy), t.marks)
        left, look = -dx, aside.look_of(self.view)
        s.svg(
            f'<rect x="{left}" y="40" width="{w}" height="5" fill="{SHADOW}" opacity=".35"/>'
            f'<rect x="{left}" y="0" width="{w}" height="40" fill="{look.ground if look else NIGHT}"/>'
            f'<rect x="{left}" y="38" width="{w}" height="2" fill="{BRASS}"/>'
            + icon(self.top.sign, 26, 19, 24, GLOW, NIGHT),
            left,
            0,
            w,
            45,
        )
        if look:
            self.tell(s, look)
            return
        right = self.right()
        used = 46 + s.say(self.view.game.title, "heading", palette.cream, 46, 20, "l", min(330, right / 2), maxh=22)
        room = min(440.0, right) - 12 - used
        used += 12 + s.say(self.top.round_words(), "note", SOFT, used + 12, 20, "l", room, maxh=22)
        self.stepper(s, used + 16, right)

    def tell(self, s: Sheet, look: aside.Edging) -> None:
        """Which moment is shown instead of the game as it is."""
        line = self.line_room() if self.view.past else None
        room = (line[0] if line else self.plates()) - 58
        words = f"{self.top.round_words()}, {look.said}" if self.top.round_words() else look.said.capitalize()
        if s.wide(words, "heading") > FITTING * room and self.top.round_words():
            words = self.top.round_words()
        s.say(words, "heading", palette.cream, 46, 20, "l", room, maxh=22)

    def line_room(self) -> Area | None:
        """Where a line of the whole game fits in: between the name of the moment and the way back; None: nowhere, or it
        stands below the table."""
        if self.view.foot:
            return None
        right, told = self.plates() - 24, self.told_w
        wide = right - told
        return (told, 5.0, wide, 30.0) if wide >= LINE_LEAST else None

    def stepper(self, s: Sheet, left: float, right: float) -> None:
        """All phases where there is room, or the present one."""
        steps, now = list(enumerate(self.top.steps)), self.view.phase_at()
        if sum(self.wide(s, step) for _, step in steps) * TIGHT > right - left:
            steps = steps[now : now + 1]
        widths = [self.wide(s, step) for _, step in steps]
        k = min(1.0, (right - left) / max(1.0, sum(widths)))
        if k < ALONE:
            return
        x = max(left, min(right - sum(widths) * k, self.view.room[0] / 2 + 20 - sum(widths) * k / 2))
        for (i, step), w in zip(steps, widths):
            w *= k
            on, done = i == now, i < now
            fill = GOLD if on else palette.hover if done else palette.ink
            s.svg(
                f'<path d="M{x:.1f} 7H{x + w - 8:.1f}L{x + w + 2:.1f} 20L{x + w - 8:.1f} 33H{x:.1f}'
                f'L{x + 10:.1f} 20Z" fill="{fill}"/>'
                + (icon("check", round(x + 23, 1), 20, 14, palette.good_light) if done else ""),
                x - 2,
                5,
                w + 6,
                30,
            )
            if not done:
                s.say(str(i + 1), "number_small", INK if on else FAINT, x + 22, 20, "c", 14, maxh=20)
            s.say(step, "step", INK if on else SOFT if done else FAINT, x + 34, 20.5, "l", w - 40, maxh=20)
            x += w

    @staticmethod
    def wide(s: Sheet, step: str) -> float:
        return min(STEP, s.wide(step, "step") + 54)
