"""zoomed: one card large over the room, with its words explained; arrows leaf through the cards around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pack.cards import TITLES, TYPES, Monster
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import put
from game.ui.layout.box import Box
from game.ui.layout.writing import column, overlay, pad, row, wrap
from game.ui.scenes.workshop.marks import badge, light_of, stars
from game.ui.scenes.workshop.sheeted import AIR, Sheeted
from game.ui.scenes.workshop.shop import panel
from game.ui.widgets.controls import IconButton
from game.ui.widgets.looks import RED
from game.ui.window.focus import Control
from game.ui.window.scene import Act, Pop, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

MOST = (900.0, 720.0)
CARD_W = 380  # units: a card that is read


class Page(Widget):
    """The plate of the page: a click on it does nothing."""

    def __init__(self) -> None:
        super().__init__("page", NOWHERE)

    def controls(self) -> Sequence[Control]:
        return (Control(self.id, self.box, "", stop=False),)


class Away(Widget):
    """All that lies beside the page: a click there goes back."""

    def __init__(self, back: Act) -> None:
        super().__init__("away", NOWHERE)
        self.back = back

    def controls(self) -> Sequence[Control]:
        return (Control(self.id, self.box, "", self.back, stop=False),)


class Zoomed(Sheeted):
    first = "close"

    def __init__(
        self, app: House, deck: Editing, around: Sequence[Monster], monster: Monster, building: bool = True
    ) -> None:
        super().__init__()
        self.building = building
        self.parlour, self.deck, self.around = app, deck, list(around) or [monster]
        self.at = self.around.index(monster) if monster in self.around else 0

    @property
    def monster(self) -> Monster:
        return self.around[self.at]

    def enter(self) -> None:
        self.set_out()

    def declare(self) -> Box:
        look, monster, deck = self.style.palette, self.monster, self.deck
        before = self.leaf(IconButton("before", NOWHERE, ".left", "Card before", lambda: self.turn(-1)))
        after = self.leaf(IconButton("after", NOWHERE, ".right", "Next card", lambda: self.turn(1)))
        why = deck.why_not(monster)
        none = "There is none of it in the deck."
        ways = [
            self.button("add", "Put one in", self._add, RED, "plus", enabled=not why, why_not=why),
            self.button(
                "out", "Take one out", self._out, ico=".minus", enabled=deck.copies[monster.id] > 0, why_not=none
            ),
        ]
        kind = row(
            self.painted(self._badge).size(40, 40),
            self.words(TITLES[monster.type], "heading", light_of(monster.type)),
            self.painted(self._stars).size(110, 30),
            gap=8,
        )
        told = [
            column(self.words(title, "step", look.glow), self.said(text, "body", look.paper), gap=2)
            for title, text in self.told()
        ]
        words = column(
            self.head(monster.name),
            kind,
            self.scrolled("words", column(*told, gap=10)).min(240, 80).share(),
            *((wrap(*ways, gap=12),) if self.building else ()),
            gap=10,
        )
        where = self.words(f"{self.at + 1} of {len(self.around)}", "note", look.soft, align="c")
        card = column(self.card(monster, 120).share(), where, gap=8)
        plate = self.painted(lambda s, at: panel(s, at, solid=True))
        both = pad(row(card.like(w=CARD_W).share(0.2).max(w=420), words.share(), gap=24), air=AIR)
        page = overlay(self.leaf(Page(), name="page"), plate, both).max(*MOST)
        line = row(before.size(40, 40), page.share(), after.size(40, 40), gap=10)
        return overlay(self.leaf(Away(self.back), name="away"), pad(line.max(w=MOST[0] + 100), 10, 8))

    def turn(self, way: int) -> None:
        self.at = (self.at + way) % len(self.around)
        self.set_out()

    def _add(self) -> None:
        self.deck.add(self.monster)
        self.parlour.sounds.play("card")
        self.set_out()

    def _out(self) -> None:
        self.deck.take_out(self.monster.id)
        self.parlour.sounds.play("flip")
        self.set_out()

    def on_action(self, action: str) -> object:
        return Pop() if action == "zoom" else None

    def _badge(self, s: Sheet, at: Area) -> None:
        put(s, at, badge(self.monster.type, at[0] + 18, at[1] + 20, 17), 4)

    def _stars(self, s: Sheet, at: Area) -> None:
        put(s, at, stars(round(at[0] + 14, 1), at[1] + at[3] / 2, self.monster.star, 22), 4)

    def told(self) -> list[tuple[str, str]]:
        """What the card's numbers mean, and how many copies there are."""
        deck, monster = self.deck, self.monster
        turns = f"{monster.star} turn{'s' * (monster.star > 1)}"
        if monster.type == "white_wild":
            kind = "A duel with it discards both monsters. As a price it boosts any colour."
            power = "It never counts: both go in any duel."
        else:
            at = TYPES.index(monster.type)
            kind = (
                f"In a duel it counts 200 more against {TITLES[TYPES[(at + 1) % 3]]}; "
                f"{TITLES[TYPES[(at - 1) % 3]]} does so against it."
            )
            power = "The higher power wins a duel; equal powers discard both."
        have, most = deck.copies[monster.id], deck.most(monster)
        room = f"{have} in the deck; " if self.building else ""
        room += f"{'at' if room else 'At'} most {most} of the same."
        if deck.owned is not None:
            room += f" You own {deck.owned.get(monster.id, 0)}."
        return [
            (f"{TITLES[monster.type]} in a duel", kind),
            (f"Power {monster.power}", power),
            (
                f"{monster.star} star{'s' * (monster.star > 1)}",
                f"It waits {turns} before it fights, and an open column costs the rival {monster.star} HP.",
            ),
            (monster.rarity.capitalize(), room),
        ] + ([("It says", monster.flavour)] if monster.flavour else [])
