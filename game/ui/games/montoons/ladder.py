"""ladder: who acts when: a chip for every monster, with hearts, speed, how far it is, and what its last turn did."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from game.engine.events import Changed, Event, Said
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import POWERS_TO_WIN
from game.ui.draw.paint import PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc, frame, plate
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.style.metrics import ROUND, THICK
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.part import Part, Target, View
from game.ui.window.focus import Control
from game.ui.window.motion import Call, Fade, Glide, Motion, Then, Together, in_out_sine

MOST = 6  # deeds of a turn that are told


class Turns:
    """`begun`: the events with which turns begin, each with its seat, or None for a round, which ends the last turn of
    the one before. Only what has happened since is read; what is taken back or looked back behind is forgotten."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.begun: list[tuple[int, int | None]] = []
        self.read, self.viewer = 0, view.viewer

    def last(self, seat: int) -> str:
        """What a seat did in its last turn, or has done so far in this one; "" before the first."""
        self.catch_up()
        at = next((i for i in range(len(self.begun) - 1, -1, -1) if self.begun[i][1] == seat), None)
        if at is None:
            return ""
        begin = self.begun[at][0]
        end = self.begun[at + 1][0] if at + 1 < len(self.begun) else self.view.shown
        lines, number = self.view.told_lines(), itemgetter(0)
        first, after = bisect_right(lines, begin, key=number), bisect_left(lines, end, key=number)
        name = self.view.player(seat).name
        told = [text.rstrip(".").removeprefix(f"{name} ") for _, text in lines[first:after]]
        return ", ".join([*told[:MOST], f"and {len(told) - MOST} more"] if len(told) > MOST + 1 else told) or "nothing"

    def catch_up(self) -> None:
        """Read on to the moment that is shown."""
        shown, viewer = self.view.shown, self.view.viewer
        same = min(shown, self.read) if viewer == self.viewer else 0
        self.begun = [one for one in self.begun if one[0] < same] if same < self.read else self.begun
        self.viewer, self.read = viewer, same
        for number in range(self.read, shown):
            event = self.view.event(number)
            if isinstance(event, Changed) and event.field in ("active", "round"):
                self.begun.append((number, int(event.value) if event.field == "active" else None))
        self.read = shown


WIDEST = 220.0  # a chip
POWERED, NAMED = 48.0, 72.0  # of it for the Waystone Powers of who has any, where the name keeps so much
EYE = 34.0  # what a plate for looking takes of it
LEAST = 46.0  # units beside a face; where there are fewer, no words stand there
CHANGE, BLINK = 320, 260  # ms: from place to place, and lit


def is_short(w: float, h: float) -> bool:
    """Whether a chip of that size has no room for words beside its face."""
    return w - h - 14 < LEAST


@dataclass
class Chip:
    """How a chip differs from where it belongs and how it looks there: `dx` aside, `alpha` of a bright frame, `seen`
    how far it is to be seen at all (0..1)."""

    dx: float = 0
    alpha: float = 0
    seen: float = 1


class ChipLook(NamedTuple):
    """All that a chip shows."""

    seat: int
    size: tuple[int, int]
    name: str
    character: Character | None
    acts: bool
    shown: bool
    done: bool
    out: bool
    phase: str
    ready: bool
    health: int
    speed: int
    powers: int
    secret: bool  # a plate for looking lies at its end


class Ladder(Part):
    """In planning by seat, from then on by speed: who has acted, who acts, who follows."""

    name = "ladder"

    def __init__(self, view: View, sheet: OpenSheet) -> None:
        super().__init__(view)
        self.sheet, self.reading = sheet, sheet.reading
        self.chips: dict[int, Chip] = {}
        self.turns = Turns(view)
        self.last = self.order()  # as it was shown last

    def lay_out(self) -> None:
        self.chips.clear()
        self.turns.catch_up()
        self.last = self.order()

    # ---- motion -------------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        before, self.last = self.last, self.order()
        blinks = None
        match event:
            case Said(what="speed", player=int(seat)):
                blinks = self.blinked(seat)
            case Changed(field="ready", index=seat, value=True) if int(seat) != self.view.viewer:
                blinks = self.blinked(int(seat))
        slides = self.slide(before) if self.last != before else None
        return Together(blinks, slides) if blinks and slides else blinks or slides

    def slide(self, before: list[int]) -> Motion:
        """Chips leave the places that they had in an order, all together, and come to those that they have now: on the
        way they would lie over each other."""
        old, now = self.boxes(before), self.boxes()
        parts: list[Motion] = []
        for seat, box in now.items():
            if seat in old and old[seat][0] != box[0]:
                chip = self.chips.setdefault(seat, Chip())
                chip.dx = old[seat][0] - box[0]
                there = Call(partial(setattr, chip, "dx", 0.0))
                away, back = (Glide(chip, CHANGE / 2, in_out_sine, seen=seen) for seen in (0.0, 1.0))
                parts.append(Then(away, there, back))
        return Then(Call(self.view.sounder("tick")), Together(*parts))

    def blinked(self, seat: int) -> Motion:
        """A chip lights up and calms down."""
        chip = self.chips.setdefault(seat, Chip())
        return Then(Call(self.view.sounder("tick")), Fade(chip, 1, BLINK / 2), Fade(chip, 0, BLINK / 2))

    def order(self) -> list[int]:
        facts = self.view.picture.facts
        seats = range(len(facts["at"]))
        if facts["phase"] in ("setup", "planning"):
            return list(seats)
        done = list(facts["order"])
        rest = [seat for seat in seats if seat not in done]
        return [
            *done,
            *sorted(rest, key=lambda seat: (facts["out"][seat], -facts["speed"][seat], facts["health"][seat], seat)),
        ]

    def boxes(self, order: list[int] | None = None) -> dict[int, Area]:
        """Where chips lie, in the present order or another."""
        if (area := self.view.area("ladder")) is None:
            return {}
        x, y, w, h = area
        order = order or self.order()
        edge = min(14.0, 0.017 * w)
        step = min(WIDEST, (w - 2 * edge) / max(3, len(order)))
        gap = min(8.0, 0.05 * step)
        return {seat: (x + edge + i * step, y + 3, step - gap, h - 7) for i, seat in enumerate(order)}

    def where(self, thing: Target, at: int) -> Area | None:
        """The chip of a seat."""
        kind, _, seat = str(thing).partition("/")
        if kind == "peek":
            return self.peek(int(seat))
        return self.boxes().get(int(seat)) if kind == "seat" else None

    def peek(self, seat: int) -> Area | None:
        """The plate by which a rival looks at a plan that is not shown yet, at the end of the chip, or on its face
        where words need that room; None where there is none."""
        facts, (x, y, w, h) = self.view.picture.facts, self.boxes().get(seat, (0, 0, 0, 0))
        secret = self.view.shared and facts["ready"][seat] and not facts["revealed"][seat]
        if seat == self.view.home or not secret or is_short(w, h):
            return None
        return x + (3 if is_short(w - EYE, h) else w - EYE - 3), y + 3, EYE, h - 6

    def controls(self) -> list[Control]:
        """Choosing a chip shows that monster's sheet, as far as it is public; the own one again goes back."""
        found = []
        for seat, box in self.boxes().items():
            control = Control(f"seat/{seat}", box, self.reading.name(seat), partial(self.open, seat), zone="seats")
            control.radius, control.tip = 12, self.tip(seat)
            if is_short(box[2], box[3]):
                control.ring = self.view.area("ladder")  # a bubble stands beside all of them, clear of what is asked
            control.tags["seat"] = seat
            found.append(control)
        return found

    def open(self, seat: int) -> None:
        self.sheet.seat = None if seat in (self.sheet.usual, self.sheet.seat) else seat
        self.view.redraw()

    def tip(self, seat: int) -> str:
        character = self.reading.character(seat)
        facts = self.view.picture.facts
        if character is None:
            return "No monster yet."
        last = self.reading.remember(f"turn {seat}", lambda: self.turns.last(seat))
        powers = f"{facts['powers'][seat]} of {POWERS_TO_WIN} Waystone Powers"
        told = f"Last turn: {last}." if last else character.style
        return f"{character.name}: {facts['health'][seat]} hearts, {powers}. {told}"

    def draw(self, s: Sheet) -> None:
        if (area := self.view.area("ladder")) is None:
            return
        _, _, w, h = area
        self.view.stamps.svg(s, ("ladder", round(w), round(h)), area, plate(0, 0, w, h, 0, palette.deep))
        for control in self.controls():
            seat = int(str(control.tags["seat"]))
            self.chip(s, seat, control)

    def chip(self, s: Sheet, seat: int, control: Control) -> None:
        facts = self.view.picture.facts
        x, y, w, h = control.rect
        moved = self.chips.get(seat)
        x += moved.dx if moved and s.marks is None else 0
        look = ChipLook(
            seat,
            (round(w), round(h)),
            self.reading.name(seat),
            self.reading.character(seat),
            self.acts(seat),
            self.sheet.owner == seat,
            facts["phase"] == "action" and seat in facts["order"],
            facts["out"][seat],
            facts["phase"],
            facts["ready"][seat],
            facts["health"][seat],
            facts["speed"][seat],
            facts["powers"][seat],
            self.peek(seat) is not None and not is_short(w - EYE, h),
        )
        seen = moved.seen if moved else 1.0
        self.view.stamps.put(s, look, x, y, w, h, lambda t: self.paint(t, w, h, look), seen)
        if moved and moved.alpha > 0:
            light = plate(0, 0, w, h, ROUND, palette.white, 0.35) + frame(0, 0, w, h, ROUND, palette.white, THICK)
            self.view.stamps.svg(s, ("blink", round(w), round(h)), (x, y, w, h), light, moved.alpha)
        if self.view.focus.at == control.id:
            ring(s, self.view, replace(control, ring=None))

    def acts(self, seat: int) -> bool:
        question = self.view.question
        return self.reading.moving_seat() == seat or question is not None and question.player == seat

    def paint(self, t: Sheet, w: float, h: float, look: ChipLook) -> None:
        """A chip in a box from 0, 0."""
        crest, short = self.reading.crest(look.seat), is_short(w, h)
        r = min(h * 0.6, w - 6) / 2 - 1 if short else h / 2 - 3
        x, y = (w / 2, r + 3) if short else (r + 4, h / 2)
        ink = palette.garnet if look.acts else palette.foam if look.done or look.out else PAPER
        t.svg(
            (plate(0, 0, w, h, min(12.0, w / 4), palette.sun) if look.acts else "")
            + (frame(0, 0, w, h, min(12.0, w / 4), palette.paper) if look.shown else "")
            + disc(x, y, r + 1, crest.base)
        )
        if look.character:
            face = self.reading.pictures_of.face(look.character, crest.sky, round((2 * r - 3) * t.u))
            t.blit(face, x - r + 1.5, y - r + 1.5)
            k = min(9.0, 0.42 * r)
            right, low = x + r - 4, y + r - k + 2
            t.svg(disc(right, low, k, crest.shade) + icon(crest.symbol, right, low, 1.3 * k, PAPER, crest.shade))
        else:
            t.svg(icon(crest.symbol, x, y, r * 1.2, crest.figure, crest.base))
        if short:
            self.paint_short(t, look, ink, w, h)
            return
        left, middle, low, high = 2 * r + 14, h * 0.72, h * 0.735, 0.32 * h
        w -= EYE + 3 if look.secret else 0
        room = whole = w - left - 6
        k = min(1.0, room / 78)
        if look.powers and room - POWERED >= NAMED:
            self.paint_powers(t, look, ink, w - 8, h * 0.29, high)
            room -= POWERED
        t.say(look.name, "name", ink, left, h * 0.29, "l", room, maxh=high)
        if look.character and not look.out and look.phase != "planning":
            t.svg(
                icon("heart", left + 8 * k, middle, 15 * k, palette.risk if look.acts else palette.harm, palette.white)
            )
            t.say(str(look.health), "number_small", ink, left + 18 * k, low, "l", 20 * k, maxh=high)
            if look.speed:
                t.svg(
                    icon(
                        "boot",
                        left + 48 * k,
                        middle,
                        15 * k,
                        palette.sepia if look.acts else palette.cyan,
                        palette.deep,
                    )
                )
                t.say(str(look.speed), "number_small", ink, left + 58 * k, low, "l", 20 * k, maxh=high)
            return
        words = "choosing" if look.acts else "to choose"
        if look.phase == "planning":
            words = "Ready" if look.ready else "planning"
        words = "defeated" if look.out else words
        t.say(words, "strong" if words == "Ready" else "note", ink, left, low, "l", whole, high)

    @staticmethod
    def paint_powers(t: Sheet, look: ChipLook, ink: str, right: float, middle: float, high: float) -> None:
        """How many Waystone Powers that seat has of the four that win."""
        t.svg(icon("star4", right - 36, middle, 15, palette.garnet if look.acts else palette.cyan, palette.deep))
        t.say(f"{look.powers}/{POWERS_TO_WIN}", "number_small", ink, right, middle, "r", 26, maxh=high)

    @staticmethod
    def paint_short(t: Sheet, look: ChipLook, ink: str, w: float, h: float) -> None:
        """Under the face: hearts, or a tick for who is ready."""
        low, size = h * 0.82, min(15.0, 0.3 * h)
        if look.out:
            t.say("out", "strong", ink, w / 2, low, "c", w, size=size)
        elif look.phase == "planning" and look.ready:
            t.svg(icon("check", w / 2, low, size, ink, palette.deep))
        elif look.character:
            heart = icon(
                "heart", w / 2 - 9, low, size * 0.9, palette.risk if look.acts else palette.harm, palette.white
            )
            t.svg(heart)
            t.say(str(look.health), "number_small", ink, w / 2 - 1, low + 0.5, "l", w / 2, size=size)
