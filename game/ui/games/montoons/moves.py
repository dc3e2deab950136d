"""moves: which motion shows what monsters do and suffer, event by event."""

from __future__ import annotations

from typing import Any

from game.engine.events import Changed, Event, Said
from game.ui.games.montoons.effects import BLUE, CAUSES, GAINS, GREEN, ORANGE, VIOLET, WINE, Effects
from game.ui.games.montoons.travels import READ, Travels
from game.ui.window.motion import Call, Motion, Then, Wait

NAMED = 420  # ms that the name of somebody's action is read before it begins
WHO = 420
DEEDS = ("basic", "special", "ultimate")
NEXT = ("uses", "powers", "marks", "unused")  # what is told once an attack is over
IDLE = ("berry", "focus", "forgets", "golden")  # what may be told of an attack that does nothing


class Moves:
    """What monsters do and suffer. `swung` is who attacks, while nothing has come of it."""

    def __init__(self, effects: Effects) -> None:
        self.effects, self.travels = effects, Travels(effects)
        self.view, self.reading = effects.view, effects.reading
        self.figures, self.air, self.say_over = effects.figures, effects.air, effects.say_over
        self.swung = -1

    def forget(self) -> None:
        self.swung = -1
        self.effects.forget()
        self.travels.forget()

    def show(self, event: Event) -> Motion | None:
        motion = (
            self.changed(event) if isinstance(event, Changed) else self.said(event) if isinstance(event, Said) else None
        )
        missed = self.missed(event)
        if not (isinstance(event, Changed) and event.field == "health"):
            self.effects.wounds.clear()
        return Then(missed, motion or Wait(0)) if missed else motion

    def missed(self, event: Event) -> Motion | None:
        """An attack is over that nothing has come of: that is told, too."""
        seat, motion = self.swung, None
        over = isinstance(event, Said) and event.what in NEXT or isinstance(event, Changed) and event.field == "active"
        if over and seat >= 0:
            self.swung, motion = -1, self.say_over(seat, "Nobody in reach", WINE, "", WHO)
        if isinstance(event, Said) and event.what == "uses" and event.about[0] in DEEDS:
            self.swung = event.player if event.player is not None else -1
        elif isinstance(event, Said) and event.what not in IDLE:
            self.swung = -1
        return motion

    # ---- what changes -------------------------------------------------------------------------------------------
    def changed(self, event: Changed) -> Motion | None:
        seat, value, before = event.index, event.value, self.view.before
        match event.field:
            case "at":
                return self.travels.moved(int(seat), int(value), self.terrain_at(before))
            case "health" if before and self.view.picture.facts["round"]:
                return self.effects.hearts(int(seat), before - value)
            case "out" if value:
                return self.travels.fallen(int(seat))
            case "active" if value >= 0:
                return self.turn_begins(int(value))
            case "round":
                self.travels.gait = ""
                return self.view.announce(f"Round {value}", "Everybody plans five dice in secret.", "", READ)
            case "entangle" | "guard" | "stun" | "burn" if before and not value:
                return self.effects.lifted(int(seat), event.field)
        return None

    def terrain_at(self, space: Any) -> str:
        return str(self.view.picture.facts["terrain"][space]) if isinstance(space, int) and space >= 0 else ""

    def turn_begins(self, seat: int) -> Motion:
        self.travels.word, self.travels.gait = "", ""
        character = self.reading.character(seat)
        mine = seat == self.view.viewer
        return self.view.announce(
            "Your turn" if mine else f"{self.reading.name(seat)}'s turn",
            character.name if character else "",
            self.view.crest(seat),
            WHO,
        )

    # ---- what is told -------------------------------------------------------------------------------------------
    def said(self, event: Said) -> Motion | None:
        seat, about = event.player, event.about
        one = seat if seat is not None else -1
        match event.what:
            case "jump":
                self.travels.gait = "jump"
            case "blitz":
                self.travels.gait = "blitz"
                return self.travels.blitzes(one, tuple(int(space) for space in about))
            case "walks":
                self.travels.gait = ""
            case "uses":
                self.travels.gait, self.travels.word, self.travels.crashed = "", "", False
                return self.used(one, str(about[0]), str(about[1]), tuple(about[2]))
            case "shoved":
                self.travels.crashed = False
                return self.travels.shoves(one, str(about[0]), int(about[1]), int(about[2]))
            case "slams":
                return self.travels.slams(one, int(about[0]), int(about[1]), int(about[2]))
            case "stays":
                return Call(self.figures.put_right)
            case "bumps":
                return self.travels.bumps(one)
            case "surfaces":
                return self.travels.swallows(one)
            case "harm":
                self.effects.causes[one] = CAUSES[str(about[1])]
            case "hit":
                self.effects.causes[one] = ""
                return (
                    None
                    if self.travels.crashed or self.travels.gait == "blitz"
                    else self.effects.shot(int(about[1]), one)
                )
            case "golden":
                return self.effects.golden(one)
            case _:
                return self.worded(event, one)
        return None

    def worded(self, event: Said, seat: int) -> Motion | None:
        """What is seen as words over a monster."""
        about = event.about
        match event.what:
            case "status":
                return self.effects.status(seat, str(about[0]), int(about[1]))
            case "cleansed":
                return self.effects.lifted(seat, str(about[0]))
            case "quenched":
                return self.say_over(seat, "The water puts it out", BLUE, "drop")
            case "guards":
                return self.say_over(seat, "Guard: -1", BLUE, "shield")
            case "forgets":
                return self.say_over(seat, "Loses a Focus", VIOLET, "target")
            case "berry":
                return self.say_over(seat, f"+{about[0]} with a berry", VIOLET, "berry")
            case "focus":
                return self.say_over(seat, f"+{about[0]} by Focus", VIOLET, "target")
            case "gains" if about[1] > 0:
                sign, word = GAINS[about[0]]
                return self.say_over(seat, f"+{about[1]} {word}", GREEN, sign)
            case "unused":
                return self.say_over(seat, f"+{about[0]} Unused Dice", ORANGE, "die")
            case "powers" if seat != self.view.viewer:
                return self.say_over(seat, "Powers up", ORANGE, "star4")
            case "marks" if seat != self.view.viewer:
                return self.say_over(seat, "Marks the Waystone", VIOLET, "waystone", NAMED, tuple(about[0]))
            case "first":
                return self.view.announce(
                    f"{self.reading.name(seat)} begins",
                    "Then clockwise round the table.",
                    self.view.crest(seat),
                    READ,
                )
            case "power":
                crest = self.view.crest(seat)
                monster = self.figures.monsters.get(seat)
                shine = self.air.sparkle(monster.x, monster.y, "star4", 14, 100) if monster else Wait(0)
                return Then(
                    Call(self.view.sounder("win")),
                    self.air.aside(shine),
                    self.view.announce(
                        f"Waystone Power {about[0]}",
                        f"{self.reading.name(seat)} has {about[0]} of 4: the fourth wins.",
                        crest,
                        READ,
                    ),
                )
        return None

    def used(self, seat: int, deed: str, name: str, dice: tuple[int, ...]) -> Motion | None:
        """An action is named over its monster with the dice that pay for it."""
        if seat == self.view.viewer and deed in ("move", "basic"):
            return None
        return self.say_over(seat, name, WINE, "", NAMED, dice)
