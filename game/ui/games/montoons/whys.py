"""whys: the numbers of MonToons' table that somebody may ask about: hearts, speed, movement, boxes and Powers, and what
a choice would take or give."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.engine.chain import Chain
from game.engine.events import Changed, Said
from game.rules.montoons.action import Bidding
from game.rules.montoons.chains import (
    boxes_chain,
    change_chain,
    hearts_chain,
    left_chain,
    powers_chain,
    speed_chain,
    steps_chain,
)
from game.rules.montoons.movement import Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons
from game.ui.draw.paint import Area
from game.ui.games.montoons.foresight import endings, until_over
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import SHEET
from game.ui.table.part import Part, View
from game.ui.table.why import explained
from game.ui.window.focus import Control

HEARTS: Area = (SHEET[0] + SHEET[2] - 50, SHEET[1] + 60, 42, 28)
SPEED: Area = (SHEET[0] + SHEET[2] - 140, SHEET[1] + 8, 84, 42)
NOTHING = (Planning, ChoosingSheet, ChoosingFlag, Bidding)  # choices that take and give no hearts


class Whys(Part):
    """Over the numbers of the sheet that is shown, and of the walk that is asked about."""

    name = "whys"

    def __init__(self, view: View, sheet: OpenSheet) -> None:
        super().__init__(view)
        self.sheet, self.reading = sheet, sheet.reading

    # ---- numbers that lie there ----------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        view, seat = self.view, self.sheet.owner
        if view.busy or view.picture.facts["sheet"][seat] < 0:
            return []
        return self.reading.remember("whys", lambda: list(self.made()), seat, view.sized, view.turned)

    def made(self) -> Iterator[Control]:
        view, seat, content, known = self.view, self.sheet.owner, self.reading.content, self.view.picture
        name, numbers = self.reading.name(seat), list[tuple[str, Area, Chain]]()
        told = (one for n in range(view.shown) if (one := view.event(n)) is not None)
        numbers.append(("hearts", HEARTS, hearts_chain(content, known, seat, told, view.names)))
        if known.facts["speed"][seat]:
            numbers.append(("speed", SPEED, speed_chain(content, known, seat)))
        if places := self.sheet.places():
            first, *more = places.powers
            numbers.append(("boxes", first, boxes_chain(known, seat)))
            x, y, w, _ = more[0]
            box = x, y, w, more[-1][1] + more[-1][3] - y
            numbers.append(("powers", box, powers_chain(content, known, seat)))
        for id, box, chain in numbers:
            if there := self.sheet.on_table(box):
                yield explained(view, f"{id}/{seat}", there, chain._replace(title=f"{name}: {chain.title}"), "sheet")
        area = view.area("prompt")
        if isinstance(view.about, Walking) and area:
            x, y, w, h = area
            chain = view.by_rule(left_chain, self.ability())
            yield explained(view, "left", (x + 8, y + 2, 0.35 * w, h / 2), chain, "prompt")

    def ability(self) -> str:
        """The name of the one that runs, as it was told last."""
        used = (event.about[1] for event in self.view.latest() if isinstance(event, Said) and event.what == "uses")
        return next((str(name) for name in used), "The ability")

    # ---- what a choice would bring -------------------------------------------------------------------------------
    def of_choice(self, control: Control) -> Chain | None:
        """What makes up the hearts that a choice takes and gives, else the movement that it takes; None for neither."""
        view, key = self.view, control.tags.get("key")
        if not isinstance(key, str) or view.question is None or view.busy or isinstance(view.about, NOTHING):
            return None
        return self.reading.remember("why", lambda: self.foreseen(key), key)

    def foreseen(self, key: str) -> Chain | None:
        view = self.view
        assert view.question is not None
        changes = view.by_rule(changes_of, view.question.player, key, self.ability())
        word, _, place = key.partition(":")
        if changes is not None or not isinstance(view.about, Walking) or word != "hex":
            return changes
        return view.by_rule(steps_chain, self.reading.arena.by_key[place])


def changes_of(state: MonToons, seat: int, key: str, ability: str) -> Chain | None:
    """The hearts that a choice takes and gives up to the first roll, where it takes the most; None where it touches
    none, or too much can be answered in between. The world is dealt anew behind what the seat may see."""
    world = state.redeal(seat, Random(0))
    if world.decision is None or all(option.key != key for option in world.decision.options):
        return None
    before, world.news = world.clone(), []
    world.choose(key)
    worlds, more = endings(world, seat)
    news = [list(until_over(end.news or ())) for end in worlds]
    if more or not any(isinstance(event, Changed) and event.field == "health" for told in news for event in told):
        return None
    return min((change_chain(before, told, ability) for told in news), key=lambda chain: chain.number)
