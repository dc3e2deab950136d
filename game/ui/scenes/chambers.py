"""chambers: the rooms of the Circle: who lives there, what they play, and what one has won of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from game.modes.circle import Row
from game.modes.rivals import LAST, Rival
from game.ui.draw.cache import Cache
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet, icon
from game.ui.draw.rooms.lodgings import lit_room
from game.ui.draw.shapes import focus_ring, frame, plate, put, shade
from game.ui.games import cover_of
from game.ui.style.metrics import BOLD, CHIP, EVEN, ROUND
from game.ui.style.palette import palette
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Widget

METALS = (palette.gold, palette.kind_grey_light, palette.copper)  # of a cup, as `circle.CUPS` counts them
NAME_H, SIGN = 26.0, 30.0  # units: of a name's plate, and of the sign of a game
DARK = 0.72  # how much of a room that is not lit yet is hidden


class Room(NamedTuple):
    """What is seen of a room. `why`: why nobody is at home yet, "" when somebody is."""

    rival: Rival
    row: Row
    why: str

    @property
    def words(self) -> str:
        """Everything about it, for the bubble."""
        who = f"{self.rival.name}, {cover_of(self.rival.game).title}"
        if self.why:
            return f"{who}. {self.why}"
        score = f"{self.row.won} : {self.row.lost}" if self.row.number else ""
        return ". ".join(filter(None, (who, "beaten" if self.row.cup is not None else "", score)))


class Chamber(Widget):
    """A room that is pressed as a whole; a dark one, too, tells what would light it."""

    def __init__(self, room: Room, chosen: bool, pictures: Cache, choose: Act) -> None:
        super().__init__(f"room/{room.rival.id}", NOWHERE)
        self.room, self.chosen, self.pictures, self.choose = room, chosen, pictures, choose
        self.zone = "rooms"

    def controls(self) -> Sequence[Control]:
        return (self.control(self.choose, self.room.words, CHIP),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = focus.look(self.controls()[0])
        x, y, w, h = self.box
        rival, row, why = self.room
        put(s, self.box, shade(x, y + 3, w, h, CHIP), 4)
        s.blit(room(self.pictures, rival, pixels(s, self.box)), x, y)
        if why:
            put(s, self.box, plate(*self.box, 0, palette.night, DARK), 0)
        edge = palette.glow if self.chosen or look.ring or look.state in ("hover", "pressed") else palette.brass
        put(s, self.box, frame(x, y, w, h, CHIP, edge, BOLD if self.chosen else EVEN), 4)
        cover = cover_of(rival.game)
        signboard(s, x + 8, y + 8, cover.sign, cover.ramp[1])
        if why:
            put(s, (x + w - 36, y + 6, 30, 34), lock(x + w - 21, y + 24, palette.soft), 2)
        elif row.number:
            score(s, x + w - 54, y + 8, row)
        elif row.cup is not None:
            put(s, (x + w - 44, y + 4, 40, 44), cup(x + w - 24, y + 26, METALS[row.cup]), 2)
        nameplate(s, self.box, "The last night" if why and rival.grade == LAST else rival.name, bool(why))
        if look.ring:
            focus_ring(s, self.box, CHIP)
        s.mark("control", x, y, w, h, self.id)


def room(pictures: Cache, rival: Rival, size: tuple[int, int]) -> Surface:
    """A rival at home, so many pixels large; every floor has a wallpaper of its own."""
    return lit_room(pictures, rival.art or rival.figure or rival.name, size, rival.grade - 1)


def pixels(s: Sheet, at: Area) -> tuple[int, int]:
    return max(1, round(at[2] * s.u)), max(1, round(at[3] * s.u))


def nameplate(s: Sheet, at: Area, name: str, dark: bool) -> None:
    x, y, w, h = at
    wide = min(w - 8, s.wide(name, "step") + 26)
    left, top = x + (w - wide) / 2, y + h - NAME_H - 4
    face, ink = (palette.night, palette.soft) if dark else (palette.honey, palette.ink)
    put(s, (left, top, wide, NAME_H), plate(left, top, wide, NAME_H, CHIP, face, 0.94), 2)
    s.say(name, "step", ink, x + w / 2, top + NAME_H / 2, "c", wide - 10, maxh=NAME_H - 4)


def signboard(s: Sheet, x: float, y: float, sign: str, colour: str) -> None:
    """The sign of a game in a frame on the wall."""
    body = plate(x, y, SIGN, SIGN, CHIP, palette.honey) + plate(x + 3, y + 3, SIGN - 6, SIGN - 6, CHIP / 2, colour)
    put(s, (x, y, SIGN, SIGN), body + icon(sign, x + SIGN / 2, y + SIGN / 2, 18, PAPER, palette.night), 2)


def score(s: Sheet, x: float, y: float, row: Row) -> None:
    """How the row under way stands."""
    put(s, (x, y, 48, 24), plate(x, y, 48, 24, ROUND, palette.kind_red), 2)
    s.say(f"{row.won} : {row.lost}", "step", PAPER, x + 24, y + 12, "c", 46, maxh=22)


def cup(x: float, y: float, metal: str, size: float = 1.0) -> str:
    """A cup on its foot, 36 units high, round x, y."""
    body = (
        '<path d="M-11 -17H11V-8C11 2 6 7 0 7S-11 2 -11 -8Z" fill="{m}"/>'
        '<path d="M-11 -13H-17C-17 -4 -14 0 -9 0M11 -13H17C17 -4 14 0 9 0" fill="none" stroke="{m}" stroke-width="3"/>'
        '<path d="M-2.5 6H2.5L4 12H-4Z" fill="{m}"/><path d="M-10 12H10V17H-10Z" fill="{f}"/>'
        '<path d="M-7 -14V-8C-7 -3 -5 1 -3 3" fill="none" stroke="{w}" stroke-width="2" opacity=".6"/>'
    ).format(m=metal, f=palette.cocoa, w=palette.white)
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{body}</g>'


def evening(s: Sheet, at: Area, sign: str, said: str, line: str, looks: str) -> None:
    """An evening of a row: the sign of its game, how it went or when it comes, and what it is. `looks`: won, lost, now
    or later."""
    x, y, w, h = at
    known = {"won": palette.good_light, "now": palette.gold, "lost": palette.kind_grey_light}
    face = known.get(looks, palette.sheet_pale)
    edge = frame(*at, CHIP, palette.wine, BOLD) if looks == "now" else ""
    put(s, at, plate(*at, CHIP, face) + edge, 4)
    ink = palette.ink if looks in known else palette.fade
    shape = cup(x + w / 2, y + 17, METALS[0], 0.62) if looks == "won" else icon(sign, x + w / 2, y + 17, 20, ink, face)
    put(s, (x, y + 2, w, 30), shape, 2)
    s.say(said, "step", ink, x + w / 2, y + 39, "c", w - 6, maxh=20)
    if h > 62 and w > 76:
        s.tell(line, "small", ink, x + 4, y + 49, w - 8, "c", maxh=h - 51)


def rule_sign(sign: str, s: Sheet, at: Area) -> None:
    """The sign before a house rule."""
    put(s, at, icon(sign, at[0] + 9, at[1] + at[3] / 2, 16, palette.wine, palette.paper), 2)


def lock(x: float, y: float, colour: str) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})"><path d="M-7 -2V-8A7 7 0 0 1 7 -8V-2" fill="none" stroke="{colour}" '
        f'stroke-width="4"/><path d="M-11 -3H11V12H-11Z" fill="{colour}"/></g>'
    )


def pennant(s: Sheet, at: Area, numeral: str) -> None:
    """The number of a floor on a pennant."""
    x, y, w, h = at
    top = y + h / 2 - 18
    body = f'<path d="M{x:g} {top:g}H{x + w:g}L{x + w - 8:g} {top + 18:g}L{x + w:g} {top + 36:g}H{x:g}Z" '
    put(s, (x, top, w, 36), body + f'fill="{palette.kind_red}"/>', 2)
    s.say(numeral, "step", PAPER, x + w / 2 - 3, top + 18, "c", w - 8, maxh=30)
