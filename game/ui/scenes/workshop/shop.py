"""shop: what the rooms of the workshop share: the bar with its tabs, the felt below it, and its keys."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.ui.draw import rooms
from game.ui.draw.paint import GOLD, INK, NOWHERE, Area, Sheet, icon
from game.ui.draw.shapes import BRASS, EDGE, GLOW, NIGHT, RISE, SOFT, WELL, frame, plate, put, shade, sign
from game.ui.layout.box import Box as LayoutBox
from game.ui.layout.writing import column, overlay, pad
from game.ui.scenes.people import to_rules, to_settings
from game.ui.style.metrics import BROAD, EVEN, HAZE, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.widgets import looks
from game.ui.widgets.flowing import Flowing
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Pop, Push, Reset, Scene, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

HIGH, HEAD_H = 40, 50  # of the bar, and of the head of a panel
GAME_W = 90.0  # the least room in which the name of the game can be read beside the title
BACK_W, TITLE_W, SIGNS_W = 56.0, 300.0, 166.0  # room at both ends of the bar, as far as the tabs leave it
TAB_W = 40.0  # of a tab where there is room for its sign alone
FELT, PANEL, DIM, FAINT = palette.hover, palette.ink, palette.hover, palette.mist
PALE = palette.soft


class Room(NamedTuple):
    """A tab of the bar and the scene it leads to."""

    id: str
    title: str
    ico: str
    w: float
    screen: str


ROOMS = (
    Room("decks", "Decks", "deck", 108, "deck builder"),
    Room("maker", "Monster Maker", "claw", 166, "monster maker"),
    Room("boosters", "Boosters", "gem", 126, "boosters"),
    Room("packs", "Packs", "menu", 100, "packs"),
)


class ShopBar(Widget):
    """The strip on top: the way back, the rooms as tabs, and four signs in the places that tables have them."""

    def __init__(self, shop: Shop) -> None:
        super().__init__("bar", NOWHERE)
        self.shop = shop

    @property
    def full(self) -> bool:
        """Whether there is room for the words of all tabs."""
        return self.box[2] >= BACK_W + SIGNS_W + sum(room.w + 6 for room in ROOMS)

    def _tabs(self) -> list[Area]:
        """Where the tabs lie: in the middle as far as title and signs let them."""
        wides = [room.w if self.full else TAB_W for room in ROOMS]
        whole, right = sum(wides) + 6 * (len(wides) - 1), self.box[2] - SIGNS_W
        x = max(BACK_W, min(right - whole, max(self.box[2] / 2 - whole / 2, TITLE_W)))
        return [(x + sum(wides[:i]) + 6 * i, 6, wide, 28) for i, wide in enumerate(wides)]

    def controls(self) -> Sequence[Control]:
        found = [self._sign("back", "Back", 14, self.shop.back)]
        end = self.box[2]
        for room, place in zip(ROOMS, self._tabs()):
            one = Control(f"tab/{room.id}", place, room.title, self._opener(room), zone="bar", radius=BROAD)
            one.tags["bubble"] = not self.full
            found.append(one)
        no = self.shop.may_undo()
        undo = self._sign("undo", "Undo", end - 160, lambda: self.shop.on_action("undo"))
        undo.enabled, undo.why_not = not no, no
        found.append(undo)
        for i, (action, label, deed) in enumerate(
            (
                ("hint", self.shop.help, lambda: self.shop.on_action("hint")),
                ("rulebook", "Rules", lambda: to_rules(self.shop.parlour)),
                ("settings", "Settings", lambda: to_settings(self.shop.parlour)),
            )
        ):
            found.append(self._sign(action, label, end - 122 + 38 * i, deed))
        return found

    def _sign(self, action: str, label: str, x: float, deed: Act) -> Control:
        key = "" if action == "settings" else action
        return Control(
            f"bar/{action}", (x, 5, 32, 29), label, deed, action=key, zone="bar", radius=SLIP, tags={"bubble": True}
        )

    def _opener(self, room: Room) -> Act:
        return lambda: None if room.id == self.shop.tab else self.shop.go(room)

    def draw(self, s: Sheet, focus: Focus) -> None:
        left, _ = s.at(0, 0)
        w = s.surf.get_width() / s.u
        s.svg(
            shade(left, HIGH, w, 5, 0, HAZE)
            + plate(left, 0, w, HIGH, 0, NIGHT)
            + plate(left, 38, w, 2, 0, BRASS)
            + icon("strike", 66, 19, 24, GLOW, NIGHT),
            left,
            0,
            w,
            45,
        )
        tabs_x = self._tabs()[0][0]
        n = s.say("Workshop", "heading", palette.cream, 86, 20, "l", 120, maxh=24) if tabs_x > 200 else 0
        if (room := tabs_x - 118 - n) > GAME_W and n:
            s.say("The Monster Pack", "note", SOFT, 98 + n, 20, "l", room, maxh=22)
        signs = {
            "bar/back": "arrow",
            "bar/undo": "undo",
            "bar/hint": "bulb",
            "bar/rulebook": "book",
            "bar/settings": "gear",
        }
        tabs = {f"tab/{room.id}": room for room in ROOMS}
        for control in self.controls():
            look = self.look(s, focus, control)
            if control.id in tabs:
                self._tab(s, control, tabs[control.id], look.state)
            elif control.id == "bar/back":
                fill = {"hover": looks.HOVERED, "pressed": WELL}.get(look.state, RISE)
                put(
                    s,
                    control.rect,
                    plate(*control.rect, SLIP, fill)
                    + frame(*control.rect, SLIP, EDGE, THIN, 0.55)
                    + icon("arrow", control.rect[0] + 16, 19.5, 18, palette.cream, fill, 180),
                    4,
                )
            else:
                looks.icon_button(s, control.rect, signs[control.id], look.state)

    def _tab(self, s: Sheet, control: Control, room: Room, state: str) -> None:
        x, y, w, h = control.rect
        on = room.id == self.shop.tab
        fill = GOLD if on else {"hover": looks.HOVERED, "pressed": WELL}.get(state, RISE)
        ink = INK if on else palette.soft
        put(
            s,
            control.rect,
            plate(x, y, w, h, BROAD, fill)
            + (frame(x, y, w, h, BROAD, GLOW) if state == "hover" else "")
            + sign(room.ico, x + 20, y + 14, 17, INK if on else palette.cream, fill),
            2,
        )
        if self.full:
            s.say(room.title, "step", ink, x + 34, y + 14.5, "l", w - 44, maxh=22)


class Shop(Flowing):
    """A room of the workshop. `tab` is its place in the bar; `help` says what the bulb does."""

    game_name = "pack"
    tab = ""
    help = "Help"

    def __init__(self, app: House) -> None:
        super().__init__()
        self.parlour = app

    def declare(self) -> LayoutBox:
        return column(self.leaf(ShopBar(self), 400, HIGH).max(h=HIGH), pad(self.inside(), air=(12, 10, 12, 8)).share())

    @abstractmethod
    def inside(self) -> LayoutBox:
        """What lies below the bar."""

    def plum(self, *kids: LayoutBox, name: str = "", head: LayoutBox | None = None, gap: float = 10) -> LayoutBox:
        """A plum plate with boxes one under the other on it, and a head in wine red if there is one."""

        def paint(s: Sheet, at: Area) -> None:
            panel(s, at)
            if head is not None:
                wine_head(s, at[0] + 3, at[1] + 3, at[2] - 6, HEAD_H)

        inner: LayoutBox = pad(column(*kids, gap=gap).share(), air=(14, 10, 14, 12))
        if head is not None:
            inner = column(pad(head, air=(12, 8, 12, 4)).size(h=HEAD_H + 4), inner)
        return overlay(self.painted(paint, name), inner)

    def capitals(self, said: str) -> LayoutBox:
        """A small heading in spaced capitals."""
        return self.words(said, "caption", PALE)

    # ---- for the room -----------------------------------------------------------------------------------------
    def may_undo(self) -> str:
        """Why nothing can be taken back; "" when something can."""
        return "There is nothing to take back."

    def undo(self) -> object:
        return None

    def hint(self) -> object:
        return None

    # ---- the frame --------------------------------------------------------------------------------------------
    def go(self, room: Room) -> object:
        """To another room: it takes the place of this one. The packs lie over it, being of all games."""
        made: Scene = self.parlour.make(room.screen)
        return Push(made) if room.id == "packs" else self.instead(made)

    def instead(self, scene: Scene) -> object:
        """A scene in place of this one."""
        if len(self.parlour.scenes) < 2:
            return Reset(scene)
        self.parlour.post(Pop())
        return Push(scene)

    def on_action(self, action: str) -> object:
        if action == "rulebook":
            return to_rules(self.parlour)
        if action == "undo":
            no = self.may_undo()
            if no:
                self.parlour.toast(no, "info")
                return True
            return self.undo() or True
        if action == "hint":
            return self.hint() or True
        return None

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, "felt", felt, self.parlour.pictures)


def felt(s: Sheet, bleed: Area) -> None:
    """Plum felt with a woven sign, in the light of the lamp."""
    x0, y0, w, h = bleed
    weave = ""
    for row in range(math.floor((y0 - 8) / 26), math.ceil((y0 + h) / 26)):
        y, shift = 8 + 26 * row, 13 if row % 2 else 0
        for i in range(math.floor((x0 - 6 - shift) / 26), math.ceil((x0 + w) / 26)):
            x = 6 + shift + 26 * i
            weave += f"M{x} {y}l6 -6M{x + 6} {y}l-6 -6"
    s.svg(
        rooms.fill(bleed, FELT)
        + f'<path d="{weave}" stroke="{palette.hover}" stroke-width="1.4" fill="none"/>'
        + rooms.light(
            bleed, 430, 150, 820, ((0, palette.amber, 0.34), (0.5, palette.amber, 0.05), (1, palette.shadow, 0.55))
        ),
        *bleed,
    )


def panel(s: Sheet, box: Area, solid: bool = False) -> None:
    """A plum plate with a gold hairline, on which a room keeps its things; solid where it covers others."""
    x, y, w, h = box
    put(
        s,
        box,
        shade(x, y + 4, w, h, BROAD)
        + plate(x, y, w, h, BROAD, PANEL, 1 if solid else 0.96)
        + frame(x, y, w, h, BROAD, GOLD, EVEN, 0.45),
    )


def caps(s: Sheet, words: str, x: float, y: float, room: float, colour: str = PALE, align: str = "l") -> float:
    """A small heading in spaced capitals; y is its middle."""
    return s.say(words, "caption", colour, x, y, align, room, 18)


def wine_head(s: Sheet, x: float, y: float, w: float, h: float) -> None:
    """The head of a panel in wine red, with a fold of light and a gold seam."""
    put(
        s,
        (x, y, w, h + 3),
        f'<path d="M{x} {y + 13}C{x} {y + 5} {x + 5} {y} {x + 13} {y}H{x + w - 13}'
        f'C{x + w - 5} {y} {x + w} {y + 5} {x + w} {y + 13}V{y + h}H{x}Z" fill="{palette.risk_shade}"/>'
        f'<path d="M{x} {y + 13}C{x} {y + 5} {x + 5} {y} {x + 13} {y}H{x + w - 13}C{x + w - 5} {y} {x + w} {y + 5} '
        f'{x + w} {y + 13}V{y + h * 0.66:.1f}L{x} {y + h * 0.36:.1f}Z" fill="{palette.wine}"/>'
        f'<path d="M{x} {y + h - 1}H{x + w}V{y + h + 2}H{x}Z" fill="{GOLD}"/>',
        2,
    )
