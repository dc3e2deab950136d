"""grid: the Waystone grid enlarged over the map while one of its boxes is to be crossed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.agenda import say
from game.engine.events import Changed, Event, Rolled
from game.engine.words import counted, lowered
from game.rules.montoons.outcome import led_to
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.waystone import Marking, MarkingFree
from game.ui.draw.paint import GOLD, PAPER, Area, Sheet
from game.ui.draw.shapes import disc, frame, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.places import Floating, within
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sheetpaint import POWERS
from game.ui.style.metrics import BOLD, BROAD, PILL, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.panes import Pane
from game.ui.table.part import Target, View
from game.ui.window.focus import Control
from game.ui.window.motion import Motion

CELL, HIGH = 62.0, 330.0
MOST = 1.4  # how large it becomes
HEAD, FOOT, SIDE = 54.0, 52.0, 34.0
BONUSES = {
    "waystone": "Waystone Power",
    "shell": "Shell",
    "berry": "Berry",
    "heart": "Heart back",
    "special": "Special bonus",
}
LILAC, NIGHT = palette.violet, palette.plum


class GridBoard(Floating):
    """The same boxes as on the sheet, large enough to be read and hit."""

    name = "grid"

    def __init__(self, view: View, reading: Reading) -> None:
        super().__init__(view)
        self.reading = reading
        self.staying = False  # what was crossed is being shown

    @property
    def asked(self) -> bool:
        return isinstance(self.view.about, Marking | MarkingFree)

    @property
    def open(self) -> bool:
        """While a box is to be crossed, and until that has been shown."""
        if self.asked:
            self.staying = True
        elif not self.view.busy or self.view.past:
            self.staying = False
        return self.staying

    def show(self, event: Event) -> Motion | None:
        """What was crossed has been shown when something else happens."""
        if isinstance(event, Rolled) or isinstance(event, Changed) and event.field in ("at", "token", "active"):
            self.staying = False
        return None

    def where(self, thing: Target, at: int) -> Area | None:
        """A box ("grid/1,2"), while it lies open."""
        kind, _, place = str(thing).partition("/")
        return self.box_of(*(int(part) for part in place.split(","))) if kind == "grid" else None

    def character(self) -> Character | None:
        return self.reading.character(self.view.home) if self.open else None

    def box_of(self, row: int, col: int) -> Area | None:
        """Where a box of the grid lies while it is open."""
        character = self.character()
        if character is None:
            return None
        cell = self.cell(character)
        return SIDE + col * cell, HEAD + 16 + row * cell, cell, cell

    def cell(self, character: Character) -> float:
        return min(CELL, HIGH / len(character.grid.rows))

    def panel(self, character: Character) -> Area:
        """The panel, in its own units."""
        cell = self.cell(character)
        return 0, 0, cell * character.columns + 2 * SIDE, cell * len(character.grid.rows) + HEAD + FOOT + 2 * 16

    def lies(self) -> Pane | None:
        """In the middle of the map."""
        character = self.character()
        if character is None or (area := self.view.area("map")) is None:
            return None
        x, y, w, h = area
        return within(self.panel(character), (x, y + 4, w, h - 8), MOST)

    def controls(self) -> list[Control]:
        """Boxes that may be crossed, and the others, which say why not."""
        character = self.character()
        if character is None or not self.asked:
            return []
        return [*self.boxes(character), *self.dots(character)]

    def boxes(self, character: Character) -> Iterator[Control]:
        lit = self.reading.choices("box")
        for n, value in enumerate(character.values):
            row, col = divmod(n, character.columns)
            box, place = self.box_of(row, col), f"{row},{col}"
            assert box is not None
            label, zone, tip = str(value), "grid", ""
            if place in lit:
                label, zone, tip = say(lit[place][0].label), "choices", self.towards(character, n)
            yield self.view.control(f"grid/{place}", box, f"box/{place}", label, zone=zone, radius=SLIP, tip=tip)

    def dots(self, character: Character) -> Iterator[Control]:
        for n, bonus in enumerate(character.grid.bonuses):
            box, words = self.dot(character, n), self.left(character, n, 0)
            yield Control(f"bonus/{n}", box, BONUSES[bonus.gives], zone="grid", radius=box[2] / 2, tip=words, stop=True)

    def dot(self, character: Character, n: int) -> Area:
        """Where a bonus lies: on the corner where its boxes meet."""
        cell, at = self.cell(character), character.grid.bonuses[n].at
        r = cell * 0.26
        return SIDE + at[1] * cell - r, HEAD + 16 + at[0] * cell - r, 2 * r, 2 * r

    def left(self, character: Character, n: int, more: int) -> str:
        """How far a bonus is from being gained once `more` boxes are crossed as well; a set of boxes is a bitmask."""
        facts, seat = self.view.picture.facts, self.view.home
        if facts["earned"][seat] >> n & 1:
            return "You have it."
        missing = (character.around[n] & ~(facts["boxes"][seat] | more)).bit_count()
        return f"{counted(missing, 'box', 'boxes')} round it still to cross." if missing else "It is yours at the end."

    def towards(self, character: Character, box: int) -> str:
        """What crossing a box does for the bonuses on its corners, or where there are none, what it leads to."""
        earned, bonuses = self.view.picture.facts["earned"][self.view.home], character.grid.bonuses
        beside = [n for n in range(len(bonuses)) if character.around[n] >> box & 1]
        nearer = [
            f"{BONUSES[bonuses[n].gives]}: {lowered(self.left(character, n, 1 << box))}"
            for n in beside
            if not earned >> n & 1
        ]
        if nearer:
            return " ".join(nearer)
        number = self.view.by_rule(led_to, self.view.home, box)
        leads = f"It leads on to {counted(number, 'more box', 'more boxes')}." if number else "It opens no other box."
        return f"{'No bonus is left' if beside else 'There is no bonus'} on its corners. {leads}"

    def due(self, character: Character) -> list[int]:
        """The bonuses that are gained when the crossing ends."""
        facts, seat = self.view.picture.facts, self.view.home
        crossed, earned = facts["boxes"][seat], facts["earned"][seat]
        return [n for n, boxes in enumerate(character.around) if not (boxes & ~crossed or earned >> n & 1)]

    def draw(self, s: Sheet) -> None:
        character = self.character()
        if character is None:
            return
        seat = self.view.home
        facts, (x, y, w, h) = self.view.picture.facts, self.panel(character)
        s.cover(x, y, w, h)
        now = (facts[name][seat] for name in ("boxes", "earned", "powers"))
        key = ("grid", character.id, *now, *self.reading.choices("box"))
        self.view.stamps.put(s, key, x, y, w, h + 8, lambda t: self.paint(t, character, seat))
        for control in self.controls():
            bx, by, bw, bh = control.rect
            if self.view.focus.over == control.id and control.tags.get("key"):
                s.svg(frame(bx + 2, by + 2, bw - 4, bh - 4, SLIP, palette.risk, THICK), bx, by, bw, bh)
            ring(s, self.view, control)

    def paint(self, t: Sheet, character: Character, seat: int) -> None:
        _, _, w, h = self.panel(character)
        facts, cell = self.view.picture.facts, self.cell(character)
        crossed, earned, powers = facts["boxes"][seat], facts["earned"][seat], facts["powers"][seat]
        wide = character.columns
        t.svg(
            plate(0, 6, w, h, PILL, palette.abyss, 0.6)
            + plate(0, 0, w, h, PILL, NIGHT)
            + frame(0, 0, w, h, PILL, GOLD, BOLD)
            + plate(14, HEAD, w - 28, h - HEAD - FOOT, BROAD, LILAC)
        )
        t.say("Your Waystone grid", "heading", palette.cream, w / 2, 30, "c", w - 40, maxh=28)
        lit = {tuple(int(part) for part in place.split(",")) for place in self.reading.choices("box")}
        top = HEAD + 16
        for n, value in enumerate(character.values):
            row, col = divmod(n, wide)
            bx, by = SIDE + col * cell, top + row * cell
            done = bool(crossed >> n & 1)
            fill = palette.mist if done else palette.glow if (row, col) in lit else palette.white
            out = plate(bx + 2, by + 2, cell - 4, cell - 4, SLIP, fill)
            if (row, col) in lit:
                out += frame(bx + 2, by + 2, cell - 4, cell - 4, SLIP, palette.honey, BOLD)
            t.svg(out, bx, by, cell, cell)
            look.grid_value(t, bx, by, cell, value, done, large=True)
        for n in self.due(character):
            bx, by, d, _ = self.dot(character, n)
            r = d / 2 + BOLD
            t.svg(disc(bx + d / 2, by + d / 2, r, GOLD), bx - BOLD, by - BOLD, 2 * r, 2 * r)
        look.grid_bonuses(t, character.grid.bonuses, earned, SIDE, top, cell, cell * 0.26)
        y = h - FOOT / 2
        for i in range(4):
            x = SIDE + 8 + i * 26
            t.svg(look.stone(x, y, 26, palette.mist) if i < powers else disc(x, y, 9, LILAC), x - 18, y - 18, 36, 36)
        following = f"Next Power: {POWERS[min(powers, 3)]}"
        t.say(following, "lead", PAPER, w - SIDE, y, "r", w - 2 * SIDE - 120, maxh=24)
