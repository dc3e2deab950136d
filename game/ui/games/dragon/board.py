"""board: the kingdom's map: what can be chosen and is told there, and the painted map with all that lies on it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.engine.events import Changed, Event
from game.engine.words import counted, listed
from game.rules.dragon import movement
from game.rules.dragon.battle import Retreating
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import DOWN
from game.ui.draw.hexes.space import HH, HW
from game.ui.draw.paint import Area, Sheet, rgb
from game.ui.draw.shapes import focus_ring, meets
from game.ui.games.dragon.camera import PARCHMENT, Camera, clear_corner
from game.ui.games.dragon.counters import Counters, Pile
from game.ui.games.dragon.figures import Figures
from game.ui.games.dragon.foreseen import ForePlate, Foresight
from game.ui.games.dragon.mapmarks import (
    Light,
    paint_advice,
    paint_dot,
    paint_light,
    paint_mark,
    paint_pin,
    paint_ruin,
    paint_step,
)
from game.ui.games.dragon.numbers import Numbers
from game.ui.games.dragon.parties import Parties
from game.ui.games.dragon.placenames import PlaceNames
from game.ui.games.dragon.places import within
from game.ui.style.metrics import BROAD
from game.ui.style.palette import palette
from game.ui.table.hexmap import HexControl, HexMap
from game.ui.table.mappicture import MapPicture
from game.ui.table.panes import Pane
from game.ui.table.part import Target, View, kept
from game.ui.table.why import tells_of_number
from game.ui.window.focus import Control
from game.ui.window.motion import Motion

REACH: Light = (palette.paper, palette.paper, 0.84, 2.0, 0.42, palette.pine)
POINTED: Light = (palette.cyan, palette.foam, 0.9, 3.5, 0.45, palette.lagoon)
GOAL: Light = (palette.sun, palette.glow, 0.9, 3.5, 0.8, palette.cocoa)
NEAR = 0.303  # units of the table per unit of the board, at least, when the map is seen at first
BEYOND = 90.0  # how far counters and smoke reach over their space, units of the board
WATER = {"river": "A river runs here.", "sea": "This is by the sea."}


class Shown(NamedTuple):
    """What lies still on a space, and what stands over it."""

    light: Light | None
    ruined: bool
    pile: Pile
    mark: str


STEP: Area = (0, 0, 18, 18)  # of a number of steps


class MapBoard(HexMap):
    """The kingdom with all that is told of it."""

    def __init__(self, view: View, parties: Parties, camera: Camera, counters: Counters, figures: Figures) -> None:
        super().__init__(view, camera, camera.box, parties.kingdom.by_key, (0, 0))
        self.camera: Camera = camera
        self.parties, self.counters, self.figures, self.numbers = parties, counters, figures, Numbers(parties)
        self.foresight, self.plate = Foresight(parties), ForePlate(parties)
        self.names = PlaceNames(parties.kingdom, camera)
        self.seen: object = None  # the moment of which is shown what lies on the map
        self.shown: dict[int, Shown] = {}
        self.picture = MapPicture(camera, BEYOND, (0, -camera.head, camera.wide, camera.high + camera.head))

    def lay_out(self) -> None:
        """The kingdom fills its place; a closer look stays one while that is the same."""
        super().lay_out()
        field = within(self.view.area("map"))
        if field and field != self.field:
            x, y, w, h = self.field = field
            self.camera.fill(field, NEAR)
            hidden = self.camera.whole_map()
            self.corner, self.apart = clear_corner(field, [*hidden, *self.figures.reaches()] if hidden else [])
        self.camera.centre(self.parties.centre())

    def settled(self) -> None:
        self.camera.centre(self.parties.centre())

    def hint_came(self) -> None:
        if (space := self.advised()) is not None:
            self.view.let(self.camera.follow(space))

    def forget(self) -> None:
        super().forget()
        self.picture.forget()

    def show(self, event: Event) -> Motion | None:
        """With each turn a map that is seen closely goes to the hero who has it."""
        if not isinstance(event, Changed) or event.field != "active" or self.camera.zoom == 1:
            return None
        self.camera.held = False
        return self.camera.follow(self.parties.centre())

    def space_of(self, target: Target | None) -> int | None:
        """A counter that was found means the space on which it lies."""
        if isinstance(target, int) and isinstance(self.view.about, Finding):
            return self.parties.space_under(target)
        return super().space_of(target)

    # ---- what is asked -----------------------------------------------------------------------------------------------
    def own_space(self) -> int:
        return self.parties.own_space()

    def asked_about(self) -> set[int]:
        return super().asked_about() | self.spoken_of()

    def may_carry(self) -> bool:
        return isinstance(self.view.about, Walking | Stepping)

    @kept
    def ways(self) -> dict[int, tuple[int, ...]]:
        """The spaces to enter on the way to each lit one; () for staying."""
        about, here = self.view.about, self.own_space()
        if isinstance(about, Walking):
            return {goal: self.view.by_rule(movement.way, self.parties.asked(), goal) for goal in self.lights()}
        return {goal: (goal,) for goal in self.lights() if goal != here} if isinstance(about, Stepping) else {}

    def way_to(self, space: int) -> tuple[int, ...]:
        return self.ways().get(space, ())

    def spoken_of(self) -> set[int]:
        """Spaces that a line of the log, a place of the track or the question speaks of."""
        pointed, about = self.view.pointed or "", self.view.about
        found = {int(piece[6:]) for piece in map(str, self.view.spoken_of()) if piece.startswith("space/")}
        if pointed.startswith("track/") and pointed[6:].isdigit():
            found.add(self.parties.kingdom.path[int(pointed[6:]) - 1])
        if isinstance(about, Retreating | Searching | Finding):
            found.add(self.own_space())
        return found

    # ---- what is told ------------------------------------------------------------------------------------------------
    def title(self, space: int) -> str:
        return (name := self.parties.content.spaces[space].name)[0].upper() + name[1:]

    def words(self, space: int) -> str:
        """What is there, and why it cannot be chosen; of a space to go to the prompt tells, where it hides no way."""
        lights = self.lights()
        if space in lights and isinstance(self.view.about, Walking | Stepping | Sailing):
            return ""
        refused = self.view.why_not(self.target(space)) if lights else None
        told = self.lies(space), self.foresight.words(space), refused.why if refused else ""
        return " ".join(part for part in told if part)

    def lies(self, space: int) -> str:
        """What lies and stands on a space."""
        p, facts = self.parties, self.parties.facts
        hexagon, found = p.content.spaces[space], []
        if hexagon.start in p.bystanders():
            found.append(f"{p.content.heroes[hexagon.start].name} begins here.")
        elif hexagon.start >= 0:
            owner = facts["colour"].index(hexagon.start) if hexagon.start in facts["colour"] else None
            found.append(f"The home of {p.name(owner)}." if owner is not None else "An unused home: open land.")
        if space == p.lair():
            found.append(f"The Dragon is here, strength {facts['strengths'][0] if facts['strengths'] else 0}.")
        found += [
            f"{p.name(seat)} is here{', resting' if facts['resting'][seat] else ''}."
            for seat, where in enumerate(facts["at"])
            if where == space
        ]
        guarded = p.guarded(space)
        for card in p.face_up(space):
            guards = f", guards {p.several(guarded)}" if guarded else ""
            found.append(f"{p.content.name(card)}, strength {p.content.points[card]}{guards}.")
        if down := p.face_down(space):
            seen = p.known_here(space)
            found.append(f"Seen by all: {listed(seen)}." if seen else f"{counted(down, 'counter')} face down.")
        if not hexagon.land:
            return " ".join(found) or "Only a boat or a start by the sea leads over water."
        return " ".join([*found, WATER.get(hexagon.water, "")]).strip() or "Nothing lies here."

    def space_control(self, space: int) -> HexControl:
        control = super().space_control(space)
        seen, lying = self.parties.shows_seen, self.parties.lying().get(space, [])
        shown = next((card for card, lie in lying if card is not None and (lie != DOWN or seen)), None)
        if shown is not None:
            control.tags["card"] = shown
            control.zoom = self.view.zoomer(control)
        if space in self.lights():
            control.tags["asked only"] = True  # what would happen there is told where the card would lie
        if "key" in control.tags and (chain := self.numbers.of_move(space, self.way_to(space))):
            tells_of_number(self.view, control, chain)
        return control

    def standing_on(self, space: int) -> list[Area]:
        return self.figures.boxes(space)

    # ---- seen --------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        goal = None if self.view.busy else self.goal
        with s.clip(*self.field):
            self.draw_still(s)
            if goal is not None:
                self.draw_way(s, goal)
            self.draw_ring(s)
            self.figures.draw_on_map(s)
            lair = self.parties.lair()
            if lair in self.lights() and (mark := self.marks().get(lair)):
                self.draw_mark(s, lair, mark)  # the Dragon lies over it
            self.counters.draw_turned(s)
            if goal is not None:
                self.draw_pin(s, goal)
            self.draw_advice(s)
            self.draw_foreseen(s)
        self.draw_buttons(s)

    def draw_still(self, s: Sheet) -> None:
        camera = self.camera
        if camera.wide * camera.k < self.field[2] or (camera.high + camera.head) * camera.k < self.field[3]:
            s.surf.fill(rgb(PARCHMENT), s.rect(*self.field))
        seen = self.view.moment, self.view.pointed, self.carried, self.advised(), frozenset(self.counters.hidden)
        if self.seen != seen:
            self.seen, self.shown = seen, self.all_shown()
        shown = self.shown

        def compose(t: Sheet, part: Area | None) -> None:
            spaces = [space for space in shown if part is None or meets(self.picture.box_of(space), part)]
            self.compose(t, {space: shown[space] for space in spaces})

        self.picture.draw(s, None, shown, compose)

    def all_shown(self) -> dict[int, Shown]:
        """What lies on each space and is told of it, those in front last."""
        p, lights, marks = self.parties, self.looks(), self.marks()
        marks.pop(p.lair(), None)  # it stands over the Dragon
        ruins = set(p.kingdom.path[: max(0, p.facts["dragon"] - 1)])
        piles = {space: tuple(pile) for space, pile in p.lying().items() if space not in self.counters.hidden}
        spaces = sorted({*lights, *ruins, *piles}, key=lambda space: self.camera.middle(space)[1])

        def here(space: int) -> Shown:
            return Shown(lights.get(space), space in ruins, piles.get(space, ()), marks.get(space, ""))

        return {space: here(space) for space in spaces}

    def compose(self, s: Sheet, shown: dict[int, Shown]) -> None:
        """The whole map, with this on it."""
        self.camera.lay(s, "ground")
        for space, here in sorted(shown.items()):
            if here.light is not None:
                self.light(s, space, here.light)
        self.camera.lay(s, "above")
        for space, here in shown.items():
            if here.ruined:
                self.draw_ruin(s, space)
        self.names.draw(s, self.view.stamps)
        self.camera.draw_signs(s, self.view.stamps)
        for space, here in shown.items():
            if here.pile:
                self.counters.pile(s, space, here.pile)
        for space, here in shown.items():
            if here.mark:
                self.draw_mark(s, space, here.mark)

    # ---- what is lit -------------------------------------------------------------------------------------------------
    def looks(self) -> dict[int, Light]:
        """How each space is lit."""
        found = dict.fromkeys(self.lights(), REACH) | dict.fromkeys(self.spoken_of(), POINTED)
        return found | {space: GOAL for space in (self.goal, self.advised()) if space is not None}

    def advised(self) -> int | None:
        """The space that the hint would choose."""
        key = self.view.hint.key if self.view.hint else None
        return next((space for space, option in self.lights().items() if option.key == key), None)

    def light(self, s: Sheet, space: int, look: Light) -> None:
        k = self.camera.k
        (x, y), w, h = self.camera.spot(space), HW * k, HH * k
        key = ("hex", look, round(k, 4))
        self.view.stamps.put(s, key, x - w - 3, y - h - 3, 2 * w + 6, 2 * h + 6, partial(paint_light, look=look, k=k))

    def marks(self) -> dict[int, str]:
        """What stands on lit spaces: how many steps each is away, or a sail or a boot where steps are not counted."""
        about, goal = self.view.about, self.goal
        if isinstance(about, Walking):
            on_way = set(self.way_to(goal)) if goal is not None else set()
            return {space: str(len(way)) for space, way in self.ways().items() if way and space not in on_way}
        name = {Sailing: "wave", Retreating: "boot", Stepping: "boot"}.get(type(about), "")
        return {space: name for space in self.lights() if name == "boot" or space != self.own_space()}

    def draw_mark(self, s: Sheet, space: int, name: str) -> None:
        """A number or a sign lies in the lower half of its space, so that counters, their strength and the number of a
        village stay clear."""
        (x, y), hexagon, grown = self.camera.spot(space), self.parties.content.spaces[space], self.camera.grown
        star = (-15.0, 11.0) if self.parties.face_up(space) else (15.0, 11.0)
        dx, dy = (-19.0, 2.0) if hexagon.number else star if hexagon.star else (0.0, 4.0)
        k, number = self.camera.small**1.4, name.isdigit()
        k *= 1 if number else 0.8 if dx else 1.4
        small = Pane(STEP, x + dx * grown - 9 * k, y + dy * grown - 9 * k, k).sheet(s)
        paint = partial(paint_step, count=name) if number else partial(paint_mark, name=name)
        self.view.stamps.put(small, ("mark", name), *STEP, paint)

    def draw_ruin(self, s: Sheet, space: int) -> None:
        """Fire and smoke where the Dragon has been."""
        (x, y), k = self.camera.spot(space), self.camera.grown
        box = x - 40 * k, y - 58 * k, 80 * k, 74 * k
        self.view.stamps.put(s, ("ruin", round(k, 3)), *box, partial(paint_ruin, k=k))

    def draw_ring(self, s: Sheet) -> None:
        """The ring of the focus, within its space."""
        space = self.space_of(self.view.focus.at)
        if space is not None and self.view.focus.look(Control(self.target(space), self.field)).ring:
            x, y, w, h = self.camera.hexagon(space)
            focus_ring(s, (x + 6, y + 6, w - 12, h - 12), BROAD)

    def draw_advice(self, s: Sheet) -> None:
        """A lamp over the space that the hint would choose, and over the heads of all who stand there."""
        if (space := self.advised()) is not None:
            x, y = self.camera.spot(space)
            top = min([y - 10, *(box[1] for box in self.standing_on(space))])
            self.view.stamps.put(s, "advice", x - 18, max(self.field[1], top - 38), 36, 38, paint_advice)

    # ---- the way to what is pointed at -------------------------------------------------------------------------------
    def draw_way(self, s: Sheet, goal: int) -> None:
        """Dots from space to space."""
        way = self.way_to(goal)
        spots = [self.camera.spot(space) for space in ((self.own_space(), *way) if way else ())]
        for (ax, ay), (bx, by) in zip(spots, spots[1:]):
            for t in (0.2, 0.5, 0.8):
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                self.view.stamps.put(s, "dot", x - 7, y - 6, 14, 13, paint_dot)

    def draw_foreseen(self, s: Sheet) -> None:
        """The battles of the space that is pointed at, in a corner that is clear of it."""
        space = self.carried if self.carried is not None else self.space_of(self.view.pointed)
        found = self.foresight.on(space) if space is not None else None
        if space is not None and found is not None:
            taken = [control.rect for control in self.buttons()]
            self.plate.draw(s, found, self.field, self.camera.spot(space), taken)

    def draw_pin(self, s: Sheet, goal: int) -> None:
        """The red pin with the number of steps."""
        if count := len(self.way_to(goal)):
            x, y = self.camera.spot(goal)
            self.view.stamps.put(s, ("pin", count), x - 23, y - 60, 46, 50, partial(paint_pin, count=count))
