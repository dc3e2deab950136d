"""threats: on a key the map shows what rivals could do in the round to come, and what the own plan could reach."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.engine.words import counted
from game.rules.montoons.threat import Reach, Threat, plan_reach, threat, threatening
from game.ui.draw.hexes.space import neighbour
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import inside, meets, plate
from game.ui.games.montoons import lights
from game.ui.games.montoons.fold import Fold
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.lights import Danger, paint_star, within
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.reading import Reading
from game.ui.style.metrics import ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.hexmap import APART, BUTTON
from game.ui.table.marks import ring
from game.ui.table.part import Part, View, kept
from game.ui.widgets import looks
from game.ui.window.focus import Control, Given

NOWHERE: Area = (0, 0, 0, 0)
KEY = "threats"  # the action of the key that shows them
LABEL = "What rivals could do"
PHASES = ("planning", "announce", "action")
NONE = Reach((), {})
SURELY, LUCKILY = Danger(((palette.harm, True),)), Danger(((palette.harm, False),))
ENDING, HITTING = Danger(ends=(0, 1, 2, 3, 4, 5)), Danger(hits=(0, 1, 2, 3, 4, 5))
KEY_W, ROW = 158.0, 26.0  # the key to the signs
ROOMY = 620.0, 470.0  # units of the map from which on there is room for it
ASKED = 76.0  # units that it leaves of what is asked, where it lies below that


class Threats(Part):
    """`on`: they are shown until the key is pressed again, or somebody else looks."""

    name = "threats"

    def __init__(self, view: View, reading: Reading, island: Island, plan: Plan, fold: Fold) -> None:
        super().__init__(view)
        self.reading, self.island, self.plan, self.fold, self.on = reading, island, plan, fold, False
        self.found: tuple[Hashable, dict[int, Threat]] | None = None
        self.places = list(island.cells)
        self.numbers = {place: space for space, place in enumerate(self.places)}

    def put_away(self) -> None:
        self.on = False

    # ---- what is told -------------------------------------------------------------------------------------------
    @property
    def open(self) -> bool:
        """Whether they are shown at this moment."""
        return self.on and self.offered and not self.view.busy

    @property
    def offered(self) -> bool:
        """Whether anything could be shown: monsters stand on the map, and it is not the past that is looked at."""
        facts = self.view.picture.facts
        return facts["phase"] in PHASES and not self.view.past and not facts["out"][self.view.home]

    def all(self) -> dict[int, Threat]:
        """By rival what those could do to the seat at this screen who are still to act, as far as it has been found: as
        long as all plan, nothing that is laid changes it."""
        facts = self.view.picture.facts
        key = facts["round"] if facts["phase"] == "planning" else self.view.moment, self.view.home
        if self.found is None or self.found[0] != key:
            self.found = key, {}
        return self.found[1]

    def passes(self, ms: float) -> bool:
        """One more rival is looked at, each in a frame of its own: all together would take too long for one."""
        known = self.all() if self.open else {}
        left = [one for one in self.view.by_rule(threatening, self.view.home) if one not in known] if self.open else []
        if left:
            known[left[0]] = self.view.by_rule(threat, left[0], self.view.home)
        return bool(left)

    @kept
    def reach(self) -> Reach:
        """What the dice that lie on the own sheet could do."""
        return self.view.by_rule(plan_reach, self.view.home) if self.plan.shown else NONE

    def pointed(self) -> int | None:
        """The rival who is pointed at, on the map or over it; None for nobody."""
        kind, _, rest = (self.view.pointed or "").partition("/")
        at, space = self.view.picture.facts["at"], self.pointed_space()
        seat = int(rest) if kind == "seat" and rest.isdigit() else at.index(space) if space in at else -1
        return seat if seat in self.all() else None

    def pointed_space(self) -> int | None:
        kind, _, rest = (self.view.pointed or "").partition("/")
        return self.reading.arena.by_key.get(rest) if kind == "hex" else None

    def shown(self) -> Mapping[int, Threat]:
        """Those of all rivals, or of the one who is pointed at."""
        one = self.pointed()
        return self.all() if one is None else {one: self.all()[one]}

    def dangers(self) -> dict[int, Danger]:
        """By space what is drawn there."""
        if not self.open:
            return {}
        return self.reading.remember("dangers", self.make_dangers, self.pointed(), len(self.all()))

    def make_dangers(self) -> dict[int, Danger]:
        shown, reach = self.shown(), self.reach()
        ends, hits = self.rim(set(reach.ends) if len(reach.ends) > 1 else set()), self.rim(set(reach.hits))
        spaces = {*ends, *hits, *(space for threat in shown.values() for space in threat.best)}
        return {
            space: Danger(
                tuple(
                    (self.reading.crest(seat).base, space in threat.plain)
                    for seat, threat in shown.items()
                    if space in threat.best
                ),
                ends.get(space, ()),
                hits.get(space, ()),
            )
            for space in spaces
        }

    def rim(self, spaces: set[int]) -> dict[int, tuple[int, ...]]:
        """By space its edges with none of these spaces beyond."""
        found = {}
        for space in spaces:
            beyond = [self.numbers.get(neighbour(*self.places[space], way), -1) for way in range(6)]
            if edges := tuple(way for way, there in enumerate(beyond) if there not in spaces):
                found[space] = edges
        return found

    def cost(self, space: int) -> tuple[int, int]:
        """The hearts that all of them could cost there: plainly, and at best."""
        found = self.all().values()
        return sum(one.plain.get(space, 0) for one in found), sum(one.best.get(space, 0) for one in found)

    def figure(self) -> tuple[int, int, int] | None:
        """The space of a number and the number, plainly and at best: of a rival who is pointed at the most that one
        could cost anywhere, of any other space what all could cost there."""
        if not self.open:
            return None
        seat, space = self.pointed(), self.pointed_space()
        if seat is not None:
            one = self.all()[seat]
            most = max(one.plain.values(), default=0), max(one.best.values(), default=0)
            return (int(self.view.picture.facts["at"][seat]), *most)
        return None if space is None or not any(self.cost(space)) else (space, *self.cost(space))

    def words(self, space: int) -> list[str]:
        """Who could hit there, while that is shown."""
        if not self.open:
            return []
        told = []
        for seat, one in self.all().items():
            plain, best = one.plain.get(space, 0), one.best.get(space, 0)
            character = self.reading.character(seat)
            if best and character:
                more = f", {best} at best" if plain else " at best"
                told.append(f"{character.name} could cost you {counted(plain or best, 'heart')} here{more}.")
        return told

    # ---- the key, the button ------------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        if given.kind != "key" or given.action != KEY or given.repeat or not self.offered:
            return None
        return self.turn()

    def turn(self) -> bool:
        """Show them, or no more; where the sheet lies before the map, the map comes first."""
        hidden = self.view.area("map") is None
        self.on = hidden or not self.on
        if hidden:
            self.fold.turn()
        self.view.redraw()
        return True

    def button(self) -> Area | None:
        """Beside those for a closer look."""
        if not self.offered or (area := self.view.area("map")) is None:
            return None
        x, y, w, _ = area
        return x + w - 2 * APART - BUTTON - 10, y + 10, BUTTON, BUTTON

    def row(self) -> Area:
        """This button, and those beside it up to the edge of the map."""
        x, y, w, h = self.button() or NOWHERE
        return x, y, w + 2 * APART, h

    def covers(self, x: float, y: float) -> bool:
        box = self.button()
        return box is not None and inside(box, x, y)

    def controls(self) -> list[Control]:
        box = self.button()
        if box is None:
            return []
        tags: dict[str, object] = {"bubble": True}
        return [Control("map/threats", box, LABEL, self.turn, zone="map", radius=SLIP, tags=tags, action=KEY)]

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw_over(self, s: Sheet) -> None:
        """The figure, and what the signs mean."""
        if figure := self.figure():
            space, plain, best = figure
            x, y = within(self.island.spot(space), self.view.area("map") or NOWHERE, self.row())
            paint_star(self.view.stamps, s, x, y, (plain or best, best))
        self.draw_key(s, self.view.area("map"))

    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            looks.icon_button(s, control.rect, "sword", self.view.focus.look(control).state, self.on)
            ring(s, self.view, control)

    def key_box(self) -> Area | None:
        """Where the key to the signs lies: on the map, or below what is asked; None where there is no room."""
        if not self.open:
            return None
        high = ROW * len(self.rows()) + 12
        area, asked = self.view.area("map"), self.view.area("prompt")
        if area is not None and area[2] >= ROOMY[0] and area[3] >= ROOMY[1]:
            return area[0] + 10, area[1] + 10, KEY_W, high
        if area is None or asked is None:
            return None
        x, y, w, h = asked
        return (x + (w - KEY_W) / 2, y + h - high - 12, KEY_W, high) if h >= high + ASKED and w >= KEY_W + 12 else None

    def rows(self) -> list[tuple[str, Danger]]:
        """The signs that are shown, and what they mean."""
        rows = [("Easily hit", SURELY), ("Hit at best", LUCKILY)]
        if len(self.reach().ends) > 1:
            rows.append(("Your plan ends", ENDING))
        if self.reach().hits:
            rows.append(("Your plan hits", HITTING))
        return rows

    def draw_key(self, s: Sheet, area: Area | None) -> None:
        """Where it lies on this area."""
        box = self.key_box()
        if box is not None and area is not None and meets(box, area):
            rows = self.rows()
            self.view.stamps.put(s, ("danger key", *rows), *box, lambda t: paint_key(t, rows))


def paint_key(t: Sheet, rows: list[tuple[str, Danger]]) -> None:
    t.svg(plate(0, 0, KEY_W, ROW * len(rows) + 12, ROUND, palette.deep, 0.92))
    for n, (words, danger) in enumerate(rows):
        y = 6 + ROW * (n + 0.5)
        t.svg(lights.hatched(danger, 20, y, 0.14))
        t.say(words, "note", palette.paper, 40, y, "l", KEY_W - 48, maxh=22)
