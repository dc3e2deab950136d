"""opensheet: whose character sheet is shown, what lies on it, and which of its places can be chosen."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Option
from game.engine.events import Changed, Said
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Area
from game.ui.games.montoons.draft import Draft
from game.ui.games.montoons.forms import is_paged
from game.ui.games.montoons.lore import entries_of
from game.ui.games.montoons.places import BESIDE, BLOCKS, LYING, block_of
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sheetplaces import Places, places_on
from game.ui.table.panes import Pane
from game.ui.table.part import View


class OpenSheet:
    """`seat` is whose sheet is shown; None: that of whose turn it is, where it lies beside the map and nothing is
    asked, else that of who looks on. While a rival looks at a plan of their own, it is theirs. `flying` are the seats
    and slots of dice that are on their way there."""

    def __init__(self, view: View, reading: Reading, plan: Plan, draft: Draft) -> None:
        self.view, self.reading, self.plan, self.draft = view, reading, plan, draft
        self.seat: int | None = None
        self.flying: set[tuple[int, str]] = set()

    # ---- whose sheet --------------------------------------------------------------------------------------------
    @property
    def owner(self) -> int:
        if self.view.shared and self.view.peeker not in (None, self.view.home):
            return self.view.peeker
        return self.usual if self.seat is None else self.seat

    @property
    def usual(self) -> int:
        """Whose sheet is shown unless somebody chose another."""
        view, acts = self.view, self.reading.moving_seat()
        if acts in (-1, view.home) or view.question is not None or view.in_lesson:
            return view.home
        return view.home if is_paged(*view.room, view.settings.enlarges) else acts

    @property
    def used(self) -> str:
        """The entry by which whose turn it is acts just now, or "seeds"; "" for none."""
        return self.reading.remember("used", self.last_used)

    def last_used(self) -> str:
        character = self.reading.character(seat) if (seat := self.reading.moving_seat()) >= 0 else None
        for event in self.view.latest() if character else ():
            if isinstance(event, Changed) and event.field == "active":
                break
            if character and isinstance(event, Said) and event.what == "uses":
                entries, name = entries_of(character), event.about[1]
                return next((key for key, entry in entries.items() if entry.name == name), "seeds")
        return ""

    @property
    def character(self) -> Character | None:
        """The sheet that is shown; before the own one is chosen that of the monster pointed at."""
        if self.draft.open and self.view.picture.facts["sheet"][self.owner] < 0:
            return self.draft.cards()[self.draft.pointed()][0]
        return self.reading.character(self.owner)

    @property
    def own(self) -> bool:
        """Whether choices lie on the sheet that is shown."""
        return self.view.question is not None and self.view.question.player == self.owner

    def fact(self, name: str) -> Any:
        return self.view.picture.facts[name][self.owner]

    def places(self) -> Places | None:
        character = self.character
        return places_on(character) if character else None

    def block(self, name: str) -> Pane | None:
        """Where a block of the sheet lies; None while no sheet is seen."""
        if upright := self.view.pane("sheet"):
            return upright
        if (area := self.view.area("lying")) is None:
            return None
        (x, y), (left, top, _, _), k = BESIDE[name], BLOCKS[name], area[2] / LYING[2]
        return Pane(BLOCKS[name], area[0] + (x - left) * k, area[1] + (y - top) * k, k)

    def on_table(self, box: Area) -> Area | None:
        """Where a box of the sheet's design lies."""
        pane = self.block(block_of(box))
        return pane.box(box) if pane else None

    def place_of(self, at: str) -> Area | None:
        """Where a place of the sheet that is shown lies: "slot/...", "box/...", "shells/1", "berries" ..."""
        places = self.places()
        if places is None:
            return None
        family, _, rest = at.partition("/")
        box = places.slots.get(rest) if family == "slot" else places.boxes.get(at)
        return self.on_table(box) if box else None

    def lit(self, at: str) -> list[Option]:
        family, _, rest = at.partition("/")
        return self.reading.choices(family).get(rest, []) if self.own else []

    def several(self, at: str) -> bool:
        """Whether more than one choice lies on a place: they have buttons, and the place alone says too little."""
        return at.startswith("shells/") and len(self.lit(at)) > 1

    def dice_on(self) -> dict[str, int]:
        """Slot -> value of the die on it, as far as the viewer may know."""
        return self.reading.remember("dice on", self.laid_on, self.owner)

    def laid_on(self) -> dict[str, int]:
        character, slots, dice = self.character, self.fact("slots"), self.fact("dice")
        if character is None or not slots or not dice:
            return {}
        return {character.slots[slot].key: value for value, slot in zip(dice, slots) if slot >= 0}

    # ---- what can be chosen -------------------------------------------------------------------------------------
    def slot_lit(self, key: str) -> bool:
        """Whether a die in hand may go there; in planning that of the value that is held."""
        if not self.own:
            return False
        return self.plan.takes(key) if isinstance(self.view.about, Planning) else bool(self.lit(f"slot/{key}"))

    def usable(self, name: str) -> bool:
        """Whether the entry can be used now."""
        return (
            self.own
            and not isinstance(self.view.about, Planning)
            and any(f"{rest}/".startswith(f"{name}/") for rest in self.reading.choices("slot"))
        )

    def lights(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """Slots, entries and other places that can be chosen, for telling whether anything looks different."""
        places = self.places()
        if places is None or not self.own:
            return (), (), ()
        return self.reading.remember(
            "sheet lights",
            lambda: (
                tuple(key for key in places.slots if self.slot_lit(key)),
                tuple(name for name in places.entries if self.usable(name)),
                tuple(at for at in places.boxes if self.lit(at)),
            ),
            self.owner,
            self.plan.held,
            self.plan.lifted_from,
        )
