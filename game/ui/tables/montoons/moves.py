"""moves: how each event of MonToons is seen: monsters walk, leap, slide and fly, hearts fall, terrain comes up."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.events import Changed, Event, Said
from game.ui.motion import (
    FLOAT_UP,
    HEX_STEP,
    Call,
    Fade,
    Glide,
    Motion,
    Shake,
    Then,
    Together,
    Wait,
    in_out_sine,
    linear,
    out_back,
    out_cubic,
)
from game.ui.tables.montoons.monsters import Monster
from game.ui.tables.montoons.reading import Reading

if TYPE_CHECKING:
    from game.ui.tables.montoons.board import MapBoard

HOP, ARC = 34.0, 150.0  # of a step and of a throw, units of the board
THROWN, SHOVED, BLITZ = 520, 130, 90  # ms
READ = 1100
FACES = {"entangle": "Entangled", "stun": "Stunned", "guard": "Guard", "burn": "Burn", "focus": "Focus"}


@dataclass
class Float:
    """Words that rise over a monster; x, y in units of the board, `up` units of the canvas."""

    text: str
    colour: str
    x: float
    y: float
    up: float = 60
    alpha: float = 1


class Moves(Reading):
    """The motions; what they move belongs to the table."""

    monsters: dict[int, Monster]
    floats: list[Float]
    gait: str = ""  # how the monster that acts moves just now: "", "jump" or "blitz"

    @property
    @abstractmethod
    def board(self) -> MapBoard: ...

    def show(self, number: int, event: Event) -> Motion | None:
        if isinstance(event, Changed) and event.field == "health":
            lost = self.picture.facts["health"][event.index] - event.value
            super().show(number, event)
            return self.hearts(event.index, lost) if event.index in self.monsters else None
        super().show(number, event)
        match event:
            case Changed():
                return self.changed(event)
            case Said():
                return self.said(event)
        return None

    def joins(self, event: Event, after: Event) -> bool:
        """Hearts of several monsters fall together, and so do hexes that are laid."""
        return (isinstance(event, Changed) and isinstance(after, Changed) and event.field == after.field
                and after.field in ("health", "terrain"))

    # ---- monsters -----------------------------------------------------------------------------------------------
    def changed(self, event: Changed) -> Motion | None:
        match event.field:
            case "at":
                return self.moved(int(event.index), int(event.value))
            case "out" if event.value:
                return self.fallen(int(event.index))
            case "active" if event.value >= 0:
                return self.turn_begins(int(event.value))
            case "round":
                self.gait = ""
                return self.announce(f"Round {event.value}", "Plan five dice in secret.", "", READ)
            case "terrain" | "obstacle":
                return Then(Call(self.sounder("card")), Wait(220))
            case "token":
                return Then(Call(self.sounder("magic")), Wait(320))
        return None

    def turn_begins(self, seat: int) -> Motion:
        character = self.character(seat)
        return self.announce(f"{self.name(seat)}'s turn", character.name if character else "",
                             self.sitting.players[seat].crest, 420)

    def moved(self, seat: int, space: int) -> Motion | None:
        """Set down, walked, leapt, shoved or thrown: how far and by whom tells which."""
        if space < 0:
            return None
        x, y = self.board.view.middle(space)
        monster = self.monsters.get(seat)
        if monster is None:
            monster = self.monsters[seat] = Monster(seat, x, y, up=60, alpha=0)
            return Then(Call(self.sounder("card")), Together(Glide(monster, 260, out_back, up=0),
                                                             Fade(monster, 1, 200)))
        far = abs(monster.x - x) + abs(monster.y - y) > 260
        if seat != self.moving_seat():
            if far:
                return Then(Call(self.sounder("whoosh")), Glide(monster, THROWN, in_out_sine, hop=ARC, x=x, y=y),
                            Call(self.sounder("hit")), Shake(monster))
            return Then(Call(self.sounder("whoosh")), Glide(monster, SHOVED, out_cubic, x=x, y=y))
        if self.gait == "blitz":
            return Glide(monster, BLITZ, linear, x=x, y=y)
        if self.gait == "jump" or far:
            self.gait = ""
            return Then(Call(self.sounder("whoosh")), Glide(monster, THROWN, in_out_sine, hop=ARC, x=x, y=y),
                        Call(self.sounder("step")))
        return Then(Glide(monster, HEX_STEP, in_out_sine, hop=HOP, x=x, y=y), Call(self.sounder("step")))

    def fallen(self, seat: int) -> Motion | None:
        """A defeated monster sinks away."""
        monster = self.monsters.get(seat)
        if monster is None:
            return None
        return Then(
            Call(self.sounder("lose")), Together(Glide(monster, 500, up=-30), Fade(monster, 0, 500)),
            Call(lambda: self.monsters.pop(seat, None)),
            self.announce(f"{self.name(seat)} is defeated", "", self.sitting.players[seat].crest, READ))

    # ---- what is told -------------------------------------------------------------------------------------------
    def hearts(self, seat: int, lost: int) -> Motion | None:
        """Hearts fall off or come back."""
        monster = self.monsters[seat]
        if not lost:
            return None
        word = Float(f"-{lost}" if lost > 0 else f"+{-lost}", "#d93a3c" if lost > 0 else "#3f9350", monster.x,
                     monster.y)
        rise = self.risen(word)
        return Then(Call(self.sounder("hit")), Together(Shake(monster), rise)) if lost > 0 else Then(
            Call(self.sounder("magic")), rise)

    def risen(self, word: Float) -> Motion:
        """Words come up, rise and go."""
        def end() -> None:
            if word in self.floats:
                self.floats.remove(word)

        return Then(Call(lambda: self.floats.append(word)), Glide(word, FLOAT_UP, out_cubic, up=120), Wait(160),
                    Fade(word, 0, 160), Call(end))

    def said(self, event: Said) -> Motion | None:
        seat, about = event.player, event.about
        monster = self.monsters.get(seat) if seat is not None else None
        match event.what:
            case "jump" | "blitz":
                self.gait = event.what
            case "walks":
                self.gait = ""
            case "uses":
                self.gait = ""
                return self.used(seat or 0, str(about[0]), str(about[1]))
            case "status" if monster:
                return self.risen(Float(FACES[about[0]], "#5a4a86", monster.x, monster.y))
            case "guards" if monster:
                return self.risen(Float("Guard: -1", "#2f6fc4", monster.x, monster.y))
            case "bumps" | "surfaces":
                return Call(self.sounder("hit"))
            case "golden" if monster:
                return self.risen(Float("Golden Heart!", "#b5651f", monster.x, monster.y))
            case "power":
                return Then(Call(self.sounder("win")), self.announce(
                    f"Waystone Power {about[0]}", f"{self.name(seat or 0)} has {about[0]} of 4: the fourth wins.",
                    self.sitting.players[seat or 0].crest, READ))
        return None

    def used(self, seat: int, deed: str, name: str) -> Motion | None:
        """An attack or movement of somebody else is named over its monster."""
        monster = self.monsters.get(seat)
        if monster is None or seat == self.viewer and deed == "move":
            return None
        return self.risen(Float(name, "#8f1f3c", monster.x, monster.y, 84))
