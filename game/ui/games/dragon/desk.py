"""desk: trades and spoils between two heroes: what lies in front of both, what is offered, and what is agreed."""

from __future__ import annotations

from functools import partial

from game.rules.dragon.battle import Looting
from game.rules.dragon.meeting import Bargaining, Considering
from game.ui.draw.paint import PAPER, Sheet, dashes, icon
from game.ui.draw.shapes import GLOW, SOFT, Box, hoop, plate
from game.ui.games.dragon.parties import PartyPart
from game.ui.games.dragon.places import DESK
from game.ui.games.dragon.prompts import percent
from game.ui.style.metrics import BROAD, FINE, PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Face, button, marked
from game.ui.table.marks import ring
from game.ui.table.view import Area, Target, View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

HIGH, LOW = 476.0, 344.0  # with an offer, and without
NEAR_THE_END = 5  # changes left of an offer from which they are counted
X, Y, W, _ = DESK
COLUMN, GAP = 376.0, 16.0
DISC, STEP = 72.0, 88.0
LAST = ("fight", "refuse", "done")  # choices that come behind the others


def lies_open(view: View) -> bool:
    """Whether a person bargains or loots."""
    return isinstance(view.about, Bargaining | Considering | Looting)


class Desk(PartyPart):
    """Lies over the map meanwhile."""

    name = pane = "desk"

    @property
    def high(self) -> float:
        return LOW if self.loots() else HIGH

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
    def left(self, column: int) -> float:
        return X + 16 + column * (COLUMN + GAP)

    def cards(self) -> list[tuple[int, int, bool, Box]]:
        """Every counter in front of the two: whose, which, whether it is in the offer, and where it lies."""
        me, other, offer = self.sides()
        found = []
        for column, seat in enumerate((me, other)):
            mine = self.parties.cards(f"front/{seat}")
            for offered in (False, True):
                part = [card for card in mine if (card in offer) == offered]
                step = min(STEP, (COLUMN - 44 - DISC) / max(1, len(part) - 1))
                top = Y + (126 if not offered else 264)
                found += [
                    (seat, card, offered, (self.left(column) + 22 + i * step, top, DISC, DISC + 4))
                    for i, card in enumerate(part)
                ]
        return found

    def controls(self) -> list[Control]:
        return [*self.counters(), *(control for control, _ in self.buttons())] if lies_open(self.view) else []

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
        w = min(380.0, (W - 32 - 14 * (len(keys) - 1)) / max(1, len(keys)))
        left = X + W / 2 - (w * len(keys) + 14 * (len(keys) - 1)) / 2
        found = []
        for i, key in enumerate(keys):
            text, sign = self.words(key)
            ramp = VIOLET if key in (*LAST, "counter") else RED
            face = Face((left + i * (w + 14), Y + self.high - 72, w, 54.0), text, ramp, sign)
            refused = view.why_not(key) if waits and key == "offer" else None
            if refused:
                made = button(f"choice/{key}", face, str, enabled=False, why_not=refused.why, rule=refused.rule)
            else:
                made = button(f"choice/{key}", face, view.chooser(key), tags={"key": key})
            found.append(made)
        return found

    def words(self, key: str) -> tuple[str, str]:
        """What stands on the button of a choice, and its sign."""
        _, other, _ = self.sides()
        chances = self.view.odds(key) if key in ("fight", "refuse") and self.view.settings.odds else ()
        odds = f" ({percent(chances[0].share)} to win)" if chances else ""
        return {
            "fight": (f"Fight {self.parties.name(other)}{odds}", "sword"),
            "offer": ("Propose this trade", "hand"),
            "agree": ("Agree", "check"),
            "counter": ("Offer something else", "undo"),
            "refuse": (f"Fight{odds}", "sword"),
            "all": ("Take everything", "hand"),
            "done": ("Take no more", ".cross"),
        }[key]

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        view = self.view
        if not lies_open(view):
            return
        s.cover(X, Y, W, self.high)
        me, other, _ = self.sides()
        offered = isinstance(view.about, Considering)
        trade = f"{self.parties.name(other)} offers a trade" if offered else "Duel or trade"
        panel(s, (X, Y, W, self.high), "The spoils" if self.loots() else trade)
        for column, seat in enumerate((me, other)):
            self.column(s, column, seat)
        self.rows(s)
        for face, state, hinted in marked(s, view, self.buttons()):
            looks.button(s, face.box, face.text, state, face.ramp, face.sign, lit=hinted)

    def column(self, s: Sheet, column: int, seat: int) -> None:
        p = self.parties
        x, y, loot = self.left(column), Y + 50, self.loots()
        high = 300 if not loot else 172
        top = plate(x, y, COLUMN, high, BROAD, palette.rise) + plate(x, y, COLUMN, 8, FINE, p.crest(seat).base)
        s.svg(top, x, y, COLUMN, high)
        s.blit(p.pieces.hero(p.hero(seat), round(46 * s.u)), x + 12, y + 14)
        s.say(p.name(seat), "heading", PAPER, x + 68, y + 26, "l", 290, maxh=16)
        party = f"{p.classes(seat)}; throws {p.party(seat)}"
        s.say(party, "note", SOFT, x + 68, y + 49, "l", 290, maxh=12)
        if loot:
            return
        gives = any(owner == seat and offered for owner, _, offered, _ in self.cards())
        fill, edge = (palette.pine, palette.baize) if column else (palette.garnet, palette.harm_light)
        edge = dashes(x + 11, y + 175, COLUMN - 22, 118, edge, 2, 7, 6, 12, 0.9)
        s.svg(plate(x + 10, y + 174, COLUMN - 20, 120, ROUND, fill) + edge, x + 8, y + 172, COLUMN - 16, 124)
        words = f"{p.name(seat)} gives" + ("" if gives else " nothing")
        s.say(words, "note", PAPER, x + 24, y + 190, "l", COLUMN - 48, maxh=20)

    def rows(self, s: Sheet) -> None:
        view, cards = self.view, self.cards()
        for control, (_, card, _, (x, y, w, h)) in zip(self.counters(), cards):
            s.blit(self.parties.pieces.counter(card, round(w * s.u)), x, y)
            if control.tags.get("key"):
                hot = view.focus.look(control).state in ("hover", "pressed")
                paint = partial(paint_choice, hot=hot)
                view.stamps.put(s, ("disc choice", hot), x - 6, y - 14, w + 12, w + 24, paint)
                if view.hint is not None and control.tags["key"] == view.hint.key:
                    s.svg(icon("bulb", x + w - 8, y + 4, 26, palette.glow, palette.night), x + w - 24, y - 12, 32, 32)
                s.mark("choice", *control.rect, str(control.tags["key"]))
            ring(s, view, control)
        for column, seat in enumerate(self.sides()[:2]):
            if not any(owner == seat and not offered for owner, _, offered, _ in cards):
                s.say("nothing", "note", SOFT, self.left(column) + 24, Y + 158, "l", 200, maxh=20)
        s.say(self.help_words(), "note", palette.cream, X + W / 2, Y + self.high - 96, "c", W - 40, maxh=22)

    def help_words(self) -> str:
        match self.view.about:
            case Bargaining(left=0):
                return "The offer has been changed often enough: make it as it is, or fight."
            case Bargaining(left=left) if left <= NEAR_THE_END:
                return f"The offer can be changed {'once' if left == 1 else f'{left} times'} more."
            case Bargaining(offer=()):
                return "Choose counters to give, or to ask for. A gift is a trade; an empty offer is none."
            case Bargaining():
                return "What lies in the offer can be chosen again to take it out. Nothing is agreed yet."
            case Considering(reply=True):
                return "This answers your own offer. Refused, there is a battle."
            case Considering():
                return "Refused, there is a battle. You may make one offer of your own."
        return "Take any or all. A class your party has already stays with its owner."


def paint_choice(t: Sheet, hot: bool) -> None:
    """The ring and wedge of a counter that can be chosen."""
    ring = hoop(6 + DISC / 2, 14 + DISC / 2, DISC / 2 + 2, DISC / 2 + 2, GLOW, 5 if hot else 3)
    t.svg(ring + f'<path d="M{DISC / 2 - 4} 0H{DISC / 2 + 16}L{DISC / 2 + 6} 13Z" fill="{GLOW}"/>')
