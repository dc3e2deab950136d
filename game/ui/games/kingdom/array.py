"""array: the own Array of Dungeon & Kingdom: its empty slots, and the lines along which it may be cut."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from game.engine.words import counted
from game.rules.kingdom.cards import Content
from game.rules.kingdom.forecast import prey
from game.rules.kingdom.payment import payable
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import SOFT, frame, plate, shade
from game.ui.draw.tokens.heraldry import banner, slot
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.cardmarks import CardMarks
from game.ui.games.kingdom.places import SLOTS, Places, box_of
from game.ui.style.metrics import BROAD, EVEN, HAZE, PILL
from game.ui.style.palette import palette
from game.ui.table.part import Part, Still, View, kept, still_in
from game.ui.window.focus import Control

TWO = "left Kingdom, right Dungeon"  # what a cut makes
LEAST = 90.0  # width of a banner


class LineShown(NamedTuple):
    """The line that is pointed at with what a cut makes of both sides and its place, the empty slots, and words."""

    line: int | None
    notes: tuple[str, str]
    middle: float
    empty: tuple[Area, ...]
    words: str


class Array(Part):
    """The ground of the cards, and what lies between them; after a cut the Array lies elsewhere."""

    name = pane = "array"

    def __init__(self, view: View, places: Places, aim: Aim, marks: CardMarks) -> None:
        super().__init__(view)
        self.places, self.aim, self.marks = places, aim, marks
        self.content: Content = view.content

    @property
    def zone(self) -> str:
        return f"array/{self.view.home}"

    @property
    def count(self) -> int:
        return len(self.view.picture.zones[self.zone])

    # ---- seen ----------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        if not self.places.parted:
            shown = self.shown()
            yield still_in(
                self.places.array,
                "array",
                shown,
                partial(paint, size=self.places.array[2:], shown=shown, titled=not self.places.large),
            )

    def shown(self) -> LineShown:
        line, bare = self.aim.line(), self.bare()
        if line is None:
            return bare
        middle = round(self.places.line_x(line) - self.places.array[0], 1)
        return bare._replace(line=line, notes=self.sides_of(line), middle=middle)

    @kept
    def bare(self) -> LineShown:
        """While no line is pointed at."""
        count, (left, top, _, _) = self.count, self.places.array
        boxes = [box_of(self.places.slot(at, count)) for at in range(count, self.places.slots(count))]
        empty = tuple((round(x - left, 1), round(y - top, 1), w, h) for x, y, w, h in boxes)
        return LineShown(None, ("", ""), 0.0, empty, self.words(count))

    def words(self, count: int) -> str:
        """What so many cards mean."""
        view = self.view
        if self.places.lines():
            return "Point at a torn line to see both sides; choose it to cut. Left: Kingdom. Right: Dungeon."
        if view.picture.zones["taken"] and view.picture.facts["active"] == view.home and count:
            return "This card matches nothing here: it cannot cut."
        if view.turn is None and not view.past:
            return f"{count} of {SLOTS} cards. At the end every two cards left are worth a point."
        if not count:
            return "Empty: the card you take comes first. Later this line is cut into Kingdom and Dungeon."
        wild = self.content.adventurers[self.content.wild].name
        if self.aim.holdings.fighters(self.zone)[self.content.wild]:
            full = "The Array is full" if count >= SLOTS else f"{count} of {SLOTS} cards"
            return f"{full}. Beside a {wild} any card may cut this line: {TWO}."
        if count >= SLOTS:
            return f"The Array is full: a card of the same colour or a {wild} cuts it, any other throws all of it away."
        return f"{count} of {SLOTS} cards. A card of the same colour, or a {wild}, may cut this line: {TWO}."

    def sides_of(self, line: int) -> tuple[str, str]:
        """What a cut would make of both sides, in a few words."""
        content, holdings = self.content, self.aim.holdings
        array = [card for card in self.view.picture.zones[self.zone] if card is not None]
        left, right = array[:line], array[line:]
        have = [
            a + b for a, b in zip(holdings.fighters(f"hand/{self.view.home}"), holdings.of_each_kind(left), strict=True)
        ]
        fall = [
            f"{content.of(card).name} can fall: {holdings.worth(card)}"
            for card in left
            if content.is_monster(card) and payable(have, content.needs[card], content.wild)
        ]
        bill = self.view.by_rule(prey, f"cut:{line}") if self.view.question is not None else None
        heroes = sum(not content.is_monster(card) for card in left)
        deeds = [content.of(card).deed for card in right if not content.is_monster(card)]
        beasts = len(right) - len(deeds)
        kingdom = (
            fall[0]
            if len(fall) == 1
            else f"up to {counted(bill.points, 'point')}"
            if bill
            else f"{len(fall)} Monsters to fight"
            if fall
            else f"{heroes} to fight or come home"
            if heroes
            else f"{counted(len(left), 'Monster')}, nobody to fight"
            if left
            else "empty"
        )
        told = deeds if len(deeds) < 2 else [f"{len(deeds)} deeds"]
        if beasts and not deeds and not any(holdings.fighters(f"hand/{self.view.home}")):
            told = [f"{counted(beasts, 'Monster')}, nobody to control"]
        elif beasts:
            told = [*told, f"{beasts} to control"]
        return kingdom, ", ".join(told) or "empty"

    def draw(self, s: Sheet) -> None:
        slots = [control for control in self.controls() if not control.id.startswith("line/")]
        self.marks.choices(s, lambda: slots, self.marks.number)
        for control in self.controls()[len(slots) :]:
            at = int(control.id.partition("/")[2])
            self.marks.line(s, control, self.aim.line() == at)

    # ---- pointed at ----------------------------------------------------------------------------------------------
    @kept
    def controls(self) -> list[Control]:
        """The next free slot, where a card queues up, and the legal lines; each choice with its number."""
        return [] if self.aim.apart or self.places.parted else [*self.slot(), *self.lines()]

    def slot(self) -> Iterable[Control]:
        if self.count < SLOTS:
            box = box_of(self.places.slot(self.count, self.count))
            yield self.control(f"slot/{self.view.home}", box, self.zone, "The next slot of your Array", 10)

    def lines(self) -> Iterable[Control]:
        for line in self.places.lines():
            if self.view.option_at(f"line/{line}") is not None:
                _, y, _, h = box_of(self.places.slot(line, self.count))
                box = (self.places.line_x(line) - 17, y - 18, 34, h + 22)
                yield self.control(f"line/{line}", box, f"line/{line}", "Cut here", 12)

    def control(self, id: str, box: tuple[float, float, float, float], target: str, label: str, r: float) -> Control:
        option, question = self.view.option_at(target), self.view.question
        control = self.view.control(id, box, target, label, zone="choices" if option else "array", radius=r)
        if option is not None and question is not None:
            control.tags["number"] = question.options.index(option) + 1
            control.tip = ""  # prompt and banners say it
        return control


def paint(t: Sheet, size: tuple[float, float], shown: LineShown, titled: bool) -> None:
    """The empty slots, or both sides of the line that is pointed at; titled: there is room for two lines of words."""
    line, notes, middle, empty, words = shown
    (w, h), left, right = size, middle - 10, middle + 10
    t.svg(shade(0, 0, w, h, PILL, HAZE) + frame(0, 0, w, h, PILL, palette.brass, EVEN, 0.6))
    if line is not None:
        t.svg(
            plate(0, 4, max(0.0, middle - 8), h - 6, BROAD, palette.ember, 0.34)
            + plate(middle + 8, 4, max(0.0, w - middle - 8), h - 6, BROAD, palette.azure, 0.42)
        )
        if left > LEAST:
            note = notes[0] if w - right > LEAST else f"{notes[0]}; the Dungeon stays empty"
            banner(t, "kingdom", 0, 0, left, note)
        if w - right > LEAST:
            note = notes[1] if left > LEAST else f"{notes[1]}; the Kingdom stays empty"
            banner(t, "dungeon", right, 0, w - right, note)
    else:
        if titled:
            t.say("YOUR ARRAY", "step", SOFT, 16, 24, "l", 130, maxh=18)
        t.say(words, "note", palette.white, 16, 48 if titled else 20, "l", w - 32, maxh=24)
    for x, y, wide, _ in empty:
        slot(t, x, y, wide)
