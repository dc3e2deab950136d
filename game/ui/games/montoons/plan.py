"""plan: what a person makes of a round in secret: the die that is held, where it may go, and what shells make of it."""

from __future__ import annotations

from game.engine.agenda import Option
from game.engine.game import Refusal
from game.rules.montoons.planning import Planning
from game.rules.montoons.state import MonToons
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sheetplaces import places_on
from game.ui.table.part import View

WHY_W = 424.0  # units that the bubble with the reason takes


class Plan:
    """`held` is the value of the die that a slot would get; `hand` is where a die is that is dragged."""

    def __init__(self, view: View, reading: Reading) -> None:
        self.view, self.reading = view, reading
        self.hidden = 0  # more than 0 while the dice of the tray tumble
        self.by_hand = False  # the die was let go where it lies now
        self.put_away()

    def put_away(self) -> None:
        """Every die lies where it belongs, and none is picked."""
        self.wanted = 0  # the value that was picked last
        self.hand: tuple[float, float] | None = None
        self.lifted_from = ""  # the slot a die is dragged from
        self.onto = ""  # the slot it is held over
        self.coming = ""  # where a die goes that was dragged from slot to slot, once it is off the first
        self.by_hand = False

    @property
    def open(self) -> bool:
        return isinstance(self.view.about, Planning)

    @property
    def shown(self) -> bool:
        """Whether dice lie in the tray, or are to be thrown into it: also while one is on its way to its slot, while
        others plan, and in the past; not those of who is ready."""
        facts, seat = self.view.picture.facts, self.view.home
        if facts["phase"] != "planning":
            return False
        if self.open or facts["ready"][seat]:
            return self.open
        return self.view.viewer == seat and (bool(facts["dice"][seat]) or self.view.throwing.asks)

    @property
    def waits(self) -> bool:
        """Whether somebody else is planning first."""
        asked = self.view.turn
        return not (self.view.busy or self.view.past) and asked is not None and asked != self.view.home

    def pool(self) -> list[int]:
        """Values of the dice in the tray; shown only to their owner."""
        facts, seat = self.view.picture.facts, self.view.home
        dice, slots = facts["dice"][seat], facts["slots"][seat]
        return [value for value, slot in zip(dice or (), slots or ()) if slot == -1]

    @property
    def held(self) -> int:
        """The value that would be put on a slot: the one picked last, else the first of the tray; 0 for none."""
        pool = self.pool()
        return self.wanted if self.wanted in pool or self.lifted_from else pool[0] if pool else 0

    # ---- choices ------------------------------------------------------------------------------------------------
    def options(self) -> dict[str, Option]:
        """What may be answered now, or once the die that is dragged is off its slot, by key."""

        def make() -> dict[str, Option]:
            asked = self.lifted().decision if self.lifted_from else self.view.question
            return {option.key: option for option in (*asked.options, *asked.aside)} if asked else {}

        return self.reading.remember("plan", make, self.lifted_from) if self.open else {}

    def lifted(self) -> MonToons:
        """The game as it will be once the die that is dragged is off its slot."""
        slot = self.lifted_from
        return self.reading.remember("lifted", lambda: self.view.by_rule(without, slot), slot)

    def refused(self, slot: str) -> Refusal | None:
        """Why a slot does not take the held die."""
        key, view = f"{self.held}>{slot}", self.view
        return view.game.why_not(self.lifted(), view.home, key) if self.lifted_from else view.why_not(key)

    def takes(self, key: str) -> bool:
        """Whether the held die may go on a slot."""
        return f"{self.held}>{key}" in self.options()

    def options_at(self, key: str) -> list[Option]:
        """Putting the held die on a slot, or taking back what lies there."""
        options = self.options()
        return [options[name] for name in (f"back>{key}", f"{self.held}>{key}") if name in options]

    def chosen(self, id: str) -> None:
        """A slot was chosen."""
        found = self.options_at(id[5:])
        if found:
            self.view.answer(found[0].key)

    def pick(self, value: int) -> None:
        self.wanted = value
        self.view.redraw()

    def go_on(self) -> None:
        """A die that was dragged off one slot is put on the other."""
        key, self.coming = self.coming, ""
        if key and key in self.options():
            self.by_hand = True
            self.view.answer(key)

    def drag(self, value: int, start: str = "") -> DieDrag | None:
        """How a die is carried out of the tray or off a slot; None for one that stays."""
        return DieDrag(self, value, start) if value and (not start or f"back>{start}" in self.options()) else None

    # ---- shells -------------------------------------------------------------------------------------------------
    def change(self, key: str) -> None:
        """A shell changes the held die, which stays in hand."""
        value = self.made(key)
        self.view.answer(key)
        self.pick(value)

    @property
    def may_change(self) -> bool:
        """Whether shells are left for the own dice, whichever is held, so that the tray lies still."""
        facts, seat = self.view.picture.facts, self.view.home
        made, spent, more, gone = facts["shells"][seat]
        veiled = facts["veiled"][seat] or (0, 0)
        return bool(made > spent + veiled[0] or more > gone + veiled[1])

    def made(self, key: str) -> int:
        """What a shell would make of the held die."""
        amount = self.shell_amount(int(key[6]) - 1)
        return self.held + (amount if key[7] == "+" else -amount)

    def shell_keys(self) -> list[str]:
        """Ways to change the held die."""
        options = {} if self.lifted_from else self.options()
        keys = [f"shell:{row}{sign}:{self.held}" for row in (1, 2) for sign in "-+"]
        return [key for key in keys if key in options]

    def shell_amount(self, row: int) -> int:
        """What the next shell of a row adds or takes off."""
        character = self.reading.character(self.view.home)
        facts, seat = self.view.picture.facts, self.view.home
        spent = facts["shells"][seat][2 * row + 1] + (facts["veiled"][seat] or (0, 0))[row]
        return character.shells[row][spent] if character else 0

    # ---- a die over a slot --------------------------------------------------------------------------------------
    def slot_under(self, onto: str) -> str:
        """The slot that a control stands for: itself, or the first of an entry that takes the die; "" for none."""
        if onto.startswith("slot/"):
            return onto[5:]
        character = self.reading.character(self.view.home)
        places = places_on(character) if character else None
        if places is None or onto not in places.entries:
            return ""
        keys = [key for key in places.slots if key == onto or key.startswith(f"{onto}/")]
        return next((key for key in keys if self.takes(key)), keys[0])

    def why(self) -> str:
        """Why the slot under the dragged die does not take it; "" when it does, or there is none."""
        if self.hand is None or not self.onto or self.takes(self.onto):
            return ""
        refused = self.refused(self.onto)
        return refused.why if refused else ""

    @property
    def has_bubble(self) -> bool:
        """Whether there is room beside the sheet to say so."""
        paper = self.view.area("paper")
        return paper is not None and paper[0] > WHY_W + 32

    def shell_helps(self) -> str:
        """What one shell would make of the die so that the slot takes it."""
        character = self.reading.character(self.view.home)
        if character is None:
            return ""
        faces = character.slots[character.by_key[self.onto]].faces
        for row in (1, 2):
            for sign in "-+":
                key = f"shell:{row}{sign}:{self.held}"
                if key in self.options() and faces >> (value := self.made(key)) & 1:
                    return f"A shell of ±{self.shell_amount(row - 1)} makes this {self.held} a {value}."
        return ""


def without(g: MonToons, slot: str) -> MonToons:
    """The game with the die off a slot."""
    world = g.clone()
    world.news = None  # nobody hears of it
    world.choose(f"back>{slot}")
    return world


class DieDrag:
    """A die is dragged to a slot of the sheet, or to an entry, which gives it its first fitting slot. One that lay on
    a slot before (`start`) goes back to the tray when it is let go anywhere else."""

    def __init__(self, plan: Plan, value: int, start: str) -> None:
        self.plan, self.value, self.start = plan, value, start

    def lift(self, x: float, y: float) -> None:
        self.plan.wanted, self.plan.hand, self.plan.lifted_from = self.value, (x, y), self.start

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.plan.hand, self.plan.onto = (x, y), self.plan.slot_under(onto or "")
        self.plan.view.hush()

    def drop(self, x: float, y: float, onto: str | None) -> object:
        plan = self.plan
        slot = plan.slot_under(onto or "")
        fits = bool(slot) and plan.takes(slot)
        refused = plan.refused(slot) if slot and not fits else None
        plan.hand, plan.onto, plan.lifted_from = None, "", ""
        if slot == self.start != "":
            return None
        if fits or self.start and not slot:
            plan.by_hand = True
            if self.start:
                plan.coming = f"{self.value}>{slot}" if fits else ""
                plan.view.answer(f"back>{self.start}")
            else:
                plan.view.answer(f"{self.value}>{slot}")
        elif refused:
            plan.view.sound("wrong")
            plan.view.say_no(refused)
        return None
