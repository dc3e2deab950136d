"""asides: what stands beside the mat: who beats whom, what the present step is about, what the next duel takes."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from functools import partial

from game.rules.pack.cards import WILD, Content
from game.rules.pack.state import Entering, Offering, Ordering, Paying, Placing, Summoning
from game.ui.draw.cards.pack import RAMPS
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import SOFT, meets
from game.ui.games.pack.ahead import Ahead
from game.ui.games.pack.duels import Duels
from game.ui.games.pack.forms import GUIDE, OUTLOOK, WHEEL
from game.ui.games.pack.piles import EMPTY, FEW
from game.ui.games.pack.places import Places
from game.ui.games.pack.reading import Reading
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Front, button, marked
from game.ui.table.crests import seat_medal
from game.ui.table.part import Part, Still, View, laid_in
from game.ui.widgets import looks
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

KINDS = ("evade", "strike", "spell")
NAME = 47.0  # units for a name before what a duel takes
POINTS = ((92.0, 58.0), (140.0, 128.0), (44.0, 128.0))  # of the wheel, from its upper left corner
BONUS_BOX = (WHEEL[0] + 12, WHEEL[1] + 157, WHEEL[2] - 24, 22.0)  # where that stands
GUIDE_WORDS = {
    Summoning: ("SUMMON", "One monster a turn goes to a waiting spot. Its die shows how many turns it waits there."),
    Placing: ("SUMMON", "Any free spot of your waiting row. Monsters enter ahead of it, straight or diagonally."),
    Offering: (
        "BOOST",
        "Once a turn you may discard a card of a monster's colour or White Wild: its die drops by 1.",
    ),
    Paying: ("BOOST", "The price is a card of the monster's own colour, or White Wild. The card is gone then."),
    Ordering: ("ENTER", "These dice are spent: the monsters enter now, one by one, in the order you like."),
    Entering: ("ENTER", "Its die is spent: it enters for the duels to come. Mind who stands across."),
}
RUN_OUT = "DECK", f"Few cards are left: {EMPTY}"


class Asides(Part):
    """All of them lie still while what they tell stays the same; in small windows they lie folded away until a button
    unfolds them over the mat."""

    name = "asides"

    def __init__(self, view: View, places: Places, duels: Duels, reading: Reading, ahead: Ahead) -> None:
        super().__init__(view)
        self.places, self.duels, self.reading, self.ahead = places, duels, reading, ahead
        self.content: Content = view.content
        self.unfolded = False

    def still(self) -> Iterable[Still]:
        return () if self.over else self.papers()

    def papers(self) -> Iterable[Still]:
        """Those that have a place just now."""
        papers: tuple[tuple[str, Area, Hashable, Callable[[Sheet], None]], ...] = (
            ("wheel", WHEEL, (self.wheel_shows(), self.bonus_words), self.wheel),
            ("guide", GUIDE, self.guide_shows(), self.guide),
            ("outlook", OUTLOOK, self.outlook_shows(), self.outlook),
        )
        for name, box, shows, paint in papers:
            if pane := self.view.pane(name):
                yield laid_in(pane, Still(name, round_about(box), shows, paint))

    # ---- folded away ------------------------------------------------------------------------------------------
    @property
    def over(self) -> Area | None:
        """What they cover while they lie open in a window that has no place for them."""
        return self.places.mat.area if self.unfolded and self.view.area("fold") else None

    def fold(self) -> None:
        self.unfolded = not self.unfolded
        self.view.again()

    def close(self) -> bool:
        was, self.unfolded = self.unfolded, False
        return was

    def settled(self) -> None:
        self.close()

    def put_away(self) -> None:
        self.close()

    def resized(self) -> None:
        self.close()

    def buttons(self) -> list[Button]:
        if (area := self.view.area("fold")) is None:
            return []
        x, y, w, h = area
        words = "Back" if self.unfolded else "Help"
        return [button("fold", Front((x, y, w, h - 5), words), self.fold)]

    def controls(self) -> list[Control]:
        """The button, and all of the mat while something lies over it."""
        buttons = [control for control, _ in self.buttons()]
        if self.over is None:
            return buttons
        return [Control("fold/ground", self.over, "Help", None, zone="fold", stop=False), *buttons]

    def covers(self, control: Control) -> bool:
        """Whether something lies over it."""
        return self.over is not None and control.zone != "fold" and meets(control.rect, self.over)

    def draw(self, s: Sheet) -> None:
        if (over := self.over) is not None:
            s.cover(*over)
            panel(s, over)
            for still in self.papers():
                self.view.stamps.put(s, (still.name, still.key), *still.box, partial(shifted, still))
        for face, state, _ in marked(s, self.view, self.buttons()):
            looks.button(s, face.box, face.text, state, face.ramp)

    # ---- who beats whom ---------------------------------------------------------------------------------------

    def wheel_shows(self) -> tuple[int, ...]:
        """The types that meet in the lane that is pointed at, or in which there is a clash."""
        pair = self.duels.clash.pair if self.duels.clash is not None else self.reading.lane_pair()
        return tuple(self.content.types[card] for card in pair)

    @property
    def bonus_words(self) -> str:
        """What the type that beats the other counts more, where a rule is bent for each side."""
        bonus = self.content.bonus
        own, others = bonus[self.view.home], bonus[1 - self.view.home]
        return f"the arrow counts +{own}" if own == others else f"+{own} for you, +{others} for them"

    def wheel_words(self) -> str:
        """What is told under the wheel of the types that it shows."""
        kinds = self.wheel_shows()
        if WILD in kinds:
            return "White Wild takes both"
        return "the same type: no bonus" if len(kinds) == 2 and kinds[0] == kinds[1] else self.bonus_words

    def wheel(self, s: Sheet) -> None:
        x, y, w, h = WHEEL
        kinds = self.wheel_shows()
        panel(s, WHEEL)
        s.say("WHO BEATS WHOM", "caption", palette.soft, x + w / 2, y + 20, "c", w - 20, maxh=20)
        for k in range(3):
            (ax, ay), (zx, zy) = POINTS[k], POINTS[(k + 1) % 3]
            angle, now = math.degrees(math.atan2(zy - ay, zx - ax)), {k, (k + 1) % 3} == set(kinds)
            qx, qy = x + (ax + zx) / 2, y + (ay + zy) / 2
            ring = f'<circle cx="{qx}" cy="{qy}" r="14" fill="{GOLD}"/>' if now else ""
            sign = icon("arrow", qx, qy, 20, INK if now else palette.cream, GOLD if now else palette.ink, angle)
            s.svg(ring + sign, qx - 16, qy - 16, 32, 32)
        for k, kind in enumerate(KINDS):
            cx, cy = x + POINTS[k][0], y + POINTS[k][1]
            base = RAMPS[kind][1]
            r, rim = (27, GOLD) if k in kinds else (24, PAPER)
            discs = (
                f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{rim}"/><circle cx="{cx}" cy="{cy}" r="21" fill="{base}"/>'
            )
            s.svg(discs + icon(kind, cx, cy, 28, PAPER, base), cx - 28, cy - 28, 56, 56)
        told = len(kinds) == 2 or WILD in kinds
        s.say(self.wheel_words(), "note", palette.glow if told else SOFT, x + w / 2, y + 169, "c", w - 20, maxh=18)
        if WILD not in kinds:
            s.svg(icon("wild", x + 24, y + 188, 17, PAPER, palette.night), x + 12, y + 178, 24, 20)
            s.say("takes both with it", "note", SOFT, x + 40, y + 187, "l", w - 52, maxh=16)

    # ---- the present step -------------------------------------------------------------------------------------
    def guide_shows(self) -> tuple[str, str]:
        """What the present step is about; nothing while nobody is asked, or where help is not wanted."""
        about = self.view.about
        if about is None or not self.view.settings.hints or self.view.in_lesson:
            return "", ""
        left = min(len(self.view.picture.zones[f"deck/{seat}"]) for seat in range(self.view.seats))
        return RUN_OUT if isinstance(about, Summoning) and left <= FEW else GUIDE_WORDS[type(about)]

    def guide(self, s: Sheet) -> None:
        title, words = self.guide_shows()
        if title:
            x, y, w, h = GUIDE
            panel(s, GUIDE)
            s.say(title, "caption", palette.soft, x + 16, y + 20, "l", w - 32, maxh=18)
            s.tell(words, "body", PAPER, x + 16, y + 33, w - 32, maxh=h - 42)

    # ---- the next duel ----------------------------------------------------------------------------------------
    def outlook_shows(self) -> tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[bool, ...]]:
        """Whose duel comes next, what it takes from each seat, what the one after it takes, and whether the first and
        the other seat may lose more in the one and in the other."""
        if self.view.picture.facts["winners"] is not None:
            return "", (), (), (), ()
        seat = self.ahead.duelist()
        whose = "YOUR NEXT DUEL" if seat == self.view.viewer else f"{self.view.names[seat].upper()}'S NEXT DUEL"
        more = tuple(bool(comers) for later in (False, True) for comers in self.ahead.comers(later))
        return whose, self.ahead.damage(), self.ahead.fallen(), self.ahead.damage_after(), more

    def outlook(self, s: Sheet) -> None:
        """What the next two duels take from both, as the table lies."""
        x, y, w, _ = OUTLOOK
        whose, damage, fallen, then, more = self.outlook_shows()
        panel(s, OUTLOOK)
        if not any((*damage, *fallen, *then, *more)):
            s.say(whose, "caption", palette.soft, x + w / 2, y + 20, "c", w - 20, maxh=20)
            words = "Nothing happens yet." if whose else "The game is over."
            s.tell(words, "note", SOFT, x + 16, y + 46, w - 32, "c", maxh=50)
            return
        room = w - 28 - s.wide("THEN", "caption") - s.wide(" ", "caption")
        head = whose if s.wide(whose, "caption") <= room else "NEXT DUEL"
        s.say(head, "caption", palette.soft, x + 14, y + 20, "l", room, maxh=18)
        if s.wide(head, "caption") <= room:  # letters so small can be read no smaller
            s.say("THEN", "caption", palette.soft, x + w - 14, y + 20, "r", 50, maxh=18)
        home, harm = self.view.home, palette.harm
        none = False, False
        columns = (
            ("heart", harm, damage, more[:2]),
            ("skull", palette.soft, fallen, none),
            ("heart", harm, then, more[2:]),
        )
        for row, seat in enumerate((1 - home, home)):
            name, (_, top, _, high) = self.view.names[seat], toll_box(row, 0)
            if s.wide(name, "note") > NAME:  # a face can be told, letters so small cannot be read
                seat_medal(s, self.view.pictures, self.view.crest(seat), x + 14 + high / 2, top + high / 2, high / 2)
            else:
                s.say(name, "note", PAPER, x + 14, top + high / 2, "l", NAME, maxh=24)
            for column, (sign, ink, tolls, most) in enumerate(columns):
                self.toll(s, toll_box(row, column), sign, ink, tolls[seat], most[seat])

    def toll(self, s: Sheet, box: Area, sign: str, ink: str, count: int, more: bool) -> None:
        """So many, or with a plus so many at least."""
        x, y, lit = box[0], box[1] + box[3] / 2, count or more
        s.svg(icon(sign, x + 10, y, 20, ink if lit else palette.fade, palette.night), x - 2, y - 12, 24, 24)
        words = (f"\u2212{count}" if count else "0") + "+" * more
        room = 28 if x > OUTLOOK[0] + OUTLOOK[2] / 2 + 44 else 21  # of the last column, beside the edge, and of others
        s.say(words, "number", PAPER if lit else palette.mist, x + 22, y + 0.5, "l", room, maxh=22)


def toll_box(row: int, column: int) -> Area:
    """What a duel takes, in the design of the outlook: the far seat's row is the first; hit points of the next duel,
    monsters, and hit points of the one after."""
    return OUTLOOK[0] + 63 + 44 * column, OUTLOOK[1] + 36 + row * 36, 44, 28


def shifted(still: Still, t: Sheet) -> None:
    """Paint it from 0, 0."""
    x, y, _, _ = still.box
    still.paint(Sheet(t.units[0] * t.u, t.units, t.surf, (t.ox - x * t.u, t.oy - y * t.u), t.marks))


def round_about(box: Area) -> Area:
    """A panel with its shadow."""
    x, y, w, h = box
    return x - 4, y - 4, w + 8, h + 12
