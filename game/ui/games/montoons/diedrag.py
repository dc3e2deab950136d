"""diedrag: dice carried by the pointer while a round is planned: out of the tray, from slot to slot, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.games.montoons.planning import PlanningTray


class DieDrag:
    """A die is dragged to a slot of the sheet, or to an entry, which gives it its first fitting slot. One that lay on
    a slot before (`start`) goes back to the tray when it is let go anywhere else."""

    def __init__(self, tray: PlanningTray, value: int, start: str = "") -> None:
        self.tray, self.value, self.start = tray, value, start

    def lift(self, x: float, y: float) -> None:
        self.tray.wanted, self.tray.hand, self.tray.lifted_from = self.value, (x, y), self.start

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.tray.hand, self.tray.onto = (x, y), self.tray.slot_under(onto or "")
        self.tray.table.app.bubble.hide()

    def drop(self, x: float, y: float, onto: str | None) -> object:
        tray, table = self.tray, self.tray.table
        slot = tray.slot_under(onto or "")
        fits = bool(slot) and tray.takes(slot)
        refused = tray.refused(slot) if slot and not fits else None
        tray.hand, tray.onto, tray.lifted_from = None, "", ""
        if slot == self.start != "":
            return None
        if fits or self.start and not slot:
            table.placed_by_hand = True
            if self.start:
                tray.coming = f"{self.value}>{slot}" if fits else ""
                table.answer(f"back>{self.start}")
            else:
                table.answer(f"{self.value}>{slot}")
        elif refused:
            table.app.sounds.play("wrong")
            table.say_no(refused)
        return None
