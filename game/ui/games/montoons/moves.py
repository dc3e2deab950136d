"""moves: which motion shows each event of MonToons, and what may move together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.events import Changed, Event, Rolled, Said
from game.ui.games.montoons.effects import BLUE, CAUSES, GAINS, GREEN, ORANGE, VIOLET, WINE
from game.ui.games.montoons.flights import Flights
from game.ui.games.montoons.travels import READ
from game.ui.window.motion import Call, Motion, Then, Together, Wait

if TYPE_CHECKING:
    from game.ui.games.montoons.ladder import Ladder

GROUNDS = {
    "lava": "#ff8a3c",
    "water": "#8fe8ee",
    "jungle": "#7fc25e",
    "spike_pit": "#4a2f3a",
    "ice": "#e8fbff",
    "quicksand": "#dfb365",
    "blightwater": "#9a77bf",
    "meadow": "#bbe07c",
}
NAMED = 420  # ms that the name of somebody's action is read before it begins
WHO = 420
KEPT = ("shells", "berries", "seeds", "unused")
DEEDS = ("basic", "special", "ultimate")
NEXT = ("uses", "powers", "marks", "unused")  # what is told once an attack is over
IDLE = ("berry", "focus", "forgets", "golden")  # what may be told of an attack that does nothing


class Moves(Flights):
    """The motions; what they move belongs to the table."""

    ladder: Ladder
    swung: int = -1  # who attacks, while nothing has come of it

    def show(self, number: int, event: Event) -> Motion | None:
        before = self.value(event) if isinstance(event, Changed) else None
        order = self.ladder.order()
        super().show(number, event)
        match event:
            case Changed():
                motion = self.changed(event, before)
            case Said():
                motion = self.said(event)
            case Rolled():
                motion = self.rolls(event.player, event.value)
            case _:
                motion = None
        missed = self.missed(event)
        if missed:
            motion = Then(missed, motion or Wait(0))
        if not (isinstance(event, Changed) and event.field == "health"):
            self.wounds.clear()
        if isinstance(event, Rolled) or isinstance(event, Changed) and event.field in ("at", "token", "active"):
            self.grid.staying = False
        if self.ladder.order() != order:
            slide = self.ladder.slide(order)
            return Together(motion, slide) if motion else slide
        return motion

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

    def value(self, event: Changed) -> Any:
        """What a field holds before the event."""
        held = self.picture.facts.get(event.field)
        if isinstance(held, list):
            return held[event.index] if isinstance(event.index, int) else list(held)
        return held

    def joins(self, event: Event, after: Event) -> bool:
        """Hearts of several monsters fall together, those of one after each other; announced speeds come together."""
        if isinstance(event, Changed) and isinstance(after, Changed) and event.field == after.field:
            return event.field == "terrain" or event.field in ("health", "slots") and event.index != after.index
        return (
            isinstance(event, Said)
            and event.what == "speed"
            and isinstance(after, Changed | Said)
            and (after.field in ("pace", "speed") if isinstance(after, Changed) else after.what == "speed")
        )

    # ---- what changes -------------------------------------------------------------------------------------------
    def changed(self, event: Changed, before: Any) -> Motion | None:
        seat, value = event.index, event.value
        match event.field:
            case "at":
                return self.moved(int(seat), int(value), self.terrain_at(before))
            case "health" if before and self.picture.facts["round"]:
                return self.hearts(int(seat), before - value)
            case "out" if value:
                return self.fallen(int(seat))
            case "active" if value >= 0:
                return self.turn_begins(int(value))
            case "round":
                self.gait = ""
                return self.announce(f"Round {value}", "Everybody plans five dice in secret.", "", READ)
            case "terrain" | "obstacle":
                return self.ground_changes(event, before)
            case "traps":
                return self.traps_change(before, value)
            case "token":
                return self.token_flies(int(value), int(before or 0))
            case "dice":
                return self.dice_rolled(int(seat), value or (), before or ())
            case "slots":
                return self.dice_moved(int(seat), value or (), before or ())
            case "powered":
                return self.written(int(seat), value, before or ())
            case "boxes":
                return self.crossed(int(seat), value, before or 0)
            case "earned":
                return self.surrounded(int(seat), value, before or 0)
            case "entangle" | "guard" if before and not value:
                return self.lifted(int(seat), event.field)
            case "stun" | "burn" if before and not value:
                return self.lifted(int(seat), event.field)
            case "ready" if value and int(seat) != self.viewer:
                return Then(Call(self.sounder("tick")), self.ladder.blinked(int(seat)))
            case field if field in KEPT:
                return self.kept(int(seat), field, value, before)
        return None

    def terrain_at(self, space: Any) -> str:
        return str(self.picture.facts["terrain"][space]) if isinstance(space, int) and space >= 0 else ""

    def turn_begins(self, seat: int) -> Motion:
        self.word, self.gait = "", ""
        character = self.character(seat)
        mine = seat == self.viewer
        return self.announce(
            "Your turn" if mine else f"{self.name(seat)}'s turn",
            character.name if character else "",
            self.sitting.players[seat].crest,
            WHO,
        )

    def ground_changes(self, event: Changed, before: Any) -> Motion | None:
        """A hex becomes another terrain, or something is set down on it."""
        if not isinstance(event.index, int):
            return None
        colour = "#ffe08a" if event.field == "obstacle" else GROUNDS.get(str(event.value), "#ffe08a")
        return Then(Call(self.sounder("card")), self.aside(self.flashed(event.index, colour, 520)), Wait(260))

    def traps_change(self, before: Any, value: Any) -> Motion | None:
        """One is laid, or springs."""
        laid, gone = set(value) - set(before or ()), set(before or ()) - set(value)
        parts: list[Motion] = [self.flashed(space, "#e8433f") for space in laid]
        for space in gone:
            x, y = self.board.view.middle(space)
            parts += [self.flashed(space, "#e8433f"), self.sparkle(x, y, "trap", 8, 70)]
        if not parts:
            return None
        return Then(Call(self.sounder("hit" if gone else "card")), self.aside(Together(*parts)), Wait(240))

    # ---- what is told -------------------------------------------------------------------------------------------
    def said(self, event: Said) -> Motion | None:
        seat, about = event.player, event.about
        one = seat if seat is not None else -1
        match event.what:
            case "jump":
                self.gait = "jump"
            case "blitz":
                self.gait = "blitz"
                return self.blitzes(one, tuple(int(space) for space in about))
            case "walks":
                self.gait = ""
            case "uses":
                self.gait, self.word, self.crashed = "", "", False
                return self.used(one, str(about[0]), str(about[1]), tuple(about[2]))
            case "shoved":
                self.crashed = False
                return self.shoves(one, str(about[0]), int(about[1]), int(about[2]))
            case "slams":
                return self.slams(one, int(about[0]), int(about[1]), int(about[2]))
            case "stays":
                return Call(self.put_right)
            case "bumps":
                return self.bumps(one)
            case "surfaces":
                return self.swallows(one)
            case "sinks":
                return self.lost_die(one, int(about[0]))
            case "harm":
                self.causes[one] = CAUSES[str(about[1])]
            case "hit":
                self.causes[one] = ""
                return None if self.crashed or self.gait == "blitz" else self.shot(int(about[1]), one)
            case "golden":
                return self.golden(one)
            case _:
                return self.worded(event, one)
        return None

    def worded(self, event: Said, seat: int) -> Motion | None:
        """What is seen as words over a monster."""
        about = event.about
        match event.what:
            case "status":
                return self.status(seat, str(about[0]), int(about[1]))
            case "cleansed":
                return self.lifted(seat, str(about[0]))
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
            case "powers" if seat != self.viewer:
                return self.say_over(seat, "Powers up", ORANGE, "star4")
            case "marks" if seat != self.viewer:
                return self.say_over(seat, "Marks the Waystone", VIOLET, "waystone", NAMED, tuple(about[0]))
            case "speed":
                return Then(Call(self.sounder("tick")), self.ladder.blinked(seat))
            case "first":
                return self.announce(
                    f"{self.name(seat)} begins",
                    "Then clockwise round the table.",
                    self.sitting.players[seat].crest,
                    READ,
                )
            case "power":
                crest = self.sitting.players[seat].crest
                monster = self.monsters.get(seat)
                shine = self.sparkle(monster.x, monster.y, "star4", 14, 100) if monster else Wait(0)
                return Then(
                    Call(self.sounder("win")),
                    self.aside(shine),
                    self.announce(
                        f"Waystone Power {about[0]}",
                        f"{self.name(seat)} has {about[0]} of 4: the fourth wins.",
                        crest,
                        READ,
                    ),
                )
        return None

    def used(self, seat: int, deed: str, name: str, dice: tuple[int, ...]) -> Motion | None:
        """An action is named over its monster with the dice that pay for it."""
        if seat == self.viewer and deed in ("move", "basic"):
            return None
        return self.say_over(seat, name, WINE, "", NAMED, dice)
