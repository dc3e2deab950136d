"""picks: the heroes by name while they are picked, at the right of the table of Dragon Attack!."""

from __future__ import annotations

from functools import partial

from game.rules.dragon.counters import CLASSES
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import plate
from game.ui.games.dragon.parties import Parties
from game.ui.games.dragon.places import LABEL, LEFT, WELL
from game.ui.games.dragon.seats import choice_mark
from game.ui.table.marks import ring
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.window.focus import Control


class Picks(Part):
    """Each can be chosen here as well as on the map."""

    name = "picks"

    def __init__(self, view: View, parties: Parties) -> None:
        super().__init__(view)
        self.parties = parties

    def controls(self) -> list[Control]:
        p = self.parties
        return [self.control(number) for number in p.heroes()] if p.bystanders() else []

    def control(self, number: int) -> Control:
        p, hero, colours = self.parties, self.parties.content.heroes[number], self.parties.facts["colour"]
        id, box = f"pick/{hero.id}", (LEFT + (number % 2) * 152, 132.0 + (number // 2) * 80, 146.0, 74.0)
        start = f"hex/{p.content.spaces[p.kingdom.starts[number]].key}"
        if self.view.option_at(start):
            return self.view.control(id, box, start, hero.name, zone="choices", radius=12)
        control = Control(id, box, hero.name, zone="heroes", radius=12, enabled=False)
        if number in colours:
            control.why_not, control.rule = f"{hero.name} plays for {p.name(colours.index(number))}.", "2.2"
        return control

    def draw(self, s: Sheet) -> None:
        for number, control in enumerate(self.controls()):
            colours, state = self.parties.facts["colour"], self.view.focus.look(control).state
            owner = colours.index(number) if number in colours else None
            paint = partial(self.paint, number=number, owner=owner, state=state)
            self.view.stamps.put(s, ("pick", number, owner, state), *control.rect, paint)
            if control.tags.get("key"):
                choice_mark(s, self.view, control)
            ring(s, self.view, control)

    def paint(self, t: Sheet, number: int, owner: int | None, state: str) -> None:
        p = self.parties
        hero, crest = p.content.heroes[number], p.pieces.crest(number)
        t.svg(plate(0, 0, 146, 74, 12, "#4b3672" if state == "hover" else WELL) + plate(0, 0, 6, 74, 3, crest.base))
        t.blit(p.pieces.hero(number, round(60 * t.u)), 10, 5)
        t.text(hero.name, "title", 17, PAPER, 74, 24, "l", 68, maxh=20)
        t.text(CLASSES[hero.class_], "semi", 15, LABEL, 74, 45, "l", 68, maxh=18)
        if owner is not None:
            t.text(p.name(owner), "semi", 15, "#ffe9b8", 74, 62, "l", 68, maxh=17)
