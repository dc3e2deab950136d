"""moves: which motion shows what monsters do and suffer, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.events import Changed, Event, Said
from game.ui.games.montoons.effects import BLUE, CAUSES, GAINS, GREEN, ORANGE, VIOLET, WINE, Effects
from game.ui.games.montoons.pieces import Monster
from game.ui.games.montoons.travels import READ, Travels
from game.ui.window.motion import Call, Motion, Then, Wait

NAMED = 420  # ms that the name of somebody's action is read before it begins
WHO = 420
DEEDS = ("basic", "special", "ultimate")
NEXT = ("uses", "powers", "marks", "unused")  # what is told once an attack is over
REACHES = ("hit", "guards", "shoved", "heals", "status")  # what tells that an attack has come to somebody
HEARD = {"quenched": "land-water", "guards": "step", "forgets": "fade", "unused": "coin", "marks": "choose"}
IDLE = ("berry", "focus", "forgets", "golden")  # what may be told of an attack that does nothing


class Moves:
    """What monsters do and suffer. `swung` is who attacks, while nothing has come of it; `user` is who acts, `look`
    what their attack looks like, and `reached` are the seats to whom it has come."""

    def __init__(self, effects: Effects) -> None:
        self.effects, self.travels = effects, Travels(effects)
        self.view, self.reading = effects.view, effects.reading
        self.figures, self.air, self.say_over = effects.figures, effects.air, effects.say_over
        self.reached = set[int]()
        self.swung, self.user, self.look = -1, -1, ""
        self.shown = 0  # events, with the last that was shown here

    def forget(self) -> None:
        """An attack that was begun goes on where the same moment is laid anew, on another page or at another size."""
        if self.shown != self.view.shown:
            self.swung, self.user, self.look = -1, -1, ""
        self.effects.forget()
        self.travels.forget()

    def show(self, event: Event) -> Motion | None:
        self.shown = self.view.shown
        motion = (
            self.changed(event) if isinstance(event, Changed) else self.said(event) if isinstance(event, Said) else None
        )
        missed = self.missed(event)
        if not (isinstance(event, Changed) and event.field == "health"):
            self.effects.wounds.clear()
        return Then(missed, motion or Wait(0)) if missed else motion

    def missed(self, event: Event) -> Motion | None:
        """An attack is over that nothing has come of: that is told, too."""
        monster, motion = self.figures.monsters.get(self.swung), None
        over = isinstance(event, Said) and event.what in NEXT or isinstance(event, Changed) and event.field == "active"
        if over and monster is not None:
            self.swung, told = -1, self.say_over(monster, "Nobody in reach", WINE, "", WHO)
            motion = Then(Call(self.view.sounder("fade")), told)
        if isinstance(event, Said) and event.what == "uses" and event.about[0] in DEEDS:
            self.swung = event.player if event.player is not None else -1
        elif isinstance(event, Said) and event.what not in IDLE:
            self.swung = -1
        return motion

    # ---- what changes -------------------------------------------------------------------------------------------
    def changed(self, event: Changed) -> Motion | None:
        value, before, monsters = event.value, self.view.before, self.figures.monsters
        match event.field:
            case "at":
                return self.travels.moved(int(event.index), int(value), self.terrain_at(before))
            case "active" if value >= 0:
                return self.turn_begins(int(value))
            case "round":
                self.travels.gait = ""
                return self.view.announce(f"Round {value}", "Everybody plans five dice in secret.", "", READ)
        if not isinstance(event.index, int) or (monster := monsters.get(event.index)) is None:
            return None
        match event.field:
            case "health" if before and before != value and self.view.picture.facts["round"]:
                return self.effects.hearts(monster, before - value)
            case "out" if value:
                return self.travels.fallen(monster)
            case "entangle" | "guard" | "stun" | "burn" if before and not value:
                return self.effects.lifted(monster, event.field)
        return None

    def terrain_at(self, space: Any) -> str:
        return str(self.view.picture.facts["terrain"][space]) if isinstance(space, int) and space >= 0 else ""

    def turn_begins(self, seat: int) -> Motion | None:
        """Whose turn it is, told where they will act: nothing lies over the map."""
        self.travels.word, self.travels.gait = "", ""
        if (monster := self.figures.monsters.get(seat)) is None:
            return None
        words = "Your turn" if seat == self.view.viewer else f"{self.reading.name(seat)}'s turn"
        return Then(Call(self.view.sounder("bell")), self.say_over(monster, words, WINE, "boot", WHO))

    # ---- what is told -------------------------------------------------------------------------------------------
    def said(self, event: Said) -> Motion | None:
        """What it makes of what comes next, then how it is seen on whom it befalls."""
        about, travels, seat = event.about, self.travels, event.player
        match event.what:
            case "jump" | "blitz":
                travels.gait = event.what
            case "walks":
                travels.gait = ""
            case "uses":
                travels.gait, travels.word, travels.crashed = "", "", False
            case "shoved":
                travels.word, travels.crashed = str(about[0]), False
            case "slams" | "bumps":
                travels.crashed = True
            case "harm" | "hit" if seat is not None:
                self.effects.causes[seat] = CAUSES[str(about[1])] if event.what == "harm" else ""
            case "stays":
                return Call(self.figures.put_right)
            case "first" if seat is not None:
                begins, then = f"{self.reading.name(seat)} begins", "Then clockwise round the table."
                return self.view.announce(begins, then, self.view.crest(seat), READ)
        monster = self.figures.monsters.get(seat) if seat is not None else None
        if monster is None:
            return None
        comes, motion = self.comes(monster, event.what), self.befalls(monster, event.what, about)
        return Then(comes, motion) if comes and motion else comes or motion

    def comes(self, monster: Monster, what: str) -> Motion | None:
        """An attack comes to a monster, the first time as it looks."""
        one, travels = self.figures.monsters.get(self.user), self.travels
        if what not in REACHES or one is None or one is monster or travels.crashed or travels.gait == "blitz":
            return None
        look = "" if monster.seat in self.reached else self.look
        self.reached.add(monster.seat)
        return self.effects.shot(one, monster, look) if look or what == "hit" else None

    def befalls(self, monster: Monster, what: str, about: Sequence[Any]) -> Motion | None:
        travels, monsters = self.travels, self.figures.monsters
        match what:
            case "blitz":
                return travels.blitzes(monster, [int(space) for space in about], self.look)
            case "uses":
                return self.used(monster, str(about[0]), str(about[1]), tuple(about[2]))
            case "shoved":
                return travels.shoves(monster, int(about[1]), monsters.get(int(about[2])))
            case "slams":
                return travels.slams(monster, int(about[0]), int(about[1]), monsters.get(int(about[2])))
            case "bumps":
                return travels.bumps(monster)
            case "surfaces":
                return travels.swallows(monster)
            case "golden":
                return self.effects.golden(monster)
            case "status":
                return self.effects.status(monster, str(about[0]), int(about[1]))
            case "cleansed":
                return self.effects.lifted(monster, str(about[0]))
            case "power":
                return self.gains_power(monster, int(about[0]))
        told = self.worded(monster, what, about)
        return Then(Call(self.view.sounder(HEARD.get(what, "rise"))), told) if told else None

    def worded(self, monster: Monster, what: str, about: Sequence[Any]) -> Motion | None:
        """What is seen as words over a monster."""
        match what:
            case "quenched":
                return self.say_over(monster, "The water puts it out", BLUE, "drop")
            case "guards":
                return self.say_over(monster, "Guard: -1", BLUE, "shield")
            case "forgets":
                return self.say_over(monster, "Loses a Focus", VIOLET, "target")
            case "berry":
                return self.say_over(monster, f"+{about[0]} with a berry", VIOLET, "berry")
            case "focus":
                return self.say_over(monster, f"+{about[0]} by Focus", VIOLET, "target")
            case "gains" if about[1] > 0:
                sign, word = GAINS[about[0]]
                return self.say_over(monster, f"+{about[1]} {word}", GREEN, sign)
            case "unused":
                return self.say_over(monster, f"+{about[0]} Unused Dice", ORANGE, "die")
            case "powers" if monster.seat != self.view.viewer:
                return self.say_over(monster, "Powers up", ORANGE, "star4")
            case "marks" if monster.seat != self.view.viewer:
                return self.say_over(monster, "Marks the Waystone", VIOLET, "waystone", NAMED, about[0])
        return None

    def used(self, monster: Monster, deed: str, name: str, dice: Sequence[int]) -> Motion | None:
        """An action is named over its monster with the dice that pay for it."""
        character = self.reading.character(monster.seat)
        self.user, self.look = monster.seat, character.looks.get((deed, name), "") if character else ""
        self.reached.clear()
        if monster.seat == self.view.viewer and deed in ("move", "basic"):
            return None
        return Then(Call(self.view.sounder("choose")), self.say_over(monster, name, WINE, "", NAMED, dice))

    def gains_power(self, monster: Monster, power: int) -> Motion:
        name, crest = self.reading.name(monster.seat), self.view.crest(monster.seat)
        told = f"{name} has {power} of 4: the fourth wins."
        return Then(
            self.effects.bursts(monster, "win", "star4", 14, 100),
            self.view.announce(f"Waystone Power {power}", told, crest, READ),
        )
