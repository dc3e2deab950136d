"""hand: six cards as they might come at the start of a game, again and again, and what to expect of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import comb
from random import Random
from typing import TYPE_CHECKING

from game.engine.words import per_cent
from game.rules.pack.cards import Content, Monster
from game.rules.pack.decks import Draft, multiset, sample_hand
from game.ui.draw import cards
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import focus_ring, put, shade
from game.ui.games.pack.printed import front
from game.ui.layout.box import Box as LayoutBox
from game.ui.layout.writing import box, column, first, row
from game.ui.scenes.workshop.sheeted import CARD, Sheeted
from game.ui.scenes.workshop.zoomed import Zoomed
from game.ui.style.metrics import BROAD, ROUND
from game.ui.widgets.looks import RED
from game.ui.window.focus import Control, Focus
from game.ui.window.motion import APART, DEAL, Glide, Together
from game.ui.window.scene import Push, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

SIZE, GAP = 6, 14.0  # cards of a hand; units between them
MOST = (1200.0, 640.0)


class Dealt:
    """A card of the hand; `way` = how far it has come to its place, 0 to 1."""

    def __init__(self, monster: Monster) -> None:
        self.monster, self.way = monster, 0.0


class Cards(Widget):
    """The hand, in one row or two; each card can be looked at."""

    def __init__(self, scene: SampleHand) -> None:
        super().__init__("hand", NOWHERE)
        self.scene = scene

    def places(self) -> list[Area]:
        x, y, w, h = self.box
        n = max(1, len(self.scene.dealt))
        rows = 2 if h > w * 0.6 else 1
        columns = -(-n // rows)
        wide = min((w - GAP * (columns - 1)) / columns, (h - GAP * (rows - 1)) / rows / CARD)
        left, top = x + (w - columns * (wide + GAP) + GAP) / 2, y + (h - rows * (wide * CARD + GAP) + GAP) / 2
        return [
            (left + i % columns * (wide + GAP), top + i // columns * (wide * CARD + GAP), wide, wide * CARD)
            for i in range(n)
        ]

    def controls(self) -> Sequence[Control]:
        found = []
        for i, (card, place) in enumerate(zip(self.scene.dealt, self.places())):
            zoom = partial(self.scene.zoom, card.monster)
            found.append(Control(f"hand/{i}", place, card.monster.name, zoom, zone="hand", radius=BROAD, zoom=zoom))
        return found

    def draw(self, s: Sheet, focus: Focus) -> None:
        for card, (x, y, w, h) in zip(self.scene.dealt, self.places()):
            x, y = s.units[0] + (x - s.units[0]) * card.way, y * card.way
            put(s, (x, y, w, h), shade(x + w / 36, y + w / 22, w, h, ROUND), 2)
            s.blit(cards.shown(self.scene.parlour.pictures, front(card.monster), round(w * s.u)), x, y)
        for control in self.controls():
            look = focus.look(control)
            s.mark("control", *control.rect, control.id)
            if look.ring or look.state == "hover":
                focus_ring(s, control.rect, BROAD)


class SampleHand(Sheeted):
    first = "again"

    def __init__(self, app: House, deck: Editing, lot: Random | None = None) -> None:
        super().__init__()
        self.parlour, self.deck = app, deck
        self.content, self.draft = deck.content, deck.draft
        self.lot, self.hands = lot or Random(), 0
        self.dealt: list[Dealt] = []

    def enter(self) -> None:
        self.deal()

    def deal(self) -> None:
        """Shuffle everything and deal anew."""
        ids = sample_hand(self.content, self.draft.cards, SIZE, self.lot)
        self.dealt = [Dealt(self.content.monsters[self.content.ids[id]]) for id in ids]
        self.hands += 1
        self.set_out()
        self.parlour.sounds.play("card")
        self.play(Together(*(Glide(card, DEAL, way=1.0) for card in self.dealt), apart=APART))

    def zoom(self, monster: Monster) -> object:
        monsters = [card.monster for card in self.dealt]
        return Push(Zoomed(self.parlour, self.deck, monsters, monster, building=False))

    def declare(self) -> LayoutBox:
        look = self.style.palette
        quick, boosts = self.told()
        ways = row(
            box().share(),
            self.button("again", "Another hand", self.deal, RED, ".again", 48),
            self.button("back", "Back to the deck", self.back),
            box().share(),
            gap=14,
        )
        page = column(
            self.said(f"Hand {self.hands}. " + expected(self.content, self.draft)),
            self.leaf(Cards(self)).min(240, 90).share(),
            self.said(quick, "note", look.glow),
            first(self.said(boosts, "note", look.paper), box()),
            ways,
            gap=10,
        )
        return self.plated(page, MOST, self.head(f"A hand from {self.draft.name}"))

    def told(self) -> tuple[str, str]:
        """What can be done with this hand in the first turns, and what boosts what."""
        dealt = [card.monster for card in self.dealt]
        least = min((monster.star for monster in dealt), default=0)
        total = sum(monster.star for monster in dealt)
        quick = (
            f"The quickest monster fights after {least} turn{'s' * (least > 1)}; all six have {total} stars."
            if len(dealt) == SIZE
            else "There are fewer than six cards in the deck."
        )
        colours = len({monster.type for monster in dealt})
        wild = sum(monster.type == "white_wild" for monster in dealt)
        boosts = f"{colours} colour{'s' * (colours > 1)} in hand; cards of one colour boost each other"
        return quick, boosts + (", and White Wild boosts all." if wild else ".")


def expected(content: Content, draft: Draft) -> str:
    """How likely it is that an opening hand has a monster of one star, and one of White Wild; in words."""
    copies = multiset(draft.cards)
    size = sum(copies.values())
    ones = sum(n for id, n in copies.items() if content.monsters[content.ids[id]].star == 1)
    wild = sum(n for id, n in copies.items() if content.monsters[content.ids[id]].type == "white_wild")
    return f"A 1-star monster is in {share(size, ones)} of all hands from this deck, White Wild in {share(size, wild)}."


def share(size: int, wanted: int) -> str:
    """Chance that a hand of six has at least one of the wanted cards, in per cent."""
    if size <= SIZE:
        return "100 %" if wanted else "0 %"
    return per_cent(1 - comb(size - wanted, SIZE) / comb(size, SIZE))
