"""own: the own party, items and treasure at the right of the table of Dragon Attack!, and the Dragon's hoard."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from game.rules.dragon.counters import CLASSES
from game.ui.draw.paint import PAPER, Area, Sheet, dashes, icon, ring
from game.ui.draw.shapes import disc, plate
from game.ui.games.dragon.numbers import Numbers
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.games.dragon.places import AT_HOME, HOARD, IN_FRONT, ITEMS_AT, LABEL, LEFT, OWN, RIGHT, RISK, SAFE, WELL
from game.ui.games.dragon.seats import lit
from game.ui.style.metrics import PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table import marks
from game.ui.table.panes import Pane
from game.ui.table.part import Still, Target, View, kept, laid_in
from game.ui.window.focus import Control

X, TOP, _, _ = OWN
L, R = LEFT - X, RIGHT - X  # edges within it
SLOT, STEP = 66.0, 73.0  # of a member of the party
ITEM, MONSTERS_AT = 46.0, LEFT + 156
DULL, HINT = palette.mist, palette.mist
FEW = 3  # coins from which on they need all the room
CHEST = (
    f'<path d="M-58 -10C-58 -44 -36 -56 0 -56C36 -56 58 -44 58 -10V0H-58Z" fill="{palette.wood_light}"/>'
    f'<path d="M-58 0H58V44C58 50 54 52 48 52H-48C-54 52 -58 50 -58 44Z" fill="{palette.oak}"/>'
    f'<path d="M18 -56C42 -54 58 -42 58 -10V44C58 50 54 52 48 52H18Z" fill="{palette.wood}"/>'
    f'<path d="M-62 -8H62V6H-62ZM-38 -54H-24V52H-38ZM24 -54H38V52H24Z" fill="{palette.gold}"/>'
    f'<path d="M-12 -12H12V18C12 26 -12 26 -12 18Z" fill="{palette.glow}"/><circle cy="0" r="5" fill="{palette.rust}"/>'
)


class Own(PartyPart):
    """Each counter can be enlarged where it lies, and each number says what makes it up."""

    name = "own"

    def __init__(self, view: View, parties: Parties) -> None:
        super().__init__(view, parties)
        self.numbers = Numbers(parties)

    # ---- where -------------------------------------------------------------------------------------------------------
    @kept
    def spots(self) -> list[tuple[str, int, Area]]:
        """Counters in front of, and monsters at home of, the seat at the near side, and the hoard: zone, card, box."""
        return [*self.front(), *self.beaten(), *self.hoard()]

    def front(self) -> Iterator[tuple[str, int, Area]]:
        p, zone = self.parties, f"front/{self.view.home}"
        slots = {letter: i for i, letter in enumerate(CLASSES)}
        for card in p.cards(zone, "character"):
            slot = slots[p.content.counters[card].class_ or "F"]
            yield zone, card, (LEFT + slot * STEP, TOP + 19, SLOT, SLOT + 4)
        for i, card in enumerate(p.cards(zone, "boat", "slayer")[:3]):
            yield zone, card, (LEFT + i * 50, ITEMS_AT, ITEM, ITEM + 3)
        yield from spread(zone, p.cards(zone, "gold"), (LEFT + 6, 319, 42, 45), 36, 92)

    def beaten(self) -> Iterator[tuple[str, int, Area]]:
        zone = f"home/{self.view.home}"
        return spread(zone, self.parties.cards(zone, "monster"), (MONSTERS_AT, ITEMS_AT, ITEM, ITEM + 3), 46, 96)

    def hoard(self) -> Iterator[tuple[str, int, Area]]:
        return spread("hoard", self.parties.cards("hoard"), (HOARD[0] + 138, HOARD[1] + 5, 42, 45), 44, 116)

    def where(self, thing: Target, at: int) -> Area | None:
        home = self.view.home
        zones = {f"front/{home}": IN_FRONT, f"home/{home}": AT_HOME, "hoard": HOARD}
        found = [(str(thing), zones[str(thing)])] if str(thing) in zones else []
        found += [(zone, box) for zone, card, box in self.spots() if card == thing]
        return next((pane.box(box) for zone, box in found if (pane := self.pane_of(zone))), None)

    def pane_of(self, zone: str) -> Pane | None:
        """The part of the panel in which a zone lies; None where there is no room for it."""
        return self.view.pane("others" if zone == "hoard" else "own")

    # ---- what can be pointed at --------------------------------------------------------------------------------------
    @kept
    def controls(self) -> list[Control]:
        own, others = self.view.pane("own"), self.view.pane("others")
        picks = bool(self.parties.bystanders())
        found = [] if picks else list(self.counters())
        found += [own.control(one) for one in self.numbers.own()] if own and not picks else []
        return found + ([others.control(self.numbers.hoard())] if others else [])

    def counters(self) -> Iterator[Control]:
        """Each is pointed at where the next one does not cover it."""
        spots = [spot for spot in self.spots() if self.pane_of(spot[0])]
        for i, (zone, card, (x, y, w, h)) in enumerate(spots):
            after = next((box[0] for other, _, box in spots[i + 1 : i + 2] if other == zone and box[1] == y), x + w)
            control = Control(
                f"card/{card}",
                (x, y, max(10.0, min(w, after - x)), h),
                self.parties.content.name(card),
                zone=zone.partition("/")[0],
                radius=PILL,
                tags={"card": card, "bubble": True},
            )
            control.choose = control.zoom = self.view.zoomer(control)
            if pane := self.pane_of(zone):
                yield pane.control(control)

    # ---- seen --------------------------------------------------------------------------------------------------------
    def entered(self) -> None:
        if pane := self.pane_of("own"):
            for hero in self.parties.heroes():
                self.parties.later.hero(hero, self.view.pixels(SLOT * pane.k))

    def still(self) -> Iterable[Still]:
        picks = bool(self.parties.bystanders())  # they lie here
        own = self.inset("own", OWN, None if picks else self.key(), lambda t: None if picks else self.paint(t))
        hoard = self.inset("hoard", (*HOARD[:3], HOARD[3] + 2), tuple(self.parties.cards("hoard")), self.paint_hoard)
        for zone, still in (("own", own), ("hoard", hoard)):
            if pane := self.pane_of(zone):
                yield laid_in(pane, still)

    def key(self) -> Hashable:
        """All that the own part of the panel shows."""
        zones, home = self.view.picture.zones, self.view.home
        return tuple(zones[f"front/{home}"]), tuple(zones[f"home/{home}"]), self.parties.hero(home)

    def paint(self, t: Sheet) -> None:
        self.paint_party(t)
        self.paint_items(t)
        self.paint_purses(t)
        for _, card, (x, y, w, _) in (*self.front(), *self.beaten()):
            t.blit(self.parties.pieces.counter(card, round(w * t.u)), x - X, y - TOP)

    def paint_party(self, t: Sheet) -> None:
        p, home = self.parties, self.view.home
        hero, dice = p.hero(home), p.party(home)
        throws = f"throws {dice} {'die' if dice == 1 else 'dice'}"
        throws += ", +1 at the Dragon" if "sword" in p.items(home) else ""
        t.say("PARTY", "caption", LABEL, L, 13, "l", 120, maxh=15)
        t.say(throws, "note", LABEL, R - 14, 13, "r", 200, maxh=16)
        held = {p.content.counters[card].class_ for card in p.cards(f"front/{home}", "character")}
        for i, letter in enumerate(CLASSES):
            x, y = L + i * STEP, 19
            if hero >= 0 and p.content.heroes[hero].class_ == letter:
                t.blit(p.pieces.hero(hero, round(SLOT * t.u)), x, y)
            elif letter not in held:
                t.svg(well(x + 33, y + 33, 28, 16), x, y, SLOT, SLOT)
                t.say(letter, "number_large", DULL, x + 33, y + 34, "c", 40)

    def paint_items(self, t: Sheet) -> None:
        p, home = self.parties, self.view.home
        y, worth = ITEMS_AT - TOP, p.worth(f"home/{home}", "monster")
        t.say("ITEMS", "caption", LABEL, L, y - 13, "l", 120, maxh=15)
        t.say("MONSTERS", "caption", LABEL, L + 156, y - 13, "l", 100, maxh=15)
        t.say(str(worth), "number", RISK, R, y - 13, "r", 36, maxh=19)
        for i, sign in enumerate(("wave", "sword") if not p.items(home) else ()):
            x = L + 24 + i * 50
            t.svg(well(x, y + 24, 20, 14) + icon(sign, x, y + 24, 24, HINT, WELL), x - 23, y + 1, ITEM, ITEM)
        if not worth:
            t.say("none yet", "note", DULL, L + 158, y + 24, "l", 130, maxh=18)

    def paint_purses(self, t: Sheet) -> None:
        p, home = self.parties, self.view.home
        note = "at risk" if len(p.cards(f"front/{home}", "gold")) < FEW else ""
        self.purse(t, IN_FRONT, "IN FRONT", p.gold(home), note, palette.garnet, RISK, True)
        self.purse(t, AT_HOME, "AT HOME", p.worth(f"home/{home}", "gold"), "safe", palette.pine, SAFE, False)
        x, y = L + 205, 347 - TOP
        t.svg(f'<g transform="translate({x} {y}) scale(.34)">{CHEST}</g>', x - 22, y - 20, 44, 40)

    def purse(self, t: Sheet, box: Area, title: str, total: int, note: str, fill: str, ink: str, dashed: bool) -> None:
        x, y, w, h = box[0] - X, box[1] - TOP, box[2], box[3]
        edge = dashes(x + 1, y + 1, w - 2, h - 2, palette.harm_light, 2, 7, 6, 11, 0.9) if dashed else ""
        t.svg(plate(x, y, w, h, ROUND, fill) + edge, x, y, w, h)
        t.say(title, "caption", ink, x + 12, y + 16, "l", w - 58, maxh=12)
        t.say(str(total), "number_large", PAPER, x + w - 12, y + 20, "r", 44, maxh=30)
        if note:
            t.say(note, "note", ink, x + w - 12, y + h - 14, "r", 42, maxh=16)

    def paint_hoard(self, t: Sheet) -> None:
        p = self.parties
        t.svg(plate(0, 0, HOARD[2], HOARD[3], ROUND, palette.garnet))
        t.blit(p.pieces.dragon(round(46 * t.u)), 4, 5)
        t.say("HOARD", "caption", RISK, 58, 18, "l", 74, maxh=16)
        t.say(f"worth {p.worth('hoard')}", "lead", PAPER, 58, 38, "l", 74, maxh=20)
        for _, card, (x, y, w, _) in self.hoard():
            t.blit(p.pieces.counter(card, round(w * t.u)), x - HOARD[0], y - HOARD[1])

    def draw(self, s: Sheet) -> None:
        """What the log speaks of, or has the focus."""
        spoken = self.view.spoken_of()
        for control in self.controls():
            marks.ring(s, self.view, control)
            if control.tags.get("card") in spoken:
                lit(s, self.view, control.rect)


def spread(zone: str, cards: list[int], first: Area, most: float, room: float) -> Iterator[tuple[str, int, Area]]:
    """Counters of a zone side by side, closer when there are many."""
    x, y, w, h = first
    step = min(most, room / max(1, len(cards) - 1))
    return ((zone, card, (x + i * step, y, w, h)) for i, card in enumerate(cards))


def well(x: float, y: float, r: float, dash: int) -> str:
    """An empty place for a counter."""
    return disc(x, y, r, WELL) + ring(x, y, r, dash, HINT, 2)
