"""brings: what a choice that is pointed at would bring beside hearts and places, in words on the foot of the table."""

from __future__ import annotations

from game.engine.words import counted, listed
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.forcing import Forcing
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.outcome import BY_ROLL, ROUND_OVER, Next, bidden, crossings, follows, written
from game.rules.montoons.planning import SPEED, Planning
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.targeting import Aiming
from game.rules.montoons.waystone import Marking, MarkingFree
from game.ui.games.montoons.lore import slot_words
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.reading import Reading
from game.ui.table.part import View


class Brings:
    """Of the seat that is asked, by the rules."""

    def __init__(self, view: View, reading: Reading, plan: Plan) -> None:
        self.view, self.reading, self.plan = view, reading, plan

    def words(self, key: str) -> str:
        """A sentence or two; "" where the choice has no more to tell."""
        return self.reading.remember("brings", lambda: self.made(key), key) if key else ""

    def made(self, key: str) -> str:
        match self.view.about:
            case Planning():
                return self.planned(key)
            case Bidding():
                return self.bidden(key)
            case Acting() if key in ("end", "power", "waystone"):
                return self.acted(key)
            case Forking() if key.startswith("way"):
                return self.way(key)
        return self.left(key)

    # ---- planning -----------------------------------------------------------------------------------------------
    def planned(self, key: str) -> str:
        character = self.reading.character(self.view.home)
        value, _, slot = key.partition(">")
        if key == "ready" or character is None:
            return self.locked() if key == "ready" else ""
        if key.startswith("shell:"):
            return f"The {self.plan.held} becomes a {self.plan.made(key)}, and the shell is spent."
        if value == "back":
            return f"Chosen again, the die comes back to the tray from {called(character, slot)}."
        name, what = slot_words(character, slot)
        return f"{name}: {what}"

    def locked(self) -> str:
        """What is planned, and what stays unused."""
        facts, seat = self.view.picture.facts, self.view.home
        character = self.reading.character(seat)
        assert character is not None
        dice = sorted(zip(facts["slots"][seat], facts["dice"][seat]))
        named = [f"{called(character, character.slots[slot].key)} {value}" for slot, value in dice if slot >= SPEED]
        left = len(self.plan.pool())
        lost = f" {counted(left, 'die', 'dice')} in the tray will do nothing this round." if left else ""
        return f"Locked in: {listed(named)}.{lost}"

    # ---- bidding ------------------------------------------------------------------------------------------------
    def bidden(self, key: str) -> str:
        stands, name = self.view.by_rule(bidden, self.view.home, key), self.reading.name
        speeds = self.view.picture.facts["speed"]
        before = [f"{name(seat)} ({speeds[seat]})" for seat in stands.before]
        place = f"after {listed(before)}" if before else "first"
        level = [name(seat) for seat in stands.level]
        place += f", level with {listed(level)} (a roll decides)" if level else ""
        return f"With {stands.speed} you act {place}, if nobody spends more."

    # ---- the own turn -------------------------------------------------------------------------------------------
    def acted(self, key: str) -> str:
        if key == "power":
            rows = [f"{name} {now} of {whole}" for name, now, whole in self.view.by_rule(written, self.view.home)]
            return f"Written for good: {listed(rows)}. A full row is one use."
        if key == "waystone":
            boxes = self.view.by_rule(crossings, self.view.home)
            places = len(self.view.odds(key))
            moves = f" Then it shines at one of {places} other places, each as likely." if places > 1 else ""
            return f"Up to {counted(boxes, 'box', 'boxes')} to cross.{moves}"
        follow = self.view.by_rule(follows, self.view.home, key)
        told = self.told(follow) or "No die is left over."
        return f"{told} {self.then(follow)}".strip()

    def told(self, follow: Next) -> str:
        return " ".join(line for event in follow.told if (line := self.view.tell(event)))

    def then(self, follow: Next) -> str:
        """Who acts next where the turn is over."""
        if not follow.over:
            return ""
        if follow.seat == ROUND_OVER:
            return "Then the round is over."
        return (
            "Then a roll says who acts." if follow.seat == BY_ROLL else f"Then {self.reading.name(follow.seat)} acts."
        )

    def way(self, key: str) -> str:
        """How far one of several ways is, whom it passes and what it goes through."""
        question = self.view.question
        assert question is not None and isinstance(self.view.about, Forking)
        number = [option.key for option in question.options].index(key)
        way = self.view.about.ways[number]
        passed = f", past {listed([self.reading.name(seat) for seat in way.passed])}" if way.passed else ""
        harm = f", through {counted(len(way.harm), 'hex', 'hexes')} that harm" if way.harm else ""
        return f"This way takes {way.cost} movement{passed}{harm}."

    # ---- what is left undone ------------------------------------------------------------------------------------
    def left(self, key: str) -> str:
        """What is not used by a choice that ends something."""
        unused = self.unused() if key in ("done", "stop", "stay") else ""
        if not unused:
            return ""
        follow = self.view.by_rule(follows, self.view.home, key)
        return " ".join(part for part in (unused, self.told(follow), self.then(follow)) if part)

    def unused(self) -> str:
        match self.view.about:
            case Walking(left=left):
                return f"You end here: {counted(left, 'step')} of movement left unused."
            case Forcing(mover=mover, left=left):
                character = self.reading.character(mover)
                name = character.name if character else self.reading.name(mover)
                return f"{name} ends here: {counted(left, 'hex', 'hexes')} of the force left unused."
            case Marking(crossed=crossed):
                boxes = counted(self.view.by_rule(crossings, self.view.home), "box", "boxes")
                moves = "the Waystone moves on" if crossed else "no box is crossed, and the Waystone stays"
                return f"Up to {boxes} left uncrossed, and {moves}." if crossed else f"Up to {boxes} given up: {moves}."
            case MarkingFree(boxes=boxes):
                return f"{counted(boxes, 'free box', 'free boxes')} given up."
            case Aiming(chosen=chosen):
                return "Nobody else is struck." if chosen else "Nobody is struck, and the use is gone."
            case Laying(away=away):
                return "No more is taken away." if away else "No more is put on the map by this."
            case Jumping() | Leaping() | Blitzing():
                return "You stay where you are, and the use is gone."
        return ""


def called(character: Character, slot: str) -> str:
    """The entry, or the place, that a slot is of."""
    return slot_words(character, slot)[0].partition(":")[0]
