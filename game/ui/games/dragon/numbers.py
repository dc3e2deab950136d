"""numbers: the numbers beside the map of Dragon Attack! that somebody may ask about, each with what makes it up."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.chain import Chain, Link
from game.rules.dragon.chains import (
    dice_chain,
    duel_chain,
    monster_chain,
    needed_chain,
    space_chain,
    strength_chain,
    way_chain,
    worth_chain,
)
from game.rules.dragon.movement import Walking
from game.ui.draw.paint import Area
from game.ui.games.dragon.parties import Telling
from game.ui.games.dragon.places import AT_HOME, HOARD, IN_FRONT, ITEMS_AT, OWN, PANEL, RIGHT
from game.ui.table.why import explained
from game.ui.window.focus import Control

_, TOP, _, _ = OWN
X, Y, _, _ = PANEL
TOTAL: Area = (X + 250, Y + 4, 60, 72)  # the crown and what it counts
THROWS: Area = (RIGHT - 130, TOP + 3, 120, 20)
BEATEN: Area = (RIGHT - 40, ITEMS_AT - 24, 42, 22)
HELD: Area = (HOARD[0] + 56, HOARD[1] + 26, 80, 24)


class Numbers(Telling):
    """As the picture has them; ids are of the seat that they tell of."""

    # ---- chains ------------------------------------------------------------------------------------------------------
    def dice(self, seat: int, dragon: bool = False) -> Chain:
        p = self.parties
        chain = dice_chain(p.content, self.view.picture, seat, dragon)
        return chain._replace(title=f"{p.name(seat)}: dice{' at the Dragon' if dragon else ''}")

    def strength(self) -> Chain:
        return strength_chain(self.view.picture)

    def to_beat(self, card: int, strength: int, dragon: bool) -> tuple[Chain, Chain]:
        """What a monster or the Dragon fights with, and the least die that beats it."""
        if dragon:
            return self.strength(), needed_chain("The Dragon now", strength, "8.3")
        name = self.parties.content.name(card)
        return Chain(f"{name}: strength", (Link(name, strength, "8.1", card),)), needed_chain(
            name, strength, "8.1", card
        )

    def chance(self, seat: int, other: int | None, strength: int, dragon: bool) -> Chain:
        """Of the seat to win against another one, or against a strength."""
        p = self.parties
        if other is not None:
            return duel_chain(p.party(seat), p.party(other))
        dice = self.dice(seat, dragon).number
        return monster_chain(dice, strength, "8.3" if dragon else "8.1")

    def of_move(self, space: int, way: tuple[int, ...]) -> Chain | None:
        """How likely the battle is won that a move brings, or why it takes so many steps; None: no such move."""
        view, seat = self.view, self.parties.asked()
        name = self.parties.content.spaces[space].name
        if not isinstance(view.about, Walking):
            return None
        if view.settings.odds and (chance := view.by_rule(space_chain, seat, space)) is not None:
            return chance._replace(title=f"To win at {name}")
        return view.by_rule(way_chain, seat, space)._replace(title=f"To {name}") if way else None

    def front(self, seat: int) -> Chain:
        return self.worth(f"{self.parties.name(seat)}: gold at risk", f"front/{seat}", "6.3", "gold")

    def home(self, seat: int) -> Chain:
        chain = self.worth(f"{self.parties.name(seat)}: what counts", f"home/{seat}", "9.3")
        hoard = self.worth("The hoard", "hoard", "9.2").links if self.parties.slew(seat) else ()
        return chain._replace(links=(*chain.links, *hoard))

    def worth(self, title: str, zone: str, rule: str, *kinds: str) -> Chain:
        return worth_chain(self.parties.content, self.view.picture, zone, rule, *kinds)._replace(title=title)

    # ---- where they stand --------------------------------------------------------------------------------------------
    def head(self) -> Iterator[Control]:
        """The own total."""
        seat = self.view.home
        yield explained(self.view, f"total/{seat}", TOTAL, self.home(seat), "seats")

    def own(self) -> Iterator[Control]:
        """Of the own panel: its dice, monsters and purses."""
        view, seat = self.view, self.view.home
        name, slayer = self.parties.name(seat), "sword" in self.parties.items(seat)
        yield explained(view, f"dice/{seat}", THROWS, self.dice(seat, slayer), "front")
        home = f"home/{seat}"
        monsters = self.worth(f"{name}: monsters beaten", home, "9.3", "monster")
        yield explained(view, f"monsters/{seat}", BEATEN, monsters, "home")
        yield explained(view, f"front/{seat}", purse(IN_FRONT), self.front(seat), "front")
        gold = self.worth(f"{name}: gold that is safe", home, "6.5", "gold")
        yield explained(view, f"home/{seat}", purse(AT_HOME), gold, "home")

    def hoard(self) -> Control:
        chain = self.worth("The Dragon's hoard", "hoard", "9.2")
        return explained(self.view, "hoard", HELD, chain, "hoard")

    def row(self, seat: int, box: Area) -> Iterator[Control]:
        """Of the line of another seat."""
        x, y, _, h = box
        yield explained(self.view, f"dice/{seat}", (x + 129, y + 2, 84, h - 4), self.dice(seat), "seats")
        yield explained(self.view, f"front/{seat}", (x + 230, y + 2, 28, h - 4), self.front(seat), "seats")
        yield explained(self.view, f"home/{seat}", (x + 270, y + 2, 31, h - 4), self.home(seat), "seats")


def purse(box: Area) -> Area:
    """Where the number of a purse stands."""
    x, y, w, _ = box
    return x + w - 58, y + 3, 54, 34
