"""ahead: what the choice that is pointed at would bring, and what the question tells of the map."""

from __future__ import annotations

from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingSheet
from game.rules.montoons.targeting import Aiming
from game.ui.games.montoons.foresight import Foresight, foresee, forks_of
from game.ui.games.montoons.hexes import Hexes
from game.ui.games.montoons.hinted import Hinted
from game.ui.games.montoons.sight import Hidden, efforts, hidden, range_of, ranged
from game.ui.table.part import kept
from game.ui.table.view import View

NOTHING = Foresight()
ATTACKS = ("basic/", "special/", "ultimate/")


class Ahead:
    """Asks the rules, for what is pointed at, carried, or recommended by a hint."""

    def __init__(self, view: View, hexes: Hexes, hinted: Hinted) -> None:
        self.view, self.hexes, self.hinted = view, hexes, hinted
        self.reading, self.island = hexes.reading, hexes.camera

    @kept
    def hidden(self) -> tuple[Hidden, ...]:
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
        """The key of the choice that is pointed at, "" for none; planning changes nothing on the map."""
        view, reading = self.view, self.reading
        if view.question is None or view.busy or isinstance(view.about, Planning | ChoosingSheet):
            return ""
        held = self.hexes.carried if self.hexes.carried is not None else self.hexes.turned_to
        if held is not None:
            option = self.hexes.lights().get(held)
            return option.key if option else ""
        at = view.pointed

        def under() -> str:
            return next((str(control.tags.get("key") or "") for control in view.controls() if control.id == at), "")

        return at and reading.remember("pointed", under, at) or self.hinted.key

    def foreseen(self) -> Foresight:
        view, reading, key = self.view, self.reading, self.pointed_key()
        if view.question is None:
            return NOTHING
        if not key:
            return reading.remember("idle", self.idle_reach, view.pointed)
        seat = view.question.player
        return reading.remember("foreseen", lambda: view.by_rule(foresee, seat, key), key)

    def idle_reach(self) -> Foresight:
        """How far an attack of the own sheet goes that is pointed at and reaches nobody now."""
        at = self.view.pointed
        if not isinstance(self.view.about, Acting) or not at or not at.startswith(ATTACKS):
            return NOTHING
        return Foresight(range=self.view.by_rule(range_of, self.view.home, at))
