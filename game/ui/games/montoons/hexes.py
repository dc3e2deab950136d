"""hexes: the spaces of MonToons' map as things to point at: what they tell, how they are chosen and dragged over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from game.engine.agenda import say
from game.engine.words import counted
from game.ui.games.montoons.aim import Aim
from game.ui.games.montoons.lore import BONUS, OBSTACLES, STATES, TERRAIN, TRAP
from game.ui.games.montoons.places import MAP
from game.ui.table.hexcontrol import HexControl
from game.ui.table.view import View
from game.ui.window.focus import Box, Control

BROAD = 24.0  # half of how wide a monster is
STANDEE = 62.0  # how far a monster rises over its hex on the whole of map A, units of the canvas


class Covering(Protocol):
    def covers(self, x: float, y: float) -> bool: ...


class Hexes:
    """`over` are the trays and boards that may lie over the map. The pointer that goes over the map with its button
    down carries the own monster (`carries`), or moves the map."""

    def __init__(self, view: View, aim: Aim, over: Sequence[Covering]) -> None:
        self.view, self.aim, self.reading, self.island, self.lying = view, aim, aim.reading, aim.island, over
        self.pointer = (0.0, 0.0)
        self.last, self.carries = (0.0, 0.0), False

    # ---- spaces -------------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Every space, those with a monster later, the lit ones last so that they lie on top."""
        every = self.reading.remember(
            "hexes",
            (self.view.moment, self.view.shown),
            lambda: [self.control(space) for space in range(len(self.reading.arena.keys))],
        )
        shown = [control for control in every if control.rect[2] > 8 and control.rect[3] > 8]
        at = self.view.picture.facts["at"]
        return sorted(
            shown, key=lambda control: (bool(control.tags.get("key")), control.tags["card"] in at, control.rect[1])
        )

    def control(self, space: int) -> Control:
        key = self.reading.arena.keys[space]
        options = self.reading.choices("hex").get(key, [])
        control = HexControl(
            f"hex/{key}",
            (0, 0, 0, 0),
            self.name(space),
            lambda: self.choose(space),
            zone="choices" if options else "map",
            drag=self,
            scroll=self.wheel,
            reached=lambda: self.come_near(space),
        )
        control.words, control.box = lambda: self.words(space), lambda: self.island.hexagon(space)
        control.over = lambda x, y: self.over(space, x, y) and not self.covered(x, y)
        control.tags |= {"card": space, "asked only": True}
        control.zoom = self.view.zoomer(control)
        control.clear = lambda: self.clear_of(space)
        if options:
            control.tags["key"] = options[0].key
        return control

    def over(self, space: int, x: float, y: float) -> bool:
        """Whether a point lies on a space, or on the monster that rises from it over the spaces behind."""
        left, top, w, h = MAP
        if not (left <= x < left + w and top <= y < top + h):
            return False
        if self.island.covers(space, x, y):
            return True
        if space not in self.view.picture.facts["at"]:
            return False
        (sx, sy), k = self.island.spot(space), self.island.grown
        return abs(x - sx) < BROAD * k and 0 < sy - y < STANDEE * k

    def covered(self, x: float, y: float) -> bool:
        """Whether a tray or the grid lies over the map there."""
        return any(lying.covers(x, y) for lying in self.lying)

    def clear_of(self, space: int) -> Box:
        """What the bubble of a space keeps clear of: the hex, and who stands on it."""
        x, y, w, h = self.island.hexagon(space)
        tall = STANDEE * self.island.grown if space in self.view.picture.facts["at"] else 0.0
        return x, y - tall, w, h + tall

    # ---- what they tell -----------------------------------------------------------------------------------------
    def name(self, space: int) -> str:
        facts = self.view.picture.facts
        seat = facts["at"].index(space) if space in facts["at"] else -1
        if seat >= 0 and (character := self.reading.character(seat)):
            return f"{character.name} ({self.reading.name(seat)})"
        obstacle = facts["obstacle"][space]
        return OBSTACLES[obstacle][0] if obstacle else TERRAIN[facts["terrain"][space]][0]

    def words(self, space: int) -> str:
        """What is there, what choosing it would bring, or why it cannot be chosen."""
        facts, printed = self.view.picture.facts, self.reading.arena.places[space]
        obstacle = facts["obstacle"][space]
        name, words = OBSTACLES[obstacle] if obstacle else TERRAIN[facts["terrain"][space]]
        parts = [words]
        if space in facts["at"]:
            parts = [self.standing(facts["at"].index(space)), f"{name}: {words}"]
        if space in facts["traps"]:
            parts.append(f"{TRAP[0]}: {TRAP[1]}")
        if printed.bonus:
            parts.append(BONUS[printed.bonus])
        key = self.reading.arena.keys[space]
        options = self.reading.choices("hex").get(key, [])
        if options:
            label = here(say(options[0].label))
            told = [] if self.name(space).startswith(label) else [f"{label}."]
            parts = [*told, *parts, *self.reading.odds_words(options[0].key)]
        elif self.aim.meant and (refused := self.view.why_not(f"hex/{key}")):
            parts.append(refused.why)
        return " ".join(parts)

    def standing(self, seat: int) -> str:
        """How a monster is, in a sentence."""
        facts = self.view.picture.facts
        words = [word.format(facts[name][seat]) for name, word in STATES.items() if facts[name][seat]]
        return f"{', '.join([counted(facts['health'][seat], 'heart'), *words])}."

    def lines(self, space: int) -> list[tuple[str, str]]:
        """What lies there line by line, for who sees it large."""
        facts, printed = self.view.picture.facts, self.reading.arena.places[space]
        obstacle = facts["obstacle"][space]
        lines = [OBSTACLES[obstacle]] if obstacle else []
        lines.append(TERRAIN[facts["terrain"][space]])
        if space in facts["traps"]:
            lines.append(TRAP)
        if printed.bonus:
            lines.append(("Bonus", BONUS[printed.bonus]))
        options = self.reading.choices("hex").get(self.reading.arena.keys[space], [])
        if options:
            lines += [("Odds", words) for words in self.reading.odds_words(options[0].key)]
        name = self.name(space)
        return [("Ground" if head == name else head, text) for head, text in lines]

    # ---- what is done -------------------------------------------------------------------------------------------
    def choose(self, space: int) -> None:
        turned = self.aim.turned_to
        key = self.reading.arena.keys[space if turned is None else turned]
        options = self.reading.choices("hex").get(key, [])
        if options:
            self.view.answer(options[0].key)
        elif self.aim.meant:
            self.view.refuse(f"hex/{key}")

    def wheel(self, amount: float) -> bool:
        return self.closer(1 if amount > 0 else -1, *self.pointer)

    def closer(self, way: int, x: float, y: float) -> bool:
        """One step nearer (1) or farther (-1), the point under x, y staying where it is; False at the end."""
        return self.island.closer(way, x, y, self.view.scale)

    def come_near(self, space: int) -> None:
        """The focus came here by key: bring it into view when the map is seen closely."""
        if self.island.zoom > 1:
            self.island.show(space)

    def lift(self, x: float, y: float) -> None:
        self.last = x, y
        self.carries = bool(self.aim.lights()) and self.island.space_at(x, y) == self.reading.own_space()

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if self.carries:
            self.aim.carried = self.island.space_at(x, y)
        else:
            self.island.pan(x - self.last[0], y - self.last[1])
        self.last = x, y

    def drop(self, x: float, y: float, onto: str | None) -> object:
        space, self.aim.carried = self.island.space_at(x, y), None
        if self.carries and space is not None and space != self.reading.own_space():
            self.choose(space)
        return None


def here(label: str) -> str:
    """A choice that lies on a hex, without the hex's name: nobody reads it on the map."""
    return re.sub(r"^Hex \d+,\d+$", "Here", re.sub(r",? (to|at) \d+,\d+$", " here", label))
