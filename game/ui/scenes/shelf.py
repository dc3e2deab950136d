"""shelf: the first screen: five boxes on a shelf, the game in progress, and the way to everything else."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import modes
from game.engine.words import counted
from game.store import Save
from game.store.gathered import read_gathered
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.games import cover_of, shelved
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, grid, overlay, pad, row, when
from game.ui.scenes.boxes import SIDE, boxes
from game.ui.scenes.charms import HEAD, Charm
from game.ui.scenes.first_picture import Opening
from game.ui.scenes.shelfware import BOX_H, BOX_W, BoxWidget, Plaque, draw_card, draw_sign
from game.ui.style.palette import palette
from game.ui.table.cover import Cover
from game.ui.widgets.controls import Button
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED, TIN
from game.ui.window.scene import Act, Push

if TYPE_CHECKING:
    from game.ui.house.house import House


MOTTO = "Five tabletop games with a monster problem"
SIGN, LETTERS = (880, 106), 92  # units of the sign, and of its letters on it
LODGERS = (("Sniffle", (108, 108), 1.0), ("Dawdle", (112, 93), 1.2))  # who lives on the shelf: size, proportions
PLAQUE, SMALL = (140, 46), (60, 48)  # least size of a plaque: its sign beside its words, or above them
ROOMY, ROOMY_TALL, AMPLE = 1000, 700, 1400  # units of a window in which lodgers have room, and all the room they like
LIT = 15  # units that two rows lie apart of which one has a light or a ring round it
FAR, GAP, LARGEST = 320, 14, 1.5  # units that a box has on its board at most; between two; how large a box becomes
BEHIND = {  # what lies behind a way from the shelf whose name alone does not say it
    "games": "Games that wait for you, and those that are over.",
    "evenings": "The deal of the day, puzzles, the Circle and more.",
    "workshop": "Decks, boosters and monsters of your own.",
}


class Shelf(Flowing):
    """The boxes of all games. `running` is the unfinished game played last, if there is one."""

    theme = "parlour"

    def __init__(self, app: House) -> None:
        super().__init__()
        self.parlour = app
        self.on_shelf = boxes()
        self.shown_box = self.on_shelf[0]
        self.running: Save | None = None
        self.started: set[str] = set()
        self.shut: set[str] = set()  # games that could not be opened
        self.opening = Opening(app.pictures, "shelf")
        self._boxes: list[BoxWidget] = []
        self._fresh, self._opened = True, False  # until the covers are there, the picture of the last start is shown

    # ---- what there is ----------------------------------------------------------------------------------------
    def enter(self) -> None:
        self._stock()

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
        self._boxes = [
            BoxWidget(self.parlour, self.style, self.focus, box, box.name in self.started, self.choose)
            for box in self.on_shelf
        ]
        won = [Charm(self.parlour.pictures, one, self._award) for one in read_gathered(self.parlour.folders)]
        for stand in self._boxes:
            stand.charms = [one for one in won if one.kept.game == stand.game.name]
        self.first = "continue" if self.running else self._boxes[0].id
        self.set_out()

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        """Sign, boxes on one board or on several, and in the cabinet below the card and the ways to everything else."""
        card, said = self._card(), self.words(MOTTO, "heading", self.style.palette.cream, align="c")
        motto = box().size(h=4) if self._lived_in else column(said, box().size(h=4), gap=4)
        ways = [self.leaf(way, *PLAQUE).share() for way in self._ways()]
        high = column(box().size(h=58), pad(fit("sign", *SIGN, 0.6, 1.4), 24, 0), motto, gap=4)
        small = row(*(way.min(*SMALL).share() for way in ways), gap=6)
        low = column(card.size(h=66), box().size(h=8), row(*ways, gap=12).max(1360, PLAQUE[1]), gap=10)
        many = len(self.on_shelf)
        wide = column(high, *self._ranks(many), pad(low, air=(28, 14, 28, 20)))
        low = column(card.size(h=76), small.size(h=58), gap=16)
        tall = column(high, *self._ranks(3), pad(low, air=(14, 18, 14, 22)))
        low = column(card.size(h=54), small.size(h=SMALL[1]), gap=LIT)
        sign = fit("sign", *SIGN, 0.45, 0.6)
        flat = column(box().size(h=8), sign, *self._ranks(many, 26), pad(low, air=(12, 6, 12, 8)))
        return first(when(lambda w, h: h > w, tall), when(lambda w, h: w >= h, wide), flat)

    @property
    def _lived_in(self) -> bool:
        """Whether anything stands on the boxes."""
        return any(one.charms for one in self._boxes)

    def _ranks(self, most: int, thick: float = 48) -> list[Box]:
        """The boxes on their boards, at most so many on one; who lives here stands on the lowest."""
        cell = min(FAR, (self.room[0] - 20) / most)
        large = min(LARGEST, (cell - GAP) / (BOX_W + SIDE))
        stand = []
        for one in self._boxes:
            self.leaf(one)
            high = BOX_H + SIDE + (HEAD if self._lived_in else 0)
            stand.append(fit(one.id, BOX_W + SIDE, high, 0.3, large).but(liked=(0, 0)).stick("s"))
        found: list[Box] = []
        for at in range(0, len(stand), most):
            rank = stand[at : at + most]
            shown: Box = grid(*rank, gap=GAP).max(w=len(rank) * cell)
            if at + most >= len(stand):
                k = 1 if self.room[0] >= AMPLE else 0.78
                left, right = (fit(who, *size, 0.95 * k, k).stick("s") for who, size, _ in LODGERS)
                lived_in = row(left, shown.share(), right, gap=6).max(w=len(rank) * cell + 2 * LODGERS[0][1][0])
                shown = first(when(lambda w, h: w >= (ROOMY if w > h else ROOMY_TALL), lived_in), shown)
            found += [pad(shown, 10, 0).share(), box(f"board/{len(found) // 2}").size(h=thick)]
        return found

    def _card(self) -> Box:
        """What the box says that is pointed at, with Play, and the way back to the game in progress."""
        shown, look = self.shown_box, self.style.palette
        title = self.words(shown.title, "title", look.ink)
        seats = self.words(f"{shown.seats} players, {shown.minutes} minutes", "note", look.fade)
        whole, broken = (self.words(shown.tagline, *how) for how in (("body", look.fade), ("small", look.fade, True)))
        said = first(
            column(first(row(title, seats, gap=14), title), whole),
            column(title, broken),
            title,
            self.words(shown.title, "heading", look.ink, wraps=True),
        )
        play = self.button("play", "Play", lambda: self.choose(shown), RED, high=40, zone="shelf").min(w=96)
        sign = self.painted(partial(draw_sign, shown.sign, look)).size(44)
        plate = self.painted(partial(draw_card, look))
        told = said.stick("w").share()
        card = overlay(plate, pad(first(row(sign, told, play, gap=12), row(told, play, gap=12)), 18, 4)).max(w=820)
        if not self.running:
            return card
        there = cover_of(self.running.game).title
        go_on = Button("continue", NOWHERE, "Continue", self.go_on, RED, "arrow", there, lit=True)
        many, door = len(self.running.answers), modes.door_of(self.running.more.get("purpose") or "")
        since = f"after {counted(many, 'choice')}" if many else "just dealt"
        go_on.set(tip=f"{told_of(self.running)}, {since}.{f' {door.title}.' if door else ''}")
        return row(card.share(), self.leaf(go_on, 210, 48).max(w=250), gap=24).max(w=1120)

    def _ways(self) -> list[Plaque]:
        found = [
            Plaque(id, NOWHERE, text, deed, TIN, ico)
            for id, text, ico, deed in (
                ("games", "Games", "die", self._to("games")),
                ("lessons", "Lessons", "bulb", self._lessons),
                ("rules", "Rules", "book", self._rules),
                *((("evenings", "Evenings", "glass", self._to("evenings")),) if modes.DOORS else ()),
                ("records", "Records", "star", self._to("records")),
                ("workshop", "Workshop", "claw", self._to("deck builder")),
                ("settings", "Settings", "gear", self._to("settings")),
                ("quit", "Quit", "gate", self.parlour.quit),
            )
        ]
        for plaque in found:
            plaque.set(tip=BEHIND.get(plaque.id, ""))
        return found

    # ---- where it leads ---------------------------------------------------------------------------------------
    def _to(self, what: str) -> Act:
        return lambda: Push(self.parlour.make(what))

    def _lessons(self) -> object:
        """Those of the box that was pointed at last, or else of the game in progress."""
        untouched = self.shown_box is self.on_shelf[0]
        game = self.running.game if self.running and untouched else self.shown_box.name
        return Push(self.parlour.make("lessons", game))

    def _award(self, id: str) -> object:
        return Push(self.parlour.make("awards", id))

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
        pointed = next((box for box in self.on_shelf if over == f"box/{box.name}"), self.shown_box)
        if pointed is not self.shown_box:
            self.shown_box = pointed
            self.set_out()
        if self._opened and self._stocked():
            self._fresh = self._opened = False
            return True
        return super().update(dt)

    def _at_rest(self, s: Sheet) -> str:
        """All that can differ on the shelf while nothing is pointed at; "" when something is."""
        aside = self.focus.device == "mouse" and self.focus.over is None and self.shown_box is self.on_shelf[0]
        if not aside or s.marks is not None or self.parlour.pictures.patient or any(box.up for box in self._boxes):
            return ""
        stand = [(box.started, [one.kept for one in box.standing]) for box in self._boxes]
        return f"{stand} {self.running.game if self.running else ''}"

    def _stocked(self) -> bool:
        """Whether every cover is there, and all that stands on it."""
        return all([box.stocked(self.style.scale) for box in self._boxes])

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rest = self._at_rest(s) if self._fresh else ""
        self._opened = self._fresh = bool(rest) and self.opening.show(s, rest)
        if self._opened:
            return
        places = [self.area(name) for name in ("sign", *(who for who, *_ in LODGERS))]
        rooms.ground(s, bleed, f"shelf {places} {self._boards()}", self._ground, self.parlour.pictures, slow=True)

    def _boards(self) -> list[Area]:
        """Where the boards lie, from the highest down."""
        return [self.laid.units(name) for name in self.laid.at if name.startswith("board/")]

    def _ground(self, s: Sheet, bleed: Area) -> None:
        from game.ui.draw import kit  # here and not above: the ground is on the disk at most starts
        from game.ui.draw.cast import art_line
        from game.ui.draw.rooms.signboard import lettering

        x, y, w, h = self.area("sign") or bleed
        rooms.shelf_wall(s, bleed, self._boards(), max(0.5, y / 62))
        lettering(s, "MONSTER PARLOUR", x + w / 2, y + h * 0.47, w * LETTERS / SIGN[0])
        for who, _, aspect in LODGERS:
            if place := self.area(who):
                art = {k: v for k, v in art_line(who).items() if k not in ("motif", "night")}
                s.blit(kit.picture(art).fit(aspect, 0.02).render(place[2] * s.u), place[0], place[1] + 5)
        dusk = ((0, palette.shadow, 0), (0.45, palette.shadow, 0.09), (1, palette.shadow, 0.5))
        s.svg(rooms.light(bleed, bleed[2] * 0.41, bleed[3] * 0.42, 0.7 * max(bleed[2:]), dusk), *bleed)

    def draw(self, s: Sheet) -> None:
        if self._opened:
            return
        for one in self._boxes:
            one.glow(s)
        self.draw_widgets(s)
        if (rest := self._at_rest(s)) and self._stocked():
            self.opening.keep(s, rest)


def told_of(save: Save) -> str:
    """Who plays a saved game, in few words."""
    return ", ".join(save.names[:2]) + (f" and {len(save.names) - 2} more" if len(save.names) > 2 else "")
