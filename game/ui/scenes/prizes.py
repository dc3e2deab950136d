"""prizes: what an expedition lays out: rewards to choose from, and the cards of a deck side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.engine.words import counted
from game.modes.trail import CARD, TWIST, Reward, Standing
from game.rules.pack.cards import TYPES, WILD, Content, Monster
from game.ui.draw import cards, rooms
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc, frame, plate, put, raised
from game.ui.games.pack.printed import bold, front
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import column, grid, pad
from game.ui.style.metrics import BOLD, EVEN, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.widgets.header import HEAD, Header
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Pop, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

ACROSS = 0.72  # of a card's height: its width
HIGH, LOW = 84.0, 72.0  # least units of one, and in a small window
LEAST = (118.0, 166.0)  # least units of a card
LARGEST = 176.0


class Worth(NamedTuple):
    """A reward in words; `monster` is the card that it is about, None for a twist."""

    kind: str
    name: str
    line: str
    monster: Monster | None
    badge: str = ""


def worth_of(content: Content, now: Standing, reward: Reward) -> Worth:
    if reward.kind == TWIST:
        twist = content.twists[reward.what]
        return Worth("A RULE BENT FOR YOU", twist.name, twist.text, None)
    monster, have = content.monsters[content.ids[reward.what]], dict(now.cards).get(reward.what, 0)
    grown = monster.grown(now.grown.get(reward.what, 0) + reward.by)
    if reward.kind == CARD:
        wild, copies = monster.type == TYPES[WILD], counted(reward.copies, "copy", "copies")
        line = f"{copies}: each takes any card with it." if wild else f"{copies} of {grown.power} power."
        line = f"{line} {gone(content, reward.leaves)}".strip()
        return Worth("A CARD", monster.name, line, grown, f"x{reward.copies}")
    line = f"{counted(have, 'copy', 'copies')} in your deck: {grown.power} power from now on."
    return Worth("AN UPGRADE", monster.name, line, grown, f"+{reward.by}")


def gone(content: Content, leaves: Sequence[str]) -> str:
    """Which cards leave the deck for a reward; "" for none."""
    names = [
        f"{n} {content.monsters[content.ids[id]].name}" if n > 1 else content.monsters[content.ids[id]].name
        for id, n in Counter(leaves).items()
    ]
    return f"Out: {', '.join(names)}." if names else ""


class Prize(Widget):
    """One of them; the chosen one is lit and checked."""

    def __init__(self, id: str, app: House, worth: Worth, chosen: bool, deed: Act) -> None:
        super().__init__(id, NOWHERE)
        self.app, self.worth, self.chosen, self.deed = app, worth, chosen, deed
        self.zone = "prizes"

    def controls(self) -> Sequence[Control]:
        return (self.control(self.deed, f"{self.worth.name}: {self.worth.line}", ROUND),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        hot = look.state in ("hover", "pressed")
        ground, ink, soft = (PAPER, palette.ink, palette.fade) if self.chosen else (palette.plum, PAPER, palette.soft)
        edge = palette.gold if self.chosen else palette.glow if hot else palette.violet
        put(
            s,
            self.box,
            raised(x, y, w, h, ROUND, ground, edge, BOLD if self.chosen or hot else EVEN),
            8,
        )
        tall = h - 16
        wide = tall * ACROSS
        self.picture(s, x + 12, y + 8, wide, tall)
        left, room, top = x + wide + 26, w - wide - 40, y - max(0.0, HIGH - h) / 2
        kind_ink = palette.garnet if self.chosen else palette.glow
        s.say(self.worth.kind, "caption", kind_ink, left, top + 18, "l", room - 26, maxh=16)
        s.say(self.worth.name, "heading", ink, left, top + 40, "l", room, maxh=24)
        s.tell(self.worth.line, "note", soft, left, top + 54, room, maxh=y + h - top - 60)
        if self.chosen:
            at = x + w - 22
            put(s, (at - 14, y + 8, 28, 28), disc(at, y + 22, 13, palette.good), 2)
            put(s, (at - 14, y + 8, 28, 28), icon("check", at, y + 22, 17, PAPER, palette.good), 2)

    def picture(self, s: Sheet, x: float, y: float, w: float, h: float) -> None:
        """The card, or the sign of a twist on a plate."""
        if self.worth.monster is None:
            back = plate(x, y, w, h, SLIP, palette.violet) + frame(x, y, w, h, SLIP, palette.violet_light)
            put(s, (x, y, w, h), back, 2)
            put(s, (x, y, w, h), icon("bolt", x + w / 2, y + h / 2, w * 0.55, palette.glow, palette.violet), 2)
            return
        image = cards.shown(self.app.pictures, bold(self.worth.monster), round(w * s.u))
        s.blit(image, x, y + (h - image.get_height() / s.u) / 2)
        if self.worth.badge:
            wide = min(60.0, w)
            left, by = min(x + w * 0.72 - 30, x + w - wide / 2) if w > 60 else x, y + 16
            put(s, (left, by - 13, wide + 2, 26), plate(left, by - 12, wide, 24, ROUND, palette.good), 2)
            s.say(self.worth.badge, "number_small", PAPER, left + wide / 2, by, "c", wide - 6)


class CardWall(Screen):
    """`known`: monsters with their copies; `told`: what else is to be said of the deck."""

    before = rooms.GALLERY

    first = "header/back"

    def __init__(self, app: House, title: str, known: Sequence[tuple[Monster, int]], told: str = "") -> None:
        super().__init__()
        self.parlour, self.title, self.known, self.told = app, title, known, told

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        size = sum(copies for _, copies in self.known)
        head = Header(self.title, self.back, f"{size} cards", "deck")
        each = [self.painted(partial(self._card, *one)).min(*LEAST).max(LARGEST, LARGEST * 1.4) for one in self.known]
        words = [self.words(self.told, "lead", self.style.palette.glow, wraps=True)] if self.told else []
        listed = self.scrolled("cards", column(*words, grid(*each, gap=14), gap=12)).min(h=200).share()
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), pad(listed, air=(18, 14, 18, 16)).share())

    def _card(self, monster: Monster, copies: int, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        wide = min(w, h / 1.4)
        image = cards.shown(self.parlour.pictures, front(monster), round(wide * s.u))
        left = x + (w - wide) / 2
        s.blit(image, left, y + (h - image.get_height() / s.u) / 2)
        if copies > 1:
            bx, by = left + wide - 12, y + 16
            put(s, (bx - 17, by - 17, 34, 34), disc(bx, by, 16, palette.night) + disc(bx, by, 13, palette.garnet), 2)
            s.say(f"x{copies}", "number_small", PAPER, bx, by, "c", 26)

    def back(self) -> object:
        return Pop()
