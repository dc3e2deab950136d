"""seats: who plays, at the right of Dragon Attack!'s table: the own hero, the others below; the heroes to pick from."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import partial

from game.rules.dragon.counters import CLASSES
from game.rules.dragon.meeting import Facing
from game.ui.draw.paint import GOLD, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import GLOW, disc, frame, plate
from game.ui.games.dragon.numbers import Numbers
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.games.dragon.places import LABEL, LEFT, OTHERS, PANEL, RIGHT, RISK, SAFE, WELL, row
from game.ui.style.metrics import FINE, ROUND, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.crests import portrait, portrait_control, seat_medal
from game.ui.table.marks import ring
from game.ui.table.part import Still, Target, View, kept, laid_in
from game.ui.window.focus import Control

X, Y, W, _ = PANEL
HEAD: Area = (X, Y, W, 86)
ASKED = ("thinking", "to move", "to choose")  # what is said of a seat that is asked
DULL = palette.mist
OWN_W = 80.0  # of the own hero


class Seats(PartyPart):
    """A seat can be chosen where it is asked for; otherwise a computer in it tells why it did what it did, and its
    numbers what makes them up."""

    name = "seats"

    def __init__(self, view: View, parties: Parties) -> None:
        super().__init__(view, parties)
        self.numbers = Numbers(parties)

    # ---- where -------------------------------------------------------------------------------------------------------
    def rows(self) -> Iterator[tuple[int, Area]]:
        """The line of each other seat."""
        others = self.parties.others()
        return ((seat, row(i, len(others))) for i, seat in enumerate(others))

    def where(self, thing: Target, at: int) -> Area | None:
        """The seats, and what lies before and at home of the others."""
        family, _, seat = str(thing).partition("/")
        for number, (x, y, w, h) in self.rows() if family in ("seat", "front", "home") else ():
            if seat == str(number) and (pane := self.view.pane("others")):
                boxes = {"seat": (x, y, w, h), "front": (x + 230, y, 32, h), "home": (x + 274, y, 32, h)}
                return pane.box(boxes[family])
        own = self.view.pane("own")
        return own.box(HEAD) if own and thing == f"seat/{self.view.home}" else None

    # ---- what can be chosen ------------------------------------------------------------------------------------------
    @kept
    def controls(self) -> list[Control]:
        own, others = self.view.pane("own"), self.view.pane("others")
        found = [own.control(self.control(self.view.home, (X + 4, Y + 4, 290, 74)))] if own else []
        found += [own.control(one) for one in self.numbers.head()] if own else []
        return found + ([others.control(one) for one in self.lined()] if others else [])

    def lined(self) -> Iterator[Control]:
        """Of the others: each seat, with its numbers where it cannot be chosen."""
        for seat, box in self.rows():
            yield (one := self.control(seat, box))
            if not one.tags.get("key"):
                yield from self.numbers.row(seat, box)

    def control(self, seat: int, box: Area) -> Control:
        view, player = self.view, self.view.player(seat)
        if isinstance(view.about, Facing) and view.option_at(f"front/{seat}") is not None:
            return view.control(f"seat/{seat}", box, f"front/{seat}", player.name, zone="choices", radius=SLIP)
        rests = "Rests: the next turn is skipped." if self.parties.facts["resting"][seat] else ""
        return portrait_control(view, seat, box, rests, 10)

    # ---- seen --------------------------------------------------------------------------------------------------------
    def entered(self) -> None:
        own, others = self.view.pane("own"), self.view.pane("others")
        faces = {self.view.pixels(face(box[3]) * others.k) for _, box in self.rows()} if others else set()
        for hero in self.parties.heroes():
            if own:
                self.parties.later.hero(hero, self.view.pixels(OWN_W * own.k))
            for px in faces:
                self.parties.later.face(hero, px)

    def still(self) -> Iterable[Still]:
        p, (line, *lines) = self.parties, self.lines()
        if own := self.view.pane("own"):
            yield laid_in(own, self.inset("head", HEAD, (line, p.state(self.view.home)), self.paint_head))
        if (others := self.view.pane("others")) is None:
            return
        yield laid_in(others, self.inset("others", OTHERS, None, paint_titles))
        for (seat, box), line in zip(self.rows(), lines):
            paint = partial(self.paint_row, seat=seat, h=box[3])
            yield laid_in(others, self.inset(f"seat/{seat}", box, (line, p.state(seat)), paint))

    @kept
    def lines(self) -> list[Hashable]:
        """All that the line of each seat shows but its state, the own one first."""
        p = self.parties
        return [
            (p.hero(seat), p.name(seat), p.gold(seat), p.total(seat), p.letters(seat), p.items(seat))
            for seat in (self.view.home, *p.others())
        ]

    def paint_head(self, t: Sheet) -> None:
        p, seat = self.parties, self.view.home
        hero, crest, state = p.hero(seat), p.crest(seat), p.state(seat)
        t.svg(
            f'<path d="M3 16C3 8 8 3 16 3H{W - 16}C{W - 8} 3 {W - 3} 8 {W - 3} 16V78H3Z" fill="{crest.shade}"/>'
            f'<path d="M3 16C3 8 8 3 16 3H{W - 16}C{W - 8} 3 {W - 3} 8 {W - 3} 16V42L3 30Z" fill="{crest.base}"/>'
            f'<path d="M3 76H{W - 3}V79H3Z" fill="{GOLD}"/>'
        )
        if hero >= 0:
            t.blit(p.pieces.hero(hero, round(OWN_W * t.u)), 8, 0)
            under = f"{p.content.heroes[hero].name}, {CLASSES[p.content.heroes[hero].class_]}"
        else:
            seat_medal(t, self.view.pictures, self.view.player(seat).worn, 48, 40, 32)
            under = "no hero yet"
        t.say(p.name(seat), "number_large", crest.figure, 98, 22, "l", 152, maxh=20)
        t.say(under, "note", PAPER, 99, 49, "l", 152, maxh=12)
        t.say(state, "note", palette.cream, 99, 66, "l", 152, maxh=11) if state else None
        t.svg(icon("crown", 276, 22, 26, palette.glow if crest.figure == PAPER else crest.figure, crest.shade))
        t.say(str(p.total(seat)), "number_large", palette.cream, 276, 58, "c", 44, maxh=30)

    def paint_row(self, t: Sheet, seat: int, h: float) -> None:
        p, player = self.parties, self.view.player(seat)
        hero, crest = p.hero(seat), p.crest(seat)
        state, middle, r = p.state(seat), h / 2, face(h) / 2 + 2
        t.svg(plate(0, 0, 306, h, SLIP, palette.plum if state in ASKED else WELL) + plate(0, 0, 6, h, FINE, crest.base))
        if hero >= 0:
            t.svg(disc(27, middle, r, crest.base))
            d = face(h)
            px, own = round(d * t.u), p.worn(seat)
            shown = portrait(self.view.pictures, own, px) if own else p.pieces.face(hero, px)
            t.blit(shown, 27 - d / 2, middle - d / 2)
            t.svg(icon(crest.symbol, 41, h - 9, 14, crest.light, crest.shade))
        else:
            seat_medal(t, self.view.pictures, player.worn, 27, middle, r - 3)
        tall = h > 36 and bool(state)
        t.say(player.name, "name", PAPER, 53, middle - (8 if tall else -0.5), "l", 74, maxh=12 if tall else 18)
        if tall:
            t.say(state, "small", palette.cream, 53, middle + 11, "l", 74, maxh=9.5)
        letters = p.letters(seat)
        for j, letter in enumerate(CLASSES):
            on = letter in letters
            t.svg(disc(140 + j * 21, middle, 9.5, palette.azure if on else palette.ink))
            t.say(letter, "number_small", PAPER if on else DULL, 140 + j * 21, middle + 0.5, "c", 16, maxh=17)
        items = p.items(seat)
        for i, sign in enumerate(items):
            t.svg(icon(sign, 221, middle - 8 + 16 * i if len(items) > 1 else middle, 13, palette.baize, WELL))
        gold = p.gold(seat)
        t.say(str(gold), "number", RISK if gold else DULL, 255, middle + 0.5, "r", 25, maxh=h - 6)
        t.say(str(p.total(seat)), "number", SAFE, 298, middle + 0.5, "r", 30, maxh=h - 6)

    def draw(self, s: Sheet) -> None:
        """Seats that can be chosen, that the log speaks of, or that have the focus."""
        spoken = self.view.spoken_of()
        for control in self.controls():
            if control.tags.get("key"):
                choice_mark(s, self.view, control)
            elif control.id in spoken:
                lit(s, self.view, control.rect)
            ring(s, self.view, control)


def face(h: float) -> float:
    """How wide a hero's face is in a line so high."""
    return min(28.0, h - 6)


def paint_titles(t: Sheet) -> None:
    """What the numbers of the others are."""
    t.say("OTHERS", "caption", LABEL, LEFT - X, 10, "l", 120, maxh=15)
    t.say("in front", "small", RISK, RIGHT - X - 58, 10, "r", 62, maxh=15)
    t.say("home", "small", SAFE, RIGHT - X, 10, "r", 46, maxh=15)


def lit(s: Sheet, view: View, box: Area) -> None:
    """The edge of what a line of the log speaks of."""
    x, y, w, h = box
    edge = frame(0, 0, w + 6, h + 6, ROUND, palette.cyan, THICK)
    view.stamps.svg(s, ("lit", w, h), (x - 3, y - 3, w + 6, h + 6), edge)


def choice_mark(s: Sheet, view: View, control: Control) -> None:
    """The edge and wedge of a line that can be chosen."""
    x, y, w, h = control.rect
    hot = view.focus.look(control).state in ("hover", "pressed")
    edge = frame(9, 0, w + 6, h + 6, ROUND, GLOW, 4 if hot else 3)
    wedge = f'<path d="M0 {h / 2 - 6}L13 {h / 2 + 3}L0 {h / 2 + 12}Z" fill="{GLOW}"/>'
    view.stamps.svg(s, ("row choice", w, h, hot), (x - 12, y - 3, w + 16, h + 6), edge + wedge)
    s.mark("choice", x, y, w, h, str(control.tags["key"]))


class Picks(PartyPart):
    """Each can be chosen here as well as on the map."""

    name = "picks"
    pane = "own"

    def controls(self) -> list[Control]:
        p = self.parties
        return [self.control(number) for number in p.heroes()] if p.bystanders() else []

    def control(self, number: int) -> Control:
        p, hero, colours = self.parties, self.parties.content.heroes[number], self.parties.facts["colour"]
        id, box = f"pick/{hero.id}", (LEFT + (number % 2) * 152, 132.0 + (number // 2) * 80, 146.0, 74.0)
        space = p.content.spaces[p.kingdom.starts[number]]
        start, tip = f"hex/{space.key}", f"{CLASSES[hero.class_]}, from {space.name}."
        if self.view.option_at(start):
            return self.view.control(id, box, start, hero.name, zone="choices", radius=ROUND, tip=tip)
        control = Control(id, box, hero.name, zone="heroes", radius=ROUND, enabled=False)
        if number in colours:
            control.why_not, control.rule = f"{hero.name} plays for {p.name(colours.index(number))}.", "2.2"
        return control

    def draw(self, s: Sheet) -> None:
        for number, control in enumerate(self.controls()):
            colours, state = self.parties.facts["colour"], self.view.focus.look(control).state
            owner = colours.index(number) if number in colours else None
            paint = partial(self.paint, number=number, owner=owner, state=state)
            self.view.stamps.put(s, ("pick", number, owner, state), *control.rect, paint)
            if control.tags.get("key"):
                choice_mark(s, self.view, control)
            ring(s, self.view, control)

    def paint(self, t: Sheet, number: int, owner: int | None, state: str) -> None:
        p = self.parties
        hero, crest = p.content.heroes[number], p.pieces.crest(number)
        t.svg(
            plate(0, 0, 146, 74, ROUND, palette.plum if state == "hover" else WELL)
            + plate(0, 0, 6, 74, FINE, crest.base)
        )
        t.blit(p.pieces.hero(number, round(60 * t.u)), 10, 5)
        t.say(hero.name, "name", PAPER, 74, 24, "l", 60, maxh=20)
        t.say(CLASSES[hero.class_], "note", LABEL, 74, 45, "l", 60, maxh=18)
        if owner is not None:
            t.say(p.name(owner), "note", palette.cream, 74, 62, "l", 60, maxh=17)
