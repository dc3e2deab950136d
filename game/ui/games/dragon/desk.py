"""desk: trades and spoils between two heroes: what lies in front of both, what is offered, and what is agreed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from game.engine.chain import Chain
from game.engine.words import per_cent
from game.rules.dragon.battle import Looting
from game.rules.dragon.meeting import Bargaining, Considering
from game.ui.draw.paint import PAPER, Area, Sheet, dashes, icon
from game.ui.draw.shapes import GLOW, SOFT, hoop, plate
from game.ui.games.dragon.foreseen import Foresight
from game.ui.games.dragon.numbers import Numbers
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.games.dragon.places import DESK, LITTLE_DESK
from game.ui.style.metrics import BROAD, FINE, PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Front, button, marked
from game.ui.table.marks import ring
from game.ui.table.part import Target, View
from game.ui.table.why import explained
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

SQUEEZED = 1.2  # times as wide as their place words may be
SIGN = 12  # letters that are as wide as the sign on a button and its air
NEAR_THE_END = 5  # changes left of an offer from which they are counted
LAST = ("fight", "refuse", "done")  # choices that come behind the others


class Form(NamedTuple):
    """Where things lie on the desk, in units from its corner; those of a column from that column's top."""

    box: Area
    air: float  # beside and between the columns
    top: float  # of the columns
    face: float  # of the two, across
    name: tuple[float, float, float]  # where it stands, and how wide it may be
    party: tuple[float, float]
    disc: float  # a counter, across
    lies: float  # top of what lies in front of them
    gives: Area  # what is offered, in a column
    offer: float  # top of the counters in it
    said: float  # where it says who gives, from the top of that box
    help: float  # the middle of the words that help, below the columns
    foot: float  # from the top of the buttons to the end of the desk
    press: float  # height of a button
    ends: tuple[float, float]  # of the columns, with an offer and without

    @property
    def column(self) -> float:
        """How wide one is."""
        return (self.box[2] - 3 * self.air) / 2

    def high(self, loots: bool) -> float:
        return self.top + self.ends[loots] + 2 * self.help + self.foot


LARGE = Form(
    box=DESK,
    air=16,
    top=50,
    face=46,
    name=(68, 26, 290),
    party=(68, 49),
    disc=72,
    lies=76,
    gives=(10, 174, 356, 120),
    offer=214,
    said=16,
    help=27,
    foot=72,
    press=54,
    ends=(300, 172),
)
SMALL = Form(
    box=LITTLE_DESK,
    air=8,
    top=28,
    face=24,
    name=(34, 17, 62),
    party=(98, 17),
    disc=38,
    lies=40,
    gives=(4, 86, 190, 68),
    offer=108,
    said=14,
    help=9,
    foot=42,
    press=34,
    ends=(160, 92),
)


def lies_open(view: View) -> bool:
    """Whether a person bargains or loots."""
    return isinstance(view.about, Bargaining | Considering | Looting)


class Desk(PartyPart):
    """Lies over the map meanwhile."""

    name = pane = "desk"

    def __init__(self, view: View, parties: Parties) -> None:
        super().__init__(view, parties)
        self.foresight = Foresight(parties)

    @property
    def form(self) -> Form:
        """By the room that it has."""
        pane = self.view.pane(self.pane)
        return SMALL if pane and pane.design[2] < DESK[2] else LARGE

    @property
    def box(self) -> Area:
        form = self.form
        return *form.box[:3], form.high(self.loots())

    def loots(self) -> bool:
        return isinstance(self.view.about, Looting)

    def sides(self) -> tuple[int, int, tuple[int, ...]]:
        """Who is asked, the other, and the counters that would change hands."""
        seat, about = self.parties.asked(), self.view.about
        match about:
            case Bargaining(other=other, offer=offer) | Considering(other=other, offer=offer):
                return seat, other, offer
            case Looting(loser=loser):
                return seat, loser, ()
        raise ValueError(f"nothing lies on the desk when asked about {about}")

    # ---- what can be chosen -----------------------------------------------------------------------------------
    def corner(self, column: int) -> tuple[float, float]:
        """The upper left one of a column."""
        form = self.form
        return form.box[0] + form.air + column * (form.column + form.air), form.box[1] + form.top

    def cards(self) -> list[tuple[int, int, bool, Area]]:
        """Every counter in front of the two: whose, which, whether it is in the offer, and where it lies."""
        me, other, offer = self.sides()
        found, form = [], self.form
        room, d = form.column - 2 * form.gives[0] - 8, form.disc
        for column, seat in enumerate((me, other)):
            mine = self.parties.cards(f"front/{seat}")
            for offered in (False, True):
                part = [card for card in mine if (card in offer) == offered]
                step = min(d * 1.22, (room - d) / max(1, len(part) - 1))
                x, y = self.corner(column)
                x, y = x + form.gives[0] + 4 + form.air / 2, y + (form.offer if offered else form.lies)
                found += [(seat, card, offered, (x + i * step, y, d, d + 4)) for i, card in enumerate(part)]
        return found

    def controls(self) -> list[Control]:
        if not lies_open(self.view):
            return []
        return [*self.counters(), *self.thrown(), *(control for control, _ in self.buttons())]

    def thrown(self) -> Iterator[Control]:
        """How many dice each of the two throws."""
        form = self.form
        for column, seat in enumerate(self.sides()[:2]):
            x, y = self.corner(column)
            box = (x + form.party[0], y + form.party[1] - 10, form.column - form.party[0] - 8, 20.0)
            yield explained(self.view, f"party/{seat}", box, Numbers(self.parties).dice(seat), "desk")

    def counters(self) -> list[Control]:
        """Each of the counters, in the order of `cards`."""
        view, found = self.view, []
        for _, card, _, box in self.cards():
            name, zone = self.parties.content.name(card), "choices" if view.option_at(card) else "desk"
            control = view.control(f"card/{card}", box, card, name, radius=PILL, zone=zone)
            control.tags["card"] = card
            control.zoom = view.zoomer(control)
            found.append(control)
        return found

    def where(self, thing: Target, at: int) -> Area | None:
        cards = self.cards() if lies_open(self.view) else []
        return next((box for _, card, _, box in cards if card == thing), None)

    def buttons(self) -> list[Button]:
        """The choices without a counter."""
        view = self.view
        assert view.question is not None
        keys = [option.key for option in view.question.options if not isinstance(option.at, int)]
        if waits := isinstance(view.about, Bargaining) and "offer" not in keys:
            keys.append("offer")  # it says what it waits for
        keys.sort(key=lambda key: key in LAST)
        form, (x, y, wide, high) = self.form, self.box
        apart = form.air - 2
        room, words = wide - 2 * form.air - apart * (len(keys) - 1), [self.words(key) for key in keys]
        long = [len(text) + SIGN for text, _ in words]  # each is as wide as it has letters
        widths = [min(380.0, room * one / sum(long)) for one in long]
        left = x + (wide - sum(widths) - apart * (len(keys) - 1)) / 2
        found = []
        for key, (text, sign), w in zip(keys, words, widths):
            ramp = VIOLET if key in (*LAST, "counter") else RED
            face = Front((left, y + high - form.foot, w, form.press), text, ramp, sign)
            left += w + apart
            refused = view.why_not(key) if waits and key == "offer" else None
            if refused:
                made = button(f"choice/{key}", face, str, enabled=False, why_not=refused.why, rule=refused.rule)
            else:
                made = button(f"choice/{key}", face, view.chooser(key), tags={"key": key, **self.chance(key)})
            found.append(made)
        return found

    def chance(self, key: str) -> dict[str, Chain]:
        """What makes up the chance that a button tells."""
        if key not in ("fight", "refuse") or not self.view.settings.odds:
            return {}
        me, other, _ = self.sides()
        return {"chain": Numbers(self.parties).chance(me, other, 0, False)}

    def words(self, key: str) -> tuple[str, str]:
        """What stands on the button of a choice, and its sign."""
        _, other, _ = self.sides()
        chances = self.view.odds(key) if key in ("fight", "refuse") and self.view.settings.odds else ()
        odds = f" ({per_cent(chances[0].share)} to win{self.onward()})" if chances else ""
        return {
            "fight": (f"Fight {self.parties.name(other)}{odds}", "sword"),
            "offer": ("Propose this trade", "hand"),
            "agree": ("Agree", "check"),
            "counter": ("Another offer", "undo"),
            "refuse": (f"Fight{odds}", "sword"),
            "all": ("Take everything", "hand"),
            "done": ("Take no more", ".cross"),
        }[key]

    def onward(self) -> str:
        """The chance to beat all who are still to be met, where there are more than this one."""
        ahead = self.foresight.facing(self.sides()[1]) if isinstance(self.view.about, Bargaining) else None
        return f", all {per_cent(ahead.win)}" if ahead and len(ahead.falls) > 1 else ""

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        view = self.view
        if not lies_open(view):
            return
        s.cover(*self.box)
        me, other, _ = self.sides()
        offered = isinstance(view.about, Considering)
        trade = f"{self.parties.name(other)} offers a trade" if offered else "Duel or trade"
        x, y, w, h = self.box
        panel(s, (x, y, w, h))
        head = "The spoils" if self.loots() else trade
        s.say(head, "heading", PAPER, x + self.form.air + 2, y + self.form.top / 2, "l", w - 2 * self.form.air, maxh=34)
        for column, seat in enumerate((me, other)):
            self.column(s, column, seat)
        self.rows(s)
        for face, state, hinted in marked(s, view, self.buttons()):
            looks.button(s, face.box, face.text, state, face.ramp, face.sign, lit=hinted)

    def column(self, s: Sheet, column: int, seat: int) -> None:
        p, form, loot = self.parties, self.form, self.loots()
        (x, y), w, high = self.corner(column), form.column, form.ends[loot]
        rim = 8 if form is LARGE else 4
        top = plate(x, y, w, high, BROAD, palette.rise) + plate(x, y, w, rim, FINE, p.crest(seat).base)
        s.svg(top, x, y, w, high)
        s.blit(p.pieces.hero(p.hero(seat), round(form.face * s.u)), x + form.gives[0] + 2, y + rim + 2)
        (dx, dy, wide), (px, py) = form.name, form.party
        s.say(p.name(seat), "heading", PAPER, x + dx, y + dy, "l", wide, maxh=16)
        throws, style, room = f"throws {p.party(seat)}", "note" if form is LARGE else "small", w - px - 8
        party = f"{p.classes(seat)}; {throws}"
        party = party if s.wide(party, style) <= SQUEEZED * room else throws  # the counters below tell the classes
        s.say(party, style, SOFT, x + px, y + py, "l", room, maxh=14)
        if loot:
            return
        gives = any(owner == seat and offered for owner, _, offered, _ in self.cards())
        fill, edge = (palette.pine, palette.baize) if column else (palette.garnet, palette.harm_light)
        gx, gy, gw, gh = x + form.gives[0], y + form.gives[1], form.gives[2], form.gives[3]
        edge = dashes(gx + 1, gy + 1, gw - 2, gh - 2, edge, 2, 7, 6, 12, 0.9)
        s.svg(plate(gx, gy, gw, gh, ROUND, fill) + edge, gx - 2, gy - 2, gw + 4, gh + 4)
        words = f"{p.name(seat)} gives" + ("" if gives else " nothing")
        if form is LARGE or not gives:
            s.say(words, "note", PAPER, gx + 8 + form.air / 3, gy + form.said, "l", gw - 28, maxh=20)
        else:  # beside the wedge over the first counter
            s.say(words, "note", PAPER, gx + gw - 12, gy + form.said, "r", gw - 28, maxh=20)

    def rows(self, s: Sheet) -> None:
        view, cards, form = self.view, self.cards(), self.form
        for control, (_, card, _, (x, y, w, h)) in zip(self.counters(), cards):
            s.blit(self.parties.pieces.counter(card, round(w * s.u)), x, y)
            if control.tags.get("key"):
                hot = view.focus.look(control).state in ("hover", "pressed")
                paint = partial(paint_choice, d=w, hot=hot)
                view.stamps.put(s, ("disc choice", hot, w), x - 6, y - 14, w + 12, w + 24, paint)
                if view.hint is not None and control.tags["key"] == view.hint.key:
                    s.svg(icon("bulb", x + w - 8, y + 4, 26, palette.glow, palette.night), x + w - 24, y - 12, 32, 32)
                s.mark("choice", *control.rect, str(control.tags["key"]))
            ring(s, view, control)
        for column, seat in enumerate(self.sides()[:2]):
            if not any(owner == seat and not offered for owner, _, offered, _ in cards):
                left, top = self.corner(column)
                s.say("nothing", "note", SOFT, left + 24, top + form.lies + form.disc * 0.45, "l", 150, maxh=20)
        x, y, w, h = self.box
        s.say(self.help_words(), "note", palette.cream, x + w / 2, y + h - form.foot - form.help, "c", w - 20, maxh=22)

    def help_words(self) -> str:
        match self.view.about:
            case Bargaining(left=0):
                return "The offer has been changed often enough: make it as it is, or fight."
            case Bargaining(left=left) if left <= NEAR_THE_END:
                return f"The offer can be changed {'once' if left == 1 else f'{left} times'} more."
            case Bargaining(offer=()):
                return "Choose counters to give, or to ask for. A gift is a trade; an empty offer is none."
            case Bargaining():
                return "Choose it again to take it out of the offer. If the offer is refused, there is a battle."
            case Considering(reply=True):
                return "This answers your own offer. Refused, there is a battle."
            case Considering():
                return "Refused, there is a battle. You may make one offer of your own."
        return "Take any or all. A class your party has already stays with its owner."


def paint_choice(t: Sheet, d: float, hot: bool) -> None:
    """The ring and wedge of a counter that can be chosen, d across."""
    ring = hoop(6 + d / 2, 14 + d / 2, d / 2 + 2, d / 2 + 2, GLOW, 5 if hot else 3)
    t.svg(ring + f'<path d="M{d / 2 - 4} 0H{d / 2 + 16}L{d / 2 + 6} 13Z" fill="{GLOW}"/>')
