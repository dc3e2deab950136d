"""counters: the treasure of Dragon Attack! as it lies on the map, turns over there, and flies to whoever has it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.events import Changed, Event, Moved, Revealed, Said
from game.rules.dragon.searching import Finding
from game.rules.dragon.state import DOWN, UP
from game.ui.draw.paint import GOLD, INK, Sheet, icon
from game.ui.draw.shapes import disc
from game.ui.games.dragon.camera import Camera
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.games.dragon.pieces import HIDDEN, Piece
from game.ui.games.dragon.places import BACK_W, FOUND_W, LARGER, SMALL_W
from game.ui.style.palette import palette
from game.ui.table.panes import Pane
from game.ui.table.part import View
from game.ui.window.focus import Control
from game.ui.window.motion import BURST, FLIP, Burst, Call, Flip, Glide, Motion, Then, Wait, in_out_sine, out_back

FLY = 460  # ms
HELD, LANDED = 44.0, 40.0  # how wide a counter is that leaves a seat, and one that arrives
HELD_UP = 26.0  # units that one which is read lies over its place
BESIDE = (62.0, -18.0)  # a counter beside the houses of a village, units of the board
Point = tuple[float, float]
Pile = Sequence[tuple[int | None, int]]  # counters on one another: face or None, and how each lies


class Counters(PartyPart):
    """Those that lie or turn on the map are drawn with it; those that fly go over the whole table."""

    name = "counters"

    def __init__(self, view: View, parties: Parties, camera: Camera) -> None:
        super().__init__(view, parties)
        self.camera = camera
        self.turned: list[Piece] = []  # held up over the map to be read
        self.hidden: set[int] = set()  # the spaces that they were taken from
        self.flying: list[Piece] = []  # places in units of the table

    # ---- at rest -----------------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.turned, self.flying, self.hidden = [], [], set()
        self.settled()

    def settled(self) -> None:
        """The counter that may be taken lies large over its space."""
        about = self.view.about
        if isinstance(about, Finding) and not self.turned:
            space = self.parties.own_space()
            x, y, _ = self.place(space)
            self.turned, self.hidden = [Piece(about.card, x, y, self.found_w, up=HELD_UP)], {space}

    @property
    def found_w(self) -> float:
        """How wide a counter is that is turned over, at the scale of the whole map."""
        return FOUND_W * (LARGER if self.view.settings.enlarges else 1)

    def place(self, space: int) -> tuple[float, float, float]:
        """Where counters lie on a space, units of the board, and their width on the whole map."""
        x, y = self.camera.middle(space)
        if self.parties.content.spaces[space].number:
            return x + BESIDE[0], y + BESIDE[1], SMALL_W
        return x, y, BACK_W

    def entered(self) -> None:
        """All that may be turned over: in any other size a counter is shown from this one until it is drawn."""
        px = round(self.found_w * self.camera.grown * self.view.scale)
        self.parties.later.counter(HIDDEN, px)
        for card in range(len(self.parties.content.counters)):
            self.parties.later.counter(card, px)

    # ---- what happens ------------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        match event:
            case Revealed(at=at, card=card):
                return self.turns(self.parties.facts["spots"][at], card)
            case Said(what="finds"):
                return self.found(event.about[0])
            case Moved():
                return self.moved(event)
            case Changed(field="lies" | "active"):
                self.turned = []
                self.hidden.clear()
        return None

    def turns(self, space: int, card: int | None) -> Motion:
        """A counter turns over where it lies and grows until it can be read."""
        x, y, w = self.place(space)
        piece = Piece(HIDDEN, x, y, w)
        self.turned = [piece]
        self.hidden.add(space)

        def swap() -> None:
            piece.what = HIDDEN if card is None else card

        return Then(
            Call(self.view.sounder("flip")),
            Flip(piece, swap, FLIP),
            Glide(piece, 220, out_back, size=self.found_w, up=HELD_UP),
            Wait(520),
        )

    def found(self, card: int) -> Motion | None:
        """What was found, shown large; one that all had seen is turned now."""
        if any(piece.what == card for piece in self.turned):
            return None
        return self.turns(self.parties.facts["spots"][self.view.picture.zones["map"].index(card)], card)

    def moved(self, event: Moved) -> Motion | None:
        """A counter flies from where it was to whoever has it now."""
        if event.card is None:
            return None
        shown = next((piece for piece in self.turned if piece.what == event.card), None)
        piece = Piece(event.card, *self.start(event), self.found_w if shown else HELD)
        x, y = self.end(event)

        def begin() -> None:
            if shown in self.turned:
                self.turned.remove(shown)
            self.flying.append(piece)

        def land() -> None:
            if piece in self.flying:
                self.flying.remove(piece)

        ends: list[Motion] = [Call(self.view.sounder("coin"))]
        if event.dst.startswith("home"):
            ends.append(Burst(piece, ms=BURST))
        flight = Glide(piece, FLY, in_out_sine, hop=36, x=x, y=y, size=LANDED)
        return Then(Call(begin), Call(self.view.sounder("card")), flight, *ends, Call(land))

    def start(self, event: Moved) -> Point:
        spots = self.parties.facts["spots"]
        return self.spot(event.src, spots[event.was] if event.src == "map" and event.was < len(spots) else None)

    def end(self, event: Moved) -> Point:
        """Its own place where it has one, such as a friend's in the party; what a hero loses on the map lies where the
        hero stands."""
        own = self.view.where(event.card) if event.card is not None and event.dst != "map" else None
        if own:
            return own[0] + own[2] / 2, own[1] + own[3] / 2
        lost = event.dst == "map" and event.src.startswith("front/")
        return self.spot(event.dst, self.parties.facts["at"][int(event.src[6:])] if lost else None)

    def spot(self, zone: str, space: int | None) -> Point:
        """The middle of a zone on the table; the map's counters lie on a space."""
        if space is not None:
            return self.camera.spot(space)
        x, y, w, h = self.view.where(zone) or self.camera.box
        return x + w / 2, y + h / 2

    def controls(self) -> list[Control]:
        """The counter that may be taken, as it is held up: it can be chosen and read, and what it lies over cannot."""
        about = self.view.about
        if not isinstance(about, Finding) or not self.turned or not self.view.area("map"):
            return []
        piece = self.turned[0]
        w = self.found_w * self.camera.grown
        x, y = self.camera.at(piece.x, piece.y)
        box = x - w / 2, max(self.camera.box[1] + 2, y - w / 2 - piece.up), w, w
        control = self.view.control("found", box, about.card, self.parties.content.name(about.card), radius=w / 2)
        control.tags["card"] = about.card
        control.zoom = self.view.zoomer(control)
        return [control]

    # ---- seen --------------------------------------------------------------------------------------------------------
    def pile(self, s: Sheet, space: int, lying: Pile) -> None:
        """The counters of one space: a monster face up over its loot, or backs, those that were seen with an eye."""
        x, y, w = self.place(space)
        w *= self.camera.grown
        px, py = self.camera.at(x, y)
        up = self.parties.face_up(space)
        for i, (card, lie) in enumerate(lying[:3]):
            if not up or lie != UP:
                self.disc(s, HIDDEN if lie == DOWN else card, px + 3 * i, py - 3 * i + (4 if up else 0), w)
        if up:
            self.disc(s, up[0], px, py - 4, w * 1.12)
        put = self.view.stamps.put
        if (count := len(lying)) > 1:
            k = self.camera.small
            t = Pane((0, 0, 20, 21), px + w * 0.42 - 10 * k, py - w * 0.42 - 10 * k, k).sheet(s)
            put(t, ("pile", count), 0, 0, 20, 21, lambda t: paint_more(t, count - 1))
        elif lying[0][1] == DOWN and lying[0][0] is not None and self.parties.shows_seen:
            put(s, "seen", px + w * 0.36 - 9, py - w * 0.36 - 9, 18, 18, paint_eye)

    def disc(self, s: Sheet, card: int | str | None, x: float, y: float, w: float) -> None:
        image = self.parties.pieces.counter(HIDDEN if card is None else card, max(4, round(w * s.u)))
        s.blit(image, x - w / 2, y - w / 2)

    def draw_turned(self, s: Sheet) -> None:
        """Those that are held up over the map; only their full size is drawn, others are stretched."""
        grown = self.camera.grown
        for piece in self.turned:
            if piece.wide <= 0.03:
                continue
            w = piece.size * grown * (1 + piece.lift)
            image = self.parties.pieces.counter(piece.what, round(self.found_w * grown * s.u))
            if piece.wide < 0.99 or abs(w * s.u - image.get_width()) > 1:
                size = max(1, round(w * piece.wide * s.u)), max(1, round(w * s.u * 1.06))
                image = pygame.transform.smoothscale(image, size)
            x, y = self.camera.at(piece.x, piece.y)
            s.blit(image, x - w * piece.wide / 2, max(self.camera.box[1] + 2, y - w / 2 - piece.up))

    def draw(self, s: Sheet) -> None:
        """Those that fly."""
        for piece in self.flying:
            image = self.parties.pieces.counter(piece.what, round(HELD * s.u))
            if piece.size != HELD:
                w = round(piece.size * s.u)
                image = pygame.transform.smoothscale(image, (w, round(w * 1.06)))
            s.blit(image, piece.x - piece.size / 2, piece.y - piece.size / 2)
            for dx, dy, alpha in piece.coins:
                if alpha > 0.1:
                    x, y = piece.x + dx - 10, piece.y + dy - 10
                    self.view.stamps.put(s, "coin", x, y, 22, 22, paint_coin)


def paint_coin(t: Sheet) -> None:
    t.svg(icon("coin", 11, 11, 20, GOLD, palette.wood))


def paint_more(t: Sheet, count: int) -> None:
    """How many counters lie under the one that is seen: told apart from strengths and steps by its colour."""
    t.svg(disc(10, 11, 9, palette.shadow, 0.5) + disc(10, 10, 9, GOLD))
    t.say(f"+{count}", "number_small", INK, 10, 10.5, "c", 17, maxh=16)


def paint_eye(t: Sheet) -> None:
    """All have seen what lies here."""
    t.svg(disc(9, 9, 8.5, INK) + icon("eye", 9, 9, 13, palette.glow, INK))
