"""ahead: the choice that a hint recommends or that is pointed at, what it would bring, and what is told of the map."""

from __future__ import annotations

import re
from random import Random

from game.engine.agenda import do
from game.engine.words import lowered
from game.rules.montoons.action import Acting, act
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingSheet
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import Aiming
from game.ui.draw.paint import INK, Sheet, icon
from game.ui.draw.shapes import disc, frame
from game.ui.games.montoons.foresight import Foresight, foresee, forks_of
from game.ui.games.montoons.hexes import Hexes
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sight import Unseen, efforts, hidden, range_of, ranged
from game.ui.style.metrics import EVEN, SLIP, THICK
from game.ui.table.marks import LIT
from game.ui.table.part import Part, View, kept
from game.ui.window.focus import Control


def foresee_plan(state: MonToons, seat: int, key: str) -> Foresight:
    """`key`: "5>move/scamper", a die put on a slot, or "back>move/scamper", the one that lies there. What needs more
    dice, or would do nothing from here, shows how far it reaches."""
    value, _, slot = key.partition(">")
    world = state.redeal(seat, Random(0))
    if world.decision is None or all(option.key != key for option in world.decision.options):
        return Foresight()
    if value != "back":
        world.choose(key)
    set_off(world, seat)
    kind, _, rest = slot.partition("/")
    deed = f"{kind}/{rest.partition('/')[0]}"
    begun = [option.key for option in world.decision.options if option.key == deed] if world.decision else []
    seen = foresee(world, seat, begun[0]) if begun else Foresight()
    return seen._replace(range=seen.range or range_of(world, seat, deed))


def set_off(world: MonToons, seat: int) -> None:
    """Let a monster act, with all others where they are."""
    world.decision, world.phase, world.active = None, "action", seat
    if seat not in world.order:
        world.order = [*world.order, seat]
    world.revealed[seat] = True
    world.agenda[:] = [do(act, seat)]
    world.run()


R, SMALL = 15.0, 11.0  # units of the lamp's radius: on the map, and on the sheet
NOTHING = Foresight()
ATTACKS = ("basic/", "special/", "ultimate/")


class Hinted(Part):
    """Draws over everything else, except on buttons, which are lit themselves."""

    name = "hint"

    def __init__(self, view: View, reading: Reading, plan: Plan) -> None:
        super().__init__(view)
        self.reading, self.plan = reading, plan

    @property
    def key(self) -> str:
        """The recommended choice, "" for none."""
        return self.view.hint.key if self.view.hint is not None and self.view.question is not None else ""

    def hint_came(self) -> None:
        """The die that a hint speaks of, to be put down or changed, is the one that is held."""
        value = self.key.rpartition(":")[2] if self.key.startswith("shell:") else self.key.partition(">")[0]
        if self.plan.open and value.isdigit():
            self.plan.wanted = int(value)

    def words(self) -> str:
        """What is recommended and why, "" for nothing; its hex, whose number nobody reads on the map, by the lamp."""
        hint, question = self.view.hint, self.view.question
        if hint is None or question is None:
            return ""
        said, asked = lowered(hint.hint), (*question.options, *question.aside)
        at = next((str(option.at) for option in asked if option.key == hint.key), "")
        if at.startswith("hex/"):
            said = re.sub(rf"\b(hex )?{at[4:]}\b", "the hex with the lamp", said)
        return f"Hint: {said}"

    def control(self) -> Control | None:
        """What the recommended choice lies on."""
        key = self.key
        return next((one for one in self.view.controls() if one.tags.get("key") == key), None) if key else None

    def draw(self, s: Sheet) -> None:
        control = self.control()
        if control is None or control.id.startswith("choice/"):
            return
        on_map = control.id.startswith("hex/")
        (x, y, w, h), r = control.rect, R if on_map else SMALL
        if not on_map:  # what it speaks of is small: a frame round it, and the lamp on its upper edge
            edge = frame(2, 2, w + 4, h + 4, SLIP, INK, THICK) + frame(3, 3, w + 2, h + 2, SLIP, LIT, EVEN)
            self.view.stamps.svg(s, ("hint frame", w, h), (x - 4, y - 4, w + 8, h + 8), edge)
        lamp = disc(r + 2, r + 2, r + 1, LIT) + disc(r + 2, r + 2, r - 1, INK)
        lamp += icon("bulb", r + 2, r + 2, 1.4 * r, LIT, INK)
        box = x + w / 2 - r - 2, y - r - 6, 2 * r + 4, 2 * r + 4
        self.view.stamps.svg(s, ("hint lamp", r), box, lamp)


class Ahead:
    """Asks the rules, for what is pointed at, carried, or recommended by a hint."""

    def __init__(self, view: View, hexes: Hexes, hinted: Hinted) -> None:
        self.view, self.hexes, self.hinted = view, hexes, hinted
        self.reading, self.island = hexes.reading, hexes.camera

    @kept
    def hidden(self) -> tuple[Unseen, ...]:
        """Rivals in range whom something hides from the attack that is being aimed."""
        return self.view.by_rule(hidden) if isinstance(self.view.about, Aiming) else ()

    @kept
    def ranged(self) -> tuple[int, ...]:
        """The spaces that the attack that is being aimed reaches."""
        return self.view.by_rule(ranged) if isinstance(self.view.about, Aiming) else ()

    @kept
    def efforts(self) -> dict[int, int]:
        """The movement that each goal of the walk takes."""
        return self.view.by_rule(efforts) if isinstance(self.view.about, Walking) else {}

    @kept
    def forks(self) -> tuple[tuple[int, ...], ...]:
        """The ways among which one is picked now."""
        return self.view.by_rule(forks_of, self.view.home) if isinstance(self.view.about, Forking) else ()

    # ---- what a choice would bring --------------------------------------------------------------------------------
    def pointed_key(self) -> str:
        """The key of the choice that is pointed at, "" for none; in planning that of the slot a die is held over."""
        view, reading, plan = self.view, self.reading, self.hinted.plan
        if view.question is None or view.busy or isinstance(view.about, ChoosingSheet):
            return ""
        if plan.open and plan.hand is not None:
            return f"{plan.held}>{plan.onto}" if plan.onto and not plan.lifted_from else ""
        held = self.hexes.carried if self.hexes.carried is not None else self.hexes.turned_to
        if held is not None:
            option = self.hexes.lights().get(held)
            return option.key if option else ""
        at = view.pointed

        def under() -> str:
            return next((str(control.tags.get("key") or "") for control in view.controls() if control.id == at), "")

        return at and reading.remember("pointed", under, at) or self.hinted.key

    def foreseen(self) -> Foresight:
        view, reading, gesture = self.view, self.reading, self.hexes.gesture
        if view.question is None:
            return NOTHING
        keys = gesture.keys if gesture is not None else tuple(filter(None, (self.pointed_key(),)))
        if not keys:
            return reading.remember("idle", self.idle_reach, view.pointed)
        seat, rule = view.question.player, foresee_plan if isinstance(view.about, Planning) else foresee
        return reading.remember("foreseen", lambda: view.by_rule(rule, seat, *keys), keys)

    def idle_reach(self) -> Foresight:
        """How far an attack of the own sheet goes that is pointed at and reaches nobody now."""
        at = self.view.pointed
        if not isinstance(self.view.about, Acting) or not at or not at.startswith(ATTACKS):
            return NOTHING
        return Foresight(range=self.view.by_rule(range_of, self.view.home, at))
