"""hand: six cards as they might come at the start of a game, again and again, and what to expect of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import comb
from random import Random
from typing import TYPE_CHECKING

from game.rules.pack.cards import Content, Monster
from game.rules.pack.decks import Draft, counted, sample_hand
from game.ui.draw import cards
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import GLOW, SHADOW, SOFT, focus_ring, plate, put
from game.ui.games.pack.workshop import face
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.scenes.workshop.shop import capped, panel
from game.ui.scenes.workshop.zoomed import Zoomed
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.focus import Control
from game.ui.window.motion import APART, DEAL, Glide, Together
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

SIZE, CARD_W, CARD_H, STEP = 6, 176.0, 246.0, 192.0
BOX = (44.0, 90.0, 1192.0, 540.0)
TOP = 208.0


class Dealt:
    """A card of the hand on its way to its place."""

    def __init__(self, id: str, x: float) -> None:
        self.id, self.home = id, x
        self.x, self.y, self.alpha = 1300.0, 40.0, 1.0


class SampleHand(Sheeted):
    grows = (0.75, 1.07)
    first = "again"

    def __init__(self, app: House, deck: Editing, lot: Random | None = None) -> None:
        super().__init__()
        self.parlour, self.deck = app, deck
        self.content, self.draft = deck.content, deck.draft
        self.lot, self.hands = lot or Random(), 0
        self.dealt: list[Dealt] = []

    def enter(self) -> None:
        self.widgets = [
            Button("again", (406, 562, 226, 48), "Another hand", self.deal, RED, ".again", size=21),
            Button("close", (652, 562, 222, 48), "Back to the deck", self.back, VIOLET, size=20),
        ]
        self.deal()

    def deal(self) -> None:
        """Shuffle everything and deal anew."""
        ids = sample_hand(self.content, self.draft.cards, SIZE, self.lot)
        left = 640 - ((len(ids) - 1) * STEP + CARD_W) / 2
        self.dealt = [Dealt(id, left + i * STEP) for i, id in enumerate(ids)]
        self.hands += 1
        self.parlour.sounds.play("card")
        self.play(Together(*(Glide(card, DEAL, x=card.home, y=TOP) for card in self.dealt), apart=APART))

    def things(self) -> Sequence[Control]:
        """The cards, to be looked at more closely, and the buttons."""
        found = []
        for i, card in enumerate(self.dealt):
            monster = self.content.monsters[self.content.ids[card.id]]
            zoom, box = partial(self.zoom, monster), (card.home, TOP, CARD_W, CARD_H)
            found.append(Control(f"hand/{i}", box, monster.name, zoom, zone="hand", radius=14, zoom=zoom))
        return [*found, *super().things()]

    def zoom(self, monster: Monster) -> object:
        monsters = [self.content.monsters[self.content.ids[card.id]] for card in self.dealt]
        return Push(Zoomed(self.parlour, self.deck, monsters, monster, building=False))

    def draw(self, s: Sheet) -> None:
        s = self.middled(s)
        panel(s, BOX, solid=True)
        s.text(f"A hand from {self.draft.name}", "black", 28, "#ffe9b8", 640, 128, "c", 900, maxh=38)
        s.text(
            f"Hand {self.hands}. " + expected(self.content, self.draft), "semi", 18, SOFT, 640, 168, "c", 1120, maxh=28
        )
        for card in self.dealt:
            monster = self.content.monsters[self.content.ids[card.id]]
            put(s, (card.x, card.y, CARD_W, CARD_H), plate(card.x + 5, card.y + 8, CARD_W, CARD_H, 12, SHADOW, 0.5), 2)
            image = cards.shown(self.parlour.pictures, face(monster), round(CARD_W * s.u))
            image.set_alpha(round(255 * card.alpha))
            s.blit(image, card.x, card.y)
            image.set_alpha(255)
        for control in self.things()[:-2]:
            look = self.focus.look(control)
            s.mark("control", *control.rect, control.id)
            if look.ring or look.state == "hover":
                focus_ring(s, control.rect, 14)
        if not self.motion:
            self._told(s)
        self.draw_widgets(s)

    def _told(self, s: Sheet) -> None:
        """What can be done with this hand in the first turns."""
        dealt = [self.content.monsters[self.content.ids[card.id]] for card in self.dealt]
        first = min((monster.star for monster in dealt), default=0)
        total = sum(monster.star for monster in dealt)
        words = (
            f"The quickest monster fights after {first} turn{'s' * (first > 1)}; all six have {total} stars."
            if len(dealt) == SIZE
            else "There are fewer than six cards in the deck."
        )
        s.text(words, "semi", capped(s, 18, 1.4), GLOW, 640, 498, "c", 1100, maxh=26)
        colours = len({monster.type for monster in dealt})
        wild = sum(monster.type == "white_wild" for monster in dealt)
        boosts = f"{colours} colour{'s' * (colours > 1)} in hand; cards of one colour boost each other" + (
            ", and White Wild boosts all." if wild else "."
        )
        s.text(boosts, "semi", capped(s, 17, 1.4), PAPER, 640, 532, "c", 1100, maxh=24)


def expected(content: Content, draft: Draft) -> str:
    """How likely it is that an opening hand has a monster of one star, and one of White Wild; in words."""
    copies = counted(draft.cards)
    size = sum(copies.values())
    ones = sum(n for id, n in copies.items() if content.monsters[content.ids[id]].star == 1)
    wild = sum(n for id, n in copies.items() if content.monsters[content.ids[id]].type == "white_wild")
    return f"A 1-star monster is in {share(size, ones)} of all hands from this deck, White Wild in {share(size, wild)}."


def share(size: int, wanted: int) -> str:
    """Chance that a hand of six has at least one of the wanted cards, in per cent."""
    if size <= SIZE:
        return "100 %" if wanted else "0 %"
    return f"{100 * (1 - comb(size - wanted, SIZE) / comb(size, SIZE)):.0f} %"
