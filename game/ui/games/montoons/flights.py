"""flights: what travels between sheet and map: dice that come, leave their slots or roll, the token, boxes, bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.games.montoons.air import Flyer
from game.ui.games.montoons.dice import POSES, dice_colour
from game.ui.games.montoons.effects import VIOLET
from game.ui.games.montoons.travels import Travels
from game.ui.window.focus import Box
from game.ui.window.motion import (
    TUMBLE,
    Call,
    Fade,
    Glide,
    Motion,
    Then,
    Together,
    Tumble,
    Wait,
    in_out_sine,
    out_back,
    out_cubic,
)

if TYPE_CHECKING:
    from game.ui.games.montoons.grid import GridBoard
    from game.ui.games.montoons.planning import PlanningTray
    from game.ui.games.montoons.sheet import SheetPanel

POOL = -1
SPENT, PLACED, TOKEN, CROSSED = 320, 170, 760, 240  # ms
ROLLED = 54.0  # size of a die that is rolled over the map
BRIEF = 620  # ms that a rolling die tumbles


class Flights(Travels):
    """Places on the sheet count only while the sheet of who they belong to is shown."""

    sheet_panel: SheetPanel
    planning: PlanningTray
    grid: GridBoard
    placed_by_hand: bool = False  # the die was let go where it lies now
    token_away: bool = False  # the Waystone's light is on its way
    flying: set[tuple[int, str]]  # seat and slot of dice that are on their way there

    # ---- flying -------------------------------------------------------------------------------------------------
    def flight(self, flyer: Flyer, ms: float, x: float, y: float, size: float | None = None, keep: float = 0) -> Motion:
        """It appears where it is, flies, and is gone."""

        def end() -> None:
            if flyer in self.air.flyers:
                self.air.flyers.remove(flyer)

        return Then(
            Call(lambda: self.air.flyers.append(flyer)),
            Fade(flyer, 1, 60),
            Glide(flyer, ms, in_out_sine, x=x, y=y, size=size or flyer.size),
            Wait(keep),
            Fade(flyer, 0, 90),
            Call(end),
        )

    def shown_slot(self, seat: int, number: int) -> Box | None:
        """Where a slot lies on the sheet that is shown, if it is that seat's."""
        character = self.character(seat)
        if character is None or self.sheet_panel.owner != seat or number < 0:
            return None
        return self.sheet_panel.place_of(f"slot/{character.slots[number].key}")

    def shown_box(self, seat: int, at: str) -> Box | None:
        return self.sheet_panel.place_of(at) if self.sheet_panel.owner == seat and self.character(seat) else None

    def colour_of(self, seat: int) -> str:
        return dice_colour(self.sitting.players[seat].crest)

    # ---- dice ---------------------------------------------------------------------------------------------------
    def dice_rolled(self, seat: int, dice: tuple[int, ...], before: tuple[int, ...]) -> Motion | None:
        """The own dice tumble into the tray, or one is turned by a shell."""
        if not dice or seat != self.viewer or self.picture.facts["phase"] != "planning" and not before:
            return None
        if len(dice) == len(before):
            changed = [i for i, (old, new) in enumerate(zip(before, dice)) if old != new]
            slots = self.picture.facts["slots"][seat]
            boxes = [self.place_of_die(seat, slots, i) for i in changed]
            return self.tumbled(seat, [(dice[i], box) for i, box in zip(changed, boxes) if box], BRIEF)
        self.planning.wanted = 0
        return self.tumbled(seat, [(value, self.planning.die_box(i)) for i, value in enumerate(dice)], TUMBLE)

    def place_of_die(self, seat: int, slots: tuple[int, ...], die: int) -> Box | None:
        """Where a die lies: in the tray or on its slot."""
        if slots[die] == POOL:
            return self.planning.die_box(sum(slot == POOL for slot in slots[:die]))
        return self.shown_slot(seat, slots[die])

    def tumbled(self, seat: int, dice: list[tuple[int, Box]], ms: float) -> Motion | None:
        """Dice tumble where they lie; under them the tray is empty meanwhile."""
        if not dice:
            return None
        flyers = [
            Flyer("die", x + w / 2, y + h / 2, w, 1, value, self.colour_of(seat), 0) for value, (x, y, w, h) in dice
        ]

        def begin() -> None:
            self.planning.hidden += 1
            self.air.flyers += flyers

        def end() -> None:
            self.planning.hidden = max(0, self.planning.hidden - 1)
            self.air.flyers[:] = [flyer for flyer in self.air.flyers if flyer not in flyers]

        return Then(
            Call(begin),
            Call(self.sounder("dice")),
            Together(*(Tumble(flyer, POSES, ms) for flyer in flyers), apart=50),
            Call(end),
        )

    def dice_moved(self, seat: int, slots: tuple[int, ...], before: tuple[int, ...]) -> Motion | None:
        """Put on a slot, taken back, or off to be used."""
        dice = self.picture.facts["dice"][seat]
        if not dice or len(slots) != len(before):
            return None
        found = []
        for i, (old, new) in enumerate(zip(before, slots)):
            if old == new:
                continue
            start, end = self.place_of_die(seat, before, i), self.place_of_die(seat, slots, i) if new >= POOL else None
            if start is None:
                continue
            x, y, w, h = start
            flyer = Flyer(
                "die", x + w / 2, y + h / 2, min(w * 1.3, 60) if old >= 0 else w, 1, dice[i], self.colour_of(seat)
            )
            character = self.character(seat)
            key = character.slots[new].key if character and new >= 0 else ""
            found.append(self.die_goes(seat, flyer, end, key) if end else self.die_spent(seat, flyer))
        if not found:
            return None
        return Then(Call(self.sounder("card")), *([Together(*found, apart=60)]))

    def die_goes(self, seat: int, flyer: Flyer, end: Box, key: str) -> Motion:
        """From the tray to a slot or back; one that was let go over its slot lies there already."""
        x, y, w, h = end
        at = seat, key
        if self.placed_by_hand:
            self.placed_by_hand = False
            return Wait(0) if self.planning.coming else self.ringed(end)
        return Then(
            Call(lambda: self.flying.add(at)),
            self.flight(flyer, PLACED, x + w / 2, y + h / 2, w * 1.3 if key else w),
            Call(lambda: self.flying.discard(at)),
        )

    def die_spent(self, seat: int, flyer: Flyer) -> Motion:
        """From its slot to the monster that it moves."""
        monster = self.monsters.get(seat)
        x, y = self.board.view.at(monster.x, monster.y) if monster else (flyer.x, flyer.y)
        return self.flight(flyer, SPENT, x, y - 40)

    def written(self, seat: int, values: tuple[int, ...], before: tuple[int, ...]) -> Motion | None:
        """Values are written in power-up slots for good: a ring on each."""
        character = self.character(seat)
        if character is None or len(values) != len(before):
            return None
        keys = [slot.key for slot in character.slots if slot.row >= 0]
        boxes = [self.shown_box(seat, f"slot/{key}") for key, old, new in zip(keys, before, values) if old != new]
        rings = [self.ringed(box) for box in boxes if box]
        return Then(Call(self.sounder("coin")), Together(*rings, apart=70)) if rings else None

    def ringed(self, box: Box) -> Motion:
        """A ring closes round a place."""
        x, y, w, h = box
        return self.flight(Flyer("ring", x + w / 2, y + h / 2, w * 2.4), CROSSED, x + w / 2, y + h / 2, w * 1.3)

    def rolls(self, seat: int, value: int) -> Motion | None:
        """A die thrown for all to see tumbles over the monster that it is for."""
        monster = self.monsters.get(seat)
        if monster is None:
            return None
        flyer = Flyer("die", 0, 0, ROLLED, 1, value, self.colour_of(seat), 0)

        def begin() -> None:
            flyer.x, flyer.y = self.board.view.at(monster.x, monster.y)
            flyer.y -= 96
            self.air.flyers.append(flyer)

        def end() -> None:
            if flyer in self.air.flyers:
                self.air.flyers.remove(flyer)

        return Then(
            Call(begin),
            Call(self.sounder("dice")),
            Tumble(flyer, POSES, BRIEF),
            Wait(260),
            Fade(flyer, 0, 90),
            Call(end),
        )

    def lost_die(self, seat: int, value: int) -> Motion | None:
        """Quicksand swallows a die."""
        monster = self.monsters.get(seat)
        if monster is None:
            return None
        x, y = self.board.view.at(monster.x, monster.y)
        flyer = Flyer("die", x, y - 70, 44, 0, value, self.colour_of(seat))
        return Then(
            Call(self.sounder("wrong")),
            self.aside(self.flight(flyer, 620, x, y + 8, 10)),
            self.say_over(seat, "The quicksand takes a die", "#7a5a20", "", 480) or Wait(0),
        )

    # ---- the Waystone -------------------------------------------------------------------------------------------
    def token_flies(self, number: int, before: int) -> Motion | None:
        """The Waystone's light rises from one location and comes down on another."""
        here, there = (
            self.arena.waystones[n - 1] if 1 <= n <= len(self.arena.waystones) else -1 for n in (before, number)
        )
        if there < 0:
            return None
        x, y = self.board.view.spot(there)
        if here < 0:
            return Then(Call(self.sounder("magic")), self.flashed(there, "#8ffcf0"))
        ax, ay = self.board.view.spot(here)
        flyer = Flyer("stone", ax, ay - 30, 52)
        self.token_away = True

        def begin() -> None:
            self.air.flyers.append(flyer)

        def end() -> None:
            if flyer in self.air.flyers:
                self.air.flyers.remove(flyer)

        def there_now() -> None:
            self.token_away = False

        return Then(
            Call(self.sounder("magic")),
            Call(begin),
            Together(Fade(flyer, 1, 100), Glide(flyer, 160, out_cubic, hop=0, y=ay - 70)),
            Glide(flyer, TOKEN, in_out_sine, hop=70, x=x, y=y - 40),
            Glide(flyer, 120, y=y - 20),
            Call(there_now),
            self.aside(self.flashed(there, "#8ffcf0", 600)),
            Call(self.sounder("win")),
            Fade(flyer, 0, 120),
            Call(end),
        )

    def crossed(self, seat: int, boxes: int, before: int) -> Motion | None:
        """Boxes of the Waystone grid are crossed, large where the grid lies open; rivals' are told over them."""
        character = self.character(seat)
        new = boxes & ~before
        if character is None or not new or not self.picture.facts["round"]:
            return None
        places = [divmod(n, character.columns) for n in range(len(character.values)) if new >> n & 1]
        crosses = [self.cross_at(box) for row, col in places for box in self.grid_boxes(seat, row, col)]
        values = ", ".join(str(character.values[row * character.columns + col]) for row, col in places)
        told = None if seat == self.viewer else self.say_over(seat, f"Crosses a {values}", VIOLET, "waystone")
        if not crosses:
            return told
        return Then(Call(self.sounder("choose")), Together(*crosses), *([told] if told else []))

    def grid_boxes(self, seat: int, row: int, col: int) -> list[Box]:
        """Where a box of the grid is seen: on the sheet, and large over the map."""
        found = [self.shown_box(seat, f"box/{row},{col}")]
        if seat == self.home and self.viewer == seat:
            found.append(self.large_box(row, col))
        return [box for box in found if box]

    def large_box(self, row: int, col: int) -> Box | None:
        """The box in the grid over the map, if that lies open."""
        return self.grid.box_of(row, col)

    def cross_at(self, box: Box) -> Motion:
        x, y, w, h = box
        flyer = Flyer("cross", x + w / 2, y + h / 2, w * 2.2)

        def end() -> None:
            if flyer in self.air.flyers:
                self.air.flyers.remove(flyer)

        return Then(
            Call(lambda: self.air.flyers.append(flyer)),
            Together(Fade(flyer, 1, 120), Glide(flyer, CROSSED, out_back, size=w)),
            Wait(60),
            Call(end),
        )

    def surrounded(self, seat: int, earned: int, before: int) -> Motion | None:
        """A bonus between crossed boxes is gained: it flies to its place on the sheet, or to the monster."""
        character, new = self.character(seat), earned & ~before
        if character is None or not new:
            return None
        flown: list[Motion] = []
        for n, bonus in enumerate(character.grid.bonuses):
            corner = self.corner_of(seat, bonus.at) if new >> n & 1 else None
            if corner:
                x, y, d = corner
                flown.append(self.flight(Flyer(bonus.gives, x, y, d * 2), 420, *self.goal_of(seat, bonus.gives), d * 2))
        return Then(Call(self.sounder("coin")), Together(*flown, apart=120)) if flown else None

    def corner_of(self, seat: int, at: tuple[int, int]) -> tuple[float, float, float] | None:
        """Where a corner of the grid is seen, and how large its bonus is."""
        first = (self.large_box(0, 0) if seat == self.home and self.viewer == seat else None) or self.shown_box(
            seat, "box/0,0"
        )
        if first is None:
            return None
        x, y, w, _ = first
        return x + at[1] * w, y + at[0] * w, w * 0.7

    def goal_of(self, seat: int, kind: str) -> tuple[float, float]:
        """Where a bonus goes: to the boxes it fills on the sheet that is shown, else to the monster."""
        at = {"shell": "shells/1", "berry": "berries", "special": "seeds"}.get(kind, "")
        box = self.shown_box(seat, at) if at else None
        if box:
            return box[0] + box[2] / 2, box[1] + box[3] / 2
        monster = self.monsters.get(seat)
        return self.board.view.at(monster.x, monster.y) if monster else (640, 40)

    # ---- what is kept -------------------------------------------------------------------------------------------
    def kept(self, seat: int, field: str, marks: Any, before: Any) -> Motion | None:
        """A box of shells, berries, special bonuses or Unused Dice is filled or spent: a ring round it."""
        character = self.character(seat)
        if character is None or marks == before or not before:
            return None
        row = 2 if field == "shells" and marks[2:] != before[2:] else 1
        box = self.shown_box(seat, f"shells/{row}" if field == "shells" else field)
        if box is None:
            return None
        pair, old = (
            (marks[2 * row - 2 : 2 * row], before[2 * row - 2 : 2 * row]) if field == "shells" else (marks, before)
        )
        number = pair[0] - 1 if pair[0] > old[0] else pair[1] - 1
        x, y, _, h = box
        return self.aside(self.ringed((x + number * (h + 2), y, h, h)))
