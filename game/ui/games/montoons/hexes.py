"""hexes: the spaces of MonToons' map as things to point at: what they tell, how they are chosen, and areas turned."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Protocol

from game.engine.agenda import say
from game.engine.words import counted
from game.rules.montoons.action import Acting
from game.rules.montoons.gestures import Gesture
from game.rules.montoons.targeting import Aiming, Turning
from game.ui.draw.paint import Area
from game.ui.games.montoons.draft import Draft
from game.ui.games.montoons.figures import grown
from game.ui.games.montoons.gesture import Gestures
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.lore import BONUS, OBSTACLES, STATES, TERRAIN, TRAP
from game.ui.games.montoons.places import BROAD, FOOTROOM, HEADROOM, STANDEE
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.threats import Threats
from game.ui.table.hexmap import APART, BUTTON, HexControl, HexMap
from game.ui.table.part import Target, View, kept
from game.ui.window.focus import Control, Given


class Covering(Protocol):
    """What may lie over the map."""

    def covers(self, x: float, y: float) -> bool: ...


class Hexes(HexMap):
    """The cards of the draft lie over all of the map, `lying` over parts of it. `aimed` is the space that an area was
    turned to by wheel, keys or shoulders."""

    camera: Island

    def __init__(
        self,
        view: View,
        reading: Reading,
        island: Island,
        lying: Sequence[Covering],
        draft: Draft,
        threats: Threats,
    ) -> None:
        super().__init__(view, island, island.box, reading.arena.by_key, (0, 0))
        self.reading, self.lying, self.draft, self.threats = reading, (*lying, threats), draft, threats
        self.gestures = Gestures(view, reading)
        self.aimed: int | None = None
        self.went = False  # the monster that is carried has left its hex
        self.under_pointer: str | None = None  # what lay under the pointer when an area was turned

    def lay_out(self) -> None:
        super().lay_out()
        self.aimed, self.gestures.held = None, -1
        self.fill()

    def fill(self) -> Area | None:
        """See the map in its place, which comes back; None while the sheet lies there."""
        area = self.view.area("map")
        if area and area != self.field:
            x, y, w, h = self.field = area
            self.corner = x + w - APART - BUTTON - 10, y + 10
            self.camera.fill((x, y + HEADROOM * h, w, h - (HEADROOM + FOOTROOM) * h))
        return area

    def where(self, thing: Target, at: int) -> Area | None:
        return super().where(thing, at) if self.fill() else None

    def settled(self) -> None:
        self.aimed = None

    def entered(self) -> None:
        """Nothing is painted ahead: most look at the whole map alone."""

    # ---- what can be chosen -------------------------------------------------------------------------------------
    def own_space(self) -> int:
        return self.reading.own_space()

    def may_carry(self) -> bool:
        return bool(self.lights())

    @property
    def goal(self) -> int | None:
        if (gesture := self.gesture) is not None:
            return gesture.space
        return super().goal if self.turned_to is None else self.turned_to

    @property
    def gesture(self) -> Gesture | None:
        """Aim and landing hex in one, which is pointed at or over which a monster is held."""
        space = self.carried if self.carried is not None else self.space_of(self.view.pointed)
        return self.gesture_to(space) if space is not None else None

    def gesture_to(self, space: int) -> Gesture | None:
        """The one that ends on a space; a choice that lies there itself comes first."""
        if space in self.lights() and self.gestures.held < 0:
            return None
        return self.gestures.to(space)

    @kept
    def landings(self) -> frozenset[int]:
        """The spaces on which one ends."""
        return frozenset(one.space for one in self.gestures.all()) - self.lights().keys()

    @property
    def turned_to(self) -> int | None:
        """The space that an area was turned to, while it still may be."""
        return self.aimed if isinstance(self.view.about, Turning) and self.aimed in self.lights() else None

    @property
    def meant(self) -> bool:
        """Whether a space may be meant by who points at one: not while the map is only read."""
        return self.view.question is not None and (bool(self.lights()) or isinstance(self.view.about, Acting | Aiming))

    def choose(self, space: int) -> None:
        if (gesture := self.gesture_to(space)) is not None and self.turned_to is None:
            self.gestures.make(gesture)
        elif self.meant:
            super().choose(space if self.turned_to is None else self.turned_to)

    # ---- what can be pointed at ---------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Spaces with a monster later, the lit ones last so that they lie on top."""
        if self.draft.open or not self.fill():
            return []
        at, middle = self.view.picture.facts["at"], self.camera.middle

        def height(one: HexControl) -> tuple[bool, bool, float]:
            space = int(str(one.tags["card"]))
            return bool(one.tags.get("key")), space in at, middle(space)[1]

        return [*sorted(self.space_controls(), key=height), *self.buttons()]

    def space_control(self, space: int) -> HexControl:
        control = super().space_control(space)
        control.tags |= {"card": space, "asked only": True}
        if space in self.landings():
            control.zone, control.tags["gesture"] = "choices", True
        control.zoom = self.view.zoomer(control)
        return control

    def over(self, space: int, x: float, y: float) -> bool:
        """Also the monster that rises from it over the spaces behind."""
        if super().over(space, x, y):
            return True
        if space not in self.view.picture.facts["at"]:
            return False
        (sx, sy), k = self.camera.spot(space), grown(self.view, self.camera)
        return abs(x - sx) < BROAD * k and 0 < sy - y < STANDEE * k

    def covered(self, x: float, y: float) -> bool:
        return super().covered(x, y) or any(lying.covers(x, y) for lying in self.lying)

    def standing_on(self, space: int) -> list[Area]:
        if space not in self.view.picture.facts["at"]:
            return []
        (x, y), k = self.camera.spot(space), grown(self.view, self.camera)
        return [(x - BROAD * k, y - STANDEE * k, 2 * BROAD * k, STANDEE * k)]

    # ---- what is told -------------------------------------------------------------------------------------------
    def title(self, space: int) -> str:
        at = self.view.picture.facts["at"]
        seat = at.index(space) if space in at else -1
        if seat >= 0 and (character := self.reading.character(seat)):
            return f"{character.name} ({self.reading.name(seat)})"
        return self.ground(space)[0][0]

    def words(self, space: int) -> str:
        """What is there, what choosing it would bring, or why it cannot be chosen."""
        name, words = self.ground(space)[0]
        told = [words]
        if space in (at := self.view.picture.facts["at"]):
            told = [self.standing(at.index(space)), f"{name}: {words}"]
        told += [f"{head}: {text}" if head == TRAP[0] else text for head, text in self.lies(space)]
        option = self.lights().get(space)
        if option is not None:
            label = here(say(option.label))
            told = told if self.title(space).startswith(label) else [f"{label}.", *told]
            told += self.reading.odds_words(option.key)
        elif (gesture := self.gesture_to(space)) is not None:
            told = [self.gestures.words(gesture), *told]
        elif self.meant and (refused := self.view.why_not(self.target(space))):
            told.append(refused.why)
        told += self.threats.words(space)
        return " ".join(told)

    def ground(self, space: int) -> list[tuple[str, str]]:
        """An obstacle, and the ground below, each with what it does."""
        facts = self.view.picture.facts
        obstacle, ground = facts["obstacle"][space], TERRAIN[facts["terrain"][space]]
        return [OBSTACLES[obstacle], ground] if obstacle else [ground]

    def lies(self, space: int) -> list[tuple[str, str]]:
        """A Trap and a bonus, as far as there is one."""
        bonus = self.reading.arena.places[space].bonus
        return [TRAP] * (space in self.view.picture.facts["traps"]) + ([("Bonus", BONUS[bonus])] if bonus else [])

    def standing(self, seat: int) -> str:
        """How a monster is, in a sentence."""
        facts = self.view.picture.facts
        words = [word.format(facts[name][seat]) for name, word in STATES.items() if facts[name][seat]]
        return f"{', '.join([counted(facts['health'][seat], 'heart'), *words])}."

    # ---- a target is carried to where it lands ----------------------------------------------------------------------
    def lift(self, x: float, y: float) -> None:
        super().lift(x, y)
        self.went = False
        space = next((one for one in self.keys if self.over(one, x, y) and one in self.places_driven()), None)
        if space is not None:
            self.gestures.held = self.view.picture.facts["at"].index(space)
        self.carries = self.carries or space is not None

    def places_driven(self) -> set[int]:
        """Where the monsters stand that can be driven."""
        return {self.view.picture.facts["at"][seat] for seat in self.gestures.movers()}

    def carry(self, x: float, y: float, onto: str | None) -> None:
        super().carry(x, y, onto)
        self.went = self.went or self.carried not in self.places_driven()

    def drop(self, x: float, y: float, onto: str | None) -> object:
        """Back where it stood it is put down, unless it has hardly been lifted: that is a click."""
        held = self.gestures.held
        if held >= 0 and self.went and self.camera.space_at(x, y) == self.view.picture.facts["at"][held]:
            self.carries = False
        super().drop(x, y, onto)
        self.gestures.held = -1
        return None

    def close(self) -> bool:
        return self.gestures.cancel()

    # ---- an area is turned --------------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        if given.kind == "point":
            self.unswing()
        if isinstance(self.view.about, Turning) and (way := self.swing_of(given)):
            return self.swing(way)
        if given.kind == "key" and given.action == "return" and self.gestures.cancel():
            return True
        return super().on_given(given)

    def swing_of(self, given: Given) -> int:
        """Which way an input turns an area: 1 clockwise, -1 the other way, 0 not at all."""
        if given.kind == "wheel":
            return (-1 if given.amount > 0 else 1) if self.within(*given.at) else 0
        if given.kind != "key":
            return 0
        if given.device == "pad":
            return {"next_zone": 1, "previous_zone": -1}.get(given.action, 0)
        return {"e": 1, "q": -1}.get(given.key, 0)

    def swing(self, way: int) -> bool:
        """Aim at the next turning of an area, clockwise for 1."""
        turnings, at = sorted(self.lights(), key=self.bearing), self.goal
        if not turnings:
            return False
        self.aimed = turnings[(turnings.index(at) + way) % len(turnings)] if at in turnings else turnings[0]
        self.view.focus.at = self.target(self.aimed)
        self.under_pointer = self.view.focus.over
        self.view.redraw()
        return True

    def unswing(self) -> None:
        """The pointer goes to another lit hex: that is what is aimed at now."""
        over = self.view.focus.over
        if self.aimed is not None and over != self.under_pointer and self.space_of(over) in self.lights():
            self.aimed = None

    def bearing(self, space: int) -> float:
        """The way a space lies from the own monster, clockwise from the east."""
        (x, y), (x0, y0) = self.camera.middle(space), self.camera.middle(self.own_space())
        return math.atan2(y - y0, x - x0) % (2 * math.pi)


def here(label: str) -> str:
    """A choice that lies on a hex, without the hex's name: nobody reads it on the map."""
    return re.sub(r"^Hex \d+,\d+$", "Here", re.sub(r",? (to|at) \d+,\d+$", " here", label))
