"""hand: the own cards at the bottom, each with its mark; the one that is pointed at rises."""

from __future__ import annotations

from game.ui.draw.paint import GOLD, INK, Sheet, icon
from game.ui.draw.shapes import GLOW, frame
from game.ui.games.pack.cards import Card, Cards
from game.ui.games.pack.places import HAND_W, RATIO, Places
from game.ui.games.pack.pointing import Pointing
from game.ui.games.pack.reading import Reading
from game.ui.style.metrics import BOLD, BROAD, PILL, ROUND, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.marks import CYAN, LIT
from game.ui.table.part import Part, View
from game.ui.window.focus import Control

RISE = 10.0  # units a card rises under the pointer


class Hand(Part):
    """What it shows lies with all other cards; where it can be pressed stands in Pointing."""

    name = "hand"

    def __init__(self, view: View, places: Places, cards: Cards, pointing: Pointing, reading: Reading) -> None:
        super().__init__(view)
        self.places, self.cards, self.pointing, self.reading = places, cards, pointing, reading

    def passes(self, ms: float) -> bool:
        control = self.reading.pointed()
        at, time = control.tags.get("at") if control else None, self.view.motion_time(ms)
        return self.cards.raise_hand(at, self.reading.picked(), time)

    def draw(self, s: Sheet) -> None:
        """The own hand from left to right, each card with its mark, so that the next one covers both."""
        controls = {
            control.tags.get("at"): control for control in self.pointing.on_board() if control.id.startswith("hand/")
        }
        lit = self.view.spoken_of()
        for at, card in enumerate(self.cards.sprites.get(self.cards.hand, ())):
            if card is self.cards.carried:
                continue
            y = card.y
            card.y = y - RISE * self.places.hand.k * card.raised
            self.cards.images.draw(s, card, 6)
            control = controls.get(at) if not self.view.moving else None
            if control is not None:
                self.held(s, card, control, card.card in lit)
            card.y = y

    def held(self, s: Sheet, card: Card, control: Control, told: bool) -> None:
        """The edge of a card in hand, turned with it: it can be chosen, a log line speaks of it, it has the focus."""
        look = self.view.focus.look(control)
        key = control.tags.get("key")
        hot = key is not None and look.state in ("hover", "pressed")
        hinted = key is not None and self.view.hint is not None and self.view.hint.key == key
        if key is not None:
            s.mark("choice", *control.rect, str(key))
        if key is None and not told and not look.ring:
            return
        w, h, angle = HAND_W, HAND_W * RATIO, round(card.angle)

        def paint(t: Sheet) -> None:
            cx, cy = 20 + w / 2, 20 + h / 2
            ink = CYAN if told else LIT
            bright = hot or hinted
            body = (
                (frame(13, 13, w + 14, h + 14, BROAD, GLOW, THICK, 0.55) if bright else "")
                + frame(18, 18, w + 4, h + 4, ROUND, INK, THICK, 0.85)
                + frame(19, 19, w + 2, h + 2, SLIP, palette.cream if bright else ink, 6 if bright else 4.5)
            )
            if key is not None:
                body += (
                    f'<path d="M{cx - 13} 6H{cx + 13}L{cx} 27Z" fill="{INK}"/><path d="M{cx - 9} 8H{cx + 9}'
                    f'L{cx} 23Z" fill="{LIT}"/>'
                )
            if hinted:
                body += f'<circle cx="{cx}" cy="52" r="21" fill="{INK}" opacity=".85"/>' + icon(
                    "bulb", cx, 52, 32, LIT, INK
                )
            if look.ring:
                body += frame(12, 12, w + 16, h + 16, BROAD, INK, BOLD) + frame(9, 9, w + 22, h + 22, PILL, GOLD, BOLD)
            t.svg(f'<g transform="rotate({angle} {cx} {cy})">{body}</g>')

        key = ("held", angle, hot, hinted, told, look.ring, key is not None)
        hand = self.places.hand
        x, y = hand.back(card.x, card.y)
        self.view.stamps.put(hand.sheet(s), key, x - w / 2 - 20, y - h / 2 - 20, w + 40, h + 40, paint)
