"""looking: a card of Pontoon that somebody looks at: large for who may, lifted a little for the others."""

from __future__ import annotations

from game.engine.events import Event, Looked
from game.rules.pontoon.changes import Placing
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import GLOW, frame, plate
from game.ui.games.pontoon.places import OWN_W, PILE_BACK, Places
from game.ui.style.metrics import PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table.panes import Pane
from game.ui.table.part import Part, View
from game.ui.table.sprites import RATIO, Images, Sprite
from game.ui.window.motion import FLIP, Call, Flip, Glide, Motion, Then, Wait

LOOK = 1100  # ms
BIG, EDGE = 250.0, 12.0  # the most width of a card that is looked at, and what its plate is larger
ONLY: Area = (0, 0, 86, 24)  # of the words on a card that nobody else sees
LEAST = 110.0  # units between quest and ruler in which one can be read


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
        x, y, w, h = self.clear() or self.view.area("notice") or (0, 0, *self.view.room)
        return (x + w / 2, y + h / 2), min(BIG, w - 2 * EDGE, (h - 2 * EDGE) / RATIO)

    def clear(self) -> Area | None:
        """Where the quest and the ruler stay in sight, which tell what is wanted and how far everybody is: right of a
        quest over the ruler, between them, or below the ruler; right of the Guild where the piles lie below it."""
        quest, ruler, looked, hand, piles, panel = map(
            self.view.area, ("quest", "ruler", "looked", "hand", "piles", "panel")
        )
        if quest is None or ruler is None:
            return None
        x, y, w, h = ruler
        if hand and piles and panel and piles[1] > y + h:
            guild = self.places.pile("guild")
            left = guild.x + 0.7 * guild.w  # its number stands over its edge
            return left, hand[1], panel[0] - left, hand[3]
        if looked is not None:
            return looked[0], y + h, looked[2], looked[1] + looked[3] - y - h
        left = quest[0] + quest[2]
        below, beside = y >= quest[1] + quest[3], x - left > LEAST
        return (left, quest[1], (x + w if below else x) - left, quest[3]) if below or beside else None

    def lay_out(self) -> None:
        self.lifted = []
        self.settled()

    def settled(self) -> None:
        """The Guild card that the present question is about, while only the viewer knows it."""
        about = self.view.about
        (x, y), w = self.middle
        self.large = Sprite(about.card, "guild", x, y, w, grown=w) if isinstance(about, Placing) else None

    def show(self, event: Event) -> Motion | None:
        self.large = None  # what was asked about it has been answered
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
        """A card that only the viewer looks at, large."""
        x, y, w, h = sprite.box()
        wide, high, still = w + 2 * EDGE, h + 2 * EDGE, sprite.w == sprite.grown

        def paint(t: Sheet) -> None:
            t.svg(plate(2, 2, wide, high, PILL, palette.night, 0.9) + frame(2, 2, wide, high, PILL, GLOW))

        if still:
            s.cover(x - EDGE, y - EDGE, wide, high)
            self.view.stamps.put(s, ("spotlight", w), x - EDGE - 2, y - EDGE - 2, wide + 4, high + 4, paint)
        self.images.draw(s, sprite, 8)
        if still:
            only_you(self.view, self.places.hand, s, sprite)


def only_you(view: View, hand: Pane, s: Sheet, sprite: Sprite) -> None:
    """ "Only you" on a card that nobody else sees, in that corner of its picture where nothing is printed."""
    x, y, w, h = hand.unbox(sprite.box())
    k = min(1.0, min(w, h) / OWN_W)
    left, top = x + w - 92 * k, y + h - 30 * k if round(sprite.angle / 90) % 2 else y + 6 * k

    def paint(t: Sheet) -> None:
        t.svg(plate(0, 0, 86, 24, ROUND, palette.shadow, 0.88) + icon("eye", 15, 12, 17, palette.glow, palette.shadow))
        t.say("only you", "note", palette.cream, 27, 12, "l", 54, maxh=18)

    view.stamps.put(Pane(ONLY, left, top, k).sheet(hand.sheet(s)), "only you", *ONLY, paint)
