"""picking: a house rule chosen by its pictures: decks with their colours and plan, maps with their ground."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.game import HouseRule
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, PAPER, Sheet, icon
from game.ui.draw.shapes import disc, plate, put, raised
from game.ui.games import face_of
from game.ui.house.content import cards_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import column, grid, pad
from game.ui.scenes.setup import Setup
from game.ui.scenes.workshop.own_decks import is_deck, takes_decks
from game.ui.style.metrics import BOLD, EVEN, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.offer import Offer
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.header import HEAD, Header
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Pop, Push, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

WIDE, HIGH = 440.0, 216.0  # a tile at least
LIKED, HIGHEST = 302.0, 420.0  # as high as it likes to be, and as it may be
TOLD, BESIDE = 84.0, 170.0  # of it for words below its picture, or beside one that is seen whole


class ByPicture(Dropdown):
    """A choice that does not open a list, but a page of pictures."""

    def __init__(self, id: str, label: str, items: Sequence[str], value: Callable[[], int], show: Callable[[], Push]):
        super().__init__(id, 0, 0, 0, label, items, value, lambda to: None, "eye")
        self.show = show

    def controls(self) -> Sequence[Control]:
        return (self.control(self.show, self.label, SLIP),)


def called(rule: HouseRule, setup: Setup) -> str:
    """A rule that belongs to a seat is called by who sits there: "Ada's deck"."""
    word, _, number = rule.key.rpartition("_")
    players = setup.players
    owned = word and number.isdigit() and int(number) <= len(players)
    return f"{players[int(number) - 1].name}'s {word}" if owned else rule.title


def by_picture(
    app: House,
    setup: Setup,
    rule: HouseRule,
    values: Sequence[tuple[str, str]],
    value: Callable[[], int],
    change: Callable[[int], object],
) -> ByPicture | None:
    """The control of a rule whose values the game shows by pictures; None for any other."""
    offer = face_of(setup.game.name).offer
    if offer is None or not rule.pattern or takes_decks(setup.game) and not is_deck(setup.game, rule):
        return None
    title, labels = called(rule, setup), [label for _, label in values]

    def show() -> Push:
        content = cards_of(app, setup.game.name).content
        offers = [offer(content, rule.key, one, setup.options) for one, _ in values]
        return Push(Picking(app, title, labels, offers, value(), change))

    return ByPicture(f"rule/{rule.key}", title, labels, value, show)


class Tile(Widget):
    """One value: its picture, its name and what it is like."""

    def __init__(self, id: str, app: House, name: str, offer: Offer, chosen: bool, deed: Callable[[], object]) -> None:
        super().__init__(id, NOWHERE)
        self.app, self.name, self.offer, self.chosen, self.deed = app, name, offer, chosen, deed
        self.zone = "tiles"

    def controls(self) -> Sequence[Control]:
        return (self.control(self.deed, self.name, ROUND),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        hot = look.state in ("hover", "pressed")
        edge = palette.gold if self.chosen else palette.glow if hot else palette.honey
        beside = self.offer.whole and w - BESIDE > h
        picture = (x + 8, y + 8, w - BESIDE - 16, h - 16) if beside else (x + 8, y + 8, w - 16, h - TOLD - 12)
        put(
            s,
            self.box,
            raised(x, y, w, h, ROUND, PAPER, edge, BOLD if self.chosen or hot else EVEN)
            + plate(*picture, SLIP, self.offer.ground or palette.rise),
            8,
        )
        clip = s.surf.get_clip()
        s.surf.set_clip(s.rect(*picture).clip(clip))
        self.offer.paint(s, self.app.pictures, picture)
        s.surf.set_clip(clip)
        left, top, room = (x + w - BESIDE, y + 46, BESIDE - 14) if beside else (x + 14, y + h - TOLD, w - 28)
        for i, (sign, colour) in enumerate(reversed(self.offer.signs)):
            at = x + w - 30 - i * 32
            put(s, (at - 13, top, 28, 30), disc(at, top + 15, 13, colour) + icon(sign, at, top + 15, 18, PAPER, colour))
        if self.chosen:
            put(s, (x + w - 40, y + 10, 32, 32), disc(x + w - 24, y + 26, 15, palette.good))
            put(s, (x + w - 40, y + 10, 32, 32), icon("check", x + w - 24, y + 26, 20, PAPER, palette.good))
        s.say(self.name, "heading", palette.ink, left, top + 15, "l", room - 34 * len(self.offer.signs), maxh=22)
        s.tell(self.offer.line, "note", palette.fade, left, top + 32, room, maxh=y + h - top - 38)


class Picking(Screen):
    """All values of a rule; the one that is taken goes to `change`."""

    before = rooms.GALLERY

    def __init__(
        self,
        app: House,
        title: str,
        names: Sequence[str],
        offers: Sequence[Offer],
        at: int,
        change: Callable[[int], object],
    ) -> None:
        super().__init__()
        self.parlour, self.title, self.names, self.offers = app, title, names, offers
        self.at, self.change = at, change
        self.first = f"tile/{at}"

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        tiles = [
            self.leaf(Tile(f"tile/{i}", self.parlour, name, offer, i == self.at, partial(self.take, i)), WIDE, HIGH)
            .like(h=LIKED)
            .max(h=HIGHEST)
            for i, (name, offer) in enumerate(zip(self.names, self.offers))
        ]
        head = Header(self.title, Pop)
        listed = self.scrolled("tiles", grid(*tiles, gap=16)).min(h=200).share()
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), pad(listed, air=(16, 14, 16, 16)).share())

    def take(self, at: int) -> object:
        """Choose it, and go back."""
        return Pop(partial(self.change, at))
