"""aim: which space of the map is meant, which may be, and what the choice that is pointed at would bring."""

from __future__ import annotations

import math

from game.engine.events import Changed, Event, Rolled, Said
from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingSheet
from game.rules.montoons.targeting import Aiming, Turning
from game.ui.games.montoons.foresight import Foresight, foresee, forks_of
from game.ui.games.montoons.hinted import Hinted
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.places import MAP
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sight import Hidden, efforts, hidden, range_of, ranged
from game.ui.table.view import View
from game.ui.window.focus import Given

NOTHING = Foresight()
ATTACKS = ("basic/", "special/", "ultimate/")


class Aim:
    """`carried` is the space the own monster is held over, `aimed` the one that an area was turned to by wheel, keys or
    shoulders."""

    def __init__(self, view: View, reading: Reading, island: Island, hinted: Hinted) -> None:
        self.view, self.reading, self.island, self.hinted = view, reading, island, hinted
        self.carried: int | None = None
        self.aimed: int | None = None
        self.under_pointer: str | None = None  # what lay under the pointer when an area was turned

    def let_go(self) -> None:
        self.carried = self.aimed = None

    # ---- spaces that may be chosen --------------------------------------------------------------------------------
    def lights(self) -> tuple[int, ...]:
        """Spaces that can be chosen."""
        reading = self.reading
        by_key = reading.arena.by_key
        return reading.remember(
            "lights", self.view.moment, lambda: tuple(by_key[key] for key in reading.choices("hex"))
        )

    @property
    def goal(self) -> int | None:
        """The lit space that is pointed at."""
        if self.turned_to is not None:
            return self.turned_to
        if self.carried is not None:
            return self.carried if self.carried in self.lights() else None
        at = self.view.pointed
        space = self.reading.arena.by_key.get(at[4:]) if at and at.startswith("hex/") else None
        return space if space in self.lights() else None

    @property
    def turned_to(self) -> int | None:
        """The space that an area was turned to, while it still may be."""
        return self.aimed if isinstance(self.view.about, Turning) and self.aimed in self.lights() else None

    @property
    def meant(self) -> bool:
        """Whether a space may be meant by who points at one: not while the map is only read."""
        return self.view.question is not None and (bool(self.lights()) or isinstance(self.view.about, Acting | Aiming))

    def hidden(self) -> tuple[Hidden, ...]:
        """Rivals in range whom something hides from the attack that is being aimed."""
        if not isinstance(self.view.about, Aiming):
            return ()
        return self.reading.remember("hidden", self.view.moment, lambda: self.view.by_rule(hidden))

    def ranged(self) -> tuple[int, ...]:
        """The spaces that the attack that is being aimed reaches."""
        if not isinstance(self.view.about, Aiming):
            return ()
        return self.reading.remember("range", self.view.moment, lambda: self.view.by_rule(ranged))

    def efforts(self) -> dict[int, int]:
        """The movement that each goal of the walk takes."""
        if not isinstance(self.view.about, Walking):
            return {}
        return self.reading.remember("efforts", self.view.moment, lambda: self.view.by_rule(efforts))

    def forks(self) -> tuple[tuple[int, ...], ...]:
        """The ways among which one is picked now."""
        if not isinstance(self.view.about, Forking):
            return ()
        return self.reading.remember("forks", self.view.moment, lambda: self.view.by_rule(forks_of, self.view.home))

    # ---- an area is turned ----------------------------------------------------------------------------------------
    def swing(self, way: int) -> bool:
        """Aim at the next turning of an area, clockwise for 1."""
        turnings = sorted(self.lights(), key=self.bearing)
        if not turnings:
            return False
        at = self.goal
        self.aimed = turnings[(turnings.index(at) + way) % len(turnings)] if at in turnings else turnings[0]
        self.view.focus.at = f"hex/{self.reading.arena.keys[self.aimed]}"
        self.under_pointer = self.view.focus.over
        self.view.redraw()
        return True

    def unswing(self) -> None:
        """The pointer goes to another lit hex: that is what is aimed at now."""
        over = self.view.focus.over
        if self.aimed is None or over == self.under_pointer:
            return
        if over and over.startswith("hex/") and self.reading.arena.by_key.get(over[4:]) in self.lights():
            self.aimed = None

    def bearing(self, space: int) -> float:
        """The way a space lies from the own monster, clockwise from the east."""
        (x, y), (x0, y0) = self.island.middle(space), self.island.middle(self.reading.own_space())
        return math.atan2(y - y0, x - x0) % (2 * math.pi)

    # ---- what a choice would bring --------------------------------------------------------------------------------
    def pointed_key(self) -> str:
        """The key of the choice that is pointed at, "" for none; planning changes nothing on the map."""
        view, reading = self.view, self.reading
        if view.question is None or view.busy or isinstance(view.about, Planning | ChoosingSheet):
            return ""
        held = self.carried if self.carried is not None else self.turned_to
        if held is not None:
            options = reading.choices("hex").get(reading.arena.keys[held], [])
            return options[0].key if options else ""
        at = view.pointed

        def under() -> str:
            return next((str(control.tags.get("key") or "") for control in view.controls() if control.id == at), "")

        return at and reading.remember("pointed", (view.moment, at), under) or self.hinted.key

    def foreseen(self) -> Foresight:
        view, reading, key = self.view, self.reading, self.pointed_key()
        if view.question is None:
            return NOTHING
        if not key:
            return reading.remember("idle", (view.moment, view.focus.over, view.focus.at), self.idle_reach)
        seat = view.question.player
        return reading.remember("foreseen", (view.moment, key), lambda: view.by_rule(foresee, seat, key))

    def idle_reach(self) -> Foresight:
        """How far an attack of the own sheet goes that is pointed at and reaches nobody now."""
        at = self.view.pointed
        if not isinstance(self.view.about, Acting) or not at or not at.startswith(ATTACKS):
            return NOTHING
        return Foresight(range=self.view.by_rule(range_of, self.view.home, at))


def swing_of(given: Given) -> int:
    """Which way an input turns an area: 1 clockwise, -1 the other way, 0 not at all."""
    if given.kind == "wheel":
        x, y, w, h = MAP
        inside = x <= given.at[0] < x + w and y <= given.at[1] < y + h
        return (-1 if given.amount > 0 else 1) if inside else 0
    if given.kind != "key":
        return 0
    if given.device == "pad":
        return {"next_zone": 1, "previous_zone": -1}.get(given.action, 0)
    return {"e": 1, "q": -1}.get(given.key, 0)


# --- what a line of the log speaks of


def seats_of(event: Event) -> tuple[int, ...]:
    match event:
        case Changed(field="health" | "at" | "out" | "ready" | "guard" | "stun" | "sheet", index=seat):
            return (int(seat),)
        case Changed(field="active", value=seat):
            return (int(seat),)
        case Said(player=int(seat)) | Rolled(player=int(seat)):
            return (seat,)
    return ()


def spaces_of(event: Event) -> tuple[int, ...]:
    match event:
        case Said(what="walks"):
            return tuple(event.about[0])
        case Said(what="jump" | "lays" | "drops" | "traps"):
            return (int(event.about[0]),)
        case Said(what="blitz"):
            return tuple(int(space) for space in event.about)
        case Changed(field="at", value=int(space)) if space >= 0:
            return (space,)
    return ()
