"""found: the cards that are looked through in Dungeon & Kingdom, to take one: a Wizard's, or a rival's hand."""

from __future__ import annotations

from game.rules.kingdom.cards import Content
from game.rules.kingdom.deeds import Looting
from game.rules.kingdom.state import HAND_OF, SEEN_BY
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.places import Places, box_of
from game.ui.games.kingdom.tray import cover, covered
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.marks import Marks
from game.ui.table.part import Part, View
from game.ui.table.sprites import Images
from game.ui.window.focus import Control


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

    def controls(self) -> list[Control]:
        return [covered(self.box), *self.cards()] if self.aim.looking else []

    def draw(self, s: Sheet) -> None:
        """In a row; an eye says that nobody else sees them."""
        if not self.aim.looking:
            return
        cover(s, self.box)
        (x, y, w, _), about = self.box, self.view.about
        title = "Summon one of these; the others go under the deck"
        if isinstance(about, Looting):
            title = f"The hand of {self.view.names[about.victim]}: take one card"
        s.say(title, "heading", palette.cream, x + 24, y + 34, "l", w - 260, maxh=32)
        s.svg(icon("eye", x + w - 190, y + 34, 24, palette.glow, palette.night), x + w - 206, y + 18, 32, 32)
        s.say("only you see this", "note", palette.cream, x + w - 172, y + 34, "l", 156, maxh=24)
        for control in self.cards():
            x, y, w, _ = control.rect
            s.blit(self.images.flat(int(str(control.tags["card"])), round(w * s.u)), x, y)
            if "key" in control.tags:
                self.marks.choice(s, control)
