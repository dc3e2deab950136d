"""flights: what travels between sheet and map: dice that come, leave their slots or roll, crossed boxes, bonuses."""

from __future__ import annotations

from typing import Any

from game.engine.events import Changed, Event, Rolled, Said
from game.ui.draw.paint import Area, Sheet
from game.ui.games.montoons.air import AirPaint, Flyer
from game.ui.games.montoons.effects import VIOLET, Effects
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sheetplaces import BOX
from game.ui.style.palette import palette
from game.ui.table.dice import POSES
from game.ui.table.part import Part, View
from game.ui.table.pausing import EVEN
from game.ui.window.motion import TUMBLE, Call, Fade, Glide, Motion, Then, Together, Tumble, Wait, out_back

KEPT = ("shells", "berries", "seeds", "unused")  # facts that are boxes of a sheet
POOL = -1
SPENT, PLACED, CROSSED = 320, 170, 240  # ms
ROLLED = 54.0  # size of a die that is rolled over the map
ABOVE, BESIDE, HOPS = 96.0, 64.0, 40.0  # how far it lies over its monster or beside it, and how high it hops
BRIEF = 620  # ms that a rolling die tumbles


class Flights(Part):
    """Places on a sheet count only while it is shown. `under_way` are the slots to which dice are flying."""

    name = "flights"

    def __init__(
        self, view: View, reading: Reading, effects: Effects, paint: AirPaint, plan: Plan, sheet: OpenSheet
    ) -> None:
        super().__init__(view)
        self.reading, self.effects, self.paint, self.plan, self.sheet = reading, effects, paint, plan, sheet
        self.figures, self.air = effects.figures, effects.air

    def draw(self, s: Sheet) -> None:
        self.paint.draw_over_all(s)

    def show(self, event: Event) -> Motion | None:
        match event:
            case Rolled():
                return self.rolls(event.player, event.value)
            case Said(what="sinks", player=int(seat)):
                return self.lost_die(seat, int(event.about[0]))
            case Changed(index=int(seat), value=value):
                return self.changed(seat, event.field, value, self.view.before)
        return None

    def changed(self, seat: int, field: str, value: Any, before: Any) -> Motion | None:
        match field:
            case "dice":
                return self.dice_rolled(seat, value or (), before or ())
            case "slots":
                return self.dice_moved(seat, value or (), before or ())
            case "powered":
                return self.written(seat, value, before or ())
            case "boxes":
                return self.crossed(seat, value, before or 0)
            case "earned":
                return self.surrounded(seat, value, before or 0)
            case field if field in KEPT:
                return self.kept(seat, field, value, before)
        return None

    # ---- where things lie -----------------------------------------------------------------------------------------
    def shown_slot(self, seat: int, number: int) -> Area | None:
        """Where a slot lies on the sheet that is shown, if it is that seat's."""
        character = self.reading.character(seat)
        if character is None or self.sheet.owner != seat or number < 0:
            return None
        return self.sheet.place_of(f"slot/{character.slots[number].key}")

    def shown_box(self, seat: int, at: str) -> Area | None:
        return self.sheet.place_of(at) if self.sheet.owner == seat and self.reading.character(seat) else None

    # ---- dice ---------------------------------------------------------------------------------------------------
    def dice_rolled(self, seat: int, dice: tuple[int, ...], before: tuple[int, ...]) -> Motion | None:
        """The own dice tumble into the tray, or one is turned by a shell."""
        if not dice or seat != self.view.viewer or self.view.picture.facts["phase"] != "planning" and not before:
            return None
        if len(dice) == len(before):
            changed = [i for i, (old, new) in enumerate(zip(before, dice)) if old != new]
            slots = self.view.picture.facts["slots"][seat]
            boxes = [self.place_of_die(seat, slots, i) for i in changed]
            return self.tumbled(seat, [(dice[i], box) for i, box in zip(changed, boxes) if box], BRIEF)
        self.plan.wanted = 0
        thrown = [(value, box) for i, value in enumerate(dice) if (box := self.view.where(f"die/{i}"))]
        return self.tumbled(seat, thrown, TUMBLE, self.view.throwing.vigour)

    def place_of_die(self, seat: int, slots: tuple[int, ...], die: int) -> Area | None:
        """Where a die lies: in the tray or on its slot."""
        if slots[die] == POOL:
            return self.view.where(f"die/{sum(slot == POOL for slot in slots[:die])}")
        return self.shown_slot(seat, slots[die])

    def tumbled(self, seat: int, dice: list[tuple[int, Area]], ms: float, vigour: float = EVEN) -> Motion | None:
        """Dice tumble where they lie; under them the tray is empty meanwhile."""
        if not dice:
            return None
        flyers = [self.die_over(box, box[2], seat, value, 0) for value, box in dice]

        def begin() -> None:
            self.plan.hidden += 1
            self.air.flyers += flyers

        def end() -> None:
            self.plan.hidden = max(0, self.plan.hidden - 1)
            self.air.flyers[:] = [flyer for flyer in self.air.flyers if flyer not in flyers]

        return Then(
            Call(begin),
            Call(self.view.sounder("dice")),
            Together(*(Tumble(flyer, POSES, ms, vigour) for flyer in flyers), apart=50),
            Call(end),
        )

    def dice_moved(self, seat: int, slots: tuple[int, ...], before: tuple[int, ...]) -> Motion | None:
        """Put on a slot, taken back, or off to be used."""
        dice = self.view.picture.facts["dice"][seat]
        if not dice or len(slots) != len(before):
            return None
        found = []
        for i, (old, new) in enumerate(zip(before, slots)):
            if old == new:
                continue
            start, end = self.place_of_die(seat, before, i), self.place_of_die(seat, slots, i) if new >= POOL else None
            if start is None:
                continue
            flyer = self.die_over(start, min(start[2] * 1.3, 60) if old >= 0 else start[2], seat, dice[i])
            character = self.reading.character(seat)
            key = character.slots[new].key if character and new >= 0 else ""
            found.append(self.die_goes(seat, flyer, end, key) if end else self.die_spent(seat, flyer))
        if not found:
            return None
        return Then(Call(self.view.sounder("card")), Together(*found, apart=60))

    def die_over(self, box: Area, size: float, seat: int, value: int, pose: int = POSES - 1) -> Flyer:
        """A die over the middle of a place."""
        x, y, w, h = box
        return Flyer("die", x + w / 2, y + h / 2, size, 1, value, self.reading.dice_colour(seat), pose)

    def die_goes(self, seat: int, flyer: Flyer, end: Area, key: str) -> Motion:
        """From the tray to a slot or back; one that was let go over its slot lies there already."""
        x, y, w, h = end
        at = seat, key
        if self.plan.by_hand:
            self.plan.by_hand = False
            return Wait(0) if self.plan.coming else self.ringed(end)
        return Then(
            Call(lambda: self.sheet.flying.add(at)),
            self.air.flight(flyer, PLACED, x + w / 2, y + h / 2, w * 1.3 if key else w),
            Call(lambda: self.sheet.flying.discard(at)),
        )

    def die_spent(self, seat: int, flyer: Flyer) -> Motion:
        """From its slot to the monster that it moves."""
        x, y = self.figures.spot(seat) or (flyer.x, flyer.y)
        return self.air.flight(flyer, SPENT, x, y - 40)

    def written(self, seat: int, values: tuple[int, ...], before: tuple[int, ...]) -> Motion | None:
        """Values are written in power-up slots for good: a ring on each."""
        character = self.reading.character(seat)
        if character is None or len(values) != len(before):
            return None
        keys = [slot.key for slot in character.slots if slot.row >= 0]
        boxes = [self.shown_box(seat, f"slot/{key}") for key, old, new in zip(keys, before, values) if old != new]
        rings = [self.ringed(box) for box in boxes if box]
        return Then(Call(self.view.sounder("coin")), Together(*rings, apart=70)) if rings else None

    def ringed(self, box: Area) -> Motion:
        """A ring closes round a place."""
        x, y, w, h = box
        return self.air.flight(Flyer("ring", x + w / 2, y + h / 2, w * 2.4), CROSSED, x + w / 2, y + h / 2, w * 1.3)

    def rolls(self, seat: int, value: int) -> Motion | None:
        """A die thrown for all to see tumbles over the monster that it is for."""
        if self.figures.spot(seat) is None:
            return None
        flyer = Flyer("die", 0, 0, ROLLED, 1, value, self.reading.dice_colour(seat), 0)

        def begin() -> None:
            flyer.x, flyer.y = self.over(seat)

        falls = Tumble(flyer, POSES, BRIEF, self.view.throwing.vigour)
        tumbles = self.air.flown(flyer, Call(self.view.sounder("dice")), falls, Wait(260), Fade(flyer, 0, 90))
        return Then(Call(begin), tumbles)

    def over(self, seat: int) -> tuple[float, float]:
        """Where a die is rolled: over its monster; beside one at the upper edge of the map, so that it lies on that."""
        x, y = self.figures.spot(seat) or (0, 0)
        left, top, wide, _ = self.view.area("map") or (0, 0, *self.view.room)
        high = top + ROLLED / 2 + HOPS
        if y - ABOVE >= high:
            return x, y - ABOVE
        return (x + BESIDE if x + BESIDE + ROLLED / 2 < left + wide else x - BESIDE), max(high, y - BESIDE)

    def lost_die(self, seat: int, value: int) -> Motion | None:
        """Quicksand swallows a die."""
        monster = self.figures.monsters.get(seat)
        if monster is None:
            return None
        x, y = self.figures.spot(seat) or (0, 0)
        flyer = Flyer("die", x, y - 70, 44, 0, value, self.reading.dice_colour(seat))
        return Then(
            Call(self.view.sounder("wrong")),
            self.air.aside(self.air.flight(flyer, 620, x, y + 8, 10)),
            self.effects.say_over(monster, "The quicksand takes a die", palette.sepia, "", 480),
        )

    # ---- the grid ------------------------------------------------------------------------------------------------
    def crossed(self, seat: int, boxes: int, before: int) -> Motion | None:
        """Boxes of the Waystone grid are crossed, large where the grid lies open; rivals' are told over them."""
        character = self.reading.character(seat)
        new = boxes & ~before
        if character is None or not new or not self.view.picture.facts["round"]:
            return None
        places = [divmod(n, character.columns) for n in range(len(character.values)) if new >> n & 1]
        crosses = [self.cross_at(box) for row, col in places for box in self.grid_boxes(seat, row, col)]
        values = ", ".join(str(character.values[row * character.columns + col]) for row, col in places)
        monster = self.figures.monsters.get(seat) if seat != self.view.viewer else None
        told = self.effects.say_over(monster, f"Crosses a {values}", VIOLET, "waystone") if monster else None
        if not crosses:
            return told
        return Then(Call(self.view.sounder("choose")), Together(*crosses), *([told] if told else []))

    def grid_boxes(self, seat: int, row: int, col: int) -> list[Area]:
        """Where a box of the grid is seen: large over the map where that lies open, and on the sheet."""
        mine = seat == self.view.home and self.view.viewer == seat
        found = (self.view.where(f"grid/{row},{col}") if mine else None, self.shown_box(seat, f"box/{row},{col}"))
        return [box for box in found if box]

    def cross_at(self, box: Area) -> Motion:
        x, y, w, h = box
        flyer = Flyer("cross", x + w / 2, y + h / 2, w * 2.2)
        comes = Together(Fade(flyer, 1, 120), Glide(flyer, CROSSED, out_back, size=w))
        return self.air.flown(flyer, comes, Wait(60))

    def surrounded(self, seat: int, earned: int, before: int) -> Motion | None:
        """A bonus between crossed boxes is gained: it flies to its place on the sheet, or to the monster."""
        character, new = self.reading.character(seat), earned & ~before
        flown: list[Motion] = []
        for n, bonus in enumerate(character.grid.bonuses if character else ()):
            if new >> n & 1 and (corner := self.corner_of(seat, bonus.at)):
                x, y, d = corner
                goal = self.goal_of(seat, bonus.gives)
                flown.append(self.air.flight(Flyer(bonus.gives, x, y, d * 2), 420, *goal, d * 2))
        return Then(Call(self.view.sounder("coin")), Together(*flown, apart=120)) if flown else None

    def corner_of(self, seat: int, at: tuple[int, int]) -> tuple[float, float, float] | None:
        """Where a corner of the grid is seen, and how large its bonus is."""
        boxes = self.grid_boxes(seat, 0, 0)
        if not boxes:
            return None
        x, y, w, _ = boxes[0]
        return x + at[1] * w, y + at[0] * w, w * 0.7

    def goal_of(self, seat: int, kind: str) -> tuple[float, float]:
        """Where a bonus goes: to the boxes it fills on the sheet that is shown, else to the monster."""
        at = {"shell": "shells/1", "berry": "berries", "special": "seeds"}.get(kind, "")
        box = self.shown_box(seat, at) if at else None
        if box:
            return box[0] + box[2] / 2, box[1] + box[3] / 2
        x, y, w, h = self.view.where(f"seat/{seat}") or (0, 0, 0, 0)
        return self.figures.spot(seat) or (x + w / 2, y + h / 2)

    # ---- what is kept -------------------------------------------------------------------------------------------
    def kept(self, seat: int, field: str, marks: Any, before: Any) -> Motion | None:
        """A box of shells, berries, special bonuses or Unused Dice is filled or spent: a ring round it."""
        character = self.reading.character(seat)
        if character is None or marks == before or not before:
            return None
        row = 2 if field == "shells" and marks[2:] != before[2:] else 1
        box = self.shown_box(seat, f"shells/{row}" if field == "shells" else field)
        if box is None:
            return None
        part = slice(2 * row - 2, 2 * row) if field == "shells" else slice(None)
        pair, old = marks[part], before[part]
        number = pair[0] - 1 if pair[0] > old[0] else pair[1] - 1
        x, y, _, h = box
        rings = self.air.aside(self.ringed((x + number * h * (BOX + 2) / BOX, y, h, h)))
        return Then(Call(self.view.sounder("coin")), rings)
