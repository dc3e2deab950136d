"""looking: a card of Pontoon that somebody looks at: large for who may, lifted a little for the others."""

from __future__ import annotations

from game.engine.events import Event, Looked
from game.rules.pontoon.changes import Placing
from game.ui.draw.paint import Sheet, icon
from game.ui.draw.shapes import GLOW, frame, plate
from game.ui.games.pontoon.places import PILE_BACK, Places
from game.ui.style.metrics import PILL
from game.ui.style.palette import palette
from game.ui.table.part import Part
from game.ui.table.sprites import RATIO, Images, Sprite
from game.ui.table.view import View
from game.ui.window.motion import FLIP, Call, Flip, Glide, Motion, Then, Wait

LOOK = 1100  # ms
BIG, NARROW = 250.0, 140.0  # the most width of a card that is looked at; a narrow one
FOOT = 46.0  # what is said below it


class Looking(Part):
    """The card that lies over the table while a question speaks of it, or while it is shown."""

    name = "looking"

    def __init__(self, view: View, images: Images, places: Places) -> None:
        super().__init__(view)
        self.images, self.places = images, places
        self.large: Sprite | None = None  # in the middle, for the viewer alone
        self.lifted: list[Sprite] = []  # face down, where somebody else looks

    @property
    def middle(self) -> tuple[tuple[float, float], float]:
        """Where a large card has its middle, and how wide it is."""
        x, y, w, h = self.view.area("looked") or self.view.area("notice") or (0, 0, *self.view.room)
        return (x + w / 2, y + (h - FOOT) / 2), min(BIG, (h - FOOT - 36) / RATIO)

    def lay_out(self) -> None:
        self.lifted = []
        self.settled()

    def settled(self) -> None:
        """The Guild card that the present question is about, while only the viewer knows it."""
        about = self.view.about
        (x, y), w = self.middle
        self.large = Sprite(about.card, "guild", x, y, w, grown=w) if isinstance(about, Placing) else None

    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Looked):
            return None
        pile = event.zone in PILE_BACK
        spot = self.places.pile(event.zone) if pile else self.places.spot(event.zone, event.at, 1)
        back = "equipment" if event.zone.startswith("equipment") else "guild"
        sprite = Sprite(event.card, back, spot.x, spot.y, spot.w, grown=spot.w, up=False)
        own = event.card is not None and self.view.viewer == event.player
        return self.shown_large(sprite) if own else self.lifts(sprite)

    def lifts(self, sprite: Sprite) -> Motion:
        """The others see which card it was."""
        self.lifted.append(sprite)

        def end() -> None:
            if sprite in self.lifted:
                self.lifted.remove(sprite)

        y = sprite.y
        heard = Call(self.view.sounder("card"))
        return Then(heard, Glide(sprite, 180, y=y - 14), Wait(320), Glide(sprite, 180, y=y), Call(end))

    def shown_large(self, sprite: Sprite) -> Motion:
        (x, y), w = self.middle
        self.large, sprite.grown = sprite, w

        def end() -> None:
            self.large = None

        return Then(
            Glide(sprite, 300, x=x, y=y, w=w),
            Call(self.view.sounder("flip")),
            Flip(sprite, lambda: setattr(sprite, "up", True), FLIP),
            Wait(LOOK),
            Call(end),
        )

    def draw(self, s: Sheet) -> None:
        for sprite in self.lifted:
            self.images.draw(s, sprite, 6)
        if self.large:
            self.spotlight(s, self.large)

    def spotlight(self, s: Sheet, sprite: Sprite) -> None:
        """A card that only the viewer looks at, large in the middle."""
        x, y, w, h = sprite.box()

        def paint(t: Sheet) -> None:
            t.svg(
                plate(2, 2, w + 40, h + 60, PILL, palette.night, 0.9)
                + frame(2, 2, w + 40, h + 60, PILL, GLOW)
                + icon("eye", 46, h + 40, 24, GLOW, palette.night)
            )
            words = "only you see this" if w > NARROW else "only you"
            t.say(words, "lead", palette.cream, 68, h + 40, "l", w - 34, maxh=24)

        if sprite.w == sprite.grown:
            s.cover(x - 20, y - 16, w + 40, h + 60)
            self.view.stamps.put(s, ("spotlight", w), x - 22, y - 18, w + 44, h + 64, paint)
        self.images.draw(s, sprite, 8)
