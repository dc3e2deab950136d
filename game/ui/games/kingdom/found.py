"""found: the cards that are looked through in Dungeon & Kingdom, to take one: a Wizard's, or a rival's hand."""

from __future__ import annotations

from game.rules.kingdom.cards import Content
from game.rules.kingdom.deeds import Looting
from game.rules.kingdom.state import HAND_OF, SEEN_BY, SIDES
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.places import CHIP_W, Places, box_of
from game.ui.games.kingdom.printed import CHIP
from game.ui.games.kingdom.tray import cover, covered
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.marks import Marks
from game.ui.table.part import Part, View
from game.ui.table.sprites import RATIO, Images
from game.ui.window.focus import Control

HEAD = 0.45  # of the width, for the words over the cards
SIGNS = {"kingdom": "tower", "dungeon": "gate"}


class Found(Part):
    """They cover the stage; nobody else sees them."""

    name = "found"
    pane = "stage"

    def __init__(self, view: View, places: Places, aim: Aim, images: Images, marks: Marks) -> None:
        super().__init__(view)
        self.places, self.aim, self.images, self.marks = places, aim, images, marks
        self.content: Content = view.content

    @property
    def box(self) -> Area:
        """All of the stage, and so much more that its corners are covered by round ones."""
        x, y, w, h = self.places.stage
        return x - 5, y - 5, w + 10, h + 10

    def cards(self) -> list[Control]:
        """Those that may be chosen; equal ones are one choice."""
        about, found = self.view.about, []
        zone = HAND_OF[about.victim] if isinstance(about, Looting) else SEEN_BY[self.view.home]
        cards = self.view.picture.zones[zone]
        for at, card in enumerate(cards):
            if card is None:
                continue
            box = box_of(self.places.found(at, len(cards)))
            control = self.view.control(f"found/{at}", box, card, self.content.name(card), zone="choices", radius=ROUND)
            control.tags |= {"card": card, "asked only": True}  # the prompt tells its deed: the others stay in sight
            control.tip, control.zoom = "", self.view.zoomer(control)
            found.append(control)
        return found

    def covers(self) -> list[tuple[str, int | None, Area]]:
        """What lies below in Kingdom and Dungeon, as chips in a row over the cards, each side after its sign."""
        (x, y, w, _), zones = self.box, self.view.picture.zones
        row = [(side, card) for side in SIDES if zones[side] for card in (None, *zones[side])]
        step = min(CHIP_W + 6, ((1 - HEAD) * w - 24) / max(1, len(row)))
        left = x + w - 24 - step * len(row)
        return [(side, card, (left + at * step, y + 14, CHIP_W, CHIP_W * RATIO)) for at, (side, card) in enumerate(row)]

    def beneath(self) -> list[Control]:
        """The chips of what is covered: each can be read as a card, and is not what is chosen."""
        found = []
        for at, (side, card, box) in enumerate(self.covers()):
            if card is not None:
                why = f"It lies in the {side.title()}. Choose one of the cards below."
                control = Control(
                    f"beneath/{at}", box, self.content.name(card), enabled=False, why_not=why, radius=ROUND
                )
                control.tags["card"], control.zoom = card, self.view.zoomer(control)
                found.append(control)
        return found

    def controls(self) -> list[Control]:
        return [covered(self.box), *self.beneath(), *self.cards()] if self.aim.looking else []

    def draw(self, s: Sheet) -> None:
        """In a row; an eye says that nobody else sees them. Beside that what they cover, which they are chosen for."""
        if not self.aim.looking:
            return
        cover(s, self.box)
        (x, y, w, _), about = self.box, self.view.about
        title = "Summon one of these; the others go under the deck"
        if isinstance(about, Looting):
            title = f"The hand of {self.view.names[about.victim]}: take one card"
        s.say(title, "heading", palette.cream, x + 24, y + 34, "l", HEAD * w - 40, maxh=32)
        s.svg(icon("eye", x + 40, y + 68, 24, palette.glow, palette.night), x + 24, y + 52, 32, 32)
        s.say("only you see this", "note", palette.cream, x + 58, y + 68, "l", 156, maxh=24)
        for side, card, (left, top, wide, _) in self.covers():
            if card is None:
                s.svg(icon(SIGNS[side], left + wide / 2, top + wide * RATIO / 2, wide, palette.gold, palette.night))
            else:
                s.blit(self.images.flat(CHIP + card, round(wide * s.u)), left, top)
        for control in self.cards():
            x, y, w, _ = control.rect
            s.blit(self.images.flat(int(str(control.tags["card"])), round(w * s.u)), x, y)
            if "key" in control.tags:
                self.marks.choice(s, control)
