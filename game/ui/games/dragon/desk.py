"""desk: trades and spoils between two heroes: what lies in front of both, what is offered, and what is agreed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.dragon.battle import Looting
from game.rules.dragon.meeting import Bargaining, Considering
from game.ui.draw.paint import PAPER, Sheet, dashes, icon
from game.ui.draw.shapes import GLOW, SKIRT, SOFT, Box, focus_ring, plate
from game.ui.games.dragon.places import DESK
from game.ui.games.dragon.prompts import percent
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

HIGH, LOW = 476.0, 344.0  # with an offer, and without
NEAR_THE_END = 5  # changes left of an offer from which they are counted
X, Y, W, _ = DESK
COLUMN, GAP = 376.0, 16.0
DISC, STEP = 72.0, 88.0


class Desk:
    """Lies over the map while a person bargains or loots."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table

    @property
    def high(self) -> float:
        return LOW if self.loots() else HIGH

    def open(self) -> bool:
        return isinstance(self.table.about, Bargaining | Considering | Looting)

    def loots(self) -> bool:
        return isinstance(self.table.about, Looting)

    def sides(self) -> tuple[int, int, tuple[int, ...]]:
        """Who is asked, the other, and the counters that would change hands."""
        seat = self.table.chooser_seat
        match self.table.about:
            case Bargaining(other=other, offer=offer) | Considering(other=other, offer=offer):
                return seat, other, offer
            case Looting(loser=loser):
                return seat, loser, ()
        raise ValueError(f"nothing lies on the desk when asked about {self.table.about}")

    # ---- what can be chosen -----------------------------------------------------------------------------------
    def left(self, column: int) -> float:
        return X + 16 + column * (COLUMN + GAP)

    def cards(self) -> list[tuple[int, int, bool, Box]]:
        """Every counter in front of the two: whose, which, whether it is in the offer, and where it lies."""
        me, other, offer = self.sides()
        found = []
        for column, seat in enumerate((me, other)):
            mine = [card for card in self.table.picture.zones[f"front/{seat}"] if card is not None]
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
        table = self.table
        found = []
        for _, card, offered, box in self.cards():
            control = table.target(
                f"card/{card}",
                box,
                card,
                table.content.name(card),
                radius=30,
                zone="choices" if table.option_at(card) else "desk",
            )
            control.tags["card"] = card
            control.zoom = table.zoomer(control)
            found.append(control)
        return [*found, *(control for control, _, _ in self.buttons())]

    def buttons(self) -> list[tuple[Control, Box, tuple[str, str, Ramp]]]:
        """The choices without a counter: control, box, and text, sign, colours."""
        table = self.table
        assert table.offered is not None
        options = [option for option in table.offered.options if not isinstance(option.at, int)]
        keys = [option.key for option in options]
        if isinstance(table.about, Bargaining) and "offer" not in keys:
            keys.append("offer")  # it says what it waits for
        keys.sort(key=lambda key: key in ("fight", "refuse", "done"))
        w = min(380.0, (W - 32 - 14 * (len(keys) - 1)) / max(1, len(keys)))
        left = X + W / 2 - (w * len(keys) + 14 * (len(keys) - 1)) / 2
        found = []
        for i, key in enumerate(keys):
            box = (left + i * (w + 14), Y + self.high - 72, w, 54.0)
            text, sign = self.words(key)
            control = Control(f"choice/{key}", (*box[:3], box[3] + SKIRT), text, zone="choices", radius=22)
            refused = None if any(option.key == key for option in options) else table.refusal(key)
            if refused:
                control.enabled, (control.why_not, control.rule) = False, refused
            else:
                control.choose, control.tags["key"] = table.chooser(key), key
            found.append((control, box, (text, sign, VIOLET if key in ("fight", "refuse", "done", "counter") else RED)))
        return found

    def words(self, key: str) -> tuple[str, str]:
        table = self.table
        _, other, _ = self.sides()
        chances = table.prompts.odds(key) if key in ("fight", "refuse") and table.app.settings.odds else ()
        odds = f" ({percent(chances[0].share)} to win)" if chances else ""
        return {
            "fight": (f"Fight {table.name(other)}{odds}", "sword"),
            "offer": ("Propose this trade", "hand"),
            "agree": ("Agree", "check"),
            "counter": ("Offer something else", "undo"),
            "refuse": (f"Fight{odds}", "sword"),
            "all": ("Take everything", "hand"),
            "done": ("Take no more", ".cross"),
        }[key]

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        table = self.table
        if s.marks is not None:
            cover = s.rect(X, Y, W, self.high)
            s.marks[:] = [mark for mark in s.marks if not mark.rect.colliderect(cover)]
        me, other, offer = self.sides()
        loot = self.loots()
        title = (
            "The spoils"
            if loot
            else (f"{table.name(other)} offers a trade" if isinstance(table.about, Considering) else "Duel or trade")
        )
        panel(s, (X, Y, W, self.high), title)
        for column, seat in enumerate((me, other)):
            self.column(s, column, seat, loot)
        self.rows(s, loot)
        for control, box, (text, sign, ramp) in self.buttons():
            look = table.focus.look(control)
            if look.ring:
                focus_ring(s, control.rect, control.radius)
            hinted = table.hint is not None and control.tags.get("key") == table.hint.key
            s.mark("control", *control.rect, control.id)
            looks.button(s, box, text, look.state, ramp, 20, sign, lit=hinted)

    def column(self, s: Sheet, column: int, seat: int, loot: bool) -> None:
        table = self.table
        x, y = self.left(column), Y + 50
        crest = table.pieces.crest(table.hero_of(seat))
        high = 300 if not loot else 172
        s.svg(plate(x, y, COLUMN, high, 14, "#2a1b40") + plate(x, y, COLUMN, 8, 4, crest.base), x, y, COLUMN, high)
        s.blit(table.pieces.hero(table.hero_of(seat), round(46 * s.u)), x + 12, y + 14)
        s.text(table.name(seat), "title", 21, PAPER, x + 68, y + 26, "l", 290, maxh=16)
        s.text(
            f"{table.prompts.classes(seat)}; throws {table.party(seat)}",
            "semi",
            16,
            SOFT,
            x + 68,
            y + 49,
            "l",
            290,
            maxh=12,
        )
        if not loot:
            words = f"{table.name(seat)} gives" + (
                "" if any(owner == seat and offered for owner, _, offered, _ in self.cards()) else " nothing"
            )
            s.svg(
                plate(x + 10, y + 174, COLUMN - 20, 120, 12, "#1f4a40" if column else "#5a2436")
                + dashes(x + 11, y + 175, COLUMN - 22, 118, "#a6e3b8" if column else "#ff8f7a", 2, 7, 6, 12, 0.9),
                x + 8,
                y + 172,
                COLUMN - 16,
                124,
            )
            s.text(words, "semi", 16, PAPER, x + 24, y + 190, "l", COLUMN - 48, maxh=20)

    def rows(self, s: Sheet, loot: bool) -> None:
        table = self.table
        me, other, _ = self.sides()
        for control, (_, card, offered, (x, y, w, h)) in zip(self.controls(), self.cards()):
            s.blit(table.pieces.counter(card, round(w * s.u)), x, y)
            if control.tags.get("key"):
                hot = table.focus.look(control).state in ("hover", "pressed")
                table.stamps.put(
                    s,
                    ("disc choice", hot),
                    x - 6,
                    y - 14,
                    w + 12,
                    w + 24,
                    partial(paint_choice, hot=hot),
                )
                if table.hint is not None and control.tags["key"] == table.hint.key:
                    s.svg(icon("bulb", x + w - 8, y + 4, 26, "#ffe08a", "#1b1029"), x + w - 24, y - 12, 32, 32)
                s.mark("choice", *control.rect, str(control.tags["key"]))
            table.ring(s, control)
        for column, seat in enumerate((me, other)):
            if not any(owner == seat and not offered for owner, _, offered, _ in self.cards()):
                s.text("nothing", "semi", 16, SOFT, self.left(column) + 24, Y + 158, "l", 200, maxh=20)
        s.text(self.help_words(), "semi", 17, "#ffe9b8", X + W / 2, Y + self.high - 96, "c", W - 40, maxh=22)

    def help_words(self) -> str:
        match self.table.about:
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
    t.svg(
        f'<circle cx="{6 + DISC / 2}" cy="{14 + DISC / 2}" r="{DISC / 2 + 2}" fill="none" stroke="{GLOW}" '
        f'stroke-width="{5 if hot else 3}"/>'
        f'<path d="M{DISC / 2 - 4} 0H{DISC / 2 + 16}L{DISC / 2 + 6} 13Z" fill="{GLOW}"/>'
    )
