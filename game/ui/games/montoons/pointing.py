"""pointing: what can be pointed at on the map of MonToons, chosen, dragged, enlarged, and lit by the log."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.agenda import say
from game.engine.events import Changed, Event, Rolled, Said
from game.engine.words import counted
from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingSheet
from game.rules.montoons.targeting import Aiming, Turning
from game.ui.games.montoons.foresight import Foresight, foresee, forks_of
from game.ui.games.montoons.hinted import Hinted
from game.ui.games.montoons.lore import BONUS, OBSTACLES, STATES, TERRAIN, TRAP
from game.ui.games.montoons.moves import Moves
from game.ui.games.montoons.places import MAP
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.games.montoons.sight import Hidden, efforts, hidden, range_of, ranged
from game.ui.table.hexcontrol import HexControl
from game.ui.table.sight import seen
from game.ui.window.focus import Box, Control

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

NOTHING = Foresight()
ATTACKS = ("basic/", "special/", "ultimate/")
BROAD = 24.0  # half of how wide a monster is
STANDEE = 62.0  # how far a monster rises over its hex on the whole of map A, units of the canvas


class MapDrag:
    """The pointer goes over the map with its button down: the own monster is carried, or the map is moved."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table, self.last, self.carries = table, (0.0, 0.0), False

    def lift(self, x: float, y: float) -> None:
        table = self.table
        self.last = x, y
        self.carries = bool(table.lights()) and table.board.view.space_at(x, y) == table.own_space()

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if self.carries:
            self.table.carried = self.table.board.view.space_at(x, y)
        else:
            self.table.board.view.pan(x - self.last[0], y - self.last[1])
        self.last = x, y

    def drop(self, x: float, y: float, onto: str | None) -> object:
        table = self.table
        space, table.carried = table.board.view.space_at(x, y), None
        if self.carries and space is not None and space != table.own_space():
            table.choose_space(space)
        return None


class Pointing(Moves):
    """Controls of the map, and what the choice that is pointed at would bring."""

    drag: MapDrag
    hinted: Hinted
    shells: ShellTray
    pointer: tuple[float, float]
    under_pointer: str | None = None  # what lay under the pointer when an area was turned

    # ---- spaces -------------------------------------------------------------------------------------------------
    def hex_controls(self) -> list[Control]:
        """Every space, those with a monster later, the lit ones last so that they lie on top."""
        every = self.remember(
            "hexes",
            (self.question(), self.shown),
            lambda: [self.hex_control(space) for space in range(len(self.arena.keys))],
        )
        shown = [control for control in every if control.rect[2] > 8 and control.rect[3] > 8]
        at = self.picture.facts["at"]
        return sorted(
            shown, key=lambda control: (bool(control.tags.get("key")), control.tags["card"] in at, control.rect[1])
        )

    def hex_control(self, space: int) -> Control:
        key = self.arena.keys[space]
        options = self.choices("hex").get(key, [])
        control = HexControl(
            f"hex/{key}",
            (0, 0, 0, 0),
            self.hex_name(space),
            lambda: self.choose_space(space),
            zone="choices" if options else "map",
            drag=self.drag,
            scroll=self.wheel,
            reached=lambda: self.come_near(space),
        )
        control.words, control.box = lambda: self.hex_words(space), lambda: self.board.view.hexagon(space)
        control.over = lambda x, y: self.over(space, x, y) and not self.covered(x, y)
        control.tags |= {"card": space, "asked only": True}
        control.zoom = self.zoomer(control)
        control.clear = lambda: self.clear_of(space)
        if options:
            control.tags["key"] = options[0].key
        return control

    def over(self, space: int, x: float, y: float) -> bool:
        """Whether a point lies on a space, or on the monster that rises from it over the spaces behind."""
        left, top, w, h = MAP
        if not (left <= x < left + w and top <= y < top + h):
            return False
        if self.board.view.covers(space, x, y):
            return True
        if space not in self.picture.facts["at"]:
            return False
        (sx, sy), k = self.board.view.spot(space), self.board.grown()
        return abs(x - sx) < BROAD * k and 0 < sy - y < STANDEE * k

    def clear_of(self, space: int) -> Box:
        """What the bubble of a space keeps clear of: the hex, and who stands on it."""
        x, y, w, h = self.board.view.hexagon(space)
        tall = STANDEE * self.board.grown() if space in self.picture.facts["at"] else 0.0
        return x, y - tall, w, h + tall

    def hex_name(self, space: int) -> str:
        facts = self.picture.facts
        seat = facts["at"].index(space) if space in facts["at"] else -1
        if seat >= 0 and (character := self.character(seat)):
            return f"{character.name} ({self.name(seat)})"
        obstacle = facts["obstacle"][space]
        return OBSTACLES[obstacle][0] if obstacle else TERRAIN[facts["terrain"][space]][0]

    def hex_words(self, space: int) -> str:
        """What is there, what choosing it would bring, or why it cannot be chosen."""
        facts, printed = self.picture.facts, self.arena.places[space]
        obstacle = facts["obstacle"][space]
        name, words = OBSTACLES[obstacle] if obstacle else TERRAIN[facts["terrain"][space]]
        parts = [words]
        if space in facts["at"]:
            parts = [self.standing(facts["at"].index(space)), f"{name}: {words}"]
        if space in facts["traps"]:
            parts.append(f"{TRAP[0]}: {TRAP[1]}")
        if printed.bonus:
            parts.append(BONUS[printed.bonus])
        options = self.choices("hex").get(self.arena.keys[space], [])
        if options:
            label = here(say(options[0].label))
            told = [] if self.hex_name(space).startswith(label) else [f"{label}."]
            parts = [*told, *parts, *self.odds_words(options[0].key)]
        elif self.aims and (refused := self.refusal(f"hex/{self.arena.keys[space]}")):
            parts.append(refused.why)
        return " ".join(parts)

    def standing(self, seat: int) -> str:
        """How a monster is, in a sentence."""
        facts = self.picture.facts
        words = [word.format(facts[name][seat]) for name, word in STATES.items() if facts[name][seat]]
        return f"{', '.join([counted(facts['health'][seat], 'heart'), *words])}."

    def odds_words(self, key: str) -> list[str]:
        """Chances of the rolls that a choice brings."""
        chances = self.match.game.odds(self.match.state, self.offered.player, key) if self.offered else ()
        return [", ".join(f"{chance.cases} of 6: {chance.what}" for chance in chances) + "."] if chances else []

    def choose_space(self, space: int) -> None:
        if self.aimed is not None and isinstance(self.about, Turning):
            space = self.aimed
        options = self.choices("hex").get(self.arena.keys[space], [])
        if options:
            self.answer(options[0].key)
        elif self.aims and (refused := self.refusal(f"hex/{self.arena.keys[space]}")):
            self.app.sounds.play("wrong")
            self.say_no(refused)

    @property
    def aims(self) -> bool:
        """Whether a space may be meant by who points at one: not while the map is only read."""
        return (
            self.offered is not None
            and not self.past
            and (bool(self.lights()) or isinstance(self.about, Acting | Aiming))
        )

    def covered(self, x: float, y: float) -> bool:
        """Whether a tray or the grid lies over the map there."""
        return self.planning.covers(x, y) or self.grid.covers(x, y) or self.shells.covers(x, y)

    def own_space(self) -> int:
        return int(self.picture.facts["at"][self.home])

    def wheel(self, amount: float) -> bool:
        return self.board.view.closer(1 if amount > 0 else -1, *self.pointer, self.app.sheet(self.app.window.surface).u)

    def swing(self, way: int) -> bool:
        """Aim at the next turning of an area, clockwise for 1."""
        turnings = sorted(self.lights(), key=self.bearing)
        if not turnings:
            return False
        at = self.goal
        self.aimed = turnings[(turnings.index(at) + way) % len(turnings)] if at in turnings else turnings[0]
        self.focus.at = f"hex/{self.arena.keys[self.aimed]}"
        self.under_pointer = self.focus.over
        self.app.dirty = True
        return True

    def unswing(self) -> None:
        """The pointer goes to another lit hex: that is what is aimed at now."""
        if self.aimed is None or self.focus.over == self.under_pointer:
            return
        over = self.focus.over or ""
        if over.startswith("hex/") and self.arena.by_key.get(over[4:]) in self.lights():
            self.aimed = None

    def bearing(self, space: int) -> float:
        """The way a space lies from the own monster, clockwise from the east."""
        (x, y), (x0, y0) = self.board.view.middle(space), self.board.view.middle(self.own_space())
        return math.atan2(y - y0, x - x0) % (2 * math.pi)

    def come_near(self, space: int) -> None:
        if self.board.view.zoom > 1:
            self.board.view.show(space)

    def shower(self, space: int) -> Callable[[], None]:
        def show() -> None:
            self.come_near(space)
            self.app.dirty = True

        return show

    def hidden(self) -> tuple[Hidden, ...]:
        """Rivals in range whom something hides from the attack that is being aimed."""
        return self.remember(
            "hidden", self.question(), lambda: hidden(self.state) if isinstance(self.about, Aiming) else ()
        )

    def ranged(self) -> tuple[int, ...]:
        """The spaces that the attack that is being aimed reaches."""
        return self.remember(
            "range", self.question(), lambda: ranged(self.state) if isinstance(self.about, Aiming) else ()
        )

    def efforts(self) -> dict[int, int]:
        """The movement that each goal of the walk takes."""
        return self.remember(
            "efforts", self.question(), lambda: efforts(self.state) if isinstance(self.about, Walking) else {}
        )

    # ---- what a choice would bring --------------------------------------------------------------------------------
    def pointed_key(self) -> str:
        """The key of the choice that is pointed at, "" for none; planning changes nothing on the map."""
        if self.offered is None or self.past or self.busy or isinstance(self.about, Planning | ChoosingSheet):
            return ""
        held = self.carried if self.carried is not None else self.goal if self.aimed is not None else None
        if held is not None:
            options = self.choices("hex").get(self.arena.keys[held], [])
            return options[0].key if options else ""
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        pointed = (
            self.remember(
                "pointed",
                (self.question(), at),
                lambda: next(
                    (str(control.tags.get("key") or "") for control in self.board_controls() if control.id == at), ""
                ),
            )
            if at
            else ""
        )
        return pointed or self.hinted.key

    def foreseen(self) -> Foresight:
        key = self.pointed_key()
        if self.offered is None:
            return NOTHING
        if not key:
            return self.remember("idle", (self.question(), self.focus.over, self.focus.at), self.idle_reach)
        seat = self.offered.player
        return self.remember("foreseen", (self.question(), key), lambda: foresee(self.state, seat, key))

    def forks(self) -> tuple[tuple[int, ...], ...]:
        """The ways among which one is picked now."""
        return self.remember(
            "forks", self.question(), lambda: forks_of(self.state, self.home) if isinstance(self.about, Forking) else ()
        )

    def idle_reach(self) -> Foresight:
        """How far an attack of the own sheet goes that is pointed at and reaches nobody now."""
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        if not isinstance(self.about, Acting) or self.past or not at or not at.startswith(ATTACKS):
            return NOTHING
        return Foresight(range=range_of(self.state, self.home, at))

    # ---- the log --------------------------------------------------------------------------------------------------
    def lit_spaces(self) -> tuple[int, ...]:
        """Spaces that a line of the log speaks of."""
        number = self.log.pointed(self.focus)
        event = (
            seen(self.match, number, self.viewer) if number is not None and number < len(self.match.events) else None
        )
        return spaces_of(event) if event is not None else ()

    def lit_seats(self) -> tuple[int, ...]:
        """Seats that a line of the log speaks of."""
        number = self.log.pointed(self.focus)
        event = (
            seen(self.match, number, self.viewer) if number is not None and number < len(self.match.events) else None
        )
        match event:
            case Changed(field="health" | "at" | "out" | "ready" | "guard" | "stun" | "sheet", index=seat):
                return (int(seat),)
            case Changed(field="active", value=seat):
                return (int(seat),)
            case Said(player=int(seat)) | Rolled(player=int(seat)):
                return (seat,)
        return ()


def here(label: str) -> str:
    """A choice that lies on a hex, without the hex's name: nobody reads it on the map."""
    return re.sub(r"^Hex \d+,\d+$", "Here", re.sub(r",? (to|at) \d+,\d+$", " here", label))


def spaces_of(event: Event) -> tuple[int, ...]:
    """Spaces an event speaks of."""
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
